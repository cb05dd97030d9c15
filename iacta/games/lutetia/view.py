"""Who may know what. A view is built from an empty record by copying what is allowed; nothing else decides that."""

from iacta.engine.compiling.rule import rule
from iacta.engine.rules.events import view_events
from iacta.engine.rules.piles import think_shuffle
from iacta.engine.rules.random import think64, think_below
from iacta.games.lutetia.kinds import (
    APPRENTICE,
    EMPTY,
    FIRST_ACTION,
    FIRST_BAZAAR,
    FIRST_PLACE,
    INCOME,
    KINDS,
    RESOURCES,
    ROW,
    SLOTS,
    UNKNOWN,
)
from iacta.games.lutetia.state import CHARACTERS, LEFT, PLACES_IN_BOX, REMOVED, RIGHT, SEATS, SIDES, bit


@rule
def view_decks(s, v):
    """How many cards the decks and the box hold."""
    for place in range(s.characters_left, CHARACTERS):
        v.characters[place] = EMPTY
    for place in range(s.places_left, PLACES_IN_BOX):
        v.places[place] = EMPTY
    for place in range(s.box_left, REMOVED):
        v.box[place] = EMPTY
    v.characters_left = s.characters_left
    v.places_left = s.places_left
    v.box_left = s.box_left


@rule
def view_bids(s, viewer, v):
    """Where action cards lie and who knows them is public; which they are, only to those who know."""
    for seat in range(SEATS):
        if seat == viewer:
            v.chosen[seat] = s.chosen[seat]
        for side in range(SIDES):
            v.stake[seat, side] = s.stake[seat, side]
            v.bid_seen[seat, side] = s.bid_seen[seat, side]
            if s.bid[seat, side] == EMPTY or s.bid_seen[seat, side] & bit(viewer):
                v.bid[seat, side] = s.bid[seat, side]


@rule
def view_table(s, v):
    """The market, what everybody owns, and what has left the game are open to all."""
    for slot in range(SLOTS):
        v.market[slot] = s.market[slot]
        v.coins[slot] = s.coins[slot]
    for card in range(KINDS):
        v.gone[card] = s.gone[card]
    for seat in range(SEATS):
        v.cash[seat] = s.cash[seat]
        v.support[seat] = s.support[seat]
        for card in range(KINDS):
            v.owned[seat, card] = s.owned[seat, card]
        for resource in range(len(RESOURCES)):
            v.attached[seat, resource, 0] = s.attached[seat, resource, 0]


@rule
def view_round(s, v):
    """How far the round has come."""
    v.round = s.round
    v.round_limit = s.round_limit
    v.ready = s.ready
    v.passed = s.passed
    v.last_briber = s.last_briber
    v.me = s.me
    v.slot = s.slot
    v.row = s.row
    v.seats = s.seats
    v.phase = s.phase
    v.ending = s.ending


@rule
def view(s, viewer, v):
    """What the viewer may know; a spectator sees what lies open."""
    view_events(s, bit(viewer), v)
    view_decks(s, v)
    view_bids(s, viewer, v)
    view_table(s, v)
    view_round(s, v)


@rule
def unseen(v, k, kind):
    """How many cards of a kind nobody has seen."""
    count = k.copies[v.seats, kind] - v.gone[kind]
    for slot in range(SLOTS):
        count -= v.market[slot] == kind
    for seat in range(SEATS):
        count -= v.owned[seat, kind]
        if kind == APPRENTICE:
            for resource in range(len(RESOURCES)):
                count -= v.attached[seat, resource, 0]
    return count


@rule
def deal_characters(v, k, s, g):
    lying = 0
    for kind in range(1, FIRST_PLACE):
        for _ in range(unseen(v, k, kind)):
            s.characters[lying] = kind
            lying += 1
    think_shuffle(g, s.characters, 0, lying)


@rule
def deal_places(v, k, s, g):
    """The bazaars put aside are any of those that nobody has seen; the other places lie in the deck (T2)."""
    lying = 0
    aside = v.box_left
    bazaars = 0
    for kind in range(FIRST_BAZAAR, KINDS):
        bazaars += unseen(v, k, kind)
    for kind in range(FIRST_PLACE, KINDS):
        for _ in range(unseen(v, k, kind)):
            if kind >= FIRST_BAZAAR:
                bazaars -= 1
                if think_below(g, bazaars + 1) < aside:
                    aside -= 1
                    s.box[aside] = kind
                    continue
            s.places[lying] = kind
            lying += 1
    think_shuffle(g, s.box, 0, v.box_left)
    think_shuffle(g, s.places, 0, lying)


@rule
def slot_in_play(v, number):
    """The slots in play, counted from 0 through both rows (T1)."""
    return number if number < v.row else ROW + number - v.row


@rule
def lay_any_pair(v, g, seat, s):
    """Two action cards, each pair equally likely, left and right at random (T5). The last number stands for income."""
    income = 2 * v.row
    while True:
        one = think_below(g, income + 1)
        other = think_below(g, income + 1)
        if one < other or (one == income and other == income):  # every pair in one order
            break
    first = FIRST_ACTION + slot_in_play(v, one) if one < income else INCOME
    second = FIRST_ACTION + slot_in_play(v, other) if other < income else INCOME
    swapped = think_below(g, SIDES)
    s.bid[seat, LEFT] = second if swapped else first
    s.bid[seat, RIGHT] = first if swapped else second


@rule
def determinize(v, k, viewer, s, g):
    """Fill the view's gaps with one deal the viewer cannot rule out, each such deal equally likely."""
    view(v, viewer, s)
    s.drawn = 0
    s.key[0] = think64(g)
    s.key[1] = think64(g)
    deal_characters(v, k, s, g)
    deal_places(v, k, s, g)
    for seat in range(v.seats):
        if v.bid[seat, LEFT] == UNKNOWN:
            lay_any_pair(v, g, seat, s)
