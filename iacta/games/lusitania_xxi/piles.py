"""The draw pile, the discard pile, and what becomes public on the way (X30)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from iacta.engine.compiling.rule import rule
from iacta.engine.rules.events import NO_CARD, NOBODY, tell
from iacta.engine.rules.meanings import EMPTY
from iacta.engine.rules.places import NOWHERE
from iacta.games.lusitania_xxi.names import Event
from iacta.games.lusitania_xxi.state import CAMP, at_camp, at_discard, at_hand, at_pile
from iacta.games.lusitanias.hands import EVERYBODY, HAND, bit, play_openly
from iacta.games.lusitanias.piles import draw_card, form_second_pile, turn_up_card

if TYPE_CHECKING:
    from iacta.games.lusitania_xxi.state import State


@rule
def renew_pile(s: State) -> None:
    """When the last card has left the pile: the first time the discard pile is shuffled, the second time the turn is
    the last (X30)."""
    if s.pile_left > 0 or s.last_turn:
        return
    if s.pile_number == 1 and form_second_pile(s):
        tell(s, Event.SHUFFLED, NOBODY, NO_CARD, at_discard(), at_pile(), EVERYBODY)
    else:
        s.last_turn = 1
        tell(s, Event.PILE_ENDED, NOBODY, NO_CARD, at_pile(), at_pile(), EVERYBODY)


@rule
def draw(s: State, seat: int, place: int, how: int) -> None:
    """Draw a card into an empty hand place; a draw that finds no card draws nothing (X30)."""
    if s.pile_left == 0:
        return
    card = draw_card(s, seat, place)
    tell(s, how, seat, card, at_pile(), at_hand(seat, place), bit(seat))
    renew_pile(s)


@rule
def draw_due(s: State) -> None:
    """Fill the hand places that cards have left in this step, the lowest first."""
    for place in range(HAND):
        if s.due >> place & 1:
            draw(s, s.me, place, Event.DRAWN)
    s.due = 0


@rule
def fill_camp(s: State) -> int:
    """Turn up cards into the empty camp places, the lowest first; the place filled last, or NOWHERE (X6)."""
    latest = NOWHERE
    for place in range(CAMP):
        if s.camp[place] == EMPTY and s.pile_left > 0:
            card = turn_up_card(s)
            s.camp[place] = card
            tell(s, Event.TURNED_UP, NOBODY, card, at_pile(), at_camp(place), EVERYBODY)
            renew_pile(s)
            latest = place
    return latest


@rule
def discard(s: State, seat: int, card: int, source: int, how: int) -> None:
    """Lay a card on the discard pile, face up."""
    s.discard[card] += 1
    tell(s, how, seat, card, source, at_discard(), EVERYBODY)


@rule
def discard_from_hand(s: State, seat: int, place: int) -> None:
    card = play_openly(s, seat, place)
    discard(s, seat, card, at_hand(seat, place), Event.DISCARDED)
