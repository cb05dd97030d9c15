// What lies on the table of Lumeria, read from the position and the card file. Nothing is decided here.
import type { GameInfo, LegalAction, Position } from "../../messages";
import type { Table } from "../../table/table.svelte";

/** The table of a position, field by field as the game's state names them. */
export interface Battle {
  army: number[];
  activated: number;
  exhausted: number;
  fortified: number;
  round: number;
  round_limit: number;
  points: number[];
  gold: number[];
  unit: (string | null)[];
  wounds: number[];
  stock: Record<string, number>[];
  defeated: Record<string, number>[];
  faction: number[];
  tokens: number[];
  god: number[];
  track: number[];
  beside: number[];
  activations: number[];
  faces: number[];
  dice: number;
  first: number;
  turn: number;
  stage: number;
  recruit: number;
  active: number;
  earlier: number;
  target: number;
  board: number;
  scenario: number;
}

/** What the card file says of the boards and factions. */
interface Box {
  goal: number;
  track: number;
  /** The rows of each board, South's first, a sign for each field; and what its hills pay in each scenario. */
  boards: { rows: string[]; pays: Record<string, number>[] }[];
  factions: { name: string; god: string }[];
}

export const SIDES = ["south", "north"] as const;
export const MANOEUVRES = ["march", "salvo", "fortune"] as const;
export const STAGES = ["recruitment", "first-manoeuvres", "activations", "last-manoeuvres"] as const;
const WIDTH = 7; // of the grid that fields are numbered by
const RECRUITMENT = "R";
const CAMP = "c";
const LETTERS = "ABCDEFG";

export function battleOf(position: Position): Battle {
  return position.table as unknown as Battle;
}

export function boxOf(table: Table): Box {
  return table.layout as unknown as Box;
}

/** Whether a field is in a set. Sets have up to 49 bits, more than JavaScript shifts. */
export function has(fields: number, field: number): boolean {
  return Math.floor(fields / 2 ** field) % 2 === 1;
}

export function fieldName(field: number): string {
  return `${LETTERS[field % WIDTH]}${Math.floor(field / WIDTH) + 1}`;
}

/** The field that people call C4. */
export function fieldCalled(name: string): number {
  return (Number(name.slice(1)) - 1) * WIDTH + LETTERS.indexOf(name.charAt(0).toUpperCase());
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
  const { rows, pays } = boxOf(table).boards[battle.board]!;
  const seen = rows.map((signs, row) =>
    [...signs].map((sign, column) => {
      const field = row * WIDTH + column;
      return {
        field,
        name: fieldName(field),
        column,
        row,
        recruits: sign === RECRUITMENT ? (row === 0 ? 0 : 1) : null,
        camp: sign === CAMP,
        pays: pays[battle.scenario]?.[fieldName(field)] ?? 0,
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
  const acts = battle.active === field; // its die comes when it has acted
  const die = exhausted ? "exhausted" : fortified ? "fortified" : activated && !acts ? "activated" : null;
  const side = has(battle.army[0]!, field) ? 0 : 1;
  return { kind, side, wounds: battle.wounds[field]!, die, exhausted, fortified, activated: activated && !acts };
}

/** The faction of a side. */
export function factionOf(table: Table, side: number): { name: string; god: string } {
  return boxOf(table).factions[battleOf(table.position).faction[side]!]!;
}

export function hasToken(battle: Battle, side: number, manoeuvre: number): boolean {
  return has(battle.tokens[side]!, manoeuvre);
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
export function kindsOf(table: Table, side: number): string[] {
  const faction = factionOf(table, side).name;
  return table.game.kinds.filter((kind) => nameOf(table, kind, "faction") === faction);
}

export function recruitHandle(game: GameInfo, kind: string): string {
  return `recruit.${game.kinds.indexOf(kind)}`;
}

/** What the server says of an attack before it is made. */
export interface Forecast {
  line: string[];
  dice: number;
  because_dice: string[];
  least: number;
  because: string[];
  hit: number;
  defeat: number;
  push: number;
}

export function forecastOf(action: LegalAction | undefined): Forecast | null {
  return action && "least" in action.about ? (action.about as unknown as Forecast) : null;
}

export function pathOf(action: LegalAction | undefined): string[] | null {
  return (action?.about["path"] as string[] | undefined) ?? null;
}

/** What a click on a field would do. */
export function actionOn(table: Table, field: number): LegalAction | undefined {
  const handle = handleOf(field);
  return table.legal.find(({ handles }) => handles.length === 1 && handles[0] === handle);
}

export function percent(chance: number): number {
  return Math.round(chance * 100);
}
