"""Rules are checked by mypy: a field that a record does not have, or a kind of card that there is not, is an error of
`make check`."""

import pytest
from mypy import api

RULE = """
from iacta.engine.compiling.rule import rule
from iacta.games.{game}.cards import Numbers
from iacta.games.{game}.kinds import Kind
from iacta.games.{game}.state import State


@rule
def first(s: State, k: Numbers) -> int:
    return {read}
"""
READINGS = [  # what a rule of a game reads, right and wrong
    ("lusitania", "s.hand[0, 1] + k.vp[3]", "s.hnd[0, 1] + k.vp[3]"),
    ("lusitania_xxi", "s.camp[0] + k.cell[3]", "s.camp[0] + k.sell[3]"),
    ("lutetia", "s.bid[0, 1] + k.cost[2]", "s.bid[0] + k.cost[2]"),
    ("lumeria", "s.unit[3] + k.goal", "s.units[3] + k.goal"),
    ("lusitania", "k.vp[Kind.SENATOR]", "k.vp[Kind.SENATR]"),
    ("lusitania_xxi", "k.vp[Kind.VIRTUS_6]", "k.vp[Kind.VIRTUS_5]"),
    ("lutetia", "k.cost[Kind.BREWER_7]", "k.cost[Kind.BREWER_8]"),
    ("lumeria", "k.cost[Kind.OWN_10]", "k.cost[Kind.OWN_11]"),
]
WHAT_IT_IS = ("[attr-defined]", "[index]")


@pytest.mark.slow
def test_a_misspelt_field_or_kind_in_a_rule_is_an_error(tmp_path):
    """All in one run of mypy: two at once would be in each other's way in its cache."""
    for number, (game, right, wrong) in enumerate(READINGS):
        for name, read in (("right", right), ("wrong", wrong)):
            (tmp_path / f"{name}_{number}.py").write_text(RULE.format(game=game, read=read), "utf-8")
    files = sorted(map(str, tmp_path.iterdir()))
    said, _, _ = api.run([*files, "--config-file", "pyproject.toml", "--cache-dir", ".mypy_cache"])
    for number in range(len(READINGS)):
        assert f"right_{number}.py" not in said
        errors = [line for line in said.splitlines() if f"wrong_{number}.py" in line]
        assert any(what in error for error in errors for what in WHAT_IT_IS), said
