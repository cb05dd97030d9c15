const LONGEST_LINE = 15;
const LARGEST = 9;
const WIDTH = 88;
/** The width of a letter in its own size: a little more than it is on average, in Latin and Cyrillic. */
const LETTER = 0.6;

/** A name in one line or, where it may be broken nearest to its middle, in two; and the size in which it fits. */
export function inLines(name: string): { lines: string[]; size: number } {
  const lines = name.length <= LONGEST_LINE ? [name] : halves(name);
  const longest = Math.max(...lines.map((line) => line.length));
  return { lines, size: Math.min(lines.length > 1 ? LARGEST - 1 : LARGEST, WIDTH / (LETTER * longest)) };
}

/** A name and the numeral at its end, if it has one. */
export function apart(name: string): [stem: string, numeral: string] {
  const [, stem, numeral] = /^(.+)[ \u00a0]([IVX]+)$/.exec(name) ?? [];
  return stem && numeral ? [stem, numeral] : [name, ""];
}

function halves(name: string): string[] {
  const middle = name.length / 2;
  const breaks = [...name.matchAll(/ (?![IVX]+\b)|-/g)].map(({ index }) => index + 1);
  const nearest = breaks.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0];
  return nearest === undefined ? [name] : [name.slice(0, nearest).trim(), name.slice(nearest)];
}
