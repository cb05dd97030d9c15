import { expect, test } from "vitest";
import { Words } from "../i18n/words";
import type { GameInfo, LegalAction } from "../messages";
import { partial } from "../partial";
import { Choice } from "./choice.svelte";
import { following } from "./foretell";
import type { Table } from "./table.svelte";

const WORDS = `
card-axe = an axe
card-bow = a bow
prompt-with = { CARD($card) }: { $ways }.
page-way-exchange = { $left ->
    [hand] give a hand card for it
   *[other] exchange it
}
page-way-recruit = recruit it
`;
const zone = (name: string, shape: number[]) => ({
  name,
  shape,
  cards: name,
  seen: null,
  heap: false,
  hidden: false,
  labels: [],
});
const KINDS: Record<string, string> = { "hand.0.0": "axe", "camp.0": "bow", "camp.1": "bow" };

function legal(id: number, family: string, handles: string): LegalAction {
  return partial<LegalAction>({
    id,
    family: family as LegalAction["family"],
    handles: handles.split(" "),
    binding: id > 2,
  });
}

/** A table at which seat 0 is asked to decide. */
function asked() {
  const actions = [
    legal(0, "exchange", "hand.0.0 camp.0"),
    legal(1, "exchange", "hand.0.0 camp.1"),
    legal(2, "recruit", "hand.0.0 legion.0"),
    legal(3, "recruit", "hand.0.1 legion.0"),
  ];
  const choice = new Choice({ legal: actions, careful: true, play: () => {}, why: () => {} });
  const table = partial<Table>({
    game: partial<GameInfo>({ zones: [zone("hand", [2, 2]), zone("camp", [2]), zone("legion", [2, 9])] }),
    seat: 0,
    legal: actions,
    choice,
    words: new Words("en", WORDS),
    considered: null,
    at: (place: string) => KINDS[place],
    said: ({ id }: LegalAction) => `action ${id}`,
  });
  return { table, choice };
}

test("the prompt says what is to be done until something is chosen, and then what can be done with it", () => {
  const { table, choice } = asked();
  expect(following(table, "Your turn.")).toBe("Your turn.");
  choice.click("hand.0.0");
  expect(following(table, "Your turn.")).toBe("an axe: exchange it or recruit it.");
});

test("the thing under the pointer says what a click on it would do", () => {
  const { table, choice } = asked();
  table.considered = "camp.1";
  expect(following(table, "Your turn.")).toBe("a bow: give a hand card for it.");
  choice.click("hand.0.0");
  expect(following(table, "Your turn.")).toBe("action 1");
  table.considered = "pile"; // leads nowhere
  expect(following(table, "Your turn.")).toBe("an axe: exchange it or recruit it.");
});

test("a thing without a name, which only begins something, leaves the question as it is", () => {
  const { table, choice } = asked();
  table.considered = "hand.0.1";
  expect(following(table, "Your turn.")).toBe("Your turn.");
  table.considered = "legion.0";
  choice.click("hand.0.0");
  expect(following(table, "Your turn.")).toBe("action 2");
});

test("what asks for a confirmation is named", () => {
  const { table, choice } = asked();
  choice.click("hand.0.1");
  choice.click("legion.0");
  expect(choice.asking?.id).toBe(3);
  expect(following(table, "Your turn.")).toBe("action 3");
});
