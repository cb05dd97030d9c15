"""Kinds of card as integers: what they mean in both games, and the legionaries, who come first in both."""

from enum import auto

from iacta.engine.rules.names import Names

UNKNOWN = 0
EMPTY = -1


class Colour(Names):
    """The colours of the provinces, and none."""

    NONE = auto()
    BLUE = auto()
    RED = auto()
    YELLOW = auto()
    GREEN = auto()


PROVINCE_COLOURS = Colour.texts()
PROVINCES = (Colour.BLUE, Colour.RED, Colour.YELLOW, Colour.GREEN)

LEGIONARIES = tuple(f"{colour.text}-{numeral}" for colour in PROVINCES for numeral in range(1, 6))
FIRST_LEGIONARY = 1
LAST_LEGIONARY = len(LEGIONARIES)
