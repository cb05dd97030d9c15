"""No bribe is larger than `LARGEST_BRIBE`, because within the usual number of rounds nobody can own more."""

import pytest

from iacta.games.lutetia.actions import LARGEST_BRIBE
from iacta.games.lutetia.buying import COMPENSATION, PAY
from iacta.games.lutetia.kinds import FIRST_MILL, FIRST_PLACE, KINDS, RESOURCES, SLOTS, Kind, Resource
from iacta.games.lutetia.set_up import PURSE
from iacta.games.lutetia.state import SIDES
from tests.games.lutetia.position import GAME, ROWS, SLOT, K, dealt

(ROUNDS,) = (option.default for option in GAME.options if option.name == "round_limit")
FULL_TABLE = 5


def price(card):
    """What buying a card takes: its cost, and the income that the action card would have brought."""
    return int(K["cost"][0][card]) + PAY


def paying_places(seats, resource):
    """The cards that pay once for each of the resource when they are bought (T12)."""
    kinds = [Kind.TAVERN] if resource == Resource.BEER else range(FIRST_PLACE, FIRST_MILL)
    of_it = [kind for kind in kinds if kind == Kind.TAVERN or K["resource"][0][kind] == resource]
    return [kind for kind in of_it for _ in range(K["copies"][0][seats, kind])]


def gain(seats, resource, bought):
    """More than a seat can gain by buying so many places that pay for a resource, and before them every character and
    place that has it, where that is worth its price."""
    places = sorted((int(K["money"][0][kind]) - price(kind) for kind in paying_places(seats, resource)), reverse=True)
    others = 0
    for kind in range(1, KINDS):
        pieces = 1 if kind == Kind.APPRENTICE else K["resources"][0][kind] if K["resource"][0][kind] == resource else 0
        paid_as_a_place = price(kind) if FIRST_PLACE <= kind < FIRST_MILL else 0
        worth_it = max(0, bought * int(pieces) - price(kind) + paid_as_a_place)
        others += worth_it * int(K["copies"][0][seats, kind])
    return sum(places[:bought]) + others


@pytest.mark.clause("T6")
@pytest.mark.parametrize("seats", ROWS)
def test_nobody_can_own_more_than_the_largest_bribe(seats):
    """Both action cards are for income in every round, or for something better. A bid that wins no card brings less.
    One that does brings the coins on the card, of which a slot gets one after every round but the last; and what the
    place pays, for which others must have been bought."""
    assert COMPENSATION < PAY
    incomes = SIDES * PAY * ROUNDS
    coins = 2 * ROWS[seats] * (ROUNDS - 1)
    most = PURSE + incomes + coins
    for resource in range(1, len(RESOURCES) + 1):
        most += max(gain(seats, resource, bought) for bought in range(len(paying_places(seats, resource)) + 1))
    assert most <= LARGEST_BRIBE


@pytest.mark.clause("T6", "T14")
def test_a_seat_that_waits_until_coins_lie_on_every_card_becomes_nearly_as_rich():
    table = dealt(FULL_TABLE)
    waiting = ["double income"] * FULL_TABLE
    last_purchases = [f"{one}+{other}" for one, other in zip(list(SLOT)[::2], list(SLOT)[1::2], strict=True)]
    while table.round <= ROUNDS - len(last_purchases):
        table.bid(*waiting).reveal()
    for slots in last_purchases:
        table.bid(slots, *waiting[1:]).reveal()
        while table.phase == "apprentice":
            table.play(0, table.legal(0)[0])
    assert table.ending == "round_limit"
    coins = 2 * sum(ROUNDS - 1 - later for later in range(SLOTS // 2))
    assert table.cash[0] > 0.9 * (PURSE + coins + SIDES * PAY * (ROUNDS - len(last_purchases)))
    assert table.cash[0] <= LARGEST_BRIBE
