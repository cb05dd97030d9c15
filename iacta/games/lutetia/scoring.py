"""Scoring, chapter by chapter (T15–T18)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from iacta.engine.compiling.rule import rule
from iacta.engine.rules.events import NOBODY
from iacta.games.lutetia.estate import cards_owned, family, romans, stock
from iacta.games.lutetia.kinds import (
    BAZAARS,
    FIRST_BAKERY,
    FIRST_BAZAAR,
    FIRST_MILL,
    KINDS,
    RESOURCES,
    Kind,
    Resource,
)

if TYPE_CHECKING:
    from iacta.engine.rules.arrays import Row
    from iacta.games.lutetia.cards import Numbers
    from iacta.games.lutetia.state import State

MOST = 10  # points for most of a resource (T15)
BETWEEN = 4  # and for neither most nor fewest
SESTERCES_A_POINT = 3  # T18
NOBODY_HAS_MOST = -1


@rule
def highest_talent(s: State, k: Numbers, seat: int, resource: int) -> int:
    """The seat's highest single talent of a resource, 0 without a card of it."""
    highest = 0
    for card in range(1, KINDS):
        if k.resource[card] == resource and s.owned[seat, card] > 0:
            highest = max(highest, k.talent[card])
    return highest


@rule
def lowest_talent(s: State, k: Numbers, seat: int, resource: int) -> int:
    """The seat's lowest single talent of a resource, 0 without a card of it."""
    lowest = 0
    for card in range(1, KINDS):
        if k.resource[card] == resource and s.owned[seat, card] and (lowest == 0 or k.talent[card] < lowest):
            lowest = k.talent[card]
    return lowest


@rule
def has_more(s: State, k: Numbers, seat: int, other: int, resource: int) -> bool:
    """Whether the seat is ahead of another in the question of most: more of it, or a higher talent."""
    mine = stock(s, k, seat, resource)
    theirs = stock(s, k, other, resource)
    if mine != theirs:
        return mine > theirs
    return highest_talent(s, k, seat, resource) > highest_talent(s, k, other, resource)


@rule
def has_fewer(s: State, k: Numbers, seat: int, other: int, resource: int) -> bool:
    """Whether the seat is ahead of another in the question of fewest: less of it, or a lower talent."""
    mine = stock(s, k, seat, resource)
    theirs = stock(s, k, other, resource)
    if mine != theirs:
        return mine < theirs
    return lowest_talent(s, k, seat, resource) < lowest_talent(s, k, other, resource)


@rule
def seat_with_most(s: State, k: Numbers, resource: int) -> int:
    best = NOBODY_HAS_MOST
    for seat in range(s.seats):
        if stock(s, k, seat, resource) > 0 and (best < 0 or has_more(s, k, seat, best, resource)):
            best = seat
    return best


@rule
def seat_with_fewest(s: State, k: Numbers, resource: int, most: int) -> int:
    """The seat with the fewest, where everybody has some, but not `most`; NOBODY where somebody has none."""
    fewest = NOBODY
    for seat in range(s.seats):
        if stock(s, k, seat, resource) == 0:
            return NOBODY
        if seat != most and (fewest < 0 or has_fewer(s, k, seat, fewest, resource)):
            fewest = seat
    return fewest


@rule
def majority(s: State, k: Numbers, seat: int, resource: int) -> int:
    """Most 10, fewest 0, everybody else 4; seats with none are all fewest, and then nobody else is (T15)."""
    if stock(s, k, seat, resource) == 0:
        return 0
    most = seat_with_most(s, k, resource)
    if seat == most:
        return MOST
    return 0 if seat == seat_with_fewest(s, k, resource, most) else BETWEEN


@rule
def prestige(s: State, k: Numbers, seat: int) -> int:
    """Mill, Laboratory, Forge: 1 a resource. Bakery, Herbalist, Armoury: 1 a card of the family, and some (T16)."""
    points = 0
    for number in range(len(RESOURCES) - 1):
        resource = Resource.BREAD + number
        bakery = FIRST_BAKERY + number
        points += s.owned[seat, FIRST_MILL + number] * stock(s, k, seat, resource)
        points += s.owned[seat, bakery] * (k.vp[bakery] + family(s, seat, resource))
    return points


@rule
def can_serve(s: State, k: Numbers, seat: int, bazaars: int) -> bool:
    """Whether the seat owns these bazaars, one bit each, and has resources for all of them together."""
    for number in range(BAZAARS):
        if bazaars >> number & 1 and not s.owned[seat, FIRST_BAZAAR + number]:
            return False
    for resource in range(1, len(RESOURCES) + 1):
        wanted = 0
        for number in range(BAZAARS):
            if bazaars >> number & 1:
                wanted += k.wants[FIRST_BAZAAR + number, resource]
        if wanted > stock(s, k, seat, resource):
            return False
    return True


@rule
def served_bazaars(s: State, k: Numbers, seat: int) -> int:
    """Each resource serves one bazaar, each bazaar scores once: the best choice among all (T17)."""
    owned = 0
    for number in range(BAZAARS):
        owned += s.owned[seat, FIRST_BAZAAR + number]
    if owned == 0:
        return 0
    best = 0
    for bazaars in range(1, 1 << BAZAARS):
        points = 0
        for number in range(BAZAARS):
            if bazaars >> number & 1:
                points += k.vp[FIRST_BAZAAR + number]
        if points > best and can_serve(s, k, seat, bazaars):
            best = points
    return best


@rule
def statues(s: State, k: Numbers, seat: int) -> int:
    return s.owned[seat, Kind.STATUE] * (k.vp[Kind.STATUE] + romans(s, seat))


@rule
def legions(s: State, k: Numbers, seat: int) -> int:
    return s.owned[seat, Kind.LEGION] * k.vp[Kind.LEGION]


@rule
def influence(s: State, k: Numbers, seat: int) -> int:
    """Bazaars, Statues and Legions (T17)."""
    return served_bazaars(s, k, seat) + statues(s, k, seat) + legions(s, k, seat)


@rule
def wealth(s: State, k: Numbers, seat: int) -> int:
    return s.cash[seat] // SESTERCES_A_POINT


@rule
def points(s: State, k: Numbers, seat: int) -> int:
    """What the seat's cards and money are worth if the game ends now."""
    total = prestige(s, k, seat) + influence(s, k, seat) + wealth(s, k, seat)
    for resource in range(1, len(RESOURCES) + 1):
        total += majority(s, k, seat, resource)
    return total


@rule
def score(s: State, k: Numbers, out: Row) -> None:
    for seat in range(s.seats):
        out[seat] = points(s, k, seat)


@rule
def rank(s: State, k: Numbers, out: Row) -> None:
    """By points, then money, then cards; a place is 1 and the number of seats that did better, and can be shared
    (T18)."""
    score(s, k, out)
    for seat in range(s.seats):  # the three as one number, with room at its end for the place
        out[seat] = (((out[seat] << 16) + s.cash[seat] << 8) + cards_owned(s, seat)) << 4
    for seat in range(s.seats):
        for other in range(s.seats):
            out[seat] += out[other] >> 4 > out[seat] >> 4
    for seat in range(s.seats):
        out[seat] = 1 + (out[seat] & 15)


def majority_of(resource: int) -> Callable[[State, Numbers, int], int]:
    """The line of the scoring sheet for a resource."""
    return lambda s, k, seat: majority(s, k, seat, resource)


SHEET = {
    **{name: majority_of(resource) for resource, name in enumerate(RESOURCES, 1)},
    "prestige": prestige,
    "bazaars": served_bazaars,
    "statues": statues,
    "legions": legions,
    "wealth": wealth,
}
