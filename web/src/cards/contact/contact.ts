import { mount } from "svelte";
import "../../fonts.css";
import "../palette.css";
import "./contact.css";
import { Words } from "../../i18n/words";
import type { CardInfo } from "../../messages";
import { loadDeck } from "../decks";
import Contact from "./Contact.svelte";
import Icons from "./Icons.svelte";

/** What the command that makes the sheets lays ready for this page. */
export interface Sheet {
  game: string;
  kinds: string[];
  cards: Record<string, CardInfo>;
  text: string;
  language: Words["language"];
  widths: number[];
}

declare global {
  interface Window {
    sheet: Sheet | null;
  }
}

const GAMES = ["lusitania", "lusitania-xxi", "lutetia", "lumeria"];
const { sheet } = window;
const target = document.getElementById("sheet")!;

void Promise.all(GAMES.map(loadDeck)).then(() => {
  if (sheet) mount(Contact, { target, props: { sheet, words: new Words(sheet.language, sheet.text) } });
  else mount(Icons, { target });
});
