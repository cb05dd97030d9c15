"""Legionaries: soldiers of a province, whose colour belongs to one player."""

from iacta.engine.compiling.rule import rule
from iacta.games.lusitanias.kinds import FIRST_LEGIONARY, LAST_LEGIONARY, Colour


@rule
def is_legionary(card):
    return FIRST_LEGIONARY <= card <= LAST_LEGIONARY


@rule
def wears_another(s, me, colour):
    """Whether the seat's first legionary was of another colour."""
    return s.colour[me] != Colour.NONE and s.colour[me] != colour


@rule
def another_wears(s, me, colour):
    """Whether another seat has legionaries of this colour."""
    for other in range(s.seats):
        if other != me and s.colour[other] == colour:
            return True
    return False
