// The status line: who must do what, in one sentence.

import { prompt, withEvent } from "../i18n/sentences";
import type { Table } from "./table.svelte";

export interface StatusLine {
  text: string;
  /** The viewer is the one to decide. */
  yours: boolean;
}

/** The seats without whose decision nothing goes on. */
function awaited(table: Table): number[] {
  const { to_act, chosen } = table.position;
  return to_act.filter((seat) => !chosen.includes(seat));
}

export function statusLine(table: Table): StatusLine {
  const { words, position, playback } = table;
  if (!playback.caughtUp) {
    const next = playback.happening ? null : playback.queue[0]?.events[0];
    const line = (next ? withEvent(table.game, table.lines, next) : table.lines).at(-1);
    if (line && (next || playback.happening)) return { text: table.lineText(line), yours: false };
  }
  if (position.result) return { text: words.say(`ending-${position.result.ending}`), yours: false };
  if (table.resigned) return { text: words.say("you-have-resigned"), yours: false };
  const others = awaited(table).filter((seat) => seat !== table.seat);
  const names = words.list(others.map((seat) => table.name(seat)));
  const count = others.length;
  if (position.chosen.includes(table.seat))
    return { text: words.say("you-have-chosen", { names, count }), yours: false };
  if (table.playing && position.to_act.includes(table.seat))
    return { text: [prompt(words, position.phase), table.remark?.()].filter(Boolean).join(" "), yours: true };
  return { text: words.say("waits-for", { names, count }), yours: false };
}
