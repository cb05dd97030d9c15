"""What sort of card a kind is."""

from iacta.engine.compiling.rule import rule
from iacta.games.lusitania.kinds import BOW, FIRST_MERCENARY, LAST_MERCENARY, LAST_SOLDIER, SHIELD
from iacta.games.lusitanias.kinds import FIRST_LEGIONARY


@rule
def is_mercenary(card: int) -> bool:
    return FIRST_MERCENARY <= card <= LAST_MERCENARY


@rule
def is_soldier(card: int) -> bool:
    return FIRST_LEGIONARY <= card <= LAST_SOLDIER


@rule
def is_equipment(card: int) -> bool:
    return SHIELD <= card <= BOW
