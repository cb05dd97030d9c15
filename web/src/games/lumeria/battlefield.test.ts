import { expect, test } from "vitest";
import { partial } from "../../partial";
import type { Table } from "../../table/table.svelte";
import { fieldCalled, fieldName, groundsOf, has } from "./battlefield";
import type { Scenario } from "./view";

test("sets of fields have the names of fields", () => {
  expect([0, 1, 31, 32, 47, 48].filter((field) => has(["A1", "D5", "G7"], field))).toEqual([0, 31, 48]);
});

test("fields are called by letter and number", () => {
  expect([0, 6, 23, 48].map(fieldName)).toEqual(["A1", "G1", "C4", "G7"]);
  expect(["a1", "G1", "c4", "G7"].map(fieldCalled)).toEqual([0, 6, 23, 48]);
});

test("North sees the board turned around, and a small board is drawn small", () => {
  const rows = ["A1 B1", "A2 B2", "A3 B3", "A4 B4"].map((row) => row.split(" "));
  const board = {
    rows,
    camps: ["B1", "A4"],
    recruitment: [["A1"], ["B4"]],
    pays: { "three-hills": { A3: 1 }, "sacred-hill": { A3: 2 } },
  };
  const seen = (seat: number, scenario: Scenario) => {
    const view = { game: "lumeria" as const, board: 0, scenario };
    return groundsOf(partial<Table>({ seat, layout: { boards: [board] }, position: { table: view } }));
  };
  expect(seen(0, "three-hills").map((row) => row.map(({ name }) => name))).toEqual([
    ["A4", "B4"],
    ["A3", "B3"],
    ["A2", "B2"],
    ["A1", "B1"],
  ]);
  expect(seen(1, "three-hills")[0]?.map(({ name }) => name)).toEqual(["B1", "A1"]);
  expect(seen(0, "three-hills")[0]?.[1]).toMatchObject({ recruits: 1, camp: false });
  expect(seen(0, "three-hills")[3]?.[0]).toMatchObject({ recruits: 0, pays: 0 });
  expect(seen(0, "sacred-hill")[1]?.[0]).toMatchObject({ pays: 2, recruits: null });
});
