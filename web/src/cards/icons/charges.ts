import type { Drawing } from "./drawing";

/** Shapes that stand beside every colour of both Lusitanias. */
export const charges: Record<string, Drawing> = {
  "charge-blue": "fM12 3A9 9 0 1 0 12 21 9 9 0 1 0 12 3z",
  "charge-red": "fM4 4H20V20H4z",
  "charge-yellow": "fM12 2.6 22.2 20.8H1.8z",
  "charge-green": "fM12 1.6 22.4 12 12 22.4 1.6 12z",
  "charge-white": "fM12 2 20.8 7V17L12 22 3.2 17V7zM12 5 5.8 8.5V15.5L12 19 18.2 15.5V8.5z",
  "charge-black": "fM8.6 2.4H15.4V8.6H21.6V15.4H15.4V21.6H8.6V15.4H2.4V8.6H8.6z",
};
