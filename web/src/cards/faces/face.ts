/** What a card shows, apart from how it is drawn. */
export interface Face {
  /** The panel's outline: niches hold people, gables places, plaques things, tondi honours, tablets bids; a unit of
      Lumeria has the shield of its faction. */
  panel: "niche" | "gable" | "plaque" | "tondo" | "tablet" | Shield;
  /** The colour of the panel, a custom property of the palette. */
  ground: Ground;
  /** One large drawing, or several small drawings and numerals together. */
  picture: string[];
  /** In the upper left corner. */
  corner?: Token;
  /** Small drawings in the upper right corner: the charge of a colour, the resource of a family, Roman influence. */
  marks: string[];
  /** Along the foot, on a card of any size: what a soldier may carry, what an artisan makes, what a Bazaar asks for. */
  row: Sign[];
  /** What the card does, in signs, where there is room for it. */
  does: Sign[];
  /** Drawn faintly behind a person: a soldier's chief piece of equipment. */
  behind?: string;
  /** In the lower right corner. */
  worth?: Token;
}

export type Shield = "kite" | "round" | "notched" | "scutum" | "octagon";

export type Ground =
  | "blue"
  | "red"
  | "yellow"
  | "green"
  | "white"
  | "black"
  | "beer"
  | "bread"
  | "elixir"
  | "gladius"
  | "violet"
  | "bronze"
  | "stone";

/** A number and the sign that says of what. */
export interface Token {
  sign: "numeral" | "coin" | "points" | "talent" | "honour" | "toughness";
  text: string;
  /** Nobody could find this number: it is a reconstruction. */
  reconstructed: boolean;
}

/** A drawing of the row, or the text between two drawings. */
export type Sign = { icon: string } | { text: string };

export function icon(name: string): Sign {
  return { icon: name };
}

export function icons(name: string, times: number): Sign[] {
  return Array.from({ length: times }, () => icon(name));
}

export function text(said: string): Sign {
  return { text: said };
}

const ROMAN = ["", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X"];

export function roman(number: number): string {
  return ROMAN[number] ?? String(number);
}
