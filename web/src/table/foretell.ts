// What can be done with the things chosen, and what comes of a click, in one sentence, before anything is done.

import { ownerOf, zoneOf } from "../i18n/sentences";
import type { LegalAction } from "../messages";
import { narrow, without } from "./narrow";
import type { Table } from "./table.svelte";

/** What the prompt says when it is the viewer's turn: it follows the hand from what is to be done to what can be done
 *  with the things chosen, and to what a click on the thing under the pointer or with the focus would do. */
export function following(table: Table, question: string): string {
  const { chosen } = table.choice;
  return foretold(table) ?? (chosen.length ? ahead(table, chosen) : question);
}

/** What comes of a click on the thing under the pointer or with the focus; null where it leads nowhere, and where words
 *  about the next step would read as if this one had been taken. */
export function foretold(table: Table): string | null {
  const { choice, considered } = table;
  if (considered === null) return null;
  if (choice.asking) return choice.isChosen(considered) ? table.said(choice.asking) : null;
  const meant = choice.meant(considered);
  if (!meant) return null;
  const after = [...choice.chosen, meant];
  return means(table, after) || cardAmong(table, after) ? ahead(table, after) : null;
}

/** The action that these things mean, or what can still be done with them. */
function ahead(table: Table, chosen: readonly string[]): string {
  const action = means(table, chosen);
  return action ? table.said(action) : ways(table, chosen, narrow(table.legal, chosen).candidates);
}

/** The one action that these things mean, if they mean one. */
function means(table: Table, chosen: readonly string[]): LegalAction | undefined {
  const { candidates, complete } = narrow(table.legal, chosen);
  return candidates.length === 1 ? complete[0] : undefined;
}

function cardAmong(table: Table, chosen: readonly string[]): string | undefined {
  return chosen.map((handle) => table.at(handle)).find((kind) => typeof kind === "string");
}

function ways(table: Table, chosen: readonly string[], candidates: readonly LegalAction[]): string {
  const { words } = table;
  const families = new Map(candidates.map((action) => [action.family, action] as const).reverse());
  const said = [...families.values()].reverse().map((action) => way(table, chosen, action));
  const card = cardAmong(table, chosen);
  const either = words.either(new Set(said));
  return card ? words.say("prompt-with", { card, ways: either }) : `${words.capital(either)}.`;
}

/** One thing that can be done, as the end of a sentence; `left` is where the next click goes, `card` what is chosen. */
function way(table: Table, chosen: readonly string[], action: LegalAction): string {
  const [next = ""] = without(action.handles, chosen) ?? [];
  const message = `page-way-${action.family}`;
  if (!next || !table.words.has(message)) return table.said(action);
  const owner = ownerOf(table.game, next);
  const left =
    owner !== null && owner !== table.seat ? "others" : (zoneOf(table.game, next).zone?.name ?? next.split(".")[0]!);
  return table.words.say(message, { left, card: cardAmong(table, chosen) ?? "unknown" });
}
