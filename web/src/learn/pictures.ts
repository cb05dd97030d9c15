// Pictures that a game draws for its guide, each fetched when the guide is opened.

import type { Component } from "svelte";
import type { Words } from "../i18n/words";
import type { CardFile } from "../messages";

/** What a picture is drawn from. */
export interface PictureProps {
  game: string;
  file: CardFile;
  words: Words;
}

export type Pictures = Readonly<Record<string, Component<PictureProps>>>;

const drawn = import.meta.glob<{ pictures: Pictures }>("../games/*/pictures/index.ts");

/** The pictures of a game by their names. */
export async function picturesOf(game: string): Promise<Pictures> {
  return (await drawn[`../games/${game}/pictures/index.ts`]?.())?.pictures ?? {};
}
