"""Options: what is chosen before the first card. A game declares its own as one enum, whose members rules read at."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import IntEnum
from typing import Protocol

from iacta.engine.words.errors import BadOptions, listed, shown

NUMBER_OF_SEATS = 0  # where rules read how many play; the options come after it


class HasChoices(Protocol):
    """A loaded card file, as far as options go."""

    @property
    def choices(self) -> Mapping[str, tuple[str, ...]]: ...  # by option, the names it chooses among with this file


@dataclass(frozen=True)
class Option:
    """A choice made before the first card. A switch has the values 0 and 1; -1 may stand for `random`. With `choices`
    people write one of these names, and rules read its place among them; a card file may have others."""

    name: str
    default: int
    low: int
    high: int
    switch: bool = False
    choices: tuple[str, ...] = ()

    @property
    def message(self) -> str:
        """The message of the game that says what it is about."""
        return f"option-{self.name}"

    def names(self, cards: HasChoices | None) -> tuple[str, ...]:
        """The names it chooses among, with this card file."""
        return cards.choices.get(self.name, self.choices) if cards and self.choices else self.choices

    def number(self, value: object, cards: HasChoices | None = None) -> int:
        if self.switch:
            if not isinstance(value, bool):
                raise BadOptions("not-a-switch", option=self.name, value=shown(value))
            return int(value)
        if self.choices:
            names = self.names(cards)
            if not isinstance(value, str) or value not in names:
                raise BadOptions("no-such-choice", option=self.name, known=listed(names), value=shown(value))
            return names.index(value)
        low, high = str(self.low), str(self.high)
        if isinstance(value, bool):  # what an option is that was only named
            raise BadOptions("number-missing", option=self.name, low=low, high=high)
        if not isinstance(value, int) or not self.low <= value <= self.high:
            raise BadOptions("not-in-range", option=self.name, low=low, high=high, value=shown(value))
        return value

    def value(self, number: int, cards: HasChoices | None = None) -> int | bool | str:
        """What a person writes for a number."""
        if self.choices:
            return self.names(cards)[number]
        return bool(number) if self.switch else int(number)


class Options(IntEnum):
    """The options of a game, each declared with `number`, `switch` or `choice`. Rules read what was chosen at
    `options[Option.TURN_LIMIT]`."""

    default: int
    low: int
    high: int
    is_switch: bool
    choices: tuple[str, ...]

    def __new__(cls, default: int, low: int, high: int, is_switch: bool, choices: tuple[str, ...]) -> Options:  # noqa: FBT001  # values of an enum
        place = NUMBER_OF_SEATS + 1 + len(cls.__members__)
        member = int.__new__(cls, place)
        member._value_ = place
        member.default, member.low, member.high = default, low, high
        member.is_switch, member.choices = is_switch, choices
        return member

    @classmethod
    def declared(cls) -> tuple[Option, ...]:
        """All of them, by their names."""
        return tuple(
            Option(one.name.lower(), one.default, one.low, one.high, one.is_switch, one.choices) for one in cls
        )


Declared = tuple[int, int, int, bool, tuple[str, ...]]


def number(default: int, low: int, high: int) -> Declared:
    """A number within these bounds."""
    return default, low, high, False, ()


def switch(*, on: bool = False) -> Declared:
    """Something that is on or off."""
    return int(on), 0, 1, True, ()


def choice(*names: str) -> Declared:
    """One of these names, the first by default."""
    return 0, 0, len(names) - 1, False, names
