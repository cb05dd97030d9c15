import { expect, test } from "vitest";
import type { GameInfo } from "../messages";
import { partial } from "../partial";
import { lineText, logLines, withEvent, type Line, type Told } from "./sentences";

const game = partial<GameInfo>({ continuing: ["die", "wounded"], untold: ["stacked"] });
const event = (version: number, name: "stacked" | "shoots" | "die" | "wounded" | "passed" | "undo"): Told => ({
  version,
  event: name,
  seat: 0,
  card: null,
  source: null,
  target: null,
  amount: 0,
  facts: {},
});
const log = [event(0, "stacked"), event(1, "shoots"), event(1, "die"), event(2, "wounded"), event(2, "passed")];
const WORDS = new Map([
  ["shoots", "Attack:"],
  ["die", " 5"],
  ["wounded", ", one wound"],
]);
const said = ({ event }: Told) => WORDS.get(event) ?? "Pass.";
const texts = (lines: readonly Line[]) => lines.map((line) => lineText(line, said));

test("what goes on with a line stands in it, however it comes", () => {
  expect(texts(logLines(game, log))).toEqual(["Attack: 5, one wound", "Pass."]);
  const oneByOne = log.reduce<readonly Line[]>((lines, next) => withEvent(game, lines, next), []);
  expect(texts(oneByOne)).toEqual(["Attack: 5, one wound", "Pass."]);
});

test("whoever listens hears every decision by itself", () => {
  expect(texts(logLines(game, log, true))).toEqual(["Attack: 5", "one wound", "Pass."]);
});

test("several decisions that somebody takes back are one line", () => {
  const back = [event(3, "passed"), event(4, "undo"), event(5, "undo"), event(6, "passed")];
  expect(logLines(game, back).map(({ version }) => version)).toEqual([3, 4, 6]);
  const oneByOne = back.reduce<readonly Line[]>((lines, next) => withEvent(game, lines, next), []);
  expect(oneByOne.map(({ version }) => version)).toEqual([3, 4, 6]);
});
