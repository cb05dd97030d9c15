import pytest

from iacta.games.lusitania_xxi.kinds import EQUIPMENT
from tests.games.lusitania_xxi.position import position

ALL = " ".join(EQUIPMENT)
CELLS = ("i", "ii", "iii", "iv", "v", "vi", "vii")


def fits(cell, soldier, **more):
    """The pieces that may be laid under seat 0's soldier, and the others refused for want of room."""
    found = set()
    for piece in EQUIPMENT:
        table = position(hands={0: f"{piece} doctor doctor"}, legions={0: {cell: soldier}}, **more)
        if table.allows(f"equip 1 under {cell}"):
            found.add(piece)
        else:
            table.refuses(f"equip 1 under {cell}", "no_room")
    return found


def doubled(cell, soldier, piece, owner=0):
    return fits(cell, soldier, objectives={"virtus-6": owner}, doubled=(piece, cell))


def burdened(cell, soldier, owner=0):
    return fits(cell, soldier, objectives={"virtus-10": owner}, burdened=cell)


def both(cell, soldier, piece):
    prizes = {"virtus-6": 0, "virtus-10": 0}
    return fits(cell, soldier, objectives=prizes, doubled=(piece, cell), burdened=cell)


RIDER = {"iv": "blue-4 + axe", "v": "blue-5 + horse", "vii": "gunner"}


@pytest.mark.clause("X24")
@pytest.mark.parametrize(
    ("legion", "action", "piece", "owner"),
    [
        (RIDER, "equip 1 under vii", "stone", "0"),
        ({"iv": "blue-4 + axe", "v": "blue-5", "vii": "gunner + stone"}, "equip 1 under v", "horse", "0"),
        ({"iv": "blue-4", "v": "blue-5 + horse", "vii": "gunner + stone"}, "equip 1 under iv", "axe", "0"),
        (RIDER, "equip 1 under vii", "spear", "open"),
        (RIDER, "equip 1 under v", "shield", "open"),
        ({"iv": "blue-4", "v": "blue-5 + horse", "vii": "gunner + stone"}, "equip 1 under iv", "sword", "open"),
        ({"iv": "blue-4 + axe", "v": "blue-5", "vii": "gunner + stone"}, "equip 1 under v", "spear", "open"),
        ({"iv": "blue-4", "v": "blue-5", "vii": "gunner + stone"}, "equip 1 under v", "horse", "open"),
    ],
)
def test_virtus_6_is_for_stone_axe_and_horse(legion, action, piece, owner):
    table = position(hands={0: f"{piece} cook cook"}, legions={0: legion}, objectives={"virtus-6": "open"})
    table.play(action)
    assert table.objective("virtus-6") == owner
    assert table.phase == ("virtus 6" if owner == "0" else "turn")


@pytest.mark.clause("X24", "X29")
def test_one_piece_under_one_of_ones_soldiers_is_chosen_before_the_card_is_drawn():
    legions = {0: {**RIDER, "i": "blue-1", "0": "caesar"}, 1: {"i": "red-1 + bow"}}
    table = position(hands={0: "stone cook cook"}, legions=legions, objectives={"virtus-6": "open"})
    table.play("equip 1 under vii")
    assert (table.me, table.to_act) == (0, 0)
    assert table.hand(0) == "- cook cook"
    assert sorted(table.legal) == ["double axe at iv", "double horse at v", "double stone at vii"]
    for text in ("double bow at i", "double horse at iv", "double axe at v", "double stone at vi"):
        assert table.why_not(text) == "no_piece_to_double"
    table.play("double horse at v")
    assert table.hand(0) == "cook cook cook"
    assert table.legal == ["use 0", "end turn"]
    assert len(table.happened("doubled")) == 1


@pytest.mark.clause("X24")
@pytest.mark.parametrize(("piece", "cell"), [("axe", "iv"), ("horse", "v"), ("stone", "vii"), ("shield", "v")])
def test_the_chosen_soldier_may_carry_one_more_of_that_kind(piece, cell):
    legion = {**RIDER, "v": "blue-5 + horse + shield", "ii": "mercenary-2 + axe", "iii": "blue-3 + shield"}
    hands = {0: f"stone {piece} {piece}", 1: "cook cook cook"}
    table = position(hands=hands, legions={0: legion, 1: {}}, objectives={"virtus-6": "open"}, pile=f"{piece} {ALL}")
    table.play("equip 1 under vii", f"double {piece} at {cell}", "exchange 1 for 1")
    for other in CELLS:
        expected = "allowed" if other == cell else "no_room" if other in legion else "no_soldier_there"
        assert table.why_not(f"equip 2 under {other}") == expected
    table.play(f"equip 2 under {cell}", "exchange 1 for 1")
    assert table.legion(0)[cell].split(" + ").count(piece) == 2
    table.refuses(f"equip 3 under {cell}", "no_room")


@pytest.mark.clause("X24")
def test_the_extra_room_is_for_one_kind_under_one_soldier_of_its_owner():
    assert doubled("v", "blue-5 + horse", "horse") == {"horse", "spear", "shield"}
    assert doubled("v", "blue-5 + horse + horse", "horse") == {"spear", "shield"}
    assert doubled("v", "blue-5 + horse + spear + shield", "horse") == {"horse"}
    assert doubled("v", "blue-5 + horse", "spear") == {"spear", "shield"}
    assert doubled("v", "blue-5 + horse", "horse", owner=1) == {"spear", "shield"}
    assert fits("v", "blue-5 + horse", objectives={"virtus-6": 0}, doubled=("horse", "iv")) == {"spear", "shield"}


@pytest.mark.clause("X24", "X18")
def test_the_room_stays_if_cleopatra_removes_a_piece_but_needs_one_of_the_kind():
    assert doubled("v", "blue-5", "horse") == {"horse", "spear", "shield"}
    legions = {0: {"0": "cleopatra"}, 1: {"v": "blue-5 + horse + horse"}}
    table = position(
        hands={1: "horse horse horse"}, legions=legions, objectives={"virtus-6": 1}, doubled=("horse", "v")
    )
    table.play("use 0", "rob seat 1 at v", "exchange 1 for 4", "equip 1 under v", "exchange 1 for 4")
    assert table.legion(1)["v"] == "blue-5 + horse + horse"
    table.refuses("equip 2 under v", "no_room")


@pytest.mark.clause("X24")
def test_a_choice_slot_never_holds_both_kinds_with_virtus_6_either():
    assert doubled("ii", "blue-2 + sword", "sword") == {"sword", "shield"}
    assert doubled("ii", "blue-2 + sword + sword", "sword") == {"shield"}
    assert doubled("ii", "blue-2 + spear + spear", "spear") == {"shield"}
    assert doubled("vii", "gunner + stone", "stone") == {"stone"}
    assert doubled("vii", "gunner + stone + stone", "stone") == set()


@pytest.mark.clause("X24")
def test_the_room_waits_while_the_choice_slot_holds_the_other_kind():
    assert doubled("ii", "blue-2", "sword") == {"sword", "spear", "shield"}
    assert doubled("ii", "blue-2 + spear", "sword") == {"shield"}
    assert doubled("vii", "gunner + spear", "stone") == set()
    assert doubled("vii", "gunner", "stone") == {"stone", "spear"}


COOK = {"vi": "cook", "vii": "gunner + stone"}


@pytest.mark.clause("X28")
@pytest.mark.parametrize(
    ("legion", "action", "card", "owner"),
    [
        ({"vi": "cook", "vii": "gunner"}, "equip 1 under vii", "stone", "0"),
        ({"vi": "cook", "vii": "gunner"}, "equip 1 under vii", "spear", "0"),
        ({"vii": "gunner + stone"}, "recruit 1", "cook", "0"),
        ({"vii": "gunner + spear"}, "recruit 1", "cook", "0"),
        ({"vi": "cook"}, "recruit 1", "gunner", "open"),
        ({"vii": "gunner"}, "recruit 1", "cook", "open"),
        ({"vi": "mercenary-6", "vii": "gunner"}, "equip 1 under vii", "stone", "open"),
        ({"vi": "auxilia", "vii": "gunner"}, "equip 1 under vii", "stone", "open"),
        ({"vii": "gunner"}, "equip 1 under vii", "stone", "open"),
        ({"vii": "auxilia"}, "recruit 1", "cook", "open"),
        ({"vii": "gunner + stone"}, "recruit 1", "mercenary-6", "open"),
        ({"iii": "blue-3", "vi": "cook", "vii": "gunner"}, "equip 1 under iii", "spear", "open"),
    ],
)
def test_virtus_10_is_for_a_cook_and_a_fully_equipped_gunner(legion, action, card, owner):
    table = position(hands={0: f"{card} doctor doctor"}, legions={0: legion}, objectives={"virtus-10": "open"})
    table.play(action)
    assert table.objective("virtus-10") == owner
    assert table.phase == ("virtus 10" if owner == "0" else "turn")


@pytest.mark.clause("X28")
def test_the_cook_of_another_legion_does_not_help():
    legions = {0: {"vii": "gunner"}, 1: {"0": "caesar", "vi": "cook"}}
    table = position(hands={0: "stone axe axe"}, legions=legions, objectives={"virtus-10": "open"})
    assert table.play("equip 1 under vii").objective("virtus-10") == "open"


@pytest.mark.clause("X28", "X29")
def test_one_of_ones_soldiers_is_chosen_the_cook_too_but_no_auxilia_before_the_card_is_drawn():
    legion = {"0": "caesar", "i": "blue-1", "ii": "auxilia", "iv": "mercenary-4", "vii": "gunner + stone"}
    table = position(hands={0: "cook axe axe"}, legions={0: legion}, objectives={"virtus-10": "open"})
    table.play("recruit 1")
    assert table.hand(0) == "- axe axe"
    assert table.legal == ["burden i", "burden iv", "burden vi", "burden vii"]
    for cell in ("ii", "iii", "v"):
        table.refuses(f"burden {cell}", "nobody_to_choose")
    table.play("burden vi")
    assert table.hand(0) == "cook axe axe"
    assert table.legal == ["use 0", "end turn"]
    assert len(table.happened("burdened")) == 1


@pytest.mark.clause("X28")
def test_the_chosen_soldier_may_carry_two_more_of_kinds_not_printed_on_it():
    everything = set(EQUIPMENT)
    assert burdened("vi", "cook") == everything
    assert burdened("vi", "cook + axe") == everything
    assert burdened("vi", "cook + axe + axe") == set()
    assert burdened("vi", "cook + axe + bow") == set()
    assert burdened("i", "blue-1") == everything
    assert burdened("i", "blue-1 + bow") == everything - {"bow"}
    assert burdened("i", "blue-1 + axe + sword") == {"bow"}
    assert burdened("i", "blue-1 + bow + sword + sword") == set()
    assert burdened("i", "blue-1 + bow + sword") == everything - {"bow"}
    assert burdened("v", "blue-5 + horse + spear + shield") == everything - {"horse", "spear", "shield"}


@pytest.mark.clause("X28")
def test_both_kinds_of_a_choice_slot_count_as_printed():
    others = set(EQUIPMENT) - {"sword", "spear", "shield"}
    assert burdened("ii", "blue-2 + sword") == others | {"shield"}
    assert burdened("ii", "blue-2 + spear + shield") == others
    assert burdened("ii", "blue-2 + spear + shield + axe + bow") == set()
    assert burdened("vii", "gunner + stone") == set(EQUIPMENT) - {"stone", "spear"}
    assert burdened("vii", "gunner + spear") == set(EQUIPMENT) - {"stone", "spear"}


@pytest.mark.clause("X28")
def test_the_two_places_are_for_the_chosen_soldier_of_the_owner():
    assert burdened("vi", "cook", owner=1) == set()
    assert fits("vi", "cook", objectives={"virtus-10": 0}, burdened="vii") == set()
    assert fits("i", "blue-1", objectives={"virtus-10": 0}, burdened="vi") == {"bow"}


@pytest.mark.clause("X28")
@pytest.mark.parametrize(("first", "second"), [("axe", "sword"), ("sword", "sword"), ("horse", "bow")])
def test_two_pieces_are_laid_under_the_cook_alike_or_not(first, second):
    hands = {0: f"cook {first} {second}", 1: "cook cook cook"}
    table = position(hands=hands, legions={0: {"vii": "gunner + stone"}, 1: {}}, objectives={"virtus-10": "open"},
                     pile=f"shield shield shield {ALL}")  # fmt: skip
    table.play("recruit 1", "burden vi", "exchange 1 for 1", "equip 2 under vi", "exchange 1 for 1")
    table.play("equip 3 under vi", "exchange 1 for 1")
    assert sorted(table.legion(0)["vi"].split(" + ")) == sorted(["cook", first, second])
    table.refuses("equip 1 under vi", "no_room")


@pytest.mark.clause("X28", "X18")
def test_the_two_places_are_free_again_if_cleopatra_empties_them():
    legions = {0: {"0": "cleopatra"}, 1: {"vi": "cook + axe + bow", "vii": "gunner + stone"}}
    table = position(hands={1: "sword sword sword"}, legions=legions, objectives={"virtus-10": 1}, burdened="vi")
    table.play("use 0", "rob seat 1 at vi", "remove bow", "exchange 1 for 4", "equip 1 under vi", "exchange 1 for 4")
    assert table.legion(1)["vi"] == "cook + sword + axe"
    table.refuses("equip 2 under vi", "no_room")


@pytest.mark.clause("X24", "X28")
def test_both_choices_of_one_step_are_made_in_clause_order_before_the_draw():
    legion = {**RIDER, "vi": "cook"}
    prizes = {"virtus-6": "open", "virtus-10": "open"}
    table = position(hands={0: "stone axe axe"}, legions={0: legion}, objectives=prizes).play("equip 1 under vii")
    assert table.phase == "virtus 6"
    table.play("double axe at iv")
    assert table.phase == "virtus 10"
    assert table.hand(0) == "- axe axe"
    assert table.legal == ["burden iv", "burden v", "burden vi", "burden vii"]
    table.play("burden v")
    assert table.hand(0) == "cook axe axe"
    assert table.me == 1


@pytest.mark.clause("X24", "X28")
def test_virtus_6_on_a_printed_piece_and_virtus_10_add_up():
    others = set(EQUIPMENT) - {"horse", "spear", "shield"}
    full = "blue-5 + horse + spear + shield"
    assert both("v", full, "horse") == others | {"horse"}
    assert both("v", f"{full} + horse", "horse") == others
    assert both("v", f"{full} + axe + axe", "horse") == {"horse"}
    assert both("v", f"{full} + horse + axe + bow", "horse") == set()
    assert both("ii", "blue-2 + sword + axe + axe", "sword") == {"sword", "shield"}
    assert both("ii", "blue-2 + spear + shield", "sword") == set(EQUIPMENT) - {"sword", "spear", "shield"}
    assert both("ii", "blue-2 + spear + axe + bow", "sword") == {"shield"}


@pytest.mark.clause("X24", "X28")
def test_virtus_6_may_mark_a_piece_in_a_place_of_virtus_10():
    legions = {0: {"v": "blue-5 + horse", "vi": "cook + axe", "vii": "gunner"}}
    prizes = {"virtus-6": "open", "virtus-10": 0}
    table = position(hands={0: "stone axe axe"}, legions=legions, objectives=prizes, burdened="vi")
    table.play("equip 1 under vii")
    assert sorted(table.legal) == ["double axe at vi", "double horse at v", "double stone at vii"]


@pytest.mark.clause("X24", "X28")
def test_the_third_place_is_usable_while_two_of_the_three_pieces_are_of_the_marked_kind():
    everything = set(EQUIPMENT)
    assert both("vi", "cook + axe", "axe") == everything
    assert both("vi", "cook + axe + bow", "axe") == {"axe"}
    assert both("vi", "cook + axe + axe", "axe") == everything
    assert both("vi", "cook + axe + axe + bow", "axe") == set()
    assert both("vi", "cook + axe + axe + axe", "axe") == set()


@pytest.mark.clause("X24", "X28", "X18")
def test_the_third_place_waits_when_cleopatra_has_taken_the_marked_kind():
    assert both("vi", "cook", "axe") == set(EQUIPMENT)
    assert both("vi", "cook + bow", "axe") == set(EQUIPMENT)
    assert both("vi", "cook + bow + bow", "axe") == set()
    assert both("vi", "cook + bow + sword", "axe") == set()


@pytest.mark.clause("X24", "X28")
def test_the_third_place_lies_beside_the_printed_slots():
    assert both("i", "blue-1 + axe + sword", "axe") == {"axe", "bow"}
    assert both("i", "blue-1 + axe + sword + bow", "axe") == {"axe"}
    assert both("i", "blue-1 + axe + axe + bow", "axe") == set(EQUIPMENT) - {"bow"}
    assert both("i", "blue-1 + axe + axe + sword + bow", "axe") == set()
    assert both("ii", "blue-2 + spear + shield + axe + bow", "axe") == {"axe"}
    assert both("ii", "blue-2 + spear + shield + axe + axe", "axe") == set(EQUIPMENT) - {"sword", "spear", "shield"}


@pytest.mark.clause("X24", "X28")
def test_the_mark_under_another_soldier_opens_no_third_place():
    prizes = {"virtus-6": 0, "virtus-10": 0}
    assert fits("vi", "cook + axe + axe", objectives=prizes, doubled=("axe", "iv"), burdened="vi") == set()
    assert fits("iv", "blue-4 + axe", objectives=prizes, doubled=("axe", "iv"), burdened="vi") == {"axe", "sword"}


@pytest.mark.clause("X24", "X28")
def test_the_two_cards_may_belong_to_two_seats():
    prizes = {"virtus-6": 1, "virtus-10": 0}
    assert fits("vi", "cook + axe + axe", objectives=prizes, doubled=("axe", "vi"), burdened="vi") == set()
    prizes = {"virtus-6": 0, "virtus-10": 1}
    assert fits("iv", "blue-4 + axe + axe", objectives=prizes, doubled=("axe", "iv"), burdened="iv") == {"sword"}


@pytest.mark.clause("X24", "X28")
def test_the_rooms_of_another_seat_are_its_own_whoever_that_is():
    legions = {0: {"v": "blue-5 + horse", "vi": "cook"}, 1: {"v": "red-5 + horse", "vi": "cook"}}
    for owner in (0, 1):
        prizes = {"virtus-6": owner, "virtus-10": owner}
        for me in (0, 1):
            table = position(me=me, hands={me: "horse cook cook"}, legions=legions, objectives=prizes,
                             doubled=("horse", "v"), burdened="vi")  # fmt: skip
            for cell in ("v", "vi"):
                assert table.why_not(f"equip 1 under {cell}") == ("allowed" if me == owner else "no_room")


@pytest.mark.clause("X24", "X28")
@pytest.mark.parametrize("me", [0, 1, 2])
def test_any_seat_may_take_both_cards_and_choose(me):
    prizes = {"virtus-6": "open", "virtus-10": "open"}
    legions = {seat: {} for seat in range(3)} | {me: {**RIDER, "vi": "cook"}}
    table = position(seats=3, me=me, hands={me: "stone axe axe"}, legions=legions, objectives=prizes)
    table.play("equip 1 under vii")
    assert [event[3] for event in table.happened("objective_taken")] == [f"prize.{me}.5", f"prize.{me}.9"]
    table.play("double stone at vii", "burden vi")
    assert (table["doubled_cell"], table["doubled_piece"], table["burdened_cell"]) == (7, EQUIPMENT.index("stone"), 6)
    assert table.me == (me + 1) % 3
