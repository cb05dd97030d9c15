"""The deal: what is shuffled, what is set aside, and what nobody has seen yet."""

from collections import Counter
from functools import cache

import pytest

from iacta.engine.words.errors import BadOptions
from tests.games.lusitania.position import SPECTATOR, K, dealt, number, position

DEALS = 600


@cache
def deals(seats):
    return [dealt(seats, key=(seed, 11)) for seed in range(DEALS)]


def about(count, due):
    """Whether a count is within four deviations of what is due of all deals."""
    return abs(count - due) < 4 * due**0.5


@pytest.mark.clause("L1")
def test_mars_cards_lie_coloured_side_up_and_those_of_nobody_are_out_of_the_game():
    for seats in (2, 3, 4):
        table = dealt(seats)
        assert not any(table.mars_used(seat) for seat in range(4))
        assert table.cards[number("mars")] == seats
        assert sum(table.cards.values()) == 61 + seats


@pytest.mark.slow
@pytest.mark.clause("L1")
def test_the_lot_gives_each_seat_the_commander_equally_often():
    begins = Counter(table.commander for table in deals(3))
    assert all(about(begins[seat], DEALS / 3) for seat in range(3))


@pytest.mark.clause("L1")
def test_a_named_seat_must_be_at_the_table():
    assert dealt(4, first=3).me == 3
    for first in (2, 3, 4, -2):
        with pytest.raises(BadOptions):
            dealt(2, first=first)


@pytest.mark.slow
@pytest.mark.clause("L2")
def test_the_musician_is_each_of_the_last_six_cards_equally_often():
    found = Counter(table.pile.split()[::-1].index("musician") for table in deals(2))
    assert sorted(found) == list(range(6))
    assert all(about(count, DEALS / 6) for count in found.values())


@pytest.mark.clause("L2")
def test_the_five_cards_with_the_musician_are_any_of_the_sixty():
    found = Counter(kind for table in deals(2) for kind in table.pile.split()[-6:])
    for name, count in found.items():
        if name != "musician":
            assert about(count, DEALS * 5 * int(K["copies"][0][number(name)]) / 60), name


@pytest.mark.clause("L3")
def test_hands_and_field_are_any_of_the_sixty_but_never_the_musician():
    found = Counter(kind for table in deals(2) for kind in f"{table.hand(0)} {table.hand(1)} {table.field}".split())
    assert "musician" not in found
    for name, count in found.items():
        assert about(count, DEALS * 10 * int(K["copies"][0][number(name)]) / 60), name


@pytest.mark.clause("L3")
def test_a_hand_as_dealt_is_known_to_its_owner_alone():
    table = dealt(3)
    for seat in range(3):
        assert [table.seen(seat, place) for place in range(3)] == [{seat}] * 3
        assert table.view(seat).hand(seat) == table.hand(seat)
        for viewer in {0, 1, 2, SPECTATOR} - {seat}:
            assert table.view(viewer).hand(seat) == "unknown unknown unknown"


@pytest.mark.clause("L3")
@pytest.mark.parametrize("text", ["recruit 1", "equip 2 under ii", "caesar 3", "senator 1 from seat 1", "mars"])
def test_the_field_changes_only_by_the_commander_and_by_trades(text):
    first = "senator" if text.startswith("senator") else "gunner"
    table = position(hands={0: f"{first} sword caesar"}, armies={0: "blue-2"}, field="axe axe axe axe")
    assert table.play(text).field == "axe axe axe axe"
