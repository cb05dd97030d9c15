// What Lusitania XXI declares, written by `python -m iacta.server.typescript`. Do not edit.

/** What a game says that has nothing to say. */
export interface About {}

/** What an objective asks for, one of these: certain equipment, pairs of equal equipment, so many kinds of it, cells that are held, so many soldiers in a row, or certain soldiers. */
export interface Asks {
  equipment?: Equipment[];
  pairs?: number;
  kinds?: number;
  cells?: number[];
  in_a_row?: number;
  soldiers?: Kind[];
}

/** What a Virtus card brings, one of these: more copies of a piece, more mercenaries, more pieces of any kind under a soldier, or so many dismissals or exchanges at once. */
export interface Brings {
  copies?: number;
  mercenaries?: number;
  pieces?: number;
  dismissals?: number;
  exchanges?: number;
}

export const CardColour = ["none", "blue", "red", "yellow", "green", "white", "black"] as const;
export type CardColour = (typeof CardColour)[number];

export const Colour = ["none", "blue", "red", "yellow", "green"] as const;
export type Colour = (typeof Colour)[number];

export const Ending = ["running", "twenty_one", "pile", "turn_limit"] as const;
export type Ending = (typeof Ending)[number];

export const Equipment = ["shield", "sword", "axe", "spear", "horse", "bow", "stone"] as const;
export type Equipment = (typeof Equipment)[number];

export const EventName = [
  "none",
  "dealt",
  "turned_up",
  "objective_shown",
  "turn_begins",
  "taken",
  "given",
  "recruited",
  "equipped",
  "dismissed",
  "drawn",
  "cleared",
  "discarded",
  "used",
  "caesar_passed",
  "stationed",
  "stolen",
  "handed",
  "joined",
  "inspected",
  "healed",
  "robbed",
  "objective_taken",
  "doubled",
  "burdened",
  "shuffled",
  "pile_ended",
  "game_over",
  "undo",
] as const;
export type EventName = (typeof EventName)[number];

export const Family = [
  "exchange",
  "recruit",
  "equip",
  "dismiss",
  "dismiss_two",
  "use",
  "end",
  "enough",
  "redraw",
  "station",
  "give",
  "discard",
  "take",
  "heal",
  "rob",
  "remove",
  "double",
  "burden",
] as const;
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
  "mercenary-6",
  "cook",
  "gunner",
  "shield",
  "sword",
  "axe",
  "spear",
  "horse",
  "bow",
  "stone",
  "auxilia",
  "senator",
  "cleopatra",
  "inspector",
  "doctor",
  "commander",
  "caesar",
  "laurus-1",
  "laurus-2",
  "laurus-3",
  "laurus-4",
  "laurus-5",
  "virtus-6",
  "virtus-7",
  "virtus-8",
  "virtus-9",
  "virtus-10",
] as const;
export type Kind = (typeof Kind)[number];

/** What a game says that has nothing to say. */
export interface Layout {}

/** What a game says that has nothing to say. */
export interface Nothing {}

export const Origin = ["public", "first_pile", "second_pile"] as const;
export type Origin = (typeof Origin)[number];

export const Phase = [
  "turn",
  "after acting",
  "second exchange",
  "commander",
  "auxilia",
  "senator",
  "inspector discards",
  "inspector takes",
  "doctor",
  "doctor again",
  "cleopatra",
  "cleopatra takes",
  "virtus 6",
  "virtus 10",
  "over",
] as const;
export type Phase = (typeof Phase)[number];

/** What the rules say of a kind of card: the colour of a soldier, the cells where a card can be laid, those where Auxilia can be stationed (X14), what an objective asks for and what it brings (X19–X28). */
export interface Traits {
  colour?: CardColour;
  cells?: number[];
  stationed?: number[];
  asks?: Asks;
  brings?: Brings;
}

/** A table as one viewer sees it. A card that the viewer does not know is `unknown`. */
export interface View {
  game: "lusitania-xxi";
  /** Turns finished. */
  turns: number;
  /** Turns after which the game ends (X31). */
  turn_limit: number;
  /** Cards in the draw pile. */
  pile_left: number;
  /** 1 the first pile, 2 the second (X30). */
  pile_number: number;
  hand: (Kind | null)[][];
  /** Who knows that hand card. */
  seen: number[][][];
  /** The pile it came from. */
  origin: Origin[][];
  /** What a Senator has taken and not yet placed. */
  aside: Kind | null;
  /** Who knows that card. */
  aside_seen: number[];
  /** The pile it came from. */
  aside_origin: Origin;
  /** The training camp. */
  camp: (Kind | null)[];
  /** Mars cards, visitors, soldiers. */
  legion: (Kind | null)[][];
  /** Pieces of each kind under that soldier; the third with Virtus 6 and 10 (X28). */
  gear: Partial<Record<Kind, number>>[][];
  /** Of the whole legion. */
  kit: Partial<Record<Kind, number>>[];
  /** Of the seat's legionaries. */
  colour: Colour[];
  /** Face down beside the legion, in order. */
  dismissed: (Kind | null)[][];
  /** Who knows that card. */
  dismissed_seen: number[][][];
  dismissed_origin: Origin[][];
  /** How many a seat has dismissed. */
  dismissals: number[];
  discard: Partial<Record<Kind, number>>;
  /** Of each pile, what was never public. */
  unseen: Partial<Record<Kind, number>>[];
  /** Where it is: Laurus and then Virtus. */
  objective: (number | "out" | "open")[];
  /** The soldier that Virtus 6 lies under (X24). */
  doubled_cell: number | null;
  /** And the piece. */
  doubled_piece: Equipment;
  /** The soldier that Virtus 10 lies under (X28). */
  burdened_cell: number | null;
  /** How many play. */
  seats: number;
  /** Option (X32). */
  exclusive_colours: boolean;
  /** Whose turn it is. */
  me: number | null;
  /** What is to be decided. */
  phase: Phase;
  /** Whether the mandatory action is done. */
  acted: boolean;
  /** Whether the free action is used. */
  free_action_used: boolean;
  /** The cell whose card is in use. */
  using: number | null;
  /** The hand places to be filled when the choices are made. */
  due: number[];
  /** What the first half of a decision chose: a place or a cell. */
  chosen: number;
  /** And its second number, where it has one. */
  chosen_too: number;
  /** The seat a Senator or Cleopatra visits. */
  victim: number | null;
  /** Whether the pile has run out the second time (X30). */
  last_turn: boolean;
  /** Why the game is over. */
  ending: Ending;
}

/** What happened, with its further facts. */
export type Event =
  | { event: EventName; facts: Nothing };
