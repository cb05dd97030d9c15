"""A damaged page of the database makes as few tables unreadable as SQLite allows, and all others go on."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing

import pytest

from tests.apart import apart
from tests.cli.program import iacta_at_once
from tests.server.serving import Trouble

pytestmark = pytest.mark.slow
PAGE = 512  # small, so that two tables share few pages
OF_A_TABLE = "the database is damaged: table "
OF_THE_FILE = "the database refused: (sqlite3.DatabaseError) database disk image is malformed"
LEAF, INDEX_LEAF = 0x0D, 0x0A  # the first byte of a page with rows, and of one of an index


def pages_of(path):
    content = path.read_bytes()
    return [content[at : at + PAGE] for at in range(0, len(content), PAGE)]


def damage(path, which, kind=LEAF):
    """Overwrite the pages of a kind that are so; what was on them."""
    pages = pages_of(path)
    hit = [number for number, page in enumerate(pages) if number and page[0] == kind and which(page)]
    assert hit
    lost = b"".join(pages[number] for number in hit)
    for number in hit:
        pages[number] = b"\xff" * PAGE
    path.write_bytes(b"".join(pages))
    return lost


@pytest.fixture(autouse=True)
def damage_is_foreseen(monkeypatch):
    """The server complains of the damage, as it should, and of nothing else."""
    monkeypatch.setattr(Trouble, "foreseen", (OF_A_TABLE, OF_THE_FILE))


@pytest.fixture
def stopped(serve, tmp_path):
    """A server that has stopped, with public tables, three of them in the middle of a match."""
    serving = serve(tmp_path / "data")
    tables = []
    for _ in range(3):
        ada, bob = serving.guest("Ada"), serving.guest("Bob")
        tables.append(ada.set_up("lusitania", "me", "open", public=True, options={"first": 0}))
        bob.join(tables[-1])
        with ada.sit(tables[-1]) as line, bob.sit(tables[-1]) as other:
            for version in range(1, 13):
                (line if line.position["legal"] else other).play_any()
                for each in (line, other):
                    each.update(version=version)
            line.do("say", text="Vale bene! " * 20)
    tables += [serving.guest().set_up("lusitania", "me", "open", public=True) for _ in range(7)]
    serving.__exit__()
    with closing(sqlite3.connect(serving.settings.database, isolation_level=None)) as connection:
        connection.execute("PRAGMA journal_mode=DELETE")
        connection.execute(f"PRAGMA page_size={PAGE}")
        connection.execute("VACUUM")
    return serving.settings.database, tables


def assert_complained_of(serving, *names):
    """Of each once."""
    complaints = [said for said in serving.trouble.foreseen_records if said.startswith(OF_A_TABLE)]
    assert len(complaints) == len(names), complaints
    assert all(any(f"table {name} " in complaint for complaint in complaints) for name in names), complaints


def stages(serving):
    return {table["table"]: table["stage"] for table in serving.ask("GET", "/api/tables").said["tables"]}


def test_a_damaged_log_makes_one_table_unreadable(serve, stopped, tmp_path):
    path, [first, second, third, *_] = stopped

    def shared(page):
        return first.encode() in page or third.encode() in page

    damage(path, lambda page: second.encode() in page and b'"play"' in page and not shared(page))
    serving = serve(tmp_path / "data")
    for _ in range(3):
        assert serving.ask("GET", f"/api/tables/{second}").said["stage"] == "unreadable"
        serving.inside(unload_all(serving))
    for table in (first, third):
        assert serving.ask("GET", f"/api/tables/{table}").said["stage"] == "running"
        assert serving.ask("GET", f"/api/tables/{table}/record").status == 200
    assert {first, second, third} <= set(stages(serving))
    with serving.guest().sit(second) as line:
        assert line.info["stage"] == "unreadable"
        assert line.position is None
    assert serving.guest().set_up("lusitania", "me", "open")
    assert_complained_of(serving, second)


def test_a_match_without_its_chat_is_played_on(serve, stopped, tmp_path):
    path, [table, *_] = stopped
    damage(path, lambda page: b"Vale bene" in page)
    serving = serve(tmp_path / "data")
    assert serving.ask("GET", f"/api/tables/{table}").said["stage"] == "running"
    with serving.guest().sit(table) as line:
        assert line.chat == []
        assert line.position["version"] == 12
    assert_complained_of(serving, table)


def test_a_damaged_row_hides_one_table_from_the_lobby(serve, stopped, tmp_path):
    path, tables = stopped
    lost = damage(path, lambda page: tables[1].encode() in page and b"lusitania" in page)
    others = [table for table in tables if table.encode() not in lost]
    assert others  # a page has no room for all
    serving = serve(tmp_path / "data")
    assert set(stages(serving)) == set(others)
    gone = serving.ask("GET", f"/api/tables/{tables[1]}")
    assert (gone.status, gone.said["text"]) == (404, "This table can no longer be read.")
    assert serving.guest().line(tables[1]).closed() == 4404
    assert_complained_of(serving, *(table for table in tables if table not in others))
    for table in others:
        assert serving.ask("GET", f"/api/tables/{table}").said["stage"] in ("running", "waiting")


def test_without_its_index_the_lobby_still_shows_tables(serve, stopped, tmp_path):
    path, tables = stopped
    damage(path, lambda page: b"running" in page or b"waiting" in page, INDEX_LEAF)
    serving = serve(tmp_path / "data")
    assert set(stages(serving)) == set(tables)
    assert_complained_of(serving, "(their index)")


def test_the_operator_still_gets_a_list_of_what_can_be_read(serve, stopped, tmp_path):
    path, tables = stopped
    lost = damage(path, lambda page: tables[1].encode() in page and b"lusitania" in page)
    assert "tables.sqlite" in apart(iacta_at_once, "admin", "check", "--data", str(path.parent), "--lang", "en").stdout
    serve(tmp_path / "data")
    ran = apart(iacta_at_once, "admin", "list", "--json", "--data", str(path.parent), "--lang", "en")
    assert ran.returncode == 0
    assert ran.stderr.startswith("The database is damaged, and tables may be missing here;")
    listed = {found["table"]: found["stage"] for found in json.loads(ran.stdout)["tables"]}
    others = [table for table in tables if table.encode() not in lost]
    assert others
    assert all(listed[table] in ("running", "waiting") for table in others)
    assert all(listed[table] == "unreadable" for table in listed if table not in others)


async def unload_all(serving):
    serving.services.lobby.unload_idle()
