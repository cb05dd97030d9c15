import { expect, test } from "vitest";
import type { Event, EventFields } from "../../messages";
import { payments } from "./money";
import type { EventName } from "./view";

function happening(event: EventName, more: Partial<EventFields>): Event {
  return { version: 1, event, seat: 1, card: null, source: null, target: null, amount: 0, facts: {}, ...more };
}

test("money goes between purses, cards and the bank", () => {
  expect(payments(happening("bribed", { source: "bid.1.0", target: "bid.1.0", amount: 3 }))).toEqual([
    { from: "purse.1", to: "bid.1.0", amount: 3 },
  ]);
  expect(payments(happening("bought", { source: "slot.4", target: "owned.1", card: "forge", amount: 5 }))).toEqual([
    { from: "purse.1", to: "bank", amount: 5 },
  ]);
  expect(payments(happening("coins_taken", { source: "slot.4", amount: 2 }))).toEqual([
    { from: "slot.4", to: "purse.1", amount: 2 },
  ]);
});

test("whoever is compensated gets the bribe back and a coin besides", () => {
  const coin = { from: "bank", to: "purse.1" };
  expect(payments(happening("compensated", { source: "slot.4" }))).toEqual([coin]);
  expect(payments(happening("compensated", { source: "slot.4", amount: 2 }))).toEqual([
    coin,
    { from: "bid.1", to: "purse.1", amount: 2 },
  ]);
});

test("an offer that is raised moves no money", () => {
  expect(payments(happening("supported", { source: "bid.1.0", amount: 4 }))).toEqual([]);
});
