"""The control socket: `iacta admin` asks the running server, or does it itself where none runs.

The socket lies in the data folder and only its owner may connect. One line of JSON asks, one line answers."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import os
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from iacta.engine.words.errors import BadOptions, IactaError
from iacta.server.administration import Administration
from iacta.server.auth import OWNER_ONLY
from iacta.server.bans import Bans
from iacta.server.data_folder import FolderLock
from iacta.server.errors import TEXT, NoSuchThing
from iacta.server.store import open_store

logger = logging.getLogger(__name__)
NAME = "control.sock"
LONGEST_PATH = 100  # the system takes about 107 bytes
LONGEST_LINE = 1 << 26
SECONDS_TO_ASK = 5.0
SECONDS_TO_ANSWER = 120.0  # a long match is replayed to be exported


@contextlib.contextmanager
def reachable(folder: Path) -> Iterator[str]:
    """The path of the socket, short enough for the system: where it is not, it goes through an open folder."""
    path = str((folder / NAME).absolute())
    if len(os.fsencode(path)) <= LONGEST_PATH:
        yield path
        return
    opened = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
    try:
        yield f"/proc/self/fd/{opened}/{NAME}"
    finally:
        os.close(opened)


class ControlServer:
    """Answers `iacta admin` in a running server."""

    def __init__(self, folder: Path, administration: Administration) -> None:
        self.folder = folder
        self.administration = administration
        self.server: asyncio.Server | None = None

    async def start(self) -> None:
        """Listen. The folder is ours, so a socket that lies there is one of a server that was killed."""
        try:
            (self.folder / NAME).unlink(missing_ok=True)
            listening = socket.socket(socket.AF_UNIX)
            with reachable(self.folder) as path:
                listening.bind(path)
                (self.folder / NAME).chmod(OWNER_ONLY)  # before it listens
            self.server = await asyncio.start_unix_server(self.answer, sock=listening, limit=LONGEST_LINE)
        except OSError as error:  # a folder on a file system without sockets: everything else works
            logger.warning("no control socket: `iacta admin` works only while the server is stopped", exc_info=error)

    def close(self) -> None:
        if self.server is not None:
            self.server.close()
            (self.folder / NAME).unlink(missing_ok=True)

    async def answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One question of one client."""
        try:
            async with asyncio.timeout(SECONDS_TO_ASK):
                request = json.loads(await reader.readline())
            writer.write(json.dumps(await self.execute(request)).encode() + b"\n")
            await writer.drain()
        except (OSError, TimeoutError, ValueError) as error:
            logger.warning("the control socket could not answer", exc_info=error)
        finally:
            writer.close()

    async def execute(self, request: dict[str, Any]) -> dict[str, Any]:
        try:
            return {"answer": await self.administration.run(request["command"], request["arguments"])}
        except IactaError as error:
            return {"error": error.text(request["language"])}
        except Exception as error:
            logger.exception("an admin command failed")
            return {"error": type(error).__name__}


def ask(folder: Path, command: str, language: str, **arguments: Any) -> dict[str, Any]:
    """Let the server that has the folder run a command; where none has it, run it here."""
    if not (folder / "tables.sqlite").exists():
        raise NoSuchThing("no-database-there", folder=str(folder))
    answer = ask_server(folder, {"command": command, "arguments": arguments, "language": language})
    if answer is None:
        return run_here(folder, command, arguments)
    if "error" in answer:
        raise BadOptions("server-refused", TEXT, why=answer["error"])
    return dict(answer["answer"])


def ask_server(folder: Path, question: dict[str, Any]) -> dict[str, Any] | None:
    """The answer of the running server; none if no server runs."""
    with reachable(folder) as path, socket.socket(socket.AF_UNIX) as connection:
        connection.settimeout(SECONDS_TO_ANSWER)
        try:
            connection.connect(path)
        except (FileNotFoundError, ConnectionRefusedError):
            return None
        connection.sendall(json.dumps(question).encode() + b"\n")
        with connection.makefile("rb") as file:
            line = file.readline()
    if not line:
        raise BadOptions("server-refused", TEXT, why="…")
    return dict(json.loads(line))


def run_here(folder: Path, command: str, arguments: dict[str, Any]) -> dict[str, Any]:
    """Run a command with the folder of a server that is stopped."""
    lock = FolderLock(folder)
    try:
        with open_store(folder / "tables.sqlite") as store:
            return asyncio.run(executed(Administration(store, Bans(store)), command, arguments))
    finally:
        lock.release()


async def executed(administration: Administration, command: str, arguments: dict[str, Any]) -> dict[str, Any]:
    await administration.bans.load()
    return await administration.run(command, arguments)
