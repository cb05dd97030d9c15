// What a person is about to do: the things clicked so far, and what they can still become.

import type { LegalAction } from "../messages";
import { narrow, without } from "./narrow";

const AMOUNT = "amount.";

/** The row of a place: that of `hand.0.2` is `hand.0`. */
function rowOf(handle: string): string {
  return handle.slice(0, Math.max(handle.lastIndexOf("."), 0));
}

/** What a choice needs from its table. */
export interface Chooser {
  readonly legal: readonly LegalAction[];
  /** Whether a binding action asks before it is done. */
  readonly careful: boolean;
  play(action: LegalAction): void;
  /** Says why a thing leads nowhere after those that are chosen. */
  why(handle: string): void;
}

export class Choice {
  chosen = $state.raw<readonly string[]>([]);
  private readonly chooser: Chooser;
  private readonly narrowed = $derived.by(() => narrow(this.chooser.legal, this.chosen));

  constructor(chooser: Chooser) {
    this.chooser = chooser;
  }

  get candidates(): readonly LegalAction[] {
    return this.narrowed.candidates;
  }

  /** Whether a click on the thing leads on. */
  glows(handle: string): boolean {
    return this.narrowed.open.has(handle);
  }

  /** What a click on a thing means, if it leads on: the thing, or, once something is chosen, the row that it lies in.
   *  Whoever clicks any place of a legion with a soldier in hand wants the soldier in the legion. */
  meant(handle: string): string | null {
    if (this.glows(handle)) return handle;
    const row = rowOf(handle);
    return this.chosen.length && !this.isChosen(handle) && this.glows(row) ? row : null;
  }

  /** Whether anything on the table leads on. */
  get anythingGlows(): boolean {
    return this.narrowed.open.size > 0;
  }

  isChosen(handle: string): boolean {
    return this.chosen.includes(handle);
  }

  /** The only thing that can be meant: it is done, or asks first. */
  get asking(): LegalAction | null {
    const { candidates, complete } = this.narrowed;
    return this.chosen.length && candidates.length === 1 && complete.length === 1 ? complete[0]! : null;
  }

  /** Actions that can be done from here at a press of a button, although other things glow. */
  get offers(): readonly LegalAction[] {
    const { candidates, complete } = this.narrowed;
    if (!this.chosen.length) return [];
    return candidates.length === 1 ? candidates : complete;
  }

  /** Actions that one more click on a thing completes, by that thing. */
  get lastClicks(): Map<string, LegalAction> {
    const found = new Map<string, LegalAction>();
    for (const action of this.narrowed.candidates) {
      const left = without(action.handles, this.chosen);
      if (left?.length === 1) found.set(left[0]!, action);
    }
    return found;
  }

  /** The amounts that can be named now, in order. */
  get amounts(): number[] {
    const open = [...this.narrowed.open].filter((handle) => handle.startsWith(AMOUNT));
    return open.map((handle) => Number(handle.slice(AMOUNT.length))).sort((one, other) => one - other);
  }

  /** The action that an amount completes, if it completes one. */
  withAmount(amount: number): LegalAction | undefined {
    return narrow(this.chooser.legal, [...this.chosen, AMOUNT + amount]).complete[0];
  }

  click(handle: string): void {
    const meant = this.meant(handle);
    if (meant) this.choose([...this.chosen, meant]);
    else if (this.asking && handle === this.chosen.at(-1)) this.confirm();
    else if (this.isChosen(handle)) this.chosen = this.chosen.toSpliced(this.chosen.lastIndexOf(handle), 1);
    else if (!this.chosen.length && this.leads([handle])) this.choose([handle]);
    else if (!this.exchange(handle)) this.chooser.why(handle);
  }

  /** Whether some action begins with these things. */
  leads(handles: readonly string[]): boolean {
    return narrow(this.chooser.legal, handles).candidates.length > 0;
  }

  /** Another thing of the same row takes the place of the one chosen last; says whether it did. */
  private exchange(handle: string): boolean {
    const at = this.chosen.findLastIndex((chosen) => rowOf(chosen) === rowOf(handle));
    if (at < 0) return false;
    const instead = [this.chosen.with(at, handle), [handle]].find((handles) => this.leads(handles));
    if (!instead) return false;
    this.choose(instead);
    return true;
  }

  /** Begin anew with a thing that goes with nothing chosen. */
  begin(handle: string): void {
    this.choose([handle]);
  }

  /** Pick a thing up to drag it; says whether it can be. */
  lift(handle: string): boolean {
    if (!this.glows(handle)) return this.isChosen(handle);
    this.chosen = [...this.chosen, handle];
    return true;
  }

  private choose(handles: readonly string[]): void {
    this.chosen = handles;
    const only = this.asking;
    if (only && !(only.binding && this.chooser.careful)) this.do(only);
  }

  confirm(): void {
    if (this.asking) this.do(this.asking);
  }

  /** Do an action that was named as a whole, or ask first. */
  mean(action: LegalAction): void {
    if (action.binding && this.chooser.careful) this.chosen = action.handles;
    else this.do(action);
  }

  do(action: LegalAction): void {
    this.chosen = [];
    this.chooser.play(action);
  }

  /** Take the last click back; says whether there was one. */
  back(): boolean {
    const any = this.chosen.length > 0;
    this.chosen = this.chosen.slice(0, -1);
    return any;
  }

  clear(): void {
    this.chosen = [];
  }

  /** The position has changed: what was clicked stays only while it still leads somewhere. */
  keep(): void {
    if (!this.narrowed.candidates.length) this.clear();
  }
}
