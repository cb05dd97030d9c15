import { expect, it } from "vitest";
import type { Event } from "../messages";
import { cueOf, nextStart } from "./cues";

function event(name: string, more: Partial<Event> = {}): Event {
  const fields = { version: 1, seat: 0, card: null, source: null, target: null, amount: 0, facts: {} };
  return { ...fields, event: name, ...more } as Event;
}

const free = () => false;
const game = { cues: { objective_taken: "claim" } as const };

it("hears what a game says of its events before anything else", () => {
  const claimed = event("objective_taken", { card: "laurus-1", target: "prize.0.1" });
  expect(cueOf(game, [claimed], free)).toBe("claim");
  expect(cueOf(game, [claimed], () => true)).toBe("claim");
});

it("hears money before cards, and cards that go somewhere", () => {
  const bought = event("bought", { card: "baker-1", target: "owned.0" });
  expect(cueOf(game, [bought], () => true)).toBe("coin");
  expect(cueOf(game, [bought], free)).toBe("card");
});

it("hears nothing where nothing moves", () => {
  expect(cueOf(game, [event("turn_begins")], free)).toBeNull();
  expect(cueOf(game, [event("shown", { card: "baker-1" })], free)).toBeNull();
  expect(cueOf(game, [], free)).toBeNull();
});

it("lets sounds of one kind follow each other, and leaves out what would come too late", () => {
  expect(nextStart(5, 0, 0.1, 0.3)).toBe(5);
  expect(nextStart(5, 5, 0.1, 0.3)).toBeCloseTo(5.1);
  expect(nextStart(5, 5.2, 0.1, 0.3)).toBeCloseTo(5.3);
  expect(nextStart(5, 5.25, 0.1, 0.3)).toBeNull();
});
