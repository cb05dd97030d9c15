"""The data folder: it must be a folder of ours, and one server at a time has it."""

from __future__ import annotations

import getpass
import os
from pathlib import Path

from filelock import FileLock, Timeout

from iacta.server.errors import BadDatabase

MIGRATIONS = Path(__file__).parent / "migrations"
LOCK_FILE = "server.lock"
NEEDED_FILES = ("tables.sqlite", "secret", LOCK_FILE)
VERSION_TABLE = "alembic_version"


def check_folder(folder: Path, *, to_write: bool = True) -> None:
    """Refuse something that is no folder, and the folder of another user: what cannot be opened there would be
    reported as missing, or as locked."""
    needed = os.R_OK | (os.W_OK if to_write else 0)
    try:
        if folder.exists() and not folder.is_dir():
            raise BadDatabase("folder-is-none", folder=str(folder))
        wanted = {folder: needed | os.X_OK, **{folder / name: needed for name in NEEDED_FILES}}
        allowed = all(os.access(path, mode) for path, mode in wanted.items() if path.exists())
    except PermissionError:  # a folder on the way there
        allowed = False
    if not allowed and os.geteuid() != 0:  # what even root may not write is read-only, which the system says itself
        raise BadDatabase("folder-of-another", folder=str(folder), user=user_name())


def user_name() -> str:
    """Who runs this program; a user without a name has a number."""
    try:
        return getpass.getuser()
    except (KeyError, OSError):
        return str(os.geteuid())


class FolderLock:
    """A folder in use by this server. The operating system lets go of it when the process ends, however it ends."""

    def __init__(self, folder: Path) -> None:
        self.lock = FileLock(folder / LOCK_FILE, timeout=0, mode=0o600)
        try:
            self.lock.acquire()
        except Timeout:
            raise BadDatabase("folder-in-use", folder=str(folder)) from None

    def release(self) -> None:
        self.lock.release()
