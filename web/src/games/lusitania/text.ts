// The table of Lusitania (2019) as text: what the layout shows, line by line.
import type { Section } from "../../table/panels";
import type { Table } from "../../table/table.svelte";
import { hand, known, piles, ranks, supply } from "../lusitanias/text";
import { armiesOf, ARMY, doubtful, FIELD, isNear, isOfMars, marsWords } from "./army";

export function tableText(table: Table): Section[] {
  const news = isNear(table) ? [table.words.say("page-last-six")] : [];
  const armies = table.order.map((seat) => army(table, seat));
  return [...hand(table), supply(table, FIELD), ...armies, piles(table, news)];
}

function army(table: Table, seat: number): Section {
  const { words, position } = table;
  const lines = [table.standing(seat)];
  if (armiesOf(position).commander === seat) lines.push(words.card("commander"));
  lines.push(...ranks(table, ARMY, seat, (place) => (isOfMars(table, place) ? [marsWords(table, seat)] : [])));
  const late = Object.entries(doubtful(table, seat)).map(([place, said]) =>
    words.say("page-in-hand", { place: Number(place) + 1, card: said }),
  );
  return { heading: table.name(seat), lines: [...lines, ...known(table, seat), ...late] };
}
