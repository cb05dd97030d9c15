// The last attack, put together from what has happened: its dice stay on the table until the next one.
import type { Event } from "../../messages";

export interface Die {
  face: number;
  /** What it showed before it was rolled again. */
  before: number | null;
}

export interface Attack {
  /** Which attack of the match it is, so that its dice are thrown once. */
  number: number;
  version: number;
  seat: number;
  attacker: string;
  target: string;
  /** Why there are more dice than printed. */
  extra: string[];
  thor: boolean;
  svetovit: boolean;
  dice: Die[];
  rerolled: "mars" | "fortune" | null;
  /** What a die must show, as soon as it is told. */
  least: number | null;
  because: string[];
  wounds: number;
  crushed: number;
  outcome: "missed" | "wounded" | "pushed" | "defeated" | null;
  pushedTo: string | null;
}

/** Events that were not taken back. Every decision has a version, and taking back goes back by one. */
function standing(log: readonly Event[]): Event[] {
  const undone = new Set(log.filter(({ event }) => event === "undo").map(({ version }) => version));
  if (!undone.size) return [...log];
  const done: number[] = [];
  for (let version = 1; version <= (log.at(-1)?.version ?? 0); version++) {
    if (undone.has(version)) done.pop();
    else done.push(version);
  }
  const kept = new Set(done);
  return log.filter(({ version, event }) => event !== "undo" && (version === 0 || kept.has(version)));
}

export function lastAttack(log: readonly Event[]): Attack | null {
  const events = standing(log);
  const first = events.findLastIndex(({ event }) => event === "attacks");
  if (first < 0) return null;
  const number = events.slice(0, first).filter(({ event }) => event === "attacks").length;
  return events.slice(first + 1).reduce(with_, begun(events[first]!, number));
}

function begun(event: Event, number: number): Attack {
  return {
    number,
    version: event.version,
    seat: event.seat ?? 0,
    attacker: event.card ?? "unknown",
    target: String(event.spelt["enemy"]),
    extra: [],
    thor: false,
    svetovit: false,
    dice: [],
    rerolled: null,
    least: null,
    because: [],
    wounds: 0,
    crushed: 0,
    outcome: null,
    pushedTo: null,
  };
}

const names = (event: Event): string[] => (event.spelt["because"] as string[] | undefined) ?? [];

function with_(attack: Attack, event: Event): Attack {
  switch (event.event) {
    case "extra_dice":
      return { ...attack, extra: names(event) };
    case "thor":
    case "svetovit":
      return { ...attack, [event.event]: true };
    case "die":
      return { ...attack, dice: [...attack.dice, { face: event.amount, before: null }] };
    case "mars":
    case "fortune":
      return { ...attack, rerolled: event.event };
    case "rerolled":
      return { ...attack, dice: again(attack, event.amount) };
    case "hits_on":
      return { ...attack, least: Number(event.spelt["least"]), because: names(event), dice: found(attack, event) };
    case "wounded":
      return { ...attack, wounds: event.amount, outcome: "wounded" };
    case "crushed":
      return { ...attack, wounds: attack.wounds + event.amount, crushed: event.amount };
    case "missed":
    case "defeated":
      return { ...attack, outcome: event.event };
    case "pushed":
      return { ...attack, outcome: "pushed", pushedTo: event.target };
    default:
      return attack;
  }
}

/** A new face: at first it waits beside the dice, until it is known which of them it belongs to. */
function again(attack: Attack, face: number): Die[] {
  return [...attack.dice, { face, before: 0 }];
}

/** Which dice were rolled again: all of them by Fortune; by Mars the first of those that missed. */
function found(attack: Attack, event: Event): Die[] {
  const least = Number(event.spelt["least"]);
  const fresh = attack.dice.filter(({ before }) => before !== null).map(({ face }) => face);
  const rolled = attack.dice.filter(({ before }) => before === null);
  return rolled.map((die) => {
    const isNew = fresh.length > 0 && (attack.rerolled === "fortune" || die.face < least);
    return isNew ? { face: fresh.shift()!, before: die.face } : die;
  });
}
