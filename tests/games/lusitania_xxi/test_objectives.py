import pytest

from tests.games.lusitania_xxi.position import GAME, position


def open_for(name, legion, card, *, other=None, **more):
    """A table where the objective lies open and seat 0 holds the card in place 1."""
    legions = {0: legion, 1: {"0": "caesar", **(other or {})}}
    return position(hands={0: f"{card} doctor doctor"}, legions=legions, objectives={name: "open"}, **more)


def taken_by(name, legion, action, card, **more):
    """Who has the objective when seat 0 has laid the card."""
    table = open_for(name, legion, card, **more)
    assert table.objective(name) == "open"
    return table.play(action).objective(name)


ARCHER, RIDER = "blue-1 + bow", "blue-5 + horse"
CELLS = ("i", "ii", "iii", "iv", "v", "vi", "vii")
SOLDIER = dict(zip(CELLS, ("blue-1", "blue-2", "blue-3", "blue-4", "blue-5", "cook", "gunner"), strict=True))


@pytest.mark.clause("X19")
@pytest.mark.parametrize(
    ("legion", "piece", "cell"),
    [
        ({"i": ARCHER, "v": RIDER, "vii": "gunner"}, "stone", "vii"),
        ({"i": ARCHER, "v": "blue-5", "vii": "gunner + stone"}, "horse", "v"),
        ({"i": "blue-1", "v": RIDER, "vii": "gunner + stone"}, "bow", "i"),
    ],
)
def test_laurus_1_is_for_stone_bow_and_horse_and_worth_a_point_at_once(legion, piece, cell):
    table = open_for("laurus-1", legion, piece)
    before = table.points(0)
    table.play(f"equip 1 under {cell}")
    assert table.objective("laurus-1") == "0"
    assert table.points(0) == before + 3 + 1
    assert table.happened("objective_taken") == [(0, "laurus-1", "objective.0", "prize.0.0", 31)]


@pytest.mark.clause("X19")
@pytest.mark.parametrize(
    ("legion", "action", "piece"),
    [
        ({"i": ARCHER, "v": RIDER, "vii": "gunner"}, "equip 1 under vii", "spear"),
        ({"i": ARCHER, "v": "blue-5", "vii": "gunner"}, "equip 1 under vii", "stone"),
        ({"i": "blue-1", "v": RIDER, "vii": "gunner"}, "equip 1 under vii", "stone"),
        ({"i": "blue-1", "iii": "mercenary-3 + bow", "v": RIDER}, "equip 1 under i", "bow"),
    ],
)
def test_laurus_1_needs_all_three(legion, action, piece):
    assert taken_by("laurus-1", legion, action, piece) == "open"


@pytest.mark.clause("X19")
def test_equipment_of_another_legion_does_not_help():
    other = {"i": "red-1 + bow", "vii": "gunner + stone"}
    assert taken_by("laurus-1", {"v": "blue-5"}, "equip 1 under v", "horse", other=other) == "open"


@pytest.mark.clause("X20")
@pytest.mark.parametrize(
    ("legion", "action", "piece"),
    [
        ({"ii": "blue-2 + sword + shield", "iii": "blue-3 + shield", "iv": "blue-4"}, "equip 1 under iv", "sword"),
        ({"iii": "blue-3 + spear + shield", "v": "blue-5 + spear"}, "equip 1 under v", "shield"),
        ({"i": "mercenary-1 + shield", "ii": "blue-2 + shield", "iii": "blue-3 + shield", "v": "blue-5"},
         "equip 1 under v", "shield"),
        ({"ii": "blue-2 + sword + shield", "iii": "blue-3 + shield", "iv": "blue-4", "v": "blue-5 + shield"},
         "equip 1 under iv", "sword"),
        ({"ii": "blue-2 + sword", "iii": "mercenary-3 + bow", "i": "blue-1 + bow", "iv": "blue-4"},
         "equip 1 under iv", "sword"),
    ],
)  # fmt: skip
def test_laurus_2_is_for_two_pairs_of_two_kinds_or_four_of_one_kind(legion, action, piece):
    assert taken_by("laurus-2", legion, action, piece) == "0"


@pytest.mark.clause("X20")
@pytest.mark.parametrize(
    ("legion", "action", "piece"),
    [
        ({"ii": "blue-2 + sword", "iv": "blue-4"}, "equip 1 under iv", "sword"),
        ({"ii": "blue-2 + shield", "iii": "blue-3 + shield", "v": "blue-5"}, "equip 1 under v", "shield"),
        ({"ii": "blue-2 + shield", "iii": "blue-3 + shield", "v": "blue-5 + shield"}, "equip 1 under iii", "spear"),
        ({"ii": "blue-2 + shield + sword", "iv": "blue-4", "v": "blue-5 + spear"}, "equip 1 under iv", "sword"),
        ({"ii": "blue-2 + shield + sword", "iv": "blue-4", "v": "blue-5 + spear"}, "equip 1 under iv", "axe"),
    ],
)
def test_laurus_2_is_not_for_one_pair_or_three_of_a_kind(legion, action, piece):
    assert taken_by("laurus-2", legion, action, piece) == "open"


@pytest.mark.clause("X20")
def test_a_pair_shared_with_another_legion_is_no_pair():
    other = {"iv": "red-4 + sword + axe"}
    legion = {"ii": "blue-2 + sword", "iv": "blue-4"}
    assert taken_by("laurus-2", legion, "equip 1 under iv", "axe", other=other) == "open"


@pytest.mark.clause("X21")
@pytest.mark.parametrize(
    ("legion", "action", "piece", "owner"),
    [
        ({"i": ARCHER, "ii": "blue-2 + sword + shield", "iv": "blue-4"}, "equip 1 under iv", "axe", "0"),
        ({"v": "blue-5 + spear + shield + horse", "vii": "gunner"}, "equip 1 under vii", "stone", "0"),
        ({"i": ARCHER, "ii": "blue-2 + sword + shield", "iv": "blue-4"}, "equip 1 under iv", "sword", "open"),
        ({"i": ARCHER, "ii": "blue-2 + sword", "iv": "blue-4"}, "equip 1 under iv", "axe", "open"),
        ({"v": "blue-5 + spear + shield + horse", "vii": "gunner"}, "equip 1 under vii", "spear", "open"),
    ],
)
def test_laurus_3_is_for_four_different_kinds(legion, action, piece, owner):
    assert taken_by("laurus-3", legion, action, piece) == owner


@pytest.mark.clause("X21")
def test_kinds_of_another_legion_do_not_count():
    other = {"v": "red-5 + spear + shield + horse"}
    assert taken_by("laurus-3", {"iv": "blue-4 + sword"}, "equip 1 under iv", "axe", other=other) == "open"


def without(cells, missing):
    return {cell: SOLDIER[cell] for cell in cells if cell != missing}


FIRST_FOUR, LAST_THREE = CELLS[:4], CELLS[4:]


@pytest.mark.clause("X22", "X23")
@pytest.mark.parametrize(
    ("name", "cells", "last"),
    [
        *(("laurus-4", FIRST_FOUR, last) for last in FIRST_FOUR),
        *(("laurus-5", LAST_THREE, last) for last in LAST_THREE),
    ],
)
def test_laurus_4_is_for_cells_i_to_iv_and_laurus_5_for_v_to_vii_whichever_comes_last(name, cells, last):
    table = open_for(name, without(cells, last), SOLDIER[last])
    before = table.points(0)
    table.play("recruit 1")
    assert table.objective(name) == "0"
    assert table.points(0) == before + (2 if last == "vi" else 1) + 1


@pytest.mark.clause("X22", "X23")
@pytest.mark.parametrize(
    ("name", "cells", "missing"),
    [
        *(("laurus-4", FIRST_FOUR, missing) for missing in FIRST_FOUR),
        *(("laurus-5", LAST_THREE, missing) for missing in LAST_THREE),
    ],
)
def test_laurus_4_and_5_need_every_one_of_their_cells(name, cells, missing):
    others = [cell for cell in CELLS if cell not in cells]
    legion = {**without(cells, missing), **{cell: SOLDIER[cell] for cell in others[1:]}}
    assert taken_by(name, legion, "recruit 1", SOLDIER[others[0]]) == "open"


@pytest.mark.clause("X22", "X23", "X14")
@pytest.mark.parametrize(
    ("name", "cells", "last"),
    [
        *(("laurus-4", FIRST_FOUR, last) for last in FIRST_FOUR),
        *(("laurus-5", LAST_THREE, last) for last in LAST_THREE),
    ],
)
def test_auxilia_holds_a_cell_for_laurus_and_the_free_action_is_tested_too(name, cells, last):
    table = open_for(name, {"0": "auxilia", **without(cells, last)}, "cook").play("use 0")
    assert table.objective(name) == "open"
    table.play(f"station at {last}")
    assert table.objective(name) == "0"


@pytest.mark.clause("X22", "X23")
def test_an_auxilia_already_there_counts_and_a_mercenary_too():
    legion = {"i": "auxilia", "ii": "mercenary-2", "iii": "auxilia"}
    assert taken_by("laurus-4", legion, "recruit 1", "blue-4") == "0"
    assert taken_by("laurus-5", {"v": "auxilia", "vi": "mercenary-6"}, "recruit 1", "gunner") == "0"


@pytest.mark.clause("X22")
def test_a_visitor_at_the_end_holds_no_soldiers_cell():
    legion = {"0": "auxilia", "ii": "blue-2", "iii": "blue-3"}
    assert taken_by("laurus-4", legion, "recruit 1", "blue-4") == "open"
    assert taken_by("laurus-5", {"8": "auxilia", "v": "blue-5"}, "recruit 1", "cook") == "open"


@pytest.mark.clause("X19", "X3")
def test_a_card_out_of_the_game_or_already_taken_is_not_taken():
    legion = {"i": ARCHER, "v": RIDER, "vii": "gunner"}
    for where in ({}, {"laurus-1": 1}):
        table = position(hands={0: "stone axe axe"}, legions={0: legion}, objectives=where)
        table.play("equip 1 under vii")
        assert table.objective("laurus-1") == ("1" if where else "out")
        assert table.points(0) == 12
        assert table.points(1) == len(where)
        assert table.happened("objective_taken") == []


@pytest.mark.clause("X19", "X3")
def test_the_first_to_meet_the_condition_keeps_the_card_and_it_is_not_replaced():
    mine = {"i": ARCHER, "v": RIDER, "vii": "gunner"}
    theirs = {"i": "red-1 + bow", "v": "red-5 + horse", "vii": "gunner"}
    table = position(hands={0: "stone axe axe", 1: "stone axe axe"}, legions={0: mine, 1: theirs},
                     objectives={"laurus-1": "open", "laurus-2": "open"})  # fmt: skip
    table.play("equip 1 under vii", "equip 1 under vii")
    assert table.objective("laurus-1") == "0"
    assert (table.points(0), table.points(1)) == (13, 12)
    assert [table.objective(f"laurus-{n}") for n in range(2, 6)] == ["open", "out", "out", "out"]


@pytest.mark.clause("X19")
def test_a_seat_is_tested_in_its_own_turn():
    theirs = {"i": "red-1 + bow", "v": "red-5 + horse", "vii": "gunner + stone"}
    assert taken_by("laurus-1", {"iv": "blue-4"}, "equip 1 under iv", "axe", other=theirs) == "open"


@pytest.mark.clause("X19", "X20", "X21", "X29")
def test_several_at_once_are_all_taken_in_clause_order():
    legion = {"i": ARCHER, "ii": "blue-2 + spear + shield", "v": RIDER + " + spear", "iii": "blue-3 + shield",
              "vii": "gunner"}  # fmt: skip
    names = ("laurus-3", "laurus-1", "virtus-9")
    table = position(hands={0: "stone axe axe"}, legions={0: legion}, objectives=dict.fromkeys(names, "open"))
    table.play("equip 1 under vii")
    assert [event[1] for event in table.happened("objective_taken")] == ["laurus-1", "laurus-3", "virtus-9"]


@pytest.mark.clause("X23", "X25")
def test_virtus_cards_are_worth_nothing():
    legion = {"ii": "blue-2 + spear", "iii": "blue-3", "iv": "blue-4 + sword"}
    table = open_for("virtus-7", legion, "shield")
    before = table.points(0)
    table.play("equip 1 under iii")
    assert table.objective("virtus-7") == "0"
    assert table.points(0) == before + 1


@pytest.mark.clause("X25")
@pytest.mark.parametrize(
    ("legion", "action", "piece", "owner"),
    [
        ({"ii": "blue-2 + shield", "iii": "blue-3 + spear", "iv": "blue-4"}, "equip 1 under iv", "sword", "0"),
        ({"ii": "blue-2 + shield", "iii": "blue-3", "iv": "blue-4 + sword"}, "equip 1 under iii", "spear", "0"),
        ({"ii": "blue-2", "iii": "blue-3 + spear", "iv": "blue-4 + sword"}, "equip 1 under ii", "shield", "0"),
        ({"ii": "blue-2 + shield", "iii": "blue-3 + spear", "iv": "blue-4"}, "equip 1 under iv", "axe", "open"),
        ({"ii": "blue-2 + shield", "iii": "blue-3", "iv": "blue-4"}, "equip 1 under iv", "sword", "open"),
        ({"ii": "blue-2", "iii": "blue-3 + spear", "iv": "blue-4"}, "equip 1 under iv", "sword", "open"),
        ({"ii": "blue-2 + shield", "iii": "blue-3"}, "equip 1 under iii", "spear", "open"),
    ],
)
def test_virtus_7_is_for_sword_spear_and_shield(legion, action, piece, owner):
    assert taken_by("virtus-7", legion, action, piece) == owner


@pytest.mark.clause("X25")
@pytest.mark.parametrize(("owner", "most"), [("open", 2), (1, 2), (0, 3)])
def test_virtus_7_allows_a_third_mercenary_to_its_owner(owner, most):
    mercenaries = {"i": "mercenary-1", "ii": "mercenary-2", "iii": "mercenary-3"}
    for count in range(4):
        legion = dict(list(mercenaries.items())[:count])
        table = position(hands={0: "mercenary-4 axe axe"}, legions={0: legion}, objectives={"virtus-7": owner})
        if count < most:
            assert table.allows("recruit 1")
        else:
            table.refuses("recruit 1", "too_many_mercenaries")


@pytest.mark.clause("X26")
@pytest.mark.parametrize(
    ("legion", "action", "piece", "owner"),
    [
        ({"i": ARCHER, "ii": "blue-2 + sword", "iv": "blue-4"}, "equip 1 under iv", "axe", "0"),
        ({"i": ARCHER, "ii": "blue-2", "iv": "blue-4 + axe"}, "equip 1 under ii", "sword", "0"),
        ({"i": "blue-1", "ii": "blue-2 + sword", "iv": "blue-4 + axe"}, "equip 1 under i", "bow", "0"),
        ({"i": ARCHER, "ii": "blue-2 + sword", "iv": "blue-4"}, "equip 1 under iv", "sword", "open"),
        ({"i": ARCHER, "ii": "blue-2", "iv": "blue-4"}, "equip 1 under iv", "axe", "open"),
        ({"i": "blue-1", "ii": "blue-2 + sword", "iv": "blue-4"}, "equip 1 under iv", "axe", "open"),
        ({"i": ARCHER, "ii": "blue-2", "iv": "blue-4"}, "equip 1 under iv", "sword", "open"),
    ],
)
def test_virtus_8_is_for_sword_axe_and_bow(legion, action, piece, owner):
    assert taken_by("virtus-8", legion, action, piece) == owner


@pytest.mark.clause("X27")
@pytest.mark.parametrize("first", range(5))
@pytest.mark.parametrize("last", range(3))
def test_virtus_9_is_for_soldiers_in_three_consecutive_cells(first, last):
    cells = CELLS[first : first + 3]
    table = open_for("virtus-9", without(cells, cells[last]), SOLDIER[cells[last]]).play("recruit 1")
    assert table.objective("virtus-9") == "0"


@pytest.mark.clause("X27")
@pytest.mark.parametrize(
    ("legion", "card"),
    [
        ({"i": "blue-1", "ii": "blue-2"}, "blue-4"),
        ({"i": "blue-1", "iii": "blue-3", "v": "blue-5"}, "gunner"),
        ({"i": "blue-1", "ii": "blue-2", "iv": "blue-4", "v": "blue-5"}, "gunner"),
        ({"i": "blue-1", "ii": "auxilia"}, "blue-3"),
        ({"i": "auxilia", "ii": "blue-2"}, "blue-3"),
        ({"ii": "blue-2", "iii": "auxilia"}, "blue-1"),
        ({"0": "auxilia", "i": "blue-1"}, "blue-2"),
        ({"8": "auxilia", "vi": "cook"}, "gunner"),
    ],
)
def test_virtus_9_is_not_for_fewer_or_with_a_gap_or_an_auxilia(legion, card):
    assert taken_by("virtus-9", legion, "recruit 1", card) == "open"


@pytest.mark.clause("X27")
def test_a_mercenary_counts_as_a_soldier_for_virtus_9():
    assert taken_by("virtus-9", {"i": "mercenary-1", "ii": "blue-2"}, "recruit 1", "mercenary-3") == "0"


@pytest.mark.clause("X27", "X14")
def test_a_stationed_auxilia_does_not_bring_virtus_9():
    table = open_for("virtus-9", {"0": "auxilia", "i": "blue-1", "iii": "blue-3"}, "cook")
    assert table.play("use 0", "station at ii").objective("virtus-9") == "open"


SHOWN = {
    "laurus-1": {"asks": {"equipment": ["stone", "bow", "horse"]}},
    "laurus-2": {"asks": {"pairs": 2}},
    "laurus-3": {"asks": {"kinds": 4}},
    "laurus-4": {"asks": {"cells": [1, 2, 3, 4]}},
    "laurus-5": {"asks": {"cells": [5, 6, 7]}},
    "virtus-6": {"asks": {"equipment": ["stone", "axe", "horse"]}, "brings": {"copies": 1}},
    "virtus-7": {"asks": {"equipment": ["sword", "spear", "shield"]}, "brings": {"mercenaries": 1}},
    "virtus-8": {"asks": {"equipment": ["sword", "axe", "bow"]}, "brings": {"dismissals": 2}},
    "virtus-9": {"asks": {"in_a_row": 3}, "brings": {"exchanges": 2}},
    "virtus-10": {"asks": {"soldiers": ["cook", "gunner"]}, "brings": {"pieces": 2}},
}


@pytest.mark.parametrize("name", SHOWN)
def test_a_card_shows_what_it_asks_for_and_what_it_brings(name):
    assert GAME.load_cards(None).traits[name] == SHOWN[name]
