"""Bots think in worker processes, so that no table waits for another's. A worker that dies is replaced and its task
given to another; a bot that fails or hangs is followed by a weaker one; a task that is void is cancelled."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import deque
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass, replace
from multiprocessing.sharedctypes import RawArray
from typing import Any, TypeVar

from iacta.bots import BUDGET, weaker_than
from iacta.bots.hints import Advice
from iacta.match import Match
from iacta.server import worker
from iacta.server.worker import BotTask, Failed, Flags, warm_up
from iacta.server.worker_pool import WorkerDied, WorkerHung, WorkerPool

logger = logging.getLogger(__name__)
Result = TypeVar("Result")
MOST_DEATHS = 2  # of workers over one task of one bot
MOST_AT_ONCE = 1000  # tasks that can be cancelled
HUNG = "its worker hung and was replaced"


@dataclass(frozen=True)
class Decision:
    """What a bot decides, and which: another than was asked if that one failed."""

    action: int
    bot: str


def task_for(match: Match, table: str, cards: str | None, bot: str, seat: int) -> BotTask:
    """What a bot is to think about at a seat of a match."""
    until = time.monotonic() + BUDGET
    view, legal = match.view_record(seat).tobytes(), match.mask(seat).tobytes()
    return BotTask(table, match.game.name, cards, bot, view, legal, seat, new_seed(), until)


def new_seed() -> int:
    """A seed for a bot's own generator; it has nothing to do with the deal."""
    return secrets.randbits(64)


class CancelFlags:
    """The flags by which workers learn that a task is cancelled. Each task under way has one of its own."""

    def __init__(self, most: int) -> None:
        self.flags: Flags = RawArray("b", most)
        self.free = deque(range(most))

    def take_flag(self) -> int | None:
        """The number of a flag, if one is free."""
        if not self.free:
            return None
        flag = self.free.popleft()
        self.flags[flag] = False  # whoever cancelled too late meant another task
        return flag

    def cancel(self, flag: int | None) -> None:
        if flag is not None:
            self.flags[flag] = True

    def release_flag(self, flag: int | None) -> None:
        if flag is not None:
            self.free.append(flag)

    def cancel_all(self) -> None:
        self.free.clear()
        for flag in range(len(self.flags)):
            self.flags[flag] = True


class BotPool:
    """The bots of all tables, in worker processes."""

    def __init__(self, workers: int) -> None:
        self.cancel_flags = CancelFlags(MOST_AT_ONCE)
        self.worker_pool = WorkerPool(workers, warm_up, self.cancel_flags.flags)

    def start(self) -> None:
        """Start the workers, which takes a while, before anybody waits for them."""
        self.worker_pool.start()

    def prepare(self, game: str) -> None:
        """A game is going to be played: the workers can compile it."""
        self.worker_pool.broadcast(worker.compile_game, game)

    def count_alive(self) -> int:
        """How many workers are alive."""
        return sum(worker.is_alive for worker in self.worker_pool.workers)

    def all_alive(self) -> bool:
        return self.count_alive() == len(self.worker_pool.workers)

    async def choose(self, task: BotTask, visitor: str = "") -> Decision:
        """The action that a bot chooses; if it fails, the one that a weaker bot does. The tables of one visitor
        share that visitor's turns."""
        action = await self.attempt(worker.choose, task, visitor)
        if not isinstance(action, Failed):
            return Decision(action, task.bot)
        weaker = weaker_than(task.bot)
        logger.warning(
            "the bot %s could not think at seat %d of the table %s; %s decides instead: %s",
            task.bot,
            task.seat,
            task.table,
            weaker or "the server itself",
            action.why,
        )
        if weaker is not None:
            return await self.choose(replace(task, bot=weaker), visitor)
        last = await asyncio.to_thread(worker.choose, task, None)
        assert not isinstance(last, Failed), last.why
        return Decision(last, task.bot)

    async def advise(self, task: BotTask, visitor: str = "") -> Advice | Failed:
        """The best that a seat could do."""
        advice = await self.attempt(worker.advise, task, visitor)
        if isinstance(advice, Failed):
            logger.warning(
                "the bot %s could not advise seat %d of the table %s: %s",
                task.bot,
                task.seat,
                task.table,
                advice.why,
            )
        return advice

    async def attempt(
        self, work: Callable[[BotTask, int | None], Result], task: BotTask, visitor: str
    ) -> Result | Failed:
        """Let a worker think; if it dies, another one. A bot over which one hangs is not asked again."""
        for _ in range(MOST_DEATHS):
            try:
                return await self.ask(work, task, visitor)
            except WorkerDied:
                pass
            except WorkerHung:
                return Failed(HUNG)
        return Failed(f"{MOST_DEATHS} workers died over it")

    async def ask(self, work: Callable[[BotTask, int | None], Result], task: BotTask, visitor: str) -> Result:
        """Let a worker think. Whoever is cancelled while waiting for it cancels the task."""
        flag = self.cancel_flags.take_flag()
        future: Future[Result] = self.worker_pool.submit(work, task, flag, until=task.until, client=visitor)
        # Not before the worker is done with it.
        future.add_done_callback(lambda _: self.cancel_flags.release_flag(flag))
        try:
            return await asyncio.wrap_future(future)
        except asyncio.CancelledError:
            if not future.done():
                self.cancel_flags.cancel(flag)
                future.add_done_callback(lambda done: log_if_hung(done, task))
            raise

    def close(self) -> None:
        """Cancel everything and end the workers."""
        self.cancel_flags.cancel_all()
        self.worker_pool.close()


def log_if_hung(future: Future[Any], task: BotTask) -> None:
    """Log that a worker was replaced where nobody waits for it any more."""
    if not future.cancelled() and isinstance(future.exception(), WorkerHung):
        where = (task.bot, task.seat, task.table)
        logger.warning("the bot %s, given up at seat %d of the table %s, did not stop: %s", *where, HUNG)
