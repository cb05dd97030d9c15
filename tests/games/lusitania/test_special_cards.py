"""Senators and Mars: which cards go where, and in which order."""

from collections import Counter

import pytest

from tests.games.lusitania.position import position

TIMES = 300


@pytest.mark.slow
@pytest.mark.clause("L10")
def test_a_senator_takes_each_card_equally_often():
    taken = Counter()
    for seed in range(TIMES):
        table = position(hands={0: "senator axe axe", 1: "sword spear bow"}, key=(seed, 5))
        taken[table.play("senator 1 from seat 1").hand(0).split()[0]] += 1
    assert sorted(taken) == ["bow", "spear", "sword"]
    assert all(abs(count - TIMES / 3) < 4 * (TIMES / 3) ** 0.5 for count in taken.values())


@pytest.mark.clause("L10")
def test_only_the_seat_that_was_chosen_loses_a_card_and_draws():
    table = position(seats=4, me=2, hands={2: "axe axe senator", 0: "sword sword sword"}, pile="bow horse")
    others = [table.hand(1), table.hand(3)]
    table.play("senator 3 from seat 0")
    assert (table.hand(2), sorted(table.hand(0).split())) == ("axe axe sword", ["bow", "sword", "sword"])
    assert ([table.hand(1), table.hand(3)], table.pile, table.me) == (others, "horse", 3)


@pytest.mark.clause("L10")
def test_the_senator_is_discarded_before_the_card_is_taken_and_the_victim_draws_last():
    table = position(hands={0: "senator axe axe", 1: "sword sword sword"}, pile="bow horse")
    table.play("senator 1 from seat 1")
    assert [event[0] for event in table.events] == ["played", "stolen", "drawn", "turn_begins"]
    assert table.happened("drawn")[0][0] == 1


@pytest.mark.clause("L10", "L15")
def test_a_senator_is_shuffled_with_the_discard_pile_when_the_victim_draws_the_last_card():
    table = position(hands={0: "senator axe axe", 1: "sword sword sword"}, pile="bow")
    table.play("senator 1 from seat 1")
    assert (table.pile, table["pile_number"], table.discard) == ("senator", 2, "")
    assert (table.hand(0), "bow" in table.hand(1).split()) == ("sword axe axe", True)


@pytest.mark.clause("L10", "L15")
def test_the_victims_draw_ends_the_game_the_second_time_with_the_card_in_its_place():
    table = position(hands={0: "senator axe axe", 1: "sword sword sword"}, pile="bow", pile_number=2)
    table.play("senator 1 from seat 1")
    assert (table.ending, table.hand(0), table.discard) == ("pile", "sword axe axe", "senator")
    assert "bow" in table.hand(1).split()


@pytest.mark.clause("L10")
def test_a_stolen_senator_can_be_played_in_the_next_turn():
    table = position(hands={0: "senator axe axe", 1: "senator senator senator"}, pile="bow horse")
    table.play("senator 1 from seat 1", "trade 1 for 1")
    assert table.allows("senator 1 from seat 1")


@pytest.mark.clause("L11")
def test_mars_discards_the_whole_hand_for_all_to_see_before_three_are_drawn_in_order():
    table = position(hands={0: "axe sword spear"}, pile="bow horse shield doctor").play("mars")
    assert table.happened("mars_turned") == [(0, "mars", "army.0.0", "army.0.0", 31)]
    assert [event[:1] + event[2:] for event in table.events if event[0] in ("discarded", "drawn")] == [
        ("discarded", "axe", "hand.0.0", "discard", 31),
        ("discarded", "sword", "hand.0.1", "discard", 31),
        ("discarded", "spear", "hand.0.2", "discard", 31),
        ("drawn", "bow", "pile", "hand.0.0", 1),
        ("drawn", "horse", "pile", "hand.0.1", 1),
        ("drawn", "shield", "pile", "hand.0.2", 1),
    ]


@pytest.mark.clause("L11")
def test_each_seat_has_a_mars_card_of_its_own_and_uses_it_once():
    table = position(pile="axe axe axe sword sword sword bow").play("mars")
    assert ([table.mars_used(seat) for seat in range(2)], table.allows("mars")) == ([True, False], True)
    assert [table.points(seat) for seat in range(2)] == [0, 1]
    table.play("mars").refuses("mars", "mars_used")


@pytest.mark.clause("L11")
def test_mars_can_be_used_in_the_turn_of_the_commander_and_nothing_else_follows():
    table = position(seats=3).play("replenish", "mars")
    assert (table.me, table.commander, table.mars_used(0)) == (1, 2, True)


@pytest.mark.clause("L11", "L15")
def test_cards_discarded_with_mars_can_be_drawn_again_when_the_pile_ends_in_the_middle():
    table = position(hands={0: "axe sword spear"}, pile="bow horse").play("mars")
    first, second, third = table.hand(0).split()
    assert (first, second, table["pile_number"]) == ("bow", "horse", 2)
    assert sorted([third, *table.pile.split()]) == ["axe", "spear", "sword"]
    assert table.seen(0, 2) == {0}


@pytest.mark.clause("L11", "L15")
def test_the_third_card_of_mars_can_be_the_last_and_the_discards_are_the_second_pile():
    table = position(hands={0: "axe sword spear"}, pile="bow horse shield").play("mars")
    assert (table.hand(0), table.me, table.ending) == ("bow horse shield", 1, "running")
    assert (sorted(table.pile.split()), table.discard) == (["axe", "spear", "sword"], "")


@pytest.mark.clause("L5")
def test_special_cards_are_played_by_their_own_actions_alone():
    table = position(hands={0: "senator caesar axe"}, armies={0: "blue-4"})
    table.refuses("recruit 1", "special_card")
    table.refuses("recruit 2", "special_card")
    table.refuses("caesar 1", "not_caesar")
    table.refuses("senator 2 from seat 1", "not_senator")
    table.refuses("equip 2 under iv", "not_equipment")
