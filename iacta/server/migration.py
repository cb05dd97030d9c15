"""Opening a database: one that this version can read is brought up to date, any other is refused and left alone."""

from __future__ import annotations

import sqlite3
import time
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, event, inspect, text
from sqlalchemy.exc import SQLAlchemyError

from iacta.server.database import SECONDS_FOR_A_LOCK, engine_for, is_damaged, is_locked
from iacta.server.errors import BadDatabase

MIGRATIONS = Path(__file__).parent / "migrations"
VERSION_TABLE = "alembic_version"


def migrate(path: Path) -> None:
    """Bring a database up to date, or make a new one. A file that is none, or is damaged, or was written by a newer
    version is refused and left as it is."""
    until = time.monotonic() + SECONDS_FOR_A_LOCK
    while True:
        try:
            return upgrade(path)
        except (SQLAlchemyError, sqlite3.Error) as error:
            if is_damaged(error):
                raise BadDatabase("database-damaged", path=str(path), why=reason_of(error)) from None
            if not is_locked(error):
                raise BadDatabase("database-not-opened", path=str(path), why=reason_of(error)) from None
            if time.monotonic() >= until:
                raise BadDatabase("database-locked", path=str(path)) from None


def reason_of(error: Exception) -> str:
    """What SQLite says, without the statement."""
    return str(getattr(error, "orig", None) or error)


def upgrade(path: Path) -> None:
    check_header(path)
    engine = engine_for(path)
    event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN IMMEDIATE"))
    try:
        with engine.begin() as connection:
            config = migrations(connection)
            check_revision(connection, config, path)
            command.upgrade(config, "head")
    finally:
        engine.dispose()


def migrations(connection: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config


def check_header(path: Path) -> None:
    """Look at a file before it is opened for writing, which would already change it."""
    if not path.exists() or path.stat().st_size == 0:
        return
    looking = sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)
    try:
        names = {name for (name,) in looking.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    except sqlite3.DatabaseError as error:
        if not is_damaged(error):
            raise
        raise BadDatabase("database-damaged", path=str(path), why=reason_of(error)) from None
    finally:
        looking.close()
    if names and VERSION_TABLE not in names:
        raise BadDatabase("database-foreign", path=str(path))


def check_revision(connection: Connection, config: Config, path: Path) -> None:
    """Refuse a database whose version is not one of those that we know: it is newer."""
    if not inspect(connection).has_table(VERSION_TABLE):
        return
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    for (revision,) in connection.execute(text(f"SELECT version_num FROM {VERSION_TABLE}")):
        if not isinstance(revision, str):  # which a damaged page can read as
            raise BadDatabase("database-damaged", path=str(path), why=VERSION_TABLE)
        if revision not in known:
            raise BadDatabase("database-newer", path=str(path), revision=str(revision))
