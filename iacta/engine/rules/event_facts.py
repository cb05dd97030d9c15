"""What events tell besides who did what with which card: each event of a game is declared with its further facts and
what they mean."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from iacta.engine.rules.meanings import Meaning
from iacta.engine.rules.names import Names


@dataclass(frozen=True)
class Facts:
    """The further facts of an event by their names, in the order in which rules tell them."""

    meanings: Mapping[str, Meaning] = field(default_factory=dict)

    @property
    def width(self) -> int:
        """How many numbers they are."""
        return sum(meaning.width for meaning in self.meanings.values())

    def values(self, numbers: Sequence[int]) -> Iterator[tuple[str, object]]:
        """The facts as plain data."""
        at = 0
        for name, meaning in self.meanings.items():
            own = list(numbers[at : at + meaning.width])
            yield name, meaning.values(own if meaning.width > 1 else own[0])
            at += meaning.width


def facts(**meanings: Meaning) -> Facts:
    return Facts(meanings)


class Events(Names):
    """The events of a game. Members are declared with `auto()`, or with their further facts:

    ATTACKS = facts(enemy=kind(NAMES), at=ONE_FIELD)
    """

    facts: Facts

    def __new__(cls, told: Facts) -> Events:
        member = int.__new__(cls, len(cls.__members__))
        member._value_ = len(cls.__members__)
        member.facts = told
        return member

    @staticmethod
    def _generate_next_value_(name: str, start: int, count: int, last_values: list[int]) -> Facts:  # type: ignore[override]  # noqa: ARG004
        return Facts()

    @classmethod
    def most_facts(cls) -> int:
        """How many numbers an event has room for besides its amount."""
        return max(event.facts.width for event in cls)
