import type { CardInfo } from "../../messages";
import { icon, text, type Face, type Ground, type Shield } from "./face";
import { Printed } from "./printed";

/** The units of Lumeria: the shield and colour of the faction, and on it the warrior or the beast. */

export interface Arms {
  shield: Shield;
  ground: Ground;
  /** The shield as a drawing of its own. */
  drawn: string;
}

const FACTIONS: Record<string, Arms> = {
  slavs: { shield: "kite", ground: "green", drawn: "faction-slavs" },
  vikings: { shield: "round", ground: "blue", drawn: "faction-vikings" },
  greeks: { shield: "notched", ground: "yellow", drawn: "faction-greeks" },
  romans: { shield: "scutum", ground: "red", drawn: "faction-romans" },
};
/** Those of factions that only a person's own file has. */
const OTHER_GROUNDS: readonly Ground[] = ["violet", "bronze", "black"];

export function armsOf(faction: string): Arms {
  const letters = [...faction].reduce((sum, letter) => sum + letter.codePointAt(0)!, 0);
  const ground = OTHER_GROUNDS[letters % OTHER_GROUNDS.length]!;
  return FACTIONS[faction] ?? { shield: "octagon", ground, drawn: "faction-other" };
}

/** What is drawn for a unit; units of a person's own file share a banner. */
export function pictureOf(kind: string): string {
  return kind.startsWith("own-") ? "own-unit" : kind;
}

export function lumeriaFace(kind: string, info: CardInfo | undefined): Face {
  const printed = new Printed(info);
  const arms = armsOf(printed.name("faction"));
  const ability = printed.name("ability");
  const abilities = ability && ability !== "none" ? [ability] : [];
  return {
    panel: arms.shield,
    ground: arms.ground,
    picture: [pictureOf(kind)],
    corner: printed.token("cost", "coin"),
    marks: abilities,
    row: [icon(printed.name("type") || "melee"), text(String(printed.number("attack") ?? ""))],
    does: [icon("move"), text(String(printed.number("move") ?? ""))],
    worth: printed.token("toughness", "toughness"),
  };
}
