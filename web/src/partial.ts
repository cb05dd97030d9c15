// For tests and for pages that show a part of a table: as much of a thing as is asked of it.

type Some<Thing> = Thing extends (infer Item)[]
  ? Some<Item>[]
  : Thing extends object
    ? { [Key in keyof Thing]?: Some<Thing[Key]> }
    : Thing;

/** A thing of which only some is there. Whoever takes it must not ask for more. */
export function partial<Thing>(some: Some<Thing>): Thing {
  return some as Thing;
}
