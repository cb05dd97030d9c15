// Fields, units and sides of Lumeria in words: the labels of things, and the lines of the text view.
import type { Table } from "../../table/table.svelte";
import {
  actionOn,
  battleOf,
  boxOf,
  exhausts,
  factionOf,
  forecastOf,
  hasToken,
  nameOf,
  numberOf,
  percent,
  unitOn,
  type Battle,
  type Forecast,
  type Ground,
  type Standing,
} from "./battlefield";
import { Manoeuvre, Side } from "./view";

export function sideWords(table: Table, side: number): string {
  return table.words.say(`page-side-${Side[side]}`);
}

/** A side with its faction. */
export function factionWords(table: Table, side: number): string {
  return nameOfFaction(table, factionOf(table, side).name);
}

/** Factions of a person's own file have no message: their name is as the file writes it. */
function nameOfFaction({ words }: Table, name: string): string {
  return words.has(`choice-${name}`) ? words.say(`choice-${name}`) : words.capital(name.replaceAll("-", " "));
}

export function godWords(table: Table, side: number): string {
  return table.words.say(`page-god-${factionOf(table, side).god}`);
}

export function attackWords(table: Table, kind: string): string {
  return table.words.say("page-attack", { type: nameOf(table, kind, "type"), dice: numberOf(table, kind, "attack") });
}

export function unitWords(table: Table, unit: Standing): string {
  const { words } = table;
  const toughness = numberOf(table, unit.kind, "toughness");
  const parts = [
    words.say("page-unit", { card: unit.kind, side: Side[unit.side]! }),
    words.say("page-wounds", { wounds: unit.wounds, toughness }),
    attackWords(table, unit.kind),
  ];
  const ability = nameOf(table, unit.kind, "ability");
  if (ability !== "none") parts.push(words.say(`ability-${ability}`));
  for (const state of ["activated", "exhausted", "fortified"] as const)
    if (unit[state]) parts.push(words.say(`page-${state}`));
  return parts.join(", ");
}

/** What a field is for; nothing for most of them. */
export function groundWords(table: Table, { recruits, camp, pays }: Ground): string {
  if (pays) return table.words.say("page-hill", { points: pays });
  if (recruits !== null) return table.words.say("page-recruitment", { side: Side[recruits]! });
  return camp ? table.words.say("page-camp") : "";
}

/** A unit and what it can do. */
export function abilityWords({ words, cards }: Table, kind: string): string {
  return `${words.card(kind)}: ${words.say(`effect-${cards[kind]?.effect}`)}`;
}

/** What a thing is that was clicked in vain: a unit with its ability, a token with its use. */
export function explained(table: Table, handle: string): string | undefined {
  const kind = table.at(handle);
  if (kind && handle.startsWith("field.")) return abilityWords(table, kind);
  const token = handle === "god" ? factionOf(table, table.seat).god : handle;
  return table.words.has(`page-about-${token}`) ? table.words.say(`page-about-${token}`) : undefined;
}

/** A field with everything on it, and what an attack on it would bring. */
export function fieldWords(table: Table, ground: Ground): string {
  const unit = unitOn(battleOf(table.position), ground.field);
  const kind = groundWords(table, ground);
  const parts = [kind ? `${ground.name} (${kind})` : ground.name];
  parts.push(unit ? unitWords(table, unit) : table.words.say("page-empty"));
  const action = actionOn(table, ground.field);
  const forecast = forecastOf(action);
  if (exhausts(action)) parts.push(table.words.say("page-can-run"));
  else if (action) parts.push(forecast ? forecastWords(table, forecast) : table.words.say(`page-can-${action.family}`));
  return parts.join(": ");
}

export function reasonWords({ words }: Table, reasons: readonly string[]): string {
  return reasons.map((reason) => words.say(reason)).join(", ");
}

export function forecastWords(table: Table, forecast: Forecast): string {
  const { words } = table;
  const because = reasonWords(table, [...forecast.because_dice, ...forecast.because]);
  const needs = words.say("page-needs", { dice: forecast.dice, least: forecast.least });
  const chances = (["hit", "defeat", "push"] as const)
    .filter((what) => what !== "push" || forecast.push)
    .map((what) => words.say(`page-chance-${what}`, { percent: percent(forecast[what]) }));
  return [because ? `${needs} (${because})` : needs, ...chances].join(", ");
}

export function trackWords(table: Table, side: number): string {
  const battle = battleOf(table.position);
  const [space, beside] = [battle.track[side] ?? null, battle.beside[side]!];
  const last = boxOf(table).track;
  return table.words.say("page-track", { space: space ?? -1, beside, last });
}

/** The tokens on their places, and the god's. */
export function tokenWords(table: Table, side: number): string[] {
  const battle = battleOf(table.position);
  const manoeuvres = Manoeuvre.map((name) => {
    const state = hasToken(battle, side, name) ? "ready" : "spent";
    return table.words.say(`page-token-${state}`, { token: table.words.say(`page-${name}`) });
  });
  const god = table.words.say(`page-token-${battle.god[side] ? "ready" : "spent"}`, { token: godWords(table, side) });
  return [...manoeuvres, god];
}

/** Units by their names, those of one kind counted. */
export function counted(table: Table, units: Record<string, number>): string[] {
  return Object.entries(units).map(([kind, count]) => {
    const name = table.words.card(kind);
    return count > 1 ? `${count} × ${name}` : name;
  });
}

export function stageWords(table: Table): string {
  const battle = battleOf(table.position);
  if (table.position.phase === "beginning") return table.words.say("page-stage-beginning");
  return table.words.say(`page-stage-${battle.stage}`);
}

export function roundWords(table: Table, { round, round_limit }: Battle): string {
  return table.words.say("page-round", { number: round, last: round_limit });
}
