import { expect, test } from "vitest";
import type { Table } from "../../table/table.svelte";
import { fieldCalled, fieldName, groundsOf, has } from "./battlefield";

test("sets of fields have more bits than JavaScript shifts", () => {
  const fields = 2 ** 48 + 2 ** 31 + 1;
  expect([0, 1, 31, 32, 47, 48].filter((field) => has(fields, field))).toEqual([0, 31, 48]);
});

test("fields are called by letter and number", () => {
  expect([0, 6, 23, 48].map(fieldName)).toEqual(["A1", "G1", "C4", "G7"]);
  expect(["a1", "G1", "c4", "G7"].map(fieldCalled)).toEqual([0, 6, 23, 48]);
});

test("North sees the board turned around, and a small board is drawn small", () => {
  const board = { rows: ["Rc", "..", "H.", "cR"], pays: [{ A3: 1 }, { A3: 2 }] };
  const seen = (seat: number, scenario: number) =>
    groundsOf({ seat, layout: { boards: [board] }, position: { table: { board: 0, scenario } } } as unknown as Table);
  expect(seen(0, 0).map((row) => row.map(({ name }) => name))).toEqual([
    ["A4", "B4"],
    ["A3", "B3"],
    ["A2", "B2"],
    ["A1", "B1"],
  ]);
  expect(seen(1, 0)[0]?.map(({ name }) => name)).toEqual(["B1", "A1"]);
  expect(seen(0, 0)[0]?.[1]).toMatchObject({ recruits: 1, camp: false });
  expect(seen(0, 0)[3]?.[0]).toMatchObject({ recruits: 0, pays: 0 });
  expect(seen(0, 1)[1]?.[0]).toMatchObject({ pays: 2, recruits: null });
});
