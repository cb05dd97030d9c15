import { describe, expect, it } from "vitest";
import { partial } from "../../partial";
import type { Table } from "../../table/table.svelte";
import { equipment, outfit, others, picked, province } from "./muster";

/** As much of a table as these questions need. */
function tableWith(legion: (string | null)[], gear: Record<string, number>[], chosen: string[] = []): Table {
  const soldier = (slots: string[]) => ({ effect: "legionary", facts: { slots, vp: 1 }, origins: {} });
  const piece = { effect: "equipment", facts: { vp: 2 }, origins: {} };
  return partial<Table>({
    game: { kinds: ["unknown", "blue-2", "cook", "sword", "spear", "shield"], zones: [] },
    cards: {
      "blue-2": soldier(["sword|spear", "shield"]),
      cook: soldier([]),
      sword: piece,
      spear: piece,
      shield: piece,
    },
    info: { seats: [{}, {}, {}] },
    words: { has: (message: string) => message === "province-blue" },
    choice: { chosen },
    at: (place: string) => (place === "hand.0.1" ? "cook" : null),
    row: () => legion,
    position: { table: { game: "lusitania-xxi", gear: [gear] } },
  });
}

describe("what soldiers carry", () => {
  it("fills a choice slot with either kind and leaves the other slots free", () => {
    const table = tableWith(["blue-2"], [{ spear: 1 }]);
    expect(outfit(table, 0, 0, "blue-2")).toEqual({ laid: ["spear"], free: [["shield"]] });
  });

  it("counts equal pieces one by one, also beyond the printed slots", () => {
    const table = tableWith(["blue-2"], [{ sword: 2 }]);
    expect(outfit(table, 0, 0, "blue-2")).toEqual({ laid: ["sword", "sword"], free: [["shield"]] });
  });

  it("numbers the pieces in the order of the kinds", () => {
    expect(equipment(tableWith([], []))).toEqual(["sword", "spear", "shield"]);
  });
});

describe("whose cards they are", () => {
  it("knows a colour from the first legionary", () => {
    expect(province(tableWith(["cook", null, "blue-2"], []), "legion", 0)).toBe("blue");
    expect(province(tableWith(["cook"], []), "legion", 0)).toBeNull();
  });

  it("names the other seats that know a card", () => {
    expect(others(tableWith([], []), [0, 1, 2, 4], 1)).toEqual([0, 2]);
  });

  it("finds the hand card that was clicked", () => {
    expect(picked(tableWith([], [], ["camp.2", "hand.0.1"]))).toBe("cook");
    expect(picked(tableWith([], [], ["camp.2"]))).toBeNull();
  });
});
