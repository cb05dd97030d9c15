// What both Lusitanias have on the table, read from the view: soldiers and their equipment, hands, open cards, piles.
import { Printed } from "../../cards/faces/printed";
import type { Position } from "../../messages";
import type { Table } from "../../table/table.svelte";
import { viewOf } from "../../table/view";
import type { View as LusitaniaXxi } from "../lusitania-xxi/view";
import type { View as Lusitania } from "../lusitania/view";

export type Kinds = (string | null)[];

/** What the views of both games have in common. */
export type Muster = Lusitania | LusitaniaXxi;

/** Something that lies under a soldier or befalls it: a drawing, a text, and both in words. */
export interface Mark {
  icon: string;
  text: string;
  label: string;
}

export const HIDDEN = "unknown";

export function musterOf(position: Position): Muster {
  return position.table.game === "lusitania" ? position.table : viewOf(position, "lusitania-xxi");
}

/** The cards of a zone that has a row for each seat. */
export function rowOf(table: Table, zone: string, seat: number): Kinds {
  return table.row(`${zone}.${seat}`);
}

/** What people call the places of a zone. */
export function namesOf(table: Table, zone: string): readonly string[] {
  return table.game.zones.find(({ name }) => name === zone)?.labels ?? [];
}

/** All kinds of equipment; `piece.<number>` counts them in this order. */
export function equipment(table: Table): string[] {
  return table.game.kinds.filter((kind) => table.cards[kind]?.effect === "equipment");
}

export function slots(table: Table, kind: string | null): string[][] {
  return kind ? new Printed(table.cards[kind]).slots() : [];
}

export interface Outfit {
  /** The pieces under a soldier. */
  laid: string[];
  /** Its printed slots that are free, each with the kinds that it takes. */
  free: string[][];
}

export function outfit(table: Table, seat: number, cell: number, kind: string | null): Outfit {
  const heap = Object.entries(musterOf(table.position).gear[seat]?.[cell] ?? {});
  const laid = heap.flatMap(([piece, count]) => Array.from({ length: count }, () => piece));
  const left = [...laid];
  const free = slots(table, kind).filter((slot) => {
    const filling = left.findIndex((piece) => slot.includes(piece));
    if (filling >= 0) left.splice(filling, 1);
    return filling < 0;
  });
  return { laid, free };
}

/** The province whose colour a seat's legionaries wear; null before the first. */
export function province(table: Table, zone: string, seat: number): string | null {
  for (const kind of rowOf(table, zone, seat)) {
    const colour = kind?.split("-")[0];
    if (colour && table.words.has(`province-${colour}`)) return colour;
  }
  return null;
}

/** The seats of a set besides the owner. */
export function others(table: Table, seats: readonly number[], owner: number): number[] {
  return seats.filter((seat) => seat !== owner && seat < table.info.seats.length);
}

/** The kind of the hand card that has been clicked; null before that. */
export function picked(table: Table): string | null {
  const handle = table.choice.chosen.find((chosen) => chosen.startsWith("hand."));
  return (handle && table.at(handle)) || null;
}

/** The card that was discarded last, as long as it lies there; null where the log does not go back to it. */
export function topOfDiscard(table: Table): string | null {
  const { discard } = musterOf(table.position);
  const lies = (card: string) => Object.entries(discard).some(([kind, count]) => kind === card && count > 0);
  const last = table.log.findLast(({ target, card }) => target?.split(".")[0] === "discard" && card && lies(card));
  return last?.card ?? null;
}

export function discarded(table: Table): number {
  return Object.values(musterOf(table.position).discard).reduce((sum, count) => sum + count, 0);
}

export function fact(table: Table, kind: string, name: string): number | undefined {
  return new Printed(table.cards[kind]).number(name);
}
