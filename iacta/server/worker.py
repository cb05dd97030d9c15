"""What happens in a worker process: bots decide there, and stop when their task is cancelled."""

from __future__ import annotations

import ctypes
import functools
import multiprocessing
import operator
import os
import signal
import sys
import threading
import time
from collections import OrderedDict
from collections.abc import Callable, MutableSequence
from dataclasses import dataclass
from typing import TypeAlias, TypeVar

import numpy as np

from iacta.bots import Bot, hints, make_bot, new_generator
from iacta.bots.hints import Advice
from iacta.bots.search import Search
from iacta.bots.search.entry_points import searcher
from iacta.engine.compiling.background import background
from iacta.engine.rules.game import Cards
from iacta.games import NAMES, load_game
from iacta.server.logs import without_message

MOST_CACHED = 4  # bots that remember what they thought; each may hold 15 MB
PR_SET_PDEATHSIG = 1  # as <sys/prctl.h> has it
LEAST = 0.01  # seconds that are thought even when it is late
Result = TypeVar("Result")
Flags: TypeAlias = MutableSequence[int]


@dataclass(frozen=True)
class BotTask:
    """A decision or a hint for a bot to work out, with all that it gets: the seat's view and what it may do. It thinks
    `until` then, by the clock that all processes of a machine share."""

    table: str
    game: str
    cards: str | None
    bot: str
    view: bytes
    legal: bytes
    seat: int
    seed: int
    until: float

    @property
    def seconds(self) -> float:
        """How long may still be thought."""
        return max(LEAST, self.until - time.monotonic())


@dataclass(frozen=True)
class Failed:
    """A bot could not think, and why."""

    why: str


Key: TypeAlias = tuple[str, int, str, str, str | None]


def key_of(task: BotTask) -> Key:
    """Which bot in the cache this task is for."""
    return (task.table, task.seat, task.bot, task.game, task.cards)


class BotCache:
    """A cache of the bots that think ahead, as long as their turn may last. Each has thoughts about one seat of one
    table, which are nobody else's business, so it is never given to another."""

    def __init__(self, most: int = MOST_CACHED) -> None:
        self.most = most
        self.bots: OrderedDict[Key, Bot] = OrderedDict()

    def bot_for(self, task: BotTask) -> Bot:
        whose = key_of(task)
        bot = self.bots.pop(whose, None)
        if bot is None:
            bot = make_bot(task.bot, load_game(task.game), cards_of(task.game, task.cards))
        if isinstance(bot, Search):  # the others remember nothing
            self.bots[whose] = bot
            if len(self.bots) > self.most:
                self.bots.popitem(last=False)
        return bot

    def forget(self, task: BotTask) -> None:
        self.bots.pop(key_of(task), None)


bot_cache = BotCache()
flags: Flags = []  # one for each task under way: whether it has been cancelled


def warm_up(shared: Flags) -> None:
    """What a worker does first: learn the games. An interrupt at the keyboard is for the server alone, and when the
    server is gone, however it went, the worker goes too."""
    global flags  # noqa: PLW0603  # a worker is made once and has no other place
    flags = shared
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_the_server()
    for name in NAMES:
        load_game(name)


def end_with_the_server() -> None:
    """Linux kills a worker whose server is gone, even one that hangs; elsewhere the worker notices it by itself."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
    threading.Thread(target=follow_the_server, daemon=True).start()


def follow_the_server() -> None:
    server = multiprocessing.parent_process()
    assert server is not None
    server.join()
    os._exit(0)


def compile_game(game: str) -> bool:
    """Begin to compile a game that is going to be played; whether that is done."""
    return background(load_game(game)).is_ready(searcher)


@functools.lru_cache(maxsize=32)
def cards_of(game: str, cards: str | None) -> Cards:
    return load_game(game).load_cards(cards)


def is_cancelled(flag: int | None) -> Callable[[], bool]:
    """Tells whether the task with that flag has been cancelled; one without a flag never is."""
    return lambda: flag is not None and bool(flags[flag])


def tried(work: Callable[[], Result]) -> Result | Failed:
    try:
        return work()
    except (Exception, SystemExit) as error:  # noqa: BLE001  # whatever is wrong with a bot, a weaker one takes over
        return Failed(without_message(error))


def choose(task: BotTask, flag: int | None) -> int | Failed:
    """What the bot does, or why it does nothing that can be done. One that failed leaves the cache."""
    action = tried(lambda: chosen(bot_cache.bot_for(task), task, flag))
    if isinstance(action, Failed):
        bot_cache.forget(task)
    return action


def chosen(bot: Bot, task: BotTask, flag: int | None) -> int | Failed:
    if isinstance(bot, Search):
        bot.cancelled = is_cancelled(flag)
    view = np.frombuffer(bytearray(task.view), load_game(task.game).state)
    legal = np.frombuffer(task.legal, np.uint8)
    action = operator.index(bot.choose(view, legal, task.seat, new_generator(task.seed), task.seconds))
    if not 0 <= action < len(legal) or not legal[action]:
        return Failed("it chose an action which is not allowed")
    return action


def advise(task: BotTask, flag: int | None) -> Advice | Failed:
    """The best that a seat could do."""
    game = load_game(task.game)
    return tried(
        lambda: hints.advise(
            game,
            cards_of(task.game, task.cards),
            np.frombuffer(bytearray(task.view), game.state),
            task.seat,
            task.seed,
            task.seconds,
            adviser=task.bot,
            cancelled=is_cancelled(flag),
        )
    )
