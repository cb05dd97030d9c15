"""Tables end: those that nobody came to, that were abandoned or that are finished go after a while.

A table that goes is marked first and is gone for everybody from then on. Its rows are deleted later, a few at a time,
so that no move waits for them; after a crash the deleting goes on."""

from __future__ import annotations

import asyncio
import logging
import time
from functools import partial
from typing import TYPE_CHECKING, Any

from sqlalchemy import ColumnElement, Connection, and_, delete, exists, false, or_, select, update

from iacta.server import schema
from iacta.server.errors import Unavailable
from iacta.server.settings import Settings
from iacta.server.stored import REMOVED, now

if TYPE_CHECKING:
    from iacta.server.lobby import Lobby

logger = logging.getLogger(__name__)
SECONDS_BETWEEN = 30.0  # two rounds
TABLES_AT_ONCE = 50
ROWS_AT_ONCE = 500  # deleted in one write
HOUR, DAY = 3600, 86_400
# A full server does not wait as long for tables that nobody is at.
FULL_WAITING = HOUR
FULL_RUNNING = DAY
FEW_ENTRIES = 10  # a match with fewer has hardly begun
SECONDS_BETWEEN_CLEARINGS = 5.0  # of a full server


def expired(settings: Settings, at: int) -> ColumnElement[bool]:
    """The tables whose time is over at a moment."""
    t, s = schema.tables.c, schema.seats.c
    people = exists().where(s.table == t.id, s.player == "person")
    days = settings.abandoned_days * DAY
    return or_(
        and_(t.stage == "waiting", older(settings.waiting_hours * HOUR, at)),
        and_(t.stage == "running", older(days, at)),
        and_(t.stage == "over", people, older(settings.finished_days * DAY, at)),
        and_(t.stage == "over", ~people, older(days, at)),
    )


def spare(at: int) -> ColumnElement[bool]:
    """The tables that a full server can do without: nobody was there for a while, and hardly anything was played."""
    t, e = schema.tables.c, schema.entries.c
    played = exists().where(e.table == t.id, e.number == FEW_ENTRIES)
    return or_(
        and_(t.stage == "waiting", older(FULL_WAITING, at)),
        and_(t.stage == "running", older(FULL_RUNNING, at), ~played),
    )


def older(seconds: float, at: int) -> ColumnElement[bool]:
    """Whether nobody has been there for so long; 0 means that this never counts."""
    return schema.tables.c.active < at - int(seconds) if seconds else false()


def found(c: Connection, which: ColumnElement[bool], most: int) -> list[str]:
    """Some of these tables, the oldest first."""
    t = schema.tables.c
    return list(c.execute(select(t.id).where(which).order_by(t.active).limit(most)).scalars())


def removed(c: Connection) -> list[str]:
    """Some of the tables that are marked."""
    return found(c, schema.tables.c.stage == REMOVED, TABLES_AT_ONCE)


def mark(c: Connection, names: list[str], which: ColumnElement[bool]) -> list[str]:
    """Mark tables as removed, if they still are as they were found; the names of those that are."""
    t = schema.tables.c
    c.execute(update(schema.tables).where(t.id.in_(names), which).values(stage=REMOVED))
    return list(c.execute(select(t.id).where(t.id.in_(names), t.stage == REMOVED)).scalars())


def purge(c: Connection, table: str) -> bool:
    """Delete some rows of a removed table, at last the table itself. Whether there is more to delete."""
    for part in reversed(schema.metadata.sorted_tables):
        if "table" in part.c and delete_some(c, part, table):
            return True
    c.execute(delete(schema.tables).where(schema.tables.c.id == table))
    return False


def delete_some(c: Connection, part: Any, table: str) -> bool:
    """Delete rows of a table; whether these were as many as one write may delete."""
    rows = delete(part).where(part.c.table == table)
    if "number" in part.c:
        last = select(part.c.number).where(part.c.table == table).order_by(part.c.number)
        at = c.execute(last.offset(ROWS_AT_ONCE - 1).limit(1)).scalar()
        if at is not None:
            c.execute(rows.where(part.c.number <= at))
            return True
    c.execute(rows)
    return False


class Expiry:
    """Lets the tables of a lobby end, and stores when somebody was last at each."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby
        self.cleared = float("-inf")
        self.lock = asyncio.Lock()
        self.stuck: set[str] = set()  # removed tables that could not be deleted
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self.task = asyncio.get_running_loop().create_task(self.run())

    def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()

    async def run(self) -> None:
        """One round after the other, as long as the server runs."""
        while True:
            try:
                await self.round()
            except Unavailable:  # the database says so itself, and the next round tries again
                pass
            except Exception:
                logger.exception("tables could not be removed")
            await asyncio.sleep(SECONDS_BETWEEN)

    async def round(self) -> None:
        """Store who was where, and remove what is to go."""
        async with self.lock:
            await self.lobby.store_activity()
            while await self.remove(expired(self.lobby.settings, now())):
                await self.purge()
            await self.purge()

    async def make_room(self) -> None:
        """The server is full: remove what it can do without. Not at every request: looking for it costs."""
        if time.monotonic() - self.cleared < SECONDS_BETWEEN_CLEARINGS:
            return
        self.cleared = time.monotonic()
        async with self.lock:
            await self.lobby.store_activity()
            await self.remove(or_(expired(self.lobby.settings, now()), spare(now())))

    async def remove(self, which: ColumnElement[bool]) -> bool:
        """Remove some of these tables, but none that somebody is at. Whether there may be more."""
        lobby = self.lobby
        most = TABLES_AT_ONCE + len(lobby.tables)  # so that those in use hide no other
        names = await lobby.store.database.read(lambda c: found(c, which, most))
        going = [name for name in names if lobby.unload(name)][:TABLES_AT_ONCE]
        lobby.removing.update(going)
        try:
            gone = await lobby.store.run(lambda c: mark(c, going, which)) if going else []
        finally:
            lobby.removing.difference_update(going)
        if gone:
            logger.info("%d tables have ended and are removed", len(gone))
        return len(gone) == TABLES_AT_ONCE

    async def purge(self) -> None:
        """Delete the rows of what was removed, a few in each write; a table that cannot be deleted is left."""
        store = self.lobby.store
        while names := [name for name in await store.database.read(removed) if name not in self.stuck]:
            for name in names:
                try:
                    while await store.run(partial(purge, table=name)):
                        await asyncio.sleep(0)
                except Unavailable:
                    self.stuck.add(name)
