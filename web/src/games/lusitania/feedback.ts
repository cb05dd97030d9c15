// What is heard and felt at a table of Lusitania.
import type { Cue, GameFeedback } from "../../feedback/cues";
import { viewOf } from "../../table/view";
import { isOfMars } from "./army";

export const cues: Partial<Record<string, Cue>> = {
  shuffled: "shuffle",
  commander_taken: "claim",
  mars_turned: "fall",
  stolen: "reveal",
};

export const moment: GameFeedback["moment"] = (table, events) => {
  const taken = events.find(({ event }) => event === "commander_taken");
  return taken?.card ? { cards: [{ kind: taken.card }], text: table.sentence(taken) } : null;
};

/** All who brought points: not Mars, once he is used. */
export const army: GameFeedback["army"] = (table, seat) => {
  const { army, mars_used } = viewOf(table.position, "lusitania");
  const brought = (army[seat] ?? []).filter((_, place) => !isOfMars(table, place) || !mars_used[seat]);
  return brought.filter((kind) => kind !== null);
};
