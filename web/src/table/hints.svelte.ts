// What the server thinks is best here, for whoever asks. It is about one position: when that changes and there is still
// something to decide, the server is asked again by itself.

import { actionText } from "../i18n/sentences";
import type { HintedAction, Hints, LegalAction } from "../messages";
import { isStale } from "./insist";
import type { Table } from "./table.svelte";

/** An action that can be done, in words, with its chance in words. */
export interface Advice {
  action: LegalAction;
  text: string;
  chance: string;
  /** Facts that speak for it, in words; empty where there are none. */
  why: string;
}

export class Hinting {
  open = $state(false);
  thinking = $state(false);
  /** The things on the table that belong to the hint that is looked at. */
  pointed = $state.raw<readonly string[]>([]);
  /** What had the focus when somebody asked. */
  from: Element | null = null;
  /** Somebody has asked and not looked away since. */
  private wanted = false;
  private found = $state.raw<Hints | null>(null);
  private readonly table: Table;

  constructor(table: Table) {
    this.table = table;
  }

  /** Whether there is something to ask about. */
  get possible(): boolean {
    return this.table.info.hints && this.table.legal.length > 0;
  }

  /** What is on show, the best chance first. */
  get advice(): readonly Advice[] {
    if (!this.open || !this.found) return [];
    const { meaning, actions } = this.found;
    const known = actions.map((hint) => ({ hint, action: this.legal(hint) }));
    const found = known.flatMap(({ hint, action }) => (action ? [{ hint, action }] : []));
    const texts = found.map(({ action }) => this.table.said(action));
    return found.map(({ hint, action }, place) => ({
      action,
      text: texts.indexOf(texts[place]!) === texts.lastIndexOf(texts[place]!) ? texts[place]! : this.exactly(action),
      chance: this.table.words.say(`hint-${meaning}`, { chance: hint.chance }),
      why: this.why(hint),
    }));
  }

  private why({ reasons }: HintedAction): string {
    const { words } = this.table;
    const said = reasons.map(({ name, points, card, seat }) =>
      words.say(`hint-reason-${name}`, {
        points,
        card: card ?? "unknown",
        player: seat === null ? "" : this.table.name(seat),
      }),
    );
    return words.capital(words.list(said));
  }

  /** What the chances are. */
  get meaning(): string {
    return this.table.words.say(`hints-${this.found?.meaning ?? "wins"}`);
  }

  get rough(): boolean {
    return this.found?.rough ?? false;
  }

  /** Ask for a hint, or show again what was found. */
  async ask(): Promise<void> {
    if (!this.possible || this.thinking) return;
    this.from = document.activeElement;
    this.wanted = true;
    if (!this.found) await this.fetch();
    this.open = this.found !== null;
  }

  private async fetch(): Promise<void> {
    const { version } = this.table.position;
    this.thinking = true;
    const answer = await this.table.ask({ type: "hint", version }, isStale);
    this.thinking = false;
    if (answer.type === "hinted" && version === this.table.position.version) this.found = answer.hints;
    else if (answer.type === "refused" && !isStale(answer)) this.wanted = false;
    else if (this.table.playback.caughtUp) await this.renew();
  }

  /** All is shown that has happened meanwhile: whoever still waits for a hint gets one for what is on the table now, or
   *  hears that there is nothing to decide any more. */
  async renew(): Promise<void> {
    if (!this.wanted || this.found || this.thinking) return;
    if (!this.possible) {
      this.wanted = false;
      this.table.refusal = this.table.words.say("hint-passed");
      return;
    }
    await this.fetch();
    this.open = this.found !== null;
  }

  take(action: LegalAction): void {
    this.close();
    this.table.choice.mean(action);
  }

  close(): boolean {
    const any = this.open;
    this.wanted = false;
    this.open = false;
    this.pointed = [];
    return any;
  }

  /** The position has changed. */
  forget(): void {
    this.open = false;
    this.pointed = [];
    this.found = null;
  }

  private legal(hint: HintedAction): LegalAction | undefined {
    return this.table.legal.find(({ id }) => id === hint.id);
  }

  /** Actions that read the same, as of two cards of one kind, are told apart by their places. */
  private exactly(action: LegalAction): string {
    return `${this.table.said(action)} (${actionText(this.table.words, action)})`;
  }
}
