"""The board's geometry. Fields have a place in a grid of seven by seven, of which a layout uses a part; a set of fields
is a number with one bit for each."""

from __future__ import annotations

from enum import auto
from typing import TYPE_CHECKING

from iacta.engine.compiling.rule import ConstantTable, rule
from iacta.engine.rules.meanings import EMPTY, flags, number
from iacta.engine.rules.names import Names
from iacta.games.lumeria.kinds import Side

if TYPE_CHECKING:
    from iacta.games.lumeria.cards import Numbers
    from iacta.games.lumeria.state import State

COLUMNS = 7
ROWS = 7
FIELDS = COLUMNS * ROWS
FIELD_NAMES = tuple(f"{'ABCDEFG'[field % COLUMNS]}{field // COLUMNS + 1}" for field in range(FIELDS))
NO_FIELD = -1

# What numbers that name fields mean.
ONE_FIELD = number(FIELDS - 1, first=NO_FIELD, names=FIELD_NAMES, called="Field")
SOME_FIELDS = flags(FIELD_NAMES, called="Field")

WHOLE_GRID = (1 << FIELDS) - 1
FIRST_COLUMN = sum(1 << row * COLUMNS for row in range(ROWS))
LAST_COLUMN = FIRST_COLUMN << COLUMNS - 1


class Direction(Names):
    """The four directions."""

    NORTH = auto()
    EAST = auto()
    SOUTH = auto()
    WEST = auto()


DIRECTIONS = len(Direction)
# How many columns and rows further the next field in each direction is.
COLUMNS_ON = ConstantTable((0, 1, 0, -1))
ROWS_ON = ConstantTable((1, 0, -1, 0))


@rule
def spot(field: int) -> int:
    """The set of one field."""
    return 1 << field


@rule
def has(fields: int, field: int) -> int:
    return fields >> field & 1


@rule
def count_of(fields: int) -> int:
    """How many fields a set has."""
    count = 0
    while fields:
        fields &= fields - 1
        count += 1
    return count


@rule
def first_of(fields: int) -> int:
    """The first field of a set that is not empty."""
    return count_of((fields & -fields) - 1)


@rule
def beside(fields: int) -> int:
    """All fields of the grid next to one of these; not diagonally."""
    north_and_south = fields << COLUMNS & WHOLE_GRID | fields >> COLUMNS
    east_and_west = (fields & ~LAST_COLUMN) << 1 | (fields & ~FIRST_COLUMN) >> 1
    return north_and_south | east_and_west


@rule
def board(s: State, k: Numbers) -> int:
    """The fields of the layout that is played on."""
    return k.fields[s.board]


@rule
def units(s: State) -> int:
    """The fields on which a card lies, of either side."""
    return s.army[0] | s.army[1]


@rule
def empty(s: State, k: Numbers) -> int:
    return board(s, k) & ~units(s)


@rule
def owner(s: State, field: int) -> int:
    """The side of the unit on a field."""
    return 0 if has(s.army[0], field) else 1


@rule
def next_field(s: State, k: Numbers, field: int, direction: int) -> int:
    """The next field in a direction, NO_FIELD off the board."""
    column = field % COLUMNS + COLUMNS_ON[direction]
    row = field // COLUMNS + ROWS_ON[direction]
    if column < 0 or column >= COLUMNS or row < 0 or row >= ROWS:
        return NO_FIELD
    there = row * COLUMNS + column
    return there if has(board(s, k), there) else NO_FIELD


@rule
def direction_to(source: int, target: int) -> int:
    """From a field to another in its row or column."""
    if source % COLUMNS == target % COLUMNS:
        return Direction.NORTH if target > source else Direction.SOUTH
    return Direction.EAST if target > source else Direction.WEST


@rule
def distance(source: int, target: int) -> int:
    """Between two fields of a row or a column; neighbours are 1 apart."""
    return max(abs(source % COLUMNS - target % COLUMNS), abs(source // COLUMNS - target // COLUMNS))


@rule
def forward(side: int, field: int) -> int:
    """The next field towards the enemy's last row, of one that does not lie there."""
    return field + COLUMNS if side == Side.SOUTH else field - COLUMNS


@rule
def at_front(side: int, field: int, attacker: int) -> bool:
    """Whether an attack arrives at the front: along the column, from the side which the unit faces."""
    if field % COLUMNS != attacker % COLUMNS:
        return False
    return attacker > field if side == Side.SOUTH else attacker < field


@rule
def relocate(s: State, source: int, target: int) -> None:
    """A unit goes to another field with its wounds and dice."""
    side = owner(s, source)
    there = spot(target)
    gone = ~spot(source)
    s.army[side] = s.army[side] & gone | there
    if has(s.activated, source):
        s.activated = s.activated & gone | there
    if has(s.exhausted, source):
        s.exhausted = s.exhausted & gone | there
    if has(s.fortified, source):
        s.fortified = s.fortified & gone | there
    s.unit[target] = s.unit[source]
    s.wounds[target] = s.wounds[source]
    s.unit[source] = EMPTY
    s.wounds[source] = 0


@rule
def take_off(s: State, field: int) -> int:
    """A unit leaves the board; its kind."""
    kind = s.unit[field]
    kept = ~spot(field)
    s.army[0] &= kept
    s.army[1] &= kept
    s.activated &= kept
    s.exhausted &= kept
    s.fortified &= kept
    s.unit[field] = EMPTY
    s.wounds[field] = 0
    return kind
