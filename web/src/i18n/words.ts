// The messages of one language: the twin of iacta/engine/words.py.

import { FluentBundle, FluentNumber, FluentResource, type FluentFunction, type FluentValue } from "@fluent/bundle";
import type { Message } from "@fluent/bundle";

export const LANGUAGES = ["en", "pl", "pt", "uk"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Arguments = Record<string, string | number>;
export type Case = "nom" | "acc" | "gen" | "dat";

/** How numbers are written and counted, where the language alone does not say it. */
const LOCALES: Partial<Record<Language, string>> = { pt: "pt-PT" };
/** 1234, but 12 345; the library does not know that. */
const FOUR_DIGITS_TOGETHER: readonly Language[] = ["pl", "pt"];

export class Words {
  readonly language: Language;
  private readonly bundle: FluentBundle;

  constructor(language: Language, text: string) {
    this.language = language;
    const CARD: FluentFunction = ([kind], { case: asked }) => this.form(`card-${said(kind)}`, said(asked ?? "nom"), {});
    const PLAYER: FluentFunction = ([who], { case: asked }) =>
      who instanceof FluentNumber
        ? this.form("player", said(asked ?? "nom"), { number: String(who.value) })
        : this.form("named", said(asked ?? "nom"), { name: said(who) });
    this.bundle = new FluentBundle(this.locale, { useIsolating: false, functions: { CARD, PLAYER } });
    this.bundle.addResource(new FluentResource(text), { allowOverrides: true });
  }

  get locale(): string {
    return LOCALES[this.language] ?? this.language;
  }

  has(message: string): boolean {
    return this.bundle.hasMessage(message);
  }

  /** The message with its arguments. */
  say(message: string, args: Arguments = {}): string {
    const found = this.bundle.getMessage(message);
    return found?.value ? this.formatted(found.value, args) : message;
  }

  /** A card's name in a grammatical case. */
  card(kind: string, grammaticalCase: Case = "nom"): string {
    return this.form(`card-${kind}`, grammaticalCase, {});
  }

  /** Names in a row, as people say them: one, another and a third. */
  list(names: Iterable<string>): string {
    return new Intl.ListFormat(this.locale, { type: "conjunction" }).format(names);
  }

  /** A number as the language writes it. */
  number(value: number): string {
    return new Intl.NumberFormat(this.locale).format(value);
  }

  /** A text as it stands at the beginning of a line. */
  capital(text: string): string {
    return text.charAt(0).toLocaleUpperCase(this.locale) + text.slice(1);
  }

  /** The attribute of a message for a grammatical case; the message itself where it has none. */
  private form(message: string, grammaticalCase: string, args: Arguments): string {
    const found: Message | undefined = this.bundle.getMessage(message);
    const pattern = found?.attributes[grammaticalCase] ?? found?.value;
    return pattern ? this.formatted(pattern, args) : message;
  }

  private formatted(pattern: NonNullable<Message["value"]>, args: Arguments): string {
    const values = Object.entries(args).map(([name, value]) => [name, this.together(value)] as const);
    return this.bundle.formatPattern(pattern, Object.fromEntries(values), []);
  }

  /** A number of four digits as one that is written without a gap; anything else as it is. */
  private together(value: string | number): string | number | FluentNumber {
    const four = typeof value === "number" && Math.abs(value) >= 1000 && Math.abs(value) < 10_000;
    return four && FOUR_DIGITS_TOGETHER.includes(this.language)
      ? new FluentNumber(value, { useGrouping: false })
      : value;
  }
}

function said(value: FluentValue | undefined): string {
  return value instanceof FluentNumber ? String(value.value) : String(value);
}
