"""Durable moves a second that the database keeps, with group commit and with a commit for each (as it was before), and
the processor time of one: python -m bench.store."""

from __future__ import annotations

import asyncio
import tempfile
import time
from pathlib import Path
from statistics import median

from iacta.server import database
from iacta.server.store import Store
from iacta.server.stored import Command, StoredSeat, StoredTable

WRITERS = (1, 16, 128)
MOVES = 1500  # of all writers together, in each round
ROUNDS = 5  # in turn; the median counts
ENTRY = {"n": 17, "seat": 0, "play": "recruit legionary 3"}


def table(name: str) -> StoredTable:
    seats = [StoredSeat("person", "Ada", guest="a" * 64), StoredSeat("person", "Bob", guest="b" * 64)]
    return StoredTable(name, "lusitania", 1, {}, None, bytes(32), public=False, seats=seats, stage="running")


async def moves(store: Store, name: str, count: int) -> None:
    """One table: each move is kept before the next is made."""
    for number in range(1, count + 1):
        command = Command(0, "a" * 64, number, f"command-of-a-move-{number}", number)
        await store.append(name, number, ENTRY, "running", command)


async def measured(store: Store, kind: str, writers: int) -> tuple[float, float]:
    """Moves a second, and the seconds of processor time that each takes."""
    names = [f"{kind}-{writers}-{number}" for number in range(writers)]
    for name in names:
        await store.add(table(name))
    each = MOVES // writers
    began, worked = time.perf_counter(), time.process_time()
    await asyncio.gather(*(moves(store, name, each) for name in names))
    took, work = time.perf_counter() - began, time.process_time() - worked
    return each * writers / took, work / (each * writers)


async def bench(folder: Path) -> None:
    store = Store(folder / "tables.sqlite")
    most = {"each": 1, "together": database.MOST_AT_ONCE}
    print(f"{'writers':>8}{'commit each':>14}{'CPU each':>12}{'together':>12}{'CPU each':>12}{'ratio':>8}")
    for writers in WRITERS:
        found: dict[str, list[tuple[float, float]]] = {kind: [] for kind in most}
        for turn in range(ROUNDS):
            for kind, at_once in most.items():
                database.MOST_AT_ONCE = at_once
                found[kind].append(await measured(store, f"{kind}-{turn}", writers))
        (alone, cpu_alone), (grouped, cpu_grouped) = (map(median, zip(*found[kind], strict=True)) for kind in most)
        print(
            f"{writers:>8}{alone:>12.0f}/s{cpu_alone * 1e6:>9.0f} µs"
            f"{grouped:>10.0f}/s{cpu_grouped * 1e6:>9.0f} µs{grouped / alone:>7.1f}×"
        )
    store.close()


def main() -> None:
    with tempfile.TemporaryDirectory(dir=Path.cwd()) as folder:  # /tmp may be memory, which is no disk
        asyncio.run(bench(Path(folder)))


if __name__ == "__main__":
    main()
