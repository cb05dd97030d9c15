"""Matches with long logs: opened from snapshots, while nobody else waits, and with a bound."""

import json
import random
import sqlite3
import threading
from contextlib import closing

import pytest

from iacta.games import load_game
from iacta.match import Match
from iacta.match.record import entry_line
from iacta.match.snapshot import ENTRIES
from iacta.server import notifications, undo
from iacta.server import table as tables
from iacta.server.table import Table

pytestmark = pytest.mark.slow
GAME = load_game("lusitania-xxi")
LENGTH = 2 * ENTRIES + 20


def prolong(folder, name, length=LENGTH):
    """Play on and take back at a table that no server has open, until its log is that long."""
    with closing(sqlite3.connect(folder / "tables.sqlite")) as database, database:
        secret, options = database.execute("select secret, options from tables where id = ?", (name,)).fetchone()
        match = Match(GAME, 2, json.loads(options), id=name, secret=secret, mode="compiled")
        choices = random.Random(0)
        while match.version < length:
            if match.done and choices.random() < 0.9:
                match.undo(match.done[-1].seat, range(2))
            else:
                seat = match.to_act[0]
                match.play(seat, choices.choice(match.legal(seat)).id)
            line = json.dumps(entry_line(match, match.version, match.log[-1], opened=True))
            database.execute(
                'insert into entries ("table", number, entry) values (?, ?, ?)', (name, match.version, line)
            )
    return match


@pytest.fixture
def long_table(serve, tmp_path):
    """A folder with a table of two guests whose log is long; the guests have to find its server again."""
    serving = serve(tmp_path / "data")
    anna, boris = serving.guest(), serving.guest()
    name = anna.set_up("lusitania-xxi", "me", "open")
    boris.join(name)
    anna.friend = boris
    serving.__exit__()
    return tmp_path / "data", name, anna, prolong(tmp_path / "data", name)


def snapshots_of(folder):
    with closing(sqlite3.connect(folder / "tables.sqlite")) as database:
        return database.execute("select number, snapshot from snapshots order by number").fetchall()


def replayed_entries(monkeypatch):
    """How many entries are replayed from now on."""
    counted = []
    enter = tables.enter
    monkeypatch.setattr(tables, "enter", lambda *arguments: (counted.append(1), enter(*arguments)))
    return counted


def opened(folder, guest, name, serve):
    """The position of the table when a server opens it."""
    serving = serve(folder)
    guest.serving = serving
    with guest.sit(name) as line:
        position = line.position
        private = serving.table(name).match.record(private=True)
    serving.__exit__()
    return position, private


def test_a_long_match_is_replayed_once_and_opened_from_snapshots_afterwards(serve, long_table, monkeypatch):
    folder, name, anna, match = long_table
    replayed = replayed_entries(monkeypatch)
    first = opened(folder, anna, name, serve)
    assert first[1] == match.record(private=True)
    assert len(replayed) == LENGTH
    assert [number for number, _ in snapshots_of(folder)] == [ENTRIES, 2 * ENTRIES]
    replayed.clear()
    assert opened(folder, anna, name, serve) == first
    assert len(replayed) == LENGTH - 2 * ENTRIES


def test_whoever_plays_on_leaves_snapshots_behind(serve, long_table):
    folder, name, anna, _ = long_table
    serving = serve(folder)
    anna.serving = serving
    anna.friend.serving = serving
    lines = [anna.sit(name), anna.friend.sit(name)]
    while lines[0].position["version"] < 3 * ENTRIES:
        mover = next(line for line in lines if line.position["undo"] == "free" or line.position["legal"])
        if mover.position["undo"] == "free":
            assert mover.do("undo", version=mover.position["version"])["type"] == "done"
        else:
            mover.play_any()
        for line in lines:
            line.settle()
    assert [number for number, _ in snapshots_of(folder)] == [ENTRIES, 2 * ENTRIES, 3 * ENTRIES]


@pytest.mark.parametrize(
    "damage",
    [
        "update snapshots set snapshot = substr(snapshot, 1, 100) where number > 128",
        "update snapshots set made_with = 'another version'",
        "update snapshots set snapshot = x'00' where number = 128",
        "delete from snapshots where number = 128",
    ],
)
def test_snapshots_that_do_not_count_are_replaced_and_the_match_is_the_same(serve, long_table, damage):
    folder, name, anna, _ = long_table
    first = opened(folder, anna, name, serve)
    sound = snapshots_of(folder)
    with closing(sqlite3.connect(folder / "tables.sqlite")) as database, database:
        assert database.execute(damage).rowcount
    assert opened(folder, anna, name, serve) == first
    assert snapshots_of(folder) == sound


def test_nobody_waits_while_another_table_is_opened(serve, long_table, monkeypatch):
    folder, name, anna, _ = long_table
    serving = serve(folder)
    anna.serving = serving
    boris = serving.guest()
    other = boris.set_up("lusitania-xxi", "me", "greedy")
    opening, go_on = threading.Event(), threading.Event()
    replayed = Table.replayed

    def slowly(table, rows):
        if table.stored.id == name:
            opening.set()
            assert go_on.wait(60)
        return replayed(table, rows)

    monkeypatch.setattr(Table, "replayed", slowly)
    waiting = anna.line(name)
    waiting.send({"type": "hello"})
    assert opening.wait(60)
    with boris.sit(other) as line:  # one that is open
        if not line.position["legal"]:
            line.update(to_act=0)
        line.play_any()
    third = serving.guest()
    assert third.get(f"/api/tables/{other}").status == 200
    new = third.set_up("lutetia", "me", "open")  # one that is new
    assert third.get(f"/api/tables/{new}/cards").status == 200
    go_on.set()
    assert waiting.until("welcome")["position"]["version"] == LENGTH


def test_all_who_come_at_once_get_the_same_table(serve, long_table):
    folder, name, anna, _ = long_table
    serving = serve(folder)
    anna.serving = serving
    lines = [anna.line(name) for _ in range(8)]
    for line in lines:
        line.send({"type": "hello"})
    assert {line.until("welcome")["position"]["version"] for line in lines} == {LENGTH}
    assert len(serving.table(name).presence.viewers) == 8


def test_undo_and_redo_without_end_is_refused(serve, monkeypatch):
    monkeypatch.setattr(undo, "MOST_UNDOS", 3)
    serving = serve()
    anna, boris = serving.guest(), serving.guest()
    name = anna.set_up("lusitania-xxi", "me", "open", options={"first": 0})
    boris.join(name)
    with anna.sit(name) as line:
        for _ in range(3):
            exchange = next(action for action in line.position["legal"] if not action["binding"])
            assert line.play(exchange["id"])["type"] == "done"
            line.settle()
            assert line.do("undo", version=line.position["version"])["type"] == "done"
            line.settle()
        exchange = next(action for action in line.position["legal"] if not action["binding"])
        line.play(exchange["id"])
        line.settle()
        refused = line.do("undo", version=line.position["version"])
        assert (refused["type"], refused["error"]) == ("refused", "NotPossible")
        assert "taken back 3 decisions" in refused["text"]
        assert line.position["version"] == 7


def test_whoever_comes_is_told_only_the_end_of_an_endless_log(serve, long_table, monkeypatch):
    monkeypatch.setattr(notifications, "MOST_ENTRIES_OF_A_WELCOME", 100)
    folder, name, anna, _ = long_table
    serving = serve(folder)
    anna.serving = serving
    line = anna.line(name)
    welcome = line.greet()
    assert welcome["since"] == LENGTH - 100
    assert {event["version"] for event in welcome["events"]} <= set(range(LENGTH - 99, LENGTH + 1))
    assert welcome["events"]


def test_a_record_is_written_while_the_table_plays_on(serve, monkeypatch):
    serving = serve()
    anna = serving.guest()
    name = anna.set_up("lusitania-xxi", "me", "greedy", options={"first": 0})
    writing, go_on = threading.Event(), threading.Event()
    record = Match.record

    def slowly(match, **how):
        writing.set()
        assert go_on.wait(60)
        return record(match, **how)

    with anna.sit(name) as line:
        version = line.position["version"]
        monkeypatch.setattr(Match, "record", slowly)
        asked = []
        asking = threading.Thread(target=lambda: asked.append(anna.get(f"/api/tables/{name}/record")))
        asking.start()
        assert writing.wait(60)
        line.play_any()
        go_on.set()
        asking.join()
    last = json.loads(asked[0].body.splitlines()[-1])
    assert last["running"] == version
