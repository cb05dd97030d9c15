// What lies on the table of Lutetia, read from the position: slots, seats, and what each seat owns. Nothing is decided
// here; everything is counted from what the server shows.
import { traitsOf } from "../../cards/faces/printed";
import type { CardInfo, GameInfo, Position } from "../../messages";
import { viewOf } from "../../table/view";
import { Kind, type Resource, type Traits, type View } from "./view";

export type City = View;

export const LEGION = "legion";
export const APPRENTICE = "apprentice";
export const INCOME = "income";

/** What a seat has of a resource: how much, the talents of the cards that show it, the apprentices among it. */
export interface Stock {
  resource: string;
  count: number;
  talents: number[];
  apprentices: number;
}

export function cityOf(position: Position): City {
  return viewOf(position, "lutetia");
}

function labels(game: GameInfo, zone: string): string[] {
  return game.zones.find((some) => some.name === zone)?.labels ?? [];
}

/** Left and right: the two cards that a seat lays face down. */
export function sides(game: GameInfo): string[] {
  return labels(game, "bid");
}

/** A–E and 1–5, as people call the slots. */
export function slotNames(game: GameInfo): string[] {
  return labels(game, "slot");
}

export function resources(game: GameInfo): string[] {
  return labels(game, "attached");
}

/** The slots in play, one list for each row. */
export function rows(game: GameInfo, city: City): number[][] {
  const most = slotNames(game).length / 2;
  return [0, most].map((first) => Array.from({ length: city.row }, (_, place) => first + place));
}

export function sortOf(kind: string): string {
  return kind.split("-", 1)[0] ?? kind;
}

/** The resource of a card's family; none for a card without. */
export function resourceOf(info: CardInfo | undefined): Resource | null {
  return traitsOf<Traits>(info).resource ?? null;
}

/** The slot for which an action card bids; null for income and for a card that is not known. */
export function slotOf(game: GameInfo, kind: string | null): number | null {
  const slot = slotNames(game).findIndex((name) => kind === `action-${name.toLowerCase()}`);
  return slot < 0 ? null : slot;
}

export function actionCard(game: GameInfo, slot: number): string {
  return `action-${(slotNames(game)[slot] ?? "").toLowerCase()}`;
}

export function fact(info: CardInfo | undefined, name: string): number {
  const value = info?.facts[name];
  return typeof value === "number" ? value : 0;
}

export function stock(
  game: GameInfo,
  cards: Record<string, CardInfo>,
  city: City,
  seat: number,
  resource: string,
): Stock {
  const joined = city.attached[seat]?.[resources(game).indexOf(resource)] ?? {};
  const apprentices = Object.values(joined).reduce((sum, count) => sum + count, 0);
  let count = apprentices;
  const talents: number[] = [];
  for (const [kind, copies] of Object.entries(city.owned[seat] ?? {})) {
    const talent = fact(cards[kind], "talent");
    if (talent === 0 || resourceOf(cards[kind]) !== resource) continue;
    count += copies * fact(cards[kind], "resources");
    talents.push(talent);
  }
  return { resource, count, talents: talents.sort((one, other) => other - one), apprentices };
}

/** Every card of a seat, one entry a copy, in the order of the game's kinds. */
export function estate(city: City, seat: number): Kind[] {
  const owned = city.owned[seat] ?? {};
  return Kind.flatMap((kind) => Array.from({ length: owned[kind] ?? 0 }, () => kind));
}

/** A part of a seat's city: the cards that have to do with a resource, or those that have to do with none. */
export interface Quarter {
  resource: string | null;
  cards: Kind[];
}

/** A seat's cards by their resources: artisans with their apprentices, then places; last the cards without a resource. */
export function quarters(game: GameInfo, cards: Record<string, CardInfo>, city: City, seat: number): Quarter[] {
  const all = estate(city, seat);
  const inResource = (resource: string | null) => all.filter((kind) => resourceOf(cards[kind]) === resource);
  const some = resources(game).map((resource, at) => {
    const apprentices = city.attached[seat]?.[at]?.[APPRENTICE] ?? 0;
    const kinds = inResource(resource);
    const artisans = kinds.filter((kind) => fact(cards[kind], "talent"));
    const joined = Array.from({ length: apprentices }, (): Kind => APPRENTICE);
    return { resource, cards: [...artisans, ...joined, ...kinds.filter((kind) => !artisans.includes(kind))] };
  });
  return [...some, { resource: null, cards: inResource(null) }];
}
