import { expect, it } from "vitest";
import { countedUp, stepsOf } from "./counting";

const SHEET = [
  [10, 0],
  [0, 0],
  [0.5, 3],
  [0, 0],
];

it("adds the chapters that are counted so far", () => {
  expect(countedUp(SHEET, 0)).toEqual([0, 0]);
  expect(countedUp(SHEET, 1)).toEqual([10, 0]);
  expect(countedUp(SHEET, 3)).toEqual([10.5, 3]);
});

it("stops only at chapters that bring somebody something, and ends with all", () => {
  expect(stepsOf(SHEET)).toEqual([1, 4]);
  expect(stepsOf([[0, 0]])).toEqual([]);
  expect(stepsOf([[2, -1]])).toEqual([1]);
});
