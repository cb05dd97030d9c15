"""A table starts interpreted at once and goes on compiled when that is ready; the bytes are the same."""

import json
import os
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from iacta.engine.compiling import background as shelves
from iacta.engine.compiling.background import Shelf, book_for, shelf
from iacta.engine.compiling.entry_points import DOORS
from iacta.engine.compiling.rulebook import Rulebook, rulebook
from iacta.match import Match
from tests.sealed_bids import GAME

ROOT = Path(__file__).parents[2]

PLAY = """
import json, random, sys, time
from iacta.engine.compiling.entry_points import DOORS, enter_choose_greedy, enter_play_games
from iacta.engine.compiling.background import shelf
from iacta.match import Match
from tests.sealed_bids import GAME

for door in (enter_choose_greedy, enter_play_games):  # they take longest, and a table does without
    del DOORS[door]

def bytes_of(match):
    return [match.state.tobytes().hex(), match.record(private=True), match.view(1), match.events(0, -1), match.waiting]

began = time.perf_counter()
tables = [Match(GAME, 3, {"rounds": 5}, match="m", secret=bytes(32), mode=mode) for mode in (None, "interpreted")]
choices = random.Random(1)
modes = []
def decide():
    seat = choices.choice(tables[0].waits_for)
    action = choices.choice(tables[0].legal(seat)).id
    assert tables[0].legal(seat) == tables[1].legal(seat)
    modes.append(tables[0].book.mode)
    for table in tables:
        table.play(seat, action)
    assert bytes_of(tables[0]) == bytes_of(tables[1])
for _ in range(6):
    decide()
seconds = time.perf_counter() - began
ready_at_once = shelf(GAME).ready.is_set()
assert shelf(GAME).ready.wait(200)
while not tables[0].over:
    decide()
hits = sum(sum(door.stats.cache_hits.values()) for door in shelf(GAME).now.doors.values())
print(json.dumps({"modes": modes, "seconds": seconds, "ready at once": ready_at_once, "hits": hits}))
"""

LEAVE = """
from iacta.engine.compiling import background as shelf
from iacta.match import Match
from tests.sealed_bids import GAME
shelf.HEAD_START = 0
Match(GAME, 2).play(0, "bid 1")
print("left")
"""


@pytest.fixture(autouse=True)
def rules_alone(monkeypatch):
    """What bots want compiled beside the rules is their own matter."""
    monkeypatch.setattr(shelves, "FURTHER", [])


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
    assert warm["hits"] == len(DOORS) - 2
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
        for door in ("first", "second"):
            assert self.may_go_on.wait(20)
            self.compiled.append(door)
            yield door


books = []


@pytest.fixture
def slow_book(monkeypatch):
    monkeypatch.setattr(shelves, "Rulebook", SlowBook)
    monkeypatch.setattr(shelves, "shelves", {})
    monkeypatch.setattr(shelves, "HEAD_START", 0)
    monkeypatch.setattr(shelves.atexit, "register", lambda leave: None)
    books.clear()


def begun():
    """A shelf whose compiled book is being made."""
    made = Shelf(GAME)
    while not books:
        made.thread.join(0.01)
    return made


def test_until_the_compiled_book_is_ready_the_interpreted_one_is_used(slow_book):
    made = begun()
    assert made.now.mode == "interpreted"
    assert not made.ready.is_set()
    books[0].may_go_on.set()
    assert made.ready.wait(20)
    assert made.now is books[0]
    made.leave()


def test_who_leaves_before_anything_is_compiled_does_not_wait(slow_book, monkeypatch):
    monkeypatch.setattr(shelves, "HEAD_START", 1000)
    made = Shelf(GAME)
    made.leave()
    assert not made.thread.is_alive()
    assert books == []


def test_leaving_stops_after_the_door_that_is_under_way(slow_book):
    made = begun()
    made.leaving.set()
    books[0].may_go_on.set()
    made.leave()
    assert not made.thread.is_alive()
    assert books[0].compiled == ["first"]
    assert made.now.mode == "interpreted"
    assert not made.ready.is_set()


def test_all_tables_of_a_game_share_one_shelf(slow_book):
    found = []
    threads = [threading.Thread(target=lambda: found.append(shelf(GAME))) for _ in range(8)]
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


def test_a_table_switches_in_the_middle_of_a_match(slow_book):
    match = Match(GAME, 2, mode=None)
    match.play(0, "bid 1")
    assert match.book.mode == "interpreted"
    while not books:
        shelf(GAME).thread.join(0.01)
    fast = Rulebook(GAME, "interpreted")
    books[0].__dict__.update(fast.__dict__ | {"mode": "compiled"}, **fast.doors)
    books[0].may_go_on.set()
    assert shelf(GAME).ready.wait(20)
    assert match.book is books[0]
    match.play(1, "bid 2")
    assert match.version == 1
    shelf(GAME).leave()


def test_a_mode_that_is_asked_for_is_used():
    assert book_for(GAME, "interpreted") is rulebook(GAME, "interpreted")
    assert book_for(GAME, "interpreted").mode == "interpreted"
