// The messages of one language: the twin of iacta/engine/words/messages.py.

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
const MINUS = "−";
const HALF = "½";

/** What people call a kind of card in every language, where somebody's own card file says it. */
export type Titles = Readonly<Record<string, string>>;

export class Words {
  readonly language: Language;
  private readonly parts: readonly FluentResource[];
  private readonly titles: Titles;
  private readonly bundle: FluentBundle;

  constructor(language: Language, text: string | readonly FluentResource[], titles: Titles = {}) {
    this.language = language;
    this.parts = typeof text === "string" ? [new FluentResource(text)] : text;
    this.titles = titles;
    const CARD: FluentFunction = ([kind], { case: asked }) => this.called(said(kind), said(asked ?? "nom"));
    const PLAYER: FluentFunction = ([who], { case: asked }) =>
      who instanceof FluentNumber
        ? this.form("player", said(asked ?? "nom"), { number: String(who.value) })
        : this.form("named", said(asked ?? "nom"), { name: said(who) });
    this.bundle = new FluentBundle(this.locale, { useIsolating: false, functions: { CARD, PLAYER } });
    for (const part of this.parts) this.bundle.addResource(part, { allowOverrides: true });
  }

  /** The same words, with these titles. */
  titled(titles: Titles): Words {
    return Object.keys(titles).length ? new Words(this.language, this.parts, titles) : this;
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
    return this.called(kind, grammaticalCase);
  }

  /** Names in a row, as people say them: one, another and a third. */
  list(names: Iterable<string>): string {
    return new Intl.ListFormat(this.locale, { type: "conjunction" }).format(names);
  }

  /** Ways to choose from, as people say them: one, another or a third. */
  either(ways: Iterable<string>): string {
    return new Intl.ListFormat(this.locale, { type: "disjunction" }).format(ways);
  }

  /** A number as the language writes it, with a true minus, and a half as people write it: −1½. */
  number(value: number): string {
    const size = Math.abs(value);
    const half = size % 1 === 0.5;
    const options = { useGrouping: !this.together(size) };
    const whole = new Intl.NumberFormat(this.locale, options).format(half ? size - 0.5 : size);
    return `${value < 0 ? MINUS : ""}${half && size < 1 ? "" : whole}${half ? HALF : ""}`;
  }

  /** A text as it stands at the beginning of a line. */
  capital(text: string): string {
    return text.charAt(0).toLocaleUpperCase(this.locale) + text.slice(1);
  }

  private called(kind: string, grammaticalCase: string): string {
    const title = this.titles[kind];
    return title === undefined
      ? this.form(`card-${kind}`, grammaticalCase, {})
      : this.form("titled", grammaticalCase, { title });
  }

  /** The attribute of a message for a grammatical case; the message itself where it has none. */
  private form(message: string, grammaticalCase: string, args: Arguments): string {
    const found: Message | undefined = this.bundle.getMessage(message);
    const pattern = found?.attributes[grammaticalCase] ?? found?.value;
    return pattern ? this.formatted(pattern, args) : message;
  }

  private formatted(pattern: NonNullable<Message["value"]>, args: Arguments): string {
    const values = Object.entries(args).map(([name, value]) => [name, this.counted(value)] as const);
    return this.bundle.formatPattern(pattern, Object.fromEntries(values), []);
  }

  /** A number that is counted as the language counts and written as we write; anything else as it is. */
  private counted(value: string | number): string | Written {
    return typeof value === "number" ? new Written(value, this.number(value)) : value;
  }

  private together(size: number): boolean {
    return size >= 1000 && size < 10_000 && FOUR_DIGITS_TOGETHER.includes(this.language);
  }
}

/** A number with its text. */
class Written extends FluentNumber {
  constructor(
    value: number,
    private readonly text: string,
  ) {
    super(value);
  }

  override toString(): string {
    return this.text;
  }
}

function said(value: FluentValue | undefined): string {
  return value instanceof FluentNumber ? String(value.value) : String(value);
}
