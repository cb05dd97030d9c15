"""What all adapters share: which game is meant, what a place is worth, and which package is missing."""

from __future__ import annotations

import importlib
from collections.abc import Sequence
from pathlib import Path

from iacta.engine.rules.game import Game
from iacta.engine.words.errors import IactaError
from iacta.games import load_game

TEXT = Path(__file__).parent / "text"


class MissingExtra(IactaError, ImportError):
    """A package is not installed that only an extra of Iacta brings."""


def expect_extra(module: str, extra: str) -> None:
    """Refuse to go on without the package of an extra."""
    try:
        importlib.import_module(module)
    except ImportError as missing:
        raise MissingExtra("extra-missing", TEXT, module=module, extra=extra) from missing


def game_of(game: Game | str) -> Game:
    """A game, or the one of that name."""
    return game if isinstance(game, Game) else load_game(game)


def plain_name(game: Game) -> str:
    """The game's name where only letters, digits and underscores will do."""
    return f"iacta_{game.name.replace('-', '_')}"


def rewards_of(places: Sequence[int]) -> list[float]:
    """What places are worth: the part of the other seats that a seat is ahead of, less the part that is ahead of it.
    The best reward is 1, the worst −1, and they sum to 0."""
    return [sum((other > place) - (other < place) for other in places) / (len(places) - 1) for place in places]
