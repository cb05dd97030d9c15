import { icon, icons, text, type Face, type Ground, type Sign, type Token } from "./face";
import type { Printed } from "./printed";

/** The cards of Lutetia. */

/** The resource that a sort of card has to do with. */
export const RESOURCE: Record<string, Ground> = {
  brewer: "beer",
  baker: "bread",
  druid: "elixir",
  blacksmith: "gladius",
  field: "bread",
  forest: "elixir",
  mine: "gladius",
  mill: "bread",
  laboratory: "elixir",
  forge: "gladius",
  bakery: "bread",
  herbalist: "elixir",
  armoury: "gladius",
  tavern: "beer",
};
const FAMILIES_OF_PLACES = {
  fields: ["field", "forest", "mine"],
  mills: ["mill", "laboratory", "forge"],
  bakeries: ["bakery", "herbalist", "armoury"],
};
const CHARACTERS = ["brewer", "baker", "druid", "blacksmith", "legion", "apprentice"];

/** Points to which more are added. */
const andMore = (points: number): string => `${points}+`;

export function lutetiaFace(kind: string, printed: Printed): Face {
  const [sort = kind, slot] = kind.split("-");
  if (sort === "action") return bid(slot ?? "");
  if (sort === "income") return bare("tablet", "bronze", "coins");
  const character = CHARACTERS.includes(sort);
  const ground = RESOURCE[sort] ?? (sort === "legion" ? "red" : sort === "apprentice" ? "stone" : "violet");
  return {
    ...bare(character ? "niche" : "gable", ground, sort),
    corner: printed.token("cost", "coin"),
    marks: marks(sort, printed.number("resources") ?? 1),
    row: row(sort, printed),
    does: does(sort, printed),
    worth: worth(sort, printed),
  };
}

function bare(panel: Face["panel"], ground: Ground, picture: string): Face {
  return { panel, ground, picture: [picture], marks: [], row: [], does: [] };
}

/** Bids for characters have letters and their colour, bids for places digits and theirs: as the backs of the two decks. */
function bid(slot: string): Face {
  return bare("tablet", /\d/.test(slot) ? "blue" : "red", slot.toUpperCase());
}

/** Enough to count resources by, when only the upper edge of the card shows. */
function marks(sort: string, resources: number): string[] {
  const roman = [...FAMILIES_OF_PLACES.mills, ...FAMILIES_OF_PLACES.bakeries].includes(sort);
  const resource = RESOURCE[sort];
  return [...(resource ? Array.from({ length: resources }, () => resource) : []), ...(roman ? ["roman"] : [])];
}

function row(sort: string, printed: Printed): Sign[] {
  if (sort === "bazaar") return printed.wants().flatMap(([wanted, number]) => icons(wanted, number));
  return icons(RESOURCE[sort] ?? "", printed.number("resources") ?? 0);
}

function does(sort: string, printed: Printed): Sign[] {
  const resource = icon(RESOURCE[sort] ?? "");
  if (FAMILIES_OF_PLACES.fields.includes(sort)) return [icon("coin"), text("="), resource];
  if (FAMILIES_OF_PLACES.mills.includes(sort)) return [icon("laurus"), text("="), resource];
  if (FAMILIES_OF_PLACES.bakeries.includes(sort)) return [icon("laurus"), text("="), icon("family")];
  if (sort === "statue") return [icon("laurus"), text("="), icon("roman")];
  if (sort === "tavern") return [icon("coin"), text(`${printed.number("money") ?? ""}+`), icon("beer")];
  if (sort === "apprentice") return [icon("plus"), text("?")];
  return [];
}

function worth(sort: string, printed: Printed): Token | undefined {
  const open = sort === "statue" || FAMILIES_OF_PLACES.bakeries.includes(sort);
  return printed.points(open ? andMore : undefined) ?? printed.token("talent", "talent");
}
