"""The draw pile and the discard pile: drawing, turning up, and the end of the pile (L14, L15)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from iacta.engine.compiling.rule import rule
from iacta.engine.rules.events import NO_CARD, NOBODY, tell
from iacta.games.lusitania.ending import end_game
from iacta.games.lusitania.kinds import Kind
from iacta.games.lusitania.names import Ending, Event
from iacta.games.lusitania.state import FIELD, LAST_SIX, at_discard, at_field, at_hand, at_pile
from iacta.games.lusitanias.hands import EVERYBODY, bit, play_openly
from iacta.games.lusitanias.piles import draw_card, form_second_pile, turn_up_card

if TYPE_CHECKING:
    from iacta.games.lusitania.state import State


@rule
def renew_pile(s: State) -> None:
    """When the last card has left the pile: the first time the discard pile is shuffled at once, the second time, or
    if there is nothing to shuffle, the game ends (L15)."""
    if s.pile_left > 0:
        return
    if s.pile_number == 1 and form_second_pile(s):
        tell(s, Event.SHUFFLED, NOBODY, NO_CARD, at_discard(), at_pile(), EVERYBODY)
    else:
        tell(s, Event.PILE_ENDED, NOBODY, NO_CARD, at_pile(), at_pile(), EVERYBODY)
        end_game(s, Ending.PILE)


@rule
def draw(s: State, seat: int, place: int, how: int) -> None:
    """Draw a card into an empty hand place; after the end of the game nothing is drawn (L15)."""
    if s.ending:
        return
    s.last_six[seat, place] = s.pile_number == 1 and s.pile_left <= LAST_SIX
    card = draw_card(s, seat, place)
    tell(s, how, seat, card, at_pile(), at_hand(seat, place), bit(seat))
    renew_pile(s)


@rule
def fill_field(s: State) -> None:
    """Turn up four cards one by one, unless the Musician or the end of the pile ends the game (L3, L4, L14, L15)."""
    for place in range(FIELD):
        if s.ending:
            return
        card = turn_up_card(s)
        s.field[place] = card
        tell(s, Event.TURNED_UP, NOBODY, card, at_pile(), at_field(place), EVERYBODY)
        if card == Kind.MUSICIAN:
            end_game(s, Ending.MUSICIAN)
        else:
            renew_pile(s)


@rule
def lay_down(s: State, seat: int, place: int) -> int:
    """Take a card out of a hand for all to see; the card."""
    s.last_six[seat, place] = 0
    return play_openly(s, seat, place)


@rule
def discard(s: State, seat: int, card: int, source: int, how: int) -> None:
    """Lay a card on the discard pile, face up."""
    s.discard[card] += 1
    tell(s, how, seat, card, source, at_discard(), EVERYBODY)


@rule
def discard_from_hand(s: State, seat: int, place: int, how: int) -> None:
    card = lay_down(s, seat, place)
    discard(s, seat, card, at_hand(seat, place), how)
