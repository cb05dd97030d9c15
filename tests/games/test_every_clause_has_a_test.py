"""Every clause of a game's rules page is marked on some test of the game, and every mark names a clause."""

from __future__ import annotations

import ast
import re
from importlib import import_module
from pathlib import Path

import pytest

from iacta.engine.rules.game import Game
from iacta.games import MODULES, NAMES, load_game

over_every_game = pytest.mark.parametrize("game", [load_game(name) for name in NAMES], ids=NAMES)


def clause_marks(source: str) -> set[str]:
    """The clauses named by `pytest.mark.clause(...)` on the test functions of a source."""
    return {
        argument.value
        for function in ast.walk(ast.parse(source))
        if isinstance(function, ast.FunctionDef) and function.name.startswith("test_")
        for mark in function.decorator_list
        if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.clause"
        for argument in mark.args
        if isinstance(argument, ast.Constant)
    }


def all_marks(game: Game) -> dict[str, set[str]]:
    """The clauses marked in each test file of a game."""
    folder = Path(__file__).parent / game.folder.name
    return {path.name: clause_marks(path.read_text(encoding="utf-8")) for path in sorted(folder.glob("test_*.py"))}


def written_clauses(game: Game) -> set[str]:
    """The clauses of the rules page, written there as **X5**, with or without a title."""
    return set(re.findall(r"\*\*([A-Z]\d+)\b", game.rules_page()))


def test_marks_are_read_from_test_functions_alone():
    source = '@pytest.mark.clause("X5", "X6")\ndef test_a(): ...\n@pytest.mark.clause("X7")\ndef b(): ...\n'
    assert clause_marks(source) == {"X5", "X6"}


@over_every_game
def test_every_clause_has_a_test(game):
    marked = set().union(*all_marks(game).values())
    assert sorted(written_clauses(game) - marked) == []


@over_every_game
def test_every_mark_names_a_clause_of_the_rules(game):
    for name, marks in all_marks(game).items():
        assert sorted(marks - written_clauses(game)) == [], name


@over_every_game
def test_the_rules_have_the_clauses_that_a_card_file_may_name(game):
    assert written_clauses(game) == set(import_module(f"{MODULES[game.name]}.cards").CARD_SET.clauses)
