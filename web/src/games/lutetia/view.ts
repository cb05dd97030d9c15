// What Lutetia declares, written by `python -m iacta.server.typescript`. Do not edit.

/** What a game says that has nothing to say. */
export interface About {}

export const ActionCard = ["a", "b", "c", "d", "e", "1", "2", "3", "4", "5", "income", "second income"] as const;
export type ActionCard = (typeof ActionCard)[number];

export const Ending = ["running", "characters", "places", "both_decks", "round_limit"] as const;
export type Ending = (typeof Ending)[number];

export const EventName = [
  "none",
  "round_begins",
  "turned_up",
  "laid",
  "bribed",
  "ready",
  "revealed",
  "income",
  "bribe_lost",
  "legion_played",
  "supported",
  "passed",
  "compensated",
  "tied",
  "bought",
  "could_not_pay",
  "coins_taken",
  "coins_lost",
  "earned",
  "apprenticed",
  "risen",
  "taken_back",
  "game_over",
  "undo",
] as const;
export type EventName = (typeof EventName)[number];

export const Family = ["bid", "bid_and_earn", "earn", "bribe", "ready", "support", "pass", "attach"] as const;
export type Family = (typeof Family)[number];

export const Kind = [
  "unknown",
  "brewer-1",
  "brewer-2",
  "brewer-3",
  "brewer-4",
  "brewer-5",
  "brewer-6",
  "brewer-7",
  "baker-1",
  "baker-2",
  "baker-3",
  "baker-4",
  "baker-5",
  "baker-6",
  "baker-7",
  "druid-1",
  "druid-2",
  "druid-3",
  "druid-4",
  "druid-5",
  "druid-6",
  "druid-7",
  "blacksmith-1",
  "blacksmith-2",
  "blacksmith-3",
  "blacksmith-4",
  "blacksmith-5",
  "blacksmith-6",
  "blacksmith-7",
  "legion",
  "apprentice",
  "field-1",
  "field-2",
  "field-3",
  "forest-1",
  "forest-2",
  "forest-3",
  "mine-1",
  "mine-2",
  "mine-3",
  "mill",
  "laboratory",
  "forge",
  "bakery",
  "herbalist",
  "armoury",
  "tavern",
  "statue",
  "bazaar-1",
  "bazaar-2",
  "bazaar-3",
  "bazaar-4",
  "bazaar-5",
  "bazaar-6",
  "action-a",
  "action-b",
  "action-c",
  "action-d",
  "action-e",
  "action-1",
  "action-2",
  "action-3",
  "action-4",
  "action-5",
  "income",
] as const;
export type Kind = (typeof Kind)[number];

/** What a table or an example needs to be drawn: how much a Legion adds to an offer (T9), and what a majority is worth. */
export interface Layout {
  legion_adds: number;
  majority: Majority;
}

/** The points for most of a resource, and for neither most nor fewest (T15). */
export interface Majority {
  most: number;
  between: number;
}

/** What a game says that has nothing to say. */
export interface Nothing {}

export const Phase = ["bids", "bribes", "legions", "apprentice", "over"] as const;
export type Phase = (typeof Phase)[number];

export const Resource = ["beer", "bread", "elixir", "gladius"] as const;
export type Resource = (typeof Resource)[number];

/** What the rules say of a kind of card: its deck, the resource whose family it belongs to, and whether it has Roman influence (T17). */
export interface Traits {
  deck?: "characters" | "places";
  resource?: Resource;
  influence?: boolean;
}

/** A table as one viewer sees it. A card that the viewer does not know is `unknown`. */
export interface View {
  game: "lutetia";
  /** Sesterces that do not lie on a card. */
  cash: number[];
  /** The bribe on each face-down card. */
  stake: number[][];
  /** Sesterces on the card of a slot (T14). */
  coins: number[];
  /** Counted from 1. */
  round: number;
  /** The last round that is dealt (T19). */
  round_limit: number;
  /** The two action cards before all have chosen (T5). */
  chosen: ActionCard[][];
  /** Cards in the deck of characters. */
  characters_left: number;
  /** Cards in the deck of places. */
  places_left: number;
  /** How many they are. */
  box_left: number;
  /** On sale, A–E and then 1–5. */
  market: (Kind | null)[];
  /** The action cards that lie before a seat. */
  bid: (Kind | null)[][];
  /** Who knows that card. */
  bid_seen: number[][][];
  /** Waiting apprentices too. */
  owned: Partial<Record<Kind, number>>[];
  /** Apprentices with artisans of each resource (T13). */
  attached: Partial<Record<Kind, number>>[][];
  /** Cards that have left the game. */
  gone: Partial<Record<Kind, number>>;
  /** Legions played in this slot for each bidder (T9). */
  support: number[];
  /** The seats that will bribe no more (T6). */
  ready: number[];
  /** The seats that passed since the last Legion (T9). */
  passed: number[];
  last_briber: number | null;
  /** Who may play a Legion or attaches an apprentice. */
  me: number | null;
  /** The slot that is being sold. */
  slot: number | null;
  /** Slots of each row (T1). */
  row: number;
  /** How many play. */
  seats: number;
  /** What is to be decided. */
  phase: Phase;
  /** Why the game is over. */
  ending: Ending;
}

/** What happened, with its further facts. */
export type Event =
  | { event: EventName; facts: Nothing };
