// A guided first game: which words are on show, what the learner is to do, and what waits until the words are read.

import type { Lesson as Plan, LessonStep, Position } from "../messages";

/** What a lesson needs from its table. */
export interface Classroom {
  /** The position on show. */
  readonly shown: Position | null;
  /** Whether the viewer plays: whoever watches a lesson is taught nothing. */
  readonly playing: boolean;
}

export class Lesson {
  readonly plan: Plan;
  /** How many words of this moment were read. */
  private read = $state(0);
  /** Whether the learner plays on without it. */
  left = $state(false);
  /** Goes up when somebody clicked where the lesson is not, so that it can wave. */
  missed = $state(0);
  private readonly table: Classroom;
  private wakers: (() => void)[] = [];

  constructor(plan: Plan, table: Classroom) {
    this.plan = plan;
    this.table = table;
  }

  /** How many decisions were made, as long as the match is on the lesson's path. */
  private get made(): number | null {
    return this.left || !this.table.playing ? null : (this.table.shown?.lesson ?? null);
  }

  private get here(): readonly LessonStep[] {
    return this.plan.steps.filter(({ made }) => made === this.made);
  }

  /** The words on show, if there are any. */
  get step(): LessonStep | null {
    return this.here[this.read] ?? null;
  }

  /** Whether the words on show are the last ones. */
  get isLast(): boolean {
    return this.step !== null && this.step === this.plan.steps.at(-1);
  }

  /** How far it is, from 0 to 1. */
  get progress(): number {
    const step = this.step;
    return step ? (this.plan.steps.indexOf(step) + 1) / this.plan.steps.length : 0;
  }

  /** Whether an action may be done now: the one that the lesson is about, or any after its end. */
  allows(action: number): boolean {
    if (this.step) return this.step.action === action;
    return this.made === null || this.made === this.plan.decisions;
  }

  /** Words are to be read before anything goes on. */
  get isReading(): boolean {
    return this.step !== null && this.step.action === null;
  }

  next(): void {
    if (this.isReading) this.read++;
    this.wake();
  }

  back(): void {
    this.read = Math.max(0, this.read - 1);
  }

  get hasBack(): boolean {
    return this.read > 0;
  }

  leave(): void {
    this.left = true;
    this.wake();
  }

  /** Another position is about to be shown: it has its own words. */
  turnTo(position: Position): void {
    if (position.lesson !== this.made) this.read = 0;
  }

  /** Resolves when nothing is left to be read here: only then the table goes on. */
  async ready(): Promise<void> {
    while (this.isReading) await new Promise<void>((wake) => this.wakers.push(wake));
  }

  private wake(): void {
    this.wakers.forEach((wake) => wake());
    this.wakers = [];
  }
}
