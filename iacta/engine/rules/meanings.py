"""What the numbers of a state's fields mean: an amount, one of several named things, a seat, cards. Learners, people
and pages are shown the same numbers each in their own way, and all of it follows from these."""

from __future__ import annotations

import functools
import operator
from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from types import NoneType
from typing import Any, Literal, get_args

from typing_extensions import TypeAliasType

from iacta.engine.rules.measures import Form, Measure
from iacta.engine.rules.names import Names

KIND = "Kind"  # what the type of kinds of cards is called
EMPTY = -1  # where a card could lie, and none does


@functools.cache
def one_name_of(texts: tuple[str, ...], called: str = "") -> Any:
    """The type of one of several names; a type that is called something is written once and referred to by its name."""
    literal: Any = Literal.__getitem__(texts)  # a type that is made while the program runs
    return TypeAliasType(called, literal) if called else literal


def without_none(type_: Any) -> Any:
    """A type without None."""
    kept = [part for part in get_args(type_) if part is not NoneType]
    return functools.reduce(operator.or_, kept) if kept else type_


@dataclass(frozen=True)
class Meaning(ABC):
    """What a field's numbers mean. Each kind of meaning says what a learner sees of a number, and what everybody else:
    a value that is fit for JSON, with its type."""

    @property
    @abstractmethod
    def measure(self) -> Measure: ...

    @abstractmethod
    def value(self, number: int) -> object:
        """What people and pages get for a number."""

    @property
    @abstractmethod
    def value_type(self) -> Any:
        """The type of these values."""

    @property
    def width(self) -> int:
        """How many numbers belong together."""
        return 1

    def values(self, numbers: Any) -> Any:
        """The same for a number or for lists of numbers, as a field has them."""
        return list(map(self.values, numbers)) if isinstance(numbers, list) else self.value(numbers)

    def values_type(self, dimensions: int) -> Any:
        """The type of the values of a field with so many dimensions."""
        return list[self.values_type(dimensions - 1)] if dimensions else self.value_type  # type: ignore[misc]


@dataclass(frozen=True)
class Amount(Meaning):
    """More is more. A learner is told the bound for a number beyond it. One number may stand for none."""

    most: int
    least: int = 0
    none: int | None = None

    @property
    def measure(self) -> Measure:
        return Measure(Form.AMOUNT, self.least, self.most)

    def value(self, number: int) -> int | None:
        return None if number == self.none else number

    @property
    def value_type(self) -> Any:
        return int if self.none is None else int | None


@dataclass(frozen=True)
class YesOrNo(Meaning):
    """1 or 0."""

    @property
    def measure(self) -> Measure:
        return Measure(Form.AMOUNT, 0, 1)

    def value(self, number: int) -> bool:
        return bool(number)

    @property
    def value_type(self) -> Any:
        return bool


@dataclass(frozen=True)
class OneOf(Meaning):
    """A member of an enum."""

    names: type[Names]

    @property
    def measure(self) -> Measure:
        return Measure(Form.ONE_OF, 0, max(self.names))

    def value(self, number: int) -> str:
        return self.names(number).text

    @property
    def value_type(self) -> Any:
        return one_name_of(self.names.texts(), self.names.__name__)


@dataclass(frozen=True)
class Number(Meaning):
    """One of several things without order that are called by their numbers, such as places of a row or faces of a die,
    or by their names, if they have some. Numbers below 0, and one that a game may choose, stand for none."""

    last: int
    first: int = 0
    none: int | None = None
    names: tuple[str, ...] = ()
    called: str = ""  # the type of these names

    @property
    def measure(self) -> Measure:
        return Measure(Form.ONE_OF, self.first, self.last)

    def value(self, number: int) -> int | str | None:
        if number < 0 or number == self.none:
            return None
        return self.names[number] if self.names else number

    @property
    def value_type(self) -> Any:
        one = one_name_of(self.names, self.called) if self.names else int
        return one if self.none is None and self.first >= 0 else one | None


@dataclass(frozen=True)
class Seat(Meaning):
    """A seat, or something else that has a name: the number of seat 0 is how many such names there are. Without names
    a number below 0 stands for nobody."""

    seats: int
    instead: tuple[str, ...] = ()

    @property
    def measure(self) -> Measure:
        first = len(self.instead)
        return Measure(Form.SEAT, min(first - 1, 0), first + self.seats - 1, first)

    def value(self, number: int) -> int | str | None:
        first = len(self.instead)
        return number - first if number >= first else self.instead[number] if first else None

    @property
    def value_type(self) -> Any:
        return int | one_name_of(self.instead) if self.instead else int | None


@dataclass(frozen=True)
class Seats(Meaning):
    """A set of seats, one bit each; the bit after all seats is the spectators'."""

    seats: int

    @property
    def measure(self) -> Measure:
        return Measure(Form.SET_OF_SEATS, 0, (1 << self.seats + 1) - 1)

    def value(self, number: int) -> list[int]:
        return [seat for seat in range(self.seats + 1) if number >> seat & 1]

    @property
    def value_type(self) -> Any:
        return list[int]


@dataclass(frozen=True)
class Flags(Meaning):
    """A set of things, one bit each, by their names; places of a row are called by their numbers."""

    names: tuple[str, ...] | range
    called: str = ""  # the type of these names

    @property
    def measure(self) -> Measure:
        return Measure(Form.FLAGS, 0, 1, flags=len(self.names))

    def value(self, number: int) -> list[object]:
        return [name for bit, name in enumerate(self.names) if number >> bit & 1]

    @property
    def value_type(self) -> Any:
        return list[int] if isinstance(self.names, range) else list[one_name_of(self.names, self.called)]  # type: ignore[misc]


@dataclass(frozen=True)
class Several(Meaning):
    """Several numbers of one meaning; those that stand for none are left out."""

    each: Meaning
    most: int

    @property
    def measure(self) -> Measure:
        return self.each.measure

    @property
    def width(self) -> int:
        return self.most

    def value(self, number: int) -> object:
        return self.each.value(number)

    @property
    def value_type(self) -> Any:
        return self.each.value_type

    def values(self, numbers: Any) -> Any:
        return [value for value in map(self.value, numbers) if value is not None]

    def values_type(self, dimensions: int) -> Any:  # noqa: ARG002  # they are always in a row
        return list[without_none(self.value_type)]  # type: ignore[misc]


@dataclass(frozen=True)
class CardsOf(Meaning):
    """Kinds of cards, the first of them unknown; EMPTY where none lies."""

    kinds: tuple[str, ...]

    @property
    def measure(self) -> Measure:
        return Measure(Form.ONE_OF, EMPTY, len(self.kinds) - 1)

    def value(self, number: int) -> str | None:
        return None if number == EMPTY else self.kinds[number]

    @property
    def value_type(self) -> Any:
        return one_name_of(self.kinds, KIND) | None


@dataclass(frozen=True)
class Counts(Meaning):
    """How many cards of each kind there are; the first number is of the kind `first`."""

    kinds: tuple[str, ...]
    most: int
    first: int = 0

    @property
    def measure(self) -> Measure:
        return Measure(Form.AMOUNT, 0, self.most)

    def value(self, number: int) -> int:
        return number

    @property
    def value_type(self) -> Any:
        return int

    def values(self, numbers: Any) -> Any:
        """The numbers of the last dimension belong together: those of the kinds that there are, by the kind."""
        if isinstance(numbers[0], list):
            return list(map(self.values, numbers))
        return {self.kinds[self.first + i]: count for i, count in enumerate(numbers) if count}

    def values_type(self, dimensions: int) -> Any:
        if dimensions > 1:
            return list[self.values_type(dimensions - 1)]  # type: ignore[misc]
        return dict[one_name_of(self.kinds, KIND), int]  # type: ignore[misc]


def amount(most: int, *, least: int = 0, none: int | None = None) -> Amount:
    return Amount(most, least, none)


def yes_or_no() -> YesOrNo:
    return YesOrNo()


def one_of(names: type[Names]) -> OneOf:
    return OneOf(names)


def number(
    last: int, *, first: int = 0, none: int | None = None, names: Sequence[str] = (), called: str = ""
) -> Number:
    return Number(last, first, none, tuple(names), called)


def kind(kinds: Sequence[str], last: int, *, none: int | None = None) -> Number:
    """A kind of card, wherever it lies."""
    return Number(last, none=none, names=tuple(kinds), called=KIND)


def seat(seats: int, *, instead: Sequence[str] = ()) -> Seat:
    return Seat(seats, tuple(instead))


def seats(most: int) -> Seats:
    return Seats(most)


def flags(names: type[Names] | Sequence[str] | range, *, called: str = "") -> Flags:
    """The members of an enum, in its order, or things by their names, or places by their numbers."""
    if isinstance(names, type):
        return Flags(names.texts(), names.__name__)
    return Flags(names if isinstance(names, range) else tuple(names), called)


def several(each: Meaning, most: int) -> Several:
    return Several(each, most)
