"""Hands: cards lie in places that all can follow, and what a seat knows of a card stays with it."""

from __future__ import annotations

from enum import auto
from typing import TYPE_CHECKING

from iacta.engine.compiling.rule import rule
from iacta.engine.rules.meanings import EMPTY
from iacta.engine.rules.names import Names

if TYPE_CHECKING:
    from iacta.games.lusitanias.state import State

SEATS = 4
HAND = 3
EVERYBODY = 0b11111  # one bit for each seat, and the fifth for spectators


class Origin(Names):
    """Which pile a hidden card came from, if its kind was not public then."""

    PUBLIC = auto()
    FIRST_PILE = auto()
    SECOND_PILE = auto()


@rule
def bit(seat: int) -> int:
    return 1 << seat


@rule
def make_public(s: State, card: int, origin: int) -> None:
    """A hidden card is shown to all: one less to wonder about."""
    if origin > 0:
        s.unseen[origin - 1, card] -= 1


@rule
def leave_hand(s: State, seat: int, place: int) -> int:
    """Take a card out of a hand, leaving the place empty; the card."""
    card = s.hand[seat, place]
    s.hand[seat, place] = EMPTY
    s.seen[seat, place] = 0
    s.origin[seat, place] = 0
    return card


@rule
def play_openly(s: State, seat: int, place: int) -> int:
    """Take a card out of a hand for all to see; the card."""
    make_public(s, s.hand[seat, place], s.origin[seat, place])
    return leave_hand(s, seat, place)


@rule
def take_openly(s: State, seat: int, place: int, card: int) -> None:
    """Put a card that all have seen into an empty hand place."""
    s.hand[seat, place] = card
    s.seen[seat, place] = EVERYBODY
    s.origin[seat, place] = 0
