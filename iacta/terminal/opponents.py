"""The bots at a table in the terminal. Whatever goes wrong in one, the match goes on with a weaker one."""

from __future__ import annotations

import numpy as np

from iacta.bots import BUDGET, Bot, make_bot, weaker_than
from iacta.match import Match
from iacta.terminal.seating import HUMAN, Seating


class Opponents:
    """The bots by seat."""

    def __init__(self, match: Match, seating: Seating) -> None:
        self.names = {seat: player for seat, player in enumerate(seating.players) if player != HUMAN}
        self.bots = {seat: self.made(name, match) for seat, name in self.names.items()}

    def __contains__(self, seat: int) -> bool:
        return seat in self.bots

    def __len__(self) -> int:
        return len(self.bots)

    def made(self, name: str, match: Match) -> Bot:
        return make_bot(name, match.game, match.cards, match.mode)

    def choose(self, match: Match, seat: int, generator: np.ndarray) -> tuple[int, str]:
        """What the bot of a seat does, and who says so: a weaker one, if it fails."""
        name: str | None = self.names[seat]
        bot = self.bots[seat]
        while True:
            try:
                return self.chosen(bot, match, seat, generator), str(name)
            except Exception:
                name = weaker_than(str(name))
                if name is None:
                    raise
                bot = self.made(name, match)

    def chosen(self, bot: Bot, match: Match, seat: int, generator: np.ndarray) -> int:
        action = bot.choose(match.view_record(seat), match.mask(seat), seat, generator, BUDGET)
        match.copy().play(seat, action)  # which refuses what is not allowed
        return action
