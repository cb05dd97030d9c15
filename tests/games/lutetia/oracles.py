"""Slow and obvious oracles, read from the rules page alone: what an end is worth, and where every sestertius is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any

from tests.games.lutetia.position import SLOT, USUAL_CARDS

RESOURCES = ("beer", "bread", "elixir", "gladius")
RESOURCE_OF = {
    "brewer": "beer",
    "baker": "bread",
    "druid": "elixir",
    "blacksmith": "gladius",
    "field": "bread",
    "forest": "elixir",
    "mine": "gladius",
    "mill": "bread",
    "laboratory": "elixir",
    "forge": "gladius",
    "bakery": "bread",
    "herbalist": "elixir",
    "armoury": "gladius",
}
SHOWS_RESOURCES = ("brewer", "baker", "druid", "blacksmith", "field", "forest", "mine")
MILLS = ("mill", "laboratory", "forge")
BAKERIES = ("bakery", "herbalist", "armoury")
JOINED = "+apprentice"


def sort_of(card: str) -> str:
    return card.partition("-")[0].partition("+")[0]


def shown(card: str, resource: str) -> int:
    """How many of a resource a card shows; an apprentice shows one of its host's, and one that waits none (T13)."""
    if RESOURCE_OF.get(sort_of(card)) != resource:
        return 0
    if card.endswith(JOINED):
        return 1
    return USUAL_CARDS.facts[card]["resources"] if sort_of(card) in SHOWS_RESOURCES else 0


def resources(cards: Iterable[str]) -> dict[str, int]:
    return {resource: sum(shown(card, resource) for card in cards) for resource in RESOURCES}


def talents(cards: Iterable[str], resource: str) -> list[int]:
    return sorted(
        USUAL_CARDS.facts[card]["talent"]
        for card in cards
        if not card.endswith(JOINED) and sort_of(card) in SHOWS_RESOURCES and RESOURCE_OF[sort_of(card)] == resource
    )


# Scoring


def majority(owned: Sequence[Sequence[str]], resource: str) -> list[int]:
    """T15, for one resource."""
    amounts = [resources(cards)[resource] for cards in owned]
    if not any(amounts):
        return [0] * len(owned)
    everybody = range(len(owned))
    by_most = sorted(everybody, key=lambda seat: (amounts[seat], talents(owned[seat], resource)[-1:]))
    most = by_most[-1]
    if 0 in amounts:
        fewest = {seat for seat in everybody if amounts[seat] == 0}
    else:
        others = [seat for seat in everybody if seat != most]
        fewest = {min(others, key=lambda seat: (amounts[seat], talents(owned[seat], resource)[0]))}
    return [10 if seat == most else 0 if seat in fewest else 4 for seat in everybody]


def prestige(cards: Sequence[str]) -> int:
    """T16."""
    points = 0
    for card in cards:
        if card in MILLS:
            points += resources(cards)[RESOURCE_OF[card]]
        if card in BAKERIES:
            family = [other for other in cards if RESOURCE_OF.get(sort_of(other)) == RESOURCE_OF[card]]
            points += 2 + len([other for other in family if not other.endswith(JOINED)])
    return points


def bazaars(cards: Sequence[str]) -> int:
    """T17: each unit, one after another, goes to a bazaar that still asks for it or to none; the best way counts."""
    asked = [USUAL_CARDS.facts[card]["wants"] for card in cards if sort_of(card) == "bazaar"]
    wanted = tuple(tuple(wants.get(resource, 0) for resource in RESOURCES) for wants in asked)
    units: list[str] = []
    for i, (resource, count) in enumerate(resources(cards).items()):
        useful = min(count, sum(wants[i] for wants in wanted))  # the others could only be left over
        units += [resource] * useful
    return best_use(tuple(units), wanted)


@cache
def best_use(units: tuple[str, ...], wanted: tuple[tuple[int, ...], ...]) -> int:
    """The most points that units can bring to bazaars that still want so many of each resource."""
    if not units:
        return 6 * sum(not any(wants) for wants in wanted)
    resource = RESOURCES.index(units[0])
    ways = [wanted]
    for i, wants in enumerate(wanted):
        if wants[resource]:
            less = tuple(count - (at == resource) for at, count in enumerate(wants))
            ways.append((*wanted[:i], less, *wanted[i + 1 :]))
    return max(best_use(units[1:], way) for way in ways)


def influence(cards: Sequence[str]) -> int:
    """T17."""
    roman = sum(card in MILLS or card in BAKERIES for card in cards)
    return bazaars(cards) + cards.count("statue") * (3 + roman) + 2 * cards.count("legion")


def scores(owned: Sequence[Sequence[str]], cash: Sequence[int]) -> list[int]:
    """T15 to T18."""
    rows = [majority(owned, resource) for resource in RESOURCES]
    return [
        sum(row[seat] for row in rows) + prestige(cards) + influence(cards) + cash[seat] // 3
        for seat, cards in enumerate(owned)
    ]


def places(owned: Sequence[Sequence[str]], cash: Sequence[int]) -> list[int]:
    """T18: a rank is 1 and the number of seats that did better."""
    results = list(zip(scores(owned, cash), cash, map(len, owned), strict=True))
    return [1 + sum(other > mine for other in results) for mine in results]


# Money

SIDES = ("0", "1")


class Ledger:
    """Where all the money is, kept from the events that a spectator is told and from nothing else.

    An event tells: `bribed`, `income`, `coins_taken`, `earned` what changed hands; `bought` cost and bribe together;
    `compensated` the bribe that came back besides the 1; `bribe_lost` what lay on the action card that was just
    spoken of; `coins_lost` what went to the bank from a card, and `risen` what lies on it now."""

    def __init__(self, seats: int) -> None:
        self.cash = [5] * seats  # T1
        self.stake = {(seat, side): 0 for seat in range(seats) for side in SIDES}
        self.laid: dict[tuple[int, str], str] = {}  # the revealed action cards
        self.coins: Counter[str] = Counter()
        self.bank = 0  # what the bank has given, less what it has taken
        self.spoken_of: tuple[int, str] = (0, "0")  # the action card that the next lost bribe lay on
        self.paid: set[tuple[int, str]] = set()  # income cards that have paid in this round

    @property
    def on_the_table(self) -> int:
        return sum(self.cash) + sum(self.stake.values()) + sum(self.coins.values())

    def bidding(self, seat: int, place: str) -> tuple[int, str]:
        """The action card with which a seat bids for a slot."""
        card = "action-" + list(SLOT)[int(place.partition(".")[2])]
        (side,) = [side for side in SIDES if self.laid[seat, side] == card]
        return seat, side

    def keep(self, events: Iterable[Mapping[str, Any]]) -> None:
        for event in events:
            keeping = getattr(self, event["event"], None)
            if keeping:
                keeping(event["seat"], event["from"], event["to"], event["card"], event.get("amount", 0))

    def from_bank(self, seat: int, amount: int) -> None:
        self.cash[seat] += amount
        self.bank += amount

    def stake_gone(self, card: tuple[int, str]) -> int:
        amount, self.stake[card] = self.stake[card], 0
        return amount

    # What each event means

    def bribed(self, seat: int, place: str, *rest: Any) -> None:
        amount = rest[-1]
        assert amount > 0
        self.cash[seat] -= amount
        self.stake[seat, place[-1]] += amount

    def revealed(self, seat: int, place: str, to: str, card: str, *_: Any) -> None:
        self.laid[seat, place[-1]] = card

    def income(self, seat: int, *rest: Any) -> None:
        unpaid = [(seat, side) for side in SIDES if self.laid[seat, side] == "income" and (seat, side) not in self.paid]
        self.spoken_of = unpaid[0]
        self.paid.add(unpaid[0])
        assert rest[-1] == 3
        self.from_bank(seat, 3)

    def bribe_lost(self, seat: int, *rest: Any) -> None:
        amount = self.stake_gone(self.spoken_of)
        assert self.spoken_of[0] == seat
        assert amount == rest[-1] > 0
        self.bank -= amount

    def compensated(self, seat: int, place: str, *rest: Any) -> None:
        amount = self.stake_gone(self.bidding(seat, place))
        assert amount == rest[-1]
        self.cash[seat] += amount
        self.from_bank(seat, 1)

    def bought(self, seat: int, place: str, to: str, card: str, amount: int) -> None:
        bribe = self.stake_gone(self.bidding(seat, place))
        cost = amount - bribe
        assert cost == USUAL_CARDS.facts[card]["cost"]
        self.cash[seat] -= cost
        assert self.cash[seat] >= 0
        self.bank -= amount

    def could_not_pay(self, seat: int, place: str, to: str, card: str, amount: int) -> None:
        self.spoken_of = self.bidding(seat, place)
        assert self.cash[seat] < USUAL_CARDS.facts[card]["cost"]

    def coins_taken(self, seat: int, place: str, *rest: Any) -> None:
        assert self.coins[place] == rest[-1] > 0
        self.cash[seat] += self.coins.pop(place)

    def coins_lost(self, seat: int | None, place: str, *rest: Any) -> None:
        assert self.coins[place] == rest[-1] > 0
        self.bank -= self.coins.pop(place)

    def earned(self, seat: int, *rest: Any) -> None:
        assert rest[-1] > 0
        self.from_bank(seat, rest[-1])

    def risen(self, seat: int | None, place: str, *rest: Any) -> None:
        self.coins[place] += 1
        self.bank += 1
        assert self.coins[place] == rest[-1]

    def taken_back(self, *_: Any) -> None:
        assert not any(self.stake.values()), "a bribe still lies there when the action cards are taken back"
        self.laid, self.paid = {}, set()
