// What happened at each slot when cards were last turned up: who bid how much, who paid, what went back. Read from the
// log alone, so it stays after the market has moved on.
import type { Told } from "../../i18n/sentences";
import type { GameInfo } from "../../messages";
import { INCOME, slotOf } from "./city";

export interface Bidder {
  seat: number;
  bribe: number;
  /** Bribe and Legions together. */
  offer: number;
  /** The bribe that was taken back with the compensation; null for whoever was not compensated. */
  returned: number | null;
}

export type Outcome = "bought" | "tied" | "could_not_pay" | "risen";

export interface Lot {
  slot: number;
  card: string | null;
  bidders: Bidder[];
  outcome: Outcome | null;
  buyer: number | null;
  paid: number;
  coins: number;
  earned: number;
  lost: number;
  /** Everything that happened at this slot. */
  events: Told[];
}

/** An income card that was turned up, and the bribe that was a bluff. */
export interface Pay {
  seat: number;
  amount: number;
  lost: number;
}

export interface Ledger {
  round: number;
  pays: Pay[];
  lots: Lot[];
  /** The action cards by the places where they were turned up. */
  revealed: Record<string, string>;
  /** Everything since, in order. */
  events: Told[];
}

/** The events that count: an undo takes the last version back. */
function standing(log: readonly Told[]): Told[] {
  const versions: Told[][] = [];
  for (const event of log) {
    if (event.event === "undo") versions.pop();
    else if (versions.at(-1)?.[0]?.version === event.version) versions.at(-1)?.push(event);
    else versions.push([event]);
  }
  return versions.flat();
}

const STEPS: Record<string, (lot: Lot, event: Told) => void> = {
  bought: (lot, event) => Object.assign(lot, { buyer: event.seat, paid: event.amount }),
  could_not_pay: (lot, event) => Object.assign(lot, { buyer: event.seat }),
  tied: () => undefined,
  risen: (lot, event) => Object.assign(lot, { coins: event.amount }),
};

/** The last reveal, as far as it has come; null before the first. */
export function lastReveal(game: GameInfo, log: readonly Told[]): Ledger | null {
  const events = standing(log);
  const last = events.findLastIndex((event) => event.event === "revealed");
  if (last < 0) return null;
  const begins = events.findLastIndex((event, at) => at < last && event.event === "round_begins");
  const after = events.findIndex((event, at) => at > last && /^(round_begins|game_over)$/.test(event.event));
  return ledgerOf(game, events.slice(begins, after < 0 ? undefined : after));
}

function ledgerOf(game: GameInfo, events: Told[]): Ledger {
  const ledger: Ledger = { round: events[0]?.amount ?? 0, pays: [], lots: [], revealed: {}, events: [] };
  const bribes: Record<string, number> = {};
  const bids: Record<string, Bidder> = {};
  const lots = new Map<number, Lot>();
  const lotAt = (slot: number): Lot => {
    const lot = lots.get(slot) ?? emptyLot(slot);
    lots.set(slot, lot);
    return lot;
  };
  let current: Lot | null = null;
  for (const event of events) {
    if (event.event === "revealed" || ledger.events.length) ledger.events.push(event);
    const place = event.target ?? "";
    const seat = event.seat ?? -1;
    const from = /^slot\.(\d+)$/.exec(event.source ?? "")?.[1];
    if (from !== undefined) current = lotAt(Number(from));
    const step = STEPS[event.event];
    if (event.event === "bribed") bribes[place] = (bribes[place] ?? 0) + event.amount;
    else if (event.event === "revealed") {
      ledger.revealed[place] = event.card ?? "unknown";
      const slot = slotOf(game, event.card);
      const bribe = bribes[place] ?? 0;
      if (slot !== null) {
        const bidder = { seat, bribe, offer: bribe, returned: null };
        bids[place] = bidder;
        lotAt(slot).bidders.push(bidder);
      } else if (event.card === INCOME) ledger.pays.push({ seat, amount: 0, lost: bribe });
    } else if (event.event === "income") {
      const pay = ledger.pays.find((some) => some.seat === seat && some.amount === 0);
      if (pay) pay.amount = event.amount;
    } else if (event.event === "supported") {
      const bidder = bids[place];
      if (bidder) bidder.offer = event.amount;
    } else if (current !== null) {
      current.events.push(event);
      if (step) {
        current.outcome = event.event as Outcome;
        current.card = event.card;
        step(current, event);
      } else if (event.event === "compensated") {
        const bidder = current.bidders.find((some) => some.seat === seat);
        if (bidder) bidder.returned = event.amount;
      } else if (event.event === "coins_taken") current.coins = event.amount;
      else if (event.event === "earned") current.earned = event.amount;
      else if (event.event === "bribe_lost") current.lost = event.amount;
    }
  }
  ledger.lots = [...lots.values()].sort((one, other) => one.slot - other.slot);
  return ledger;
}

function emptyLot(slot: number): Lot {
  return {
    slot,
    card: null,
    bidders: [],
    outcome: null,
    buyer: null,
    paid: 0,
    coins: 0,
    earned: 0,
    lost: 0,
    events: [],
  };
}
