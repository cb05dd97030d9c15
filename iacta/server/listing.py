"""Which public tables the lobby lists: first those where somebody really waits, in turns, so that nobody fills it."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from ipaddress import ip_network

from iacta.server.messages import TableInfo

MOST_LISTED = 50
MOST_OF_ONE = 5  # tables of one visitor
SECONDS_TO_COME_BACK = 300  # a table counts as waiting so long after the last person has left it
BITS_OF_A_NETWORK = {4: 24, 6: 48}  # by the version of an address: what one customer may easily have all of


@dataclass(frozen=True)
class Offer:
    """A table that could be listed. `info` gives what everybody may know of it."""

    info: Callable[[], TableInfo]
    visitor: str  # who set it up
    waits: bool  # for players
    present: bool  # whether a person sits there now
    created: int
    active: int  # when a person last sat there

    @property
    def kind(self) -> tuple[bool, bool]:
        """Where people wait comes first, and where they are before where they have just left."""
        return not self.waits, not self.present

    @property
    def age(self) -> int:
        """Within its kind the smallest comes first: who has waited longest; of those that are played, the latest."""
        return self.created if self.waits else -self.active


def listed(offers: Iterable[Offer]) -> list[Offer]:
    """The tables to list. Networks take turns, and in each of them its visitors do (round robin): whoever sets up many
    tables, from however many addresses of a network, has one place before everybody else has had one."""
    of_kinds: defaultdict[tuple[bool, bool], list[Offer]] = defaultdict(list)
    of_visitors: Counter[str] = Counter()
    for offer in sorted(offers, key=lambda offer: (offer.kind, offer.age)):
        of_visitors[offer.visitor] += 1
        if of_visitors[offer.visitor] <= MOST_OF_ONE:
            of_kinds[offer.kind].append(offer)
    chosen = []
    for kind in sorted(of_kinds):
        by_visitor = in_turns(of_kinds[kind], lambda offer: offer.visitor)
        chosen += in_turns(by_visitor, lambda offer: network(offer.visitor))
    return chosen[:MOST_LISTED]


def in_turns(offers: list[Offer], owner: Callable[[Offer], str]) -> list[Offer]:
    """The first of each owner, by age, then the second of each, and so on."""
    turns: Counter[str] = Counter()
    ordered = []
    for offer in offers:
        turns[owner(offer)] += 1
        ordered.append((turns[owner(offer)], offer.age, offer))
    return [offer for *_, offer in sorted(ordered, key=lambda turn: turn[:2])]


def network(visitor: str) -> str:
    """What a visitor belongs to. After a restart a visitor may be known by the guest only, who is one of their own."""
    try:
        address = ip_network(visitor)
    except ValueError:
        return visitor
    return str(address.supernet(new_prefix=BITS_OF_A_NETWORK[address.version]))
