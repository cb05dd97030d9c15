"""Whoever knows a clause finds the file: the map at the head of each game's rules.py names every clause once."""

import re
from importlib import import_module
from pathlib import Path

import pytest

from iacta.games import MODULES, NAMES, load_game

LINE = re.compile(r"^    ([A-Z]\d.*?)  +(\w+\.py)$", re.MULTILINE)
CLAUSE = re.compile(r"[A-Z](\d+)(?:–[A-Z](\d+))?")


def numbers_in(text):
    """The clauses that a text names, with those between."""
    found = [range(int(first), int(last or first) + 1) for first, last in CLAUSE.findall(text)]
    return [number for some in found for number in some]


def chapters(name):
    """The clauses by file, as the map of the rules has them."""
    lines = LINE.findall(import_module(f"{MODULES[name]}.rules").__doc__)
    return {file: numbers_in(clauses) for clauses, file in lines}


@pytest.mark.parametrize("name", NAMES)
def test_every_clause_is_in_the_map_once(name):
    page = load_game(name).rules_page()
    last = max(int(number) for number in re.findall(r"\*\*[A-Z](\d+)", page))
    assert sorted(number for numbers in chapters(name).values() for number in numbers) == list(range(1, last + 1))


@pytest.mark.parametrize("name", NAMES)
def test_every_chapter_is_there_speaks_of_a_clause_of_its_own_and_is_in_the_readme(name):
    folder = Path(import_module(MODULES[name]).__file__).parent
    readme = (folder / "README.md").read_text("utf-8")
    letter = re.search(r"\*\*([A-Z])\d", load_game(name).rules_page())[1]
    for file, numbers in chapters(name).items():
        source = (folder / file).read_text("utf-8")
        spoken = {
            number for first, last in CLAUSE.findall(source) for number in range(int(first), int(last or first) + 1)
        }
        assert spoken & set(numbers), f"{file} names none of {letter}{numbers}"
        assert f"`{file}`" in readme
