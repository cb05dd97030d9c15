import { expect, test } from "vitest";
import type { Event, GameInfo } from "../messages";
import { partial } from "../partial";
import { labelOf, ownerOf, sentence } from "./sentences";
import { Words } from "./words";

const text = `
player = Player { $number }
    .gen = Player { $number }’s
named = { $name }
    .gen = { $name }’s
undo = { $you ->
    [yes] You step back.
   *[no] { PLAYER($player) } steps back.
}
card-horse = Horse
    .acc = a horse
money = { $amount }
event-given = { $you ->
    [yes] You give { CARD($card, case: "acc") } from { $zone } for { $cell } of { PLAYER($other, case: "gen") }.
   *[no] { PLAYER($player) } gives { CARD($card) }.
}
`;

const game = partial<GameInfo>({
  zones: [
    { name: "hand", shape: [3, 4], labels: [] },
    { name: "cell", shape: [3, 2], labels: ["left", "right"] },
    { name: "camp", shape: [4], labels: [] },
  ],
});

const given: Event = {
  version: 1,
  event: "given",
  seat: 0,
  card: "horse",
  source: "hand.0.2",
  target: "cell.1.1",
  amount: 0,
  facts: {},
};

test("a sentence names cards and players in their cases", () => {
  const words = new Words("en", text);
  expect(sentence(words, game, given, 0, ["Ala", "Ola"])).toBe("You give a horse from hand for right of Ola’s.");
  expect(sentence(words, game, given, 2, ["Ala", "Ola"])).toBe("Ala gives Horse.");
  expect(sentence(words, game, { ...given, event: "undo" }, 2, [])).toBe("Player 1 steps back.");
});

test("cards that somebody's own file names are called by their titles in every case", () => {
  const plain = new Words("en", `${text}titled = { $title }\n    .number = one\n`);
  for (const title of ["Amazons", '{ $player } { CARD("horse") }', '"<b>" & ’Zoë’', "number", "constructor"]) {
    const words = plain.titled({ horse: title });
    expect(words.card("horse", "acc")).toBe(title);
    expect(sentence(words, game, given, 0, ["Ala", "Ola"])).toBe(`You give ${title} from hand for right of Ola’s.`);
    expect(sentence(words, game, given, 2, ["Ala", "Ola"])).toBe(`Ala gives ${title}.`);
  }
  expect(plain.card("horse", "acc")).toBe("a horse");
  expect(plain.titled({})).toBe(plain);
});

test("places have labels and owners", () => {
  expect(labelOf(game, "hand.0.2")).toBe("3");
  expect(labelOf(game, "cell.0.1")).toBe("right");
  expect(ownerOf(game, "hand.2.0")).toBe(2);
  expect(ownerOf(game, "camp.1")).toBeNull();
});

test("four digits stay together in Polish and Portuguese", () => {
  const written = (language: "en" | "pl" | "pt", amount: number) => new Words(language, text).say("money", { amount });
  expect(written("en", 1234)).toBe("1,234");
  expect(written("pl", 1234)).toBe("1234");
  expect(written("pt", 1234)).toBe("1234");
  expect(written("pl", 12345)).toBe("12\u00a0345");
});

test("what has no words is called by its name", () => {
  expect(new Words("en", text).say("nothing-such")).toBe("nothing-such");
});

test("points have a true minus and halves as people write them", () => {
  const words = new Words("en", "points = { $points } { $points ->\n    [one] point\n   *[other] points\n}\n");
  expect([-1.5, -0.5, 0, 0.5, 1, 20.5].map((points) => words.number(points))).toEqual([
    "−1½",
    "−½",
    "0",
    "½",
    "1",
    "20½",
  ]);
  expect(words.say("points", { points: -1.5 })).toBe("−1½ points");
  expect(words.say("points", { points: -1 })).toBe("−1 point");
});
