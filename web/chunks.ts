// Which file of the built page a module is in. Left alone, the bundler makes a file for every set of modules that some
// parts of the page share, and a table would need thirty of them.

import { resolve } from "node:path";
import type { Rolldown } from "vite";

type Context = Rolldown.ChunkingContext;

const inSource = (path: string) => resolve(import.meta.dirname, "src", path);

/** Files and the modules that they are for, with all that these import. What two of them need is in the first. */
const CHUNKS: Readonly<Record<string, readonly string[]>> = {
  page: ["main.ts"],
  // What more than one game draws its table with is here too.
  table: [
    ...["TablePage", "Thing", "Coin", "BotMark"].map((name) => `table/${name}.svelte`),
    ...["table/view.ts", "cards/Icon.svelte", "cards/icons/busts.ts", "cards/faces/printed.ts"],
  ],
  lusitanias: ["cards/decks/lusitanias.ts", ...partsOf("lusitanias", "Board", "Cell", "Piles", "Seat", "Supply")],
  lusitania: partsOf("lusitania", "Layout"),
  "lusitania-xxi": partsOf("lusitania-xxi", "Layout"),
  lutetia: ["cards/decks/lutetia.ts", ...partsOf("lutetia", "Layout")],
  lumeria: ["cards/decks/lumeria.ts", ...partsOf("lumeria", "Layout")],
};

/** Components of a game, and its table in words. */
function partsOf(game: string, ...components: string[]): string[] {
  return [...components.map((name) => `games/${game}/${name}.svelte`), `games/${game}/text.ts`];
}

let known: Map<string, string> | undefined;

/** The file that a module is in; null where the bundler decides. */
export function chunkOf(id: string, context: Context): string | null {
  known ??= allChunks(context);
  return known.get(id) ?? null;
}

function allChunks(context: Context): Map<string, string> {
  const found = new Map<string, string>();
  const put = (id: string, chunk: string) => {
    if (found.has(id)) return;
    found.set(id, chunk);
    for (const next of context.getModuleInfo(id)?.importedIds ?? []) put(next, chunk);
  };
  for (const [chunk, roots] of Object.entries(CHUNKS)) for (const root of roots) put(inSource(root), chunk);
  return found;
}
