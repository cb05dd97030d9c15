// The table of Lusitania XXI as text: what the layout shows, line by line.
import type { Section } from "../../table/panels";
import type { Table } from "../../table/table.svelte";
import { cardWords, knownWords, printedWords } from "../lusitanias/describe";
import { hand, known, piles, ranks, supply } from "../lusitanias/text";
import { CAMP, LEGION, legionsOf, marks, objectives } from "./legion";

export function tableText(table: Table): Section[] {
  const { last_turn } = legionsOf(table.position);
  const news = last_turn ? [table.words.say("page-last-turn")] : [];
  const legions = table.order.map((seat) => legion(table, seat));
  return [...hand(table), ...aside(table), supply(table, CAMP), ...legions, ...honours(table), piles(table, news)];
}

function aside(table: Table): Section[] {
  const { aside } = legionsOf(table.position);
  return aside ? [{ heading: table.words.say("zone-aside"), lines: [cardWords(table, aside)] }] : [];
}

function legion(table: Table, seat: number): Section {
  const standing = ranks(table, LEGION, seat, (cell) => marks(table, seat, cell).map(({ label }) => label));
  return {
    heading: table.name(seat),
    lines: [table.standing(seat), ...standing, ...dismissed(table, seat), ...known(table, seat)],
  };
}

function dismissed(table: Table, seat: number): string[] {
  const legions = legionsOf(table.position);
  const count = legions.dismissals[seat] ?? 0;
  const cards = (legions.dismissed[seat] ?? []).flatMap((kind, place) => {
    if (!kind || kind === "unknown") return [];
    const others = knownWords(table, legions.dismissed_seen[seat]?.[place] ?? [], seat);
    return [`${place + 1}: ${[printedWords(table, kind), others].filter(Boolean).join(", ")}`];
  });
  return count ? [table.words.say("page-dismissed", { count }), ...cards] : [];
}

function honours(table: Table): Section[] {
  const { words } = table;
  const lines = objectives(table).map(({ kind, winner }) => {
    const state = winner === null ? words.say("page-open") : words.say("page-won", { player: table.name(winner) });
    return `${words.card(kind)}: ${state}. ${words.say(`effect-${table.cards[kind]?.effect}`)}`;
  });
  return lines.length ? [{ heading: words.say("zone-objective"), lines }] : [];
}
