// What both Lusitanias tell as text: open cards, hands and piles.
import type { Section } from "../../table/panels";
import type { Table } from "../../table/table.svelte";
import { cellWords, countedWords, handWords, printedWords, soldierWords } from "./describe";
import { HIDDEN, musterOf, rowOf } from "./muster";

export function supply(table: Table, zone: string): Section {
  const kinds = table.row(zone);
  const lines = kinds.map((kind, place) => {
    const card = kind ? printedWords(table, kind) : table.words.say("page-empty");
    return `${place + 1}: ${card}`;
  });
  return { heading: table.words.say(`zone-${zone}`), lines };
}

export function hand(table: Table): Section[] {
  if (!table.playing) return [];
  const lines = rowOf(table, "hand", table.seat).flatMap((kind, place) =>
    kind ? [handWords(table, table.seat, place, kind)] : [],
  );
  return [{ heading: table.words.say("page-your-hand"), lines }];
}

/** Who stands where; a game adds what it has besides. */
export function ranks(table: Table, zone: string, seat: number, marks: (cell: number) => string[]): string[] {
  return rowOf(table, zone, seat).flatMap((kind, cell) =>
    kind ? [cellWords(table, zone, cell, soldierWords(table, seat, cell, kind, marks(cell)))] : [],
  );
}

/** What the viewer knows of another hand. */
export function known(table: Table, seat: number): string[] {
  if (seat === table.seat) return [];
  return rowOf(table, "hand", seat).flatMap((kind, place) =>
    kind && kind !== HIDDEN ? [handWords(table, seat, place, kind)] : [],
  );
}

export function piles(table: Table, news: string[]): Section {
  const { words } = table;
  const { pile_left: count, pile_number, discard } = musterOf(table.position);
  const pile = words.say(pile_number > 1 ? "page-second-pile" : "page-pile", { count });
  const heap = `${words.say("zone-discard")}: ${countedWords(table, discard)}`;
  return { heading: words.say("zone-pile"), lines: [pile, ...news, heap] };
}
