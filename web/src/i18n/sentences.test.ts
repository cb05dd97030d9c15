import { expect, test } from "vitest";
import type { Event, GameInfo } from "../messages";
import { partial } from "../partial";
import { lineText, logLines, withEvent, type Line } from "./sentences";

const game = partial<GameInfo>({ continuing: ["die", "wounded"], untold: ["stacked"] });
const event = (version: number, name: string): Event => ({
  version,
  event: name,
  seat: 0,
  card: null,
  source: null,
  target: null,
  amount: 0,
  spelt: {},
});
const log = [event(0, "stacked"), event(1, "attacks"), event(1, "die"), event(2, "wounded"), event(2, "passed")];
const said = ({ event }: Event) => ({ attacks: "Attack:", die: " 5", wounded: ", one wound" })[event] ?? "Pass.";
const texts = (lines: readonly Line[]) => lines.map((line) => lineText(line, said));

test("what goes on with a line stands in it, however it comes", () => {
  expect(texts(logLines(game, log))).toEqual(["Attack: 5, one wound", "Pass."]);
  const oneByOne = log.reduce<readonly Line[]>((lines, next) => withEvent(game, lines, next), []);
  expect(texts(oneByOne)).toEqual(["Attack: 5, one wound", "Pass."]);
});

test("whoever listens hears every decision by itself", () => {
  expect(texts(logLines(game, log, true))).toEqual(["Attack: 5", "one wound", "Pass."]);
});
