// What is heard and felt at a table of Lumeria.
import type { Cue, GameFeedback } from "../../feedback/cues";
import type { Event } from "../../messages";
import type { Table } from "../../table/table.svelte";
import { battleOf, fieldOf, groundsOf, handleOf, unitOn } from "./battlefield";

export const cues: Partial<Record<string, Cue>> = {
  die: "dice",
  rerolled: "dice",
  rolled_first: "dice",
  tie_dice: "dice",
  wounded: "fall",
  crushed: "fall",
  defeated: "fall",
  scored: "hill",
  coin_thrown: "coin",
};

const COMES = ["marched", "moved", "ran", "stepped_forward"];

export const moment: GameFeedback["moment"] = (table, events) => {
  const taken = events.find((event) => takes(table, event));
  if (!taken?.card) return null;
  const you = taken.seat === table.seat ? "yes" : "no";
  const text = table.words.say("page-hill-taken", { you, player: table.name(taken.seat!), card: taken.card });
  return { cards: [{ kind: taken.card }], text };
};

/** Whether a unit comes to a hill. */
function takes(table: Table, { event, seat, source, target }: Event): boolean {
  if (!COMES.includes(event) || seat === null || source === target) return false;
  return groundsOf(table)
    .flat()
    .some(({ field, pays }) => pays > 0 && target === handleOf(field));
}

export const army: GameFeedback["army"] = (table, seat) => {
  const battle = battleOf(table.position);
  return (battle.army[seat] ?? []).flatMap((name) => unitOn(battle, fieldOf(name) ?? -1)?.kind ?? []);
};
