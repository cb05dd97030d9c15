// A moment of a battle for a picture: as much of a table as its fields, units and dice are drawn from.
import type { Words } from "../../../i18n/words";
import type { CardFile } from "../../../messages";
import { partial } from "../../../partial";
import type { Table } from "../../../table/table.svelte";
import { fieldCalled } from "../battlefield";
import { Field, type Kind, type View } from "../view";

/** A unit in a picture. */
export interface Shown {
  kind: Kind;
  side: 0 | 1;
  wounds?: number;
}

/** Units by the names of their fields. */
export type Units = Partial<Record<Field, Shown>>;

/** A table with these units on its board, at which nothing can be done. */
export function sceneOf({ cards, layout }: CardFile, words: Words, units: Units = {}): Table {
  const at = (name: Field) => units[name];
  const battle: Partial<View> = {
    game: "lumeria",
    board: 0,
    scenario: "three-hills",
    unit: Field.map((name) => at(name)?.kind ?? null),
    wounds: Field.map((name) => at(name)?.wounds ?? 0),
    army: [0, 1].map((side) => Field.filter((name) => at(name)?.side === side)),
    activated: [],
    exhausted: [],
    fortified: [],
    active: null,
    target: null,
  };
  return partial<Table>({
    cards,
    layout,
    words,
    seat: 0,
    legal: [],
    position: { table: battle as View },
    choice: { chosen: [], anythingGlows: false, glows: () => false },
    hints: { pointed: [] },
    playback: { happening: null },
    draw: () => () => undefined,
  });
}

/** Where the middle of a field is among rows of fields. */
export function spotOf(rows: readonly (readonly { field: number }[])[], name: Field): { x: number; y: number } {
  const field = fieldCalled(name);
  const y = rows.findIndex((row) => row.some((one) => one.field === field));
  return { x: rows[y]!.findIndex((one) => one.field === field) + 0.5, y: y + 0.5 };
}
