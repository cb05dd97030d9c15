"""What the numbers of a record's fields mean to a learner, and between which bounds they lie; declared beside the
state of each game."""

from __future__ import annotations

from dataclasses import dataclass

# The forms in which numbers are written down for a learner.
AMOUNT, CHOICE, SEAT, SEATS, FLAGS = range(5)
FORM_NAMES = ("amount", "one of", "seat", "set of seats", "flags")


@dataclass(frozen=True)
class Measure:
    """The form of a field's numbers and their bounds. `first` is the number of seat 0, where there are seats; `flags`
    is how many bits a number has, where it is a set."""

    form: int
    low: int
    high: int
    first: int = 0
    flags: int = 1


def amount(most: int, *, least: int = 0) -> Measure:
    """More is more; a number beyond the bounds is told as the bound."""
    return Measure(AMOUNT, least, most)


def choice(last: int, *, first: int = 0) -> Measure:
    """One of several things that have no order."""
    return Measure(CHOICE, first, last)


def seat(seats: int, *, first: int = 0) -> Measure:
    """A seat, told as the distance from one's own; numbers below that of seat 0 stand for something else."""
    return Measure(SEAT, min(first - 1, 0), first + seats - 1, first)


def seats(most: int) -> Measure:
    """A set of seats, one bit each, one's own first; the bit after all seats is the spectators'."""
    return Measure(SEATS, 0, (1 << most + 1) - 1)


def flags(count: int) -> Measure:
    """A set of things, told as a yes or no for each."""
    return Measure(FLAGS, 0, 1, flags=count)


YES_OR_NO = amount(1)
