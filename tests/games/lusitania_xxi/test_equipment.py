import pytest

from iacta.games.lusitania_xxi.kinds import EQUIPMENT
from tests.games.lusitania_xxi.position import position

# What each soldier may carry; `|` is a choice. From the table of components.
SLOTS = {
    "blue-1": ("i", "bow"),
    "blue-2": ("ii", "sword|spear shield"),
    "blue-3": ("iii", "spear shield"),
    "blue-4": ("iv", "sword axe"),
    "blue-5": ("v", "spear shield horse"),
    "mercenary-1": ("i", "axe shield"),
    "mercenary-2": ("ii", "sword axe"),
    "mercenary-3": ("iii", "bow shield"),
    "mercenary-4": ("iv", "spear axe"),
    "mercenary-5": ("v", "axe horse"),
    "mercenary-6": ("vi", "axe"),
    "cook": ("vi", ""),
    "gunner": ("vii", "stone|spear"),
}
for colour in ("red", "yellow", "green"):
    SLOTS |= {f"{colour}-{n}": SLOTS[f"blue-{n}"] for n in range(1, 6)}
WORTH = {"shield": 1, "sword": 2, "axe": 2, "spear": 2, "horse": 3, "bow": 3, "stone": 3}


def equipping(piece, legion, **more):
    """A table where seat 0 holds the piece in place 3 and nothing to use."""
    return position(hands={0: f"cook cook {piece}"}, legions={0: legion}, **more)


@pytest.mark.clause("X8")
@pytest.mark.parametrize("piece", EQUIPMENT)
@pytest.mark.parametrize("soldier", SLOTS)
def test_a_soldier_carries_what_is_printed_on_it_once(soldier, piece):
    cell, slots = SLOTS[soldier]
    table = equipping(piece, {cell: soldier})
    if not any(piece in slot.split("|") for slot in slots.split()):
        table.refuses(f"equip 3 under {cell}", "no_room")
        return
    before = table.points(0)
    table.play(f"equip 3 under {cell}")
    assert table.legion(0) == {cell: f"{soldier} + {piece}"}
    assert table.points(0) - before == WORTH[piece]
    assert table.hand(0) == "cook cook cook"
    assert table.seen(0, 2) == {0}
    equipping(piece, {cell: f"{soldier} + {piece}"}).refuses(f"equip 3 under {cell}", "no_room")


@pytest.mark.clause("X8")
@pytest.mark.parametrize(
    ("cell", "soldier", "held", "piece"),
    [
        ("ii", "blue-2", "sword", "spear"),
        ("ii", "blue-2", "spear", "sword"),
        ("vii", "gunner", "stone", "spear"),
        ("vii", "gunner", "spear", "stone"),
    ],
)
def test_a_choice_slot_never_holds_both_kinds(cell, soldier, held, piece):
    equipping(piece, {cell: f"{soldier} + {held}"}).refuses(f"equip 3 under {cell}", "no_room")
    equipping(held, {cell: f"{soldier} + {held}"}).refuses(f"equip 3 under {cell}", "no_room")


@pytest.mark.clause("X8")
@pytest.mark.parametrize("held", ["sword", "spear"])
def test_beside_the_choice_the_other_slot_stays_free(held):
    assert equipping("shield", {"ii": f"blue-2 + {held}"}).allows("equip 3 under ii")
    assert equipping(held, {"ii": "blue-2 + shield"}).allows("equip 3 under ii")


@pytest.mark.clause("X8")
def test_three_slots_hold_three_pieces():
    table = equipping("horse", {"v": "blue-5 + spear + shield"}).play("equip 3 under v")
    assert table.legion(0)["v"] == "blue-5 + shield + spear + horse"
    assert table.points(0) == 7


@pytest.mark.clause("X8")
def test_the_piece_lies_under_the_soldier_that_was_named():
    legion = {"ii": "blue-2", "iii": "blue-3", "v": "blue-5"}
    table = equipping("shield", legion).play("equip 3 under iii")
    assert table.legion(0) == {"ii": "blue-2", "iii": "blue-3 + shield", "v": "blue-5"}
    assert equipping("shield", table.legion(0)).allows("equip 3 under ii", "equip 3 under v")


@pytest.mark.clause("X8")
def test_equipment_needs_a_soldier_of_ones_own():
    legions = {0: {"0": "caesar"}, 1: {"i": "blue-1"}}
    table = position(hands={0: "bow bow bow"}, legions=legions)
    for cell in ("i", "ii", "iii", "iv", "v", "vi", "vii"):
        table.refuses(f"equip 1 under {cell}", "no_soldier_there")


@pytest.mark.clause("X8")
def test_equipment_is_not_recruited_without_saying_where():
    equipping("bow", {"i": "blue-1"}).refuses("recruit 3", "equipment_needs_soldier")


@pytest.mark.clause("X8")
@pytest.mark.parametrize("card", ["cook", "mercenary-1", "doctor", "commander", "auxilia", "gunner"])
def test_only_equipment_is_laid_under_a_soldier(card):
    legion = {"i": "blue-1", "ii": "blue-2", "v": "blue-5", "vi": "cook"}
    table = position(hands={0: f"{card} bow bow"}, legions={0: legion})
    for cell in legion:
        table.refuses(f"equip 1 under {cell}", "not_equipment")


@pytest.mark.clause("X8", "X14")
@pytest.mark.parametrize("cell", ["i", "ii", "v", "vi", "vii"])
@pytest.mark.parametrize("piece", ["shield", "bow", "stone"])
def test_auxilia_carries_nothing(cell, piece):
    table = equipping(piece, {cell: "auxilia"})
    assert table.why_not(f"equip 3 under {cell}") in ("no_soldier_there", "no_room")


@pytest.mark.clause("X8")
def test_equipping_draws_a_card_and_is_told_to_all():
    table = equipping("bow", {"i": "blue-1"}, pile="axe sword").play("equip 3 under i")
    assert table.hand(0) == "cook cook axe"
    assert table.pile == "sword"
    assert table.discard == ""
    assert table.happened("equipped") == [(0, "bow", "hand.0.2", "gear.0.1", 31)]
    assert table.happened("drawn") == [(0, "axe", "pile", "hand.0.2", 1)]
    assert table.me == 1


@pytest.mark.clause("X8", "X29")
def test_a_legions_points_are_those_of_its_soldiers_and_their_equipment():
    legion = {
        "0": "auxilia",
        "i": "blue-1 + bow",
        "ii": "blue-2 + spear + shield",
        "iii": "auxilia",
        "iv": "mercenary-4 + axe",
        "vi": "cook",
        "vii": "gunner + stone",
        "8": "doctor",
    }
    table = position(legions={0: legion})
    assert table.points(0) == 1 + (1 + 3) + (1 + 2 + 1) + 1 + (1 + 2) + 2 + (1 + 3)
    assert table.points(1) == 0
