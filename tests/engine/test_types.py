"""Rules are checked by mypy: a field that a record does not have is an error of `make check`."""

import pytest
from mypy import api

RULE = """
from iacta.engine.compiling.rule import rule
from iacta.games.{game}.cards import Numbers
from iacta.games.{game}.state import State


@rule
def first(s: State, k: Numbers) -> int:
    return {read}
"""


def checked(tmp_path, game, read):
    path = tmp_path / "planted.py"
    path.write_text(RULE.format(game=game, read=read), "utf-8")
    said, _, _ = api.run([str(path), "--config-file", "pyproject.toml", "--cache-dir", ".mypy_cache"])
    return [line.partition("planted.py:")[2] for line in said.splitlines() if "planted.py" in line]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "right", "wrong"),
    [
        ("lusitania", "s.hand[0, 1] + k.vp[3]", "s.hnd[0, 1] + k.vp[3]"),
        ("lusitania_xxi", "s.camp[0] + k.cell[3]", "s.camp[0] + k.sell[3]"),
        ("lutetia", "s.bid[0, 1] + k.cost[2]", "s.bid[0] + k.cost[2]"),
        ("lumeria", "s.unit[3] + k.goal", "s.units[3] + k.goal"),
    ],
)
def test_a_misspelt_field_in_a_rule_is_an_error(tmp_path, game, right, wrong):
    assert checked(tmp_path, game, right) == []
    errors = checked(tmp_path, game, wrong)
    assert any("[attr-defined]" in error or "[index]" in error for error in errors)
