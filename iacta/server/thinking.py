"""Bots think in worker processes, so that no table waits for another's. A worker that dies is replaced and its move
thought again; a bot that fails or hangs is followed by a weaker one; a thought that is void is given up."""

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
from iacta.server.worker import Failed, Flags, Thought, warm_up
from iacta.server.worker_pool import WorkerDied, WorkerHung, WorkerPool

logger = logging.getLogger(__name__)
Result = TypeVar("Result")
MOST_DEATHS = 2  # of workers over one thought of one bot
MOST_AT_ONCE = 1000  # thoughts that can be given up
HUNG = "its worker hung and was replaced"


@dataclass(frozen=True)
class Decision:
    """What is to be done, and the bot that says so: another than was asked if that one failed."""

    action: int
    bot: str


def thought_for(match: Match, table: str, cards: str | None, bot: str, seat: int) -> Thought:
    """What a bot is to think about at a seat of a match."""
    until = time.monotonic() + BUDGET
    view, legal = match.viewed(seat).tobytes(), match.mask(seat).tobytes()
    return Thought(table, match.game.name, cards, bot, view, legal, seat, new_seed(), until)


def new_seed() -> int:
    """A seed for a thinker's own generator; it has nothing to do with the deal."""
    return secrets.randbits(64)


class Places:
    """The flags by which workers learn that a thought is given up. Each thought under way has a place among them."""

    def __init__(self, most: int) -> None:
        self.flags: Flags = RawArray("b", most)
        self.free = deque(range(most))

    def take(self) -> int | None:
        """A place, if one is free."""
        if not self.free:
            return None
        place = self.free.popleft()
        self.flags[place] = False  # whoever gave up too late meant another thought
        return place

    def give_up(self, place: int | None) -> None:
        if place is not None:
            self.flags[place] = True

    def give_back(self, place: int | None) -> None:
        if place is not None:
            self.free.append(place)

    def give_up_all(self) -> None:
        self.free.clear()
        for place in range(len(self.flags)):
            self.flags[place] = True


class Thinkers:
    """Whoever thinks for the tables, in worker processes."""

    def __init__(self, workers: int) -> None:
        self.places = Places(MOST_AT_ONCE)
        self.pool = WorkerPool(workers, warm_up, self.places.flags)

    def get_ready(self) -> None:
        """Start the workers, which takes a while, before anybody waits for them."""
        self.pool.start()

    def expect(self, game: str) -> None:
        """A game is going to be played: whoever will think about it can prepare."""
        self.pool.announce(worker.study, game)

    def count_up(self) -> int:
        """How many workers are alive."""
        return sum(worker.is_alive for worker in self.pool.workers)

    def are_up(self) -> bool:
        return self.count_up() == len(self.pool.workers)

    async def choose(self, thought: Thought, visitor: str = "") -> Decision:
        """The action that a bot chooses; if it fails, the one that a weaker bot does. The tables of one visitor
        share that visitor's turns."""
        action = await self.attempt(worker.choose, thought, visitor)
        if not isinstance(action, Failed):
            return Decision(action, thought.bot)
        weaker = weaker_than(thought.bot)
        logger.warning(
            "the bot %s could not think at seat %d of the table %s; %s decides instead: %s",
            thought.bot,
            thought.seat,
            thought.table,
            weaker or "the server itself",
            action.why,
        )
        if weaker is not None:
            return await self.choose(replace(thought, bot=weaker), visitor)
        last = await asyncio.to_thread(worker.choose, thought, None)
        assert not isinstance(last, Failed), last.why
        return Decision(last, thought.bot)

    async def consider(self, thought: Thought, visitor: str = "") -> Advice | Failed:
        """The best that a seat could do."""
        advice = await self.attempt(worker.consider, thought, visitor)
        if isinstance(advice, Failed):
            logger.warning(
                "the bot %s could not advise seat %d of the table %s: %s",
                thought.bot,
                thought.seat,
                thought.table,
                advice.why,
            )
        return advice

    async def attempt(
        self, work: Callable[[Thought, int | None], Result], thought: Thought, visitor: str
    ) -> Result | Failed:
        """Let a worker think; if it dies, another one. A bot over which one hangs is not asked again."""
        for _ in range(MOST_DEATHS):
            try:
                return await self.ask(work, thought, visitor)
            except WorkerDied:
                pass
            except WorkerHung:
                return Failed(HUNG)
        return Failed(f"{MOST_DEATHS} workers died over it")

    async def ask(self, work: Callable[[Thought, int | None], Result], thought: Thought, visitor: str) -> Result:
        """Let a worker think. Whoever is cancelled while waiting for it has given the thought up."""
        place = self.places.take()
        future: Future[Result] = self.pool.submit(work, thought, place, until=thought.until, asker=visitor)
        future.add_done_callback(lambda _: self.places.give_back(place))  # not before the worker is done with it
        try:
            return await asyncio.wrap_future(future)
        except asyncio.CancelledError:
            if not future.done():
                self.places.give_up(place)
                future.add_done_callback(lambda done: tell_if_hung(done, thought))
            raise

    def close(self) -> None:
        """Give everything up."""
        self.places.give_up_all()
        self.pool.close()


def tell_if_hung(future: Future[Any], thought: Thought) -> None:
    """Write down that a worker was replaced where nobody waits for it any more."""
    if not future.cancelled() and isinstance(future.exception(), WorkerHung):
        where = (thought.bot, thought.seat, thought.table)
        logger.warning("the bot %s, given up at seat %d of the table %s, did not stop: %s", *where, HUNG)
