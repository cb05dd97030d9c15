"""What sort of card a kind is."""

from iacta.engine.compiling.rule import rule
from iacta.games.lusitania_xxi.kinds import FIRST_MERCENARY, FIRST_PIECE, LAST_MERCENARY, LAST_PIECE, LAST_SOLDIER, Kind
from iacta.games.lusitanias.kinds import FIRST_LEGIONARY


@rule
def is_mercenary(card: int) -> bool:
    return FIRST_MERCENARY <= card <= LAST_MERCENARY


@rule
def is_soldier(card: int) -> bool:
    return FIRST_LEGIONARY <= card <= LAST_SOLDIER


@rule
def is_equipment(card: int) -> bool:
    return FIRST_PIECE <= card <= LAST_PIECE


@rule
def is_mars(card: int) -> bool:
    return card == Kind.COMMANDER or card == Kind.CAESAR


@rule
def stands_at_the_end(card: int) -> bool:
    """Whether the card lies in cell 0 or 8: a visitor or a Mars card (X9)."""
    return Kind.AUXILIA <= card <= Kind.CAESAR
