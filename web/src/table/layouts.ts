// The layouts of the games, each fetched when a table of its game is opened.

import type { Component } from "svelte";
import type { Told } from "./panels";
import type { Table } from "./table.svelte";

const layouts = import.meta.glob<{ default: Component<{ table: Table }> }>("../games/*/Layout.svelte");
const texts = import.meta.glob<{ told: (table: Table) => Told[] }>("../games/*/told.ts");

export async function layoutOf(game: string) {
  const [layout, text] = [layouts[`../games/${game}/Layout.svelte`], texts[`../games/${game}/told.ts`]];
  const [drawn, told] = await Promise.all([layout?.(), text?.()]);
  if (!drawn || !told) throw new Error(`there is no layout of ${game}`);
  return { Layout: drawn.default, told: told.told };
}
