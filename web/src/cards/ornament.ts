/** A rule of eight Greek keys across a card. */
export const KEY_RULE = `M11 6${"m0 0v-6h8v4h-4v-2m-4 4h10".repeat(8)}`;
