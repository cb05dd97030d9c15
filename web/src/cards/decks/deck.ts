import type { Face } from "../faces/face";
import type { CardInfo } from "../../messages";
import type { Drawing } from "../icons/drawing";

/** What the cards of a game are drawn with: fetched with its table, its guide or its rules. */
export interface Deck {
  drawings: Readonly<Record<string, Drawing>>;
  face: (game: string, kind: string, info: CardInfo | undefined) => Face;
}
