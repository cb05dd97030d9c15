"""The types of what a table of Lusitania needs to be drawn besides its view."""

from typing import TYPE_CHECKING, TypeAlias

from typing_extensions import TypedDict

from iacta.engine.rules.meanings import one_name_of
from iacta.games.lusitania.kinds import COLOURS
from iacta.games.lusitania.state import LAST_SIX

if TYPE_CHECKING:  # which does not know types that are made while the program runs
    CardColour: TypeAlias = str
else:
    CardColour = one_name_of(COLOURS, "CardColour")


class Layout(TypedDict):
    """What a table needs to be drawn: how many cards lie at the bottom of the first pile, the Musician among them
    (L2)."""

    last_six: int


class Traits(TypedDict, total=False):
    """What the rules say of a kind of card: the colour of a soldier that has one, and the place in an army of a soldier
    or of Mars."""

    colour: CardColour
    place: int


LAYOUT = Layout(last_six=LAST_SIX)
