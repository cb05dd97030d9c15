"""The kinds of card, and the resources. Two cards of one kind cannot be told apart."""

from enum import auto

from iacta.engine.rules.names import HyphenatedNames, Names, autos


class Kind(HyphenatedNames):
    """The kinds of card: characters, places, and the action cards of a seat."""

    UNKNOWN = auto()
    BREWER_1, BREWER_2, BREWER_3, BREWER_4, BREWER_5, BREWER_6, BREWER_7 = autos(7)
    BAKER_1, BAKER_2, BAKER_3, BAKER_4, BAKER_5, BAKER_6, BAKER_7 = autos(7)
    DRUID_1, DRUID_2, DRUID_3, DRUID_4, DRUID_5, DRUID_6, DRUID_7 = autos(7)
    BLACKSMITH_1, BLACKSMITH_2, BLACKSMITH_3, BLACKSMITH_4, BLACKSMITH_5, BLACKSMITH_6, BLACKSMITH_7 = autos(7)
    LEGION = auto()
    APPRENTICE = auto()
    FIELD_1, FIELD_2, FIELD_3 = autos(3)
    FOREST_1, FOREST_2, FOREST_3 = autos(3)
    MINE_1, MINE_2, MINE_3 = autos(3)
    MILL = auto()
    LABORATORY = auto()
    FORGE = auto()
    BAKERY = auto()
    HERBALIST = auto()
    ARMOURY = auto()
    TAVERN = auto()
    STATUE = auto()
    BAZAAR_1, BAZAAR_2, BAZAAR_3, BAZAAR_4, BAZAAR_5, BAZAAR_6 = autos(6)
    ACTION_A, ACTION_B, ACTION_C, ACTION_D, ACTION_E = autos(5)
    ACTION_1, ACTION_2, ACTION_3, ACTION_4, ACTION_5 = autos(5)
    INCOME = auto()


NAMES = Kind.texts()

FIRST_PLACE = int(Kind.FIELD_1)
FIRST_MILL = int(Kind.MILL)
FIRST_BAKERY = int(Kind.BAKERY)
FIRST_BAZAAR = int(Kind.BAZAAR_1)
FIRST_ACTION = int(Kind.ACTION_A)  # an action card is FIRST_ACTION + the slot it bids for
KINDS = FIRST_ACTION  # kinds of characters and places, `unknown` included
CARDS_OF_AN_ARTISAN = Kind.BAKER_1 - Kind.BREWER_1
CARDS_OF_A_FIELD = Kind.FOREST_1 - Kind.FIELD_1
BAZAARS = KINDS - FIRST_BAZAAR

CHARACTERS = NAMES[1:FIRST_PLACE]
PLACES_OF_LUTETIA = NAMES[FIRST_PLACE:KINDS]


def sort_of(name: str) -> str:
    """What a card is, without its number: brewer, field, bazaar, legion …"""
    return name.partition("-")[0]


class Resource(Names):
    """The resources. A card without a resource or a family has none."""

    NONE = auto()
    BEER = auto()
    BREAD = auto()
    ELIXIR = auto()
    GLADIUS = auto()


RESOURCES = Resource.texts()[1:]
# In the order of their resources: artisans of all four, the others of bread, elixir and gladius.
ARTISANS = tuple(sort_of(kind.text) for kind in (Kind.BREWER_1, Kind.BAKER_1, Kind.DRUID_1, Kind.BLACKSMITH_1))
FIELDS = tuple(sort_of(kind.text) for kind in (Kind.FIELD_1, Kind.FOREST_1, Kind.MINE_1))
MILLS = NAMES[FIRST_MILL:FIRST_BAKERY]
BAKERIES = NAMES[FIRST_BAKERY : Kind.TAVERN]

ROW = 5  # slots of a row, at most
LETTERS = ("A", "B", "C", "D", "E")
DIGITS = ("1", "2", "3", "4", "5")
SLOT_NAMES = (*LETTERS, *DIGITS)  # characters lie at letters, places at digits (T1)
SLOTS = len(SLOT_NAMES)
