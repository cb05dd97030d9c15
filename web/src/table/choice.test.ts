import { describe, expect, test } from "vitest";
import type { LegalAction } from "../messages";
import { Choice } from "./choice.svelte";

function action(id: number, handles: string, binding = false): LegalAction {
  return { id, family: "take", words: {}, handles: handles.split(" "), binding, about: {} };
}

function choiceOf(legal: LegalAction[], careful = true) {
  const played: number[] = [];
  const asked: string[] = [];
  const choice = new Choice({
    legal,
    careful,
    play: (action) => played.push(action.id),
    why: (handle) => asked.push(handle),
  });
  return { choice, played, asked };
}

const exchange = [action(0, "hand.0.0 camp.0"), action(1, "hand.0.0 camp.1"), action(2, "hand.0.1 camp.1")];

describe("a choice", () => {
  test("does what can only be meant, in any order of clicks", () => {
    for (const clicks of [
      ["hand.0.0", "camp.1"],
      ["camp.1", "hand.0.0"],
    ]) {
      const { choice, played } = choiceOf(exchange);
      clicks.forEach((handle) => choice.click(handle));
      expect(played).toEqual([1]);
      expect(choice.chosen).toEqual([]);
    }
  });

  test("does an action that is named as a whole, or asks where it cannot be taken back", () => {
    const { choice, played } = choiceOf([...exchange, action(3, "pile turn", true)]);
    choice.click("hand.0.1");
    choice.mean(exchange[0]!);
    expect(played).toEqual([0]);
    choice.mean(action(3, "pile turn", true));
    expect(played).toEqual([0]);
    expect(choice.asking?.id).toBe(3);
    choice.confirm();
    expect(played).toEqual([0, 3]);
    const hasty = choiceOf([action(3, "pile turn", true)], false);
    hasty.choice.mean(action(3, "pile turn", true));
    expect(hasty.played).toEqual([3]);
  });

  test("makes only glow what leads on", () => {
    const { choice } = choiceOf(exchange);
    expect(["hand.0.0", "hand.0.1", "camp.0", "camp.1"].map((handle) => choice.glows(handle))).not.toContain(false);
    choice.click("hand.0.1");
    expect(choice.glows("camp.0")).toBe(false);
    expect(choice.glows("camp.1")).toBe(true);
    expect(choice.isChosen("hand.0.1")).toBe(true);
  });

  test("takes a place for the row that it lies in, once something is chosen that goes there", () => {
    const { choice, played, asked } = choiceOf([action(0, "hand.0.0 legion.0"), action(1, "hand.0.1 legion.0.3")]);
    choice.click("legion.0.2");
    expect(asked).toEqual(["legion.0.2"]);
    choice.click("hand.0.0");
    choice.click("legion.0.2");
    expect(played).toEqual([0]);
    choice.click("hand.0.1");
    choice.click("legion.0.2");
    expect(played).toEqual([0]);
    expect(asked).toEqual(["legion.0.2", "legion.0.2"]);
  });

  test("counts a thing that is clicked twice", () => {
    const { choice, played } = choiceOf([action(0, "income income"), action(1, "income card.0.3")]);
    choice.click("income");
    expect(choice.glows("income")).toBe(true);
    choice.click("income");
    expect(played).toEqual([0]);
  });

  test("asks before what is binding, and a second click on the same thing confirms", () => {
    const { choice, played } = choiceOf([action(0, "turn", true), action(1, "enough")]);
    choice.click("turn");
    expect(played).toEqual([]);
    expect(choice.asking?.id).toBe(0);
    choice.click("turn");
    expect(played).toEqual([0]);
  });

  test("does not ask when asking is switched off", () => {
    const { choice, played } = choiceOf([action(0, "turn", true)], false);
    choice.click("turn");
    expect(played).toEqual([0]);
  });

  test("offers what is complete while more can be added", () => {
    const { choice, played } = choiceOf([action(0, "hand.0.0"), action(1, "hand.0.0 hand.0.1")]);
    choice.click("hand.0.0");
    expect(choice.offers.map((offer) => offer.id)).toEqual([0]);
    expect(choice.glows("hand.0.1")).toBe(true);
    choice.do(choice.offers[0]!);
    expect(played).toEqual([0]);
  });

  test("offers the only action left before its last click", () => {
    const { choice } = choiceOf(exchange);
    choice.click("hand.0.1");
    expect(choice.offers.map((offer) => offer.id)).toEqual([2]);
    expect(choice.asking).toBeNull();
  });

  test("takes a click back by Escape or by the same click again", () => {
    const { choice } = choiceOf(exchange);
    choice.click("hand.0.0");
    expect(choice.back()).toBe(true);
    expect(choice.back()).toBe(false);
    choice.click("hand.0.0");
    choice.click("hand.0.0");
    expect(choice.chosen).toEqual([]);
  });

  test("takes another thing of the same row instead", () => {
    const { choice, asked } = choiceOf(exchange);
    choice.click("hand.0.0");
    choice.click("hand.0.1");
    expect(choice.chosen).toEqual(["hand.0.1"]);
    expect(asked).toEqual([]);
  });

  test("keeps what is chosen when something is clicked that does not go with it, and asks why", () => {
    const { choice, asked } = choiceOf(exchange);
    choice.click("hand.0.1");
    choice.click("camp.0");
    expect(choice.chosen).toEqual(["hand.0.1"]);
    expect(asked).toEqual(["camp.0"]);
    choice.begin("camp.0");
    expect(choice.chosen).toEqual(["camp.0"]);
  });

  test("asks why a thing can do nothing", () => {
    const { choice, asked } = choiceOf(exchange);
    choice.click("legion.0.3");
    expect(asked).toEqual(["legion.0.3"]);
  });

  test("names amounts in order and finds the action of one", () => {
    const { choice } = choiceOf([10, 9, 2].map((amount) => action(amount, `bid.0.0 amount.${amount}`)));
    choice.click("bid.0.0");
    expect(choice.amounts).toEqual([2, 9, 10]);
    expect(choice.withAmount(9)?.id).toBe(9);
    expect(choice.withAmount(8)).toBeUndefined();
  });
});
