// What is printed on a card, in words: the twin of iacta/match/card_words.py.

import type { Words } from "../i18n/words";

/** A number, some numbers, how many of what, a name that has a message, or the kinds of card that a fact names. */
export function factText(words: Words, fact: string, value: unknown): string {
  if (Array.isArray(value)) return value.map((part) => eitherText(words, String(part))).join(", ") || words.say("none");
  if (typeof value === "number") return words.number(value);
  if (typeof value === "string" && words.has(`${fact}-${value}`)) return words.say(`${fact}-${value}`);
  if (value === null || typeof value !== "object") return String(value);
  return Object.entries(value)
    .map(([name, count]) => `${count} ${words.say(name)}`)
    .join(", ");
}

function eitherText(words: Words, part: string): string {
  const [one, other] = part.split("|").map((kind) => (words.has(`card-${kind}`) ? words.card(kind) : kind));
  return other === undefined ? one! : words.say("either", { one: one!, other });
}
