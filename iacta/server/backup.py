"""Backups: a consistent copy of the data folder, made while the server runs, verified, and restored.

A backup is itself a data folder. It has the secrets of running matches, so only its owner may read it."""

from __future__ import annotations

import hashlib
import json
import shutil
import sqlite3
import tempfile
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import iacta
from iacta.server.auth import OWNER_ONLY, OWNER_ONLY_FOLDER, synced
from iacta.server.data_folder import FolderLock
from iacta.server.errors import BadDatabase, NoSuchThing
from iacta.server.migration import check_header

DATABASE, SECRET, MANIFEST = "tables.sqlite", "secret", "backup.json"
SIDE_FILES = ("-wal", "-shm", "-journal")
SECONDS_FOR_A_LOCK = 60.0


def back_up(folder: Path, target: Path) -> dict[str, Any]:
    """Copy the data folder to a new folder, which appears only when it is complete and verified. SQLite reads one state
    of the database while others write on, and nobody waits."""
    if not (folder / DATABASE).exists():
        raise NoSuchThing("no-database-there", folder=str(folder))
    if target.exists():
        raise BadDatabase("backup-exists", path=str(target))
    target.parent.mkdir(parents=True, exist_ok=True)
    growing = Path(tempfile.mkdtemp(prefix=f".{target.name}-", dir=target.parent))  # for its owner only
    try:
        (growing / DATABASE).touch(OWNER_ONLY)
        with closing(opened(folder / DATABASE)) as source, closing(sqlite3.connect(growing / DATABASE)) as copy:
            source.backup(copy)  # all in one step: one state, however busy the server is
            copy.execute("PRAGMA journal_mode=DELETE")  # one file without companions
        tables = verified(growing / DATABASE, folder / DATABASE)
        shutil.copy2(folder / SECRET, growing / SECRET)
        manifest = {
            "iacta": iacta.__version__,
            "made": int(time.time()),
            "tables": tables,
            "sha256": {name: digest(growing / name) for name in (DATABASE, SECRET)},
        }
        (growing / MANIFEST).touch(OWNER_ONLY)
        (growing / MANIFEST).write_text(json.dumps(manifest, indent=2) + "\n", "utf-8")
        for path in growing.iterdir():
            synced(path)
        growing.rename(target)
        synced(target.parent)
    except BaseException:
        shutil.rmtree(growing, ignore_errors=True)
        raise
    return {"path": str(target), "tables": tables, "bytes": (target / DATABASE).stat().st_size}


def restore(source: Path, folder: Path, *, overwrite: bool) -> dict[str, Any]:
    """Put a backup in the place of the data folder's database and secret. A database that is there is refused, or with
    `overwrite` put aside; while a server has the folder nothing is done."""
    manifest = read_manifest(source)
    folder.mkdir(parents=True, exist_ok=True, mode=OWNER_ONLY_FOLDER)
    lock = FolderLock(folder)
    try:
        there = [folder / name for name in (DATABASE, SECRET) if (folder / name).exists()]
        if there and not overwrite:
            raise BadDatabase("restore-over-something", folder=str(folder))
        growing = Path(tempfile.mkdtemp(prefix=".restoring-", dir=folder))
        try:
            for name in (DATABASE, SECRET):
                shutil.copyfile(source / name, growing / name)
                (growing / name).chmod(OWNER_ONLY)
                synced(growing / name)
            check_digests(growing, manifest, source)
            tables = verified(growing / DATABASE, source / DATABASE)
            aside = put_aside(folder) if there else None
            for name in (SECRET, DATABASE):  # a database without its secret would make a new one
                (growing / name).rename(folder / name)
            synced(folder)
        finally:
            shutil.rmtree(growing, ignore_errors=True)
    finally:
        lock.release()
    return {"folder": str(folder), "tables": tables, "aside": str(aside) if aside else None}


def put_aside(folder: Path) -> Path:
    """Move what is there to a folder beside it, the write-ahead log too: it belongs to the old database only."""
    aside = Path(tempfile.mkdtemp(prefix=time.strftime("replaced-%Y%m%d-%H%M%S-", time.gmtime()), dir=folder))
    for name in (SECRET, DATABASE, *(DATABASE + side for side in SIDE_FILES)):
        if (folder / name).exists():
            (folder / name).rename(aside / name)
    return aside


def opened(path: Path) -> sqlite3.Connection:
    """A database of ours to read, though not read-only: the log of a server that was killed may have to be read in."""
    check_header(path)
    return sqlite3.connect(path, timeout=SECONDS_FOR_A_LOCK)


def verified(path: Path, of: Path) -> int:
    """Read all of a copy of something; how many tables it has."""
    try:
        with closing(sqlite3.connect(path)) as database:
            problems = [row[0] for row in database.execute("PRAGMA integrity_check(1)")]
            if problems != ["ok"]:
                raise BadDatabase("backup-damaged", path=str(of), why="; ".join(str(problems[0]).splitlines()))
            return int(database.execute("SELECT count(*) FROM tables").fetchone()[0])
    except sqlite3.Error as error:
        raise BadDatabase("backup-damaged", path=str(of), why=str(error)) from None


def read_manifest(source: Path) -> dict[str, Any]:
    try:
        manifest = json.loads((source / MANIFEST).read_text("utf-8"))
        if not isinstance(manifest["sha256"][DATABASE], str):
            raise TypeError
    except (OSError, ValueError, KeyError, TypeError):
        raise BadDatabase("no-backup-there", path=str(source)) from None
    return dict(manifest)


def check_digests(copied: Path, manifest: dict[str, Any], source: Path) -> None:
    for name, expected in manifest["sha256"].items():
        if not (copied / name).exists() or digest(copied / name) != expected:
            raise BadDatabase("backup-changed", path=str(source / name))


def digest(path: Path) -> str:
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()
