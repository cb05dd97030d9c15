"""The type of what a table of Lutetia needs to be drawn besides its view."""

from typing import TYPE_CHECKING, TypeAlias

from typing_extensions import TypedDict

from iacta.engine.rules.meanings import KIND, one_name_of
from iacta.games.lutetia.kinds import NAMES, RESOURCES

if TYPE_CHECKING:  # which does not know types that are made while the program runs
    Kind: TypeAlias = str
    Resource: TypeAlias = str
else:
    Kind = one_name_of(NAMES, KIND)
    Resource = one_name_of(RESOURCES, "Resource")


class Layout(TypedDict):
    """What a table needs to be drawn: the resource whose family a card belongs to, the places with Roman influence
    (T17), and how much a Legion adds to an offer (T9)."""

    resource: dict[Kind, Resource]
    influence: list[Kind]
    legion_adds: int
