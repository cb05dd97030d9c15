// A legion for a picture: as much of a table as its cells are drawn from.
import type { Words } from "../../../i18n/words";
import type { CardFile } from "../../../messages";
import { partial } from "../../../partial";
import type { Table } from "../../../table/table.svelte";
import { LEGION } from "../legion";
import type { Kind, View } from "../view";

export const CELLS = ["0", "I", "II", "III", "IV", "V", "VI", "VII", "8"];

/** A soldier in a picture, with the equipment under it. */
export interface Soldier {
  kind: string;
  pieces: string[];
}

/** A table with these soldiers in cells I, II and so on, at which nothing can be done. */
export function sceneOf(game: string, { cards }: CardFile, words: Words, soldiers: readonly Soldier[]): Table {
  const row = CELLS.map((_, cell) => soldiers[cell - 1]?.kind ?? null);
  const gear = CELLS.map((_, cell) => heapOf(soldiers[cell - 1]?.pieces ?? []));
  const view: Partial<View> = { game: "lusitania-xxi", gear: [gear] };
  return partial<Table>({
    cards,
    words,
    seat: 0,
    game: { name: game, zones: [{ name: LEGION, labels: CELLS }] },
    position: { table: view as View },
    choice: { chosen: [], anythingGlows: false, glows: () => false, isChosen: () => false },
    hints: { pointed: [] },
    row: () => row,
    name: () => "",
    draw: () => () => undefined,
  });
}

function heapOf(pieces: readonly string[]): Partial<Record<Kind, number>> {
  const heap: Record<string, number> = {};
  for (const piece of pieces) heap[piece] = (heap[piece] ?? 0) + 1;
  return heap;
}
