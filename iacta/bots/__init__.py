"""Computer opponents. A bot gets a view and nothing else."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Protocol

import numpy as np

from iacta.bots.greedy import Greedy
from iacta.bots.random import Random
from iacta.bots.search import LEVELS, search_bot
from iacta.engine.errors import BadOptions, listed, shown
from iacta.engine.game import Cards, Game
from iacta.engine.rule import Mode


class Bot(Protocol):
    """What a computer opponent does."""

    def choose(
        self, view: np.ndarray, legal: np.ndarray, seat: int, generator: np.ndarray, budget: float | None = None
    ) -> int:
        """The id of one of the legal actions: `view` is the seat's view, `legal` a mask over all actions, `generator`
        the thinker's own 64 bits of randomness, which move on, `budget` the seconds it may think."""


Maker = Callable[[Game, Cards, Mode | None], Bot]

BOTS: dict[str, Maker] = {
    "random": Random,
    "greedy": Greedy,
    **{name: search_bot(**how) for name, how in LEVELS.items()},
}
USUAL = "search-2"  # the opponent of whoever asks for none in particular
STEADY = ("greedy", "random")  # who decides when another bot fails, one after the other
SEARCH = re.compile(r"search:([1-9][0-9]{0,5})")  # for measuring: a search with so many iterations


def maker(name: str) -> Maker:
    """What makes the bot of that name."""
    if name in BOTS:
        return BOTS[name]
    searched = SEARCH.fullmatch(name)
    if searched is None:
        raise BadOptions("no-such-bot", name=shown(name), known=listed(BOTS))
    return search_bot(iterations=int(searched[1]))


def make_bot(name: str, game: Game, cards: Cards | None = None, mode: Mode | None = None) -> Bot:
    """The bot of that name for a game."""
    return maker(name)(game, cards or game.load_cards(None), mode)


def weaker_than(name: str) -> str | None:
    """The bot that decides when that one fails; none is steadier than the last."""
    if name not in STEADY:
        return STEADY[0]
    return next(iter(STEADY[STEADY.index(name) + 1 :]), None)


def new_generator(seed: int) -> np.ndarray:
    """A thinker's generator from a seed."""
    return np.array([seed & (1 << 64) - 1], np.uint64)
