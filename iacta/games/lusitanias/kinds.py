"""What the kinds of card have in common in both games: the colours of the provinces, and the legionaries, who are the
first kinds in both."""

from enum import auto

from iacta.engine.rules.names import Names

UNKNOWN = 0  # the kind of a card that one does not know


class Colour(Names):
    """The colours of the provinces, and none."""

    NONE = auto()
    BLUE = auto()
    RED = auto()
    YELLOW = auto()
    GREEN = auto()


PROVINCE_COLOURS = Colour.texts()
PROVINCES = (Colour.BLUE, Colour.RED, Colour.YELLOW, Colour.GREEN)

FIRST_LEGIONARY = 1
LAST_LEGIONARY = len(PROVINCES) * 5  # of each province those with the numerals I to V
