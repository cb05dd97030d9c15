"""The state of a game of Lumeria, and the places where its cards lie. Everything is public but the key of the dice."""

from __future__ import annotations

from enum import auto
from typing import TYPE_CHECKING

from iacta.engine.compiling.rule import rule
from iacta.engine.rules.arrays import Grid, Row
from iacta.engine.rules.declaration import GameState, cards, everybody, heap, i1, i2, i8, place_of
from iacta.engine.rules.meanings import amount, flags, kind, number, one_of, seat, yes_or_no
from iacta.engine.rules.names import FlagNames, Names
from iacta.games.lumeria.board import FIELD_NAMES, FIELDS, ONE_FIELD, SOME_FIELDS
from iacta.games.lumeria.kinds import (
    HIGHEST_GOAL,
    KINDS,
    LONGEST_TRACK,
    MOST_BOARDS,
    MOST_FACTIONS,
    MOST_TOUGHNESS,
    NAMES,
    SIDES,
    UNITS_OF_A_FACTION,
    ExtraDie,
    Manoeuvre,
    Modifier,
    Scenario,
)
from iacta.games.lumeria.names import Ending, Event, Phase

if TYPE_CHECKING:
    from iacta.games.lumeria.cards import Numbers

MOST_ROUNDS = 1000
MOST_DICE = 8  # of one attack: six printed, one for an ability and one for Thor
# In one step, at most: the deal brings 36 units and puts eight of them down. Otherwise an attack of eight dice rerolled
# (30), then a clean-up in which 36 units heal and 14 step forward, and a new round (10). Level rolls, however
# many, are told while there is room (`tell_level`).
MOST_EVENTS = 96
NO_TOKEN = -1  # on the renewal track


class Stage(Names):
    """How far the round has come."""

    RECRUITING = auto()
    FIRST_MANOEUVRES = auto()
    ACTIVATIONS = auto()
    LAST_MANOEUVRES = auto()


class Done(FlagNames):
    """What the active unit has done."""

    MOVED = auto()
    FORTIFIED = auto()
    AIMED = auto()


class State(GameState, events=MOST_EVENTS, facts=Event.most_facts()):
    """Each field and what its numbers mean."""

    army: Row = everybody(i8, SIDES, means=SOME_FIELDS)  # the fields with units of each side
    activated: int = everybody(i8, means=SOME_FIELDS)  # fields of units that were activated in this round (M9)
    exhausted: int = everybody(i8, means=SOME_FIELDS)  # those with exhausted ones (M12)
    fortified: int = everybody(i8, means=SOME_FIELDS)  # those with fortified ones (M12)
    open: int = everybody(i8, means=SOME_FIELDS)  # fields to choose: units, or where the chosen one can go
    aims: int = everybody(i8, means=SOME_FIELDS)  # the fields of the enemies that can be attacked now
    round: int = everybody(i2, means=amount(MOST_ROUNDS))  # counted from 1
    round_limit: int = everybody(i2, means=amount(MOST_ROUNDS))  # the last round (M22)
    points: Row = everybody(i2, SIDES, means=amount(HIGHEST_GOAL + FIELDS))
    gold: Row = everybody(i2, SIDES, means=amount(2 * MOST_ROUNDS + UNITS_OF_A_FACTION))
    modifiers: int = everybody(i2, means=flags(Modifier))  # what changes the threshold of this attack (M13)
    unit: Row = everybody(i1, FIELDS, means=cards(NAMES, "field", labels=FIELD_NAMES))  # the kind on each field
    wounds: Row = everybody(i1, FIELDS, means=amount(MOST_TOUGHNESS))  # on the unit of each field
    stock: Grid = everybody(
        i1, SIDES, KINDS, means=heap(NAMES, "stack", most=UNITS_OF_A_FACTION)
    )  # units in the stacks
    defeated: Grid = everybody(
        i1, SIDES, KINDS, means=heap(NAMES, "defeated", most=UNITS_OF_A_FACTION)
    )  # left the game
    faction: Row = everybody(i1, SIDES, means=number(MOST_FACTIONS - 1))  # as the card file counts them
    tokens: Row = everybody(i1, SIDES, means=flags(Manoeuvre))  # the manoeuvres whose token is on its place
    god: Row = everybody(i1, SIDES, means=yes_or_no())  # whether the god's token is on its place
    track: Row = everybody(
        i1, SIDES, means=amount(LONGEST_TRACK, least=NO_TOKEN, none=NO_TOKEN)
    )  # space of the renewal token (M18)
    beside: Row = everybody(i1, SIDES, means=amount(len(Manoeuvre) - 1))  # tokens that wait beside the track
    activations: Row = everybody(i1, SIDES, means=amount(3))  # how many more units a side may activate (M9)
    faces: Row = everybody(  # the dice of this attack in the order of the roll, 0 before
        i1, MOST_DICE, means=number(6, none=0)
    )
    dice: int = everybody(i1, means=amount(MOST_DICE))  # how many this attack has
    extra: int = everybody(i1, means=flags(ExtraDie))  # why more than printed
    first: int = everybody(i1, means=seat(SIDES))  # the First Player of this round
    me: int = everybody(i1, means=seat(SIDES))  # who decides
    turn: int = everybody(i1, means=seat(SIDES))  # whose manoeuvre or activation it is; another may decide in between
    passes: int = everybody(i1, means=amount(2))  # how many in a row
    stage: int = everybody(i1, means=one_of(Stage))  # how far the round has come
    phase: int = everybody(i1, means=one_of(Phase))  # what is to be decided
    recruit: int = everybody(  # the kind that was paid for and is to be put down, 0 if none
        i1, means=kind(NAMES, KINDS - 1, none=0)
    )
    active: int = everybody(i1, means=ONE_FIELD)  # the field of the unit that acts
    # The field of who already marched or shot in this manoeuvre.
    earlier: int = everybody(i1, means=ONE_FIELD)
    target: int = everybody(i1, means=ONE_FIELD)  # the field that is attacked
    done: int = everybody(i1, means=flags(Done))  # what the active unit has done
    board: int = everybody(i1, means=number(MOST_BOARDS - 1))  # the layout
    scenario: int = everybody(i1, means=number(len(Scenario) - 1, names=Scenario.texts(), called="Scenario"))
    seats: int = everybody(i1, means=amount(SIDES, least=1))
    winner: int = everybody(i1, means=seat(SIDES))  # the side, nobody while the game goes on
    ending: int = everybody(i1, means=one_of(Ending))  # why the game is over


at_field = place_of(State, "field")
at_stack = place_of(State, "stack")
at_defeated = place_of(State, "defeated")


@rule
def ability(s: State, k: Numbers, field: int) -> int:
    """What the unit on a field can do."""
    return k.ability[s.unit[field]]


@rule
def has_token(s: State, side: int, manoeuvre: int) -> int:
    """Whether the token of a manoeuvre is on its place."""
    return s.tokens[side] >> manoeuvre & 1


@rule
def has_god(s: State, k: Numbers, side: int, god: int) -> int:
    """Whether the side has this god and its token is on its place."""
    return s.god[side] and k.god[s.faction[side]] == god
