from itertools import permutations

import pytest

from tests.games.lusitania_xxi.position import EQUIPMENT, position


@pytest.mark.clause("X18")
@pytest.mark.parametrize("pieces", [1, 2])
@pytest.mark.parametrize("piece", EQUIPMENT)
def test_where_only_one_kind_lies_cleopatra_has_nothing_to_choose(piece, pieces):
    legions = {0: {"0": "cleopatra"}, 1: {"0": "caesar", "vi": " + ".join(["cook", *[piece] * pieces])}}
    table = position(legions=legions, objectives={"virtus-10": 1}, burdened="vi").play("use 0", "rob seat 1 at vi")
    assert table.discard == " ".join(sorted(["cleopatra", piece]))
    assert table.phase == "turn"
    assert "exchange 1 for 1" in table.legal


@pytest.mark.clause("X18")
@pytest.mark.parametrize(("piece", "other"), list(permutations(EQUIPMENT, 2)))
def test_where_two_kinds_lie_cleopatra_chooses(piece, other):
    legions = {0: {"0": "cleopatra"}, 1: {"0": "caesar", "vi": f"cook + {piece} + {other}"}}
    table = position(legions=legions, objectives={"virtus-10": 1}, burdened="vi").play("use 0", "rob seat 1 at vi")
    assert sorted(table.legal) == sorted([f"remove {piece}", f"remove {other}"])
    assert table.play(f"remove {piece}").legion(1)["vi"] == f"cook + {other}"
