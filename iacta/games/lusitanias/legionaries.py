"""Legionaries: soldiers of a province, whose colour belongs to one player."""

from __future__ import annotations

from typing import TYPE_CHECKING

from iacta.engine.compiling.rule import rule
from iacta.games.lusitanias.kinds import FIRST_LEGIONARY, LAST_LEGIONARY, Colour

if TYPE_CHECKING:
    from iacta.games.lusitanias.state import State


@rule
def is_legionary(card: int) -> bool:
    return FIRST_LEGIONARY <= card <= LAST_LEGIONARY


@rule
def wears_another(s: State, me: int, colour: int) -> bool:
    """Whether the seat's first legionary was of another colour."""
    return s.colour[me] != Colour.NONE and s.colour[me] != colour


@rule
def another_wears(s: State, me: int, colour: int) -> bool:
    """Whether another seat has legionaries of this colour."""
    for other in range(s.seats):
        if other != me and s.colour[other] == colour:
            return True
    return False
