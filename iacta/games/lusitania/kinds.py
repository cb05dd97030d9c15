"""The kinds of card. Two cards of one kind cannot be told apart."""

from enum import auto

from iacta.engine.rules.names import HyphenatedNames, Names, autos
from iacta.games.lusitanias.kinds import Colour


class Kind(HyphenatedNames):
    """The kinds of card: the soldiers, their equipment, the special cards."""

    UNKNOWN = auto()
    BLUE_1, BLUE_2, BLUE_3, BLUE_4, BLUE_5 = autos(5)
    RED_1, RED_2, RED_3, RED_4, RED_5 = autos(5)
    YELLOW_1, YELLOW_2, YELLOW_3, YELLOW_4, YELLOW_5 = autos(5)
    GREEN_1, GREEN_2, GREEN_3, GREEN_4, GREEN_5 = autos(5)
    MERCENARY_1, MERCENARY_2, MERCENARY_3, MERCENARY_4, MERCENARY_5 = autos(5)
    DOCTOR = auto()
    GUNNER = auto()
    SHIELD = auto()
    SWORD = auto()
    AXE = auto()
    SPEAR = auto()
    HORSE = auto()
    BOW = auto()
    SENATOR = auto()
    CAESAR = auto()
    MUSICIAN = auto()
    MARS = auto()
    COMMANDER = auto()


NAMES = Kind.texts()

FIRST_MERCENARY = int(Kind.MERCENARY_1)
LAST_MERCENARY = int(Kind.MERCENARY_5)
LAST_SOLDIER = int(Kind.GUNNER)
FIRST_PIECE = int(Kind.SHIELD)  # of equipment; pieces are also counted from 0 on
LAST_PIECE = int(Kind.BOW)
EQUIPMENT = NAMES[FIRST_PIECE : LAST_PIECE + 1]
KINDS = int(Kind.MARS)  # kinds that can lie in a hand, on the field or in a pile, `unknown` included


class CardColour(Names):
    """The colours of soldiers: those of the provinces, and black for mercenaries."""

    NONE = Colour.NONE
    BLUE = Colour.BLUE
    RED = Colour.RED
    YELLOW = Colour.YELLOW
    GREEN = Colour.GREEN
    BLACK = auto()


COLOURS = CardColour.texts()
