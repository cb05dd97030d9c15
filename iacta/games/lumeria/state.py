"""The record of a game of Lumeria, and the places where its cards lie. Everything is public but the key of the dice."""

from iacta.engine.compiling.records import record
from iacta.engine.compiling.rule import rule
from iacta.engine.learning.measures import YES_OR_NO, amount, choice, flags, seat
from iacta.engine.rules.events import EVENT_FIELDS
from iacta.engine.rules.places import Places, Zone
from iacta.games.lumeria.board import FIELD_NAMES, FIELDS, NO_FIELD
from iacta.games.lumeria.kinds import (
    HIGHEST_GOAL,
    KINDS,
    LONGEST_TRACK,
    MANOEUVRES,
    MOST_BOARDS,
    MOST_FACTIONS,
    MOST_TOUGHNESS,
    SCENARIOS,
    SIDES,
    UNITS_OF_A_FACTION,
)

MOST_ROUNDS = 1000
MOST_DICE = 8  # of one attack: six printed, one for an ability and one for Thor
# In one step, at most: the deal brings 36 units and puts eight of them down. Otherwise an attack of eight dice rerolled
# (30), then a clean-up in which 36 units heal and 14 step forward, and a new round (10). Level rolls, however
# many, are told while there is room (`tell_level`).
EVENTS = 96

STATE = record(
    [
        ("key", "u8", (2,)),  # the match's random key; nobody may see it
        ("drawn", "u8"),  # how many random numbers were drawn; nobody
        ("army", "i8", (SIDES,)),  # the fields with units of each side; from here on everything is public
        ("activated", "i8"),  # the fields with units that were activated in this round (M9)
        ("exhausted", "i8"),  # those with exhausted ones (M12)
        ("fortified", "i8"),  # those with fortified ones (M12)
        ("open", "i8"),  # the fields that can be chosen now: units, or where the chosen one can go
        ("aims", "i8"),  # the fields of the enemies that can be attacked now
        ("happened", "i2"),  # how many events the last step had
        ("events", "i2", (EVENTS, EVENT_FIELDS)),  # what they were
        ("round", "i2"),  # counted from 1
        ("round_limit", "i2"),  # the last round (M22)
        ("points", "i2", (SIDES,)),
        ("gold", "i2", (SIDES,)),
        ("modifiers", "i2"),  # what changes the threshold of this attack, one bit each (M13)
        ("unit", "i1", (FIELDS,)),  # the kind on each field
        ("wounds", "i1", (FIELDS,)),  # on the unit of each field
        ("stock", "i1", (SIDES, KINDS)),  # units in the stacks, how many of each kind
        ("defeated", "i1", (SIDES, KINDS)),  # units of a side that left the game
        ("faction", "i1", (SIDES,)),
        ("tokens", "i1", (SIDES,)),  # the manoeuvres whose token is on its place, one bit each
        ("god", "i1", (SIDES,)),  # whether the god's token is on its place
        ("track", "i1", (SIDES,)),  # the space of the token on the renewal track, -1 without one (M18)
        ("beside", "i1", (SIDES,)),  # tokens that wait beside the track
        ("activations", "i1", (SIDES,)),  # how many more units a side may activate (M9)
        ("faces", "i1", (MOST_DICE,)),  # the dice of this attack in the order of the roll, 0 before
        ("dice", "i1"),  # how many this attack has
        ("extra", "i1"),  # why more than printed, one bit each
        ("first", "i1"),  # the First Player of this round
        ("me", "i1"),  # who decides
        ("turn", "i1"),  # whose manoeuvre or activation it is; another may decide in the middle of it
        ("passes", "i1"),  # how many in a row
        ("stage", "i1"),  # how far the round has come
        ("phase", "i1"),  # what is to be decided
        ("recruit", "i1"),  # the kind that was paid for and is to be put down, 0 if none
        ("active", "i1"),  # the field of the unit that acts, -1 if none
        ("earlier", "i1"),  # the field of the unit that already marched or shot in this manoeuvre, -1 if none
        ("target", "i1"),  # the field that is attacked, -1 if none
        ("done", "i1"),  # what the active unit has done: Move, Fortify, Aim, one bit each
        ("board", "i1"),  # the layout
        ("scenario", "i1"),
        ("seats", "i1"),
        ("winner", "i1"),  # the side, -1 while the game goes on
        ("ending", "i1"),  # why the game is over, 0 before
    ]
)

ZONES = (
    Zone("field", (FIELDS,), cards="unit", labels=FIELD_NAMES),
    Zone("stack", (SIDES,), cards="stock", heap=True),
    Zone("defeated", (SIDES,), cards="defeated", heap=True),
)
PLACES = Places(ZONES)

AT_FIELD = PLACES.first["field"]
AT_STACK = PLACES.first["stack"]
AT_DEFEATED = PLACES.first["defeated"]

# How far the round has come.
RECRUITING, FIRST_MANOEUVRES, ACTIVATIONS, LAST_MANOEUVRES = range(4)

# What the active unit has done.
MOVED, FORTIFIED, AIMED = 1, 2, 4

OBSERVED = {
    "army": flags(FIELDS),
    "activated": flags(FIELDS),
    "exhausted": flags(FIELDS),
    "fortified": flags(FIELDS),
    "open": flags(FIELDS),
    "aims": flags(FIELDS),
    "round": amount(MOST_ROUNDS),
    "round_limit": amount(MOST_ROUNDS),
    "points": amount(HIGHEST_GOAL + FIELDS),
    "gold": amount(2 * MOST_ROUNDS + UNITS_OF_A_FACTION),
    "modifiers": flags(12),
    "wounds": amount(MOST_TOUGHNESS),
    "stock": amount(UNITS_OF_A_FACTION),
    "defeated": amount(UNITS_OF_A_FACTION),
    "faction": choice(MOST_FACTIONS - 1),
    "tokens": flags(len(MANOEUVRES)),
    "god": YES_OR_NO,
    "track": amount(LONGEST_TRACK, least=-1),
    "beside": amount(len(MANOEUVRES) - 1),
    "activations": amount(3),
    "faces": choice(6),
    "dice": amount(MOST_DICE),
    "extra": flags(5),
    "first": seat(SIDES),
    "me": seat(SIDES),
    "turn": seat(SIDES),
    "passes": amount(2),
    "stage": choice(LAST_MANOEUVRES),
    "recruit": choice(KINDS - 1),
    "active": choice(FIELDS - 1, first=NO_FIELD),
    "earlier": choice(FIELDS - 1, first=NO_FIELD),
    "target": choice(FIELDS - 1, first=NO_FIELD),
    "done": flags(3),
    "board": choice(MOST_BOARDS - 1),
    "scenario": choice(len(SCENARIOS) - 1),
    "winner": seat(SIDES),
}


@rule
def at_field(field):
    return AT_FIELD + field


@rule
def at_stack(side):
    return AT_STACK + side


@rule
def at_defeated(side):
    return AT_DEFEATED + side


@rule
def ability(s, k, field):
    """What the unit on a field can do."""
    return k.ability[s.unit[field]]


@rule
def has_token(s, side, manoeuvre):
    """Whether the token of a manoeuvre is on its place."""
    return s.tokens[side] >> manoeuvre & 1


@rule
def has_god(s, k, side, god):
    """Whether the side has this god and its token is on its place."""
    return s.god[side] and k.god[s.faction[side]] == god
