"""The Commander: when it is used, where it goes, and how Julius Caesar brings it back."""

import pytest

from tests.games.lusitania.position import position


@pytest.mark.clause("L4")
@pytest.mark.parametrize(("seats", "me", "right"), [(2, 0, 1), (2, 1, 0), (3, 0, 2), (3, 2, 1), (4, 0, 3), (4, 3, 2)])
def test_the_commander_goes_to_the_seat_whose_turn_was_before(seats, me, right):
    assert position(seats=seats, me=me).play("replenish").commander == right


@pytest.mark.clause("L4")
def test_the_new_cards_come_one_by_one_and_the_old_ones_are_discarded_first():
    table = position(pile="doctor spear bow horse axe").play("replenish")
    assert [(card, source, target) for _, _, card, source, target, _ in table.events] == [
        ("horse", "field.0", "discard"),
        ("bow", "field.1", "discard"),
        ("caesar", "field.2", "discard"),
        ("shield", "field.3", "discard"),
        ("doctor", "pile", "field.0"),
        ("spear", "pile", "field.1"),
        ("bow", "pile", "field.2"),
        ("horse", "pile", "field.3"),
        ("commander", "commander.0.0", "commander.1.0"),
    ]


@pytest.mark.clause("L4", "L5")
def test_the_commander_may_be_left_unused_and_an_action_first_means_not_using_it():
    table = position(seats=3).play("trade 1 for 1")
    assert (table.commander, table.me, table.phase) == (0, 1, "turn")
    table.refuses("replenish", "no_commander")


@pytest.mark.clause("L4")
@pytest.mark.parametrize(
    "text", ["trade 1 for 1", "recruit 1", "equip 2 under iv", "caesar 3", "senator 3 from seat 1", "mars"]
)
def test_after_the_commander_any_action_may_follow_and_it_is_one_action(text):
    special = "senator" if text.startswith("senator") else "caesar"
    table = position(seats=3, hands={0: f"gunner sword {special}"}, armies={0: "blue-4"}).play("replenish", text)
    assert (table.me, table.phase, len(table.hand(0).split())) == (1, "turn", 3)


@pytest.mark.clause("L4")
def test_at_two_seats_the_commander_may_be_used_in_turn():
    table = position(pile="axe axe axe axe bow bow bow bow axe").play("replenish", "trade 1 for 1")
    assert (table.me, table.commander) == (1, 1)
    table.play("replenish", "trade 1 for 1")
    assert (table.me, table.commander) == (0, 0)
    assert table.allows("replenish")


@pytest.mark.clause("L4", "L15")
def test_the_first_pile_ending_with_the_fourth_card_does_not_keep_the_commander():
    table = position(pile="doctor spear bow horse").play("replenish")
    assert (table.field, table.commander, table.phase) == ("doctor spear bow horse", 1, "after replenishing")
    assert (sorted(table.pile.split()), table["pile_number"]) == (["bow", "caesar", "horse", "shield"], 2)


@pytest.mark.clause("L4", "L15")
def test_the_second_pile_ending_with_the_fourth_card_ends_the_game_before_the_commander_is_passed():
    table = position(pile="doctor spear bow horse", pile_number=2).play("replenish")
    assert (table.field, table.commander, table.ending) == ("doctor spear bow horse", 0, "pile")


@pytest.mark.clause("L4", "L14")
@pytest.mark.parametrize("at", [0, 1, 2, 3])
def test_a_musician_turned_up_anywhere_on_the_field_ends_the_game_there(at):
    pile = ["axe", "sword", "bow", "horse", "spear", "shield"]
    pile[at] = "musician"
    table = position(pile=" ".join(pile)).play("replenish")
    field = [*pile[: at + 1], "-", "-", "-"][:4]
    assert (table.ending, table.field.split(), table.commander) == ("musician", field, 0)
    assert table.pile.split() == pile[at + 1 :]


@pytest.mark.clause("L9")
def test_the_commander_taken_by_caesar_can_be_used_from_the_next_turn_on():
    table = position(commander=1, hands={0: "caesar axe sword"})
    table.refuses("replenish", "no_commander")
    table.play("caesar 1")
    assert (table.me, table.commander) == (1, 0)
    table.refuses("replenish", "no_commander")
    table.play("trade 1 for 1")
    assert table.allows("replenish")


@pytest.mark.clause("L9")
def test_caesar_after_the_commander_brings_it_back_but_not_for_this_turn():
    table = position(seats=3, hands={0: "caesar axe sword"}).play("replenish")
    assert table.commander == 2
    table.play("caesar 1")
    assert (table.commander, table.me) == (0, 1)
    assert table.happened("commander_taken") == [(0, "commander", "commander.2.0", "commander.0.0", 31)]
    table.refuses("replenish", "no_commander")


@pytest.mark.clause("L9", "L15")
def test_caesar_is_discarded_before_the_draw_and_may_be_all_that_is_shuffled():
    table = position(commander=1, hands={0: "caesar axe sword"}, pile="bow").play("caesar 1")
    assert (table.hand(0), table.pile, table["pile_number"], table.ending) == ("bow axe sword", "caesar", 2, "running")


@pytest.mark.clause("L9", "L16")
def test_caesar_takes_the_commander_before_a_draw_that_ends_the_game():
    table = position(commander=1, hands={0: "caesar axe sword"}, pile="bow", pile_number=2).play("caesar 1")
    assert (table.ending, table.commander, table.places) == ("pile", 0, [2, 1])
