import re
from pathlib import Path

from iacta.games.lutetia import GAME
from tests.games.lusitania_xxi.test_every_clause_has_a_test import clause_marks

FOLDER = Path(__file__).parent
CLAUSES = {f"T{number}" for number in range(1, 20)}


def test_every_clause_has_a_test_and_every_mark_names_a_clause():
    marked = [clause_marks(path.read_text(encoding="utf-8")) for path in FOLDER.glob("test_*.py")]
    assert set().union(*marked) == CLAUSES


def test_the_rules_page_has_these_clauses():
    assert set(re.findall(r"\*\*(T\d+)\b", GAME.rules_page())) == CLAUSES
