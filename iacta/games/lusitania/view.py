"""Who may know what. A view is built from an empty record by copying what is allowed; nothing else decides that."""

from iacta.engine.compiling.rule import rule
from iacta.engine.rules.events import view_events
from iacta.engine.rules.random import think_below
from iacta.games.lusitania.kinds import MUSICIAN
from iacta.games.lusitania.state import ARMY, FIELD, LAST_SIX, PIECES
from iacta.games.lusitanias.hands import HAND, SEATS, bit
from iacta.games.lusitanias.kinds import UNKNOWN
from iacta.games.lusitanias.view import (
    count_as_viewed,
    count_known_hands,
    deal_hands,
    deal_rest,
    new_luck,
    unknown_cards,
    view_hands,
    view_piles,
)


@rule
def view_last_six(s, v):
    """Everybody knows of each hand card whether it came from the last six of the first pile."""
    for seat in range(SEATS):
        for place in range(HAND):
            v.last_six[seat, place] = s.last_six[seat, place]


@rule
def view_table(s, v):
    """The field, the armies, the Mars cards and the Commander are open to all."""
    for place in range(FIELD):
        v.field[place] = s.field[place]
    for seat in range(SEATS):
        v.colour[seat] = s.colour[seat]
        v.mars_used[seat] = s.mars_used[seat]
        for place in range(ARMY):
            v.army[seat, place] = s.army[seat, place]
            for piece in range(PIECES):
                v.gear[seat, place, piece] = s.gear[seat, place, piece]
    v.commander = s.commander


@rule
def view_turn(s, v):
    """Whose turn it is and how far the game has come."""
    v.turns = s.turns
    v.turn_limit = s.turn_limit
    v.seats = s.seats
    v.me = s.me
    v.phase = s.phase
    v.ending = s.ending


@rule
def view(s, viewer, v):
    """What the viewer may know; a spectator knows what everybody saw."""
    view_events(s, bit(viewer), v)
    view_hands(s, viewer, v)
    view_last_six(s, v)
    view_piles(s, v)
    view_table(s, v)
    view_turn(s, v)


@rule
def last_six_in_pile(s):
    """How many of the last six still lie at the bottom of the first pile."""
    return min(s.pile_left, LAST_SIX) if s.pile_number == 1 else 0


@rule
def is_unknown_of_last_six(s, seat, place):
    return s.hand[seat, place] == UNKNOWN and s.last_six[seat, place] > 0


@rule
def place_for_musician(s, g):
    """A Musician of the first pile that the viewer has not seen is one of the last six it does not know, each equally
    likely. Give it to the hand that has it, and return -1, or its place from the bottom of the pile where it lies."""
    unknown = last_six_in_pile(s)
    for seat in range(SEATS):
        for place in range(HAND):
            unknown += is_unknown_of_last_six(s, seat, place)
    left = think_below(g, unknown) - last_six_in_pile(s)
    if left < 0:
        return left + last_six_in_pile(s)
    for seat in range(SEATS):
        for place in range(HAND):
            if is_unknown_of_last_six(s, seat, place):
                if left == 0:
                    s.hand[seat, place] = MUSICIAN
                left -= 1
    return -1


@rule
def deal_first_pile(s, g):
    """Deal what is unknown of the first pile: the Musician among the last six, everything else anywhere (L2)."""
    from_bottom = -1
    if s.unseen[0, MUSICIAN] > 0:
        s.unseen[0, MUSICIAN] = 0
        from_bottom = place_for_musician(s, g)
    deal_hands(s, 0, unknown_cards(s, 0), g)
    if s.pile_number == 1:
        lying = deal_rest(s, 0, g)
        if from_bottom >= 0:  # the card that lies there goes on top, where it is as random as any
            s.pile[lying] = s.pile[from_bottom]
            s.pile[from_bottom] = MUSICIAN


@rule
def deal_second_pile(s, g):
    """Deal what is unknown of the second pile, a Musician that was shuffled into it like any card (L15)."""
    deal_hands(s, 1, unknown_cards(s, 1), g)
    deal_rest(s, 1, g)


@rule
def determinize(v, k, viewer, s, g):
    """Fill the view's gaps with one deal the viewer cannot rule out, each such deal equally likely."""
    view(v, viewer, s)
    new_luck(s, g)
    count_known_hands(s)
    deal_first_pile(s, g)
    if s.pile_number == 2:
        deal_second_pile(s, g)
    count_as_viewed(v, s)
