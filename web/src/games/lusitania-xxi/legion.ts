// What Lusitania XXI has besides soldiers, hands and open cards, read from the view.
import type { Position } from "../../messages";
import type { Table } from "../../table/table.svelte";
import { viewOf } from "../../table/view";
import { fact, namesOf, rowOf, type Mark } from "../lusitanias/muster";
import type { View } from "./view";

export type Legions = View;

export const LEGION = "legion";
export const CAMP = "camp";

export function legionsOf(position: Position): Legions {
  return viewOf(position, "lusitania-xxi");
}

export interface Objective {
  number: number;
  kind: string;
  /** The seat that has won it; null while it lies open. */
  winner: number | null;
}

/** The Laurus and Virtus cards of this game; they are the last of all kinds. */
export function objectives(table: Table): Objective[] {
  const states = legionsOf(table.position).objective;
  const kinds = table.game.kinds.slice(-states.length);
  return states.flatMap((state, number) => {
    const winner = typeof state === "number" ? state : null;
    return state === "out" ? [] : [{ number, kind: kinds[number]!, winner }];
  });
}

/** What lies under a soldier or befalls the card in a cell. */
export function marks(table: Table, seat: number, cell: number): Mark[] {
  const legions = legionsOf(table.position);
  const { words } = table;
  const found: Mark[] = [];
  const wins = (kind: string) => objectives(table).some((some) => some.kind === kind && some.winner === seat);
  if (cell && legions.doubled_cell === cell && wins("virtus-6")) {
    const piece = legions.doubled_piece;
    found.push({ icon: piece, text: "+1", label: words.say("page-doubled", { piece: words.card(piece) }) });
  }
  if (cell && legions.burdened_cell === cell && wins("virtus-10")) {
    found.push({ icon: "virtus", text: "+2", label: words.say("page-burdened") });
  }
  if (legions.using === cell && legions.me === seat && !table.position.result) {
    found.push({ icon: "play", text: "", label: words.say("page-in-use") });
  }
  return found;
}

/** Whether the picked card would be laid in this cell: a soldier in that of its numeral, others in a free one at an end. */
export function lands(table: Table, kind: string | null, cell: number): boolean {
  if (!kind) return false;
  const due = fact(table, kind, "cell");
  const last = namesOf(table, LEGION).length - 1;
  const free = rowOf(table, LEGION, table.seat)[cell] === null;
  return due === undefined ? free && (cell === 0 || cell === last) : due === cell;
}

/** Whether the pieces of this soldier are being chosen from. */
export function isRobbed(table: Table, seat: number, cell: number): boolean {
  const { victim, chosen } = legionsOf(table.position);
  return table.position.phase === "cleopatra takes" && victim === seat && chosen === cell;
}
