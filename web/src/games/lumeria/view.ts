// What Lumeria declares, written by `python -m iacta.server.typescript`. Do not edit.

export type About = Move | Forecast | Nothing;

export interface AttacksFacts {
  enemy: Kind;
  at: Field | null;
}

/** A board: its fields row by row, South's first; the camps, the fields on which each side puts its recruits down, and the points of each hill in every scenario. */
export interface BoardLayout {
  rows: Field[][];
  camps: Field[];
  recruitment: Field[][];
  pays: Partial<Record<Scenario, Partial<Record<Field, number>>>>;
}

export const Done = ["moved", "fortified", "aimed"] as const;
export type Done = (typeof Done)[number];

export const Ending = [
  "running",
  "hills",
  "both_defeats",
  "both_costs",
  "both_dice",
  "limit",
  "limit_defeats",
  "limit_costs",
  "limit_dice",
] as const;
export type Ending = (typeof Ending)[number];

export const EventName = [
  "none",
  "stacked",
  "set_up",
  "rolls_level",
  "rolled_first",
  "begins",
  "round_begins",
  "income",
  "recruited",
  "passed",
  "marches",
  "shoots",
  "marched",
  "moved",
  "ran",
  "fortified",
  "aimed",
  "attacks",
  "extra_dice",
  "thor",
  "svetovit",
  "die",
  "mars",
  "fortune",
  "rerolled",
  "hits_on",
  "missed",
  "wounded",
  "crushed",
  "pushed",
  "defeated",
  "compensated",
  "token_moved",
  "renewed",
  "skirmished",
  "athena",
  "healed",
  "scored",
  "stepped_forward",
  "tied",
  "defeats_counted",
  "costs_counted",
  "dice_level",
  "hits_counted",
  "tie_dice",
  "coin_thrown",
  "game_over",
  "undo",
] as const;
export type EventName = (typeof EventName)[number];

export interface ExtraDiceFacts {
  extra: ExtraDie[];
}

export const ExtraDie = ["horde", "axes", "rage", "charge", "thor"] as const;
export type ExtraDie = (typeof ExtraDie)[number];

/** A faction of the card file, and its god. */
export interface FactionLayout {
  name: string;
  god: God;
}

export const Family = [
  "begin",
  "recruit",
  "choose",
  "go",
  "attack",
  "fortify",
  "aim",
  "march",
  "salvo",
  "pray",
  "spare",
  "reroll",
  "fortune",
  "keep",
  "renew",
  "stop",
  "pass",
] as const;
export type Family = (typeof Family)[number];

export const Field = [
  "A1",
  "B1",
  "C1",
  "D1",
  "E1",
  "F1",
  "G1",
  "A2",
  "B2",
  "C2",
  "D2",
  "E2",
  "F2",
  "G2",
  "A3",
  "B3",
  "C3",
  "D3",
  "E3",
  "F3",
  "G3",
  "A4",
  "B4",
  "C4",
  "D4",
  "E4",
  "F4",
  "G4",
  "A5",
  "B5",
  "C5",
  "D5",
  "E5",
  "F5",
  "G5",
  "A6",
  "B6",
  "C6",
  "D6",
  "E6",
  "F6",
  "G6",
  "A7",
  "B7",
  "C7",
  "D7",
  "E7",
  "F7",
  "G7",
] as const;
export type Field = (typeof Field)[number];

/** How an attack would go. */
export interface Forecast {
  line: Field[];
  dice: number;
  because_dice: string[];
  least: number;
  because: string[];
  hit: number;
  defeat: number;
  push: number;
}

export const God = ["svetovit", "thor", "athena", "mars"] as const;
export type God = (typeof God)[number];

export interface HitsOnFacts {
  least: number;
  modifier: Modifier[];
}

export const Kind = [
  "unknown",
  "woje",
  "lucznicy",
  "zbrojni",
  "strzyga",
  "bies",
  "tarczownicy",
  "miotacze",
  "berserkerzy",
  "huskarle",
  "jotun",
  "peltasci",
  "toksoci",
  "hoplici",
  "centaur",
  "minotaur",
  "hastati",
  "welici",
  "legionisci",
  "triari",
  "gryf",
  "own-1",
  "own-2",
  "own-3",
  "own-4",
  "own-5",
  "own-6",
  "own-7",
  "own-8",
  "own-9",
  "own-10",
] as const;
export type Kind = (typeof Kind)[number];

/** What a table needs to be drawn: the names of the sides, the points that win, the last space of the renewal track, how far units shoot, how many units a side activates in a round, what hits, the boards and the factions. The view of a table has the numbers of its board and its factions. */
export interface Layout {
  sides: Side[];
  goal: number;
  track: number;
  range: number;
  long_range: number;
  activations: number;
  threshold: Threshold;
  boards: BoardLayout[];
  factions: FactionLayout[];
}

export const Manoeuvre = ["march", "salvo", "fortune"] as const;
export type Manoeuvre = (typeof Manoeuvre)[number];

export const Modifier = [
  "aim",
  "exhausted",
  "surrounded",
  "javelins",
  "fortified",
  "bastion",
  "armour",
  "shield-wall",
  "phalanx",
  "cover",
  "testudo",
  "svetovit",
] as const;
export type Modifier = (typeof Modifier)[number];

/** The fields that a unit goes over, where it stands and where it goes among them. */
export interface Move {
  path: Field[];
  exhausts: boolean;
}

/** What a game says that has nothing to say. */
export interface Nothing {}

export const Phase = [
  "beginning",
  "recruitment",
  "placing",
  "manoeuvre",
  "marching",
  "marching-on",
  "shooting",
  "shooting-at",
  "activation",
  "first-action",
  "second-action",
  "aimed",
  "thor",
  "svetovit",
  "rolled",
  "renewal",
  "skirmish",
  "athena",
  "athena-to",
  "over",
] as const;
export type Phase = (typeof Phase)[number];

export interface RenewedFacts {
  manoeuvre: Manoeuvre;
}

export interface RolledFirstFacts {
  one: number | null;
  two: number | null;
}

export const Scenario = ["three-hills", "sacred-hill"] as const;
export type Scenario = (typeof Scenario)[number];

export const Side = ["south", "north"] as const;
export type Side = (typeof Side)[number];

export const Stage = ["recruiting", "first_manoeuvres", "activations", "last_manoeuvres"] as const;
export type Stage = (typeof Stage)[number];

/** What a die must show: as a rule, at least, and by how much less with each modifier. */
export interface Threshold {
  usual: number;
  lowest: number;
  less: Partial<Record<Modifier, number>>;
}

export interface TieDiceFacts {
  faces: number[];
}

/** What a game says that has nothing to say. */
export interface Traits {}

/** A table as one viewer sees it. A card that the viewer does not know is `unknown`. */
export interface View {
  game: "lumeria";
  /** The fields with units of each side. */
  army: Field[][];
  /** Fields of units that were activated in this round (M9). */
  activated: Field[];
  /** Those with exhausted ones (M12). */
  exhausted: Field[];
  /** Those with fortified ones (M12). */
  fortified: Field[];
  /** Fields to choose: units, or where the chosen one can go. */
  open: Field[];
  /** The fields of the enemies that can be attacked now. */
  aims: Field[];
  /** Counted from 1. */
  round: number;
  /** The last round (M22). */
  round_limit: number;
  points: number[];
  gold: number[];
  /** What changes the threshold of this attack (M13). */
  modifiers: Modifier[];
  /** The kind on each field. */
  unit: (Kind | null)[];
  /** On the unit of each field. */
  wounds: number[];
  stock: Partial<Record<Kind, number>>[];
  defeated: Partial<Record<Kind, number>>[];
  /** As the card file counts them. */
  faction: number[];
  /** The manoeuvres whose token is on its place. */
  tokens: Manoeuvre[][];
  /** Whether the god's token is on its place. */
  god: boolean[];
  track: (number | null)[];
  /** Tokens that wait beside the track. */
  beside: number[];
  /** How many more units a side may activate (M9). */
  activations: number[];
  /** The dice of this attack in the order of the roll. */
  faces: (number | null)[];
  /** How many this attack has. */
  dice: number;
  /** Why more than printed. */
  extra: ExtraDie[];
  /** The First Player of this round. */
  first: number | null;
  /** Who decides. */
  me: number | null;
  /** Whose manoeuvre or activation it is; another may decide in between. */
  turn: number | null;
  /** How many in a row. */
  passes: number;
  /** How far the round has come. */
  stage: Stage;
  /** What is to be decided. */
  phase: Phase;
  /** The kind that was paid for and is to be put down. */
  recruit: Kind | null;
  /** The field of the unit that acts. */
  active: Field | null;
  earlier: Field | null;
  /** The field that is attacked. */
  target: Field | null;
  /** What the active unit has done. */
  done: Done[];
  /** The layout. */
  board: number;
  scenario: Scenario;
  seats: number;
  /** The side, nobody while the game goes on. */
  winner: number | null;
  /** Why the game is over. */
  ending: Ending;
}

/** What happened, with its further facts. */
export type Event =
  | { event: "rolled_first"; facts: RolledFirstFacts }
  | { event: "attacks"; facts: AttacksFacts }
  | { event: "extra_dice"; facts: ExtraDiceFacts }
  | { event: "hits_on"; facts: HitsOnFacts }
  | { event: "renewed"; facts: RenewedFacts }
  | { event: "tie_dice"; facts: TieDiceFacts }
  | { event: Exclude<EventName, "rolled_first" | "attacks" | "extra_dice" | "hits_on" | "renewed" | "tie_dice">; facts: Nothing };
