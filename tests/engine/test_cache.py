"""The cache of compiled rules: stale code is never found, and checked and unchecked code never share a folder."""

import contextlib
import dataclasses
import json
import os
import subprocess
import sys
import threading
from collections import namedtuple
from pathlib import Path

import llvmlite
import numba
import numpy as np
import pytest

from iacta.engine.compiling import rulebook as rulebooks
from iacta.engine.compiling.entry_points import EntryPoints, Packed
from iacta.engine.compiling.records import blank
from iacta.engine.compiling.rule import Build, rule
from iacta.engine.compiling.rulebook import Rulebook, cache_root, rules_folder
from tests.sealed_bids import GAME

ROOT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def cache(tmp_path, monkeypatch):
    monkeypatch.setenv("IACTA_CACHE", str(tmp_path / "cache"))
    return tmp_path / "cache"


def test_the_folder_lies_where_the_setting_says(cache):
    assert cache_root() == cache
    assert rules_folder(GAME, "compiled").parent == cache


@rule
def entry_packed(pair):
    return pair.one[0] - pair.other[0]


def test_code_that_finds_packed_arguments_in_other_places_has_a_folder_of_its_own():
    orders = [namedtuple("Pair", order) for order in (("one", "other"), ("other", "one"))]
    sets = [EntryPoints({entry_packed: (Packed(order, kinds),)}) for order in orders for kinds in ("nn", "uu")]
    assert len({rules_folder(GAME, "compiled", one) for one in sets}) == len(sets)


@pytest.mark.parametrize("unset", [lambda env: env.delenv("IACTA_CACHE"), lambda env: env.setenv("IACTA_CACHE", "")])
def test_without_the_setting_it_lies_in_the_users_cache(monkeypatch, tmp_path, unset):
    unset(monkeypatch)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert cache_root().name == "iacta"
    assert tmp_path in cache_root().parents or sys.platform != "linux"


def test_the_same_rules_settings_and_versions_have_the_same_folder(tmp_path):
    assert rules_folder(GAME, "compiled") == rules_folder(GAME, "compiled")
    elsewhere = dataclasses.replace(GAME, folder=tmp_path)
    assert rules_folder(elsewhere, "compiled") == rules_folder(GAME, "compiled")


@pytest.mark.slow
def test_another_process_finds_the_same_folder(cache):
    program = "from tests.engine.test_cache import GAME, rules_folder; print(rules_folder(GAME, 'compiled'))"
    done = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == str(rules_folder(GAME, "compiled"))


def test_each_mode_has_a_folder_of_its_own():
    assert rules_folder(GAME, "compiled") != rules_folder(GAME, "checked")


def test_each_game_has_a_folder_of_its_own():
    assert rules_folder(dataclasses.replace(GAME, name="other"), "compiled") != rules_folder(GAME, "compiled")


def changed(source, name="to_act"):
    """The test game with one rule rewritten, as if its source said so."""
    before = GAME.functions[name]
    scope = dict(before.__globals__)
    exec(compile(source, before.__code__.co_filename, "exec"), scope)
    return dataclasses.replace(GAME, functions={**GAME.functions, name: scope[name]})


RULE = "@rule\ndef to_act(s):\n    return HELPER(s)\n"
HELPER = """
from iacta.engine.compiling.rule import ConstantTable, rule

NUMBER = 1
NUMBERS = ConstantTable((1, 2))

@rule
def HELPER(s):
    REPLACED
"""


def test_a_changed_rule_a_changed_helper_number_or_table_has_another_folder():
    bodies = ["return s.phase", "return s.phase + 1", "return NUMBER", "return NUMBERS[s.phase]"]
    texts = [HELPER.replace("REPLACED", body) + RULE for body in bodies]
    texts += [texts[2].replace("NUMBER = 1", "NUMBER = 2"), texts[3].replace("(1, 2)", "(1, 3)")]
    folders = [rules_folder(changed(text), "compiled") for text in texts]
    assert len(set(folders)) == len(texts)
    assert folders == [rules_folder(changed(text), "compiled") for text in texts]


def test_what_no_rule_reads_does_not_matter():
    text = HELPER.replace("REPLACED", "return s.phase") + RULE
    other = text.replace("NUMBER = 1", "NUMBER = 2")
    assert rules_folder(changed(text), "compiled") == rules_folder(changed(other), "compiled")


def test_a_source_that_is_edited_after_it_was_loaded_does_not_matter(tmp_path):
    """The code in memory is what is compiled: a folder named after the file's new text would hold old code."""
    before = rules_folder(GAME, "compiled")
    copy = dataclasses.replace(GAME, folder=tmp_path)
    (tmp_path / "rules.py").write_text("# changed")
    assert rules_folder(copy, "compiled") == before


@pytest.mark.parametrize("setting", ["NUMBA_BOUNDSCHECK", "NUMBA_OPT", "NUMBA_CPU_NAME", "NUMBA_ANYTHING"])
def test_another_setting_of_numba_has_another_folder(monkeypatch, setting):
    before = rules_folder(GAME, "compiled")
    monkeypatch.setenv(setting, "1")
    once = rules_folder(GAME, "compiled")
    monkeypatch.setenv(setting, "2")
    assert len({before, once, rules_folder(GAME, "compiled")}) == 3


def test_other_settings_do_not_matter(monkeypatch):
    before = rules_folder(GAME, "compiled")
    monkeypatch.setenv("IACTA_ANYTHING", "1")
    assert rules_folder(GAME, "compiled") == before


@pytest.mark.parametrize("module", [numba, llvmlite, np], ids=lambda module: module.__name__)
def test_another_version_has_another_folder(monkeypatch, module):
    before = rules_folder(GAME, "compiled")
    monkeypatch.setattr(module, "__version__", "99.0")
    assert rules_folder(GAME, "compiled") != before


def test_another_python_or_machine_has_another_folder(monkeypatch):
    before = rules_folder(GAME, "compiled")
    with monkeypatch.context() as patch:
        patch.setattr(rulebooks.platform, "machine", lambda: "abacus")
        assert rules_folder(GAME, "compiled") != before
    monkeypatch.setattr(sys, "version", "4.0")
    assert rules_folder(GAME, "compiled") != before


@rule
def to_act_out_of_range(s):
    """Reads beyond the bids, as no rule may."""
    return s.bid[len(s.bid) + 1 - (s.phase > 9)]


BROKEN = dataclasses.replace(GAME, name="broken", functions={**GAME.functions, "to_act": to_act_out_of_range})

PROGRAM = """
import json, numpy
from iacta.engine.compiling.entry_points import EntryPoints, Packed
from iacta.engine.compiling.records import blank
from iacta.engine.compiling.rulebook import Rulebook
from tests.engine.test_cache import BROKEN, cache_files
told = {}
for mode in ("compiled", "checked", "interpreted"):
    book = Rulebook(BROKEN, mode)
    state = blank(BROKEN.state)
    state["seats"] = 42  # within the record, so that reading beyond the bids is harmless
    try:
        said = int(book.to_act(state))
    except IndexError:
        said = "IndexError"
    hits = 0 if mode == "interpreted" else sum(book.entry_points["to_act"].stats.cache_hits.values())
    misses = 0 if mode == "interpreted" else sum(book.entry_points["to_act"].stats.cache_misses.values())
    told[mode] = [said, hits, misses]
print(json.dumps([told, cache_files()]))
"""


def cache_files():
    """The machine code in the cache, by the folder of its game and mode."""
    found = {}
    for path in sorted(cache_root().rglob("*.nbc")):
        found.setdefault(path.relative_to(cache_root()).parts[0], []).append(path.name)
    return found


def run(program, root=ROOT):
    done = subprocess.run(
        [sys.executable, "-c", program],
        check=False,
        cwd=root,
        env={**os.environ, "PYTHONPATH": str(root)},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


@pytest.mark.slow
def test_a_rule_out_of_range_raises_in_checked_mode_though_both_caches_are_warm(cache):
    (cold, files), (warm, files_again) = run(PROGRAM), run(PROGRAM)
    assert cold["interpreted"][0] == cold["checked"][0] == "IndexError"
    assert cold["compiled"][0] != "IndexError"
    assert [cold[mode][1:] for mode in ("compiled", "checked")] == [[0, 1], [0, 1]]
    assert [warm[mode][0] for mode in warm] == [cold[mode][0] for mode in cold]
    assert [warm[mode][1:] for mode in ("compiled", "checked")] == [[1, 0], [1, 0]]
    assert files == files_again
    folders = {rules_folder(BROKEN, mode).name for mode in ("compiled", "checked")}
    assert len(folders) == 2
    assert set(files) == folders


@pytest.mark.slow
def test_a_clone_at_another_path_finds_what_the_first_has_compiled(tmp_path):
    clone = tmp_path / "clone"
    clone.mkdir()
    for package in ("iacta", "tests"):
        (clone / package).symlink_to(ROOT / package)
    (_, files), (warm, files_again) = run(PROGRAM), run(PROGRAM, clone)
    assert [warm[mode][1:] for mode in ("compiled", "checked")] == [[1, 0], [1, 0]]
    assert files == files_again


def test_where_the_cache_cannot_be_written_nothing_is_kept(cache):
    cache.write_text("not a folder")
    for mode in ("compiled", "checked"):
        made = Build(mode, {}, rules_folder(GAME, mode)).make(entry_point)
        assert made._cache.cache_path is None


@pytest.mark.slow
@pytest.mark.parametrize("value", ["0", "1"])
def test_checked_mode_checks_whatever_numbas_own_setting_says(monkeypatch, value):
    monkeypatch.setenv("NUMBA_BOUNDSCHECK", value)
    told, _ = run(PROGRAM)
    assert told["checked"][0] == "IndexError"


def test_only_doors_are_cached_and_each_in_its_own_folder():
    for mode in ("compiled", "checked"):
        book = Rulebook(GAME, mode)
        for entry_point in book.entry_points.values():
            assert Path(entry_point._cache.cache_path).is_relative_to(rules_folder(GAME, mode))
        inner = book.build.part(GAME.functions["to_act"])
        assert "Null" in type(inner._cache).__name__


def test_numbas_own_setting_is_as_it_was():
    before = numba.config.CACHE_DIR
    Rulebook(GAME, "compiled")
    assert before == numba.config.CACHE_DIR


@rule
def entry_point(rows):
    return rows[0].me


@pytest.mark.slow
def test_two_threads_that_make_doors_at_once_do_not_mix_their_folders(tmp_path, monkeypatch):
    """A table's rules are compiled in a thread of their own, while others may be made elsewhere."""
    meeting = threading.Barrier(2)
    njit = numba.njit

    def slow_njit(*arguments, **options):
        with contextlib.suppress(threading.BrokenBarrierError):
            meeting.wait(0.5)  # both threads are between the setting of the folder and the making of the dispatcher
        return njit(*arguments, **options)

    monkeypatch.setattr(numba, "njit", slow_njit)
    monkeypatch.setattr(numba.config, "CACHE_DIR", "")
    made = {}

    def make(mode):
        made[mode] = Build(mode, {}, tmp_path / mode).make(entry_point)

    threads = [threading.Thread(target=make, args=(mode,)) for mode in ("compiled", "checked")]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    for mode, dispatcher in made.items():
        assert Path(dispatcher._cache.cache_path).is_relative_to(tmp_path / mode)
    assert numba.config.CACHE_DIR == ""


def test_a_changed_number_on_a_card_compiles_nothing():
    book = Rulebook(GAME, "compiled")
    out = np.zeros(8, np.int64)
    state = blank(GAME.state)
    state["seats"], state["won"][0][1][0] = 2, 1
    for points in (1, 50):
        book.score(state, GAME.load_cards(f"{points} 2 3 4 5 6").k, out)
        assert out[1] == points
    assert len(book.entry_points["score"].signatures) == 1
