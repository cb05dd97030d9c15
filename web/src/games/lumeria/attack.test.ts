import { expect, test } from "vitest";
import type { Event, EventFields } from "../../messages";
import { lastAttack } from "./attack";
import type { Modifier } from "./view";

const NOTHING = { seat: 0, card: null, source: null, target: null, amount: 0 };
type Die = "die" | "rerolled";
type Name = Die | "fortune" | "mars" | "passed" | "pushed" | "set_up" | "token_moved" | "undo" | "wounded";

function event(version: number, name: Name, more: Partial<EventFields> = {}): Event {
  return { ...NOTHING, version, event: name, facts: {}, ...more };
}

const attacks = (version: number, card: string): Event => ({
  ...NOTHING,
  version,
  event: "attacks",
  card,
  facts: { enemy: "woje", at: "C3" },
});
const dice = (version: number, name: Die, ...faces: number[]) =>
  faces.map((amount) => event(version, name, { amount }));
const hitsOn = (version: number, least: number, ...modifier: Modifier[]): Event => ({
  ...NOTHING,
  version,
  event: "hits_on",
  facts: { least, modifier },
});

test("nothing lies there before the first attack", () => {
  expect(lastAttack([event(0, "set_up")])).toBeNull();
});

test("an attack has its dice, what they must show and why, and what came of it", () => {
  const log = [
    attacks(3, "bies"),
    ...dice(3, "die", 1, 3, 5),
    hitsOn(3, 3, "surrounded"),
    event(3, "wounded", { amount: 2 }),
    event(3, "pushed", { target: "field.31" }),
    event(3, "token_moved", { amount: 1 }),
  ];
  expect(lastAttack(log)).toMatchObject({
    attacker: "bies",
    target: "woje",
    least: 3,
    because: ["modifier-surrounded"],
    wounds: 2,
    outcome: "pushed",
    pushedTo: "field.31",
  });
  expect(lastAttack(log)?.dice.map(({ face }) => face)).toEqual([1, 3, 5]);
});

test("dice rolled again stand in the place of those before", () => {
  const fortune = [attacks(3, "bies"), ...dice(3, "die", 1, 5), event(4, "fortune"), ...dice(4, "rerolled", 6, 2)];
  expect(lastAttack([...fortune, hitsOn(4, 4)])?.dice).toEqual([
    { face: 6, before: 1 },
    { face: 2, before: 5 },
  ]);
  const mars = [attacks(3, "bies"), ...dice(3, "die", 5, 1, 2), event(4, "mars"), ...dice(4, "rerolled", 6)];
  expect(lastAttack([...mars, hitsOn(4, 4)])?.dice).toEqual([
    { face: 5, before: null },
    { face: 6, before: 1 },
    { face: 2, before: null },
  ]);
});

test("an attack that was taken back leaves the one before, decisions without events counted too", () => {
  const log = [
    attacks(2, "bies"),
    hitsOn(2, 4),
    event(3, "passed"),
    // 4: somebody chooses a unit, and nothing is told
    attacks(5, "strzyga"),
    event(6, "undo"),
  ];
  expect(lastAttack(log)?.attacker).toBe("bies");
  expect(lastAttack(log.slice(0, -1))?.attacker).toBe("strzyga");
});
