import pytest

from tests.games.lusitania_xxi.position import NUMBER, K, dealt, position

# 17 points in cells I to IV.
SEVENTEEN = {
    "i": "blue-1 + bow",
    "ii": "blue-2 + spear + shield",
    "iii": "blue-3 + spear + shield",
    "iv": "blue-4 + sword + axe",
}
EIGHTEEN = {**SEVENTEEN, "v": "blue-5"}
TWENTY = {**SEVENTEEN, "v": "blue-5 + spear"}


def winning(legion, hand="horse cook gunner", **more):
    return position(hands={0: hand}, legions={0: legion, 1: {"0": "caesar"}}, **more)


@pytest.mark.clause("X29")
def test_twenty_one_wins_at_once_and_nothing_is_drawn():
    table = winning(EIGHTEEN)
    assert table.points(0) == 18
    pile = table.pile
    table.play("equip 1 under v")
    assert table.points(0) == 21
    assert table.ending == "twenty_one"
    assert table.over
    assert table.hand(0) == "- cook gunner"
    assert table.pile == pile
    assert table.places == [1, 2]
    assert table.legal == []
    assert len(table.happened("game_over")) == 1
    assert table.happened("turn_begins") == []


@pytest.mark.clause("X29")
@pytest.mark.parametrize(("dismissed", "over"), [("", True), ("axe", False), ("axe axe", False)])
def test_the_21_is_net_of_the_dismissed_cards(dismissed, over):
    table = winning(EIGHTEEN, dismissed={0: dismissed, 1: "axe axe axe"}).play("equip 1 under v")
    assert table.over == over
    assert table.points(0) == 21 - len(dismissed.split()) / 2


@pytest.mark.clause("X29")
@pytest.mark.parametrize("dismissed", ["axe", "axe axe"])
def test_more_than_21_wins_too(dismissed):
    legion = {**SEVENTEEN, "v": "blue-5 + spear + shield"}
    table = winning(legion, dismissed={0: dismissed}).play("equip 1 under v")
    assert table.points(0) == 24 - len(dismissed.split()) / 2
    assert table.ending == "twenty_one"


@pytest.mark.clause("X29")
@pytest.mark.parametrize(("card", "points", "over"), [("gunner", 21, True), ("cook", 22, True), ("doctor", 20, False)])
def test_a_soldier_may_bring_the_win_a_visitor_without_points_not(card, points, over):
    table = winning(TWENTY, hand=f"{card} axe axe").play("recruit 1")
    assert table.points(0) == points
    assert table.over == over


@pytest.mark.clause("X29", "X9")
def test_an_auxilia_laid_in_cell_0_may_bring_the_win():
    table = winning(TWENTY, hand="auxilia axe axe").play("recruit 1")
    assert table.ending == "twenty_one"
    assert table.legion(0)["0"] == "auxilia"


@pytest.mark.clause("X29", "X23")
def test_a_laurus_card_counts_at_once_towards_the_21():
    legion = {**SEVENTEEN, "v": "blue-5", "vi": "mercenary-6"}
    for objectives, points in (({}, 20), ({"laurus-5": "open"}, 21)):
        table = winning(legion, hand="gunner axe axe", objectives=objectives).play("recruit 1")
        assert table.points(0) == points
        assert table.over == (points == 21)
        assert table.hand(0).startswith("-") == table.over


@pytest.mark.clause("X29", "X23", "X14")
@pytest.mark.parametrize("acted", [False, True])
def test_a_free_action_may_bring_the_win(acted):
    legion = {**SEVENTEEN, "0": "auxilia", "v": "blue-5", "vi": "mercenary-6"}
    table = winning(legion, hand="doctor axe axe", objectives={"laurus-5": "open"})
    assert table.points(0) == 20
    if acted:
        table.play("exchange 1 for 1")
    table.play("use 0", "station at vii")
    assert table.ending == "twenty_one"
    assert table.points(0) == 21


@pytest.mark.clause("X29", "X17")
@pytest.mark.parametrize("cell", ["0", "8"])
def test_a_doctor_that_brings_the_win_stays_in_its_cell(cell):
    legion = {**TWENTY, cell: "doctor", "vii": "gunner"}
    table = winning(legion, dismissed={0: "axe bow"}).play(f"use {cell}", "heal 1", "heal 2")
    assert table.ending == "twenty_one"
    assert table.legion(0)[cell] == "doctor"
    assert table.discard == "axe bow"
    assert table.dismissed(0) == ""
    assert table.points(0) == 21


@pytest.mark.clause("X29", "X17")
def test_a_doctor_that_heals_one_of_two_does_not_win_with_twenty_and_a_half():
    legion = {**TWENTY, "0": "doctor", "vii": "gunner"}
    table = winning(legion, dismissed={0: "axe bow"}).play("use 0", "heal 2", "enough")
    assert table.points(0) == 20.5
    assert not table.over
    assert "0" not in table.legion(0)
    assert table.discard == "bow doctor"


@pytest.mark.clause("X29", "X17")
def test_two_cards_healed_are_one_step_and_the_second_may_still_be_chosen_when_one_would_win():
    legion = {**TWENTY, "0": "doctor", "vi": "cook"}
    table = winning(legion, dismissed={0: "axe bow axe"}).play("use 0", "heal 2")
    assert table.points(0) == 20.5
    assert not table.over
    table.play("heal 1")
    assert table.points(0) == 21.5
    assert table.ending == "twenty_one"


@pytest.mark.clause("X29", "X17")
def test_a_doctor_with_a_single_dismissed_card_wins():
    legion = {**SEVENTEEN, "0": "doctor", "v": "blue-5 + spear", "vii": "gunner"}
    table = winning(legion, dismissed={0: "axe"}).play("use 0", "heal 1")
    assert table.ending == "twenty_one"
    assert table.legion(0)["0"] == "doctor"


@pytest.mark.clause("X29", "X24")
def test_a_win_takes_the_objectives_met_but_makes_no_choice():
    legion = {**SEVENTEEN, "vii": "gunner + stone"}
    table = winning({**legion, "v": "blue-5"}, objectives={"virtus-6": "open", "laurus-1": "open"})
    table.play("equip 1 under v")
    assert table.objective("virtus-6") == "0"
    assert table.objective("laurus-1") == "0"
    assert table.ending == "twenty_one"
    assert table["doubled_cell"] == 0
    assert table.hand(0) == "- cook gunner"


@pytest.mark.clause("X29", "X28")
def test_a_win_makes_no_choice_of_virtus_10_either():
    legion = {**SEVENTEEN, "vii": "gunner + spear"}
    table = winning(legion, hand="cook axe axe", objectives={"virtus-10": "open"}).play("recruit 1")
    assert table.objective("virtus-10") == "0"
    assert table.ending == "twenty_one"
    assert table["burdened_cell"] == 0


@pytest.mark.clause("X29", "X24")
def test_without_a_win_the_choice_is_made_then_the_card_drawn():
    legion = {"iv": "blue-4 + axe", "v": "blue-5", "vii": "gunner + stone"}
    table = winning(legion, objectives={"virtus-6": "open"}).play("equip 1 under v")
    assert table.phase == "virtus 6"
    assert table.happened("drawn") == []
    table.play("double horse at v")
    assert [event[0] for event in table.events][:2] == ["doubled", "drawn"]


@pytest.mark.clause("X29")
def test_the_others_follow_by_points_also_after_a_win():
    legions = {0: EIGHTEEN, 1: {"0": "caesar", "i": "red-1"}, 2: {"vi": "cook"}, 3: {"i": "green-1"}}
    table = position(seats=4, hands={0: "horse cook cook"}, legions=legions).play("equip 1 under v")
    assert table.places == [1, 3, 2, 4]


@pytest.mark.clause("X29", "X30")
@pytest.mark.parametrize(
    ("caesar", "places"), [(1, [1, 2, 3, 4]), (2, [1, 4, 2, 3]), (3, [1, 3, 4, 2]), (0, [1, 2, 3, 4])]
)
def test_the_others_are_tied_as_at_the_end_of_the_pile(caesar, places):
    legions = {0: EIGHTEEN, 1: {}, 2: {}, 3: {}}
    legions[caesar] = {**legions[caesar], "0": "caesar"}
    table = position(seats=4, hands={0: "horse cook cook"}, legions=legions).play("equip 1 under v")
    assert table.places == places


@pytest.mark.clause("X29", "X30")
def test_a_win_with_the_last_card_of_the_pile_untouched_leaves_the_pile_alone():
    table = winning(EIGHTEEN, pile="sword", discard="axe").play("equip 1 under v")
    assert table.pile == "sword"
    assert table["pile_number"] == 1


EXAMPLE = [1, 4, 3, 5, 3, 2, 3]
STEPS = (
    ("gunner", "recruit 1"),
    ("blue-2", "recruit 1"),
    ("blue-4", "recruit 1"),
    ("sword", "equip 1 under iv"),
    ("cook", "recruit 1"),
    ("shield", "equip 1 under ii"),
    ("blue-3", "recruit 1"),
    ("axe", "equip 1 under iv"),
    ("spear", "equip 1 under vii"),
    ("mercenary-5", "recruit 1"),
    ("blue-1", "recruit 1"),
    ("axe", "equip 1 under v"),
    ("spear", "equip 1 under iii"),
    ("sword", "equip 1 under ii"),
)


@pytest.mark.clause("X29", "X7", "X8")
def test_the_publishers_example_legion_is_built_step_by_step_and_wins_at_once():
    cards = [card for card, _ in STEPS]
    assert all(cards.count(card) <= K[0].copies[NUMBER[card]] for card in cards)
    # Every card drawn comes to hand place 1.
    hands = {0: f"{cards[0]} doctor doctor", 1: "doctor doctor doctor"}
    pile = " ".join([*cards[1:], "stone", "bow"])
    table = position(hands=hands, legions={0: {}}, camp="senator cleopatra inspector auxilia", pile=pile)
    for i, (card, action) in enumerate(STEPS):
        assert table.hand(0).split()[0] == card
        assert table.ending == "running", f"before step {i}"
        table.play(action)
        if i < len(STEPS) - 1:
            table.play("exchange 1 for 1", "end turn")
    assert table.legion(0) == {
        "i": "blue-1",
        "ii": "blue-2 + shield + sword",
        "iii": "blue-3 + spear",
        "iv": "blue-4 + sword + axe",
        "v": "mercenary-5 + axe",
        "vi": "cook",
        "vii": "gunner + spear",
    }
    values = {cell: position(legions={0: {cell: text}}).points(0) for cell, text in table.legion(0).items()}
    assert list(values.values()) == EXAMPLE
    assert table.points(0) == sum(EXAMPLE) == 21
    assert table.ending == "twenty_one"
    assert table.hand(0) == "- doctor doctor"
    assert table.places == [1, 2]


@pytest.mark.clause("X29")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_new_game_is_running(seats):
    table = dealt(seats)
    assert table.ending == "running"
    assert not table.over
