// The table of Lutetia as text: what the layout shows, line by line.
import type { Section } from "../../table/panels";
import type { Table } from "../../table/table.svelte";
import { cityOf, rows } from "./city";
import {
  counted,
  laidWords,
  lotWords,
  ownedWords,
  pairWords,
  sealedPair,
  settled,
  stocks,
  stockWords,
} from "./describe";
import { lastReveal } from "./ledger";

export function tableText(table: Table): Section[] {
  return [market(table), ...table.order.map((seat) => seatSection(table, seat)), ...reveal(table), decks(table)];
}

function market(table: Table): Section {
  const slots = rows(table.game, cityOf(table.position)).flat();
  return { heading: table.words.say("zone-slot"), lines: slots.map((slot) => lotWords(table, slot)) };
}

function seatSection(table: Table, seat: number): Section {
  const { words, position } = table;
  const city = cityOf(position);
  const points = words.say("page-points-for", { points: position.points[seat] ?? 0 });
  const numbers = [points, words.say("page-cash", { amount: city.cash[seat] ?? 0 })];
  const mark = settled(table, seat);
  if (mark) numbers.push(words.say(mark));
  const laid = (city.bid[seat] ?? []).flatMap((kind, side) =>
    kind ? [laidWords(table, side, kind, city.stake[seat]?.[side] ?? 0)] : [],
  );
  const held = stocks(table, seat)
    .filter((some) => some.count)
    .map((some) => stockWords(table, some));
  const cards = ownedWords(table, seat);
  const pair = seat === table.seat ? sealedPair(table) : [];
  const sealed = pair.length ? [pairWords(table, pair)] : [];
  const lines = [numbers.join(", "), ...sealed, ...laid, ...held];
  lines.push(`${words.say("zone-owned")}: ${cards.join(", ") || words.say("page-no-cards")}`);
  return { heading: table.name(seat), lines };
}

function reveal(table: Table): Section[] {
  const ledger = lastReveal(table.game, table.log);
  if (!ledger) return [];
  const lines = ledger.events.map((event) => table.sentence(event));
  return [{ heading: table.words.say("page-ledger", { number: ledger.round }), lines }];
}

function decks(table: Table): Section {
  const { words } = table;
  const city = cityOf(table.position);
  const lines = [
    words.say("page-characters-left", { count: city.characters_left }),
    words.say("page-places-left", { count: city.places_left }),
  ];
  if (city.box_left) lines.push(words.say("page-bazaars-aside", { count: city.box_left }));
  if (city.round === city.round_limit) lines.push(words.say("page-last-round"));
  const gone = counted(table, city.gone);
  lines.push(`${words.say("zone-gone")}: ${gone.join(", ") || words.say("none")}`);
  return { heading: words.say("page-round", { number: city.round }), lines };
}
