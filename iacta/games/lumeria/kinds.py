"""The units, what they and their gods can do, and the two sides, as named integers. 0 is an unknown card."""

UNKNOWN = 0
EMPTY = -1

SOUTH, NORTH = range(2)
SIDES = 2
SIDE_NAMES = ("south", "north")

FACTIONS = {
    "slavs": ("woje", "lucznicy", "zbrojni", "strzyga", "bies"),
    "vikings": ("tarczownicy", "miotacze", "berserkerzy", "huskarle", "jotun"),
    "greeks": ("peltasci", "toksoci", "hoplici", "centaur", "minotaur"),
    "romans": ("hastati", "welici", "legionisci", "triari", "gryf"),
}
OWN_UNITS = 10  # kinds that a person's own card file may add
MOST_FACTIONS = 8
MOST_BOARDS = 4
UNITS_OF_A_FACTION = 18
MOST_TOUGHNESS = 9
LONGEST_TRACK = 20
HIGHEST_GOAL = 99

OWN_NAMES = tuple(f"own-{number}" for number in range(1, OWN_UNITS + 1))

NAMES = ("unknown", *(unit for units in FACTIONS.values() for unit in units), *OWN_NAMES)
KINDS = len(NAMES)

ABILITIES = (
    "none",
    "horde",
    "cover",
    "armour",
    "flight",
    "regeneration",
    "shield-wall",
    "axes",
    "rage",
    "tireless",
    "crush",
    "skirmish",
    "long-shot",
    "phalanx",
    "charge",
    "horns",
    "quick-march",
    "javelins",
    "testudo",
    "bastion",
)
(
    NO_ABILITY,
    HORDE,
    COVER,
    ARMOUR,
    FLIGHT,
    REGENERATION,
    SHIELD_WALL,
    AXES,
    RAGE,
    TIRELESS,
    CRUSH,
    SKIRMISH,
    LONG_SHOT,
    PHALANX,
    CHARGE,
    HORNS,
    QUICK_MARCH,
    JAVELINS,
    TESTUDO,
    BASTION,
) = range(len(ABILITIES))

GODS = ("svetovit", "thor", "athena", "mars")
SVETOVIT, THOR, ATHENA, MARS = range(len(GODS))

MELEE, RANGED = range(2)

MANOEUVRES = ("march", "salvo", "fortune")
MARCH, SALVO, FORTUNE = range(len(MANOEUVRES))

SCENARIOS = ("three-hills", "sacred-hill")
THREE_HILLS, SACRED_HILL = range(len(SCENARIOS))

# What changes the threshold of an attack, and by how much (M12, M13, M15); each is a bit of a set.
MODIFIERS = {
    "aim": 1,
    "exhausted": 1,
    "surrounded": 1,
    "javelins": 1,
    "fortified": -1,
    "bastion": -1,
    "armour": -1,
    "shield-wall": -1,
    "phalanx": -1,
    "cover": -1,
    "testudo": -1,
    "svetovit": -1,
}
MODIFIER_NAMES = tuple(MODIFIERS)

EXTRA_DICE_NAMES = ("horde", "axes", "rage", "charge", "thor")  # what adds a die to an attack; each is a bit of a set
