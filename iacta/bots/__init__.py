"""Computer opponents. A bot gets a view and nothing else."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Protocol

import numpy as np

from iacta.bots.greedy import Greedy
from iacta.bots.random import Random
from iacta.bots.search import CEILING, LEVELS, search_bot
from iacta.engine.compiling.rule import Mode
from iacta.engine.rules.game import Cards, Game
from iacta.engine.words.errors import BadOptions, listed, shown


class Bot(Protocol):
    """What a computer opponent does. Between the decisions of one seat in one game it may keep what it thought; a bot
    that does so has a method `forget`, which is called before it plays another."""

    def choose(
        self, view: np.ndarray, legal: np.ndarray, seat: int, generator: np.ndarray, budget: float | None = None
    ) -> int:
        """The id of one of the legal actions: `view` is the seat's view, `legal` a mask over all actions, `generator`
        the thinker's own 64 bits of randomness, which move on, `budget` the seconds it may think."""


Factory = Callable[[Game, Cards, Mode | None], Bot]

BOTS: dict[str, Factory] = {
    "random": Random,
    "greedy": Greedy,
    **{name: search_bot(**how) for name, how in LEVELS.items()},
}
# How all of them think, as one number: another whenever any bot would choose otherwise anywhere. Contests of bots that
# thought in different ways are not added up.
BOTS_VERSION = 1
BUDGET = 0.8  # seconds for a thought that a person waits for: nobody waits longer than one
USUAL = "greedy"  # the opponent of whoever asks for none in particular: the weakest that plays sensibly
STEADY = ("greedy", "random")  # who decides when another bot fails, one after the other
SEARCH = re.compile(r"search:([1-9][0-9]{0,5})")  # for measuring: a search with so many iterations

# Bots to measure the others by. They are given the true state where others get a view, so no table has a seat for them.
MEASURING: dict[str, Factory] = {"ceiling": search_bot(**CEILING)}


def make_bot(
    name: str, game: Game, cards: Cards | None = None, mode: Mode | None = None, *, measuring: bool = False
) -> Bot:
    """The bot of that name for a game; those of `MEASURING` only for who is `measuring`."""
    known = {**BOTS, **MEASURING} if measuring else BOTS
    searched = SEARCH.fullmatch(name)
    if name not in known and not searched:
        raise BadOptions("no-such-bot", name=shown(name), known=listed(known))
    factory = search_bot(iterations=int(searched[1])) if searched else known[name]
    return factory(game, cards or game.load_cards(None), mode)


def sees_everything(name: str) -> bool:
    """Whether the bot of that name is given the true state, and not a view."""
    return name in MEASURING


def weaker_than(name: str) -> str | None:
    """The bot that decides when that one fails; none is steadier than the last."""
    if name not in STEADY:
        return STEADY[0]
    return next(iter(STEADY[STEADY.index(name) + 1 :]), None)


def new_generator(seed: int) -> np.ndarray:
    """A thinker's generator from a seed."""
    return np.array([seed & (1 << 64) - 1], np.uint64)
