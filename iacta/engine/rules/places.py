"""Places: every spot on the table where a card can lie has a number for events and a name for people and pages."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from iacta.engine.words.errors import BadAction, shown


@dataclass(frozen=True)
class Zone:
    """A part of the table. `cards` is the field with its kinds; `seen`, where a card may be hidden, the field that
    says who knows it. A heap has no order: its field counts the cards of each kind."""

    name: str
    shape: tuple[int, ...]
    cards: str
    seen: str | None = None
    heap: bool = False
    hidden: bool = False  # nobody may look, as into a draw pile
    closes_up: bool = False  # when a card leaves, those after it in its row move up
    labels: tuple[str, ...] = ()  # what people call the places of a row, if not by their number
    lent: bool = False  # its cards come from nowhere and go there again, as a bid comes from a hand and returns to it
    offset: int = 0  # in a heap: the kind that the first count is of

    @property
    def places(self) -> int:
        count = 1
        for size in self.shape:
            count *= size
        return count


NOWHERE = -1


class Places:
    """All the places of a game, zone after zone; `hand.0.2` is the third place of seat 0's hand."""

    def __init__(self, zones: tuple[Zone, ...]) -> None:
        self.zones = zones
        self.first: Mapping[str, int] = {}
        self.names: list[str] = []
        for zone in zones:
            self.first = {**self.first, zone.name: len(self.names)}
            self.names += [".".join((zone.name, *map(str, index))) for index in indices(zone.shape)]
        self.numbers = {name: number for number, name in enumerate(self.names)}

    def name(self, number: int) -> str | None:
        return None if number == NOWHERE else self.names[number]

    def label(self, name: str) -> str:
        """What people call the place inside its row; rows are counted from 1."""
        zone, index = self.zone(self.number(name))
        return zone.labels[index[-1]] if zone.labels else str(index[-1] + 1) if index else ""

    def owner(self, name: str) -> int | None:
        """The seat that a place belongs to, if it belongs to one."""
        _, index = self.zone(self.number(name))
        return index[0] if len(index) > 1 else None

    def number(self, name: str) -> int:
        if name not in self.numbers:
            raise BadAction("no-such-place", name=shown(name))
        return self.numbers[name]

    def zone(self, number: int) -> tuple[Zone, tuple[int, ...]]:
        """The zone of a place, and its index there."""
        zone = next(zone for zone in reversed(self.zones) if self.first[zone.name] <= number)
        rest, index = number - self.first[zone.name], []
        for size in reversed(zone.shape):
            rest, i = divmod(rest, size)
            index.append(i)
        return zone, tuple(reversed(index))


def indices(shape: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    if not shape:
        yield ()
        return
    for first in range(shape[0]):
        for rest in indices(shape[1:]):
            yield (first, *rest)
