"""The types of what a table of Lutetia needs to be drawn besides its view."""

from typing import TYPE_CHECKING, Literal, TypeAlias

from typing_extensions import TypedDict

from iacta.engine.rules.meanings import one_name_of
from iacta.games.lutetia.kinds import RESOURCES

if TYPE_CHECKING:  # which does not know types that are made while the program runs
    Resource: TypeAlias = str
else:
    Resource = one_name_of(RESOURCES, "Resource")

Deck = Literal["characters", "places"]


class Majority(TypedDict):
    """The points for most of a resource, and for neither most nor fewest (T15)."""

    most: int
    between: int


class Layout(TypedDict):
    """What a table or an example needs to be drawn: how much a Legion adds to an offer (T9), and what a majority is
    worth."""

    legion_adds: int
    majority: Majority


class Traits(TypedDict, total=False):
    """What the rules say of a kind of card: its deck, the resource whose family it belongs to, and whether it has Roman
    influence (T17)."""

    deck: Deck
    resource: Resource
    influence: bool
