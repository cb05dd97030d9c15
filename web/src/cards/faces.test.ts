import { describe, expect, it } from "vitest";
import { faceOf } from "./faces";
import { drawings } from "./icons";
import { layers } from "./icons/drawing";
import { inLines } from "./lines";

const numbered = (name: string, first: number, last: number): string[] =>
  Array.from({ length: last - first + 1 }, (_, n) => `${name}-${first + n}`);
const provinces = ["blue", "red", "yellow", "green"].flatMap((colour) => numbered(colour, 1, 5));
const equipment = ["shield", "sword", "axe", "spear", "horse", "bow"];

const KINDS: Record<string, string[]> = {
  lusitania: [
    ...provinces,
    ...numbered("mercenary", 1, 5),
    ...equipment,
    ...["doctor", "gunner", "senator", "caesar", "musician", "mars", "commander"],
  ],
  "lusitania-xxi": [
    ...provinces,
    ...numbered("mercenary", 1, 6),
    ...equipment,
    ...["stone", "cook", "gunner", "auxilia", "senator", "cleopatra", "inspector", "doctor", "commander", "caesar"],
    ...numbered("laurus", 1, 5),
    ...numbered("virtus", 6, 10),
  ],
  lumeria: [
    ...["woje", "lucznicy", "zbrojni", "strzyga", "bies"],
    ...["tarczownicy", "miotacze", "berserkerzy", "huskarle", "jotun"],
    ...["peltasci", "toksoci", "hoplici", "centaur", "minotaur"],
    ...["hastati", "welici", "legionisci", "triari", "gryf", "own-1"],
  ],
  lutetia: [
    ...["brewer", "baker", "druid", "blacksmith"].flatMap((artisan) => numbered(artisan, 1, 7)),
    ...["legion", "apprentice", "tavern", "statue", "income"],
    ...["field", "forest", "mine"].flatMap((place) => numbered(place, 1, 3)),
    ...["mill", "laboratory", "forge", "bakery", "herbalist", "armoury"],
    ...numbered("bazaar", 1, 6),
    ...["a", "b", "c", "d", "e", "1", "2", "3", "4", "5"].map((slot) => `action-${slot}`),
  ],
};
const NUMERAL = /^[IVX]+$|^[A-E1-5]$/;

describe.each(Object.entries(KINDS))("the cards of %s", (game, kinds) => {
  it.each(kinds)("%s shows drawings that exist", (kind) => {
    const face = faceOf(game, kind, undefined);
    const signs = [...face.row, ...face.does].flatMap((sign) => ("icon" in sign ? [sign.icon] : []));
    const shown = [...face.picture.filter((drawn) => !NUMERAL.test(drawn)), ...face.marks, ...signs];
    expect(face.picture).not.toHaveLength(0);
    expect(shown.filter((name) => !(name in drawings))).toEqual([]);
  });
});

it("takes the numbers from the card file", () => {
  const printed = {
    effect: "legionary",
    facts: { vp: 2, cell: 4, slots: ["stone|spear", "shield"] },
    origins: { vp: "reconstructed", cell: "rulebook" },
  };
  const face = faceOf("lusitania-xxi", "red-4", printed);
  expect(face.corner).toEqual({ sign: "numeral", text: "IV", reconstructed: false });
  expect(face.worth).toEqual({ sign: "points", text: "2", reconstructed: true });
  expect(face.row).toEqual([{ icon: "stone" }, { text: "/" }, { icon: "spear" }, { icon: "shield" }]);
});

it("draws every layer in a known paint", () => {
  const paints = Object.values(drawings).flatMap((drawing) => layers(drawing).map(({ paint }) => paint));
  expect(new Set(paints)).toEqual(new Set(["f", "t", "s", "c", "h"]));
});

it("breaks a long name near its middle, after a hyphen too", () => {
  expect(inLines("Horse").lines).toEqual(["Horse"]);
  expect(inLines("Legionary II of Aquitania").lines).toEqual(["Legionary II", "of Aquitania"]);
  expect(inLines("Найманець-варвар II").lines).toEqual(["Найманець-", "варвар II"]);
});
