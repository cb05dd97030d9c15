"""What the numbers of a record's fields mean to a learner, and between which bounds they lie; declared beside the
state of each game."""

from __future__ import annotations

from dataclasses import dataclass
from enum import auto

from iacta.engine.rules.names import Names


class Form(Names):
    """The forms in which numbers are written down for a learner."""

    AMOUNT = auto()
    ONE_OF = auto()
    SEAT = auto()
    SET_OF_SEATS = auto()
    FLAGS = auto()

    @property
    def text(self) -> str:
        return self.name.lower().replace("_", " ")


@dataclass(frozen=True)
class Measure:
    """The form of a field's numbers and their bounds. `first` is the number of seat 0, where there are seats; `flags`
    is how many bits a number has, where it is a set."""

    form: Form
    low: int
    high: int
    first: int = 0
    flags: int = 1
