"""Backups: made while people play, verified, restored, and played on; and the check that finds what is damaged."""

import json
import shutil
import sqlite3
import stat
import threading
from contextlib import closing

import pytest

from tests.server.process import ServerProcess
from tests.server.serving import play_until_over
from tests.server.test_admin import admin, answer_of, done, refused, seated


def entries(folder):
    with closing(sqlite3.connect(folder / "tables.sqlite")) as database:
        return dict(database.execute('SELECT "table", count(*) FROM entries GROUP BY "table"').fetchall())


@pytest.mark.slow
def test_a_backup_made_while_people_play_is_restored_and_the_matches_go_on(tmp_path):
    folder, copy, restored = tmp_path / "data", tmp_path / "backup", tmp_path / "restored"
    with ServerProcess(folder) as server:
        people, table, lines = seated(server)
        playing = threading.Thread(target=play_until_over, args=lines)
        playing.start()
        while not entries(folder).get(table):
            pass
        assert "has been verified" in done(folder, "backup", str(copy))
        playing.join()
        finished = entries(folder)[table]
        server.stop()
    in_copy = entries(copy).get(table, 0)
    assert 0 < in_copy <= finished
    assert sorted(path.name for path in copy.iterdir()) == ["backup.json", "secret", "tables.sqlite"]
    assert stat.S_IMODE(copy.stat().st_mode) == 0o700
    assert {stat.S_IMODE(path.stat().st_mode) for path in copy.iterdir()} == {0o600}
    assert "The backup has been restored to" in done(restored, "restore", str(copy))
    with ServerProcess(restored) as server:  # with their cookies, which the secret signs, both sit where they sat
        for guest in people:
            guest.serving = server
        lines = [guest.sit(table) for guest in people]
        assert [line.seat for line in lines] == [0, 1]
        assert lines[0].position["version"] == in_copy
        play_until_over(*lines)
    assert done(restored, "check") == "The database is sound, and its one table can be read.\n"


@pytest.fixture(scope="module")
def played(tmp_path_factory):
    """A data folder with some matches, and its backup."""
    folder = tmp_path_factory.mktemp("played")
    with ServerProcess(folder / "data") as server:
        for _ in range(3):
            _, _, lines = seated(server)
            play_until_over(*lines)
            server.hang_up()
        server.stop()
    done(folder / "data", "backup", str(folder / "backup"))
    return folder


@pytest.mark.slow
def test_a_restore_overwrites_nothing_unless_told(played, tmp_path):
    shutil.copytree(played / "data", tmp_path / "data")
    with closing(sqlite3.connect(tmp_path / "data" / "tables.sqlite")) as database, database:
        database.execute("DELETE FROM chat")
    before = (tmp_path / "data" / "tables.sqlite").read_bytes()
    said = refused(tmp_path / "data", "restore", str(played / "backup"))
    assert "--overwrite" in said
    assert (tmp_path / "data" / "tables.sqlite").read_bytes() == before
    aside = answer_of(tmp_path / "data", "restore", str(played / "backup"), "--overwrite")["aside"]
    assert (tmp_path / "data" / "tables.sqlite").read_bytes() == (played / "backup" / "tables.sqlite").read_bytes()
    assert before == (tmp_path / "data" / aside / "tables.sqlite").read_bytes()


@pytest.mark.slow
def test_a_restore_under_a_running_server_is_refused(played, tmp_path):
    with ServerProcess(tmp_path) as server:
        said = refused(tmp_path, "restore", str(played / "backup"), "--overwrite")
        assert str(tmp_path) in said
        assert server.guest("Ana").set_up("lusitania", "me", "open")


@pytest.mark.slow
def test_a_backup_that_was_changed_is_refused_and_changes_nothing(played, tmp_path):
    shutil.copytree(played / "backup", tmp_path / "backup")
    changed = tmp_path / "backup" / "tables.sqlite"
    content = bytearray(changed.read_bytes())
    content[-1] ^= 1
    changed.write_bytes(content)
    assert refused(tmp_path / "data", "restore", str(tmp_path / "backup")) == (
        f"{changed} has changed since the backup was made."
    )
    assert not (tmp_path / "data" / "tables.sqlite").exists()
    assert refused(tmp_path / "data", "restore", str(tmp_path)) == f"There is no backup in {tmp_path}."
    assert refused(played / "data", "backup", str(tmp_path)).startswith(f"{tmp_path} already exists")


@pytest.mark.slow
def test_a_check_names_every_table_that_cannot_be_read(played, tmp_path):
    folder = tmp_path / "data"
    shutil.copytree(played / "data", folder)
    tables = [found["table"] for found in answer_of(folder, "list")["tables"]]
    with closing(sqlite3.connect(folder / "tables.sqlite")) as database, database:
        line = json.dumps({"seat": 0, "play": "fly to the moon"})
        database.execute('UPDATE entries SET entry = ? WHERE "table" = ? AND number = 2', (line, tables[1]))
        database.execute("UPDATE tables SET options = '{' WHERE id = ?", (tables[2],))
    found = admin(folder, "check")
    assert found.returncode == 1
    lines = found.stdout.splitlines()
    assert sorted(line.partition(":")[0] for line in lines[:-1]) == sorted(tables[1:])
    assert lines[-1] == "2 problems were found. Tables: 3."
    assert done(played / "data", "check") == "The database is sound, and all 3 tables can be read.\n"


@pytest.mark.slow
def test_a_check_finds_damaged_pages(played, tmp_path):
    folder = tmp_path / "data"
    shutil.copytree(played / "data", folder)
    path = folder / "tables.sqlite"
    with closing(sqlite3.connect(path)) as database:
        database.execute("PRAGMA journal_mode=DELETE")
        size = database.execute("PRAGMA page_size").fetchone()[0]
        query = "SELECT pageno FROM dbstat WHERE name = 'entries' AND pagetype = 'leaf' LIMIT 1"
        try:
            page = database.execute(query).fetchone()[0]
        except sqlite3.OperationalError:  # built without dbstat: the root page is in the schema
            page = database.execute("SELECT rootpage FROM sqlite_master WHERE name = 'entries'").fetchone()[0]
    content = bytearray(path.read_bytes())
    content[(page - 1) * size : page * size] = b"\xff" * size
    path.write_bytes(content)
    found = admin(folder, "check")
    assert found.returncode == 1
    assert any(line.startswith("tables.sqlite: ") for line in found.stdout.splitlines())
    named = [line for line in found.stdout.splitlines() if not line.startswith("tables.sqlite: ")][:-1]
    assert 1 <= len(named) <= 3
    assert refused(folder, "backup", str(tmp_path / "backup"))
    assert not (tmp_path / "backup").exists()


@pytest.mark.slow
def test_a_check_works_while_the_server_runs(tmp_path):
    with ServerProcess(tmp_path) as server:
        _, _, lines = seated(server)
        next(line for line in lines if line.position["legal"]).play_any()
        assert "sound" in done(tmp_path, "check")
        play_until_over(*lines)
