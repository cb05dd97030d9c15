const WIDTHS: Record<string, number> = { I: 0.42, V: 0.74, X: 0.74 };

/** About how wide a text is in the serif, in its own size: Roman numerals are narrow and wide by turns. */
export function widthOf(text: string): number {
  return [...text].reduce((sum, letter) => sum + (WIDTHS[letter] ?? 0.56), 0);
}
