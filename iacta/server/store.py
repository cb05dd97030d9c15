"""Tables in the database, the only truth: whatever was acknowledged is there, and what is there was acknowledged."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Iterator, Set
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Connection, bindparam, delete, func, insert, select, update
from sqlalchemy.exc import DBAPIError

from iacta.match.snapshot import ENTRIES
from iacta.server import metrics, schema
from iacta.server.database import Database, is_unreadable
from iacta.server.errors import NoSuchThing
from iacta.server.messages import Pace, Player, Stage
from iacta.server.migration import migrate
from iacta.server.snapshots import StoredSnapshot, sound_snapshots, store_snapshot

logger = logging.getLogger(__name__)
Result = TypeVar("Result")
STAGES_TO_SHOW = ("waiting", "running")
REMOVED = "removed"  # the stage of a table that is being deleted: it is there no more
MOST_COMMANDS = 200  # of one seat that are remembered, here and in memory
MOST_CHATS = 200  # of one table
MOST_WITHOUT_INDEX = 1000  # tables that are looked through where the index is damaged
# What a damaged page can lead to, besides what SQLite notices itself: values that are not what was written.
UNREADABLE = (DBAPIError, ValueError, TypeError, KeyError, OverflowError)

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


def now() -> int:
    """The time as the database has it: seconds since 1970 UTC."""
    return int(time.time())


@dataclass
class StoredSeat:
    """A seat as the database has it."""

    player: Player
    name: str
    guest: str | None = None
    bot: str | None = None
    word: str = ""
    resigned: bool = False


@dataclass
class StoredTable:
    """A table as the database has it."""

    id: str
    game: str
    rules: int
    options: dict[str, Any]
    cards: str | None
    secret: bytes
    public: bool
    seats: list[StoredSeat]
    words: list[str] = field(default_factory=list)
    stage: Stage = "waiting"
    rematch: str | None = None
    hints: bool = True
    pace: Pace = "usual"
    created: int = field(default_factory=now)
    active: int = field(default_factory=now)

    def start_when_full(self) -> None:
        """With no seat open the match begins, and the players' words go into the shuffling."""
        if all(seat.player != "open" for seat in self.seats):
            self.words = [seat.word for seat in self.seats if seat.word]
            self.stage = "running"


@dataclass(frozen=True)
class StoredChat:
    """Something said at a table."""

    number: int
    seat: int
    name: str
    text: str


@dataclass(frozen=True, slots=True)
class Command:
    """A command that is done together with what it changes; sent again by the same person, it is recognised. `number`
    counts the commands of a seat."""

    seat: int
    holder: str
    number: int
    id: str
    version: int


@dataclass(frozen=True)
class StoredUndo:
    """A seat asks to take back the last decision, and these agree. At another version it is void."""

    seat: int
    version: int
    agreed: list[int]


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

    def complain(self, table: str, error: Exception) -> None:
        """Say once that a table cannot be read; what the error would say of its values is nobody's business."""
        if table not in self.damaged:
            self.damaged.add(table)
            metrics.UNREADABLE.inc()
            why = error.orig if isinstance(error, DBAPIError) else type(error).__name__
            logger.error("the database is damaged: table %s cannot be read (%s)", table, why)

    async def shown(self, since: int, most: int, but: Set[str]) -> list[StoredTable]:
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
        """Add an entry to the log. The choices that waited for it wait no more."""

        def work(c: Connection) -> None:
            c.execute(ADD_ENTRY, {"table": table, "number": number, "entry": entry})
            if "sealed" in entry:
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
    "created",
    "active",
)


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


@contextmanager
def open_store(path: Path) -> Iterator[Store]:
    store = Store(path)
    try:
        yield store
    finally:
        store.close()
