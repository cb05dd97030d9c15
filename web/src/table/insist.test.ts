import { expect, test } from "vitest";
import type { LegalAction, Position, Refused } from "../messages";
import type { Answered } from "../socket/connection.svelte";
import { insist, isStale } from "./insist";

function action(id: number, binding = false): LegalAction {
  return { id, family: "bribe", words: {}, handles: [`amount.${id}`], binding, about: {} };
}

/** Another seat was faster, and now these can be done. */
function stale(...legal: LegalAction[]): Refused {
  const position = { legal } as Position;
  return { type: "refused", command: "", error: "StaleVersion", clause: "", text: "", events: [], position };
}

/** Answers one after another, the last again and again; counts how often they were asked for. */
function answering(...answers: Answered[]) {
  const asked = { times: 0 };
  const send = async () => answers[Math.min(asked.times++, answers.length - 1)]!;
  return { asked, send };
}

const done: Answered = { type: "done", command: "", version: 3 };

test("what is in time is sent once", async () => {
  const { asked, send } = answering(done);
  expect(await insist(action(1), send)).toBe(done);
  expect(asked.times).toBe(1);
});

test("what came too late is sent again while it can still be done", async () => {
  const { asked, send } = answering(stale(action(1), action(2)), stale(action(1)), done);
  expect(await insist(action(1), send)).toBe(done);
  expect(asked.times).toBe(3);
});

test("what can no longer be done is not sent again", async () => {
  const { asked, send } = answering(stale(action(2)), done);
  expect(isStale(await insist(action(1), send))).toBe(true);
  expect(asked.times).toBe(1);
});

test("what has become binding is not sent again without asking", async () => {
  const { asked, send } = answering(stale(action(1, true)), done);
  expect(isStale(await insist(action(1), send))).toBe(true);
  expect(asked.times).toBe(1);
});

test("what always comes too late is given up", async () => {
  const { asked, send } = answering(stale(action(1)));
  expect(isStale(await insist(action(1), send))).toBe(true);
  expect(asked.times).toBe(6);
});

test("another refusal is an answer", async () => {
  const { asked, send } = answering({ ...stale(action(1)), error: "NotYourTurn" });
  await insist(action(1), send);
  expect(asked.times).toBe(1);
});
