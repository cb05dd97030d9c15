// The table of Lumeria as text: what the layout shows, line by line.
import type { Arguments } from "../../i18n/words";
import type { LegalAction } from "../../messages";
import type { Section } from "../../table/panels";
import type { Table } from "../../table/table.svelte";
import { lastAttack } from "./attack";
import { battleOf, boxOf, exhausts, forecastOf, groundsOf, percent, unitOn } from "./battlefield";
import {
  counted,
  factionWords,
  godWords,
  groundWords,
  roundWords,
  sideWords,
  stageWords,
  tokenWords,
  trackWords,
  unitWords,
} from "./describe";

export function tableText(table: Table): Section[] {
  return [round(table), ...table.order.map((side) => sideSection(table, side)), board(table), ...attack(table)];
}

/** The chances of an attack, and whether a move exhausts, for the words of the action. */
export function known(action: LegalAction): Arguments {
  const forecast = forecastOf(action);
  if (!forecast) return { exhausts: exhausts(action) ? "yes" : "no" };
  const { least, hit, defeat, push } = forecast;
  return { least, hit: percent(hit), defeat: percent(defeat), push: percent(push) };
}

function round(table: Table): Section {
  const battle = battleOf(table.position);
  const first = table.words.say("page-first-player", { player: table.name(battle.first ?? 0) });
  return { heading: roundWords(table, battle), lines: [stageWords(table), first] };
}

function sideSection(table: Table, side: number): Section {
  const { words } = table;
  const battle = battleOf(table.position);
  const heading = `${table.name(side)}: ${sideWords(table, side)}, ${factionWords(table, side)}, ${godWords(table, side)}`;
  const units = groundsOf(table)
    .flat()
    .flatMap(({ field, name }) => {
      const unit = unitOn(battle, field);
      return unit?.side === side ? [`${name}: ${unitWords(table, unit)}`] : [];
    });
  return {
    heading,
    lines: [
      words.say("page-points", { points: battle.points[side]!, goal: boxOf(table).goal }),
      words.say("page-gold", { amount: battle.gold[side]! }),
      tokenWords(table, side).join(", "),
      trackWords(table, side),
      ...(battle.stage === "activations" ? [words.say("page-activations", { count: battle.activations[side]! })] : []),
      ...units,
      `${words.say("zone-stack")}: ${counted(table, battle.stock[side]!).join(", ") || words.say("none")}`,
      `${words.say("zone-defeated")}: ${counted(table, battle.defeated[side]!).join(", ") || words.say("none")}`,
    ],
  };
}

function board(table: Table): Section {
  const special = groundsOf(table)
    .flat()
    .map((ground) => ({ name: ground.name, words: groundWords(table, ground) }))
    .filter(({ words }) => words);
  return { heading: table.words.say("zone-field"), lines: special.map(({ name, words }) => `${name}: ${words}`) };
}

function attack(table: Table): Section[] {
  const last = lastAttack(table.log);
  const line = last && table.lines.findLast(({ events }) => events[0]?.event === "attacks");
  return line ? [{ heading: table.words.say("page-last-attack"), lines: [table.lineText(line)] }] : [];
}
