"""What a viewer may know at one position: made once, and asked for many things."""

from __future__ import annotations

from functools import cached_property
from typing import Any

import numpy as np

from iacta.engine.compiling.records import interpreted
from iacta.engine.rules.game import Cards, Game


class Seen:
    """A view as a record, which nobody changes, and what follows from it. Viewers who may know the same share one."""

    def __init__(self, game: Game, cards: Cards, seats: int, record: np.ndarray) -> None:
        self.game = game
        self.cards = cards
        self.seats = seats
        self.record = record
        self.memory = record.tobytes()

    @cached_property
    def rules_arguments(self) -> tuple[Any, Any]:
        """The view and the card numbers as interpreted rules take them."""
        (v,), (k,) = interpreted(self.record), interpreted(self.cards.k)
        return v, k

    @cached_property
    def sheet(self) -> list[list[float]]:
        """The points that can be counted, chapter by chapter of the game's scoring sheet, for each seat."""
        v, k = self.rules_arguments
        unit = self.game.points_per_victory_point
        return [[chapter(v, k, seat) / unit for seat in range(self.seats)] for chapter in self.game.sheet.values()]

    @cached_property
    def text(self) -> str | None:
        """The position in a line of text, where the game has one."""
        write = self.game.write_position
        return None if write is None else write(self.record, self.cards)
