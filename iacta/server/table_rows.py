"""Reading a table from the database: all of its rows, or as many of them as a damaged file still has."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Connection, select
from sqlalchemy.exc import DBAPIError

from iacta.match.snapshot import ENTRIES
from iacta.server import schema
from iacta.server.errors import NoSuchThing
from iacta.server.snapshots import sound_snapshots
from iacta.server.stored import REMOVED, Command, StoredChat, StoredSeat, StoredTable, StoredUndo

# What a damaged page can lead to, besides what SQLite notices itself: values that are not what was written.
UNREADABLE = (DBAPIError, ValueError, TypeError, KeyError, OverflowError)
TABLE_COLUMNS = (
    "id",
    "game",
    "rules",
    "options",
    "cards",
    "secret",
    "words",
    "public",
    "stage",
    "rematch",
    "hints",
    "pace",
    "lesson",
    "created",
    "active",
)


@dataclass(frozen=True)
class TableRows:
    """All rows of a table: snapshots of its log, the entries after them, and what else belongs to it."""

    table: StoredTable
    entries: list[dict[str, Any]] = field(default_factory=list)
    waiting: dict[int, str] = field(default_factory=dict)
    commands: list[Command] = field(default_factory=list)
    chat: list[StoredChat] = field(default_factory=list)
    snapshots: list[bytes] = field(default_factory=list)
    undo: StoredUndo | None = None


def load_rows(c: Connection, table: str, *, bare: bool = False) -> TableRows | None:
    """All rows of a table; of a damaged one perhaps the `bare` match, without its snapshots and its chat."""
    found = c.execute(select(schema.tables).where(schema.tables.c.id == table)).mappings().first()
    if found is None or found["stage"] == REMOVED:
        return None
    snapshots = [] if bare else sound_snapshots(c, table, found["game"], found["cards"])
    e = schema.entries.c
    later = select(e.entry).where(e.table == table, e.number > ENTRIES * len(snapshots)).order_by(e.number)
    entries = list(c.execute(later).scalars())
    waiting = {row["seat"]: row["action"] for row in rows_of(c, schema.waiting, table, "seat")}
    commands = [
        Command(row["seat"], row["holder"], row["number"], row["command"], row["version"])
        for row in rows_of(c, schema.commands, table, "number")
    ]
    chat = [] if bare else [StoredChat(**without(row, "table")) for row in rows_of(c, schema.chat, table, "number")]
    undo = [StoredUndo(**without(row, "table")) for row in rows_of(c, schema.undo_requests, table, "seat")]
    return TableRows(stored_table(c, found), entries, waiting, commands, chat, snapshots, undo[0] if undo else None)


def remains(c: Connection, table: str) -> TableRows:
    """What can be read of a damaged table: who sits there."""
    try:
        found = c.execute(select(schema.tables).where(schema.tables.c.id == table)).mappings().one()
        stored = stored_table(c, found)
    except UNREADABLE:
        raise NoSuchThing("table-damaged") from None
    stored.stage = "unreadable"
    return TableRows(stored)


def stored_table(c: Connection, row: Any) -> StoredTable:
    """A table and its seats."""
    seats = [StoredSeat(**without(seat, "table", "seat")) for seat in rows_of(c, schema.seats, row["id"], "seat")]
    return StoredTable(seats=seats, **{name: row[name] for name in TABLE_COLUMNS})


def rows_of(c: Connection, of: Any, table: str, by: str) -> Iterator[Any]:
    yield from c.execute(select(of).where(of.c.table == table).order_by(of.c[by])).mappings()


def without(row: Any, *names: str) -> dict[str, Any]:
    return {name: value for name, value in row.items() if name not in names}
