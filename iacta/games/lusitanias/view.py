"""Dealing anew what a viewer does not know of hands and piles. Each game's own view.py decides what becomes of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from iacta.engine.compiling.rule import rule
from iacta.engine.rules.piles import think_shuffle
from iacta.engine.rules.random import think64, think_below
from iacta.games.lusitanias.hands import HAND, SEATS
from iacta.games.lusitanias.kinds import UNKNOWN

if TYPE_CHECKING:
    from iacta.engine.rules.arrays import Row
    from iacta.games.lusitanias.state import State


@rule
def new_luck(s: State, g: Row) -> None:
    """Random numbers to come that are not those of the match."""
    s.drawn = 0
    s.key[0] = think64(g)
    s.key[1] = think64(g)


@rule
def count_known_hands(s: State) -> None:
    """Hand cards the viewer knows, though not everybody does, are no longer among the unknown."""
    for seat in range(SEATS):
        for place in range(HAND):
            if s.origin[seat, place] > 0 and s.hand[seat, place] > 0:
                s.unseen[s.origin[seat, place] - 1, s.hand[seat, place]] -= 1


@rule
def unknown_cards(s: State, pile: int) -> int:
    """How many cards of a pile are still to be dealt."""
    cards = 0
    for kind in range(1, len(s.discard)):
        cards += s.unseen[pile, kind]
    return cards


@rule
def deal_one(s: State, pile: int, cards: int, g: Row, never: int) -> int:
    """Take one of the `cards` unknown cards of a pile out of the counts, each equally likely but for a kind that it
    cannot be; its kind."""
    left = think_below(g, cards)
    for kind in range(1, len(s.discard)):
        if kind != never:
            left -= s.unseen[pile, kind]
            if left < 0:
                s.unseen[pile, kind] -= 1
                return kind
    return UNKNOWN


@rule
def deal_hands(s: State, pile: int, cards: int, g: Row) -> int:
    """Deal the hand cards of a pile that are unknown, out of `cards`; how many are left."""
    for seat in range(SEATS):
        for place in range(HAND):
            if s.hand[seat, place] == UNKNOWN and s.origin[seat, place] == pile + 1:
                s.hand[seat, place] = deal_one(s, pile, cards, g, UNKNOWN)
                cards -= 1
    return cards


@rule
def deal_rest(s: State, pile: int, g: Row) -> int:
    """All that is left of a pile lies in it, in any order; how many cards that are."""
    lying = 0
    for kind in range(1, len(s.discard)):
        for _ in range(s.unseen[pile, kind]):
            s.pile[lying] = kind
            lying += 1
    think_shuffle(g, s.pile, 0, lying)
    return lying


@rule
def count_as_viewed(v: State, s: State) -> None:
    """After dealing, the counts are again those that everybody can keep."""
    for kind in range(len(s.discard)):
        s.unseen[0, kind] = v.unseen[0, kind]
        s.unseen[1, kind] = v.unseen[1, kind]
