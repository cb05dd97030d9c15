import { expect, test } from "vitest";
import { placed, type Box } from "./pointing";

const SCREEN: Box = { left: 0, top: 100, width: 1440, height: 800 };
const WORDS = { width: 368, height: 120 };
const CARD: Box = { left: 1000, top: 740, width: 110, height: 150 };
const HAND: Box = { left: 760, top: 740, width: 350, height: 150 };
const SIDE: Box = { left: 8, top: 680, width: 750, height: 215 };

function overlap(one: Box, other: Box): boolean {
  return (
    one.left < other.left + other.width &&
    other.left < one.left + one.width &&
    one.top < other.top + other.height &&
    other.top < one.top + one.height
  );
}

function inside({ left, top, width, height }: Box): boolean {
  return (
    left >= SCREEN.left &&
    top >= SCREEN.top &&
    left + width <= SCREEN.left + SCREEN.width &&
    top + height <= SCREEN.top + SCREEN.height
  );
}

test("words lie beside what they are about, on the screen", () => {
  const there = placed(WORDS, [CARD], SCREEN);
  expect(overlap(there, CARD)).toBe(false);
  expect(inside(there)).toBe(true);
});

test("words leave one's own hand and side in sight where there is room elsewhere", () => {
  const there = placed(WORDS, [CARD], SCREEN, { hand: [HAND], own: [SIDE] });
  expect(overlap(there, HAND)).toBe(false);
  expect(overlap(there, SIDE)).toBe(false);
  expect(there.top).toBeGreaterThan(SCREEN.top + SCREEN.height / 3); // and still near the card
});

test("words rather cover one's own side than what they are about", () => {
  const all = { ...SCREEN };
  const there = placed(WORDS, [CARD], SCREEN, { own: [all] });
  expect(overlap(there, CARD)).toBe(false);
});

test("words rather cover other things than one's own", () => {
  const rest: Box = { left: 0, top: 100, width: 1440, height: 570 };
  const there = placed(WORDS, [CARD], SCREEN, { hand: [HAND], own: [SIDE], others: [rest] });
  expect(overlap(there, HAND)).toBe(false);
  expect(overlap(there, SIDE)).toBe(false);
});

test("words go round other things that lie near", () => {
  const about: Box = { left: 700, top: 400, width: 60, height: 60 };
  const right: Box = { left: 770, top: 300, width: 400, height: 300 };
  const left: Box = { left: 320, top: 300, width: 370, height: 300 };
  const above: Box = { left: 320, top: 110, width: 850, height: 280 };
  const there = placed(WORDS, [about], SCREEN, { others: [right, left, above] });
  for (const thing of [about, right, left, above]) expect(overlap(there, thing)).toBe(false);
});

test("where words must cover something of one's own, it is not the hand", () => {
  const phone: Box = { left: 0, top: 128, width: 360, height: 612 };
  const points: Box = { left: 6, top: 130, width: 170, height: 24 };
  const side: Box = { left: 6, top: 240, width: 348, height: 270 };
  const hand: Box = { left: 0, top: 605, width: 360, height: 135 };
  const there = placed({ width: 344, height: 150 }, [points], phone, { hand: [hand], own: [side] });
  expect(overlap(there, points)).toBe(false);
  expect(overlap(there, hand)).toBe(false);
});

test("words about nothing lie low in the middle", () => {
  const there = placed(WORDS, [], SCREEN);
  expect(there.top + there.height).toBeGreaterThan(SCREEN.top + SCREEN.height - 20);
});

test("words about nothing leave one's own hand and side in sight", () => {
  const there = placed(WORDS, [], SCREEN, { hand: [HAND], own: [SIDE] });
  expect(overlap(there, HAND)).toBe(false);
  expect(overlap(there, SIDE)).toBe(false);
});
