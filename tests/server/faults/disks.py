"""Disks that are full or cannot be written to, for tests to put a server's folder on."""

from __future__ import annotations

import os
import resource
import subprocess
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

SMALL = "3m"  # there is room for the database, and for some play
A_PIECE = 4096


def mounted(*arguments):
    """Mount something, or leave the test out where that is not allowed."""
    done = subprocess.run(["mount", *map(str, arguments)], capture_output=True, check=False)
    if done.returncode:
        pytest.skip(f"nothing can be mounted here: {done.stderr.decode().strip()}")


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

    def __init__(self, server):
        self.pid = server.process.pid

    def fill(self):
        resource.prlimit(self.pid, resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))

    def empty(self):
        resource.prlimit(self.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))


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
