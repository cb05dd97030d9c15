"""The types of what Lumeria says as plain data besides its table: what there is to know of an action, and what a board
looks like."""

from typing import TYPE_CHECKING, TypeAlias

from typing_extensions import TypedDict

from iacta.engine.rules.game import Nothing
from iacta.engine.rules.meanings import one_name_of
from iacta.games.lumeria import kinds
from iacta.games.lumeria.board import FIELD_NAMES

if TYPE_CHECKING:  # which does not know types that are made while the program runs
    Field: TypeAlias = str
    God: TypeAlias = str
    Modifier: TypeAlias = str
    Scenario: TypeAlias = str
    Side: TypeAlias = str
else:
    Field = one_name_of(FIELD_NAMES, "Field")
    God = one_name_of(kinds.God.texts(), "God")
    Modifier = one_name_of(kinds.Modifier.texts(), "Modifier")
    Scenario = one_name_of(kinds.Scenario.texts(), "Scenario")
    Side = one_name_of(kinds.Side.texts(), "Side")


class Move(TypedDict):
    """The fields that a unit goes over, where it stands and where it goes among them."""

    path: list[Field]
    exhausts: bool  # whether it is a run that leaves the unit exhausted


class Forecast(TypedDict):
    """How an attack would go."""

    line: list[Field]  # from the attacker to its target, both among them
    dice: int
    because_dice: list[str]  # why more than printed: messages
    least: int  # what a die must show
    because: list[str]  # why that is not 4: messages
    hit: float | int  # the chances of one hit at least, that the target is defeated, and that it is pushed
    defeat: float | int
    push: float | int


About = Move | Forecast | Nothing


class BoardLayout(TypedDict):
    """A board: its fields row by row, South's first; the camps, the fields on which each side puts its recruits down,
    and the points of each hill in every scenario."""

    rows: list[list[Field]]
    camps: list[Field]
    recruitment: list[list[Field]]
    pays: dict[Scenario, dict[Field, int]]


class FactionLayout(TypedDict):
    """A faction of the card file, and its god."""

    name: str
    god: God


class Threshold(TypedDict):
    """What a die must show: as a rule, at least, and by how much less with each modifier."""

    usual: int
    lowest: int
    less: dict[Modifier, int]


class Layout(TypedDict):
    """What a table needs to be drawn: the names of the sides, the points that win, the last space of the renewal track,
    how far units shoot, how many units a side activates in a round, what hits, the boards and the factions. The view of
    a table has the numbers of its board and its factions."""

    sides: list[Side]
    goal: int
    track: int
    range: int
    long_range: int
    activations: int
    threshold: Threshold
    boards: list[BoardLayout]
    factions: list[FactionLayout]
