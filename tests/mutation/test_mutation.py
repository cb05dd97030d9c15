"""Every condition of every game's rules is put wrong, and some test must notice.

The mutants that none can notice are listed in survivors/, each with the reason."""

from __future__ import annotations

import ast
import sys
import time
import tomllib
from pathlib import Path

import pytest

from iacta.games import MODULES
from tests.mutation.mutants import all_mutants, changed, mutated
from tests.mutation.run import ROOT, BadRun, Fate, run

SURVIVORS = Path(__file__).parent / "survivors"
MOST_SURVIVORS = 0.05
# Tests of reading a card file, which no rule does.
NOT_OF_RULES = ("test_cards.py", "test_cards_against_the_rulebook.py", "test_reading_cards.py")

# The rules of a game, and those that games share: these are tried by the tests of one of the games.
PACKAGES = {**MODULES, "lusitanias": "iacta.games.lusitanias"}
TRIED_BY = {"lusitanias": "lusitania_xxi"}

LISTS = {name: SURVIVORS / f"{package.rpartition('.')[2]}.toml" for name, package in PACKAGES.items()}
over_games = pytest.mark.parametrize("name", [name for name, path in LISTS.items() if path.exists()])


def listed(path: Path) -> list[tuple[str, str]]:
    """The mutants of a list, each with the reason why it survives."""
    groups = tomllib.loads(path.read_text(encoding="utf-8"))["survivors"]
    return [(mutant, group["reason"]) for group in groups for mutant in group["mutants"]]


def complaints(fates: list[Fate], expected: dict[str, str]) -> list[str]:
    """What is wrong with the fates of all mutants, if so many of them may survive, for these reasons."""
    survivors = [fate for fate in fates if not fate.killed]
    found = [f"survives and is not listed: {fate.mutant}" for fate in survivors if fate.mutant not in expected]
    found += [
        f"is listed but killed by {fate.by}: {fate.mutant}" for fate in fates if fate.killed and fate.mutant in expected
    ]
    found += [f"is listed without a reason: {mutant}" for mutant, reason in expected.items() if not reason.strip()]
    found += [f"is listed but no mutant: {mutant}" for mutant in expected.keys() - {fate.mutant for fate in fates}]
    if len(survivors) > MOST_SURVIVORS * len(fates):
        found.append(f"{len(survivors)} of {len(fates)} survive, more than {MOST_SURVIVORS:.0%}")
    return found


@over_games
def test_listed_survivors_are_few_mutants_of_the_rules_each_with_a_reason(name):
    found = listed(LISTS[name])
    fates = [Fate(mutant, mutant not in dict(found), "some test", 0.1) for mutant in all_mutants(PACKAGES[name])]
    assert complaints(fates, dict(found)) == []
    assert len(found) == len(dict(found))


@pytest.mark.long
@over_games
def test_every_mutant_is_killed_but_those_listed(name, capsys):
    package = PACKAGES[name]
    tests = ROOT / "tests" / "games" / TRIED_BY.get(name, package.rpartition(".")[2])
    mutants = all_mutants(package)
    fates: list[Fate] = []
    began = time.monotonic()
    for fate in run(package, str(tests), *(f"--ignore={tests / file}" for file in NOT_OF_RULES)):
        fates.append(fate)
        if len(fates) % 50 == 0 or len(fates) == len(mutants):
            survive = sum(not fate.killed for fate in fates)
            seconds = time.monotonic() - began
            with capsys.disabled():
                sys.stdout.write(
                    f"\n{name}: {len(fates)} of {len(mutants)} mutants, {survive} survive, {seconds:.0f} s"
                )
    assert {fate.mutant for fate in fates} == mutants.keys()
    assert "\n".join(complaints(fates, dict(listed(LISTS[name])))) == ""


KILLED, SPARED = Fate("a | x → y", True, "test_a", 0.1), Fate("b | x → y", False, "", 0.1)
OTHERS = [Fate(f"{number} | x → y", True, "test_a", 0.1) for number in range(50)]


@pytest.mark.parametrize(
    ("fates", "expected", "complaint"),
    [
        ([KILLED, SPARED, *OTHERS], {SPARED.mutant: "never asked"}, None),
        ([KILLED, SPARED, *OTHERS], {}, "survives and is not listed: b | x → y"),
        ([KILLED, *OTHERS], {KILLED.mutant: "never asked"}, "is listed but killed by test_a: a | x → y"),
        ([SPARED, *OTHERS], {SPARED.mutant: " "}, "is listed without a reason: b | x → y"),
        ([KILLED, *OTHERS], {SPARED.mutant: "never asked"}, "is listed but no mutant: b | x → y"),
        ([KILLED, SPARED], {SPARED.mutant: "never asked"}, "1 of 2 survive, more than 5%"),
    ],
)
def test_survivors_must_be_listed_alive_explained_and_few(fates, expected, complaint):
    assert complaints(fates, expected) == ([complaint] if complaint else [])


# The mutator itself, on conditions of every kind

RULES = '''
from iacta.engine.compiling.rule import rule


@rule
def may(s, x, y):
    """Nothing in a docstring is a condition: x < y."""
    if x == 1 and not y:
        return 0 <= s < 5
    while s:
        s -= 1 if x in y else 2
    return (s is None) + (x or y)


@rule(compiled=int)
def limit(x):
    return min(x, 9) if x > 9 else [i for i in x if i]


def no_rule(x):
    return x > 9
'''

MUTANTS = """
may | if x == 1 and not y: | x == 1 and (not y) → x == 1 or not y
may | if x == 1 and not y: | x == 1 → x != 1
may | if x == 1 and not y: | not y → y
may | return 0 <= s < 5 | 0 <= s < 5 → 0 < s < 5
may | return 0 <= s < 5 | 0 <= s < 5 → 0 > s < 5
may | return 0 <= s < 5 | 0 <= s < 5 → 0 <= s <= 5
may | return 0 <= s < 5 | 0 <= s < 5 → 0 <= s >= 5
may | while s: | s → not s
may | s -= 1 if x in y else 2 | x in y → x not in y
may | return (s is None) + (x or y) | s is None → s is not None
may | return (s is None) + (x or y) | x or y → x and y
may | return (s is None) + (x or y) | x → not x
may | return (s is None) + (x or y) | y → not y
limit | return min(x, 9) if x > 9 else [i for i in x if i] | x > 9 → x >= 9
limit | return min(x, 9) if x > 9 else [i for i in x if i] | x > 9 → x <= 9
limit | return min(x, 9) if x > 9 else [i for i in x if i] | i → not i
"""


def test_every_kind_of_condition_is_found_and_changed():
    found = [mutant.name for mutant, *_ in changed("tiny.rules", RULES)]
    assert sorted(found) == sorted(f"rules.{line}" for line in MUTANTS.strip().splitlines())


def test_a_mutant_has_one_line_that_differs():
    plain = ast.unparse(ast.parse(RULES)).splitlines()
    for mutant, *_ in changed("tiny.rules", RULES):
        lines = ast.unparse(mutated(mutant)).splitlines()
        differing = [(old, new) for old, new in zip(plain, lines, strict=True) if old != new]
        assert len(differing) == 1, mutant.name
        assert mutant.now in differing[0][1]


def test_equal_mutants_of_one_rule_are_told_apart():
    source = "@rule\ndef may(x):\n    if x:\n        x -= 1\n    if x:\n        x -= 1\n"
    first, second = (mutant for mutant, *_ in changed("tiny", source))
    assert (first.name, second.name) == ("tiny.may | if x: | x → not x", "tiny.may | if x: | x → not x (2)")
    assert ast.unparse(mutated(second)).splitlines()[2:5:2] == ["    if x:", "    if not x:"]


def test_a_name_does_not_depend_on_the_place_of_the_line():
    names = [mutant.name for mutant, *_ in changed("tiny", RULES)]
    assert names == [mutant.name for mutant, *_ in changed("tiny", RULES.replace("\n", "\n\n"))]


TINY = """
from iacta.engine.compiling.rule import rule


@rule
def fewer(x):
    while x > 3:
        x -= 2
    return x


@rule
def few(x):
    if x == 0:
        return True
    return fewer(x) <= 3


@rule
def uncalled(x):
    return not x
"""

TEST_TINY = """
from iacta.engine.compiling.rule import Build
from tiny.rules import few

BUILT = Build("interpreted", {}).make(few)


def test_two_are_few():
    assert BUILT(2)


def test_five_become_few():
    assert BUILT(5)
"""


@pytest.fixture
def tiny(tmp_path):
    """A package of rules with a test."""
    package = tmp_path / "tiny"
    package.mkdir()
    for name, text in (("__init__", ""), ("rules", TINY), ("test_tiny", TEST_TINY)):
        (package / f"{name}.py").write_text(text, encoding="utf-8")
    return package


@pytest.mark.slow
def test_mutants_are_killed_by_tests_and_as_endless_loops_and_others_survive(tiny):
    fates = {fate.mutant: fate for fate in run("tiny", str(tiny), "--seconds", "1", folder=tiny.parent)}
    assert {name: fate.killed for name, fate in fates.items()} == {
        "rules.fewer | while x > 3: | x > 3 → x >= 3": False,
        "rules.fewer | while x > 3: | x > 3 → x <= 3": True,  # from 2 it never ends
        "rules.few | if x == 0: | x == 0 → x != 0": False,
        "rules.few | return fewer(x) <= 3 | fewer(x) <= 3 → fewer(x) < 3": True,
        "rules.few | return fewer(x) <= 3 | fewer(x) <= 3 → fewer(x) > 3": True,
        "rules.uncalled | return not x | not x → x": False,
    }
    by = {fate.mutant.rpartition(" | ")[2]: fate.by for fate in fates.values()}
    assert by["x > 3 → x <= 3"] == "an endless loop"
    assert by["fewer(x) <= 3 → fewer(x) < 3"] == "tiny/test_tiny.py::test_five_become_few"


TEST_SLOWLY = """

def test_two_are_few_after_a_while():
    from time import process_time

    end = process_time() + 0.6
    while process_time() < end:
        pass
    assert BUILT(2)
"""


@pytest.mark.slow
def test_a_test_that_is_slow_by_itself_is_no_endless_loop(tiny):
    (tiny / "test_tiny.py").write_text(TEST_TINY + TEST_SLOWLY, encoding="utf-8")
    fates = {fate.mutant: fate for fate in run("tiny", str(tiny), "--seconds", "0.3", folder=tiny.parent)}
    assert not fates["rules.few | if x == 0: | x == 0 → x != 0"].killed
    assert fates["rules.fewer | while x > 3: | x > 3 → x <= 3"].by == "an endless loop"


@pytest.mark.slow
def test_tests_that_fail_without_a_mutant_are_reported(tiny):
    (tiny / "test_tiny.py").write_text(TEST_TINY + "    assert not BUILT(5)\n", encoding="utf-8")
    with pytest.raises(BadRun, match=r"without a mutant the tests fail: tiny/test_tiny\.py::test_five_become_few"):
        list(run("tiny", str(tiny), folder=tiny.parent))
