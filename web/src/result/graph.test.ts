import { expect, it } from "vitest";
import { lineOf, quarters, scaleOf, spread } from "./graph";

const BOX = { left: 0, top: 0, width: 100, height: 100 };

it("has round numbers from the least to the most", () => {
  expect(
    scaleOf([
      [0, 0],
      [21, 4],
    ]),
  ).toEqual({ low: 0, high: 25, marks: [0, 5, 10, 15, 20, 25] });
  expect(scaleOf([[-3, 1]])).toEqual({ low: -3, high: 1, marks: [-3, -2, -1, 0, 1] });
  expect(scaleOf([[0, 0]])).toEqual({ low: 0, high: 1, marks: [0, 1] });
});

it("is level until a decision changes the points, and goes on to the end", () => {
  const points = [[0], [0], [5], [5], [5]];
  const scale = { low: 0, high: 10, marks: [] };
  expect(lineOf(points, 0, scale, BOX)).toEqual([
    [0, 100],
    [50, 100],
    [50, 50],
    [100, 50],
  ]);
});

it("lets names stand near their lines, but not on each other nor below the floor", () => {
  expect(spread([50, 50, 10], 16, 100)).toEqual([50, 66, 10]);
  expect(spread([100, 98], 16, 100)).toEqual([100, 84]);
});

it("tells the points at the quarters of a match, and each moment once", () => {
  const points = Array.from({ length: 9 }, (_, i) => [i]);
  expect(quarters(points).map(({ decision }) => decision)).toEqual([2, 4, 6, 8]);
  expect(quarters([[0], [1]]).map(({ decision }) => decision)).toEqual([0, 1]);
});
