"""The board, the cards and the pieces of the slow model of Lumeria, as the rules page has them."""

from collections import Counter
from dataclasses import dataclass, field, replace

COLUMNS, ROWS = "abcde", "1234567"
FIELDS = [column + row for row in ROWS for column in COLUMNS]
SIDES = ("south", "north")
OTHER = {"south": "north", "north": "south"}
FORWARD = {"south": 1, "north": -1}  # towards the other's last row
RECRUITMENT = {"south": ("a1", "c1", "e1"), "north": ("a7", "c7", "e7")}
HILLS = {"three-hills": {"a4": 1, "c4": 1, "e4": 1}, "sacred-hill": {"a4": 1, "c4": 2, "e4": 1}}
START = {"south": ("c3", "b2", "c2", "d2"), "north": ("c5", "d6", "c6", "b6")}
GOAL = 10
LAST_SPACE = 6  # of the renewal track
MANOEUVRES = ("march", "salvo", "fortune")
TOKENS = (*MANOEUVRES, "god")


@dataclass(frozen=True)
class Kind:
    """What is printed on a unit card."""

    name: str
    faction: str
    copies: int
    toughness: int
    move: int
    attack: int
    ranged: bool
    cost: int
    ability: str


PAGE = """
slavs    woje         6  2 2  1m  1  horde
slavs    lucznicy     4  1 2  2r  2  cover
slavs    zbrojni      4  3 2  2m  3  armour
slavs    strzyga      2  2 3  2m  3  flight
slavs    bies         2  4 2  3m  4  regeneration
vikings  tarczownicy  6  2 2  1m  1  shield-wall
vikings  miotacze     4  1 2  2r  2  axes
vikings  berserkerzy  4  2 3  2m  2  rage
vikings  huskarle     2  3 2  3m  3  tireless
vikings  jotun        2  5 1  3m  4  crush
greeks   peltasci     5  1 3  1r  1  skirmish
greeks   toksoci      4  1 2  2r  2  long-shot
greeks   hoplici      5  3 1  2m  2  phalanx
greeks   centaur      2  3 3  2m  3  charge
greeks   minotaur     2  4 2  3m  4  horns
romans   hastati      6  2 2  1m  1  quick-march
romans   welici       4  1 2  2r  2  javelins
romans   legionisci   4  2 2  2m  2  testudo
romans   triari       2  3 2  2m  3  bastion
romans   gryf         2  3 3  3m  4  flight
"""
# Where the card file departs from the page: reconstructed numbers, changed for balance.
DEPARTURES = {"lucznicy": {"move": 3}, "welici": {"attack": 1}, "strzyga": {"cost": 2}}
ON_THE_PAGE = {
    name: Kind(name, faction, int(n), int(t), int(m), int(a[0]), a[1] == "r", int(cost), ability)
    for faction, name, n, t, m, a, cost, ability in map(str.split, PAGE.strip().splitlines())
}
KINDS = {name: replace(kind, **DEPARTURES.get(name, {})) for name, kind in ON_THE_PAGE.items()}
GODS = {"slavs": "svetovit", "vikings": "thor", "greeks": "athena", "romans": "mars"}
STARTING = {
    "slavs": ("woje", "woje", "lucznicy", "woje"),
    "vikings": ("berserkerzy", "tarczownicy", "miotacze", "tarczownicy"),
    "greeks": ("peltasci", "toksoci", "hoplici", "toksoci"),
    "romans": ("triari", "hastati", "welici", "hastati"),
}

# M12, M13: what each modifier adds to hit. The order is that of the text of a position.
MODIFIERS = {
    "aim": 1,
    "exhausted": 1,
    "surrounded": 1,
    "javelins": 1,
    "fortified": -1,
    "bastion": -1,  # on top of `fortified`
    "armour": -1,
    "shield-wall": -1,
    "phalanx": -1,
    "cover": -1,
    "testudo": -1,
    "svetovit": -1,
}
EXTRA_DICE = ("horde", "axes", "rage", "charge", "thor")


def beside(place, columns, rows):
    """The field so many columns and rows away, or None off the board."""
    column, row = COLUMNS.index(place[0]) + columns, ROWS.index(place[1]) + rows
    if column in range(len(COLUMNS)) and row in range(len(ROWS)):
        return COLUMNS[column] + ROWS[row]
    return None


def neighbours(place):
    around = (beside(place, *step) for step in ((0, 1), (1, 0), (0, -1), (-1, 0)))
    return [each for each in around if each]


def step_between(one, other):
    """The step of one field that leads along a row or column from one field towards another, or None."""
    columns = COLUMNS.index(other[0]) - COLUMNS.index(one[0])
    rows = ROWS.index(other[1]) - ROWS.index(one[1])
    if (columns == 0) == (rows == 0):
        return None
    return (columns > 0) - (columns < 0), (rows > 0) - (rows < 0)


def threshold(modifiers):
    """M13: the least face that hits."""
    return max(2, 4 - sum(MODIFIERS[name] for name in modifiers))


@dataclass
class Unit:
    side: str
    kind: Kind
    wounds: int = 0
    activated: bool = False
    fortified: bool = False
    exhausted: bool = False


@dataclass
class Side:
    faction: str
    gold: int = 0
    points: int = 0
    tokens: set = field(default_factory=lambda: set(TOKENS))
    track: int | None = None
    beside: int = 0  # tokens that wait beside the track
    activations: int = 0  # still to be made in this round
    lost: Counter = field(default_factory=Counter)


@dataclass
class Attack:
    target: str
    dice: int
    extra: list
    modifiers: list
    faces: list = field(default_factory=list)
