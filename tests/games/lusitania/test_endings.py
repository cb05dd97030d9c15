"""How the game ends, and in which order things happen there."""

import pytest

from tests.games.lusitania.position import position

NINETEEN = "blue-1 + bow, blue-2 + shield, blue-3 + spear, blue-4 + sword + axe, blue-5 + shield, doctor"


@pytest.mark.clause("L13")
def test_twenty_points_win_before_the_draw():
    table = position(hands={0: "gunner axe axe"}, armies={0: NINETEEN}, pile="doctor bow")
    table.play("recruit 1")
    assert (table.ending, table.hand(0), table.pile) == ("twenty", "- axe axe", "doctor bow")
    assert [event[0] for event in table.events] == ["recruited", "game_over"]


@pytest.mark.clause("L13", "L15")
def test_twenty_points_win_though_the_draw_would_have_ended_the_pile():
    table = position(hands={0: "gunner axe axe"}, armies={0: NINETEEN}, pile="doctor", pile_number=2)
    assert table.play("recruit 1").ending == "twenty"


@pytest.mark.clause("L13")
def test_a_used_mars_card_does_not_count():
    table = position(hands={0: "gunner axe axe"}, armies={0: NINETEEN}, mars_used=[0])
    assert table.points(0) == 18
    assert table.play("recruit 1").ending == "running"


@pytest.mark.clause("L4", "L14")
def test_a_musician_turned_up_ends_the_game_before_the_commander_is_passed():
    table = position(pile="axe musician bow horse shield")
    table.play("replenish")
    assert (table.ending, table.commander, table.field) == ("musician", 0, "axe musician - -")
    assert table.pile == "bow horse shield"


@pytest.mark.clause("L14")
def test_a_musician_traded_to_the_field_ends_the_game_in_that_turn():
    table = position(hands={0: "musician axe axe"}, last_six=[(0, 0)])
    table.play("trade 1 for 2")
    assert (table.ending, table.hand(0), table.field) == ("musician", "bow axe axe", "horse musician caesar shield")


@pytest.mark.clause("L11", "L14", "L15")
def test_a_musician_discarded_with_mars_is_shuffled_into_the_second_pile():
    table = position(hands={0: "musician axe axe"}, last_six=[(0, 0)], pile="shield")
    table.play("mars")
    assert table.ending == "running"
    assert sorted([*table.hand(0).split(), *table.pile.split()]) == ["axe", "axe", "musician", "shield"]
    assert (table["pile_number"], table.discard) == (2, "")


@pytest.mark.clause("L15")
def test_the_last_card_reaches_its_place_and_the_discard_pile_is_shuffled_though_no_more_cards_are_due():
    table = position(hands={0: "doctor axe axe"}, pile="horse", discard="sword bow")
    table.play("recruit 1")
    assert (table.hand(0), table["pile_number"], table.discard) == ("horse axe axe", 2, "")
    assert sorted(table.pile.split()) == ["bow", "sword"]


@pytest.mark.clause("L14", "L15")
def test_a_musician_that_is_the_last_card_and_turned_up_ends_the_game_and_nothing_is_shuffled():
    table = position(pile="axe musician")
    table.play("replenish")
    assert (table.ending, table["pile_number"]) == ("musician", 1)
    assert table.discard == "bow caesar horse shield"


@pytest.mark.clause("L15")
def test_the_second_time_the_rest_of_the_step_is_dropped():
    table = position(hands={0: "doctor axe axe"}, pile="horse shield", pile_number=2)
    table.play("mars")
    assert (table.ending, table.hand(0)) == ("pile", "horse shield -")


@pytest.mark.clause("L15")
def test_a_replenished_field_stays_incomplete_and_the_commander_stays_when_the_pile_ends_the_second_time():
    table = position(pile="axe sword", pile_number=2)
    table.play("replenish")
    assert (table.ending, table.field, table.commander) == ("pile", "axe sword - -", 0)


@pytest.mark.clause("L15")
def test_nothing_to_shuffle_the_first_time_counts_as_the_second():
    table = position(hands={0: "doctor axe axe"}, pile="horse")
    table.play("recruit 1")
    assert (table.ending, table.hand(0)) == ("pile", "horse axe axe")


@pytest.mark.clause("L16")
def test_a_tie_goes_to_fewer_mercenaries_and_then_to_the_last_turn_from_the_commander():
    musician = {0: "musician axe axe"}
    armies = {0: "mercenary-1", 1: "blue-1", 2: "red-1", 3: "green-1, green-2"}
    table = position(seats=4, commander=1, hands=musician, last_six=[(0, 0)], armies=armies)
    assert table.play("trade 1 for 1").places == [4, 3, 2, 1]
    table = position(seats=4, commander=2, hands=musician, last_six=[(0, 0)], armies=armies)
    assert table.play("trade 1 for 1").places == [4, 2, 3, 1]


@pytest.mark.clause("L17")
def test_the_turn_limit_counts_turns_of_all_seats_and_other_endings_come_first():
    table = position(turns=3, turn_limit=2)
    assert table.play("trade 1 for 1").ending == "turn_limit"
    table = position(turns=2, turn_limit=2)
    assert table.play("trade 1 for 1").ending == "running"
    table = position(turns=3, turn_limit=2, hands={0: "musician axe axe"}, last_six=[(0, 0)])
    assert table.play("trade 1 for 1").ending == "musician"
