"""The deal, and the actions of a turn."""

from collections import Counter

import pytest

from iacta.engine.words.errors import BadOptions
from tests.games.lusitania.position import GAME, UPPER, K, dealt, position

EVERYBODY = {0, 1, 2, 3, 4}


@pytest.mark.clause("L1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_has_an_unused_mars_card_and_one_seat_the_commander(seats):
    firsts = set()
    for seed in range(40):
        table = dealt(seats, key=(seed, 3))
        assert [table.army(seat) for seat in range(4)] == [["mars"]] * seats + [[]] * (4 - seats)
        assert table.commander == table.me
        assert [table.points(seat) for seat in range(seats)] == [1] * seats
        firsts.add(table.me)
    assert firsts == set(range(seats))


@pytest.mark.clause("L1")
def test_the_option_first_names_the_seat_that_begins():
    for first in range(3):
        assert dealt(3, first=first).commander == dealt(3, first=first).me == first
    with pytest.raises(BadOptions):
        dealt(3, first=3)


@pytest.mark.clause("L3")
@pytest.mark.parametrize(("seats", "left"), [(2, 51), (3, 48), (4, 45)])
def test_three_cards_each_four_on_the_field_and_the_rest_in_the_pile(seats, left):
    table = dealt(seats)
    assert len(table.pile.split()) == left
    lying = " ".join([table.pile, table.field, *(table.hand(seat) for seat in range(seats))]).split()
    assert Counter(lying) == {
        name: n for name, n in zip(GAME.kinds, K["copies"][0], strict=True) if n and name[:2] not in ("ma", "co")
    }
    assert all(table.came_from(seat, place) == UPPER for seat in range(seats) for place in range(3))


@pytest.mark.clause("L3")
def test_three_alike_on_the_field_stay():
    table = position(field="axe axe axe bow", hands={0: "axe sword sword"})
    assert table.play("trade 1 for 4").field == "axe axe axe axe"


@pytest.mark.clause("L4")
def test_the_commander_replaces_the_field_and_goes_to_the_right_and_the_turn_goes_on():
    table = position(seats=3, me=1, pile="doctor spear bow horse axe")
    table.play("replenish")
    assert (table.field, table.discard) == ("doctor spear bow horse", "bow caesar horse shield")
    assert (table.commander, table.me, table.phase) == (0, 1, "after replenishing")
    table.refuses("replenish", "already_replenished")
    assert table.play("trade 1 for 1").me == 2


@pytest.mark.clause("L4")
def test_only_the_holder_uses_the_commander():
    position(commander=1).refuses("replenish", "no_commander")


@pytest.mark.clause("L5", "L12")
def test_after_one_action_the_seat_to_the_left_decides_and_a_trade_is_always_possible():
    table = position(seats=4, me=3, commander=1, hands={3: "musician red-1 axe"}, armies={3: "blue-1"}, mars_used=[3])
    assert table.legal == [f"trade {mine} for {theirs}" for mine in (1, 2, 3) for theirs in (1, 2, 3, 4)]
    table.refuses("recruit 1", "musician_stays")
    assert table.play("trade 3 for 1").me == 0


@pytest.mark.clause("L6")
def test_traded_cards_swap_places_and_all_know_what_was_taken():
    table = position(hands={0: "axe sword spear"}).play("trade 2 for 4")
    assert (table.hand(0), table.field) == ("axe shield spear", "horse bow caesar sword")
    assert (table.seen(0, 1), table.came_from(0, 1)) == (EVERYBODY, None)
    assert [event[0] for event in table.events] == ["taken", "given", "turn_begins"]


@pytest.mark.clause("L9")
def test_caesar_takes_the_commander_and_draws():
    table = position(seats=3, commander=2, hands={0: "axe caesar axe"}, pile="bow horse")
    table.play("caesar 2")
    assert (table.commander, table.hand(0), table.discard, table.me) == (0, "axe bow axe", "caesar", 1)
    assert table.happened("commander_taken") == [(0, "commander", "commander.2.0", "commander.0.0", 31)]


@pytest.mark.clause("L9")
def test_the_holder_may_play_caesar_and_keeps_the_commander_and_after_l4_it_comes_back():
    table = position(hands={0: "axe caesar axe"}).play("caesar 2")
    assert (table.commander, table.happened("commander_taken")) == (0, [])
    table = position(hands={0: "axe caesar axe"}).play("replenish", "caesar 2")
    assert (table.commander, table.me) == (0, 1)
    position(hands={0: "axe caesar axe"}).refuses("caesar 1", "not_caesar")


@pytest.mark.clause("L10")
def test_a_senator_takes_a_card_to_its_own_place_and_the_victim_draws_to_the_place_hit():
    hit = set()
    for seed in range(30):
        table = position(hands={0: "axe senator axe", 1: "sword spear bow"}, pile="horse shield", key=(seed, 1))
        table.play("senator 2 from seat 1")
        place = table.hand(1).split().index("horse")
        hit.add(place)
        assert table.hand(0) == f"axe {['sword', 'spear', 'bow'][place]} axe"
        assert (table.discard, table.seen(0, 1), table.seen(1, place)) == ("senator", {0, 1}, {1})
    assert hit == {0, 1, 2}


@pytest.mark.clause("L10")
def test_a_senator_goes_to_another_seat_at_the_table():
    table = position(seats=3, hands={0: "axe senator axe"})
    table.refuses("senator 2 from seat 0", "own_hand")
    table.refuses("senator 2 from seat 3", "no_such_seat")
    table.refuses("senator 1 from seat 1", "not_senator")
    assert table.allows("senator 2 from seat 1", "senator 2 from seat 2")


@pytest.mark.clause("L11")
def test_mars_renews_the_hand_once_and_its_point_is_lost():
    table = position(hands={0: "axe sword spear"}, pile="bow horse shield doctor").play("mars")
    assert (table.hand(0), table.discard, table.points(0)) == ("bow horse shield", "axe spear sword", 0)
    assert table.mars_used(0)
    table = position(mars_used=[0])
    table.refuses("mars", "mars_used")


@pytest.mark.clause("L7", "L8")
def test_what_cannot_be_recruited_and_why():
    table = position(hands={0: "senator axe musician"}, armies={0: "blue-1, mercenary-2"}, last_six=[(0, 2)])
    table.refuses("recruit 1", "special_card")
    table.refuses("recruit 2", "equipment_needs_soldier")
    table.refuses("recruit 3", "musician_stays")
    table.refuses("equip 1 under i", "not_equipment")
    table.refuses("equip 2 under i", "no_room")
    table.refuses("equip 2 under iii", "no_soldier_there")
    assert table.allows("equip 2 under ii")


@pytest.mark.clause("L7")
@pytest.mark.parametrize(
    ("card", "mine", "reason"),
    [
        ("blue-1", "blue-1", "numeral_taken"),
        ("blue-2", "mercenary-2", "numeral_taken"),
        ("red-2", "blue-1", "wrong_colour"),
        ("green-2", "", "colour_of_another"),
        ("mercenary-3", "mercenary-1, mercenary-2", "too_many_mercenaries"),
        ("doctor", "doctor", "doctor_there"),
        ("gunner", "gunner", "gunner_there"),
    ],
)
def test_a_soldier_that_may_not_join(card, mine, reason):
    position(hands={0: f"{card} axe axe"}, armies={0: mine, 1: "green-5"}).refuses("recruit 1", reason)


@pytest.mark.clause("L13")
def test_whoever_is_recruited_lies_in_the_army_and_a_card_is_drawn():
    table = position(hands={0: "yellow-4 axe sword"}, pile="bow horse shield spear").play("recruit 1")
    assert (table.army(0), table.hand(0), table.points(0)) == (["mars", "yellow-4"], "bow axe sword", 2)
    table.play("trade 1 for 1", "equip 2 under iv")
    assert (table.army(0), table.points(0)) == (["mars", "yellow-4 + axe"], 4)
