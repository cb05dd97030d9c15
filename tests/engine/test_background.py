"""A table starts interpreted at once and goes on compiled when that is ready; the bytes are the same."""

import json
import os
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from iacta.engine.compiling import background as background_module
from iacta.engine.compiling.background import BackgroundCompiler, background, fastest, fastest_rulebook, the_rules
from iacta.engine.compiling.entry_points import GAME_ENTRY_POINTS
from iacta.engine.compiling.rulebook import Rulebook, rulebook
from iacta.match import Match, learning
from tests.sealed_bids import GAME

ROOT = Path(__file__).parents[2]

PLAY = """
import json, random, sys, time
from iacta.engine.compiling.entry_points import GAME_ENTRY_POINTS, entry_choose_greedy, entry_play_games
from iacta.engine.compiling.background import background
from iacta.match import Match
from iacta.match.learning import match_rules
from tests.sealed_bids import GAME

for entry_point in (entry_choose_greedy, entry_play_games):  # they take longest, and a table does without
    del GAME_ENTRY_POINTS[entry_point]

def bytes_of(match):
    return [match.state.tobytes().hex(), match.record(private=True), match.view(1), match.events(0, -1), match.waiting]

began = time.perf_counter()
tables = [Match(GAME, 3, {"rounds": 5}, id="m", secret=bytes(32), mode=mode) for mode in (None, "interpreted")]
choices = random.Random(1)
modes = []
def decide():
    seat = choices.choice(tables[0].waits_for)
    action = choices.choice(tables[0].legal(seat)).id
    assert tables[0].legal(seat) == tables[1].legal(seat)
    modes.append(tables[0].rulebook.mode)
    for table in tables:
        table.play(seat, action)
    assert bytes_of(tables[0]) == bytes_of(tables[1])
for _ in range(6):
    decide()
seconds = time.perf_counter() - began
ready_at_once = background(GAME).is_ready(match_rules)
assert background(GAME).wait(match_rules, 200)
while not tables[0].over:
    decide()
book = background(GAME).fastest_with(match_rules).book
hits = sum(sum(entry_point.stats.cache_hits.values()) for entry_point in book.entry_points.values())
print(json.dumps({"modes": modes, "seconds": seconds, "ready at once": ready_at_once, "hits": hits}))
"""

LEAVE = """
from iacta.engine.compiling import background
from iacta.match import Match
from tests.sealed_bids import GAME
background.HEAD_START = 0
Match(GAME, 2).play(0, "bid 1")
print("left")
"""


def run(program, cache):
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "IACTA_CACHE": str(cache), "PYTHONWARNINGS": "error"}
    done = subprocess.run(
        [sys.executable, "-c", program], check=False, cwd=ROOT, env=environment, capture_output=True, text=True
    )
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


@pytest.mark.slow
def test_with_a_cold_cache_a_table_is_playable_at_once_and_goes_on_compiled_with_the_same_bytes(tmp_path):
    cold = json.loads(run(PLAY, tmp_path))
    assert not cold["ready at once"]
    assert cold["modes"][:6] == ["interpreted"] * 6
    assert cold["modes"][6:] == ["compiled"] * (len(cold["modes"]) - 6)
    assert len(cold["modes"]) > 12
    assert cold["hits"] == 0
    warm = json.loads(run(PLAY, tmp_path))
    assert warm["hits"] == len(GAME_ENTRY_POINTS) - 2
    assert warm["modes"][-1] == "compiled"


@pytest.mark.slow
def test_who_leaves_while_rules_are_compiled_leaves_in_peace(tmp_path):
    assert run(LEAVE, tmp_path) == "left\n"


class SlowBook:
    """A compiled rulebook whose making takes until it is allowed to go on."""

    def __init__(self, game, mode):
        assert mode == "compiled"
        self.mode = mode
        self.may_go_on = threading.Event()
        self.compiled = []
        books.append(self)

    def compile(self, without=()):
        for entry_point in ("first", "second"):
            assert self.may_go_on.wait(20)
            self.compiled.append(entry_point)
            yield entry_point


books = []


@pytest.fixture
def slow_book(monkeypatch):
    monkeypatch.setattr(background_module, "Rulebook", SlowBook)
    monkeypatch.setattr(background_module, "compilers", {})
    monkeypatch.setattr(background_module, "HEAD_START", 0)
    monkeypatch.setattr(background_module.atexit, "register", lambda leave: None)
    books.clear()


def begun():
    """A background compiler that is at work."""
    compiler = BackgroundCompiler(GAME)
    while not books:
        compiler.thread.join(0.01)
    return compiler


def test_until_the_compiled_book_is_ready_the_interpreted_one_is_used(slow_book):
    compiler = begun()
    assert compiler.fastest_with(the_rules).mode == "interpreted"
    assert not compiler.is_ready()
    books[0].may_go_on.set()
    assert compiler.wait(timeout=20)
    assert compiler.fastest_with(the_rules) is books[0]
    compiler.leave()


def test_what_is_asked_for_is_made_of_the_interpreted_rules_until_it_is_made_of_the_compiled_ones(slow_book):
    may_make = threading.Event()

    def prepare(book):
        assert book.mode == "interpreted" or may_make.wait(20)
        return f"made of {book.mode} rules"

    compiler = begun()
    assert compiler.fastest_with(prepare) == "made of interpreted rules"
    books[0].may_go_on.set()
    assert compiler.wait(timeout=20)
    assert compiler.fastest_with(prepare) == "made of interpreted rules"  # the rules are ready, and this is not
    assert not compiler.is_ready(prepare)
    may_make.set()
    assert compiler.wait(prepare, 20)
    assert compiler.fastest_with(prepare) == "made of compiled rules"
    compiler.leave()


def test_what_is_asked_for_after_everything_else_is_made_too_and_each_thing_once(slow_book):
    made = []

    def first(book):
        made.append(("first", book.mode))

    def second(book):
        made.append(("second", book.mode))

    compiler = begun()
    books[0].may_go_on.set()
    for prepare in (first, second, first):
        assert compiler.wait(prepare, 20)
    assert made == [("first", "compiled"), ("second", "compiled")]
    compiler.leave()


def test_nothing_is_compiled_that_nobody_asked_for(slow_book):
    compiler = begun()
    books[0].may_go_on.set()
    assert compiler.wait(timeout=20)
    assert list(compiler.made) == [the_rules]
    compiler.leave()
    assert not compiler.thread.is_alive()


def test_who_leaves_before_anything_is_compiled_does_not_wait(slow_book, monkeypatch):
    monkeypatch.setattr(background_module, "HEAD_START", 1000)
    compiler = BackgroundCompiler(GAME)
    compiler.leave()
    assert not compiler.thread.is_alive()
    assert books == []


def test_leaving_stops_after_the_entry_point_that_is_under_way(slow_book):
    compiler = begun()
    compiler.leaving.set()
    books[0].may_go_on.set()
    compiler.leave()
    assert not compiler.thread.is_alive()
    assert books[0].compiled == ["first"]
    assert compiler.fastest_with(the_rules).mode == "interpreted"
    assert not compiler.is_ready()


def test_all_tables_of_a_game_share_one_compiler(slow_book):
    found = []
    threads = [threading.Thread(target=lambda: found.append(background(GAME))) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(found) == 8
    assert len({id(one) for one in found}) == 1
    one = found[0]
    while not books:
        one.thread.join(0.01)
    one.leaving.set()
    books[0].may_go_on.set()
    one.leave()
    assert len(books) == 1


def test_a_table_switches_in_the_middle_of_a_match(slow_book, monkeypatch):
    monkeypatch.setattr(
        learning, "rulebook", lambda game, mode, entry_points: rulebook(game, "interpreted", entry_points)
    )
    match = Match(GAME, 2, mode=None)
    match.play(0, "bid 1")
    assert match.rulebook.mode == "interpreted"
    while not books:
        background(GAME).thread.join(0.01)
    fast = Rulebook(GAME, "interpreted")
    books[0].__dict__.update(fast.__dict__ | {"mode": "compiled"}, **fast.entry_points)
    books[0].may_go_on.set()
    assert background(GAME).wait(learning.match_rules, 20)
    assert match.rulebook is books[0]
    match.play(1, "bid 2")
    assert match.version == 1
    background(GAME).leave()


def test_a_mode_that_is_asked_for_is_used():
    assert fastest_rulebook(GAME, "interpreted") is rulebook(GAME, "interpreted")
    assert fastest(GAME, "interpreted", lambda book: book.mode) == "interpreted"
