"""The draw pile ends: the first time it is made anew, the second time the game is over."""

from collections import Counter

import pytest

from tests.games.lusitania.position import LAST, SECOND, position

TIMES = 300


@pytest.mark.clause("L15")
def test_the_field_that_was_discarded_is_part_of_the_second_pile():
    table = position(pile="axe sword", discard="doctor").play("replenish")
    assert table.field.split()[:2] == ["axe", "sword"]
    lying = [*table.field.split()[2:], *table.pile.split()]
    assert sorted(lying) == ["bow", "caesar", "doctor", "horse", "shield"]
    assert (table["pile_number"], table.discard, table.ending, table.commander) == (2, "", "running", 1)


@pytest.mark.slow
@pytest.mark.clause("L15")
def test_the_second_pile_is_any_order_equally_often():
    orders = Counter()
    for seed in range(TIMES):
        table = position(hands={0: "doctor axe axe"}, pile="horse", discard="sword bow shield", key=(seed, 9))
        orders[table.play("recruit 1").pile] += 1
    assert len(orders) == 6
    assert all(abs(count - TIMES / 6) < 4 * (TIMES / 6) ** 0.5 for count in orders.values())


@pytest.mark.clause("L15")
@pytest.mark.parametrize("text", ["recruit 1", "equip 2 under iv", "caesar 3", "senator 3 from seat 1"])
def test_every_draw_of_the_last_card_makes_the_second_pile_before_the_turn_goes_on(text):
    special = "senator" if text.startswith("senator") else "caesar"
    table = position(hands={0: f"gunner sword {special}"}, armies={0: "blue-4"}, pile="horse", discard="bow spear")
    table.play(text)
    assert (table["pile_number"], table.discard, table.me, table.ending) == (2, "", 1, "running")
    assert sorted(table.pile.split()) == sorted(["bow", "spear", *([special] if text.startswith(("c", "se")) else [])])
    names = [event[0] for event in table.events]
    assert names[-3:] == ["drawn", "shuffled", "turn_begins"]


@pytest.mark.clause("L15")
@pytest.mark.parametrize("text", ["recruit 1", "equip 2 under iv", "caesar 3", "senator 3 from seat 1"])
def test_every_draw_of_the_last_card_of_the_second_pile_ends_the_game(text):
    special = "senator" if text.startswith("senator") else "caesar"
    table = position(
        hands={0: f"gunner sword {special}"}, armies={0: "blue-4"}, pile="horse", discard="bow spear", pile_number=2
    )
    table.play(text)
    assert (table.ending, table.pile, "horse" in f"{table.hand(0)} {table.hand(1)}".split()) == ("pile", "", True)
    assert {"bow", "spear"} <= set(table.discard.split())


@pytest.mark.clause("L15")
@pytest.mark.parametrize(
    ("pile", "hand"), [("bow", "bow - -"), ("bow axe", "bow axe -"), ("bow axe axe", "bow axe axe")]
)
def test_the_second_time_mars_is_used_and_the_rest_of_the_hand_stays_empty(pile, hand):
    table = position(hands={0: "sword sword spear"}, pile=pile, pile_number=2).play("mars")
    assert (table.ending, table.hand(0), table.mars_used(0)) == ("pile", hand, True)
    assert (table.points(0), table.discard) == (0, "spear sword sword")


@pytest.mark.clause("L15")
@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_the_second_time_the_rest_of_the_field_stays_empty(count):
    new = ["axe", "sword", "bow", "horse"][:count]
    table = position(pile=" ".join(new), pile_number=2).play("replenish")
    assert (table.ending, table.field.split()) == ("pile", [*new, "-", "-", "-"][:4])
    assert table.discard == "bow caesar horse shield"


@pytest.mark.clause("L15")
def test_the_second_end_of_the_pile_can_follow_in_the_turn_of_the_first():
    table = position(hands={0: "axe sword spear"}, pile="bow horse").play("replenish")
    assert (table["pile_number"], len(table.pile.split()), table.ending) == (2, 2, "running")
    table.play("mars")
    assert (table.ending, table.pile, table.hand(0).split()[2]) == ("pile", "", "-")


@pytest.mark.clause("L15")
def test_an_empty_discard_pile_ends_the_game_with_equipment_as_with_soldiers():
    table = position(hands={0: "sword axe axe"}, armies={0: "blue-4"}, pile="horse").play("equip 1 under iv")
    assert (table.ending, table.hand(0), table["pile_number"]) == ("pile", "horse axe axe", 1)


@pytest.mark.clause("L15")
def test_a_trade_with_few_cards_left_does_not_end_the_pile():
    table = position(pile="horse", pile_number=2).play("trade 1 for 1")
    assert (table.ending, table.pile) == ("running", "horse")


@pytest.mark.clause("L15")
def test_a_hand_drawn_across_both_piles_says_of_each_card_where_it_came_from():
    table = position(hands={0: "axe sword spear"}, pile="bow").play("mars")
    assert [table.came_from(0, place) for place in range(3)] == [LAST, SECOND, SECOND]
