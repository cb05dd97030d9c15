"""The types of what is said of the cards of Lusitania XXI besides what is printed in numbers."""

from typing import TYPE_CHECKING, TypeAlias

from typing_extensions import TypedDict

from iacta.engine.rules.meanings import KIND, one_name_of
from iacta.games.lusitania_xxi.kinds import COLOURS, EQUIPMENT, NAMES

if TYPE_CHECKING:  # which does not know types that are made while the program runs
    CardColour: TypeAlias = str
    Equipment: TypeAlias = str
    Kind: TypeAlias = str
else:
    CardColour = one_name_of(COLOURS, "CardColour")
    Equipment = one_name_of(EQUIPMENT, "Equipment")
    Kind = one_name_of(NAMES, KIND)


class Asks(TypedDict, total=False):
    """What an objective asks for, one of these: certain equipment, pairs of equal equipment, so many kinds of it, cells
    that are held, so many soldiers in a row, or certain soldiers."""

    equipment: list[Equipment]
    pairs: int
    kinds: int
    cells: list[int]
    in_a_row: int
    soldiers: list[Kind]


class Brings(TypedDict, total=False):
    """What a Virtus card brings, one of these: more copies of a piece, more mercenaries, more pieces of any kind
    under a soldier, or so many dismissals or exchanges at once."""

    copies: int
    mercenaries: int
    pieces: int
    dismissals: int
    exchanges: int


class Traits(TypedDict, total=False):
    """What the rules say of a kind of card: the colour of a soldier, the cells where a card can be laid, those where
    Auxilia can be stationed (X14), what an objective asks for and what it brings (X19–X28)."""

    colour: CardColour
    cells: list[int]
    stationed: list[int]
    asks: Asks
    brings: Brings
