"""Tables in the database, the only truth: whatever was acknowledged is there, and what is there was acknowledged."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Iterator, Sequence, Set
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Connection, bindparam, delete, func, insert, select, update
from sqlalchemy.exc import DBAPIError

from iacta.server import metrics, schema
from iacta.server.database import Database, is_unreadable
from iacta.server.messages import Stage
from iacta.server.migration import migrate
from iacta.server.snapshots import StoredSnapshot, store_snapshot
from iacta.server.stored import (
    MOST_CHATS,
    MOST_COMMANDS,
    REMOVED,
    STAGES_TO_SHOW,
    Command,
    StoredChat,
    StoredSeat,
    StoredTable,
    StoredUndo,
)
from iacta.server.table_rows import TABLE_COLUMNS, UNREADABLE, TableRows, load_rows, remains, stored_table

logger = logging.getLogger(__name__)
Result = TypeVar("Result")
MOST_WITHOUT_INDEX = 1000  # tables that are looked through where the index is damaged

# The statements of every move, made once: making one costs more than doing it.
ADD_ENTRY = insert(schema.entries)
ADD_COMMAND = insert(schema.commands)
FORGET_COMMANDS = delete(schema.commands).where(
    schema.commands.c.table == bindparam("of"),
    schema.commands.c.seat == bindparam("at"),
    schema.commands.c.number <= bindparam("last"),
)
TOUCH = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("of"), schema.tables.c.active < bindparam("then"))
    .values(active=bindparam("then"))
)
WAIT_NO_MORE = delete(schema.waiting).where(schema.waiting.c.table == bindparam("of"))


class Store:
    """The tables in an open database."""

    def __init__(self, path: Path) -> None:
        """Open or create the database; one of an older version is brought up to date."""
        migrate(path)
        self.path = path
        self.database = Database(path)
        self.damaged: set[str] = set()  # tables of which it was said that they cannot be read

    def close(self) -> None:
        self.database.close()

    async def run(self, work: Callable[[Connection], Result]) -> Result:
        """Write something in one transaction; when it returns, it is on the disk."""
        began, result = time.perf_counter(), "failed"
        try:
            done = await self.database.write(work)
            result = "done"
            return done
        finally:
            metrics.STORE.labels(result).observe(time.perf_counter() - began)

    def now(self, work: Callable[[Connection], Result]) -> Result:
        """The same for a thread that can wait."""
        return self.database.write_now(work)

    async def write_nothing(self) -> None:
        """Something that changes nothing but is written and synced, to see whether the disk takes it."""
        await self.run(lambda c: c.exec_driver_sql("PRAGMA user_version = 1").close())

    # Tables

    async def count(self) -> int:
        """How many tables wait or run."""
        query = select(func.count()).select_from(schema.tables).where(schema.tables.c.stage.in_(STAGES_TO_SHOW))
        return await self.database.read(lambda c: c.execute(query).scalar_one())

    async def add(self, table: StoredTable, rematch_of: str | None = None) -> None:
        """Keep a new table; it may be the rematch of another."""

        def work(c: Connection) -> None:
            last = c.execute(select(func.max(schema.tables.c.number))).scalar_one()
            columns = {name: getattr(table, name) for name in TABLE_COLUMNS}
            c.execute(insert(schema.tables).values(number=(last or 0) + 1, **columns))
            for number, seat in enumerate(table.seats):
                c.execute(insert(schema.seats).values(table=table.id, seat=number, **vars(seat)))
            if rematch_of is not None:
                set_table(c, rematch_of, rematch=table.id)

        await self.run(work)

    async def load(self, table: str) -> TableRows | None:
        """All of a table. Where a page of the file is damaged, as much as can be read; if that is not the whole match,
        its stage is `unreadable`."""

        def work(c: Connection) -> TableRows | None:
            try:
                return load_rows(c, table)
            except UNREADABLE as error:
                if not is_unreadable(error):
                    raise
                self.complain(table, error)
            try:
                return load_rows(c, table, bare=True)
            except UNREADABLE:
                return remains(c, table)

        return await self.database.read(work)

    async def exists(self, table: str) -> bool:
        t = schema.tables.c
        query = select(t.id).where(t.id == table, t.stage != REMOVED)
        return await self.database.read(lambda c: c.execute(query).first() is not None)

    async def stored(self, table: str) -> StoredTable | None:
        """A table and who sits there, without its match."""

        def work(c: Connection) -> StoredTable | None:
            found = c.execute(select(schema.tables).where(schema.tables.c.id == table)).mappings().first()
            return None if found is None or found["stage"] == REMOVED else stored_table(c, found)

        try:
            return await self.database.read(work)
        except UNREADABLE as error:
            if not is_unreadable(error):
                raise
            self.complain(table, error)
            return None

    def complain(self, table: str, error: Exception) -> None:
        """Say once that a table cannot be read; what the error would say of its values is nobody's business."""
        if table not in self.damaged:
            self.damaged.add(table)
            metrics.UNREADABLE.inc()
            why = error.orig if isinstance(error, DBAPIError) else type(error).__name__
            logger.error("the database is damaged: table %s cannot be read (%s)", table, why)

    async def public_tables(self, since: int, most: int, but: Set[str]) -> list[StoredTable]:
        """Public tables: those that wait and where somebody was since then, and those that run, the latest first. Those
        that cannot be read are left out, and those that the caller has."""
        t = schema.tables.c
        chosen = select(t.id).where(t.public).order_by(t.active.desc()).limit(most)
        waiting, running = chosen.where(t.stage == "waiting", t.active >= since), chosen.where(t.stage == "running")

        def work(c: Connection) -> list[StoredTable]:
            try:
                names = [*c.execute(waiting).scalars(), *c.execute(running).scalars()]
            except UNREADABLE as error:
                if not is_unreadable(error):
                    raise
                self.complain("(their index)", error)
                names = list(c.execute(select(t.id).order_by(t.id).limit(MOST_WITHOUT_INDEX)).scalars())
            tables = [self.readable(c, name) for name in names if name not in but]
            stages = {"waiting": since, "running": 0}
            return [x for x in tables if x is not None and x.public and x.active >= stages.get(x.stage, x.active + 1)]

        return await self.database.read(work)

    async def tables_of(self, guest: str, most: int) -> list[str]:
        """The names of the tables at which a guest has a seat and which are not over, the latest first. Lessons are
        left out: their game leads back to them."""
        t, s = schema.tables.c, schema.seats.c
        own = select(s.table).where(s.guest == guest)
        unfinished = t.stage.in_(("waiting", "running"))
        chosen = select(t.id).where(t.id.in_(own), unfinished, ~t.lesson).order_by(t.active.desc()).limit(most)

        def work(c: Connection) -> list[str]:
            try:
                return list(c.execute(chosen).scalars())
            except UNREADABLE as error:
                if not is_unreadable(error):
                    raise
                self.complain("(the tables of a guest)", error)
                return []

        return await self.database.read(work)

    async def tables_named(self, names: Sequence[str]) -> list[StoredTable]:
        """Those of these tables that can be read."""
        found = await self.database.read(lambda c: [self.readable(c, name) for name in names])
        return [table for table in found if table is not None]

    def readable(self, c: Connection, name: str) -> StoredTable | None:
        try:
            return stored_table(c, c.execute(select(schema.tables).where(schema.tables.c.id == name)).mappings().one())
        except UNREADABLE as error:
            if not is_unreadable(error):
                raise
            self.complain(name, error)
            return None

    async def touch(self, active: dict[str, int]) -> None:
        """Keep when somebody was last at these tables."""
        rows = [{"of": name, "then": then} for name, then in active.items()]
        await self.run(lambda c: c.execute(TOUCH, rows).close())

    async def sit(self, table: StoredTable, number: int) -> None:
        """Keep who sits at a seat now, and whether the match begins with that."""

        def work(c: Connection) -> None:
            set_seat(c, table.id, number, table.seats[number])
            set_table(c, table.id, words=table.words, stage=table.stage, active=table.active)

        await self.run(work)

    async def resign(self, table: str, seat: StoredSeat, stage: Stage, command: Command) -> None:
        def work(c: Connection) -> None:
            set_seat(c, table, command.seat, seat)
            set_table(c, table, stage=stage)
            remember(c, table, command)

        await self.run(work)

    async def set_stage(self, table: str, stage: str) -> None:
        await self.run(lambda c: set_table(c, table, stage=stage))

    # Matches

    async def choose(self, table: str, seat: int, action: str, command: Command | None) -> None:
        """Keep a sealed choice that waits; it takes the place of an earlier one of the seat."""

        def work(c: Connection) -> None:
            w = schema.waiting
            c.execute(delete(w).where(w.c.table == table, w.c.seat == seat))
            c.execute(insert(w).values(table=table, seat=seat, action=action))
            remember(c, table, command)

        await self.run(work)

    async def append(
        self,
        table: str,
        number: int,
        entry: dict[str, Any],
        stage: Stage,
        command: Command | None,
        snapshot: StoredSnapshot | None = None,
    ) -> None:
        """Add an entry to the log. The choices that waited for it, or for what is undone, wait no more."""

        def work(c: Connection) -> None:
            c.execute(ADD_ENTRY, {"table": table, "number": number, "entry": entry})
            if "sealed" in entry or "undo" in entry:
                c.execute(WAIT_NO_MORE, {"of": table})
            if stage != "running":
                set_table(c, table, stage=stage)
            if snapshot is not None:
                store_snapshot(c, table, snapshot)
            remember(c, table, command)

        await self.run(work)

    async def add_snapshots(self, table: str, snapshots: list[StoredSnapshot]) -> None:
        """Store snapshots that a table lacked."""

        def work(c: Connection) -> None:
            for snapshot in snapshots:
                store_snapshot(c, table, snapshot)

        await self.run(work)

    async def say(self, table: str, said: StoredChat, command: Command) -> None:
        """Keep something that was said, and the last of what was said before."""

        def work(c: Connection) -> None:
            chat = schema.chat
            c.execute(insert(chat).values(table=table, **vars(said)))
            c.execute(delete(chat).where(chat.c.table == table, chat.c.number <= said.number - MOST_CHATS))
            remember(c, table, command)

        await self.run(work)

    async def set_undo_request(self, table: str, request: StoredUndo | None, command: Command) -> None:
        """Keep a request to undo in place of any other, or that there is none any more."""

        def work(c: Connection) -> None:
            requests = schema.undo_requests
            c.execute(delete(requests).where(requests.c.table == table))
            if request is not None:
                c.execute(insert(requests).values(table=table, **vars(request)))
            remember(c, table, command)

        await self.run(work)


def set_table(c: Connection, table: str, **columns: object) -> None:
    c.execute(update(schema.tables).where(schema.tables.c.id == table).values(**columns))


def set_seat(c: Connection, table: str, number: int, seat: StoredSeat) -> None:
    s = schema.seats.c
    c.execute(update(schema.seats).where(s.table == table, s.seat == number).values(**vars(seat)))


def remember(c: Connection, table: str, command: Command | None) -> None:
    """Keep that a command was done; of those long ago nobody asks any more."""
    if command is None:
        return
    values = {"table": table, "seat": command.seat, "number": command.number, "holder": command.holder}
    c.execute(ADD_COMMAND, {**values, "command": command.id, "version": command.version})
    if command.number > MOST_COMMANDS:
        c.execute(FORGET_COMMANDS, {"of": table, "at": command.seat, "last": command.number - MOST_COMMANDS})


@contextmanager
def open_store(path: Path) -> Iterator[Store]:
    store = Store(path)
    try:
        yield store
    finally:
        store.close()
