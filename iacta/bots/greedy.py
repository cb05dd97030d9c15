"""The greedy bot: one step ahead, by the game's `worth`, averaged over deals that fit what it sees."""

from __future__ import annotations

import numpy as np

from iacta.engine.compiling.background import fastest_rulebook
from iacta.engine.compiling.records import blank
from iacta.engine.compiling.rule import Mode
from iacta.engine.rules.batch import VIEW, WORKSPACE
from iacta.engine.rules.game import Cards, Game


class Greedy:
    """Takes what is best at once."""

    def __init__(self, game: Game, cards: Cards, mode: Mode | None = None) -> None:
        self.game = game
        self.cards = cards
        self.mode = mode

    def choose(
        self, view: np.ndarray, legal: np.ndarray, seat: int, generator: np.ndarray, budget: float | None = None
    ) -> int:
        workspace = blank(self.game.silent_state, WORKSPACE)
        workspace[VIEW] = self.game.without_events(view)[0]
        found = np.flatnonzero(legal)
        values = np.zeros(len(found), np.int64)
        book = fastest_rulebook(self.game, self.mode)
        return int(book.choose_greedy(workspace, self.cards.k, seat, found, len(found), values, generator))
