"""Who may know what. A view is built from an empty record by copying what is allowed; nothing else decides that."""

from iacta.engine.events import view_events
from iacta.engine.piles import think_shuffle
from iacta.engine.random import think64, think_below
from iacta.engine.rule import rule
from iacta.games.lusitania_xxi.kinds import COMMANDER, EMPTY, KINDS, OBJECTIVES, UNKNOWN
from iacta.games.lusitania_xxi.state import CAMP, CELLS, DECK, HAND, PIECES, PILE, SEATS, bit


@rule
def view_hands(s, viewer, v):
    """Everybody follows which places hold a card, who knows it and where it came from; its kind only those who know."""
    for seat in range(SEATS):
        for place in range(HAND):
            v.seen[seat, place] = s.seen[seat, place]
            v.origin[seat, place] = s.origin[seat, place]
            if s.hand[seat, place] == EMPTY or s.seen[seat, place] & bit(viewer):
                v.hand[seat, place] = s.hand[seat, place]
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
def view_piles(s, v):
    """The size of the draw pile, all of the discard pile, and what has been public since each shuffle."""
    for place in range(s.pile_left, PILE):
        v.pile[place] = EMPTY
    v.pile_left = s.pile_left
    v.pile_number = s.pile_number
    for kind in range(KINDS):
        v.discard[kind] = s.discard[kind]
        v.unseen[0, kind] = s.unseen[0, kind]
        v.unseen[1, kind] = s.unseen[1, kind]


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
    view_dismissed(s, viewer, v)
    view_piles(s, v)
    view_table(s, v)
    view_turn(s, v)


@rule
def deal_one(s, pile, cards, g, never):
    """Take one of the `cards` unknown cards of a pile out of the counts, each equally likely but for a kind that it
    cannot be; its kind."""
    left = think_below(g, cards)
    for kind in range(1, KINDS):
        if kind != never:
            left -= s.unseen[pile, kind]
            if left < 0:
                s.unseen[pile, kind] -= 1
                return kind
    return UNKNOWN


@rule
def count_known(v, s):
    """Cards the viewer knows, though not everybody does, are no longer among the unknown."""
    for seat in range(SEATS):
        for place in range(HAND):
            if v.origin[seat, place] > 0 and v.hand[seat, place] > 0:
                s.unseen[v.origin[seat, place] - 1, v.hand[seat, place]] -= 1
        for place in range(v.dismissals[seat]):
            if v.dismissed_origin[seat, place] > 0 and v.dismissed[seat, place] > 0:
                s.unseen[v.dismissed_origin[seat, place] - 1, v.dismissed[seat, place]] -= 1
    if v.aside_origin > 0 and v.aside > 0:
        s.unseen[v.aside_origin - 1, v.aside] -= 1


@rule
def deal_pile(v, s, pile, g):
    """Deal the unknown cards that came from one pile: no Commander can have been dismissed (X10)."""
    cards = 0
    for kind in range(1, KINDS):
        cards += s.unseen[pile, kind]
    for seat in range(SEATS):
        for place in range(v.dismissals[seat]):
            if v.dismissed[seat, place] == UNKNOWN and v.dismissed_origin[seat, place] == pile + 1:
                others = cards - s.unseen[pile, COMMANDER]
                s.dismissed[seat, place] = deal_one(s, pile, others, g, COMMANDER)
                cards -= 1
    for seat in range(SEATS):
        for place in range(HAND):
            if v.hand[seat, place] == UNKNOWN and v.origin[seat, place] == pile + 1:
                s.hand[seat, place] = deal_one(s, pile, cards, g, UNKNOWN)
                cards -= 1
    if v.aside == UNKNOWN and v.aside_origin == pile + 1:
        s.aside = deal_one(s, pile, cards, g, UNKNOWN)
    if v.pile_number == pile + 1:
        lying = 0
        for kind in range(1, KINDS):
            for _ in range(s.unseen[pile, kind]):
                s.pile[lying] = kind
                lying += 1
        think_shuffle(g, s.pile, 0, lying)


@rule
def determinize(v, k, viewer, s, g):
    """Fill the view's gaps with one deal the viewer cannot rule out, each such deal equally likely."""
    view(v, viewer, s)
    s.drawn = 0
    s.key[0] = think64(g)
    s.key[1] = think64(g)
    count_known(v, s)
    deal_pile(v, s, 0, g)
    if v.pile_number == 2:
        deal_pile(v, s, 1, g)
    for kind in range(KINDS):
        s.unseen[0, kind] = v.unseen[0, kind]
        s.unseen[1, kind] = v.unseen[1, kind]
