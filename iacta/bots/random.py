"""The random bot: each legal action is equally likely."""

from __future__ import annotations

import numpy as np

from iacta.engine.compiling.background import fastest_rulebook
from iacta.engine.compiling.rule import Mode
from iacta.engine.rules.game import Cards, Game


class Random:
    """Plays anything."""

    def __init__(self, game: Game, cards: Cards, mode: Mode | None = None) -> None:
        self.game = game
        self.mode = mode

    def choose(
        self, view: np.ndarray, legal: np.ndarray, seat: int, generator: np.ndarray, budget: float | None = None
    ) -> int:
        found = np.flatnonzero(legal)
        book = fastest_rulebook(self.game, self.mode)
        return int(book.choose_any(legal.copy(), found, len(found), generator))
