"""Who may know what. A view is built from an empty record by copying what is allowed; nothing else decides that."""

from iacta.engine.compiling.rule import rule
from iacta.engine.rules.events import view_events
from iacta.games.lusitania_xxi.kinds import COMMANDER, OBJECTIVES
from iacta.games.lusitania_xxi.state import CAMP, CELLS, DECK, PIECES
from iacta.games.lusitanias.hands import SEATS, bit
from iacta.games.lusitanias.kinds import EMPTY, UNKNOWN
from iacta.games.lusitanias.view import (
    count_as_viewed,
    count_known_hands,
    deal_hands,
    deal_one,
    deal_rest,
    new_luck,
    unknown_cards,
    view_hands,
    view_piles,
)


@rule
def view_aside(s, viewer, v):
    v.aside_seen = s.aside_seen
    v.aside_origin = s.aside_origin
    if s.aside == EMPTY or s.aside_seen & bit(viewer):
        v.aside = s.aside


@rule
def view_dismissed(s, viewer, v):
    for seat in range(SEATS):
        v.dismissals[seat] = s.dismissals[seat]
        for place in range(s.dismissals[seat]):
            v.dismissed_seen[seat, place] = s.dismissed_seen[seat, place]
            v.dismissed_origin[seat, place] = s.dismissed_origin[seat, place]
            if s.dismissed_seen[seat, place] & bit(viewer):
                v.dismissed[seat, place] = s.dismissed[seat, place]
        for place in range(s.dismissals[seat], DECK):
            v.dismissed[seat, place] = EMPTY


@rule
def view_table(s, v):
    """The camp, the legions and the objectives are open to all."""
    for place in range(CAMP):
        v.camp[place] = s.camp[place]
    for seat in range(SEATS):
        v.colour[seat] = s.colour[seat]
        for piece in range(PIECES):
            v.kit[seat, piece] = s.kit[seat, piece]
        for cell in range(CELLS):
            v.legion[seat, cell] = s.legion[seat, cell]
            for piece in range(PIECES):
                v.gear[seat, cell, piece] = s.gear[seat, cell, piece]
    for objective in range(OBJECTIVES):
        v.objective[objective] = s.objective[objective]
    v.doubled_cell = s.doubled_cell
    v.doubled_piece = s.doubled_piece
    v.burdened_cell = s.burdened_cell


@rule
def view_turn(s, v):
    """Whose turn it is and how far it has come."""
    v.turns = s.turns
    v.turn_limit = s.turn_limit
    v.seats = s.seats
    v.exclusive_colours = s.exclusive_colours
    v.me = s.me
    v.phase = s.phase
    v.acted = s.acted
    v.freed = s.freed
    v.using = s.using
    v.due = s.due
    v.chosen = s.chosen
    v.chosen_too = s.chosen_too
    v.victim = s.victim
    v.last_turn = s.last_turn
    v.ending = s.ending


@rule
def view(s, viewer, v):
    """What the viewer may know; a spectator knows what everybody saw."""
    view_events(s, bit(viewer), v)
    view_hands(s, viewer, v)
    view_aside(s, viewer, v)
    view_dismissed(s, viewer, v)
    view_piles(s, v)
    view_table(s, v)
    view_turn(s, v)


@rule
def count_known(s):
    """Cards the viewer knows, though not everybody does, are no longer among the unknown."""
    count_known_hands(s)
    for seat in range(SEATS):
        for place in range(s.dismissals[seat]):
            if s.dismissed_origin[seat, place] > 0 and s.dismissed[seat, place] > 0:
                s.unseen[s.dismissed_origin[seat, place] - 1, s.dismissed[seat, place]] -= 1
    if s.aside_origin > 0 and s.aside > 0:
        s.unseen[s.aside_origin - 1, s.aside] -= 1


@rule
def deal_pile(s, pile, g):
    """Deal the unknown cards that came from one pile: no Commander can have been dismissed (X10)."""
    cards = unknown_cards(s, pile)
    for seat in range(SEATS):
        for place in range(s.dismissals[seat]):
            if s.dismissed[seat, place] == UNKNOWN and s.dismissed_origin[seat, place] == pile + 1:
                others = cards - s.unseen[pile, COMMANDER]
                s.dismissed[seat, place] = deal_one(s, pile, others, g, COMMANDER)
                cards -= 1
    cards = deal_hands(s, pile, cards, g)
    if s.aside == UNKNOWN and s.aside_origin == pile + 1:
        s.aside = deal_one(s, pile, cards, g, UNKNOWN)
    if s.pile_number == pile + 1:
        deal_rest(s, pile, g)


@rule
def determinize(v, k, viewer, s, g):
    """Fill the view's gaps with one deal the viewer cannot rule out, each such deal equally likely."""
    view(v, viewer, s)
    new_luck(s, g)
    count_known(s)
    deal_pile(s, 0, g)
    if v.pile_number == 2:
        deal_pile(s, 1, g)
    count_as_viewed(v, s)
