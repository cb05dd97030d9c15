// Cards, soldiers and hands of both Lusitanias in words: the labels of things, and the lines of the text view.
import type { Table } from "../../table/table.svelte";
import { fact, HIDDEN, musterOf, namesOf, others, outfit, slots } from "./muster";

export function cardWords(table: Table, kind: string): string {
  return kind === HIDDEN ? table.words.say("page-face-down") : table.words.card(kind);
}

function joined(parts: string[]): string {
  return parts.filter(Boolean).join(", ");
}

export function slotWords(table: Table, of: string[][]): string {
  const { words } = table;
  const named = of.map(([one, other]) =>
    other ? words.say("page-either", { one: words.card(one!), other: words.card(other) }) : words.card(one!),
  );
  return of.length ? words.say("page-room-for", { pieces: named.join(", ") }) : "";
}

/** A card with the points and slots printed on it. */
export function printedWords(table: Table, kind: string): string {
  const points = fact(table, kind, "vp");
  const worth = points ? table.words.say("page-points", { points }) : "";
  return joined([cardWords(table, kind), worth, slotWords(table, slots(table, kind))]);
}

/** A soldier with what it carries and what it has room for. */
export function soldierWords(table: Table, seat: number, cell: number, kind: string, marks: string[] = []): string {
  const { laid, free } = outfit(table, seat, cell, kind);
  const { words } = table;
  const carried = laid.map((piece) => words.card(piece)).join(", ");
  const carries = carried ? words.say("page-carries", { pieces: carried }) : "";
  return joined([words.card(kind), ...marks, carries, slotWords(table, free)]);
}

/** A place for a soldier: its numeral, where it has one, and who stands there. */
export function cellWords(table: Table, zone: string, cell: number, card: string): string {
  const numeral = namesOf(table, zone)[cell] ?? "";
  return /\w/.test(numeral) ? table.words.say("page-cell", { cell: numeral, card }) : card;
}

export function knownWords(table: Table, seats: readonly number[], owner: number): string {
  const players = others(table, seats, owner).map((seat) => table.name(seat));
  if (players.length > 1 && players.length === table.info.seats.length - 1) return table.words.say("page-known-to-all");
  return players.length ? table.words.say("page-known-to", { players: table.words.list(players) }) : "";
}

export function handWords(table: Table, seat: number, place: number, kind: string): string {
  const seats = musterOf(table.position).seen[seat]?.[place] ?? [];
  const card = table.words.say("page-in-hand", { place: place + 1, card: printedWords(table, kind) });
  return joined([card, knownWords(table, seats, seat)]);
}

export function countedWords(table: Table, heap: Record<string, number>): string {
  const parts = Object.entries(heap).map(([kind, count]) =>
    count > 1 ? `${count} × ${table.words.card(kind)}` : table.words.card(kind),
  );
  return parts.join(", ") || table.words.say("page-empty");
}
