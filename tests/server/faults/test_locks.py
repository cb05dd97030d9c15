"""Somebody else locks the database: nobody is dropped, what can be read is read, and nothing is lost."""

from __future__ import annotations

import multiprocessing
import sqlite3
import time
from contextlib import closing, contextmanager

import pytest

from tests.server.faults.people import WITH_BOTS, WITHOUT_BOTS, playing
from tests.server.process import ServerProcess
from tests.server.serving import PATIENCE

SOME = 10
IMPATIENT = 12.0  # seconds: longer than a server that only waited for the lock would wait
ISSUED = 30.0


def lock(path, locked, unlock):
    """What another process does."""
    with closing(sqlite3.connect(path, isolation_level=None, timeout=PATIENCE)) as database:
        database.execute("BEGIN EXCLUSIVE")
        locked.set()
        unlock.wait()
        database.execute("ROLLBACK")


@contextmanager
def locked(path):
    """While another process holds the database for itself."""
    context = multiprocessing.get_context("spawn")
    is_locked, unlock = context.Event(), context.Event()
    other = context.Process(target=lock, args=(path, is_locked, unlock), daemon=True)
    other.start()
    try:
        assert is_locked.wait(PATIENCE)
        yield
    finally:
        unlock.set()
        other.join(PATIENCE)


@pytest.mark.parametrize(
    ("tables", "seconds"),
    [
        pytest.param(WITHOUT_BOTS, IMPATIENT, marks=pytest.mark.slow, id="without-bots"),
        pytest.param(WITH_BOTS, IMPATIENT, marks=pytest.mark.slow, id="with-bots"),
        pytest.param([*WITH_BOTS, *WITHOUT_BOTS], ISSUED, marks=pytest.mark.long, id="30-seconds"),
    ],
)
def test_a_locked_database_drops_nobody_and_loses_nothing(tmp_path, tables, seconds):
    with ServerProcess(tmp_path, grace=3600) as server:
        with playing(server, tables) as people:
            people.wait_for_moves(SOME)
            with locked(tmp_path / "tables.sqlite"):
                ends = time.monotonic() + seconds
                while time.monotonic() < ends:
                    began = time.monotonic()
                    for person in people.everybody:  # what can be read need not wait
                        assert server.ask("GET", f"/api/tables/{person.table}").status == 200
                    assert server.ask("GET", "/api/tables").status == 200
                    assert time.monotonic() - began < seconds / 2
                    people.over.wait(0.5)
                people.check()
            people.wait_for_moves(SOME)
            people.wait_for_all()
        people.check()
        assert {person.connected for person in people.everybody} == {1}
        server.stop()
        assert "Traceback" not in server.log
