import type { CardInfo } from "../../messages";
import type { Token } from "./face";

/** What the rules say of a card besides, in the form of its game. */
export function traitsOf<Traits extends CardInfo["traits"]>(info: CardInfo | undefined): Traits {
  return (info?.traits ?? {}) as Traits;
}

/** Reads the facts printed on a card; a fact that is not there is simply not shown. */
export class Printed {
  constructor(private readonly info: CardInfo | undefined) {}

  number(fact: string): number | undefined {
    const value = this.info?.facts[fact];
    return typeof value === "number" ? value : undefined;
  }

  name(fact: string): string {
    const value = this.info?.facts[fact];
    return typeof value === "string" ? value : "";
  }

  /** A number with its sign; `said` writes it. */
  token(fact: string, sign: Token["sign"], said: (value: number) => string = String): Token | undefined {
    const value = this.number(fact);
    if (value === undefined) return undefined;
    return { sign, text: said(value), reconstructed: this.info?.origins[fact] === "reconstructed" };
  }

  /** The points, but not those of a card that is worth nothing. */
  points(said?: (value: number) => string): Token | undefined {
    return this.number("vp") ? this.token("vp", "points", said) : undefined;
  }

  /** Whether a fact is printed at all. */
  has(fact: string): boolean {
    return this.info?.facts[fact] !== undefined;
  }

  /** The kinds of equipment of each slot; a slot may leave a choice. */
  slots(): string[][] {
    const slots = this.info?.facts["slots"];
    return Array.isArray(slots) ? slots.map((slot) => String(slot).split("|")) : [];
  }

  /** The resources that a Bazaar asks for, each with how many. */
  wants(): [string, number][] {
    const wants = this.info?.facts["wants"];
    return Object.entries((wants ?? {}) as Record<string, number>);
  }
}
