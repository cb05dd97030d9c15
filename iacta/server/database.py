"""The database file: one thread writes, a few others read, and no reader waits for a writer (SQLite's WAL).

Group commit: all writes that are queued when the writer comes round go into one transaction, with one commit and one
flush to the disk, and are acknowledged together. Each has its own savepoint, so that one that fails spoils no other."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, RootTransaction, create_engine, event
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from iacta.server.errors import Unavailable

logger = logging.getLogger(__name__)
Result = TypeVar("Result")
READERS = 2  # threads
MOST_AT_ONCE = 256  # writes in one transaction
SECONDS_FOR_A_LOCK = 60.0  # how long a write or a read waits while another program locks the database
SECONDS_TO_STOP = 2.0  # the same when the server is being stopped
# A try at a locked database takes busy_timeout; the writer tries again and again, and lets go of what waited too long.
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=200")
LOCKED = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)
DAMAGED = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
PRIMARY = 0xFF  # the part of SQLite's error codes that says the kind


@dataclass(slots=True, eq=False)
class Write:
    """Something to be written, and who waits for it."""

    work: Callable[[Connection], Any]
    future: asyncio.Future[Any] | Future[Any]
    loop: asyncio.AbstractEventLoop | None  # of the one who waits; None for a thread
    until: float  # when it is given up, if the database stays locked
    result: Any = None
    error: Exception | None = None

    def settle(self) -> None:
        """Answer, unless whoever asked has gone."""
        if self.future.done():
            return
        if self.error is None:
            self.future.set_result(self.result)
        else:
            self.future.set_exception(self.error)


class Database:
    """An open database of today's schema. Whatever `write` has returned from is on the disk."""

    def __init__(self, path: Path) -> None:
        self.engine = engine_for(path)
        event.listen(self.engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN IMMEDIATE"))
        self.reading_engine = engine_for(path, pool_size=READERS, max_overflow=0)
        event.listen(self.reading_engine, "connect", lambda connection, _: connection.execute("PRAGMA query_only=ON"))
        event.listen(self.reading_engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN"))
        self.queue: SimpleQueue[Write | None] = SimpleQueue()
        self.stopping = threading.Event()
        self.connection: Connection | None = None
        self.readers = ThreadPoolExecutor(READERS, thread_name_prefix="database-reader")
        self.writer = threading.Thread(target=self.write_all, name="database-writer", daemon=True)
        self.writer.start()

    def close(self) -> None:
        """What is queued is still written, if the database is not locked."""
        self.stopping.set()
        self.queue.put(None)
        self.writer.join()
        self.readers.shutdown()
        self.reading_engine.dispose()
        self.engine.dispose()  # the last to close brings the write-ahead log into the database

    async def read(self, work: Callable[[Connection], Result]) -> Result:
        """Read one state of the database, whoever writes meanwhile."""
        return await asyncio.get_running_loop().run_in_executor(self.readers, self.read_now, work)

    def read_now(self, work: Callable[[Connection], Result]) -> Result:
        until = time.monotonic() + SECONDS_FOR_A_LOCK
        while True:
            try:
                with self.reading_engine.connect() as connection:
                    connection.begin()
                    result = work(connection)
                    finish_reading(connection)
                    return result
            except SQLAlchemyError as error:
                if is_locked(error) and time.monotonic() < until and not self.stopping.is_set():
                    continue
                raise unavailable(error) from error

    async def write(self, work: Callable[[Connection], Result]) -> Result:
        """Do something in a transaction. When this returns it is on the disk; when it fails nothing has changed."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Result] = loop.create_future()
        self.queue.put(Write(work, future, loop, time.monotonic() + SECONDS_FOR_A_LOCK))
        return await future

    def write_now(self, work: Callable[[Connection], Result]) -> Result:
        """The same for a thread that can wait."""
        future: Future[Result] = Future()
        self.queue.put(Write(work, future, None, time.monotonic() + SECONDS_FOR_A_LOCK))
        return future.result()

    # The writer's thread

    def write_all(self) -> None:
        while (first := self.queue.get()) is not None:
            batch = [first]
            for write in self.commit(batch):
                write.error = write.error or Unavailable("database-refused")
            answer(batch)
        if self.connection is not None:
            self.connection.close()

    def gather(self, batch: list[Write]) -> None:
        """Take along whatever else is queued."""
        try:
            while len(batch) < MOST_AT_ONCE:
                write = self.queue.get_nowait()
                if write is None:
                    self.queue.put(None)  # the end comes after this batch
                    return
                batch.append(write)
        except Empty:
            return

    def commit(self, batch: list[Write]) -> list[Write]:
        """Write a batch; those of it that were not written. Who waited too long for a lock was answered before."""
        try:
            transaction = self.begin(batch)
            self.gather(batch)
            for write in batch:
                self.execute(write, alone=len(batch) == 1)
            if len(batch) > 1 or batch[0].error is None:
                transaction.commit()
                return []
            transaction.rollback()
        except SQLAlchemyError as error:
            log(error)
            self.give_up()
        return batch

    def begin(self, batch: list[Write]) -> RootTransaction:
        """A transaction, as soon as nobody else has the database locked."""
        stop = None
        while True:
            try:
                if self.connection is None:
                    self.connection = self.engine.connect()
                return self.connection.begin()
            except SQLAlchemyError as error:
                if not is_locked(error):
                    raise
                now = time.monotonic()
                if self.stopping.is_set():
                    stop = stop or now + SECONDS_TO_STOP
                late = [write for write in batch if write.until <= now or (stop is not None and stop <= now)]
                if len(late) == len(batch):
                    raise
                for write in late:
                    write.error = Unavailable("database-refused")
                    batch.remove(write)
                answer(late)

    def execute(self, write: Write, *, alone: bool) -> None:
        """One of a batch; what it did is taken back if it fails."""
        assert self.connection is not None
        try:
            if not alone:
                self.connection.exec_driver_sql("SAVEPOINT one")
            write.result = write.work(self.connection)
        except Exception as error:  # noqa: BLE001 (whatever it is, whoever asked gets it, and the writer goes on)
            write.error = unavailable(error) if isinstance(error, SQLAlchemyError) else error
            if not alone:
                self.connection.exec_driver_sql("ROLLBACK TO one")
        if not alone:
            self.connection.exec_driver_sql("RELEASE one")

    def give_up(self) -> None:
        """After a failure: the connection is dropped with whatever was begun, and the next batch has a new one."""
        connection, self.connection = self.connection, None
        if connection is not None:
            connection.invalidate()
            connection.close()


def finish_reading(connection: Connection) -> None:
    """End a transaction that has only read. After a damaged page even that can fail: then the connection is dropped."""
    try:
        connection.rollback()
    except SQLAlchemyError:
        connection.invalidate()


def answer(batch: list[Write]) -> None:
    """Answer all who wait, with one call into each event loop."""
    loops: dict[asyncio.AbstractEventLoop, list[Write]] = {}
    for write in batch:
        if write.loop is None:
            write.settle()
        else:
            loops.setdefault(write.loop, []).append(write)
    for loop, writes in loops.items():
        try:
            loop.call_soon_threadsafe(settle_all, writes)
        except RuntimeError:  # the loop is closed: nobody waits any more
            continue


def settle_all(writes: list[Write]) -> None:
    for write in writes:
        write.settle()


def engine_for(path: Path, **pool: int) -> Engine:
    """Connections to a database. What a statement carries is never printed: it may be the secret of a match."""
    engine = create_engine(f"sqlite:///{path}", hide_parameters=True, connect_args={"check_same_thread": False}, **pool)
    event.listen(engine, "connect", prepare)
    return engine


def prepare(connection: Any, _: object) -> None:
    connection.isolation_level = None  # the transactions are ours to begin
    for pragma in PRAGMAS:
        connection.execute(f"PRAGMA {pragma}")


def code_of(error: BaseException) -> int:
    """SQLite's kind of an error; 0 if it is none of SQLite's."""
    original = error.orig if isinstance(error, DBAPIError) else error
    code: int = getattr(original, "sqlite_errorcode", 0)
    return code & PRIMARY


def is_locked(error: BaseException) -> bool:
    """Whether another program has the database locked."""
    return code_of(error) in LOCKED


def is_damaged(error: BaseException) -> bool:
    """Whether the file, or a page of it, is not what SQLite wrote."""
    return code_of(error) in DAMAGED


def is_unreadable(error: BaseException) -> bool:
    """Whether it is what a damaged page leads to: SQLite notices it, or the disk, or a value makes no sense."""
    code = code_of(error)
    return code in (*DAMAGED, sqlite3.SQLITE_IOERR) or (code == 0 and not isinstance(error, Unavailable))


def log(error: SQLAlchemyError) -> None:
    logger.error("the database refused: %s", error)


def unavailable(error: SQLAlchemyError) -> Unavailable:
    log(error)
    return Unavailable("database-refused")
