// The keyboard at the table: arrow keys go from thing to thing, the rest are shortcuts.

type Direction = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";

export const SHORTCUTS: readonly (readonly [readonly string[], string])[] = [
  [["Tab"], "key-tab"],
  [["N"], "key-next"],
  [["ArrowLeft", "ArrowUp", "ArrowDown", "ArrowRight"], "key-arrows"],
  [["Enter"], "key-enter"],
  [["Esc"], "key-escape"],
  [["Space"], "key-space"],
  [["U"], "key-undo"],
  [["H"], "key-hint"],
  [["D"], "key-detail"],
  [["S"], "key-sheet"],
  [["R"], "key-rules"],
  [["T"], "key-text"],
  [["?"], "key-help"],
];

/** Whether the key is meant for something that is being written, chosen or pressed. */
export function isTyping({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  const pressed = key === " " ? ", button:not(.thing), a, summary" : "";
  return target.closest(`input, textarea, select, dialog${pressed}`) !== null;
}

export function isDirection(key: string): key is Direction {
  return key.startsWith("Arrow");
}

/** Put the focus on the next thing that leads on, in the order of the page. */
export function focusNext(): boolean {
  const glowing = [...document.querySelectorAll<HTMLElement>(".thing.glows, .prompt .buttons button, .amount input")];
  const drawn = glowing.filter((thing) => thing.offsetParent !== null);
  const next = drawn[(drawn.indexOf(document.activeElement as HTMLElement) + 1) % drawn.length];
  next?.focus();
  return next !== undefined;
}

/** Whether nothing in particular has the focus. */
export function isNowhere(element: Element | null): boolean {
  return element === null || element === document.body || element.matches("main");
}

/** Put the focus on the nearest thing in a direction; says whether there is one. */
export function moveFocus(direction: Direction): boolean {
  const things = [...document.querySelectorAll<HTMLElement>("button[data-handle]")];
  const here = things.find((thing) => thing === document.activeElement);
  if (!here) return isNowhere(document.activeElement) && focusNext();
  const from = here.getBoundingClientRect();
  const ahead = things
    .filter((thing) => thing !== here && thing.offsetParent !== null)
    .map((thing) => ({ thing, distance: distance(direction, from, thing.getBoundingClientRect()) }))
    .filter(({ distance }) => distance < Infinity)
    .sort((one, other) => one.distance - other.distance);
  ahead[0]?.thing.focus();
  return ahead.length > 0;
}

/** How far it is to a thing; sideways counts more, what lies beside it in full view hardly at all, as things of a row
 *  do that are not equally high; and what lies behind is out of reach. */
function distance(direction: Direction, from: DOMRect, to: DOMRect): number {
  const [x, y] = [
    middle(to.left, to.right) - middle(from.left, from.right),
    middle(to.top, to.bottom) - middle(from.top, from.bottom),
  ];
  const upright = direction === "ArrowUp" || direction === "ArrowDown";
  const sign = direction === "ArrowRight" || direction === "ArrowDown" ? 1 : -1;
  const [along, across] = upright ? [y * sign, Math.abs(x)] : [x * sign, Math.abs(y)];
  const gap = upright
    ? Math.max(to.left - from.right, from.left - to.right)
    : Math.max(to.top - from.bottom, from.top - to.bottom);
  return along > 4 ? along + (gap > 0 ? 3 : 0.5) * across : Infinity;
}

function middle(one: number, other: number): number {
  return (one + other) / 2;
}
