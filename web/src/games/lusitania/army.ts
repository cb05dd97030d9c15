// What Lusitania (2019) has besides soldiers, hands and open cards, read from the view.
import { traitsOf } from "../../cards/faces/printed";
import type { Position } from "../../messages";
import type { Table } from "../../table/table.svelte";
import { viewOf } from "../../table/view";
import { fact, HIDDEN, rowOf } from "../lusitanias/muster";
import type { Traits, View } from "./view";

export type Armies = View;

export const ARMY = "army";
export const FIELD = "field";

export function armiesOf(position: Position): Armies {
  return viewOf(position, "lusitania");
}

export function places(table: Table): number {
  return rowOf(table, ARMY, 0).length;
}

/** The place in an army where a soldier or Mars stands. */
function placeOf(table: Table, kind: string): number | undefined {
  return traitsOf<Traits>(table.cards[kind]).place;
}

export function isOfMars(table: Table, place: number): boolean {
  return placeOf(table, "mars") === place;
}

/** The kind that alone may stand in a place without a numeral; none in that of Mars, where a card always lies. */
export function reserved(table: Table, place: number): string | undefined {
  if (isOfMars(table, place)) return undefined;
  return table.game.kinds.find((kind) => placeOf(table, kind) === place && fact(table, kind, "numeral") === undefined);
}

/** Whether the picked card would be laid in this place. */
export function lands(table: Table, kind: string | null, place: number): boolean {
  return kind !== null && placeOf(table, kind) === place;
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
