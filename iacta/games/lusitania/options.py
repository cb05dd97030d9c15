"""What is chosen before the first card (L17)."""

from iacta.engine.rules.options import Options, number
from iacta.games.lusitanias.options import MOST_TURNS


class Option(Options):
    """The options of a game."""

    FIRST = number(-1, -1, 3)  # the seat that starts; -1 for any
    TURN_LIMIT = number(100, 1, MOST_TURNS)  # turns of each seat
