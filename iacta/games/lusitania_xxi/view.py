"""Who may know what follows from the state's declaration; here is how what a viewer does not know is dealt anew."""

from __future__ import annotations

from typing import TYPE_CHECKING

from iacta.engine.compiling.rule import rule
from iacta.engine.rules.declaration import view_of
from iacta.games.lusitania_xxi.kinds import Kind
from iacta.games.lusitania_xxi.state import State
from iacta.games.lusitanias.hands import SEATS
from iacta.games.lusitanias.view import (
    count_as_viewed,
    count_known_hands,
    deal_hands,
    deal_one,
    deal_rest,
    new_luck,
    unknown_cards,
)

if TYPE_CHECKING:
    from iacta.engine.rules.arrays import Row
    from iacta.games.lusitania_xxi.cards import Numbers

view = view_of(State)


@rule
def count_known(s: State) -> None:
    """Cards the viewer knows, though not everybody does, are no longer among the unknown."""
    count_known_hands(s)
    for seat in range(SEATS):
        for place in range(s.dismissals[seat]):
            if s.dismissed_origin[seat, place] > 0 and s.dismissed[seat, place] > 0:
                s.unseen[s.dismissed_origin[seat, place] - 1, s.dismissed[seat, place]] -= 1
    if s.aside_origin > 0 and s.aside > 0:
        s.unseen[s.aside_origin - 1, s.aside] -= 1


@rule
def deal_pile(s: State, pile: int, g: Row) -> None:
    """Deal the unknown cards that came from one pile: no Commander can have been dismissed (X10)."""
    cards = unknown_cards(s, pile)
    for seat in range(SEATS):
        for place in range(s.dismissals[seat]):
            if s.dismissed[seat, place] == Kind.UNKNOWN and s.dismissed_origin[seat, place] == pile + 1:
                others = cards - s.unseen[pile, Kind.COMMANDER]
                s.dismissed[seat, place] = deal_one(s, pile, others, g, Kind.COMMANDER)
                cards -= 1
    cards = deal_hands(s, pile, cards, g)
    if s.aside == Kind.UNKNOWN and s.aside_origin == pile + 1:
        s.aside = deal_one(s, pile, cards, g, Kind.UNKNOWN)
    if s.pile_number == pile + 1:
        deal_rest(s, pile, g)


@rule
def determinize(v: State, k: Numbers, viewer: int, s: State, g: Row) -> None:
    """Fill the view's gaps with one deal the viewer cannot rule out, each such deal equally likely."""
    view(v, viewer, s)
    new_luck(s, g)
    count_known(s)
    deal_pile(s, 0, g)
    if v.pile_number == 2:
        deal_pile(s, 1, g)
    count_as_viewed(v, s)
