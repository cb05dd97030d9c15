import { icon, roman, text, type Face, type Ground, type Sign } from "./face";
import { Printed } from "./printed";

/** The cards of Lusitania and Lusitania XXI. */

/** What each special card does, as signs; Lusitania's own differ from those of Lusitania XXI. */
const EFFECTS: Record<string, Sign[]> = {
  auxilia: [icon("arrow"), text("I–VII")],
  senator: [icon("hand"), icon("exchange"), icon("people")],
  cleopatra: [icon("shield"), icon("arrow"), icon("discard")],
  inspector: [icon("hand"), icon("exchange"), icon("discard")],
  doctor: [icon("dismissed"), icon("arrow"), icon("discard")],
  commander: [icon("hand"), icon("refresh")],
  caesar: [icon("camp"), icon("refresh")],
};
const EFFECTS_OF_2019: Record<string, Sign[]> = {
  senator: [icon("people"), icon("arrow"), icon("hand")],
  caesar: [icon("commander"), icon("arrow"), icon("hand")],
  musician: [icon("camp"), icon("arrow"), icon("resign")],
  mars: [icon("hand"), icon("refresh")],
  commander: [icon("camp"), icon("refresh")],
};

/** What an objective asks for, and what it brings besides points. */
const OBJECTIVES: Record<string, { asks: string[]; brings: Sign[] }> = {
  "laurus-1": { asks: ["stone", "bow", "horse"], brings: [] },
  "laurus-2": { asks: ["sword", "sword", "axe", "axe"], brings: [] },
  "laurus-3": { asks: ["sword", "bow", "axe", "shield"], brings: [] },
  "laurus-4": { asks: ["I", "II", "III", "IV"], brings: [] },
  "laurus-5": { asks: ["V", "VI", "VII"], brings: [] },
  "virtus-6": { asks: ["stone", "axe", "horse"], brings: [icon("plus"), icon("family")] },
  "virtus-7": { asks: ["sword", "spear", "shield"], brings: [icon("plus"), icon("mercenary")] },
  "virtus-8": { asks: ["sword", "axe", "bow"], brings: [icon("dismissed"), icon("dismissed")] },
  "virtus-9": { asks: ["legionary", "legionary", "legionary"], brings: [icon("exchange"), icon("exchange")] },
  "virtus-10": { asks: ["cook", "gunner"], brings: [icon("plus"), icon("family"), icon("family")] },
};

const MARS_CARDS = ["caesar", "commander", "mars"];
const EQUIPMENT = ["shield", "sword", "axe", "spear", "horse", "bow", "stone"];

export function lusitaniaFace(game: string, kind: string, printed: Printed): Face {
  const [sort = kind, number] = kind.split("-");
  const first = game === "lusitania";
  if (["blue", "red", "yellow", "green"].includes(sort)) return soldier("legionary", sort as Ground, printed);
  if (sort === "mercenary") return soldier("mercenary", first ? "black" : "white", printed);
  if (kind === "cook" || kind === "gunner") return soldier(kind, "black", printed);
  if (first && kind === "doctor") return soldier(kind, "black", printed);
  if (EQUIPMENT.includes(kind)) return equipment(kind, printed);
  if (kind in OBJECTIVES) return objective(kind, sort, number ?? "", printed);
  return {
    panel: "niche",
    ground: MARS_CARDS.includes(kind) ? "violet" : "bread",
    picture: [kind],
    marks: [],
    row: [],
    does: (first ? EFFECTS_OF_2019 : EFFECTS)[kind] ?? [],
    worth: printed.points(),
  };
}

function soldier(picture: string, ground: Ground, printed: Printed): Face {
  return {
    panel: "niche",
    ground,
    picture: [picture],
    corner: printed.token("cell", "numeral", roman) ?? printed.token("numeral", "numeral", roman),
    marks: [`charge-${ground}`],
    row: printed.slots().flatMap((kinds) => kinds.flatMap((kind, n) => (n ? [text("/"), icon(kind)] : [icon(kind)]))),
    does: [],
    behind: chiefPiece(printed.slots()),
    worth: printed.points(),
  };
}

/** What tells a soldier from the others of a province: the dearest of the first kinds of its slots. */
function chiefPiece(slots: string[][]): string | undefined {
  const first = slots.map(([kind]) => kind);
  return ["horse", "bow", "axe", "spear", "sword"].find((kind) => first.includes(kind));
}

function equipment(kind: string, printed: Printed): Face {
  return { panel: "plaque", ground: "stone", picture: [kind], marks: [], row: [], does: [], worth: printed.points() };
}

function objective(kind: string, honour: string, number: string, printed: Printed): Face {
  return {
    panel: "tondo",
    ground: honour === "laurus" ? "bronze" : "violet",
    picture: OBJECTIVES[kind]?.asks ?? [],
    corner: { sign: "honour", text: number, reconstructed: false },
    marks: [],
    row: OBJECTIVES[kind]?.brings ?? [],
    does: [],
    worth: printed.points(),
  };
}
