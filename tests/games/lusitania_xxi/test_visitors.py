import pytest

from tests.games.lusitania_xxi.position import position

CELLS = ("i", "ii", "iii", "iv", "v", "vi", "vii")
ARMY = {"i": "blue-1", "ii": "blue-2", "iii": "blue-3", "iv": "blue-4", "v": "blue-5", "vi": "cook"}
ELSEWHERE = {"8": "caesar"}


def using(card, cell="0", **more):
    """A table where seat 0 has that card in an end cell; Caesar, if it is another, lies with the last seat."""
    legions = {0: {cell: card, **more.pop("legion", {})}, **more.pop("others", {})}
    return position(legions=legions, **more)


@pytest.mark.clause("X11")
@pytest.mark.parametrize("cell", ["0", "8"])
def test_a_card_in_cell_0_or_8_is_used_and_then_discarded(cell):
    table = using("commander", cell, hands={0: "cook axe bow"}).play(f"use {cell}", "redraw 1")
    assert table.legion(0) == {}
    assert table.discard == "commander cook"


@pytest.mark.clause("X11")
@pytest.mark.parametrize("cell", ["0", "8"])
def test_there_must_be_a_card_in_the_cell(cell):
    other = {"0": "8", "8": "0"}[cell]
    table = using("commander", other)
    table.refuses(f"use {cell}", "nothing_to_use")
    assert table.allows(f"use {other}")


@pytest.mark.clause("X11")
def test_of_two_cards_the_one_named_is_used_and_the_other_stays():
    for cell, other in (("0", "8"), ("8", "0")):
        table = position(hands={0: "cook axe bow"}, legions={0: {"0": "commander", "8": "commander"}})
        table.play(f"use {cell}", "redraw 1")
        assert table.legion(0) == {other: "commander"}


@pytest.mark.clause("X11")
def test_the_card_recruited_this_turn_may_be_used():
    table = position(hands={0: "commander axe bow"}, legions={0: {}}).play("recruit 1")
    assert table.me == 0
    table.play("use 0", "redraw 2")
    assert table.legion(0) == {}
    assert table.me == 1


@pytest.mark.clause("X11")
@pytest.mark.parametrize("card", ["commander", "inspector", "senator"])
def test_commander_inspector_and_senator_need_a_hand_card(card):
    empty = {"last_turn": True, "pile": "", "pile_number": 2, "discard": "axe"}
    assert using(card, hands={0: "- - axe"}, **empty).allows("use 0")
    using(card, hands={0: "- - -"}, **empty).refuses("use 0", "no_effect")


@pytest.mark.clause("X11", "X17")
def test_the_doctor_needs_a_dismissed_card_of_your_own():
    assert using("doctor", dismissed={0: "axe"}).allows("use 0")
    using("doctor").refuses("use 0", "no_effect")
    using("doctor", dismissed={1: "axe"}).refuses("use 0", "no_effect")


@pytest.mark.clause("X11", "X18")
def test_cleopatra_needs_equipment_in_another_legion():
    assert using("cleopatra", others={1: {"i": "red-1 + bow"}}).allows("use 0")
    using("cleopatra", others={1: {"i": "red-1"}}).refuses("use 0", "no_effect")
    using("cleopatra", legion={"i": "blue-1 + bow"}).refuses("use 0", "no_effect")


@pytest.mark.clause("X11", "X18")
@pytest.mark.parametrize(("cell", "soldier"), [("i", "red-1 + bow"), ("v", "red-5 + horse"), ("vii", "gunner + stone")])
@pytest.mark.parametrize("seat", [1, 2, 3])
def test_cleopatra_finds_equipment_in_any_other_legion(seat, cell, soldier):
    others = {1: {}, 2: {}, 3: {}, seat: {cell: soldier}}
    assert using("cleopatra", seats=4, others=others).allows("use 0")


@pytest.mark.clause("X11", "X14")
def test_auxilia_needs_an_empty_soldiers_cell():
    assert using("auxilia", legion=ARMY).allows("use 0")
    using("auxilia", legion={**ARMY, "vii": "gunner"}).refuses("use 0", "no_effect")
    using("auxilia", legion={**ARMY, "vii": "auxilia"}).refuses("use 0", "no_effect")
    without_first = {cell: card for cell, card in ARMY.items() if cell != "i"}
    assert using("auxilia", legion={**without_first, "vii": "gunner"}).allows("use 0")


@pytest.mark.clause("X11", "X12")
def test_caesar_may_always_be_used():
    last = {"last_turn": True, "pile": "", "pile_number": 2}
    full = {"0": "commander", "8": "doctor"}
    table = using("caesar", hands={0: "- - -"}, camp="- - - -", others={1: full}, legion={"8": "doctor"}, **last)
    assert table.allows("use 0")


@pytest.mark.clause("X11")
@pytest.mark.parametrize("card", ["commander", "inspector", "senator"])
def test_the_effect_comes_first_and_the_card_lies_in_its_cell_meanwhile(card):
    table = using(card, hands={0: "cook axe bow"}, discard="stone").play("use 0")
    assert table.legion(0) == {"0": card}
    assert card not in table.discard


@pytest.mark.clause("X11", "X13")
def test_a_reshuffle_during_the_effect_leaves_the_used_card_out():
    table = using("commander", hands={0: "cook axe bow"}, pile="sword", discard="doctor").play("use 0", "redraw 1+2")
    assert table["pile_number"] == 2
    assert table.discard == "commander"
    assert sorted([*table.pile.split(), table.hand(0).split()[1]]) == ["axe", "cook", "doctor"]


@pytest.mark.clause("X12")
def test_caesar_discards_the_whole_camp_turns_up_four_and_is_passed_on():
    table = using("caesar", camp="horse bow stone axe", pile="cook sword doctor auxilia spear").play("use 0")
    assert table.camp == "cook sword doctor auxilia"
    assert table.discard == "axe bow horse stone"
    assert table.pile == "spear"
    assert table.legion(0) == {}
    assert table.legion(1)["8"] == "caesar"
    assert table.happened("caesar_passed") == [(0, "caesar", "legion.0.0", "legion.1.8", 31)]
    assert table.me == 0
    assert table.phase == "turn"


@pytest.mark.clause("X12")
def test_caesar_discards_a_short_camp_too():
    last = {"last_turn": True, "pile": "", "pile_number": 2}
    table = using("caesar", camp="- bow - axe", **last).play("use 0")
    assert table.camp == "- - - -"
    assert table.discard == "axe bow"


@pytest.mark.clause("X12", "X30")
def test_caesar_with_a_second_pile_too_small_leaves_a_short_camp():
    table = using("caesar", camp="horse bow stone axe", pile="cook sword", pile_number=2).play("use 0")
    assert table.camp == "cook sword - -"
    assert table["last_turn"] == 1
    assert table.legion(1)["8"] == "caesar"
    table.play("exchange 1 for 2")
    assert table.ending == "pile"


@pytest.mark.clause("X12", "X30")
def test_caesar_with_a_first_pile_too_small_goes_on_with_the_old_camp_reshuffled():
    table = using("caesar", camp="horse bow stone axe", pile="cook sword").play("use 0")
    camp = table.camp.split()
    assert camp[:2] == ["cook", "sword"]
    assert sorted([*camp[2:], *table.pile.split()]) == ["axe", "bow", "horse", "stone"]
    assert table.discard == ""
    assert (table["pile_number"], table["last_turn"]) == (2, 0)


@pytest.mark.clause("X12")
@pytest.mark.parametrize(("seats", "me", "to"), [(2, 0, 1), (2, 1, 0), (3, 0, 2), (3, 1, 0), (4, 2, 1), (4, 0, 3)])
def test_caesar_goes_to_the_right(seats, me, to):
    legions = {seat: {"0": "commander"} for seat in range(seats)} | {me: {"0": "caesar"}}
    table = position(seats=seats, me=me, legions=legions).play("use 0")
    assert table.legion(to) == {"0": "commander", "8": "caesar"}
    assert table.legion(me) == {}


@pytest.mark.clause("X12")
@pytest.mark.parametrize(
    ("before", "after"),
    [({}, "0"), ({"8": "doctor"}, "0"), ({"0": "doctor"}, "8"), ({"i": "red-1", "ii": "auxilia"}, "0")],
)
def test_caesar_lies_in_the_receivers_cell_0_if_empty_and_else_in_8(before, after):
    table = using("caesar", others={1: before}).play("use 0")
    assert table.legion(1) == {**before, after: "caesar"}


FULL = {"0": "commander", "8": "doctor"}


@pytest.mark.clause("X12")
def test_a_seat_with_both_ends_full_is_skipped_going_on_to_the_right():
    others = {1: {"0": "commander"}, 2: {"0": "commander"}, 3: FULL}
    table = using("caesar", seats=4, others=others).play("use 0")
    assert table.legion(3) == FULL
    assert table.legion(2) == {"0": "commander", "8": "caesar"}
    assert table.legion(1) == {"0": "commander"}


@pytest.mark.clause("X12")
def test_two_full_seats_are_skipped():
    table = using("caesar", seats=4, others={1: {"8": "doctor"}, 2: FULL, 3: FULL}).play("use 0")
    assert table.legion(1) == {"0": "caesar", "8": "doctor"}


@pytest.mark.clause("X12")
def test_skipping_wraps_around_the_table():
    legions = {0: {"0": "commander"}, 1: {"0": "caesar"}, 2: {"8": "doctor"}}
    table = position(seats=3, me=1, legions={**legions, 0: FULL}).play("use 0")
    assert table.legion(2) == {"0": "caesar", "8": "doctor"}


@pytest.mark.clause("X12")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_if_all_others_are_full_caesar_comes_back_to_the_user(seats):
    others = dict.fromkeys(range(1, seats), FULL)
    table = using("caesar", seats=seats, others=others).play("use 0")
    assert table.legion(0) == {"0": "caesar"}
    assert all(table.legion(seat) == FULL for seat in range(1, seats))


@pytest.mark.clause("X12")
def test_caesar_coming_back_lies_in_cell_0_if_empty_because_he_left_his_cell_first():
    assert using("caesar", "8", others={1: FULL}).play("use 8").legion(0) == {"0": "caesar"}
    table = using("caesar", "8", legion={"0": "doctor"}, others={1: FULL}).play("use 8")
    assert table.legion(0) == {"0": "doctor", "8": "caesar"}


@pytest.mark.clause("X12")
def test_caesar_after_the_mandatory_action_ends_the_turn():
    table = using("caesar", hands={0: "cook axe bow"}).play("dismiss 1", "use 0")
    assert table.me == 1
    assert table.legion(1)["8"] == "caesar"


@pytest.mark.clause("X13")
@pytest.mark.parametrize(
    ("places", "hand", "left"),
    [
        ("1", "sword axe bow", "spear stone horse"),
        ("2", "cook sword bow", "spear stone horse"),
        ("3", "cook axe sword", "spear stone horse"),
        ("1+2", "sword spear bow", "stone horse"),
        ("1+3", "sword axe spear", "stone horse"),
        ("2+3", "cook sword spear", "stone horse"),
        ("1+2+3", "sword spear stone", "horse"),
    ],
)
def test_a_commander_discards_one_two_or_three_and_draws_as_many(places, hand, left):
    table = using("commander", hands={0: "cook axe bow"}, pile="sword spear stone horse").play("use 0")
    assert len(table.legal) == 7
    table.play(f"redraw {places}")
    assert table.hand(0) == hand
    assert table.pile == left
    gone = [card for i, card in enumerate(("cook", "axe", "bow"), 1) if str(i) in places]
    assert table.discard.split() == sorted([*gone, "commander"])
    assert table.legion(0) == {}
    assert all(table.seen(0, i) == {0} for i in range(3))
    assert table.me == 0


@pytest.mark.clause("X13")
def test_a_commander_may_discard_a_commander_of_the_hand():
    table = using("commander", hands={0: "commander axe bow"}).play("use 0", "redraw 1")
    assert table.discard == "commander commander"


@pytest.mark.clause("X13")
def test_a_commander_discards_only_cards_that_are_held():
    last = {"last_turn": True, "pile": "", "pile_number": 2}
    table = using("commander", hands={0: "cook - bow"}, **last).play("use 0")
    assert table.legal == ["redraw 1", "redraw 3", "redraw 1+3"]
    table.refuses("redraw 2", "no_card_there")
    table.refuses("redraw 1+2", "no_card_there")
    table.refuses("redraw 1+2+3", "no_card_there")


@pytest.mark.clause("X13", "X30")
def test_with_an_empty_pile_in_the_last_turn_a_commander_draws_nothing():
    last = {"last_turn": True, "pile": "", "pile_number": 2}
    table = using("commander", hands={0: "cook axe bow"}, **last).play("use 0", "redraw 1+3")
    assert table.hand(0) == "- axe -"
    assert table.discard == "bow commander cook"
    assert table["seen"][0].tolist() == [0, 1, 0]
    assert not table.over
    assert table.allows("exchange 2 for 1", "dismiss 2")
    table.refuses("dismiss 1", "no_card_there")


@pytest.mark.clause("X13", "X30")
def test_a_commander_draws_what_is_left_of_the_second_pile_to_the_lowest_places():
    table = using("commander", hands={0: "cook axe bow"}, pile="sword", pile_number=2).play("use 0", "redraw 1+2+3")
    assert table.hand(0) == "sword - -"
    assert table["last_turn"] == 1
    assert not table.over


@pytest.mark.clause("X14")
@pytest.mark.parametrize("cell", CELLS)
@pytest.mark.parametrize("end", ["0", "8"])
def test_auxilia_moves_to_an_empty_soldiers_cell_and_keeps_its_point(end, cell):
    table = using("auxilia", end).play(f"use {end}", f"station at {cell}")
    assert table.legion(0) == {cell: "auxilia"}
    assert table.points(0) == 1
    assert table.discard == ""
    assert table.me == 0
    assert table.happened("stationed")[0][1] == "auxilia"


@pytest.mark.clause("X14")
def test_auxilia_moves_only_to_an_empty_cell():
    table = using("auxilia", legion={**ARMY, "iii": "auxilia"}).play("use 0")
    assert table.legal == ["station at vii"]
    table.refuses("station at iii", "cell_not_empty")
    table.refuses("station at i", "cell_not_empty")


@pytest.mark.clause("X14")
def test_auxilia_among_the_soldiers_cannot_be_used_again():
    table = using("auxilia", legion={"i": "auxilia"}).play("use 0", "station at ii")
    table.refuses("use 0", "free_action_used")
    table.play("exchange 1 for 1", "exchange 1 for 1", "end turn")
    assert table.me == 0
    assert not any(text.startswith("use") for text in table.legal)


@pytest.mark.clause("X14", "X9")
def test_a_stationed_auxilia_leaves_its_end_cell_to_another_card():
    table = using("auxilia", hands={0: "doctor axe bow"}, legion={"8": "senator"}).play("use 0", "station at v")
    table.play("recruit 1")
    assert table.legion(0) == {"0": "doctor", "v": "auxilia", "8": "senator"}


@pytest.mark.clause("X12", "X30")
@pytest.mark.parametrize("pile_number", [1, 2])
def test_caesar_with_exactly_four_cards_in_the_pile(pile_number):
    table = using("caesar", camp="horse bow stone axe", pile="cook sword doctor auxilia", pile_number=pile_number)
    table.play("use 0")
    assert table.camp == "cook sword doctor auxilia"
    old = ["axe", "bow", "horse", "stone"]
    assert sorted(table.pile.split()) == (old if pile_number == 1 else [])
    assert table.discard.split() == ([] if pile_number == 1 else old)
    assert table["last_turn"] == (pile_number == 2)


@pytest.mark.clause("X13", "X30")
@pytest.mark.parametrize("pile_number", [1, 2])
def test_a_commander_that_draws_exactly_the_rest_of_the_pile(pile_number):
    table = using("commander", hands={0: "cook axe bow"}, pile="sword spear", pile_number=pile_number)
    table.play("use 0", "redraw 1+3")
    assert table.hand(0) == "sword axe spear"
    assert sorted(table.pile.split()) == (["bow", "cook"] if pile_number == 1 else [])
    assert table.discard == ("commander" if pile_number == 1 else "bow commander cook")
    assert table["last_turn"] == (pile_number == 2)
