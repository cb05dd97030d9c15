"""Trades, soldiers and equipment: what may be laid where, and what stays as it is."""

import pytest

from tests.games.lusitania.position import SPECTATOR, UPPER, position

EVERYBODY = {0, 1, 2, 3, SPECTATOR}
COLOURS = ("blue", "red", "yellow", "green")


@pytest.mark.clause("L5")
@pytest.mark.parametrize(
    "text", ["trade 1 for 1", "recruit 1", "equip 2 under iv", "caesar 3", "senator 3 from seat 1", "mars"]
)
def test_a_turn_ends_with_three_cards_in_every_hand(text):
    special = "senator" if text.startswith("senator") else "caesar"
    table = position(hands={0: f"gunner sword {special}"}, armies={0: "blue-4"}).play(text)
    assert (table.me, table["turns"]) == (1, 1)
    assert all("-" not in table.hand(seat).split() for seat in range(2))


@pytest.mark.clause("L5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_turns_go_to_the_left(seats):
    table = position(seats=seats)
    turns = []
    for _ in range(seats + 1):
        turns.append(table.me)
        table.play("trade 1 for 1")
    assert turns == [*range(seats), 0]


@pytest.mark.clause("L6")
def test_a_card_taken_for_one_of_the_same_kind_is_known_to_all():
    table = position(hands={0: "axe sword spear"}, field="bow axe horse shield")
    assert (table.seen(0, 0), table.came_from(0, 0)) == ({0}, UPPER)
    table.play("trade 1 for 2")
    assert (table.hand(0), table.field) == ("axe sword spear", "bow axe horse shield")
    assert (table.seen(0, 0), table.came_from(0, 0)) == (EVERYBODY, None)
    assert table.view(SPECTATOR).hand(0) == "axe unknown unknown"


@pytest.mark.clause("L6")
def test_a_trade_draws_nothing_and_discards_nothing():
    table = position(discard="sword")
    pile = table.pile
    table.play("trade 2 for 3")
    assert (table.pile, table.discard) == (pile, "sword")


@pytest.mark.clause("L7")
def test_numerals_may_come_in_any_order():
    table = position(hands={0: "green-5 green-1 mercenary-3"}, pile="axe axe axe axe")
    table.play("recruit 1", "trade 1 for 1", "recruit 2", "trade 1 for 1", "recruit 3")
    assert table.army(0) == ["mars", "green-1", "mercenary-3", "green-5"]


@pytest.mark.clause("L7")
def test_the_first_legionary_decides_the_colour_and_mercenaries_doctor_and_gunner_do_not():
    armies = {0: "mercenary-1, doctor, gunner", 1: "mercenary-2, doctor, gunner"}
    for colour in COLOURS:
        assert position(hands={0: f"{colour}-3 axe axe"}, armies=armies).allows("recruit 1")
    table = position(hands={0: "red-3 red-4 blue-5"}, armies=armies).play("recruit 1", "trade 1 for 1")
    assert table.allows("recruit 2")
    table.refuses("recruit 3", "wrong_colour")


@pytest.mark.clause("L7")
def test_at_four_seats_the_last_seat_has_the_colour_that_is_left():
    armies = {0: "blue-1", 1: "red-1", 3: "green-1"}
    table = position(seats=4, me=2, hands={2: "blue-2 red-2 green-2"}, armies=armies)
    for place in (1, 2, 3):
        table.refuses(f"recruit {place}", "colour_of_another")
    assert position(seats=4, me=2, hands={2: "yellow-2 red-2 green-2"}, armies=armies).allows("recruit 1")


@pytest.mark.clause("L7")
def test_a_colour_is_anothers_from_its_first_legionary_on():
    table = position(hands={0: "yellow-1 axe axe", 1: "yellow-2 axe axe"})
    assert position(me=1, hands={1: "yellow-2 axe axe"}).allows("recruit 1")
    table.play("recruit 1").refuses("recruit 1", "colour_of_another")


@pytest.mark.clause("L7")
def test_two_mercenaries_a_doctor_and_a_gunner_may_join_one_army():
    table = position(hands={0: "mercenary-2 doctor gunner"}, armies={0: "mercenary-5"}, pile="axe axe axe axe")
    table.play("recruit 1", "trade 1 for 1", "recruit 2", "trade 1 for 1", "recruit 3")
    assert table.army(0) == ["mars", "mercenary-2", "mercenary-5", "doctor", "gunner"]


@pytest.mark.clause("L7")
def test_limits_are_those_of_each_army():
    table = position(hands={0: "mercenary-3 doctor gunner"}, armies={1: "mercenary-1, mercenary-2, doctor, gunner"})
    assert table.allows("recruit 1", "recruit 2", "recruit 3")


@pytest.mark.clause("L7")
def test_a_mercenary_has_a_numeral_as_legionaries_have():
    table = position(hands={0: "mercenary-1 mercenary-4 mercenary-5"}, armies={0: "red-1, mercenary-4"})
    table.refuses("recruit 1", "numeral_taken")
    table.refuses("recruit 2", "numeral_taken")
    assert table.allows("recruit 3")


@pytest.mark.clause("L7")
def test_the_card_drawn_takes_the_place_of_the_recruit_and_is_seen_by_its_owner_alone():
    table = position(seats=3, hands={0: "axe doctor sword"}, pile="bow horse shield").play("recruit 2")
    assert (table.hand(0), table.seen(0, 1), table.pile) == ("axe bow sword", {0}, "horse shield")


@pytest.mark.clause("L8")
def test_a_choice_holds_one_piece_of_either_kind():
    for first, second in (("sword", "spear"), ("spear", "sword"), ("sword", "sword"), ("spear", "spear")):
        table = position(hands={0: f"{second} shield horse"}, armies={0: f"blue-2 + {first}"})
        table.refuses("equip 1 under ii", "no_room")
        assert table.allows("equip 2 under ii", "equip 3 under ii")


@pytest.mark.clause("L8")
def test_a_slot_holds_one_piece():
    table = position(hands={0: "shield spear horse"}, armies={0: "blue-5 + shield + spear + horse"})
    for place in (1, 2, 3):
        table.refuses(f"equip {place} under v", "no_room")


@pytest.mark.clause("L8")
def test_equipment_lies_under_soldiers_of_ones_own_army_with_a_numeral():
    table = position(hands={0: "sword axe spear"}, armies={0: "doctor, gunner", 1: "blue-4, mercenary-2"})
    for numeral in ("i", "ii", "iii", "iv", "v"):
        table.refuses(f"equip 1 under {numeral}", "no_soldier_there")
    assert not [text for text in table.legal if text.startswith("equip")]


@pytest.mark.clause("L8")
def test_the_card_drawn_takes_the_place_of_the_equipment():
    table = position(hands={0: "axe sword doctor"}, armies={0: "blue-4"}, pile="bow horse").play("equip 2 under iv")
    assert (table.army(0), table.hand(0)) == (["mars", "blue-4 + sword"], "axe bow doctor")
    assert (table.seen(0, 1), table.me, table.discard) == ({0}, 1, "")


@pytest.mark.clause("L8")
@pytest.mark.parametrize(
    "text", ["trade 1 for 1", "recruit 1", "caesar 3", "senator 3 from seat 1", "mars", "replenish"]
)
def test_soldiers_and_equipment_never_move_or_leave(text):
    special = "senator" if text.startswith("senator") else "caesar"
    armies = {0: "blue-2 + shield, mercenary-4 + axe, doctor", 1: "red-1 + bow, gunner"}
    table = position(hands={0: f"gunner sword {special}"}, armies=armies)
    before = [table.army(0), table.army(1)]
    table.play(text)
    assert [table.army(0)[: len(before[0])], table.army(1)] == before
