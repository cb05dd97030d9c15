// What is heard and felt at a table of Lusitania XXI.
import type { Cue, GameFeedback } from "../../feedback/cues";
import { viewOf } from "../../table/view";

export const cues: Partial<Record<string, Cue>> = {
  shuffled: "shuffle",
  cleared: "shuffle",
  objective_taken: "claim",
  robbed: "fall",
  stolen: "reveal",
};

export const moment: GameFeedback["moment"] = (table, events) => {
  const taken = events.filter(({ event }) => event === "objective_taken");
  if (!taken.length) return null;
  const cards = taken.flatMap(({ card }) => (card ? [{ kind: card }] : []));
  return { cards, text: taken.map((event) => table.sentence(event)).join(" ") };
};

export const army: GameFeedback["army"] = (table, seat) =>
  (viewOf(table.position, "lusitania-xxi").legion[seat] ?? []).filter((kind) => kind !== null);
