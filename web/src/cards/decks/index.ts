import type { CardInfo } from "../../messages";
import type { Face } from "../faces/face";
import { drawings } from "../icons";
import type { Deck } from "./deck";

const lusitanias = () => import("./lusitanias");
const DECKS: Record<string, () => Promise<{ deck: Deck }>> = {
  lusitania: lusitanias,
  "lusitania-xxi": lusitanias,
  lutetia: () => import("./lutetia"),
  lumeria: () => import("./lumeria"),
};
const fetched = new Map<string, Deck>();

/** Fetch what the cards of a game are drawn with. Nothing of the game is drawn before. */
export async function loadDeck(game: string): Promise<void> {
  const found = await DECKS[game]?.();
  if (!found) throw new Error(`there is no deck of ${game}`);
  fetched.set(game, found.deck);
  Object.assign(drawings, found.deck.drawings);
}

/** What a card shows. Load the deck first. */
export function faceOf(game: string, kind: string, info: CardInfo | undefined): Face {
  const deck = fetched.get(game);
  if (!deck) throw new Error(`no deck of ${game} yet`);
  return deck.face(game, kind, info);
}
