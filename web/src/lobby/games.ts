// The games of this server; they do not change while the page is open.

import type { CardFile, Games } from "../messages";
import { get } from "../socket/http";

let known: Promise<Games> | undefined;
const files = new Map<string, Promise<CardFile>>();

export function allGames(): Promise<Games> {
  known ??= get<Games>("/api/games").catch((problem: unknown) => {
    known = undefined; // ask again next time
    throw problem;
  });
  return known;
}

/** What is printed on the cards of a game. */
export function printedCards(game: string): Promise<CardFile> {
  if (!files.has(game)) files.set(game, get<CardFile>(`/api/games/${game}/cards`));
  return files.get(game)!;
}
