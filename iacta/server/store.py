"""The database, the only truth: what is kept here was acknowledged, and what was acknowledged is kept here.

SQLite writes one transaction after the other and each is on the disk before it is answered, so one thread does all."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Connection, create_engine, delete, event, func, insert, select, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.pool import StaticPool

from iacta.match.snapshot import ENTRIES
from iacta.server import metrics, schema
from iacta.server.errors import Unavailable
from iacta.server.messages import Pace, Player, Stage
from iacta.server.snapshots import KeptSnapshot, keep_snapshot, sound_snapshots

logger = logging.getLogger(__name__)
Result = TypeVar("Result")
STAGES_TO_SHOW = ("waiting", "running")
MIGRATIONS = Path(__file__).parent / "migrations"
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000")


@dataclass
class KeptSeat:
    """A seat as it is kept."""

    player: Player
    name: str
    guest: str | None = None
    bot: str | None = None
    word: str = ""
    resigned: bool = False


@dataclass
class KeptTable:
    """A table as it is kept."""

    id: str
    game: str
    rules: int
    options: dict[str, Any]
    cards: str | None
    secret: bytes
    public: bool
    seats: list[KeptSeat]
    words: list[str] = field(default_factory=list)
    stage: Stage = "waiting"
    rematch: str | None = None
    hints: bool = True
    pace: Pace = "usual"

    def start_when_full(self) -> None:
        """With no seat open the match begins, and the players' words go into the shuffling."""
        if all(seat.player != "open" for seat in self.seats):
            self.words = [seat.word for seat in self.seats if seat.word]
            self.stage = "running"


@dataclass(frozen=True)
class KeptChat:
    """Something said at a table."""

    number: int
    seat: int
    name: str
    text: str


@dataclass(frozen=True)
class Kept:
    """All that is kept of a table: snapshots of its log, and the entries after them."""

    table: KeptTable
    entries: list[dict[str, Any]]
    waiting: dict[int, str]
    commands: dict[tuple[int, str], int]
    chat: list[KeptChat]
    snapshots: list[bytes] = field(default_factory=list)


@dataclass(frozen=True)
class Command:
    """A command that is done together with what it changes; sent again, it is recognised."""

    seat: int
    id: str
    version: int


class Store:
    """The open database."""

    def __init__(self, path: Path) -> None:
        """Open or create the database; one of an older version is brought up to date."""
        self.thread = ThreadPoolExecutor(1, thread_name_prefix="store")
        self.engine = create_engine(
            f"sqlite:///{path}", poolclass=StaticPool, connect_args={"check_same_thread": False}, hide_parameters=True
        )
        event.listen(self.engine, "connect", prepare)
        event.listen(self.engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN IMMEDIATE"))
        self.thread.submit(migrate, self.engine).result()

    def close(self) -> None:
        self.thread.submit(self.engine.dispose).result()
        self.thread.shutdown()

    async def run(self, work: Callable[[Connection], Result]) -> Result:
        """Do something in one transaction; when it returns, it is on the disk."""
        began, result = time.perf_counter(), "failed"
        try:
            done = await asyncio.get_running_loop().run_in_executor(self.thread, self.now, work)
            result = "done"
            return done
        finally:
            metrics.STORE.labels(result).observe(time.perf_counter() - began)

    def now(self, work: Callable[[Connection], Result]) -> Result:
        try:
            with self.engine.begin() as connection:
                return work(connection)
        except SQLAlchemyError as error:
            logger.error("the database refused", exc_info=error)
            raise Unavailable("database-refused") from error

    async def write_nothing(self) -> None:
        """Something that changes nothing but is written and synced, to see whether the disk takes it."""
        await self.run(lambda c: c.exec_driver_sql("PRAGMA user_version = 1").close())

    # Tables

    async def count(self) -> int:
        """How many tables wait or run."""
        query = select(func.count()).select_from(schema.tables).where(schema.tables.c.stage.in_(STAGES_TO_SHOW))
        return await self.run(lambda c: c.execute(query).scalar_one())

    async def add(self, table: KeptTable, rematch_of: str | None = None) -> None:
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

    async def load(self, table: str) -> Kept | None:
        return await self.run(lambda c: loaded(c, table))

    async def shown(self, most: int) -> list[KeptTable]:
        """The public tables that wait or run, the newest that wait first."""
        t = schema.tables.c
        query = select(schema.tables).where(t.public, t.stage.in_(STAGES_TO_SHOW))
        newest = query.order_by(t.stage.desc(), t.number.desc()).limit(most)
        return await self.run(lambda c: [kept_table(c, row) for row in c.execute(newest).mappings().all()])

    async def sit(self, table: KeptTable, number: int) -> None:
        """Keep who sits at a seat now, and whether the match begins with that."""

        def work(c: Connection) -> None:
            set_seat(c, table.id, number, table.seats[number])
            set_table(c, table.id, words=table.words, stage=table.stage)

        await self.run(work)

    async def resign(self, table: str, seat: KeptSeat, stage: Stage, command: Command) -> None:
        def work(c: Connection) -> None:
            set_seat(c, table, command.seat, seat)
            set_table(c, table, stage=stage)
            remember(c, table, command)

        await self.run(work)

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
        snapshot: KeptSnapshot | None = None,
    ) -> None:
        """Add an entry to the log. The choices that waited for it wait no more."""

        def work(c: Connection) -> None:
            c.execute(insert(schema.entries).values(table=table, number=number, entry=entry))
            c.execute(delete(schema.waiting).where(schema.waiting.c.table == table))
            if stage != "running":
                set_table(c, table, stage=stage)
            if snapshot is not None:
                keep_snapshot(c, table, snapshot)
            remember(c, table, command)

        await self.run(work)

    async def keep_snapshots(self, table: str, snapshots: list[KeptSnapshot]) -> None:
        """Keep snapshots that a table lacked."""

        def work(c: Connection) -> None:
            for snapshot in snapshots:
                keep_snapshot(c, table, snapshot)

        await self.run(work)

    async def say(self, table: str, said: KeptChat, command: Command) -> None:
        def work(c: Connection) -> None:
            c.execute(insert(schema.chat).values(table=table, **vars(said)))
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
)


def prepare(connection: Any, _: object) -> None:
    connection.isolation_level = None  # the transactions are ours to begin
    for pragma in PRAGMAS:
        connection.execute(f"PRAGMA {pragma}")


def migrate(engine: Any) -> None:
    """Bring the database up to date."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    with engine.connect() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
        connection.commit()


def set_table(c: Connection, table: str, **columns: object) -> None:
    c.execute(update(schema.tables).where(schema.tables.c.id == table).values(**columns))


def set_seat(c: Connection, table: str, number: int, seat: KeptSeat) -> None:
    s = schema.seats.c
    c.execute(update(schema.seats).where(s.table == table, s.seat == number).values(**vars(seat)))


def remember(c: Connection, table: str, command: Command | None) -> None:
    if command is not None:
        values = {"table": table, "seat": command.seat, "command": command.id, "version": command.version}
        c.execute(insert(schema.commands).values(**values))


def loaded(c: Connection, table: str) -> Kept | None:
    found = c.execute(select(schema.tables).where(schema.tables.c.id == table)).mappings().first()
    if found is None:
        return None
    snapshots = sound_snapshots(c, table, found["game"], found["cards"])
    e = schema.entries.c
    later = select(e.entry).where(e.table == table, e.number > ENTRIES * len(snapshots)).order_by(e.number)
    entries = list(c.execute(later).scalars())
    waiting = {row["seat"]: row["action"] for row in rows(c, schema.waiting, table, "seat")}
    commands = {(row["seat"], row["command"]): row["version"] for row in rows(c, schema.commands, table, "seat")}
    chat = [KeptChat(**without(row, "table")) for row in rows(c, schema.chat, table, "number")]
    return Kept(kept_table(c, found), entries, waiting, commands, chat, snapshots)


def kept_table(c: Connection, row: Any) -> KeptTable:
    """A table and its seats."""
    seats = [KeptSeat(**without(seat, "table", "seat")) for seat in rows(c, schema.seats, row["id"], "seat")]
    return KeptTable(seats=seats, **{name: row[name] for name in TABLE_COLUMNS})


def rows(c: Connection, of: Any, table: str, by: str) -> Iterator[Any]:
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
