"""Bots think in worker processes, so that no table waits for another's. A worker that dies is replaced, and its move
thought again."""

from __future__ import annotations

import asyncio
import functools
import logging
import multiprocessing
import os
import secrets
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, replace

import numpy as np

from iacta.bots import make_bot, new_generator
from iacta.engine.game import Cards
from iacta.games import NAMES, load_game
from iacta.match import Match

logger = logging.getLogger(__name__)
STEADIEST = "random"  # the bot that cannot fail
MOST_DEATHS = 5  # of workers over one thought


@functools.lru_cache(maxsize=32)
def cards_of(game: str, cards: str | None) -> Cards:
    return load_game(game).load_cards(cards)


def warm_up() -> None:
    """What a worker does first: learn the games. An interrupt at the keyboard is for the server alone, and when the
    server is gone, however it went, the worker goes too."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=follow_the_server, daemon=True).start()
    for name in NAMES:
        load_game(name)


def follow_the_server() -> None:
    server = multiprocessing.parent_process()
    assert server is not None
    server.join()
    os._exit(0)


@dataclass(frozen=True)
class Thought:
    """All that a bot gets: the seat's view and what it may do."""

    game: str
    cards: str | None
    bot: str
    view: bytes
    legal: bytes
    seat: int
    seed: int


def thought_for(match: Match, cards: str | None, bot: str, seat: int) -> Thought:
    """What a bot is to think about at a seat of a match."""
    view, legal = match.viewed(seat).tobytes(), match.mask(seat).tobytes()
    return Thought(match.game.name, cards, bot, view, legal, seat, secrets.randbits(64))


def think(thought: Thought) -> int:
    """What the bot does. Whatever goes wrong in a bot, the table goes on."""
    game = load_game(thought.game)
    view = np.frombuffer(bytearray(thought.view), game.state)
    legal = np.frombuffer(thought.legal, np.uint8)
    try:
        bot = make_bot(thought.bot, game, cards_of(thought.game, thought.cards))
        action = bot.choose(view, legal, thought.seat, new_generator(thought.seed))
        if legal[action]:
            return action
    except Exception:  # a weaker bot takes over
        logger.exception("the bot %s failed", thought.bot)
    return think(replace(thought, bot=STEADIEST))


class Thinkers:
    """The worker processes."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.pool = self.hire()

    def hire(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self.workers, mp_context=context, initializer=warm_up)

    async def choose(self, thought: Thought) -> int:
        """The action that a bot chooses."""
        for _ in range(MOST_DEATHS):
            pool = self.pool
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, think, thought)
            except BrokenProcessPool:
                if self.pool is pool:  # the first to notice hires new workers
                    self.pool = self.hire()
        return await asyncio.to_thread(think, replace(thought, bot=STEADIEST))

    def close(self) -> None:
        self.pool.shutdown(cancel_futures=True)
