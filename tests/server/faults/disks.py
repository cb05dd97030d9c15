"""Disks that are full or cannot be written to, for tests to put a server's folder on."""

from __future__ import annotations

import os
import resource
import subprocess
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

SMALL = "24m"  # there is room for the database, for some play, and for what a server wants to have left
A_PIECE = 4096
ROOM_FOR_A_FILE_SYSTEM = 64 * 2**20  # bytes, more than a server wants to have left
SOUND, REPAIRED = 0, 1  # what fsck says


def mounted(*arguments):
    """Mount something. Only where that is not allowed a test goes without it, and never in CI."""
    done = subprocess.run(["mount", *map(str, arguments)], capture_output=True, check=False)
    if done.returncode:
        missing = f"nothing can be mounted here: {done.stderr.decode().strip()}"
        if os.environ.get("CI") == "true":
            pytest.fail(missing)
        pytest.skip(missing)


@contextmanager
def small_disk(folder: Path):
    """A folder on a disk of its own."""
    folder.mkdir()
    mounted("-t", "tmpfs", "-o", f"size={SMALL},mode=700", "tmpfs", folder)
    try:
        yield folder
    finally:
        subprocess.run(["umount", "--lazy", folder], check=True)


class FullDisk:
    """A disk that somebody else has filled to the last byte, until it is emptied."""

    shows_as = "disk space"  # what the server says is missing

    def __init__(self, server):
        self.filler = server.folder / "filler"

    def fill(self):
        with self.filler.open("ab", buffering=0) as file, suppress(OSError):
            while True:
                file.write(bytes(A_PIECE))

    def empty(self):
        self.filler.unlink()


class FileLimit:
    """A limit of the system on how long files may become, which is none at all while it holds."""

    shows_as = "database"

    def __init__(self, server):
        self.pid = server.process.pid

    def fill(self):
        resource.prlimit(self.pid, resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))

    def empty(self):
        resource.prlimit(self.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))


class BreakingDisk:
    """A file system in a file, which the kernel makes read-only as it does after an error of a real disk: also files
    that are open for writing take nothing any more. (A remount is refused as long as there are any.) There is no way
    back but to check it and mount it again."""

    def __init__(self, file: Path, folder: Path):
        self.file = file
        self.folder = folder
        with file.open("wb") as image:
            image.truncate(ROOM_FOR_A_FILE_SYSTEM)
        subprocess.run(["mkfs.ext4", "-q", file], check=True)
        folder.mkdir()

    def __enter__(self):
        mounted("-o", "loop,errors=remount-ro", self.file, self.folder)
        self.folder.chmod(0o700)
        return self

    def __exit__(self, *_):
        subprocess.run(["umount", self.folder], check=True)

    def break_down(self):
        found = subprocess.run(["findmnt", "-no", "SOURCE", self.folder], capture_output=True, check=True)
        device = Path(found.stdout.decode().strip()).name
        Path(f"/sys/fs/ext4/{device}/trigger_fs_error").write_text("1")

    def repair(self):
        """Nobody may have a file open on it."""
        self.__exit__()
        repaired = subprocess.run(["fsck.ext4", "-p", self.file], capture_output=True, check=False)
        assert repaired.returncode in (SOUND, REPAIRED), repaired.stdout
        self.__enter__()


@contextmanager
def read_only(folder: Path):
    """A folder that nobody can write to, not even root where that can be had."""
    if os.geteuid() == 0:
        mounted("--bind", folder, folder)
        try:
            mounted("-o", "remount,ro,bind", folder)
            yield
        finally:
            subprocess.run(["umount", folder], check=True)
    else:
        folder.chmod(0o500)
        try:
            yield
        finally:
            folder.chmod(0o700)
