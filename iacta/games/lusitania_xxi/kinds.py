"""The kinds of card. Two cards of one kind cannot be told apart."""

from enum import auto

from iacta.engine.rules.names import HyphenatedNames, Names, autos
from iacta.games.lusitanias.kinds import Colour


class Kind(HyphenatedNames):
    """The kinds of card: soldiers, equipment, visitors, Mars cards, and the objectives of both expansions."""

    UNKNOWN = auto()
    BLUE_1, BLUE_2, BLUE_3, BLUE_4, BLUE_5 = autos(5)
    RED_1, RED_2, RED_3, RED_4, RED_5 = autos(5)
    YELLOW_1, YELLOW_2, YELLOW_3, YELLOW_4, YELLOW_5 = autos(5)
    GREEN_1, GREEN_2, GREEN_3, GREEN_4, GREEN_5 = autos(5)
    MERCENARY_1, MERCENARY_2, MERCENARY_3, MERCENARY_4, MERCENARY_5, MERCENARY_6 = autos(6)
    COOK = auto()
    GUNNER = auto()
    SHIELD = auto()
    SWORD = auto()
    AXE = auto()
    SPEAR = auto()
    HORSE = auto()
    BOW = auto()
    STONE = auto()
    AUXILIA = auto()
    SENATOR = auto()
    CLEOPATRA = auto()
    INSPECTOR = auto()
    DOCTOR = auto()
    COMMANDER = auto()
    CAESAR = auto()
    LAURUS_1, LAURUS_2, LAURUS_3, LAURUS_4, LAURUS_5 = autos(5)
    VIRTUS_6, VIRTUS_7, VIRTUS_8, VIRTUS_9, VIRTUS_10 = autos(5)


NAMES = Kind.texts()

FIRST_MERCENARY = int(Kind.MERCENARY_1)
LAST_MERCENARY = int(Kind.MERCENARY_6)
LAST_SOLDIER = int(Kind.GUNNER)
FIRST_PIECE = int(Kind.SHIELD)  # of equipment; pieces are also counted from 0 on
LAST_PIECE = int(Kind.STONE)
EQUIPMENT = NAMES[FIRST_PIECE : LAST_PIECE + 1]
FIRST_VISITOR = int(Kind.AUXILIA)
LAST_VISITOR = int(Kind.DOCTOR)
FIRST_OBJECTIVE = int(Kind.LAURUS_1)
KINDS = FIRST_OBJECTIVE  # kinds that can lie in a hand, a pile or a legion, `unknown` included


class Objective(Names):
    """The objectives in the order of their cards: Laurus, named for what they ask for, and Virtus, for what they
    bring."""

    STONE_BOW_HORSE = auto()  # X19
    TWO_PAIRS = auto()  # X20
    FOUR_KINDS = auto()  # X21
    FIRST_FOUR_CELLS = auto()  # X22
    LAST_THREE_CELLS = auto()  # X23
    SECOND_COPY = auto()  # X24
    THIRD_MERCENARY = auto()  # X25
    TWO_DISMISSALS = auto()  # X26
    TWO_EXCHANGES = auto()  # X27
    TWO_MORE_PIECES = auto()  # X28


OBJECTIVES = len(Objective)
FIRST_VIRTUS = int(Objective.SECOND_COPY)


class CardColour(Names):
    """The colours of soldiers: those of the provinces, white for mercenaries, black for cook and gunner."""

    NONE = Colour.NONE
    BLUE = Colour.BLUE
    RED = Colour.RED
    YELLOW = Colour.YELLOW
    GREEN = Colour.GREEN
    WHITE = auto()
    BLACK = auto()


COLOURS = CardColour.texts()
