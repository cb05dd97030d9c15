"""Who may know what follows from the state's declaration; here is how what a viewer does not know is dealt anew."""

from __future__ import annotations

from typing import TYPE_CHECKING

from iacta.engine.compiling.rule import rule
from iacta.engine.rules.declaration import view_of
from iacta.engine.rules.places import NOWHERE
from iacta.engine.rules.random import think_below
from iacta.games.lusitania.kinds import Kind
from iacta.games.lusitania.state import LAST_SIX, State
from iacta.games.lusitanias.hands import HAND, SEATS
from iacta.games.lusitanias.view import (
    count_as_viewed,
    count_known_hands,
    deal_hands,
    deal_rest,
    new_luck,
    unknown_cards,
)

if TYPE_CHECKING:
    from iacta.engine.rules.arrays import Row
    from iacta.games.lusitania.cards import Numbers

view = view_of(State)


@rule
def last_six_in_pile(s: State) -> int:
    """How many of the last six still lie at the bottom of the first pile."""
    return min(s.pile_left, LAST_SIX) if s.pile_number == 1 else 0


@rule
def is_unknown_of_last_six(s: State, seat: int, place: int) -> bool:
    return s.hand[seat, place] == Kind.UNKNOWN and s.last_six[seat, place] > 0


@rule
def place_for_musician(s: State, g: Row) -> int:
    """A Musician of the first pile that the viewer has not seen is one of the last six it does not know, each equally
    likely. Give it to the hand that has it, and return NOWHERE, or its place from the bottom of the pile."""
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
                    s.hand[seat, place] = Kind.MUSICIAN
                left -= 1
    return NOWHERE


@rule
def deal_first_pile(s: State, g: Row) -> None:
    """Deal what is unknown of the first pile: the Musician among the last six, everything else anywhere (L2)."""
    from_bottom = NOWHERE
    if s.unseen[0, Kind.MUSICIAN] > 0:
        s.unseen[0, Kind.MUSICIAN] = 0
        from_bottom = place_for_musician(s, g)
    deal_hands(s, 0, unknown_cards(s, 0), g)
    if s.pile_number == 1:
        lying = deal_rest(s, 0, g)
        if from_bottom != NOWHERE:  # the card that lies there goes on top, where it is as random as any
            s.pile[lying] = s.pile[from_bottom]
            s.pile[from_bottom] = Kind.MUSICIAN


@rule
def deal_second_pile(s: State, g: Row) -> None:
    """Deal what is unknown of the second pile, a Musician that was shuffled into it like any card (L15)."""
    deal_hands(s, 1, unknown_cards(s, 1), g)
    deal_rest(s, 1, g)


@rule
def determinize(v: State, k: Numbers, viewer: int, s: State, g: Row) -> None:
    """Fill the view's gaps with one deal the viewer cannot rule out, each such deal equally likely."""
    view(v, viewer, s)
    new_luck(s, g)
    count_known_hands(s)
    deal_first_pile(s, g)
    if s.pile_number == 2:
        deal_second_pile(s, g)
    count_as_viewed(v, s)
