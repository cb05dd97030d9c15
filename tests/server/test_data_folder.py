"""One folder, one server; and a database that cannot be used is refused in one sentence."""

from __future__ import annotations

import os
import signal
import sqlite3
import subprocess
import sys
import time

import pytest
from alembic import command
from sqlalchemy import create_engine, text

from iacta.server import migration
from iacta.server.app import make_app
from iacta.server.data_folder import FolderLock
from iacta.server.errors import BadDatabase
from iacta.server.migration import migrate, migrations
from iacta.server.settings import Settings
from iacta.server.store import open_store
from iacta.server.stored import Command
from iacta.server.table_rows import load_rows
from tests.server.process import ServerProcess


def iacta_serve(folder):
    """Start a server that is expected to give up."""
    asked = [sys.executable, "-m", "iacta", "serve", "--no-browser", "--port", "0", "--data", str(folder)]
    environment = {**os.environ, "LC_ALL": "C"}
    return subprocess.run(asked, check=False, capture_output=True, encoding="utf-8", env=environment, timeout=60)


def refused(folder):
    """The one sentence of a server that gives up."""
    done = iacta_serve(folder)
    assert done.returncode == 2, done
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1, done.stderr
    return done.stderr


def test_a_folder_has_one_server_at_a_time(serve, tmp_path):
    serving = serve(tmp_path / "data")
    with pytest.raises(BadDatabase, match="Another server"):
        make_app(Settings(data=tmp_path / "data", port=0)).state.services.acquire()
    assert serving.ask("GET", "/api/tables").status == 200
    serving.__exit__()
    lock = FolderLock(tmp_path / "data")
    lock.release()


@pytest.mark.slow
def test_a_second_server_is_refused_and_a_killed_one_is_in_nobodys_way(tmp_path):
    server = ServerProcess(tmp_path)
    server.start()
    try:
        assert "Another server is using the folder" in refused(tmp_path)
        server.process.send_signal(signal.SIGSTOP)  # even if it does not answer
        assert "Another server is using the folder" in refused(tmp_path)
    finally:
        server.kill()
    server.start()
    server.kill()


@pytest.mark.slow
def test_a_file_that_is_no_database_is_refused_and_left_alone(tmp_path):
    path = tmp_path / "tables.sqlite"
    path.write_bytes(b"Salve!" * 1000)
    assert "is damaged (file is not a database)" in refused(tmp_path)
    assert path.read_bytes() == b"Salve!" * 1000


@pytest.mark.slow
def test_a_newer_database_is_refused_and_left_alone(tmp_path):
    path = tmp_path / "tables.sqlite"
    with open_store(path) as store:
        store.now(lambda c: c.execute(text("UPDATE alembic_version SET version_num = '9999'")))
    before = path.read_bytes()
    said = refused(tmp_path)
    assert "newer version" in said
    assert "9999" in said
    assert path.read_bytes() == before


def test_the_database_of_another_program_is_refused_and_left_alone(tmp_path):
    path = tmp_path / "tables.sqlite"
    with sqlite3.connect(path) as other:
        other.execute("CREATE TABLE bookmarks (url TEXT)")
    other.close()
    before = path.read_bytes()
    with pytest.raises(BadDatabase, match="not a database of Iacta"):
        migrate(path)
    assert path.read_bytes() == before


@pytest.mark.parametrize("page", [0, 1])
def test_a_database_whose_first_pages_are_damaged_is_refused(tmp_path, page):
    path = tmp_path / "tables.sqlite"
    with open_store(path):
        pass
    size = 4096
    content = bytearray(path.read_bytes())
    content[page * size + 16 : (page + 1) * size] = b"\xff" * (size - 16)
    path.write_bytes(content)
    with pytest.raises(BadDatabase, match="is damaged"):
        migrate(path)


def test_a_locked_database_is_waited_for(tmp_path, monkeypatch):
    path = tmp_path / "tables.sqlite"
    migrate(path)
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    monkeypatch.setattr(migration, "SECONDS_FOR_A_LOCK", 0.05)
    with pytest.raises(BadDatabase, match="locked"):
        migrate(path)
    other.close()
    migrate(path)


def test_a_step_that_fails_leaves_the_database_as_it_was(tmp_path):
    path = tmp_path / "tables.sqlite"
    old(path, "0002")
    with sqlite3.connect(path) as connection:
        connection.execute("CREATE TABLE undo_requests (already INTEGER)")
    connection.close()
    with pytest.raises(BadDatabase, match="already exists"):
        migrate(path)
    with sqlite3.connect(path) as connection:
        assert connection.execute("SELECT version_num FROM alembic_version").fetchall() == [("0002",)]
        assert connection.execute("SELECT count(*) FROM commands").fetchone() == (251,)


def old(path, revision):
    """A database of an older version, with a table at which somebody has sat and done something."""
    engine = create_engine(f"sqlite:///{path}")
    with engine.begin() as connection:
        command.upgrade(migrations(connection), revision)
        connection.execute(
            text(
                "INSERT INTO tables (id, number, game, rules, options, secret, words, public, stage)"
                " VALUES ('old', 1, 'lusitania', 1, '{}', '', '[]', 0, 'running')"
            )
        )
        for seat in (0, 1):
            connection.execute(
                text(
                    'INSERT INTO seats ("table", seat, player, name, guest, word, resigned)'
                    " VALUES ('old', :seat, 'person', 'Ada', :guest, '', 0)"
                ),
                {"seat": seat, "guest": f"guest-{seat}"},
            )
        for version in range(1, 251):
            connection.execute(
                text("INSERT INTO commands VALUES ('old', :seat, :name, :version)"),
                {"seat": version % 2, "name": f"c{version}", "version": version},
            )
        connection.execute(text("INSERT INTO commands VALUES ('old', 0, 'sealed', 250)"))
    engine.dispose()


def test_an_older_database_is_brought_up_to_date(tmp_path, monkeypatch):
    path = tmp_path / "tables.sqlite"
    old(path, "0002")
    before = int(time.time())
    with open_store(path) as store:
        kept = store.now(lambda connection: load_rows(connection, "old"))
    assert before <= kept.table.created == kept.table.active <= time.time()
    of_seat = [[command for command in kept.commands if command.seat == seat] for seat in (0, 1)]
    assert of_seat[0][0] == Command(0, "guest-0", 1, "c2", 2)
    assert [command.number for command in of_seat[0]] == list(range(1, 127))
    assert of_seat[0][-1].id == "sealed"
    assert of_seat[1][-1] == Command(1, "guest-1", 125, "c249", 249)
