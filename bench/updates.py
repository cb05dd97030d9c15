"""What sending the whole position after every decision costs, and what sending only what has changed would save.

    python bench/updates.py

A real `iacta serve` and tables of two people who decide at random. Of each update that a player got: its bytes, and as
they go over the wire, compressed together with all that came before on the same connection (RFC 7692); then the same
for a JSON Merge Patch (RFC 7396) against the position before, which has only what is different. The last column is the
processor's time to compress one, in microseconds. bench/README.md has the last figures."""

from __future__ import annotations

import argparse
import asyncio
import json
import tempfile
import time
import zlib
from pathlib import Path
from typing import Any

import load as generator

HEAD = f"{'bytes of an update':<20}{'updates':>9}{'whole':>9}{'wire':>9}{'changes':>9}{'wire':>9}{'µs':>9}{'µs':>9}"
LEVEL, WINDOW, MEMORY = 6, 12, 5  # as the server compresses, see iacta/server


class Wire:
    """The bytes of messages on one connection, compressed as websockets do."""

    def __init__(self) -> None:
        self.compressor = zlib.compressobj(LEVEL, zlib.DEFLATED, -WINDOW, MEMORY)

    def send(self, text: bytes) -> tuple[int, float]:
        """How many bytes a message has there, and how long it took to make them."""
        began = time.thread_time()
        sent = self.compressor.compress(text) + self.compressor.flush(zlib.Z_SYNC_FLUSH)
        return len(sent) - 4, time.thread_time() - began  # the last four are not sent


def changes(before: Any, after: Any) -> Any:
    """A JSON Merge Patch from one object to another."""
    if not isinstance(before, dict) or not isinstance(after, dict):
        return after
    patch = {name: changes(before.get(name), value) for name, value in after.items() if before.get(name) != value}
    return patch | {name: None for name in before if name not in after}


class Listener(generator.Player):
    """Keeps all messages of its connection."""

    def __init__(self, *arguments: Any) -> None:
        super().__init__(*arguments)
        self.heard: list[bytes] = []
        HEARD.append(self.heard)

    def hear(self, text: bytes) -> None:
        self.heard.append(bytes(text))
        super().hear(text)


HEARD: list[list[bytes]] = []


def measured(heard: list[list[bytes]]) -> str:
    """The means of all updates."""
    number, sums = 0, [0.0] * 6
    for messages in heard:
        whole, patched = Wire(), Wire()
        position: Any = None
        for text in messages:
            message = json.loads(text)
            before, position = position, message.get("position") or position
            patch = text
            if message["type"] == "update" and before is not None:
                said = {**message, "position": changes(before, message["position"])}
                patch = json.dumps(said, ensure_ascii=False, separators=(",", ":")).encode()
            (wire, time_whole), (wire_patched, time_patched) = whole.send(text), patched.send(patch)
            if message["type"] == "update" and before is not None:
                number += 1
                figures = (len(text), wire, len(patch), wire_patched, 1e6 * time_whole, 1e6 * time_patched)
                sums = [total + each for total, each in zip(sums, figures, strict=True)]
    return f"{number:>9}" + "".join(f"{total / number:>9.0f}" for total in sums)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=10.0, help="of play for each game")
    given = parser.parse_args()
    generator.Player = Listener  # type: ignore[misc, assignment]  # whom the tables seat
    print(HEAD)
    with tempfile.TemporaryDirectory() as folder, generator.Server("this", generator.HERE, Path(folder)) as server:
        for game in generator.GAMES:
            generator.warm(server, [game])
            HEARD.clear()
            asyncio.run(generator.Load(server, [game], 4, 0.0, deflate=True).run(given.seconds))
            print(f"{game:<20}{measured(HEARD)}", flush=True)


if __name__ == "__main__":
    main()
