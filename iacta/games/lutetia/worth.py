"""How good a position looks to a seat, in one page, for the greedy bot. A victory point counts 10."""

from __future__ import annotations

from typing import TYPE_CHECKING

from iacta.engine.compiling.rule import rule
from iacta.engine.rules.meanings import EMPTY
from iacta.games.lutetia.buying import PAY
from iacta.games.lutetia.contest import NO_SIDE, highest_bidder, side_of_bid
from iacta.games.lutetia.estate import family, romans, stock
from iacta.games.lutetia.kinds import (
    FIRST_ACTION,
    FIRST_BAKERY,
    FIRST_BAZAAR,
    FIRST_MILL,
    FIRST_PLACE,
    KINDS,
    RESOURCES,
    SLOTS,
    Kind,
    Resource,
)
from iacta.games.lutetia.names import Phase
from iacta.games.lutetia.scoring import points
from iacta.games.lutetia.state import SIDES

if TYPE_CHECKING:
    from iacta.games.lutetia.cards import Numbers
    from iacta.games.lutetia.state import State

POINT = 10
SESTERTIUS = 4  # a third of a point in the end, and what it buys before
RESOURCE = 24  # its part of a majority, and of bazaars
LARGE = 1000
RIVALS = 35  # chances in a hundred that a bid at a favourite slot meets others, with two seats
ELSEWHERE = 20  # more at any other slot
CROWD = 8  # more for every further seat
LEAD = 2  # sesterces more than lie on another's card, with which it is half as dangerous


@rule
def bazaar_promise(v: State, k: Numbers, me: int, card: int) -> int:
    """A bazaar is worth as much of its points as its resources are at hand."""
    wanted = 0
    held = 0
    for resource in range(1, len(RESOURCES) + 1):
        wanted += k.wants[card, resource]
        held += min(k.wants[card, resource], stock(v, k, me, resource))
    return POINT * k.vp[card] * (1 + held) // (1 + max(1, wanted))


@rule
def price(v: State, k: Numbers, me: int, card: int) -> int:
    """What a card would bring the seat."""
    if card == Kind.LEGION:
        return POINT * k.vp[card] + POINT
    if card == Kind.APPRENTICE:
        return RESOURCE
    resource = k.resource[card]
    if resource:
        number = resource - Resource.BREAD
        bonus = 0
        if resource != Resource.BEER:
            bonus = v.owned[me, FIRST_MILL + number] * k.resources[card] + v.owned[me, FIRST_BAKERY + number]
        return RESOURCE * k.resources[card] + k.talent[card] + POINT * bonus
    if card == Kind.TAVERN:
        return 0
    if card == Kind.STATUE:
        return POINT * (k.vp[card] + romans(v, me)) + POINT
    if card >= FIRST_BAZAAR:
        return bazaar_promise(v, k, me, card)
    if card >= FIRST_BAKERY:
        return POINT * (k.vp[card] + 1 + family(v, me, k.family[card])) + POINT
    return POINT * stock(v, k, me, k.family[card]) + POINT


@rule
def earnings(v: State, k: Numbers, me: int, card: int) -> int:
    """The sesterces that a card pays when it is bought (T12)."""
    if FIRST_PLACE <= card < FIRST_MILL:
        return stock(v, k, me, k.resource[card]) + k.resources[card]
    return k.money[card] + stock(v, k, me, Resource.BEER) if card == Kind.TAVERN else 0


@rule
def risk(v: State, me: int, slot: int) -> int:
    """Chances in a hundred that a bid meets others. Every slot is one seat's favourite, another's in the next round: so
    seats that like the same cards do not always meet."""
    favourite = (slot + v.round + me) % v.seats == 0
    return RIVALS + CROWD * (v.seats - 2) + (0 if favourite else ELSEWHERE)


@rule
def chance(v: State, me: int, slot: int, stake: int) -> int:
    """Chances in a hundred that a bid with this bribe wins: any card of the others may be for the same slot, and the
    further the bribe is ahead of what lies there, the better."""
    if stake == 0:
        return 100 - risk(v, me, slot)  # it is ahead of nobody
    danger = LEAD * risk(v, me, slot)
    lost = 0
    for other in range(v.seats):
        if other != me:
            for side in range(SIDES):
                lost += danger // (LEAD + max(0, stake - v.stake[other, side]))
    return 100 - lost // (SIDES * (v.seats - 1))


@rule
def prospect(v: State, k: Numbers, me: int, slot: int, stake: int, cash: int) -> int:
    """What a bid that is still open promises: the card for its cost, or the bribe back with a compensation."""
    card = v.market[slot]
    if k.cost[card] > cash:
        return 0
    gain = price(v, k, me, card) + SESTERTIUS * (v.coins[slot] + earnings(v, k, me, card) - k.cost[card])
    consolation = SESTERTIUS * (stake + 1)
    if v.phase == Phase.LEGIONS and slot == v.slot:
        leader = highest_bidder(v, slot)
        return gain if leader == me else consolation if leader < 0 else consolation - gain // 4
    won = chance(v, me, slot, stake)
    return (gain * won + consolation * (100 - won)) // 100


@rule
def open_incomes(v: State, me: int) -> int:
    """The sesterces of income cards that are not paid yet."""
    cards = (v.chosen[me] >> SLOTS & 1) + (v.chosen[me] >> SLOTS + 1 & 1)
    if v.chosen[me] == 0 and v.phase == Phase.BRIBES:
        for side in range(SIDES):
            cards += v.bid[me, side] == Kind.INCOME
    return PAY * cards


@rule
def slots_wanted(v: State, me: int) -> int:
    """The slots for which the seat bids, one bit each."""
    slots = v.chosen[me] & (1 << SLOTS) - 1
    for side in range(SIDES):
        if FIRST_ACTION <= v.bid[me, side] < Kind.INCOME:
            slots |= 1 << v.bid[me, side] - FIRST_ACTION
    return slots


@rule
def open_bids(v: State, k: Numbers, me: int, incomes: int) -> int:
    """What the seat's action cards promise, in the order in which their slots are sold."""
    worth = 0
    cash = v.cash[me] + incomes
    slots = slots_wanted(v, me)
    for slot in range(v.slot, SLOTS):
        if slots >> slot & 1 and v.market[slot] != EMPTY:
            side = side_of_bid(v, me, slot)
            stake = v.stake[me, side] if side != NO_SIDE else 0
            worth += prospect(v, k, me, slot, stake, cash)
            cash -= k.cost[v.market[slot]]
    return worth


@rule
def resources_owned(v: State, k: Numbers, seat: int, first: int, last: int) -> int:
    """What the seat's cards of resources bring by themselves, those from the first to before the last."""
    worth = 0
    for card in range(first, last):
        if v.owned[seat, card]:
            worth += v.owned[seat, card] * (RESOURCE * k.resources[card] + k.talent[card])
    return worth


@rule
def bonuses(v: State, k: Numbers, seat: int, resource: int) -> int:
    """What the seat's Mills and Bakeries add to its cards of a resource."""
    mills = v.owned[seat, FIRST_MILL + resource - Resource.BREAD]
    bakeries = v.owned[seat, FIRST_BAKERY + resource - Resource.BREAD]
    if mills == 0 and bakeries == 0:
        return 0
    shown = stock(v, k, seat, resource) - v.attached[seat, resource - 1, 0]
    cards = family(v, seat, resource) - mills - bakeries
    return POINT * (mills * shown + bakeries * cards)


@rule
def estate(v: State, k: Numbers, seat: int) -> int:
    """What the seat's cards are good for: the `price` of each, but those of resources are counted together."""
    worth = resources_owned(v, k, seat, 1, Kind.LEGION) + resources_owned(v, k, seat, FIRST_PLACE, FIRST_MILL)
    for resource in range(Resource.BREAD, len(RESOURCES) + 1):
        worth += bonuses(v, k, seat, resource)
    worth += v.owned[seat, Kind.LEGION] * price(v, k, seat, Kind.LEGION)
    worth += v.owned[seat, Kind.APPRENTICE] * price(v, k, seat, Kind.APPRENTICE)
    for card in range(FIRST_MILL, KINDS):
        if v.owned[seat, card]:
            worth += v.owned[seat, card] * price(v, k, seat, card)
    for resource in range(len(RESOURCES)):
        worth += RESOURCE * v.attached[seat, resource, 0]
    return worth + SESTERTIUS * v.cash[seat]


@rule
def worth(v: State, k: Numbers, me: int) -> int:
    """Cards and money, and what the open bids promise; in the end the points."""
    if v.phase != Phase.OVER:
        incomes = open_incomes(v, me)
        return estate(v, k, me) + open_bids(v, k, me, incomes) + SESTERTIUS * incomes
    best = 0
    for other in range(v.seats):
        if other != me:
            best = max(best, points(v, k, other))
    return LARGE * (points(v, k, me) - best)
