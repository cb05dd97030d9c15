import type { Traits } from "../../games/lutetia/view";
import type { CardInfo } from "../../messages";
import { icon, icons, text, type Face, type Ground, type Sign, type Token } from "./face";
import { Printed, traitsOf } from "./printed";

/** The cards of Lutetia. */

/** The colours of characters without a resource; places without one are violet. */
const GROUNDS: Record<string, Ground> = { legion: "red", apprentice: "stone" };

/** Points to which more are added. */
const andMore = (points: number): string => `${points}+`;

export function lutetiaFace(kind: string, info: CardInfo | undefined): Face {
  const [sort = kind, slot] = kind.split("-");
  if (sort === "action") return bid(slot ?? "");
  if (sort === "income") return bare("tablet", "bronze", "coins");
  const printed = new Printed(info);
  const traits = traitsOf<Traits>(info);
  const effect = info?.effect ?? "";
  return {
    ...bare(traits.deck === "characters" ? "niche" : "gable", traits.resource ?? GROUNDS[sort] ?? "violet", sort),
    corner: printed.token("cost", "coin"),
    marks: marks(traits, printed.number("resources") ?? 1),
    row: row(traits, printed),
    does: does(effect, traits, printed),
    worth: worth(effect, printed),
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
function marks({ resource, influence }: Traits, resources: number): string[] {
  return [...(resource ? Array.from({ length: resources }, () => resource) : []), ...(influence ? ["roman"] : [])];
}

function row({ resource }: Traits, printed: Printed): Sign[] {
  if (printed.has("wants")) return printed.wants().flatMap(([wanted, number]) => icons(wanted, number));
  return resource ? icons(resource, printed.number("resources") ?? 0) : [];
}

function does(effect: string, { resource }: Traits, printed: Printed): Sign[] {
  const own = icon(resource ?? "");
  switch (effect) {
    case "field":
      return [icon("coin"), text("="), own];
    case "mill":
      return [icon("laurus"), text("="), own];
    case "bakery":
      return [icon("laurus"), text("="), icon("family")];
    case "statue":
      return [icon("laurus"), text("="), icon("roman")];
    case "tavern":
      return [icon("coin"), text(`${printed.number("money") ?? ""}+`), own];
    case "apprentice":
      return [icon("plus"), text("?")];
    default:
      return [];
  }
}

function worth(effect: string, printed: Printed): Token | undefined {
  const open = effect === "statue" || effect === "bakery";
  return printed.points(open ? andMore : undefined) ?? printed.token("talent", "talent");
}
