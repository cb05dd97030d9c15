"""What a match of Lumeria shows, read off its events and its end."""

from __future__ import annotations

from iacta.engine.rules.game import Game
from iacta.match import Match
from tests.golden.shown import at_any_table, in_every_game, told_of

# Two sides without a single die can only be found in a position: whoever defeats the last enemy is still there.
ONLY_IN_POSITIONS = {told_of("coin_thrown")}


def every_way(game: Game) -> set[str]:
    """What the corpus must show."""
    return in_every_game(game) - ONLY_IN_POSITIONS


def shown(match: Match) -> set[str]:
    """Everything worth a golden match that happens in this one, which is over."""
    return at_any_table(match)
