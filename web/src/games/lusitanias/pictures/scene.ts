// Soldiers for a picture: as much of a table as their cells are drawn from.
import type { Words } from "../../../i18n/words";
import type { CardFile } from "../../../messages";
import { partial } from "../../../partial";
import type { Table } from "../../../table/table.svelte";
import type { Muster } from "../muster";

/** A place for a soldier in a picture: what it is called, who stands there, and the equipment under him. */
export interface Shown {
  place: string;
  kind: string;
  pieces: readonly string[];
}

/** A table with these soldiers in their places, at which nothing can be done. */
export function sceneOf(game: string, zone: string, { cards }: CardFile, words: Words, row: readonly Shown[]): Table {
  const view = partial<Muster>({ game: game as Muster["game"], gear: [row.map(({ pieces }) => heapOf(pieces))] });
  return partial<Table>({
    cards,
    words,
    seat: 0,
    game: { name: game, zones: [{ name: zone, labels: row.map(({ place }) => place) }] },
    position: { table: view },
    choice: { chosen: [], anythingGlows: false, glows: () => false, isChosen: () => false },
    hints: { pointed: [] },
    row: () => row.map(({ kind }) => kind),
    name: () => "",
    draw: () => () => undefined,
  });
}

function heapOf(pieces: readonly string[]): Record<string, number> {
  const heap: Record<string, number> = {};
  for (const piece of pieces) heap[piece] = (heap[piece] ?? 0) + 1;
  return heap;
}
