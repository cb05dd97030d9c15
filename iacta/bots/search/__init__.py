"""The bots that think ahead."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from iacta.bots.search.bot import Candidate, Search
from iacta.engine.compiling.rule import Mode
from iacta.engine.rules.game import Cards, Game

__all__ = ["CEILING", "LEVELS", "Candidate", "Search", "search_bot"]

# A level is the same opponent on every machine, so it is a number of iterations. The last is what fits into a second
# where that is hardest, in Lutetia with five seats, with room for a slower or a busier core (bench/wait.py).
LEVELS: dict[str, dict[str, Any]] = {
    "search-1": {"iterations": 100},
    "search-2": {"iterations": 400},
    "search-3": {"iterations": 1600},
    "search-4": {"iterations": 6400},
}
# What cannot be beaten by seeing less: it knows every card and every die to come.
CEILING: dict[str, Any] = {"iterations": 1600, "sees_everything": True}


def search_bot(**how: Any) -> Callable[[Game, Cards, Mode | None], Search]:
    """What makes a search bot that thinks so much."""

    def make(game: Game, cards: Cards, mode: Mode | None = None) -> Search:
        return Search(game, cards, mode, **how)

    return make
