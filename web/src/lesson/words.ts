/** What the words of a game's lesson are called; they have those of its table in them. */
export function wordsOf(game: string): string {
  return `${game}/lesson`;
}
