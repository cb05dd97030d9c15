"""Who may know what: everything on the table is open, only the dice that have not fallen are not."""

from iacta.engine.compiling.rule import rule
from iacta.engine.rules.events import view_events
from iacta.engine.rules.random import think64
from iacta.games.lumeria.board import FIELDS
from iacta.games.lumeria.kinds import KINDS, SIDES
from iacta.games.lumeria.state import MOST_DICE


@rule
def view_board(s, v):
    for field in range(FIELDS):
        v.unit[field] = s.unit[field]
        v.wounds[field] = s.wounds[field]
    v.activated = s.activated
    v.exhausted = s.exhausted
    v.fortified = s.fortified
    v.board = s.board
    v.scenario = s.scenario


@rule
def view_sides(s, v):
    """What each side has."""
    for side in range(SIDES):
        v.army[side] = s.army[side]
        v.points[side] = s.points[side]
        v.gold[side] = s.gold[side]
        v.faction[side] = s.faction[side]
        v.tokens[side] = s.tokens[side]
        v.god[side] = s.god[side]
        v.track[side] = s.track[side]
        v.beside[side] = s.beside[side]
        v.activations[side] = s.activations[side]
        for kind in range(KINDS):
            v.stock[side, kind] = s.stock[side, kind]
            v.defeated[side, kind] = s.defeated[side, kind]


@rule
def view_attack(s, v):
    """The attack that is being made."""
    v.modifiers = s.modifiers
    v.dice = s.dice
    v.extra = s.extra
    v.target = s.target
    for die in range(MOST_DICE):
        v.faces[die] = s.faces[die]


@rule
def view_round(s, v):
    """How far the round has come, and who decides what."""
    v.round = s.round
    v.round_limit = s.round_limit
    v.first = s.first
    v.me = s.me
    v.turn = s.turn
    v.passes = s.passes
    v.stage = s.stage
    v.phase = s.phase
    v.recruit = s.recruit
    v.active = s.active
    v.earlier = s.earlier
    v.done = s.done
    v.open = s.open
    v.aims = s.aims
    v.seats = s.seats
    v.winner = s.winner
    v.ending = s.ending


@rule
def view(s, viewer, v):
    view_events(s, 1 << viewer, v)
    view_board(s, v)
    view_sides(s, v)
    view_attack(s, v)
    view_round(s, v)


@rule
def determinize(v, k, viewer, s, g):
    """The same table with dice nobody has thrown yet."""
    view(v, viewer, s)
    s.drawn = 0
    s.key[0] = think64(g)
    s.key[1] = think64(g)
