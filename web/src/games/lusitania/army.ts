// What Lusitania (2019) has besides soldiers, hands and open cards, read from the view.
import type { Position } from "../../messages";
import type { Table } from "../../table/table.svelte";
import { viewOf } from "../../table/view";
import { fact, HIDDEN, rowOf } from "../lusitanias/muster";
import type { View } from "./view";

export type Armies = View;

export const ARMY = "army";
export const FIELD = "field";
/** An army's places: Mars first, the numerals, and last those without one. */
export const MARS = 0;
export const LAST = ["doctor", "gunner"];

export function armiesOf(position: Position): Armies {
  return viewOf(position, "lusitania");
}

export function places(table: Table): number {
  return rowOf(table, ARMY, 0).length;
}

/** The kind that alone may stand in a place, where that is so. */
export function reserved(table: Table, place: number): string | undefined {
  return LAST[place - (places(table) - LAST.length)];
}

/** Whether the picked card would be laid in this place. */
export function lands(table: Table, kind: string | null, place: number): boolean {
  return kind !== null && (fact(table, kind, "numeral") === place || reserved(table, place) === kind);
}

/** Whether the Musician can come from now on. */
export function isNear(table: Table): boolean {
  const { pile_number, pile_left } = armiesOf(table.position);
  return pile_number === 1 && "last_six" in table.layout && pile_left <= table.layout.last_six;
}

/** The hidden cards of a hand that may be the Musician, in words. */
export function doubtful(table: Table, seat: number): Record<number, string> {
  const found: Record<number, string> = {};
  rowOf(table, "hand", seat).forEach((kind, place) => {
    const late = armiesOf(table.position).last_six[seat]?.[place];
    if (kind === HIDDEN && late) found[place] = table.words.say("page-perhaps-musician");
  });
  return found;
}

export function marsWords(table: Table, seat: number): string {
  return table.words.say(armiesOf(table.position).mars_used[seat] ? "page-mars-used" : "page-mars-unused");
}
