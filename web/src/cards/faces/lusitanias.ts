import type { Asks, Brings, Traits as TraitsOfXxi } from "../../games/lusitania-xxi/view";
import type { Traits as TraitsOf2019 } from "../../games/lusitania/view";
import type { CardInfo } from "../../messages";
import { icon, icons, roman, text, type Face, type Ground, type Sign } from "./face";
import { Printed, traitsOf } from "./printed";

/** The cards of Lusitania and Lusitania XXI. */

type Traits = TraitsOfXxi & TraitsOf2019;

/** What each special card does, as signs; Lusitania's own differ from those of Lusitania XXI. */
const EFFECTS: Record<string, Sign[]> = {
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

/** Equipment that stands for any, where a card asks for pairs or for different kinds. */
const FOR_PAIRS = ["sword", "axe", "bow"];
const FOR_KINDS = ["sword", "bow", "axe", "shield", "spear", "horse"];

const VIOLET = ["caesar", "commander", "mars"];

export function lusitaniaFace(game: string, kind: string, info: CardInfo | undefined): Face {
  const printed = new Printed(info);
  const { colour, stationed, asks, brings } = traitsOf<Traits>(info);
  const effect = info?.effect ?? kind;
  if (printed.has("slots")) return soldier(effect, (colour ?? "black") as Ground, printed);
  if (effect === "equipment") return equipment(kind, printed);
  if (asks) return objective(kind, asks, brings ?? {}, printed);
  const effects = game === "lusitania" ? EFFECTS_OF_2019 : EFFECTS;
  const where = stationed ? [icon("arrow"), text(`${roman(stationed[0]!)}–${roman(stationed.at(-1)!)}`)] : [];
  return {
    panel: "niche",
    ground: VIOLET.includes(kind) ? "violet" : "bread",
    picture: [kind],
    marks: [],
    row: [],
    does: effects[kind] ?? where,
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

function objective(kind: string, asks: Asks, brings: Brings, printed: Printed): Face {
  const [honour, number = ""] = kind.split("-");
  return {
    panel: "tondo",
    ground: honour === "laurus" ? "bronze" : "violet",
    picture: wanted(asks),
    corner: { sign: "honour", text: number, reconstructed: false },
    marks: [],
    row: brought(brings),
    does: [],
    worth: printed.points(),
  };
}

/** What an objective asks for, as drawings and numerals. */
function wanted({ equipment, pairs, kinds, cells, in_a_row, soldiers }: Asks): string[] {
  return [
    ...(equipment ?? []),
    ...FOR_PAIRS.slice(0, pairs ?? 0).flatMap((kind) => [kind, kind]),
    ...FOR_KINDS.slice(0, kinds ?? 0),
    ...(cells ?? []).map(roman),
    ...Array.from({ length: in_a_row ?? 0 }, () => "legionary"),
    ...(soldiers ?? []),
  ];
}

/** What it brings besides points. */
function brought({ copies, mercenaries, pieces, dismissals, exchanges }: Brings): Sign[] {
  const more = [...icons("family", (copies ?? 0) + (pieces ?? 0)), ...icons("mercenary", mercenaries ?? 0)];
  const atOnce = [...icons("dismissed", dismissals ?? 0), ...icons("exchange", exchanges ?? 0)];
  return more.length ? [icon("plus"), ...more] : atOnce;
}
