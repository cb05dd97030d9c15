import ast
import re
from pathlib import Path

FOLDER = Path(__file__).parent
RULES = FOLDER.parents[2] / "iacta" / "games" / "lusitania" / "rules" / "en.md"
CLAUSES = {f"L{number}" for number in range(1, 18)}


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


def all_marks() -> dict[str, set[str]]:
    """The clauses marked in each test file of this folder."""
    return {path.name: clause_marks(path.read_text(encoding="utf-8")) for path in sorted(FOLDER.glob("test_*.py"))}


def written_clauses() -> set[str]:
    """The clauses of the rules, written there as **L5**, with or without a title."""
    return set(re.findall(r"\*\*(L\d+)\b", RULES.read_text(encoding="utf-8")))


def test_marks_are_read_from_test_functions_alone():
    source = '@pytest.mark.clause("L5", "L6")\ndef test_a(): ...\n@pytest.mark.clause("L7")\ndef b(): ...\n'
    assert clause_marks(source) == {"L5", "L6"}


def test_every_clause_has_a_test():
    marked = set().union(*all_marks().values())
    assert sorted(CLAUSES - marked) == []


def test_every_mark_names_a_clause_of_the_rules():
    for name, marks in all_marks().items():
        assert sorted(marks - written_clauses()) == [], name


def test_the_rules_have_the_clauses_l1_to_l17():
    assert written_clauses() == CLAUSES
