"""Set-up (M1, M2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from iacta.engine.compiling.rule import rule
from iacta.engine.rules.events import NOBODY, add_fact, tell, told_so_far
from iacta.engine.rules.meanings import EMPTY
from iacta.engine.rules.options import NUMBER_OF_SEATS
from iacta.engine.rules.places import NOWHERE
from iacta.engine.rules.random import below
from iacta.games.lumeria.attack import FACES
from iacta.games.lumeria.board import FIELDS, NO_FIELD
from iacta.games.lumeria.clean_up import higher
from iacta.games.lumeria.kinds import KINDS, MANOEUVRES, SIDES, Side
from iacta.games.lumeria.names import Event, Phase
from iacta.games.lumeria.options import Option
from iacta.games.lumeria.recruitment import put_on_board
from iacta.games.lumeria.state import NO_TOKEN, at_stack
from iacta.games.lumeria.unit_events import EVERYBODY, tell_level, tell_of

if TYPE_CHECKING:
    from iacta.engine.rules.arrays import Row
    from iacta.games.lumeria.cards import Numbers
    from iacta.games.lumeria.state import State

START_UNITS = 4

NO_FACTION = -1  # none is chosen, or none is excluded


@rule
def any_faction_but(s: State, k: Numbers, other: int) -> int:
    """Each faction equally likely, but for one, or for NO_FACTION."""
    if other == NO_FACTION:
        return below(s, k.factions)
    drawn = below(s, k.factions - 1)
    return drawn + (drawn >= other)


@rule
def choose_factions(s: State, k: Numbers, options: Row) -> None:
    """South is drawn first; without `mirror` no side gets the other's faction (M1)."""
    south = options[Option.SOUTH] - 1
    north = options[Option.NORTH] - 1
    if south == NO_FACTION:
        south = any_faction_but(s, k, NO_FACTION if options[Option.MIRROR] else north)
    if north == NO_FACTION:
        north = any_faction_but(s, k, NO_FACTION if options[Option.MIRROR] else south)
    s.faction[Side.SOUTH] = south
    s.faction[Side.NORTH] = north


@rule
def clear_table(s: State) -> None:
    for field in range(FIELDS):
        s.unit[field] = EMPTY
    s.active = NO_FIELD
    s.earlier = NO_FIELD
    s.target = NO_FIELD
    s.winner = NOBODY


@rule
def lay_out(s: State, k: Numbers, side: int) -> None:
    """The stacks, four start units on the board, and a token on every place."""
    for kind in range(1, KINDS):
        if k.faction[kind] == s.faction[side] + 1:
            for _ in range(k.copies[kind]):
                s.stock[side, kind] += 1
                tell(s, Event.STACKED, side, kind, NOWHERE, at_stack(side), EVERYBODY)
    for place in range(START_UNITS):
        put_on_board(s, side, k.start[s.faction[side], place], k.start_field[s.board, side, place], Event.SET_UP)
    s.tokens[side] = (1 << len(MANOEUVRES)) - 1
    s.god[side] = 1
    s.track[side] = NO_TOKEN


@rule
def first_roll(s: State, side: int) -> int:
    """The sum of two dice; their faces are told."""
    one = below(s, FACES) + 1
    two = below(s, FACES) + 1
    tell_of(s, Event.ROLLED_FIRST, side, one + two)
    add_fact(s, 0, one)
    add_fact(s, 1, two)
    return one + two


@rule
def roll_for_the_beginning(s: State) -> None:
    """Two dice each until one side has more; it decides who is First Player in round 1 (M2)."""
    s.me = NOBODY
    while s.me == NOBODY:
        begun = told_so_far(s)
        south = first_roll(s, Side.SOUTH)
        north = first_roll(s, Side.NORTH)
        s.me = higher(south, north)
        if s.me == NOBODY:
            tell_level(s, Event.ROLLS_LEVEL, begun)
    s.turn = s.me
    s.phase = Phase.BEGINNING


@rule
def setup(s: State, k: Numbers, options: Row) -> None:
    """Deal a game."""
    clear_table(s)
    s.seats = options[NUMBER_OF_SEATS]
    s.board = options[Option.BOARD]
    s.scenario = options[Option.SCENARIO]
    s.round_limit = options[Option.ROUND_LIMIT]
    choose_factions(s, k, options)
    for side in range(SIDES):
        lay_out(s, k, side)
    roll_for_the_beginning(s)
