// What the others did while the person was not looking: since the page was hidden, or, for whoever comes to the table,
// since their last decision.

import type { Line } from "../i18n/sentences";
import type { Table } from "./table.svelte";

export class Missing {
  /** What is to be told, and since when; nothing where nothing is. */
  told = $state.raw<{ since: "away" | "since"; lines: readonly Line[] } | null>(null);
  private hiddenAt: number | null = null;

  constructor(private readonly table: Table) {
    document.addEventListener("visibilitychange", this.look);
  }

  private readonly look = () => {
    if (document.hidden) this.hiddenAt ??= this.table.lines.length;
    else this.comeBack();
  };

  private comeBack(): void {
    if (this.hiddenAt !== null) this.tell("away", this.hiddenAt);
    this.hiddenAt = null;
  }

  /** The person has come to a table at which something has happened already, and has decided something there. */
  come(): void {
    const { lines, log, seat } = this.table;
    const deal = log[0]?.version ?? 0;
    const own = lines.findLastIndex(({ events }) =>
      events.some((event) => event.seat === seat && event.version > deal),
    );
    if (own >= 0) this.tell("since", own + 1);
  }

  private tell(since: "away" | "since", from: number): void {
    const { table } = this;
    const lines = table.lines.slice(from);
    const byOthers = lines.some(({ events: [first] }) => first!.seat !== null && first!.seat !== table.seat);
    const goesOn = table.shown !== null && table.shown.result === null;
    if (table.playing && goesOn && !table.lesson && byOthers) this.told = { since, lines };
  }

  close(): void {
    this.told = null;
  }

  /** The table is left. */
  stop(): void {
    document.removeEventListener("visibilitychange", this.look);
  }
}
