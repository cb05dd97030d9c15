"""Twenty points, the order of the places, and the limit of turns."""

from itertools import permutations

import pytest

from iacta.engine.words.errors import BadOptions
from tests.games.lusitania.position import dealt, position

NINETEEN = "blue-1 + bow, blue-2 + shield, blue-3 + spear, blue-4 + sword + axe, blue-5 + shield, doctor"
MUSICIAN = {"hands": {0: "musician axe axe"}, "last_six": [(0, 0)]}


@pytest.mark.clause("L13")
@pytest.mark.parametrize(("card", "points"), [("shield", 20), ("spear", 21), ("horse", 22)])
def test_equipment_wins_at_twenty_or_more_before_the_draw(card, points):
    armies = {0: NINETEEN.replace("blue-5 + shield", "blue-5").replace("doctor", "doctor, gunner")}
    table = position(hands={0: f"{card} axe axe"}, armies=armies, pile="bow horse")
    assert table.points(0) == 19
    table.play("equip 1 under v")
    assert (table.ending, table.points(0), table.places) == ("twenty", points, [1, 2])
    assert (table.hand(0), table.pile) == ("- axe axe", "bow horse")


@pytest.mark.clause("L13")
def test_nineteen_points_do_not_win():
    table = position(hands={0: "doctor axe axe"}, armies={0: NINETEEN.removesuffix(", doctor")})
    assert table.play("recruit 1").points(0) == 19
    assert table.ending == "running"


@pytest.mark.clause("L13")
def test_mars_counts_towards_twenty_for_as_long_as_it_is_unused():
    assert position(armies={0: NINETEEN}).points(0) == 19
    assert position(armies={0: NINETEEN}).play("mars").points(0) == 18


@pytest.mark.clause("L13", "L16")
def test_behind_twenty_points_the_other_places_follow_by_points_mercenaries_and_turn():
    armies = {0: NINETEEN, 1: "mercenary-1", 2: "red-1", 3: "green-1"}
    table = position(seats=4, commander=2, hands={0: "gunner axe axe"}, armies=armies).play("recruit 1")
    assert (table.ending, table.places) == ("twenty", [1, 4, 3, 2])


@pytest.mark.clause("L16")
@pytest.mark.parametrize("commander", range(4))
def test_with_all_tied_the_holder_of_the_commander_is_last_and_the_seat_before_it_first(commander):
    table = position(seats=4, commander=commander, **MUSICIAN).play("trade 1 for 1")
    assert table.places == [4 - (seat - commander) % 4 for seat in range(4)]


@pytest.mark.clause("L16")
@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_points_count_before_mercenaries_and_these_before_the_turn(order):
    raised = ["mercenary-1, mercenary-2", "mercenary-3", "blue-1"]
    for commander in range(3):
        armies = {seat: raised[rank] for seat, rank in enumerate(order)}
        table = position(seats=3, commander=commander, armies=armies, mars_used=[order.index(0)], **MUSICIAN)
        assert [table.points(seat) for seat in range(3)] == [2, 2, 2]
        table.play("trade 1 for 1")
        assert table.places == [3 - rank for rank in order]
        table = position(seats=3, commander=commander, armies=armies, **MUSICIAN).play("trade 1 for 1")
        assert table.places[order.index(0)] == 1


@pytest.mark.clause("L16")
def test_an_unused_mars_card_counts_among_the_points():
    table = position(seats=3, commander=0, mars_used=[1], **MUSICIAN).play("trade 1 for 1")
    assert table.places == [2, 3, 1]


@pytest.mark.clause("L16")
def test_whoever_turns_the_musician_up_still_holds_the_commander():
    table = position(seats=3, me=1, pile="musician axe").play("replenish")
    assert (table.commander, table.places) == (1, [1, 3, 2])


@pytest.mark.clause("L15", "L16")
def test_whoever_ends_the_second_pile_by_a_draw_after_the_commander_has_passed_it():
    table = position(seats=3, me=1, pile="axe axe axe axe axe", pile_number=2, armies={0: "gunner", 2: "gunner"})
    table.play("replenish", "recruit 1")
    assert (table.ending, table.commander, table.places) == ("pile", 0, [3, 2, 1])


@pytest.mark.clause("L17")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_limit_is_a_hundred_turns_for_every_seat_unless_it_is_named(seats):
    table = position(seats=seats, turns=100 * seats - 1)
    assert table.play("trade 1 for 1").ending == "turn_limit"
    table = position(seats=seats, turns=100 * seats - 2)
    assert table.play("trade 1 for 1").ending == "running"
    table = dealt(seats, turn_limit=1)
    for _ in range(seats):
        assert not table.over
        table.play("trade 1 for 1")
    assert table.ending == "turn_limit"


@pytest.mark.clause("L17")
def test_the_limit_is_at_least_one():
    for limit in (0, -1):
        with pytest.raises(BadOptions):
            dealt(2, turn_limit=limit)


@pytest.mark.clause("L4", "L17")
def test_the_commander_alone_finishes_no_turn():
    table = position(turns=3, turn_limit=2).play("replenish")
    assert (table.ending, table.me) == ("running", 0)
    assert table.play("trade 1 for 1").ending == "turn_limit"


@pytest.mark.clause("L16", "L17")
def test_after_the_limit_places_are_settled_as_after_the_pile():
    table = position(
        seats=4, turns=7, turn_limit=2, me=3, commander=1, armies={0: "mercenary-1", 2: "blue-1", 3: "red-1"}
    )
    table.play("trade 1 for 1")
    assert (table.ending, table.places) == ("turn_limit", [3, 4, 2, 1])


@pytest.mark.clause("L13", "L15", "L17")
def test_an_end_by_points_or_by_the_pile_in_the_last_turn_comes_first():
    table = position(turns=3, turn_limit=2, hands={0: "gunner axe axe"}, armies={0: NINETEEN}).play("recruit 1")
    assert table.ending == "twenty"
    table = position(turns=3, turn_limit=2, hands={0: "gunner axe axe"}, pile="bow", pile_number=2).play("recruit 1")
    assert table.ending == "pile"
    assert position(turns=3, turn_limit=2, pile="axe musician").play("replenish").ending == "musician"


@pytest.mark.clause("L15", "L17")
def test_the_first_end_of_the_pile_does_not_stop_the_limit():
    table = position(turns=3, turn_limit=2, hands={0: "gunner axe axe"}, pile="bow", discard="axe").play("recruit 1")
    assert (table.ending, table["pile_number"]) == ("turn_limit", 2)
