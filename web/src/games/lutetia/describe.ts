// Cards, slots and seats of Lutetia in words: the labels of things, and the lines of the text view.
import type { Table } from "../../table/table.svelte";
import {
  actionCard,
  APPRENTICE,
  cityOf,
  fact,
  INCOME,
  resourceOf,
  resources,
  sides,
  slotNames,
  stock,
  type Stock,
} from "./city";

/** What is printed on a card, in words. */
export function printed(table: Table, kind: string): string[] {
  const { words } = table;
  const card = table.cards[kind];
  const parts: string[] = [];
  const number = (name: string) => {
    if (card?.facts[name] !== undefined) parts.push(`${words.say(`fact-${name}`)} ${fact(card, name)}`);
  };
  number("cost");
  const resource = resourceOf(card);
  if (fact(card, "resources") && resource) parts.push(`${words.say(resource)} ${fact(card, "resources")}`);
  for (const name of ["talent", "vp", "money"]) number(name);
  const wants = Object.entries((card?.facts["wants"] ?? {}) as Record<string, number>);
  if (wants.length) {
    const wanted = wants.map(([name, count]) => `${words.say(name)} ${count}`);
    parts.push(`${words.say("fact-wants")} ${words.list(wanted)}`);
  }
  return parts;
}

/** A slot of the market: its card with what is printed on it and what lies on it. */
export function lotWords(table: Table, slot: number): string {
  const { words } = table;
  const city = cityOf(table.position);
  const kind = city.market[slot];
  const name = slotNames(table.game)[slot] ?? "";
  if (!kind) return `${name}: ${words.say("page-empty")}`;
  const parts = [words.card(kind), ...printed(table, kind)];
  const coins = city.coins[slot] ?? 0;
  if (coins) parts.push(words.say("page-coins", { amount: coins }));
  return `${name}: ${parts.join(", ")}`;
}

/** An action card that lies before a seat, with the bribe on it. */
export function laidWords(table: Table, side: number, kind: string, stake: number): string {
  const { words } = table;
  const card = kind === "unknown" ? words.say("page-face-down") : words.card(kind);
  const laid = words.say(`page-${sides(table.game)[side]}-card`, { card });
  return stake ? `${laid}, ${words.say("page-bribe", { amount: stake })}` : laid;
}

/** The handles of the sealed pair, which can be changed until the last has chosen; none without one. */
export function sealedPair(table: Table): readonly string[] {
  const { legal, own_choice } = table.position;
  return legal.find((action) => action.id === own_choice)?.handles ?? [];
}

export function pairWords(table: Table, pair: readonly string[]): string {
  const names = pair.map((handle) =>
    table.words.card(handle === INCOME ? INCOME : actionCard(table.game, Number(handle.split(".").at(-1)))),
  );
  return table.words.say("page-sealed", { pair: table.words.list(names) });
}

export function stockWords(table: Table, { resource, count, talents, apprentices }: Stock): string {
  const { words } = table;
  const parts = [`${words.say(resource)} ${count}`];
  if (talents.length) parts.push(`${words.say("fact-talent")} ${talents.join(", ")}`);
  if (apprentices) parts.push(words.say("page-apprentices", { count: apprentices }));
  return parts.join(", ");
}

/** Cards by their names, those of one kind counted. */
export function counted(table: Table, cards: Record<string, number>): string[] {
  return Object.entries(cards).map(([kind, count]) => times(count, table.words.card(kind)));
}

/** The cards of a seat; an apprentice among them waits for an artisan. */
export function ownedWords(table: Table, seat: number): string[] {
  const { [APPRENTICE]: waiting = 0, ...others } = cityOf(table.position).owned[seat] ?? {};
  const names = counted(table, others);
  return waiting ? [...names, times(waiting, table.words.say("page-apprentice-waits"))] : names;
}

function times(count: number, name: string): string {
  return count > 1 ? `${count} × ${name}` : name;
}

export function stocks(table: Table, seat: number): Stock[] {
  const city = cityOf(table.position);
  return resources(table.game).map((resource) => stock(table.game, table.cards, city, seat, resource));
}

/** Whether a seat has chosen, is ready, or has passed: the message that says so. */
export function settled(table: Table, seat: number): string | null {
  const { phase, to_act, chosen, result } = table.position;
  if (result) return null;
  if (phase === "bribes") return to_act.includes(seat) ? null : "page-ready";
  if (phase === "legions") return cityOf(table.position).passed.includes(seat) ? "page-passed" : null;
  return chosen.includes(seat) ? "page-chosen" : null;
}
