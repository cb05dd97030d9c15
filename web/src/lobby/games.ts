// The games of this server; they do not change while the page is open.

import { speech } from "../i18n/speech.svelte";
import type { CardFile, GameInfo, Games } from "../messages";
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

/** What a game is called in the page's language, as soon as its words are there. */
export function titleOf(game: GameInfo): string {
  return speech.has(game.name) ? speech.of(game.name).say("title") : game.title;
}

/** What is printed on the cards of a game. */
export function printedCards(game: string): Promise<CardFile> {
  if (!files.has(game)) files.set(game, get<CardFile>(`/api/games/${game}/cards`));
  return files.get(game)!;
}
