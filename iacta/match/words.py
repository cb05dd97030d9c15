"""A match in words: what happened, as a viewer may know it, what is asked, why not, and actions as a person types
them."""

from __future__ import annotations

import difflib
import functools
import unicodedata
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Any

from iacta.engine.rules.game import Cards, Game
from iacta.engine.words.errors import BadAction
from iacta.engine.words.messages import Label, Words

NONE = "none"  # the argument of a message that would be an empty list
EXAMPLES = 4  # how many actions an error names
LONGEST_SHOWN = 60
CONTINUES = " ,:;"  # how the words begin that go on with a line
ROMAN = {"i": "1", "ii": "2", "iii": "3", "iv": "4", "v": "5", "vi": "6", "vii": "7", "viii": "8", "ix": "9"}
# Letters that are no letter with an accent to Unicode, and the quotation marks and letters that keyboards swap.
PLAIN_LETTERS = str.maketrans({"ł": "l", "’": "'", "ʼ": "'", "а": "a", "в": "b", "с": "c", "е": "e", "і": "i"})


def sentence(
    game: Game,
    event: Mapping[str, Any],
    viewer: int,
    language: str = "en",
    names: Sequence[str] = (),
    cards: Cards | None = None,
) -> str:
    """An event of `Match.events` in words; without names the players are called by their numbers, from 1. Cards of a
    file of somebody's own are called as it says."""
    words = game.words(language, cards)
    seat = event["seat"]
    arguments = {"you": yes(seat == viewer), "player": called(seat, names)}
    if event["event"] == "undo":
        return words("undo", **arguments)
    source, target = event["from"], event["to"]
    other = other_seat(game, event)
    facts = {name: in_words(words, name, value) for name, value in event.get("facts", {}).items()}
    return words(
        f"event-{event['event']}",
        card=event["card"] or "unknown",
        cell=game.places.label(target) if target else "",
        zone=source.partition(".")[0] if source else "",
        amount=event.get("amount", 0),
        other=called(other, names),
        other_you=yes(other == viewer),
        **arguments,
        **facts,
    )


def in_words(words: Words, fact: str, value: Any) -> int | str:
    """A further fact of an event, as an argument of its message: a number or a name as it is; several numbers one after
    the other; several names as the messages `<fact>-<name>`. Without any it is `none`."""
    if not isinstance(value, list):
        return value  # type: ignore[no-any-return]  # one of its own meanings
    if all(isinstance(part, str) for part in value):
        return ", ".join(words(f"{fact}-{name}") for name in value) or NONE
    return " ".join(map(str, value)) or NONE


def log_lines(
    game: Game,
    events: Iterable[Mapping[str, Any]],
    viewer: int,
    language: str = "en",
    names: Sequence[str] = (),
    cards: Cards | None = None,
) -> list[tuple[int, str]]:
    """Events as the lines of a log, each with its version. Some go on with the line before, some are not told."""
    found: list[tuple[int, str]] = []
    for event in events:
        if event["event"] in game.untold:
            continue
        text = sentence(game, event, viewer, language, names, cards)
        if found and event["event"] in game.continuing:
            version, begun = found[-1]
            found[-1] = version, begun + text
        else:
            found.append((event["version"], text.lstrip(CONTINUES)))
    return found


def yes(fact: object) -> str:
    return "yes" if fact else "no"


def called(seat: int | None, names: Sequence[str]) -> int | str:
    """What the messages' PLAYER gets: a name, or a number counted from 1."""
    return "" if seat is None else names[seat] if names else seat + 1


def other_seat(game: Game, event: Mapping[str, Any]) -> int | None:
    """The seat at the other end of what happened; the seat itself, where no other takes part."""
    ends = [place for place in (event["to"], event["from"]) if place]
    owners = (game.places.owner(place) for place in ends)
    seat: int | None = event["seat"]
    return next((owner for owner in owners if owner not in (None, seat)), seat)


def name_of(game: Game, seat: int, language: str = "en", names: Sequence[str] = ()) -> str:
    """The player's name; without names the number, from 1."""
    return names[seat] if names else game.words(language)("player", number=str(seat + 1))


def prompt(game: Game, phase: str, language: str = "en") -> str:
    """What is to be decided in a phase."""
    return game.words(language)(f"prompt-{phase.replace(' ', '-')}")


def action_text(game: Game, action: int, language: str = "en", cards: Cards | None = None) -> str:
    """An action as a person types it in that language."""
    return action_texts(game, language, cards)[action]


def action_parts(
    game: Game, action: int, argument: str, language: str = "en", cards: Cards | None = None
) -> tuple[str, str, str]:
    """An action's text in three parts: before one of its arguments, the argument, and after it."""
    message, arguments = spoken(game)[action]
    return game.words(language, cards).around(message, argument, **arguments)


def action_texts(game: Game, language: str, cards: Cards | None = None) -> tuple[str, ...]:
    """The texts of all actions in a language."""
    return texts_in(game, game.words(language, cards))


@functools.cache
def texts_in(game: Game, words: Words) -> tuple[str, ...]:
    return tuple(words(message, **arguments) for message, arguments in spoken(game))


def typed_texts(game: Game, language: str, cards: Cards | None = None) -> tuple[tuple[str, ...], ...]:
    """Whatever may be typed for each action, simplified: its text in the language, the same with the cards' labels,
    and the canonical text."""
    return typed_in(game, game.words(language, cards))


@functools.cache
def typed_in(game: Game, words: Words) -> tuple[tuple[str, ...], ...]:
    labelled = [
        words(message, **{name: Label(word) for name, word in arguments.items()}) for message, arguments in spoken(game)
    ]
    texts = zip(texts_in(game, words), labelled, game.actions.texts, strict=True)
    return tuple(tuple(dict.fromkeys(map(simplified, same))) for same in texts)


@functools.cache
def spoken(game: Game) -> tuple[tuple[str, dict[str, str]], ...]:
    """The message of every action and its arguments, in the order of the ids."""
    labels = {label.lower(): label for zone in game.places.zones for label in zone.labels}
    return tuple(
        (
            f"action-{family.name}",
            {
                argument.name: str(value + 1) if argument.name == "seat" else labelled(labels, word)
                for argument, (value, word) in zip(family.arguments, choice, strict=True)
            },
        )
        for family in game.actions.families
        for choice in product(*(zip(a.values, a.words, strict=True) for a in family.arguments))
    )


def labelled(labels: Mapping[str, str], word: str) -> str:
    """A place, or several with a plus between them, as people call them."""
    return "+".join(labels.get(part, part) for part in word.split("+"))


def simplified(text: str) -> str:
    """A text without capitals, accents and surplus blanks, and with figures for numerals: not every keyboard has V."""
    plain = unicodedata.normalize("NFKD", text.casefold()).translate(PLAIN_LETTERS)
    letters = "".join(letter for letter in plain if not unicodedata.combining(letter))
    return " ".join(ROMAN.get(word, word) for word in letters.split())


def read_action(
    game: Game,
    typed: str,
    language: str = "en",
    among: Iterable[int] | None = None,
    cards: Cards | None = None,
) -> int:
    """The id of what a person typed: any action's whole text, or the beginning of just one of those among which the
    person chooses."""
    texts = typed_texts(game, language, cards)
    candidates = list(among) if among is not None else list(range(game.actions.count))
    text = simplified(typed)
    meant = [action for action, same in enumerate(texts) if text in same]
    if len(meant) == 1:
        return meant[0]
    begun = [action for action in candidates if text and any(same.startswith(text) for same in texts[action])]
    if len(begun) == 1:
        return begun[0]
    if begun:
        raise BadAction("ambiguous", typed=in_short(typed), examples=Examples(game, begun, cards))
    close = alike(texts, text, candidates or list(range(game.actions.count)))
    raise BadAction("not-understood", typed=in_short(typed), examples=Examples(game, close, cards))


def alike(texts: Sequence[Sequence[str]], text: str, candidates: Sequence[int]) -> list[int]:
    """The candidates most like a text, or simply some; of each action there is what may be typed for it."""
    by_text = {same: action for action in candidates for same in texts[action]}
    close = difflib.get_close_matches(text[:LONGEST_SHOWN], by_text, EXAMPLES)
    return list(dict.fromkeys(by_text[same] for same in close)) or list(candidates)


@dataclass(frozen=True)
class Examples:
    """A few of some actions, as a list inside a sentence."""

    game: Game
    actions: Sequence[int]
    cards: Cards | None = None

    def text(self, language: str = "en") -> str:
        few = varied(self.game, self.actions)[:EXAMPLES]
        return ", ".join(action_text(self.game, action, language, self.cards) for action in few)


def varied(game: Game, actions: Sequence[int]) -> list[int]:
    """The actions in an order that soon shows one of each family."""
    before: Counter[int] = Counter()
    turn = {}
    for action in actions:
        family = game.actions.family_of[action]
        turn[action] = before[family]
        before[family] += 1
    return sorted(actions, key=turn.__getitem__)


def in_short(typed: str) -> str:
    """What was typed, on one line and not too long to be shown."""
    text = " ".join("".join(letter if letter.isprintable() else " " for letter in typed).split())
    return text if len(text) <= LONGEST_SHOWN else f"{text[:LONGEST_SHOWN]}…"
