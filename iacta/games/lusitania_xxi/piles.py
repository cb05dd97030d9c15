"""The draw pile, the discard pile, and what becomes public on the way (X30)."""

from iacta.engine.events import NO_CARD, NOBODY, tell
from iacta.engine.piles import shuffle
from iacta.engine.rule import rule
from iacta.games.lusitania_xxi.kinds import EMPTY, KINDS
from iacta.games.lusitania_xxi.reasons import DISCARDED, DRAWN, PILE_ENDED, SHUFFLED, TURNED_UP
from iacta.games.lusitania_xxi.state import (
    AT_DISCARD,
    AT_PILE,
    CAMP,
    EVERYBODY,
    HAND,
    at_camp,
    at_hand,
    bit,
)


@rule
def top_card(s):
    """Take the top card off the draw pile, which holds one."""
    s.pile_left -= 1
    card = s.pile[s.pile_left]
    s.pile[s.pile_left] = EMPTY
    return card


@rule
def renew_pile(s):
    """When the last card has left the pile: the first time the discard pile is shuffled, the second time the turn is
    the last (X30)."""
    if s.pile_left > 0 or s.last_turn:
        return
    if s.pile_number == 1:
        for kind in range(1, KINDS):
            s.unseen[1, kind] = s.discard[kind]
            for _ in range(s.discard[kind]):
                s.pile[s.pile_left] = kind
                s.pile_left += 1
            s.discard[kind] = 0
    if s.pile_left == 0:  # nothing had been discarded, or this was the second pile
        s.last_turn = 1
        tell(s, PILE_ENDED, NOBODY, NO_CARD, AT_PILE, AT_PILE, EVERYBODY)
        return
    s.pile_number = 2
    shuffle(s, s.pile, s.pile_left)
    tell(s, SHUFFLED, NOBODY, NO_CARD, AT_DISCARD, AT_PILE, EVERYBODY)


@rule
def draw(s, seat, place, how):
    """Draw a card into an empty hand place; a draw that finds no card draws nothing (X30)."""
    if s.pile_left == 0:
        return
    s.origin[seat, place] = s.pile_number
    s.seen[seat, place] = bit(seat)
    s.hand[seat, place] = top_card(s)
    tell(s, how, seat, s.hand[seat, place], AT_PILE, at_hand(seat, place), bit(seat))
    renew_pile(s)


@rule
def draw_due(s):
    """Fill the hand places that cards have left in this step, the lowest first."""
    for place in range(HAND):
        if s.due >> place & 1:
            draw(s, s.me, place, DRAWN)
    s.due = 0


@rule
def fill_camp(s):
    """Turn up cards into the empty camp places, the lowest first; the place filled last, or -1 (X6)."""
    latest = -1
    for place in range(CAMP):
        if s.camp[place] == EMPTY and s.pile_left > 0:
            card = top_card(s)
            s.unseen[s.pile_number - 1, card] -= 1
            s.camp[place] = card
            tell(s, TURNED_UP, NOBODY, card, AT_PILE, at_camp(place), EVERYBODY)
            renew_pile(s)
            latest = place
    return latest


@rule
def make_public(s, card, origin):
    """A hidden card is shown to all: one less to wonder about."""
    if origin > 0:
        s.unseen[origin - 1, card] -= 1


@rule
def leave_hand(s, seat, place):
    """Take a card out of a hand, leaving the place empty; the card."""
    card = s.hand[seat, place]
    s.hand[seat, place] = EMPTY
    s.seen[seat, place] = 0
    s.origin[seat, place] = 0
    return card


@rule
def play_openly(s, seat, place):
    """Take a card out of a hand for all to see; the card."""
    make_public(s, s.hand[seat, place], s.origin[seat, place])
    return leave_hand(s, seat, place)


@rule
def discard(s, seat, card, source, how):
    """Lay a card on the discard pile, face up."""
    s.discard[card] += 1
    tell(s, how, seat, card, source, AT_DISCARD, EVERYBODY)


@rule
def discard_from_hand(s, seat, place):
    card = play_openly(s, seat, place)
    discard(s, seat, card, at_hand(seat, place), DISCARDED)
