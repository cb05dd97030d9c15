"""How strong each bot is, as it was measured: the numbers are in ratings.toml."""

from __future__ import annotations

import functools
import tomllib
from pathlib import Path

from iacta.bots import BOTS

FILE = Path(__file__).with_name("ratings.toml")


@functools.cache
def measured() -> dict[str, dict[str, int]]:
    """The ratings by game and bot."""
    return tomllib.loads(FILE.read_text("utf-8"))


def rating_of(game_name: str, bot_name: str) -> int | None:
    """The rating of a bot at a game; None if it has not been measured."""
    return measured().get(game_name, {}).get(bot_name)


def ratings_at(game_name: str) -> dict[str, int]:
    """The ratings of those who can sit down at a game, as far as they have been measured."""
    ratings = {bot: rating_of(game_name, bot) for bot in BOTS}
    return {bot: rating for bot, rating in ratings.items() if rating is not None}
