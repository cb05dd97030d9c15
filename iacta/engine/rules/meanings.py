"""What the numbers of a state's fields mean: an amount, one of several named things, a seat, cards. Learners, people
and pages are shown the same numbers each in their own way, and all of it follows from these."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum

from iacta.engine.rules.measures import AMOUNT, CHOICE, FLAGS, SEAT, SEATS, Measure

EMPTY = -1  # where a card could lie, and none does


@dataclass(frozen=True)
class Meaning(ABC):
    """What a field's numbers mean; each kind of meaning says what a learner sees of them."""

    @property
    @abstractmethod
    def measure(self) -> Measure: ...


@dataclass(frozen=True)
class Amount(Meaning):
    """More is more. A learner is told the bound for a number beyond it."""

    most: int
    least: int = 0

    @property
    def measure(self) -> Measure:
        return Measure(AMOUNT, self.least, self.most)


@dataclass(frozen=True)
class YesOrNo(Meaning):
    """1 or 0."""

    @property
    def measure(self) -> Measure:
        return Measure(AMOUNT, 0, 1)


@dataclass(frozen=True)
class OneOf(Meaning):
    """A member of an enum."""

    names: type[IntEnum]

    @property
    def measure(self) -> Measure:
        return Measure(CHOICE, 0, max(self.names))


@dataclass(frozen=True)
class Number(Meaning):
    """One of several things without order that are called by their numbers: places of a row, faces of a die. Numbers
    below 0 stand for none."""

    last: int
    first: int = 0

    @property
    def measure(self) -> Measure:
        return Measure(CHOICE, self.first, self.last)


@dataclass(frozen=True)
class Seat(Meaning):
    """A seat, or something else that has a name: the number of seat 0 is how many such names there are."""

    seats: int
    instead: tuple[str, ...] = ()

    @property
    def measure(self) -> Measure:
        first = len(self.instead)
        return Measure(SEAT, min(first - 1, 0), first + self.seats - 1, first)


@dataclass(frozen=True)
class Seats(Meaning):
    """A set of seats, one bit each; the bit after all seats is the spectators'."""

    seats: int

    @property
    def measure(self) -> Measure:
        return Measure(SEATS, 0, (1 << self.seats + 1) - 1)


@dataclass(frozen=True)
class Flags(Meaning):
    """A set of things, one bit each, by their names; places of a row are called by their numbers."""

    names: tuple[str, ...] | range

    @property
    def measure(self) -> Measure:
        return Measure(FLAGS, 0, 1, flags=len(self.names))


@dataclass(frozen=True)
class CardsOf(Meaning):
    """Kinds of cards; EMPTY where none lies."""

    kinds: tuple[str, ...]

    @property
    def measure(self) -> Measure:
        return Measure(CHOICE, EMPTY, len(self.kinds) - 1)


@dataclass(frozen=True)
class Counts(Meaning):
    """How many cards of each kind there are; the first number is of the kind `first`."""

    kinds: tuple[str, ...]
    most: int
    first: int = 0

    @property
    def measure(self) -> Measure:
        return Measure(AMOUNT, 0, self.most)


def amount(most: int, *, least: int = 0) -> Amount:
    return Amount(most, least)


def yes_or_no() -> YesOrNo:
    return YesOrNo()


def one_of(names: type[IntEnum]) -> OneOf:
    return OneOf(names)


def number(last: int, *, first: int = 0) -> Number:
    return Number(last, first)


def seat(seats: int, *, instead: Sequence[str] = ()) -> Seat:
    return Seat(seats, tuple(instead))


def seats(most: int) -> Seats:
    return Seats(most)


def flags(names: Sequence[str] | range) -> Flags:
    return Flags(names if isinstance(names, range) else tuple(names))
