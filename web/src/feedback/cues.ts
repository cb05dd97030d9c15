// What can be heard and felt at a table, and what a game adds to it.

import type { Event } from "../messages";
import type { Table } from "../table/table.svelte";

export const CUES = [
  "card",
  "coin",
  "dice",
  "shuffle",
  "reveal",
  "fall",
  "claim",
  "hill",
  "turn",
  "chapter",
  "win",
  "lose",
] as const;
export type Cue = (typeof CUES)[number];

/** Something that the table stops for: some cards, whose they are, and a sentence. */
export interface Moment {
  cards: readonly { kind: string; name?: string }[];
  text: string;
}

/** What a game says in `games/<game>/feedback.ts`. */
export interface GameFeedback {
  /** What its events sound like, by their names, where it is not a card or money that moves. */
  cues: Readonly<Partial<Record<string, Cue>>>;
  /** What the table stops for, of events of one kind in a row. The position is still the one before them. */
  moment: (table: Table, events: readonly Event[]) => Moment | null;
  /** The cards that a seat has in front of it at the end. */
  army: (table: Table, seat: number) => string[];
}

/** What events of one kind in a row sound like. */
export function cueOf(
  { cues }: Pick<GameFeedback, "cues">,
  events: readonly Event[],
  pays: (event: Event) => boolean,
): Cue | null {
  const [first] = events;
  if (!first) return null;
  const own = cues[first.event];
  if (own) return own;
  if (events.some(pays)) return "coin";
  return events.some(({ card, target }) => card && target) ? "card" : null;
}

/** When the next sound may begin, in seconds: not on top of another of its kind. Null where too many wait already. */
export function nextStart(now: number, last: number, apart: number, patience: number): number | null {
  const start = Math.max(now, last + apart);
  return start - now > patience ? null : start;
}

const games = import.meta.glob<GameFeedback>("../games/*/feedback.ts");

export async function feedbackOf(game: string): Promise<GameFeedback> {
  const found = await games[`../games/${game}/feedback.ts`]?.();
  if (!found) throw new Error(`there is no feedback of ${game}`);
  return found;
}
