"""Which public tables the lobby lists: first those where somebody really waits, and of nobody more than a few."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from iacta.server.messages import TableInfo

MOST_LISTED = 50
MOST_OF_ONE = 5  # tables of one visitor
SECONDS_TO_COME_BACK = 300  # a table counts as waiting so long after the last person has left it


@dataclass(frozen=True)
class Offer:
    """A table that could be listed. `info` gives what everybody may know of it."""

    info: Callable[[], TableInfo]
    visitor: str  # who set it up
    waits: bool  # for players
    present: bool  # whether a person sits there now
    active: int  # when one did

    @property
    def rank(self) -> tuple[bool, bool, int]:
        return self.waits, self.present, self.active


def listed(offers: Iterable[Offer]) -> list[Offer]:
    """The tables to list: those that wait first; where people are before where they have just left."""
    of_visitors: Counter[str] = Counter()
    chosen = []
    for offer in sorted(offers, key=lambda offer: offer.rank, reverse=True):
        of_visitors[offer.visitor] += 1
        if of_visitors[offer.visitor] <= MOST_OF_ONE:
            chosen.append(offer)
    return chosen[:MOST_LISTED]
