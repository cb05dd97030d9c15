"""The units and what they can do, the gods, the manoeuvres, and what changes an attack, each by name."""

from __future__ import annotations

from enum import auto

from iacta.engine.rules.names import FlagNames, HyphenatedNames, Names, autos


class Side(Names):
    """The two sides."""

    SOUTH = auto()
    NORTH = auto()


SIDES = len(Side)

FACTIONS = ("slavs", "vikings", "greeks", "romans")
MOST_FACTIONS = 8
MOST_BOARDS = 4
UNITS_OF_A_FACTION = 18
MOST_TOUGHNESS = 9
LONGEST_TRACK = 20
HIGHEST_GOAL = 99


class Kind(HyphenatedNames):
    """The kinds of unit: those of the four factions, and what a person's own card file may add."""

    UNKNOWN = auto()
    WOJE, LUCZNICY, ZBROJNI, STRZYGA, BIES = autos(5)
    TARCZOWNICY, MIOTACZE, BERSERKERZY, HUSKARLE, JOTUN = autos(5)
    PELTASCI, TOKSOCI, HOPLICI, CENTAUR, MINOTAUR = autos(5)
    HASTATI, WELICI, LEGIONISCI, TRIARI, GRYF = autos(5)
    OWN_1, OWN_2, OWN_3, OWN_4, OWN_5, OWN_6, OWN_7, OWN_8, OWN_9, OWN_10 = autos(10)


NAMES = Kind.texts()
KINDS = len(NAMES)
OWN_NAMES = NAMES[Kind.OWN_1 :]


class AttackType(Names):
    """How a unit attacks."""

    MELEE = auto()
    RANGED = auto()


class Ability(HyphenatedNames):
    """What units can do."""

    NONE = auto()
    HORDE = auto()
    COVER = auto()
    ARMOUR = auto()
    FLIGHT = auto()
    REGENERATION = auto()
    SHIELD_WALL = auto()
    AXES = auto()
    RAGE = auto()
    TIRELESS = auto()
    CRUSH = auto()
    SKIRMISH = auto()
    LONG_SHOT = auto()
    PHALANX = auto()
    CHARGE = auto()
    HORNS = auto()
    QUICK_MARCH = auto()
    JAVELINS = auto()
    TESTUDO = auto()
    BASTION = auto()


class God(Names):
    """The gods of the factions."""

    SVETOVIT = auto()
    THOR = auto()
    ATHENA = auto()
    MARS = auto()


class Manoeuvre(Names):
    """The manoeuvres, each with its token."""

    MARCH = auto()
    SALVO = auto()
    FORTUNE = auto()


MANOEUVRES = Manoeuvre.texts()


class Scenario(HyphenatedNames):
    """What hills pay."""

    THREE_HILLS = auto()
    SACRED_HILL = auto()


EASIER = 1
HARDER = -1


class Modifier(FlagNames):
    """What makes an attack easier or harder (M12, M13, M15), each declared with which it does: a die must
    show one less, or one more."""

    easier_by: int

    def __new__(cls, easier_by: int) -> Modifier:
        member = int.__new__(cls, 1 << len(cls.__members__))
        member._value_ = 1 << len(cls.__members__)
        member.easier_by = easier_by
        return member

    AIM = EASIER
    EXHAUSTED = EASIER
    SURROUNDED = EASIER
    JAVELINS = EASIER
    FORTIFIED = HARDER
    BASTION = HARDER
    ARMOUR = HARDER
    SHIELD_WALL = HARDER
    PHALANX = HARDER
    COVER = HARDER
    TESTUDO = HARDER
    SVETOVIT = HARDER


class ExtraDie(FlagNames):
    """What adds a die to an attack."""

    HORDE = auto()
    AXES = auto()
    RAGE = auto()
    CHARGE = auto()
    THOR = auto()
