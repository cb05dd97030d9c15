// The last attack, put together from what has happened: its dice stay on the table until the next one.
import type { Told } from "../../i18n/sentences";

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
function standing(log: readonly Told[]): Told[] {
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

export function lastAttack(log: readonly Told[]): Attack | null {
  const events = standing(log);
  const last = events.findLastIndex(({ event }) => event === "attacks");
  const first = events[last];
  if (first?.event !== "attacks") return null;
  const number = events.slice(0, last).filter(({ event }) => event === "attacks").length;
  return events.slice(last + 1).reduce(with_, begun(first, number));
}

function begun(event: Told & { event: "attacks" }, number: number): Attack {
  return {
    number,
    version: event.version,
    seat: event.seat ?? 0,
    attacker: event.card ?? "unknown",
    target: event.facts.enemy,
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

function with_(attack: Attack, event: Told): Attack {
  switch (event.event) {
    case "extra_dice":
      return { ...attack, extra: event.facts.extra.map((name) => `extra-${name}`) };
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
      return {
        ...attack,
        least: event.facts.least,
        because: event.facts.modifier.map((name) => `modifier-${name}`),
        dice: found(attack, event.facts.least),
      };
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
function found(attack: Attack, least: number): Die[] {
  const fresh = attack.dice.filter(({ before }) => before !== null).map(({ face }) => face);
  const rolled = attack.dice.filter(({ before }) => before === null);
  return rolled.map((die) => {
    const isNew = fresh.length > 0 && (attack.rerolled === "fortune" || die.face < least);
    return isNew ? { face: fresh.shift()!, before: die.face } : die;
  });
}
