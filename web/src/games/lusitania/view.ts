// What Lusitania (2019) declares, written by `python -m iacta.server.typescript`. Do not edit.

/** What a game says that has nothing to say. */
export interface About {}

export const CardColour = ["none", "blue", "red", "yellow", "green", "black"] as const;
export type CardColour = (typeof CardColour)[number];

export const Colour = ["none", "blue", "red", "yellow", "green"] as const;
export type Colour = (typeof Colour)[number];

export const Ending = ["running", "twenty", "musician", "pile", "turn_limit"] as const;
export type Ending = (typeof Ending)[number];

export const EventName = [
  "none",
  "dealt",
  "turned_up",
  "turn_begins",
  "taken",
  "given",
  "recruited",
  "equipped",
  "drawn",
  "played",
  "discarded",
  "commander_taken",
  "commander_passed",
  "stolen",
  "mars_turned",
  "shuffled",
  "pile_ended",
  "game_over",
  "undo",
] as const;
export type EventName = (typeof EventName)[number];

export const Family = ["replenish", "trade", "recruit", "equip", "caesar", "senator", "mars"] as const;
export type Family = (typeof Family)[number];

export const Kind = [
  "unknown",
  "blue-1",
  "blue-2",
  "blue-3",
  "blue-4",
  "blue-5",
  "red-1",
  "red-2",
  "red-3",
  "red-4",
  "red-5",
  "yellow-1",
  "yellow-2",
  "yellow-3",
  "yellow-4",
  "yellow-5",
  "green-1",
  "green-2",
  "green-3",
  "green-4",
  "green-5",
  "mercenary-1",
  "mercenary-2",
  "mercenary-3",
  "mercenary-4",
  "mercenary-5",
  "doctor",
  "gunner",
  "shield",
  "sword",
  "axe",
  "spear",
  "horse",
  "bow",
  "senator",
  "caesar",
  "musician",
  "mars",
  "commander",
] as const;
export type Kind = (typeof Kind)[number];

/** What a table needs to be drawn: how many cards lie at the bottom of the first pile, the Musician among them (L2). */
export interface Layout {
  last_six: number;
}

/** What a game says that has nothing to say. */
export interface Nothing {}

export const Origin = ["public", "first_pile", "second_pile"] as const;
export type Origin = (typeof Origin)[number];

export const Phase = ["turn", "after replenishing", "over"] as const;
export type Phase = (typeof Phase)[number];

/** What the rules say of a kind of card: the colour of a soldier that has one, and the place in an army of a soldier or of Mars. */
export interface Traits {
  colour?: CardColour;
  place?: number;
}

/** A table as one viewer sees it. A card that the viewer does not know is `unknown`. */
export interface View {
  game: "lusitania";
  /** Turns finished. */
  turns: number;
  /** Turns after which the game ends (L17). */
  turn_limit: number;
  /** Cards in the draw pile. */
  pile_left: number;
  /** 1 the first pile, 2 the second (L15). */
  pile_number: number;
  hand: (Kind | null)[][];
  /** Who knows that hand card. */
  seen: number[][][];
  /** The pile it came from. */
  origin: Origin[][];
  last_six: boolean[][];
  /** The training field. */
  field: (Kind | null)[];
  army: (Kind | null)[][];
  /** Pieces of each kind under that soldier. */
  gear: Partial<Record<Kind, number>>[][];
  /** Of the seat's legionaries. */
  colour: Colour[];
  /** Whether the Mars card lies grey side up (L11). */
  mars_used: boolean[];
  discard: Partial<Record<Kind, number>>;
  /** Of each pile, what was never public. */
  unseen: Partial<Record<Kind, number>>[];
  /** Who holds it. */
  commander: number | null;
  /** How many play. */
  seats: number;
  /** Whose turn it is. */
  me: number | null;
  /** What is to be decided. */
  phase: Phase;
  /** Why the game is over. */
  ending: Ending;
}

/** What happened, with its further facts. */
export type Event =
  | { event: EventName; facts: Nothing };
