"""Every message with every combination of its arguments."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import product
from pathlib import Path

from iacta.games import NAMES, load_game
from iacta.match.words import spoken
from tests.words.reading import PACKAGE, Written, errors, written

Value = str | int | float

YES_AND_NO: tuple[Value, ...] = ("yes", "no")
PLAYERS: tuple[Value, ...] = (1, 2, 3, 4, "Zoë O’Brien", "")
OTHERS: tuple[Value, ...] = (3, "Олена")
# For what is not known here and counts something: numbers of every plural form, fractions, a text.
COUNTS: tuple[Value, ...] = (0, 1, 2, 5, 11, 12, 21, 22, 25, 101, 1000, 12345, 0.5, 1.5, "Zoë")
# For a number whose digits are prescribed; none that lies between two, which the two languages round differently.
DIGITS: tuple[Value, ...] = (0, 1, 2, 1000, 12345, 1.37, 98.76)
# And for what only stands in a sentence: a number, which is written as the language writes it, or a text.
WHATEVER: tuple[Value, ...] = (2, 1234, 10_000_000, "Zoë")
FEW: tuple[Value, ...] = (12345, "Zoë")
MANY = 3  # a message with more variables that are not known here gets fewer values for each


@dataclass(frozen=True)
class Request:
    """A message or its attribute, and its arguments."""

    message: str
    attribute: str
    arguments: dict[str, Value]


@cache
def values_of(name: str) -> dict[str, tuple[Value, ...]]:
    """What can stand for each variable at a game's table."""
    game = load_game(name)
    zones = game.places.zones
    labels = [label for zone in zones for label in zone.labels or map(str, range(1, max(zone.shape, default=0) + 1))]
    values: dict[str, list[Value]] = {}
    for _, arguments in spoken(game):
        for variable, value in arguments.items():
            values.setdefault(variable, []).append(value)
    values["cell"] = [*values.get("cell", []), *labels, ""]
    values["zone"] = [*(zone.name for zone in zones), ""]
    values["card"] = [*game.kinds]
    values["enemy"] = [*game.kinds]
    return {variable: tuple(dict.fromkeys(some)) for variable, some in values.items()}


SHARED_VALUES: dict[str, tuple[Value, ...]] = {
    "you": YES_AND_NO,
    "modified": YES_AND_NO,
    "least": (2, 4, 7),
    "because": ("a +1", "a +1, b −1"),
    "other_you": YES_AND_NO,
    "player": PLAYERS,
    "other": OTHERS,
    "number": ("1", "2", "3", "4"),
    "amount": (0, 1, 2, 5, 11, 12, 21, 22, 25, 101, 1000),
    "name": ("Zoë O’Brien", "Олена", ""),
    "typed": ("zz", "“{ $x }”", "ґ"),
    "examples": ("exchange 1 for 1", "a, b, c"),
}


def game_of(folder: Path) -> str:
    """The game whose table a folder's messages belong to; what all games share is tried with the first."""
    return next((name for name in NAMES if load_game(name).folder == folder.parent), NAMES[0])


def requests(folder: Path, language: str) -> Iterator[Request]:
    """Every message of a folder and each of its attributes, with every combination of arguments."""
    values = values_of(game_of(folder))
    at_the_table = {**values, **SHARED_VALUES} if knows_all(folder) else {"card": values["card"]}
    for name, message in written(folder, language).items():
        known = {} if name in errors(folder) else at_the_table
        if name.startswith("page-") and known:  # the page names the cards at both ends of an action
            known = {**known, "other": known["card"]}
        variables = sorted(message.variables | referred(folder, language, message))
        unknown = {variable: values_for(message, variable) for variable in variables}
        for choice in product(*(known.get(variable, unknown[variable]) for variable in variables)):
            for attribute in message.patterns:
                yield Request(name, attribute, dict(zip(variables, choice, strict=True)))


def referred(folder: Path, language: str, message: Written) -> set[str]:
    """The variables of the messages that a message refers to."""
    others = written(folder, language)
    return {variable for name in message.references if name in others for variable in others[name].variables}


def values_for(message: Written, variable: str) -> tuple[Value, ...]:
    """What can stand for a variable that is not known here, by what the message does with it."""
    many = len(message.variables) > MANY
    if variable in message.numbers:
        return DIGITS[-2:] if many else DIGITS
    if many:
        return FEW
    return COUNTS if variable in message.selectors else WHATEVER


def knows_all(folder: Path) -> bool:
    """Whether the variables of a folder's messages are those of events and actions."""
    return folder == PACKAGE / "text" or folder.parent.parent == PACKAGE / "games"
