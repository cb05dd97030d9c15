// What Lusitania XXI has besides soldiers, hands and open cards, read from the view.
import { traitsOf } from "../../cards/faces/printed";
import type { Position } from "../../messages";
import type { Table } from "../../table/table.svelte";
import { viewOf } from "../../table/view";
import { rowOf, type Mark } from "../lusitanias/muster";
import type { Brings, Traits, View } from "./view";

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

function traits(table: Table, kind: string): Traits {
  return traitsOf(table.cards[kind]);
}

/** How much of something a seat's Virtus cards bring; 0 without such a card. */
function brought(table: Table, seat: number, what: keyof Brings): number {
  const won = objectives(table).filter(({ winner }) => winner === seat);
  return won.reduce((sum, { kind }) => sum + (traits(table, kind).brings?.[what] ?? 0), 0);
}

/** What lies under a soldier or befalls the card in a cell. */
export function marks(table: Table, seat: number, cell: number): Mark[] {
  const legions = legionsOf(table.position);
  const { words } = table;
  const found: Mark[] = [];
  const brings = (what: keyof Brings) => brought(table, seat, what);
  if (cell && legions.doubled_cell === cell && brings("copies")) {
    const piece = legions.doubled_piece;
    found.push({
      icon: piece,
      text: `+${brings("copies")}`,
      label: words.say("page-doubled", { piece: words.card(piece) }),
    });
  }
  if (cell && legions.burdened_cell === cell && brings("pieces")) {
    found.push({ icon: "virtus", text: `+${brings("pieces")}`, label: words.say("page-burdened") });
  }
  if (legions.using === cell && legions.me === seat && !table.position.result) {
    found.push({ icon: "play", text: "", label: words.say("page-in-use") });
  }
  return found;
}

/** Whether the picked card would be laid in this cell: the only one where it can lie, or a free one of several. */
export function lands(table: Table, kind: string | null, cell: number): boolean {
  const { cells = [] } = kind ? traits(table, kind) : {};
  const free = rowOf(table, LEGION, table.seat)[cell] === null;
  return cells.includes(cell) && (cells.length === 1 || free);
}

/** Whether the pieces of this soldier are being chosen from. */
export function isRobbed(table: Table, seat: number, cell: number): boolean {
  const { victim, chosen } = legionsOf(table.position);
  return table.position.phase === "cleopatra takes" && victim === seat && chosen === cell;
}
