import { describe, expect, test } from "vitest";
import type { Event, EventFields, GameInfo } from "../../messages";
import { lastReveal } from "./ledger";
import type { EventName } from "./view";

const game = { zones: [{ name: "slot", labels: ["A", "B", "C", "D", "E", "1", "2", "3", "4", "5"] }] } as GameInfo;

/** An event of version 1, unless it says another. */
function event(name: EventName, rest: Partial<EventFields> = {}): Event {
  return { version: 1, event: name, seat: null, card: null, source: null, target: null, amount: 0, facts: {}, ...rest };
}

const at = (place: string) => ({ source: place, target: place });

const round = [
  event("round_begins", { amount: 3 }),
  event("bribed", { seat: 0, amount: 2, ...at("bid.0.1") }),
  event("bribed", { seat: 0, amount: 1, ...at("bid.0.1") }),
  event("bribed", { seat: 1, amount: 2, ...at("bid.1.0") }),
  event("bribed", { seat: 1, amount: 4, ...at("bid.1.1") }),
  event("revealed", { seat: 0, card: "action-2", ...at("bid.0.0") }),
  event("revealed", { seat: 0, card: "action-a", ...at("bid.0.1") }),
  event("revealed", { seat: 1, card: "action-a", ...at("bid.1.0") }),
  event("revealed", { seat: 1, card: "income", ...at("bid.1.1") }),
  event("income", { seat: 1, amount: 3 }),
  event("bribe_lost", { seat: 1, amount: 4 }),
  event("supported", { seat: 1, amount: 4, ...at("bid.1.0") }),
  event("compensated", { seat: 0, amount: 3, ...at("slot.0") }),
  event("bought", { seat: 1, card: "legion", source: "slot.0", target: "owned.1", amount: 4 }),
  event("coins_taken", { seat: 1, amount: 2, ...at("slot.0") }),
  event("could_not_pay", { seat: 0, card: "mill", source: "slot.6", target: "gone" }),
  event("risen", { amount: 1, ...at("slot.1") }),
];

describe("the last reveal", () => {
  test("is nothing before cards are turned up", () => {
    expect(lastReveal(game, round.slice(0, 5))).toBeNull();
  });

  test("tells slot by slot who bid, paid and was given back", () => {
    const ledger = lastReveal(game, [...round, event("round_begins", { amount: 4 })])!;
    const [first, risen, unpaid] = ledger.lots;
    expect(ledger.round).toBe(3);
    expect(first).toMatchObject({ slot: 0, card: "legion", outcome: "bought", buyer: 1, paid: 4, coins: 2 });
    expect(first?.bidders).toEqual([
      { seat: 0, bribe: 3, offer: 3, returned: 3 },
      { seat: 1, bribe: 2, offer: 4, returned: null },
    ]);
    expect(risen).toMatchObject({ slot: 1, outcome: "risen", coins: 1, bidders: [] });
    expect(unpaid).toMatchObject({ slot: 6, card: "mill", outcome: "could_not_pay", buyer: 0 });
  });

  test("tells an income and the bribe that was lost on it", () => {
    expect(lastReveal(game, round)?.pays).toEqual([{ seat: 1, amount: 3, lost: 4 }]);
  });

  test("grows while events are told", () => {
    const ledger = lastReveal(game, round.slice(0, 13))!;
    expect(ledger.lots[0]).toMatchObject({ slot: 0, outcome: null });
    expect(ledger.revealed["bid.1.1"]).toBe("income");
  });

  test("forgets what was taken back", () => {
    const taken = round.map((some, number) => ({ ...some, version: number < 5 ? 1 : 2 }));
    expect(lastReveal(game, [...taken, event("undo", { version: 3, seat: 0 })])).toBeNull();
  });
});
