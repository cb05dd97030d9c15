"""What happens in a worker process: bots think there, and stop when nobody wants to know any more."""

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

from iacta.bots import Bot, make_bot, new_generator
from iacta.bots.hints import Advice, advise
from iacta.bots.search import Search
from iacta.engine.compiling.background import shelf
from iacta.engine.rules.game import Cards
from iacta.games import NAMES, load_game
from iacta.server.logs import without_message

MOST_KEPT = 4  # bots that remember what they thought; each may hold 15 MB
PR_SET_PDEATHSIG = 1  # as <sys/prctl.h> has it
LEAST = 0.01  # seconds that are thought even when it is late
Result = TypeVar("Result")
Flags: TypeAlias = MutableSequence[int]


@dataclass(frozen=True)
class Thought:
    """All that a bot gets: the seat's view and what it may do. It thinks `until` then, by the clock that all processes
    of a machine share."""

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


def key_of(thought: Thought) -> Key:
    """Whose thoughts these are."""
    return (thought.table, thought.seat, thought.bot, thought.game, thought.cards)


class Kept:
    """The bots that think ahead, as long as their turn may last. One has thoughts about one seat of one table, which
    are nobody else's business, so it is never given to another."""

    def __init__(self, most: int = MOST_KEPT) -> None:
        self.most = most
        self.bots: OrderedDict[Key, Bot] = OrderedDict()

    def bot_for(self, thought: Thought) -> Bot:
        whose = key_of(thought)
        bot = self.bots.pop(whose, None)
        if bot is None:
            bot = make_bot(thought.bot, load_game(thought.game), cards_of(thought.game, thought.cards))
        if isinstance(bot, Search):  # the others remember nothing
            self.bots[whose] = bot
            if len(self.bots) > self.most:
                self.bots.popitem(last=False)
        return bot

    def forget(self, thought: Thought) -> None:
        self.bots.pop(key_of(thought), None)


kept = Kept()
flags: Flags = []  # of all thoughts under way, each in its place: whether it has been given up


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


def study(game: str) -> bool:
    """Begin to compile a game that is going to be played; whether that is done."""
    return shelf(load_game(game)).ready.is_set()


@functools.lru_cache(maxsize=32)
def cards_of(game: str, cards: str | None) -> Cards:
    return load_game(game).load_cards(cards)


def given_up(place: int | None) -> Callable[[], bool]:
    """Tells whether the thought of that place has been given up; one without a place never is."""
    return lambda: place is not None and bool(flags[place])


def tried(work: Callable[[], Result]) -> Result | Failed:
    try:
        return work()
    except (Exception, SystemExit) as error:  # noqa: BLE001  # whatever is wrong with a bot, a weaker one takes over
        return Failed(without_message(error))


def choose(thought: Thought, place: int | None) -> int | Failed:
    """What the bot does, or why it does nothing that can be done. One that failed is not kept."""
    action = tried(lambda: chosen(kept.bot_for(thought), thought, place))
    if isinstance(action, Failed):
        kept.forget(thought)
    return action


def chosen(bot: Bot, thought: Thought, place: int | None) -> int | Failed:
    if isinstance(bot, Search):
        bot.cancelled = given_up(place)
    view = np.frombuffer(bytearray(thought.view), load_game(thought.game).state)
    legal = np.frombuffer(thought.legal, np.uint8)
    action = operator.index(bot.choose(view, legal, thought.seat, new_generator(thought.seed), thought.seconds))
    if not 0 <= action < len(legal) or not legal[action]:
        return Failed("it chose an action which is not allowed")
    return action


def consider(thought: Thought, place: int | None) -> Advice | Failed:
    """The best that a seat could do."""
    game = load_game(thought.game)
    return tried(
        lambda: advise(
            game,
            cards_of(thought.game, thought.cards),
            np.frombuffer(bytearray(thought.view), game.state),
            thought.seat,
            thought.seed,
            thought.seconds,
            adviser=thought.bot,
            cancelled=given_up(place),
        )
    )
