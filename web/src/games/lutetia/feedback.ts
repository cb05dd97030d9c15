// What is heard and felt at a table of Lutetia.
import type { Cue, GameFeedback } from "../../feedback/cues";
import { cityOf } from "./city";

export const cues: Partial<Record<string, Cue>> = {
  revealed: "reveal",
  legion_played: "hill",
  taken_back: "shuffle",
};

/** All bids are turned up at once. */
export const moment: GameFeedback["moment"] = (table, events) => {
  const cards = events.flatMap(({ event, card, seat }) =>
    event === "revealed" && card && seat !== null ? [{ kind: card, name: table.name(seat) }] : [],
  );
  return cards.length > 1 ? { cards, text: table.words.say("page-bids-open") } : null;
};

export const army: GameFeedback["army"] = (table, seat) =>
  Object.entries(cityOf(table.position).owned[seat] ?? {}).flatMap(([kind, count]) =>
    Array.from({ length: count ?? 0 }, () => kind),
  );
