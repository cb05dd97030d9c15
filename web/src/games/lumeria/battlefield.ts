// What lies on the table of Lumeria, read from the position and the card file. Nothing is decided here.
import type { GameInfo, LegalAction, Position } from "../../messages";
import type { Table } from "../../table/table.svelte";
import { viewOf } from "../../table/view";
import { Field, Kind, type Forecast, type Layout, type Manoeuvre, type View } from "./view";

export type Battle = View;
export type { Forecast };

export function battleOf(position: Position): Battle {
  return viewOf(position, "lumeria");
}

/** What the card file says of the boards and factions. */
export function boxOf({ layout }: Table): Layout {
  if (!("boards" in layout)) throw new Error("a card file without boards");
  return layout;
}

/** Whether a field is in a set. */
export function has(fields: readonly Field[], field: number): boolean {
  return fields.some((name) => name === fieldName(field));
}

/** The number of a field that the view names; null without one. */
export function fieldOf(name: Field | null): number | null {
  return name && fieldCalled(name);
}

export function fieldName(field: number): string {
  return Field[field] ?? "";
}

/** The field that people call C4; -1 where there is none. */
export function fieldCalled(name: string): number {
  return Field.findIndex((known) => known === name.toUpperCase());
}

export function handleOf(field: number): string {
  return `field.${field}`;
}

/** What a field is for. */
export interface Ground {
  field: number;
  name: string;
  column: number;
  row: number;
  /** The side whose recruits come here. */
  recruits: number | null;
  camp: boolean;
  /** The points of a hill; 0 where there is none. */
  pays: number;
}

/** The fields of the board, row by row as the viewer sees them: North turns the board around. */
export function groundsOf(table: Table): Ground[][] {
  const battle = battleOf(table.position);
  const { rows, camps, recruitment, pays } = boxOf(table).boards[battle.board]!;
  const seen = rows.map((names, row) =>
    names.map((name, column) => {
      const side = recruitment.findIndex((fields) => fields.includes(name));
      return {
        field: fieldCalled(name),
        name,
        column,
        row,
        recruits: side < 0 ? null : side,
        camp: camps.includes(name),
        pays: pays[battle.scenario]?.[name] ?? 0,
      };
    }),
  );
  return isTurned(table) ? seen.map((row) => row.toReversed()) : seen.toReversed();
}

export function isTurned(table: Table): boolean {
  return table.seat === 1;
}

/** A unit on the board. */
export interface Standing {
  kind: string;
  side: number;
  wounds: number;
  /** The face of the die that lies on it, if one does: the rulebook's plus and minus, and a blank one. */
  die: "fortified" | "exhausted" | "activated" | null;
  /** Both at once happen to nobody who runs, but a die shows one of them only. */
  exhausted: boolean;
  fortified: boolean;
  activated: boolean;
}

export function unitOn(battle: Battle, field: number): Standing | null {
  const kind = battle.unit[field];
  if (!kind) return null;
  const [activated, exhausted, fortified] = [battle.activated, battle.exhausted, battle.fortified].map((some) =>
    has(some, field),
  ) as [boolean, boolean, boolean];
  const acts = fieldOf(battle.active) === field; // its die comes when it has acted
  const die = exhausted ? "exhausted" : fortified ? "fortified" : activated && !acts ? "activated" : null;
  const side = has(battle.army[0]!, field) ? 0 : 1;
  return { kind, side, wounds: battle.wounds[field]!, die, exhausted, fortified, activated: activated && !acts };
}

/** The faction of a side. */
export function factionOf(table: Table, side: number): { name: string; god: string } {
  return boxOf(table).factions[battleOf(table.position).faction[side]!]!;
}

export function hasToken(battle: Battle, side: number, manoeuvre: Manoeuvre): boolean {
  return battle.tokens[side]!.includes(manoeuvre);
}

export function numberOf(table: Table, kind: string, fact: string): number {
  const value = table.cards[kind]?.facts[fact];
  return typeof value === "number" ? value : 0;
}

export function nameOf(table: Table, kind: string, fact: string): string {
  const value = table.cards[kind]?.facts[fact];
  return typeof value === "string" ? value : "";
}

/** The kinds of unit of a faction, cheapest first as the file has them. */
export function kindsOf(table: Table, side: number): Kind[] {
  const faction = factionOf(table, side).name;
  return Kind.filter((kind) => nameOf(table, kind, "faction") === faction);
}

export function recruitHandle(game: GameInfo, kind: string): string {
  return `recruit.${game.kinds.indexOf(kind)}`;
}

export function forecastOf(action: LegalAction | undefined): Forecast | null {
  return action && "least" in action.about ? action.about : null;
}

export function pathOf(action: LegalAction | undefined): Field[] | null {
  return action && "path" in action.about ? action.about.path : null;
}

/** Whether it is a run that leaves the unit exhausted. */
export function exhausts(action: LegalAction | undefined): boolean {
  return action !== undefined && "exhausts" in action.about && action.about.exhausts;
}

/** What a click on a field would do. */
export function actionOn(table: Table, field: number): LegalAction | undefined {
  const handle = handleOf(field);
  return table.legal.find(({ handles }) => handles.length === 1 && handles[0] === handle);
}

export function percent(chance: number): number {
  return Math.round(chance * 100);
}
