"""How long a person waits for the strongest bot, where server and bots have one core, which another program keeps busy:

    python bench/wait.py --decisions 100

Each decision goes the way it goes in the server, through `BotPool.choose` to a worker process and back, in matches of
that bot against itself, at the fewest and the most seats. Told are the median, the 99th percentile and the longest wait
in seconds, and how soon a worker is free again when a task is cancelled, in milliseconds. bench/README.md has the
last figures."""

from __future__ import annotations

import argparse
import asyncio
import multiprocessing
import os
import time
from dataclasses import dataclass, field

import numpy as np

from iacta.bots import BOTS
from iacta.games import NAMES, load_game
from iacta.match import Match
from iacta.server import worker
from iacta.server.bot_pool import MOST_AT_ONCE, BotPool, task_for

PATIENCE = 0.05  # seconds before a task is cancelled
GIVEN_UP = 10


@dataclass
class Waits:
    """What was measured at one game."""

    decided: list[float] = field(default_factory=list)
    freed: list[float] = field(default_factory=list)

    def line(self, name: str) -> str:
        p50, p99 = np.percentile(self.decided, [50, 99])
        freed = 1000 * max(self.freed)
        return f"{name:<16}{len(self.decided):>6}{p50:>9.3f}{p99:>9.3f}{max(self.decided):>9.3f}{freed:>12.1f}"


def keep_busy() -> None:
    while True:
        pass


def new_match(name: str, seats: int, number: int) -> Match:
    return Match(load_game(name), seats, {}, secret=bytes([number % 256]) * 32, mode="compiled")


def wait_until_compiled(bot_pool: BotPool, name: str) -> None:
    """A server's first seconds are not what is measured."""
    while not bot_pool.worker_pool.submit(worker.compile_game, name, until=time.monotonic()).result():
        time.sleep(PATIENCE)


async def time_to_free(bot_pool: BotPool, match: Match) -> float:
    """How long it takes until a worker is free when its task is cancelled."""
    seat = match.current_seat
    assert seat is not None
    thinking = asyncio.ensure_future(bot_pool.choose(task_for(match, "given up", None, "search-4", seat)))
    await asyncio.sleep(PATIENCE)
    began = time.perf_counter()
    thinking.cancel()
    while len(bot_pool.cancel_flags.free) < MOST_AT_ONCE:
        await asyncio.sleep(0.001)
    return time.perf_counter() - began


async def measured(bot_pool: BotPool, name: str, seats: int, bot: str, decisions: int) -> Waits:
    """The waits for so many decisions of one bot that have something to decide."""
    wait_until_compiled(bot_pool, name)
    waits, number, match = Waits(), 1, new_match(name, seats, 1)
    while len(waits.decided) < decisions:
        seat = match.current_seat
        if seat is None:
            number += 1
            match = new_match(name, seats, number)
            continue
        began = time.perf_counter()
        task = task_for(match, f"{name} {number}", None, bot, seat)
        decision = await bot_pool.choose(task)
        if np.count_nonzero(match.mask(seat)) > 1:
            waits.decided.append(time.perf_counter() - began)
        match.play(seat, decision.action)
    waits.freed = [await time_to_free(bot_pool, new_match(name, seats, 1)) for _ in range(GIVEN_UP)]
    return waits


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--decisions", type=int, default=100)
    arguments.add_argument("--bot", choices=BOTS, default="search-4")
    arguments.add_argument("--games", default=",".join(NAMES))
    given = arguments.parse_args()
    if hasattr(os, "sched_setaffinity"):  # elsewhere the system decides
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})  # whoever is started from here, too
    busy = multiprocessing.get_context("spawn").Process(target=keep_busy, daemon=True)
    busy.start()
    bot_pool = BotPool(1)
    print(f"{given.bot:<16}{'':>6}{'p50':>9}{'p99':>9}{'longest':>9}{'freed (ms)':>12}")
    try:
        for name in given.games.split(","):
            for seats in sorted(set(load_game(name).seats)):
                waits = asyncio.run(measured(bot_pool, name, seats, given.bot, given.decisions))
                print(waits.line(f"{name}, {seats}"), flush=True)
    finally:
        bot_pool.close()
        busy.terminate()


if __name__ == "__main__":
    main()
