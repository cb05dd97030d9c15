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

/** What happens together sets out so close behind each other: this part of a movement. */
const MOMENTS = 8;

/** How long something moves, and how long it waits before, in milliseconds. */
export interface Pace {
  duration: number;
  delay: number;
}

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
  /** Nothing is left to be shown. */
  rest(): void;
  /** Resolves when the next move may be shown. */
  ready(): Promise<void>;
}

export class Playback {
  /** Updates that are not shown yet, the one being shown first. */
  queue = $state.raw<readonly Shown[]>([]);
  /** The event being shown. */
  happening = $state.raw<Event | null>(null);
  /** Waiting for a key before the next move of another seat. */
  waiting = $state(false);
  /** Moves what an event moves; set by the component that draws it. */
  mover: ((event: Event, pace: Pace, hurried: Promise<void>) => Promise<void>) | null = null;
  /** Hears of events of one kind as they happen, and may hold the table for a moment; set by what gives feedback. */
  witness: ((alike: readonly Event[], duration: number, hurried: Promise<void>) => Promise<void>) | null = null;
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
      await this.stage.ready();
      await this.play(this.queue[0]!);
      this.queue = this.queue.slice(1);
    }
    this.running = false;
    this.skipping = false;
    this.stage.rest();
  }

  private async play({ events, position }: Shown): Promise<void> {
    const others = events.some((event) => event.seat !== null && event.seat !== this.stage.seat);
    if (others && settings.stepwise) {
      this.waiting = true;
      await this.sleep(Infinity);
      this.waiting = false;
    }
    this.rearm();
    for (const alike of together(events)) await this.happen(alike);
    this.happening = null;
    this.stage.show(position);
    if (others && !settings.stepwise) await this.sleep(PACES[settings.speed].rest / this.queue.length); // hurrying when much is left
  }

  /** Things of one kind that happen one after another set out together, a moment apart. */
  private async happen(alike: readonly Event[]): Promise<void> {
    const moving: Promise<void>[] = [];
    for (const event of alike) {
      this.happening = event;
      this.stage.tell(event);
      if (!this.mover || !this.moves) continue;
      const move = PACES[settings.speed].move;
      moving.push(this.mover(event, { duration: move, delay: (moving.length * move) / MOMENTS }, this.hurried));
    }
    if (this.witness && this.watched)
      moving.push(this.witness(alike, this.moves ? PACES[settings.speed].move : 0, this.hurried));
    await Promise.all(moving);
  }

  private get watched(): boolean {
    return !this.skipping && !document.hidden;
  }

  private get moves(): boolean {
    return this.watched && settings.speed !== "none";
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

/** Events in a row, those of one kind put together. */
function together(events: readonly Event[]): Event[][] {
  const groups: Event[][] = [];
  for (const event of events) {
    if (groups.at(-1)?.[0]?.event === event.event) groups.at(-1)!.push(event);
    else groups.push([event]);
  }
  return groups;
}
