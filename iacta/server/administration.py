"""What `iacta admin` does to tables and visitors, in a running server or with a folder that none has."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Awaitable, Callable
from dataclasses import asdict
from ipaddress import ip_network
from typing import Any

from sqlalchemy import Connection, func, select

from iacta.engine.words.errors import BadOptions, shown
from iacta.match.snapshot import ENTRIES
from iacta.server import schema
from iacta.server.bans import Ban, Bans, Kind, now
from iacta.server.check import tables_of
from iacta.server.connection import GONE
from iacta.server.database import is_unreadable
from iacta.server.errors import TEXT, NoSuchThing, NotPossible
from iacta.server.expiry import purge
from iacta.server.lobby import Lobby
from iacta.server.messages import Stage
from iacta.server.replay import load_whole, replay
from iacta.server.store import Store
from iacta.server.stored import REMOVED
from iacta.server.table_rows import UNREADABLE, TableRows, stored_table

logger = logging.getLogger(__name__)
SHORT = 12  # letters of a guest's name that are shown, and by which it is found again
FEWEST = 8  # letters by which a guest is found
GUEST = re.compile(rf"[0-9a-f]{{{FEWEST},64}}")
SEAT = re.compile(r"([A-Za-z0-9_-]{1,40})/(\d{1,2})")

Answer = dict[str, Any]
NOTHING_KNOWN: Answer = {
    "stage": "unreadable",
    "game": "–",
    "public": False,
    "created": None,
    "active": None,
    "names": [],
    "moves": 0,
}


class Administration:
    """The operator's commands. Where a server runs, its tables in memory follow."""

    def __init__(self, store: Store, bans: Bans, lobby: Lobby | None = None) -> None:
        self.store = store
        self.bans = bans
        self.lobby = lobby
        self.commands: dict[str, Callable[..., Awaitable[Answer]]] = {
            "list": self.list,
            "show": self.show,
            "close": self.close,
            "delete": self.delete,
            "export": self.export,
            "ban": self.ban,
            "mute": self.mute,
            "lift": self.lift,
            "bans": self.all_bans,
        }

    async def run(self, command: str, arguments: dict[str, Any]) -> Answer:
        answer = await self.commands[command](**arguments)
        whom = [arguments[name] for name in ("table", "who", "number") if name in arguments]
        logger.info("admin: %s", " ".join([command, *map(str, whom)]))
        return answer

    # Tables

    async def list(self, stage: str | None, most: int) -> Answer:
        """The tables, those that were used last first."""
        t = schema.tables.c
        query = select(schema.tables).order_by(t.active.desc(), t.number.desc()).limit(most)
        query = query.where(t.stage != REMOVED if stage is None else t.stage == stage)
        counted = select(func.count()).where(schema.entries.c.table == t.id).scalar_subquery()

        def work(c: Connection) -> list[Answer]:
            found = c.execute(query.add_columns(counted.label("moves"))).mappings().all()
            return [{**summary(TableRows(stored_table(c, row))), "moves": row["moves"]} for row in found]

        def careful(c: Connection) -> list[Answer] | None:
            try:
                return work(c)
            except UNREADABLE as error:
                if not is_unreadable(error):
                    raise
                return None

        tables = await self.store.database.read(careful)
        if tables is None:
            return {"tables": await readable(self.store, stage, most), "damaged": True}
        return {"tables": tables, "damaged": False}

    async def show(self, table: str) -> Answer:
        """A table, who sits there, and what was said: what an operator must know to judge."""
        rows = await self.load(table)
        seats = [
            {
                "seat": number,
                "player": seat.player,
                "name": seat.name,
                "bot": seat.bot,
                "guest": seat.guest[:SHORT] if seat.guest else None,
                "resigned": seat.resigned,
            }
            for number, seat in enumerate(rows.table.seats)
        ]
        said = [{"seat": chat.seat, "name": chat.name, "text": chat.text} for chat in rows.chat]
        loaded = self.lobby is not None and table in self.lobby.tables
        viewers = len(self.lobby.tables[table].presence.viewers) if self.lobby is not None and loaded else 0
        return {
            **summary(rows),
            "moves": moves_of(rows),
            "seats": seats,
            "chat": said,
            "viewers": viewers,
        }

    async def close(self, table: str) -> Answer:
        """End a match without a winner; a table that still waits is deleted."""
        rows = await self.load(table)
        if rows.table.stage == "waiting":
            return await self.delete(table)
        if rows.table.stage != "running":
            raise NotPossible("match-not-running")
        if self.lobby is None:
            await self.store.set_stage(table, "over")
        else:
            async with self.lobby.at(table) as found:
                await found.end()
        return {"table": table, "stage": "over"}

    async def delete(self, table: str) -> Answer:
        """Delete a table with all that belongs to it; whoever is there is sent away. It is marked first and gone from
        then on, as an expired one is, so that no move elsewhere waits while its rows are deleted."""
        await self.load(table, even_damaged=True)
        loaded = self.lobby.tables.get(table) if self.lobby is not None else None
        if self.lobby is None or loaded is None:
            await self.store.set_stage(table, REMOVED)
        else:
            async with loaded.lock:
                await self.store.set_stage(table, REMOVED)
                loaded.match, loaded.stored.stage = None, "over"
                self.lobby.tables.pop(table, None)
                for viewer in list(loaded.presence.viewers):
                    viewer.close(GONE)
                loaded.close()
        while await self.store.run(lambda c: purge(c, table)):
            pass
        await self.bans.forget(table)
        return {"table": table, "stage": None}

    async def export(self, table: str) -> Answer:
        """The record of a match: what everybody may know, and after the end all of it."""
        await self.load(table)
        rows = await self.store.database.read(lambda c: load_whole(c, table))
        if rows is None or rows.table.stage == "waiting":
            raise NotPossible("match-not-running")
        match = await asyncio.to_thread(replay, rows)
        over = rows.table.stage == "over"
        given_up = sum(seat.resigned for seat in rows.table.seats) == len(rows.table.seats) - 1
        return {
            "table": table,
            "record": match.record(private=over),
            "closed": over and not match.over and not given_up,  # the record cannot tell; whoever exports it is told
        }

    async def load(self, table: str, *, even_damaged: bool = False) -> TableRows:
        rows = await self.store.load(table)
        if rows is None:
            raise NoSuchThing("no-such-table")
        if rows.table.stage == "unreadable" and not even_damaged:
            raise NotPossible("table-unreadable")
        return rows

    # Visitors

    async def ban(self, who: str, seconds: int | None, reason: str) -> Answer:
        """Ban an address, a network, a guest, or whoever sits at a seat."""
        return await self.restrict("ban", who, seconds, reason)

    async def mute(self, who: str, seconds: int | None, reason: str) -> Answer:
        """The same for what they say; at a seat it is the seat of that table only."""
        return await self.restrict("mute", who, seconds, reason)

    async def restrict(self, kind: Kind, who: str, seconds: int | None, reason: str) -> Answer:
        until = None if seconds is None else now() + seconds
        ban = Ban(kind, until=until, reason=reason, **await self.found(kind, who))
        return shown_ban(await self.bans.add(ban))

    async def found(self, kind: Kind, who: str) -> dict[str, Any]:
        """What somebody is called in a ban."""
        seat = SEAT.fullmatch(who)
        try:
            return {"network": str(ip_network(who, strict=False))}
        except ValueError:
            pass
        if seat:
            table, number = seat[1], int(seat[2])
            rows = await self.load(table, even_damaged=True)
            if number >= len(rows.table.seats):
                raise NoSuchThing("table-lacks-seat", seat=str(number))
            if kind == "mute":
                return {"at": table, "seat": number}
            guest = rows.table.seats[number].guest
            if guest is None:
                raise NoSuchThing("nobody-there", seat=str(number))
            return {"guest": guest}
        if not GUEST.fullmatch(who):
            raise BadOptions("ban-of-whom", TEXT, who=shown(who))
        return {"guest": await self.guest(who)}

    async def guest(self, begins: str) -> str:
        """The one guest whose name begins so, among those who have ever sat down."""
        column = schema.seats.c.guest
        query = select(column).where(column.startswith(begins)).distinct().limit(2)
        found = await self.store.database.read(lambda c: c.execute(query).scalars().all())
        if len(found) != 1:
            raise NoSuchThing("no-such-guest", guest=begins)
        return str(found[0])

    async def lift(self, number: int) -> Answer:
        lifted = await self.bans.lift(number)
        if lifted is None:
            raise NoSuchThing("no-such-ban", number=str(number))
        return shown_ban(lifted)

    async def all_bans(self) -> Answer:
        return {"bans": [shown_ban(ban) for ban in self.bans.holding()]}


async def readable(store: Store, stage: str | None, most: int) -> list[Answer]:
    """The tables of a database with damaged pages, one by one, as far as the file still tells their names."""
    found: list[Answer] = []
    for name in await asyncio.to_thread(tables_of, store.path):
        try:
            rows = await store.load(name)
        except NoSuchThing:
            found.append({**NOTHING_KNOWN, "table": name})
        else:
            if rows is not None:
                found.append({**summary(rows), "moves": moves_of(rows)})
    wanted = [each for each in found if each["stage"] != REMOVED and stage in (None, each["stage"])]
    return sorted(wanted, key=lambda each: -(each["active"] or 0))[:most]


def moves_of(rows: TableRows) -> int:
    return ENTRIES * len(rows.snapshots) + len(rows.entries)


def summary(rows: TableRows) -> Answer:
    table = rows.table
    stage: Stage = table.stage
    return {
        "table": table.id,
        "stage": stage,
        "game": table.game,
        "public": table.public,
        "created": table.created,
        "active": table.active,
        "names": [seat.name or seat.player for seat in table.seats],
    }


def shown_ban(ban: Ban) -> Answer:
    guest = ban.guest[:SHORT] if ban.guest else None
    return {**asdict(ban), "guest": guest}
