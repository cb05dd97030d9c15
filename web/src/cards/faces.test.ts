import { beforeAll, describe, expect, it } from "vitest";
import type { CardInfo } from "../messages";
import { faceOf, loadDeck } from "./decks";
import type { Deck } from "./decks/deck";
import { deck as lumeria } from "./decks/lumeria";
import { deck as lusitanias } from "./decks/lusitanias";
import { deck as lutetia } from "./decks/lutetia";
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
const EFFECTS: Record<string, string> = {
  ...{ brewer: "artisan", baker: "artisan", druid: "artisan", blacksmith: "artisan" },
  ...{ forest: "field", mine: "field", laboratory: "mill", forge: "mill", herbalist: "bakery", armoury: "bakery" },
};

/** As much of the card file as decides which drawings a kind has. */
function infoOf(game: string, kind: string): CardInfo | undefined {
  const [sort = kind] = kind.split("-");
  const info = (effect: string, traits: CardInfo["traits"] = {}, facts: CardInfo["facts"] = {}): CardInfo => ({
    effect,
    traits,
    facts,
    origins: {},
  });
  if (sort === "action" || sort === "income") return undefined;
  if (game === "lutetia") return info(EFFECTS[sort] ?? sort, { deck: "places", resource: "beer", influence: true });
  if (provinces.includes(kind)) return info("legionary", { colour: sort as "blue" }, { slots: ["sword|spear"] });
  if (sort === "mercenary") return info(sort, { colour: "black" }, { slots: ["axe"] });
  if (["cook", "gunner"].includes(kind) || (game === "lusitania" && kind === "doctor"))
    return info(kind, {}, { slots: [] });
  if ([...equipment, "stone"].includes(kind)) return info("equipment");
  if (kind === "auxilia") return info(kind, { stationed: [1, 2, 7] });
  if (sort === "laurus" || sort === "virtus")
    return info(kind, {
      asks: { equipment: ["stone"], pairs: 2, kinds: 4, cells: [1, 4], in_a_row: 3, soldiers: ["cook", "gunner"] },
      brings: { copies: 1, mercenaries: 1, pieces: 2, dismissals: 2, exchanges: 2 },
    });
  return info(kind);
}
const NUMERAL = /^[IVX]+$|^[A-E1-5]$/;

const SHARED = Object.keys(drawings); // before any deck is there
const OWN: Record<string, Deck> = { lusitania: lusitanias, "lusitania-xxi": lusitanias, lutetia, lumeria };

beforeAll(() => Promise.all(Object.keys(KINDS).map(loadDeck)));

describe.each(Object.entries(KINDS))("the cards of %s", (game, kinds) => {
  it.each(kinds)("%s shows drawings that exist", (kind) => {
    const face = faceOf(game, kind, infoOf(game, kind));
    const signs = [...face.row, ...face.does].flatMap((sign) => ("icon" in sign ? [sign.icon] : []));
    const shown = [...face.picture.filter((drawn) => !NUMERAL.test(drawn)), ...face.marks, ...signs];
    expect(face.picture).not.toHaveLength(0);
    const drawn = [...SHARED, ...Object.keys(OWN[game]!.drawings)];
    expect(shown.filter((name) => !drawn.includes(name))).toEqual([]);
  });
});

it("takes the numbers from the card file", () => {
  const printed = {
    effect: "legionary",
    traits: { colour: "red" as const },
    facts: { vp: 2, cell: 4, slots: ["stone|spear", "shield"] },
    origins: { vp: "reconstructed", cell: "rulebook" },
  };
  const face = faceOf("lusitania-xxi", "red-4", printed);
  expect(face.corner).toEqual({ sign: "numeral", text: "IV", reconstructed: false });
  expect(face.worth).toEqual({ sign: "points", text: "2", reconstructed: true });
  expect(face.row).toEqual([{ icon: "stone" }, { text: "/" }, { icon: "spear" }, { icon: "shield" }]);
});

it("draws what the rules say that an objective asks for and brings", () => {
  const drawn = (traits: CardInfo["traits"]) =>
    faceOf("lusitania-xxi", "virtus-9", { effect: "", traits, facts: {}, origins: {} });
  expect(drawn({ asks: { pairs: 2 } }).picture).toEqual(["sword", "sword", "axe", "axe"]);
  expect(drawn({ asks: { cells: [5, 6, 7] } }).picture).toEqual(["V", "VI", "VII"]);
  expect(drawn({ asks: { in_a_row: 3 }, brings: { exchanges: 2 } }).row).toEqual([
    { icon: "exchange" },
    { icon: "exchange" },
  ]);
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
