"""What sort of card a kind is."""

from iacta.engine.compiling.rule import rule
from iacta.games.lusitania.kinds import (
    FIRST_MERCENARY,
    FIRST_PIECE,
    LAST_MERCENARY,
    LAST_PIECE,
    LAST_SOLDIER,
)
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
