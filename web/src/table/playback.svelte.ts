// Updates wait here until they have been shown, one event after another, at a pace that a person can follow.

import type { Event, Position } from "../messages";
import { settings, type Speed } from "../settings.svelte";

/** How long one movement takes, and how long the table rests after a move of another seat, in milliseconds. */
const PACES: Record<Speed, { move: number; rest: number }> = {
  none: { move: 0, rest: 0 },
  fast: { move: 180, rest: 200 },
  normal: { move: 320, rest: 600 },
  slow: { move: 480, rest: 1400 },
};

export interface Shown {
  events: readonly Event[];
  position: Position;
}

/** What a playback does to its table. */
export interface Stage {
  readonly seat: number;
  /** An event becomes known. */
  tell(event: Event): void;
  /** The whole position is shown. */
  show(position: Position): void;
}

export class Playback {
  /** Updates that are not shown yet, the one being shown first. */
  queue = $state.raw<readonly Shown[]>([]);
  /** The event being shown. */
  happening = $state.raw<Event | null>(null);
  /** Waiting for a key before the next move of another seat. */
  waiting = $state(false);
  /** Moves what an event moves; set by the component that draws it. */
  mover: ((event: Event, duration: number, hurried: Promise<void>) => Promise<void>) | null = null;
  private hurry = () => {};
  private hurried = Promise.resolve();
  private skipping = false;
  private running = false;

  constructor(private readonly stage: Stage) {}

  /** Nothing is left to be shown: what is on the table is the latest. */
  get caughtUp(): boolean {
    return !this.queue.length;
  }

  add(update: Shown): void {
    this.queue = [...this.queue, update];
    if (!this.running) void this.run();
  }

  /** Go on: to the next move where the person steps, to the end of this move otherwise. */
  step(): void {
    this.hurry();
  }

  /** Show the latest at once. */
  skip(): void {
    this.skipping = true;
    this.hurry();
  }

  private async run(): Promise<void> {
    this.running = true;
    while (this.queue.length) {
      await this.play(this.queue[0]!);
      this.queue = this.queue.slice(1);
    }
    this.running = false;
    this.skipping = false;
  }

  private async play({ events, position }: Shown): Promise<void> {
    const others = events.some((event) => event.seat !== null && event.seat !== this.stage.seat);
    if (others && settings.stepwise) {
      this.waiting = true;
      await this.sleep(Infinity);
      this.waiting = false;
    }
    this.rearm();
    for (const event of events) {
      this.happening = event;
      this.stage.tell(event);
      if (this.mover && this.moves) await this.mover(event, PACES[settings.speed].move, this.hurried);
    }
    this.happening = null;
    this.stage.show(position);
    if (others && !settings.stepwise) await this.sleep(PACES[settings.speed].rest / this.queue.length); // hurrying when much is left
  }

  private get moves(): boolean {
    return !this.skipping && !document.hidden && settings.speed !== "none";
  }

  /** Wait, unless somebody is in a hurry. */
  private async sleep(time: number): Promise<void> {
    if (this.skipping || document.hidden || !time) return;
    this.rearm();
    const timer = Number.isFinite(time) ? setTimeout(() => this.hurry(), time) : undefined;
    await this.hurried;
    clearTimeout(timer);
  }

  private rearm(): void {
    this.hurried = new Promise((done) => (this.hurry = done));
  }
}
