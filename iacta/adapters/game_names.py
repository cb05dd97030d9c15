"""Which game is meant, and what it is called where other libraries list their games."""

from __future__ import annotations

from iacta.engine.rules.game import Game
from iacta.games import load_game


def game_of(game: Game | str) -> Game:
    """A game, or the one of that name."""
    return game if isinstance(game, Game) else load_game(game)


def plain_name(game: Game) -> str:
    """The game's name where only letters, digits and underscores will do."""
    return f"iacta_{game.name.replace('-', '_')}"
