"""What is chosen before the first card (L17)."""

from iacta.engine.rules.options import Options, number
from iacta.games.lusitanias.options import ANY_SEAT, MOST_TURNS


class Option(Options):
    """The options of a game."""

    FIRST = number(ANY_SEAT, ANY_SEAT, 3)  # the seat that starts
    TURN_LIMIT = number(100, 1, MOST_TURNS)  # turns of each seat
