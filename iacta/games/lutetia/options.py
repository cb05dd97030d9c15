"""What is chosen before the first card (T19)."""

from iacta.engine.rules.options import Options, number
from iacta.games.lutetia.state import MOST_ROUNDS


class Option(Options):
    """The options of a game."""

    ROUND_LIMIT = number(60, 1, MOST_ROUNDS)
