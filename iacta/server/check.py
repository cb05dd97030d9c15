"""`iacta admin check`: is the database whole, and can every match in it be replayed?"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import Connection

from iacta.engine.words.errors import IactaError
from iacta.server.backup import DATABASE, SECONDS_FOR_A_LOCK
from iacta.server.database import engine_for, is_unreadable
from iacta.server.errors import NoSuchThing
from iacta.server.migration import check_header
from iacta.server.replay import load_whole, replay
from iacta.server.table_rows import UNREADABLE

MOST_PROBLEMS = 100  # of the file, that SQLite is asked for


@dataclass(frozen=True)
class Trouble:
    """Something wrong: with a table, or without one with the file."""

    table: str | None
    why: str


def database_of(folder: Path) -> Path:
    """The database of a data folder; refused if there is none, or one that cannot be opened at all."""
    path = folder / DATABASE
    if not path.exists():
        raise NoSuchThing("no-database-there", folder=str(folder))
    check_header(path)
    return path


def check(folder: Path, progress: Callable[[int], None] = lambda _: None) -> Iterator[Trouble]:
    """Whatever is wrong with a data folder, whether or not a server runs there. It only reads."""
    path = database_of(folder)
    yield from file_troubles(path)
    engine = engine_for(path)
    try:
        for table in tables_of(path):
            with engine.connect() as connection:
                trouble = table_trouble(connection, table)
            if trouble is not None:
                yield trouble
            progress(1)
    finally:
        engine.dispose()


def file_troubles(path: Path) -> Iterator[Trouble]:
    try:
        with closing(sqlite3.connect(path, timeout=SECONDS_FOR_A_LOCK)) as database:
            for (found,) in database.execute(f"PRAGMA integrity_check({MOST_PROBLEMS})").fetchall():
                if found != "ok":
                    yield from (Trouble(None, line) for line in str(found).splitlines())
            for table, row, parent, _ in database.execute("PRAGMA foreign_key_check").fetchall():
                yield Trouble(None, f"{table}, row {row}: nothing in {parent} that it belongs to")
    except sqlite3.Error as error:
        yield Trouble(None, str(error))


def tables_of(path: Path) -> list[str]:
    """The names of all tables, as far as the file tells them: one that a damaged page hides in the table itself may
    still be found by its index, or the other way round."""
    names: dict[str, None] = {}
    with closing(sqlite3.connect(path, timeout=SECONDS_FOR_A_LOCK)) as database:
        for query in ("SELECT id FROM tables NOT INDEXED", "SELECT id FROM tables ORDER BY id"):
            try:
                for (name,) in database.execute(query):
                    names[name] = None
            except sqlite3.Error:
                continue
    return list(names)


def table_trouble(connection: Connection, table: str) -> Trouble | None:
    """What is wrong with a table: it cannot be read, or not be replayed."""
    try:
        rows = load_whole(connection, table)
        if rows is not None and rows.table.stage != "waiting":
            replay(rows)
    except IactaError as error:
        return Trouble(table, str(error))
    except UNREADABLE as error:
        if not is_unreadable(error):
            raise
        return Trouble(table, str(getattr(error, "orig", None) or type(error).__name__))
    return None
