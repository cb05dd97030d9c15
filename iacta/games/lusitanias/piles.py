"""The draw pile: the first, and the second that is made of the discard pile when the first has run out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from iacta.engine.compiling.rule import rule
from iacta.engine.rules.meanings import EMPTY
from iacta.engine.rules.piles import shuffle
from iacta.games.lusitanias.hands import bit

if TYPE_CHECKING:
    from iacta.games.lusitanias.state import State


@rule
def top_card(s: State) -> int:
    """Take the top card off the draw pile, which holds one."""
    s.pile_left -= 1
    card = s.pile[s.pile_left]
    s.pile[s.pile_left] = EMPTY
    return card


@rule
def turn_up_card(s: State) -> int:
    """Take the top card off the draw pile for all to see."""
    card = top_card(s)
    s.unseen[s.pile_number - 1, card] -= 1
    return card


@rule
def draw_card(s: State, seat: int, place: int) -> int:
    """Draw the top card into an empty hand place, for its owner alone to see; the card."""
    s.origin[seat, place] = s.pile_number
    s.seen[seat, place] = bit(seat)
    s.hand[seat, place] = top_card(s)
    return s.hand[seat, place]


@rule
def form_second_pile(s: State) -> bool:
    """Shuffle the discard pile into a new draw pile, whose cards all know, though not their order; False if there is
    nothing to shuffle."""
    for kind in range(1, len(s.discard)):
        s.unseen[1, kind] = s.discard[kind]
        for _ in range(s.discard[kind]):
            s.pile[s.pile_left] = kind
            s.pile_left += 1
        s.discard[kind] = 0
    if s.pile_left == 0:
        return False
    s.pile_number = 2
    shuffle(s, s.pile, s.pile_left)
    return True
