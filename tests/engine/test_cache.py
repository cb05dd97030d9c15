"""The cache of compiled rules: stale code is never found, and checked and unchecked code never share a folder."""

import contextlib
import dataclasses
import json
import os
import shutil
import subprocess
import sys
import threading
from pathlib import Path

import llvmlite
import numba
import numpy as np
import pytest

from iacta.engine import rulebook as rulebooks
from iacta.engine.records import blank
from iacta.engine.rule import Build, rule
from iacta.engine.rulebook import Rulebook, cache_folder, cache_root
from tests.sealed_bids import GAME

ROOT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def cache(tmp_path, monkeypatch):
    monkeypatch.setenv("IACTA_CACHE", str(tmp_path / "cache"))
    return tmp_path / "cache"


@pytest.fixture
def game(tmp_path):
    """The test game with sources of its own, which can be changed."""
    shutil.copytree(GAME.folder, tmp_path / "sources", ignore=shutil.ignore_patterns("__pycache__"))
    return dataclasses.replace(GAME, folder=tmp_path / "sources")


@pytest.fixture
def engine(tmp_path, monkeypatch):
    """A copy of the engine's sources, which can be changed."""
    shutil.copytree(rulebooks.SHARED_SOURCES, tmp_path / "engine", ignore=shutil.ignore_patterns("__pycache__"))
    monkeypatch.setattr(rulebooks, "SHARED_SOURCES", tmp_path / "engine")
    return tmp_path / "engine"


def test_the_folder_lies_where_the_setting_says(cache):
    assert cache_root() == cache
    assert cache_folder(GAME, "compiled").parent == cache


def test_without_the_setting_it_lies_in_the_users_cache(monkeypatch, tmp_path):
    monkeypatch.delenv("IACTA_CACHE")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert cache_root().name == "iacta"
    assert tmp_path in cache_root().parents or sys.platform != "linux"


def test_the_same_sources_settings_and_versions_have_the_same_folder(game, engine):
    assert cache_folder(game, "compiled") == cache_folder(game, "compiled")
    copy = dataclasses.replace(game, folder=GAME.folder)
    assert cache_folder(copy, "compiled") == cache_folder(game, "compiled")


def test_each_mode_has_a_folder_of_its_own():
    assert cache_folder(GAME, "compiled") != cache_folder(GAME, "checked")


def test_each_game_has_a_folder_of_its_own(game):
    assert cache_folder(dataclasses.replace(game, name="other"), "compiled") != cache_folder(game, "compiled")


@pytest.mark.parametrize("where", ["game", "engine"])
@pytest.mark.parametrize("change", ["edit", "add", "remove", "rename"])
def test_another_source_has_another_folder(game, engine, where, change):
    before = cache_folder(game, "compiled")
    folder = game.folder if where == "game" else engine
    source = max(folder.glob("*.py"))
    if change == "edit":
        source.write_text(source.read_text() + "\n")
    elif change == "add":
        (folder / "more.py").write_text("")
    elif change == "remove":
        source.unlink()
    else:
        source.rename(folder / "renamed.py")
    assert cache_folder(game, "compiled") != before


def test_a_changed_helper_that_goes_back_finds_its_folder_again(game):
    before = cache_folder(game, "compiled")
    source = game.folder / "rules.py"
    text = source.read_text()
    source.write_text(text + "# changed")
    assert cache_folder(game, "compiled") != before
    source.write_text(text)
    assert cache_folder(game, "compiled") == before


@pytest.mark.parametrize("setting", ["NUMBA_BOUNDSCHECK", "NUMBA_OPT", "NUMBA_CPU_NAME", "NUMBA_ANYTHING"])
def test_another_setting_of_numba_has_another_folder(monkeypatch, setting):
    before = cache_folder(GAME, "compiled")
    monkeypatch.setenv(setting, "1")
    once = cache_folder(GAME, "compiled")
    monkeypatch.setenv(setting, "2")
    assert len({before, once, cache_folder(GAME, "compiled")}) == 3


def test_other_settings_do_not_matter(monkeypatch):
    before = cache_folder(GAME, "compiled")
    monkeypatch.setenv("IACTA_ANYTHING", "1")
    assert cache_folder(GAME, "compiled") == before


@pytest.mark.parametrize("module", [numba, llvmlite, np], ids=lambda module: module.__name__)
def test_another_version_has_another_folder(monkeypatch, module):
    before = cache_folder(GAME, "compiled")
    monkeypatch.setattr(module, "__version__", "99.0")
    assert cache_folder(GAME, "compiled") != before


def test_another_python_or_machine_has_another_folder(monkeypatch):
    before = cache_folder(GAME, "compiled")
    with monkeypatch.context() as patch:
        patch.setattr(rulebooks.platform, "machine", lambda: "abacus")
        assert cache_folder(GAME, "compiled") != before
    monkeypatch.setattr(sys, "version", "4.0")
    assert cache_folder(GAME, "compiled") != before


@rule
def to_act_out_of_range(s):
    """Reads beyond the bids, as no rule may."""
    return s.bid[len(s.bid) + 1 - (s.phase > 9)]


BROKEN = dataclasses.replace(GAME, name="broken", functions={**GAME.functions, "to_act": to_act_out_of_range})

PROGRAM = """
import json, numpy
from iacta.engine.records import blank
from iacta.engine.rulebook import Rulebook
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
    hits = 0 if mode == "interpreted" else sum(book.doors["to_act"].stats.cache_hits.values())
    misses = 0 if mode == "interpreted" else sum(book.doors["to_act"].stats.cache_misses.values())
    told[mode] = [said, hits, misses]
print(json.dumps([told, cache_files()]))
"""


def cache_files():
    """The machine code in the cache, by the folder of its game and mode."""
    found = {}
    for path in sorted(cache_root().rglob("*.nbc")):
        found.setdefault(path.relative_to(cache_root()).parts[0], []).append(path.name)
    return found


def run(program):
    done = subprocess.run(
        [sys.executable, "-c", program],
        check=False,
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
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
    folders = {cache_folder(BROKEN, mode).name for mode in ("compiled", "checked")}
    assert len(folders) == 2
    assert set(files) == folders


@pytest.mark.slow
@pytest.mark.parametrize("value", ["0", "1"])
def test_checked_mode_checks_whatever_numbas_own_setting_says(monkeypatch, value):
    monkeypatch.setenv("NUMBA_BOUNDSCHECK", value)
    told, _ = run(PROGRAM)
    assert told["checked"][0] == "IndexError"


def test_only_doors_are_cached_and_each_in_its_own_folder():
    for mode in ("compiled", "checked"):
        book = Rulebook(GAME, mode)
        for door in book.doors.values():
            assert Path(door._cache.cache_path).is_relative_to(cache_folder(GAME, mode))
        inner = book.build.make(GAME.functions["to_act"])
        assert "Null" in type(inner._cache).__name__


def test_numbas_own_setting_is_as_it_was():
    before = numba.config.CACHE_DIR
    Rulebook(GAME, "compiled")
    assert before == numba.config.CACHE_DIR


@rule
def door(rows):
    return rows[0].me


def test_two_threads_that_make_doors_at_once_do_not_mix_their_folders(tmp_path, monkeypatch):
    """A table's rules are compiled in a thread of their own, while others may be made elsewhere."""
    meeting = threading.Barrier(2)
    njit = numba.njit

    def slow_njit(*arguments, **options):
        with contextlib.suppress(threading.BrokenBarrierError):
            meeting.wait(0.5)  # both threads are between the setting of the folder and the making of the door
        return njit(*arguments, **options)

    monkeypatch.setattr(numba, "njit", slow_njit)
    monkeypatch.setattr(numba.config, "CACHE_DIR", "")
    made = {}

    def make(mode):
        made[mode] = Build(mode, {}, tmp_path / mode).make(door, entry=True)

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
    assert len(book.doors["score"].signatures) == 1
