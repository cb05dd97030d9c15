// The games of this server; they do not change while the page is open.

import type { CardFile, GameInfo, Games } from "../messages";
import { settings } from "../settings.svelte";
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

/** What a game is called in the page's language. */
export function titleOf(game: GameInfo): string {
  return game.titles[settings.language] ?? game.title;
}

/** The opponent of whoever wants to play a game at once: the one chosen last, at first one for beginners. */
export function levelOf({ bots, usual }: Games, game: string): string {
  const chosen = settings.levels[game] ?? usual;
  return bots.includes(chosen) ? chosen : usual;
}

export function chooseLevel(game: string, level: string): void {
  settings.levels = { ...settings.levels, [game]: level };
}

/** What is printed on the cards of a game. */
export function printedCards(game: string): Promise<CardFile> {
  if (!files.has(game)) files.set(game, get<CardFile>(`/api/games/${game}/cards`));
  return files.get(game)!;
}
