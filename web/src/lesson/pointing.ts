// Where on the screen the things are that a lesson points at, and where there is room for its words.

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The element of a thing: what can be clicked for it, its place, or the zone around it. */
export function elementOf(thing: string): Element | null {
  const name = CSS.escape(thing);
  const found =
    largest(`.glows[data-handle="${name}"]`) ??
    largest(`[data-handle="${name}"], [data-place="${name}"], [data-lesson="${name}"]`);
  const around = thing.slice(0, Math.max(0, thing.lastIndexOf(".")));
  return found ?? (around ? elementOf(around) : null);
}

/** What is drawn twice is meant large. */
function largest(selector: string): Element | undefined {
  return [...document.querySelectorAll(selector)].toSorted((one, other) => sizeOf(other) - sizeOf(one))[0];
}

function sizeOf(element: Element): number {
  const { width, height } = element.getBoundingClientRect();
  return width * height;
}

export function boxesOf(things: readonly string[]): Box[] {
  return boxes(things.map(elementOf).filter((element) => element !== null));
}

/** Where everything is that a selector finds. */
export function boxesAt(selector: string): Box[] {
  return boxes([...document.querySelectorAll(selector)]);
}

/** Where all that lies in front of a seat is. */
export function sideOf(seat: number): Box[] {
  const sides = [...document.querySelectorAll(`main [data-seat="${seat}"]`)].map((header) =>
    header.closest("article, section"),
  );
  return boxes(sides.filter((side) => side !== null));
}

function boxes(elements: readonly Element[]): Box[] {
  return [...new Set(elements)].map((element) => element.getBoundingClientRect()).filter(({ width }) => width > 0);
}

const GAP = 14;
const EDGE = 8;
const STEPS = 10;
/** How bad it is to cover a square pixel: beside it, a pixel of way counts as `WAY` of them. */
const HAND = 12;
const OWN = 4;
const WAY = 40;

interface Size {
  width: number;
  height: number;
}

/** What else lies there and had better stay in sight. */
interface Beside {
  hand?: readonly Box[];
  /** One's own side. */
  own?: readonly Box[];
  others?: readonly Box[];
}

/** Where words of that size cover the least of what they are about; then as little as can be of one's hand above all, of
 *  one's side and of what else lies there, and near. */
export function placed(words: Size, about: readonly Box[], screen: Box, rest: Beside = {}): Box {
  const { hand = [], own = [], others = [] } = rest;
  const across = clamp(screen.left + EDGE, screen.left + screen.width - words.width - EDGE);
  const down = clamp(screen.top + EDGE, screen.top + screen.height - words.height - EDGE);
  const middle = { left: (screen.left + screen.width - words.width) / 2, top: screen.top + screen.height };
  const wishes = [
    middle,
    { ...middle, top: screen.top },
    ...about.flatMap((box) => beside(box, words)),
    ...(hand.length || own.length || others.length ? everywhere(screen) : []),
  ];
  const boxes = wishes.map(({ left, top }) => ({ left: across(left), top: down(top), ...words }));
  const least = about.map(grown);
  const rated = boxes.map((box) => ({
    box,
    covers: covered(box, least),
    costs:
      HAND * covered(box, hand) +
      OWN * covered(box, own) +
      covered(box, others) +
      (WAY * far(box, about)) / Math.max(1, about.length),
  }));
  return rated.toSorted((one, other) => one.covers - other.covers || one.costs - other.costs)[0]!.box;
}

function covered(box: Box, things: readonly Box[]): number {
  return things.reduce((sum, thing) => sum + overlap(box, thing), 0);
}

function far(box: Box, things: readonly Box[]): number {
  return things.reduce((sum, thing) => sum + distance(box, thing), 0);
}

/** Places all over the screen. */
function everywhere({ left, top, width, height }: Box) {
  const parts = Array.from({ length: STEPS + 1 }, (_, step) => step / STEPS);
  return parts.flatMap((x) => parts.map((y) => ({ left: left + x * width, top: top + y * height })));
}

function beside({ left, top, width, height }: Box, words: Size) {
  const centre = { left: left + (width - words.width) / 2, top: top + (height - words.height) / 2 };
  return [
    { ...centre, left: left + width + GAP },
    { ...centre, left: left - words.width - GAP },
    { ...centre, top: top - words.height - GAP },
    { ...centre, top: top + height + GAP },
  ];
}

function clamp(least: number, most: number): (value: number) => number {
  return (value) => Math.max(least, Math.min(value, most));
}

function grown({ left, top, width, height }: Box): Box {
  return { left: left - EDGE, top: top - EDGE, width: width + 2 * EDGE, height: height + 2 * EDGE };
}

/** How much of each other two boxes cover. */
export function overlap(one: Box, other: Box): number {
  const wide = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const high = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

function distance(one: Box, other: Box): number {
  const [x, y] = [one.left + one.width / 2, one.top + one.height / 2];
  return Math.hypot(x - other.left - other.width / 2, y - other.top - other.height / 2);
}
