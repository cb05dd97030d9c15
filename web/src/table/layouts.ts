// The layouts of the games, each fetched when a table of its game is opened.

import type { Component } from "svelte";
import { loadDeck } from "../cards/decks";
import type { Arguments } from "../i18n/words";
import type { LegalAction } from "../messages";
import type { Section } from "./panels";
import type { Table } from "./table.svelte";

const layouts = import.meta.glob<{ default: Component<{ table: Table }> }>("../games/*/Layout.svelte");
const texts = import.meta.glob<Text>("../games/*/text.ts");

interface Text {
  tableText: (table: Table) => Section[];
  known?: (action: LegalAction) => Arguments;
}

export async function layoutOf(game: string) {
  const [layout, text] = [layouts[`../games/${game}/Layout.svelte`], texts[`../games/${game}/text.ts`]];
  const [drawn, written] = await Promise.all([layout?.(), text?.(), loadDeck(game)]);
  if (!drawn || !written) throw new Error(`there is no layout of ${game}`);
  return { Layout: drawn.default, tableText: written.tableText, known: written.known };
}
