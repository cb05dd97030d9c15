// How points grew over a match, as lines.

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Scale {
  low: number;
  high: number;
  /** The numbers beside the lines across. */
  marks: number[];
}

const STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500];
const MOST_MARKS = 5;

/** From below the least points to above the most, in round numbers. */
export function scaleOf(points: readonly (readonly number[])[]): Scale {
  const all = [0, ...points.flat()];
  const [least, most] = [Math.min(...all), Math.max(...all, 1)];
  const step = STEPS.find((some) => (most - least) / some <= MOST_MARKS) ?? 1000;
  const [low, high] = [Math.floor(least / step) * step, Math.ceil(most / step) * step];
  const marks = Array.from({ length: Math.round((high - low) / step) + 1 }, (_, i) => low + i * step);
  return { low, high, marks };
}

export function heightOf(points: number, { low, high }: Scale, { top, height }: Box): number {
  return top + height - ((points - low) / (high - low)) * height;
}

/** The line of a seat: level until a decision changes its points. */
export function lineOf(
  points: readonly (readonly number[])[],
  seat: number,
  scale: Scale,
  box: Box,
): [number, number][] {
  const last = Math.max(1, points.length - 1);
  const found: [number, number][] = [];
  points.forEach((row, i) => {
    const x = box.left + (i / last) * box.width;
    const y = heightOf(row[seat] ?? 0, scale, box);
    const before = found.at(-1);
    if (before && before[1] !== y) found.push([x, before[1]]);
    if (!before || before[1] !== y || i === last) found.push([x, y]);
  });
  return found;
}

/** Heights for words that are to stand at these heights but not on each other, nor below the floor. */
export function spread(heights: readonly number[], apart: number, floor: number): number[] {
  const order = heights.map((height, index) => ({ height, index })).sort((one, other) => one.height - other.height);
  let above = -Infinity;
  for (const each of order) above = each.height = Math.max(each.height, above + apart);
  let below = floor + apart;
  for (const each of order.toReversed()) below = each.height = Math.min(each.height, below - apart);
  return order.sort((one, other) => one.index - other.index).map(({ height }) => height);
}

/** The moments at which a table in words tells the points: the quarters of the match. */
export function quarters(points: readonly (readonly number[])[]): { decision: number; points: readonly number[] }[] {
  const last = points.length - 1;
  const at = [...new Set([0.25, 0.5, 0.75, 1].map((part) => Math.round(part * last)))];
  return at.map((decision) => ({ decision, points: points[decision]! }));
}
