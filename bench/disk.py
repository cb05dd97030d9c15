"""How much of the disk a finished match takes: a real `iacta serve`, tables of two people who decide at random, and
what is in the database afterwards.

    python bench/disk.py

Told are, for each game, how many matches came to their end, and of one of them the entries of its log and the bytes in
the database: rows, indexes and what pages leave free, without the write-ahead log. docs/server.md has the last
figures."""

from __future__ import annotations

import argparse
import asyncio
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path

from load import GAMES, HERE, Load, Server, warm

TABLES = 4  # few, so that many matches come to their end, long ones too


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=20.0, help="of play at the same tables")
    parser.add_argument("--matches", type=int, default=10, help="how many of each game must come to their end")
    parser.add_argument("--games", nargs="+", default=list(GAMES), choices=GAMES)
    given = parser.parse_args()
    print(f"{'game':<16}{'matches':>9}{'entries':>9}{'bytes':>9}")
    for game in given.games:
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "tables.sqlite"
            with Server("this", HERE, Path(folder)) as server:
                warm(server, [game])
                while finished(path) < given.matches:
                    asyncio.run(Load(server, [game], TABLES, 0.0, deflate=True).run(given.seconds))
            matches, entries, size = measured(path)
        print(f"{game:<16}{matches:>9}{entries / matches:>9.0f}{size / matches:>9.0f}", flush=True)


def finished(path: Path) -> int:
    """How many matches are over."""
    with closing(sqlite3.connect(path)) as database:
        return int(database.execute("SELECT count(*) FROM tables WHERE stage = 'over'").fetchone()[0])


def measured(path: Path) -> tuple[int, int, int]:
    """How many finished matches there are, how many entries they have, and how many bytes all of them take."""
    with closing(sqlite3.connect(path, isolation_level=None)) as database:
        remove_tables(database, "stage != 'over'")
        matches, entries = (
            database.execute(f"SELECT count(*) FROM {part}").fetchone()[0] for part in ("tables", "entries")
        )
        full = size_of(database)
        remove_tables(database, "true")
        return matches, entries, full - size_of(database)


def remove_tables(database: sqlite3.Connection, where: str) -> None:
    """Remove tables with all that belongs to them."""
    gone = f"SELECT id FROM tables WHERE {where}"
    names = [name for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
    for name in names:
        columns = {row[1] for row in database.execute(f"PRAGMA table_info({name})")}
        if "table" in columns:
            database.execute(f'DELETE FROM {name} WHERE "table" IN ({gone})')
    database.execute(f"DELETE FROM tables WHERE {where}")


def size_of(database: sqlite3.Connection) -> int:
    """The bytes of all pages that are in use."""
    database.execute("VACUUM")
    pages, size = (database.execute(f"PRAGMA {what}").fetchone()[0] for what in ("page_count", "page_size"))
    return int(pages * size)


if __name__ == "__main__":
    main()
