"""The database: one commit for what belongs together, reads wait for nobody, and a lock from outside does no harm."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from contextlib import contextmanager

import pytest
from sqlalchemy import event, insert, text

from iacta.server import connection, database, schema
from iacta.server.errors import Unavailable
from iacta.server.store import Store, open_store
from iacta.server.stored import Command, StoredSeat, StoredTable
from tests.apart import alone
from tests.server.serving import PATIENCE

SECRET = b"the secret of a match: thirty-two"


def table(name, **more):
    people = [StoredSeat("person", who, guest=who * 64) for who in "ab"]
    return StoredTable(name, "lusitania", 1, {}, None, SECRET, public=True, seats=people, stage="running", **more)


def entry(number):
    return {"n": number, "seat": 0, "play": "end turn"}


@contextmanager
def locked(path):
    """Another program has the database locked for writing."""
    other = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    other.execute("BEGIN IMMEDIATE")
    try:
        yield other
    finally:
        if other.in_transaction:
            other.execute("ROLLBACK")
        other.close()


@pytest.fixture
def path(tmp_path):
    return tmp_path / "tables.sqlite"


@pytest.fixture
def store(path):
    with open_store(path) as opened:
        yield opened


@pytest.fixture
def commits(store):
    """What the writer commits, counted."""
    counted = []
    event.listen(store.database.engine, "commit", counted.append)
    return counted


def outside(path, query):
    """What another program reads from the file."""
    with sqlite3.connect(path) as connection:
        return connection.execute(query).fetchall()


def adding(name, number, say=None):
    def work(c):
        c.execute(insert(schema.entries).values(table=name, number=number, entry=entry(number)))
        return say

    return work


def test_what_is_queued_together_is_committed_together(store, path, commits):
    async def play():
        for name in ("one", "two"):
            await store.add(table(name))
        before = len(commits)
        with locked(path):
            tasks = [
                asyncio.create_task(store.run(adding(name, n, n))) for name in ("one", "two") for n in range(1, 51)
            ]
            await asyncio.sleep(0)  # all are queued
        assert await asyncio.gather(*tasks) == [*range(1, 51), *range(1, 51)]
        return len(commits) - before

    assert alone(play()) == 1
    assert outside(path, "SELECT count(*) FROM entries") == [(100,)]


def test_a_write_that_fails_spoils_no_other(store, path, monkeypatch):
    monkeypatch.setattr(database.logger, "disabled", True)

    def half(c):
        adding("one", 7)(c)
        adding("nowhere", 1)(c)

    def mistaken(c):
        adding("one", 8)(c)
        raise ZeroDivisionError

    async def play():
        await store.add(table("one"))
        with locked(path):
            works = [adding("one", 1), half, adding("one", 2), mistaken, adding("one", 3)]
            tasks = [asyncio.create_task(store.run(work)) for work in works]
            await asyncio.sleep(0)
        return await asyncio.gather(*tasks, return_exceptions=True)

    assert [type(answer) for answer in alone(play())] == [
        type(None),
        Unavailable,
        type(None),
        ZeroDivisionError,
        type(None),
    ]
    assert outside(path, "SELECT number FROM entries") == [(1,), (2,), (3,)]


def test_a_commit_that_fails_fails_for_all_and_changes_nothing(store, path, monkeypatch):
    monkeypatch.setattr(database.logger, "disabled", True)

    def poisoned(c):
        """What is wrong here is noticed by the commit only."""
        c.execute(text("PRAGMA defer_foreign_keys=ON"))
        adding("nowhere", 1)(c)

    async def play():
        await store.add(table("one"))
        with locked(path):
            tasks = [asyncio.create_task(store.run(work)) for work in (adding("one", 1), poisoned, adding("one", 2))]
            await asyncio.sleep(0)
        failed = await asyncio.gather(*tasks, return_exceptions=True)
        await store.run(adding("one", 1))
        return failed

    assert [type(answer) for answer in alone(play())] == [Unavailable] * 3
    assert outside(path, "SELECT number FROM entries") == [(1,)]


def test_what_a_statement_carries_is_never_logged(store, caplog):
    store.now(lambda c: c.execute(insert(schema.tables).values(number=1, **row("one"))))
    with pytest.raises(Unavailable):
        store.now(lambda c: c.execute(insert(schema.tables).values(number=2, **row("one"))))
    assert "UNIQUE" in caplog.text
    assert "thirty-two" not in caplog.text


def row(name):
    of = table(name)
    return {column.name: getattr(of, column.name) for column in schema.tables.c if column.name != "number"}


def test_reads_do_not_wait_for_a_writer(store, path):
    store.now(lambda c: c.execute(insert(schema.tables).values(number=1, **row("one"))))
    inside, go_on = threading.Event(), threading.Event()

    def slow(c):
        adding("one", 1)(c)
        inside.set()
        assert go_on.wait(PATIENCE)

    async def play():
        writing = asyncio.create_task(store.run(slow))
        await asyncio.to_thread(inside.wait, PATIENCE)
        kept = await store.load("one")
        assert kept.entries == []  # what is not committed is not seen
        go_on.set()
        await writing
        assert len((await store.load("one")).entries) == 1

    alone(play())


def test_readers_cannot_write(store, monkeypatch):
    monkeypatch.setattr(database.logger, "disabled", True)
    with pytest.raises(Unavailable):
        store.database.read_now(lambda c: c.execute(insert(schema.tables).values(number=1, **row("one"))))


def test_after_its_time_a_write_is_refused_and_never_done(store, path, monkeypatch):
    monkeypatch.setattr(database.logger, "disabled", True)

    async def play():
        await store.add(table("one"))
        with locked(path):
            monkeypatch.setattr(database, "SECONDS_FOR_A_LOCK", 0.05)
            late = asyncio.create_task(store.run(adding("one", 1)))
            await asyncio.sleep(0)
            monkeypatch.setattr(database, "SECONDS_FOR_A_LOCK", 60.0)
            patient = asyncio.create_task(store.run(adding("one", 2)))
            with pytest.raises(Unavailable):
                await late
            assert not patient.done()
        await patient

    alone(play())
    assert outside(path, "SELECT number FROM entries") == [(2,)]


def test_closing_does_not_wait_long_for_a_lock(path, monkeypatch):
    monkeypatch.setattr(database.logger, "disabled", True)
    monkeypatch.setattr(database, "SECONDS_TO_STOP", 0.05)

    async def play():
        store = Store(path)
        await store.add(table("one"))
        with locked(path):
            waiting = asyncio.create_task(store.run(adding("one", 1)))
            await asyncio.sleep(0)  # it is queued
            await asyncio.to_thread(store.close)
            with pytest.raises(Unavailable):
                await waiting

    alone(play())
    assert outside(path, "SELECT count(*) FROM entries") == [(0,)]


# Over the network


def two(serving):
    ada, bob = serving.guest("Ada"), serving.guest("Bob")
    name = ada.set_up("lusitania", "me", "open", options={"first": 0})
    bob.join(name)
    return name, ada, bob


def test_while_the_database_is_locked_pings_and_reads_are_answered_and_the_move_comes_after(serve, monkeypatch):
    monkeypatch.setattr(connection, "SECONDS_TO_WAIT", 0.05)
    serving = serve()
    name, ada, bob = two(serving)
    other, _, _ = two(serving)
    serving.inside(unload(serving, other))
    with ada.sit(name) as line, bob.sit(name) as watching:
        with locked(serving.settings.database):
            line.send({"type": "play", "command": "c", "version": 0, "action": line.position["legal"][0]["id"]})
            line.send({"type": "say", "command": "d", "text": "Salve!"})
            for _ in range(3):
                line.send({"type": "ping"})
                assert line.until("pong")
            assert serving.ask("GET", "/api/tables").status == 200
            assert serving.ask("GET", f"/api/tables/{name}").said["stage"] == "running"
            assert serving.ask("GET", f"/api/tables/{other}").said["stage"] == "running"
        assert line.until("done", "refused")["command"] == "c"
        assert line.until("done", "refused") == {"type": "done", "command": "d", "version": 1}
        assert watching.update()["version"] == 1
    assert outside(serving.settings.database, "SELECT number FROM entries") == [(1,)]


async def unload(serving, name):
    """So that it has to be loaded again."""
    lobby = serving.services.lobby
    lobby.unload_idle()
    assert name not in lobby.tables


@pytest.mark.slow
def test_a_database_locked_for_half_a_minute_drops_no_connection_and_loses_nothing(serve):
    serving = serve()
    name, ada, bob = two(serving)
    with ada.sit(name) as line, bob.sit(name) as watching:
        with locked(serving.settings.database):
            line.send({"type": "play", "command": "c", "version": 0, "action": line.position["legal"][0]["id"]})
            for _ in range(31):
                threading.Event().wait(1)  # the time is what is tried here
                for each in (line, watching):
                    each.send({"type": "ping"})
                    assert each.until("pong")
        assert line.until("done", "refused") == {"type": "done", "command": "c", "version": 1}
        assert watching.update()["version"] == 1


def test_a_second_command_of_a_patient_client_is_done_after_the_first(serve, monkeypatch):
    monkeypatch.setattr(connection, "SECONDS_TO_WAIT", 0.0)
    monkeypatch.setattr(connection, "MOST_UNDER_WAY", 3)
    serving = serve()
    name, ada, _ = two(serving)
    with ada.sit(name) as line:
        with locked(serving.settings.database):
            for number in range(5):
                line.send({"type": "say", "command": f"c{number}", "text": str(number)})
            refused = [line.until("refused") for _ in range(2)]
        assert [(answer["command"], answer["error"]) for answer in refused] == [("c3", "TooFast"), ("c4", "TooFast")]
        assert [line.until("done")["command"] for _ in range(3)] == ["c0", "c1", "c2"]


def test_a_command_is_remembered_with_what_it_changed(store):
    async def play():
        await store.add(table("one"))
        await store.append("one", 1, entry(1), "running", Command(0, "a" * 64, 1, "first", 1))
        return await store.load("one")

    kept = alone(play())
    assert kept.entries == [entry(1)]
    assert kept.commands == [Command(0, "a" * 64, 1, "first", 1)]
