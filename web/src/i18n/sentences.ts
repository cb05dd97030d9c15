// What happens and what can be done, in words: the twin of iacta/match/words.py.

import type { Event, EventFields, GameInfo, LegalAction } from "../messages";
import type { Words } from "./words";

export function yes(fact: boolean): "yes" | "no" {
  return fact ? "yes" : "no";
}

/** The zone of a place and its index there: `hand.0.2` is the third place of seat 0's hand. */
export function zoneOf(game: GameInfo, place: string) {
  const [name, ...index] = place.split(".");
  return { zone: game.zones.find((zone) => zone.name === name), index: index.map(Number) };
}

/** What people call a place inside its row; rows are counted from 1. */
export function labelOf(game: GameInfo, place: string): string {
  const { zone, index } = zoneOf(game, place);
  const last = index.at(-1);
  if (!zone || last === undefined) return "";
  return zone.labels.length ? (zone.labels[last] ?? "") : String(last + 1);
}

/** The seat that a place belongs to, if it belongs to one. */
export function ownerOf(game: GameInfo, place: string): number | null {
  const { zone, index } = zoneOf(game, place);
  return zone && zone.shape.length > 1 ? (index[0] ?? null) : null;
}

/** What a log tells: what has happened at the table, and that a bot has failed, which is no part of the match. */
export type Told = Event | (EventFields & { event: "bot-failed"; facts: { bot: string; instead: string } });

/** The seat at the other end of what happened; the seat itself, where no other takes part. */
function otherSeat(game: GameInfo, event: Told): number | null {
  const ends = [event.target, event.source].filter((place) => place !== null);
  const owners = ends.map((place) => ownerOf(game, place));
  return owners.find((owner) => owner !== null && owner !== event.seat) ?? event.seat;
}

/** An event as one sentence of the log. */
export function sentence(words: Words, game: GameInfo, event: Told, viewer: number, names: readonly string[]): string {
  const called = (seat: number | null) => (seat === null ? "" : (names[seat] ?? seat + 1));
  const who = { you: yes(event.seat === viewer), player: called(event.seat) };
  if (event.event === "undo") return words.say("undo", who);
  const other = otherSeat(game, event);
  const facts = Object.entries(event.facts).map(([name, value]) => [name, inWords(words, name, value)]);
  return words.say(`event-${event.event}`, {
    card: event.card ?? "unknown",
    cell: event.target ? labelOf(game, event.target) : "",
    zone: event.source?.split(".")[0] ?? "",
    amount: event.amount,
    other: called(other),
    other_you: yes(other === viewer),
    ...who,
    ...Object.fromEntries(facts),
  });
}

/** A further fact of an event, as an argument of its message; several names are messages, several numbers stand beside
 *  each other, and an empty list is `none`. */
function inWords(words: Words, fact: string, value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  const names = value.every((part) => typeof part === "string");
  const said = names ? value.map((name) => words.say(`${fact}-${name}`)).join(", ") : value.join(" ");
  return said || "none";
}

/** How the words begin that go on with a line. */
const CONTINUES = /^[ ,:;]+/;

/** A line of the log: what happened, and what goes on with it. */
export interface Line {
  version: number;
  events: readonly Told[];
}

/** Whether a log leaves an event out. Several decisions that somebody takes back one after another are told once. */
function isUntold(game: GameInfo, last: Line | undefined, event: Told): boolean {
  const before = last?.events.at(-1);
  const again = event.event === "undo" && before?.event === "undo" && before.seat === event.seat;
  return again || game.untold.includes(event.event);
}

/** The lines with one more event, which may go on with the last of them. */
export function withEvent(game: GameInfo, lines: readonly Line[], event: Told): readonly Line[] {
  const last = lines.at(-1);
  if (isUntold(game, last, event)) return lines;
  if (!last || !game.continuing.includes(event.event)) return [...lines, { version: event.version, events: [event] }];
  return [...lines.slice(0, -1), { ...last, events: [...last.events, event] }];
}

/** Events in lines; for those who listen every decision begins one of its own. */
export function logLines(game: GameInfo, events: readonly Told[], byDecision = false): readonly Line[] {
  const lines: { version: number; events: Told[] }[] = [];
  for (const event of events) {
    const last = lines.at(-1);
    if (isUntold(game, last, event)) continue;
    const apart = byDecision && last?.version !== event.version;
    if (last && !apart && game.continuing.includes(event.event)) last.events.push(event);
    else lines.push({ version: event.version, events: [event] });
  }
  return lines;
}

export function lineText({ events }: Line, said: (event: Told) => string): string {
  return events.map(said).join("").replace(CONTINUES, "");
}

export function prompt(words: Words, phase: string): string {
  return words.say(`prompt-${phase.replaceAll(" ", "-")}`);
}

/** An action as a person types it. */
export function actionText(words: Words, action: LegalAction): string {
  return words.say(`action-${action.family}`, action.words);
}
