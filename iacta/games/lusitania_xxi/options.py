"""What is chosen before the first card (X3, X31, X32)."""

from iacta.engine.rules.options import Options, number, switch
from iacta.games.lusitanias.options import ANY_SEAT, MOST_TURNS


class Option(Options):
    """The options of a game."""

    LAURUS = switch()
    VIRTUS = switch()
    FIRST = number(ANY_SEAT, ANY_SEAT, 3)  # the seat that starts
    EXCLUSIVE_COLOURS = switch(on=True)  # no two seats have legionaries of one colour
    TURN_LIMIT = number(100, 1, MOST_TURNS)  # turns of each seat
