"""`observe`: a seat's view as a row of whole numbers for learners. It reads the bytes of the view by a table that is
made from the record's fields (observation.py), so it knows no rule and serves every game.

Places are unsigned here: of others compiled code would ask whether they count from the end, and take ten times as
long."""

from __future__ import annotations

from typing import TYPE_CHECKING

from iacta.engine.compiling.rule import rule
from iacta.engine.rules.measures import Form
from iacta.engine.rules.random import u64

if TYPE_CHECKING:
    from iacta.engine.rules.arrays import Grid

# The columns of the table: the form and bounds of a field; where its bytes begin, how many a number has, and the bit
# that makes it negative; how many rows there are, whether they are the seats', and their length; where it is written.
FORM, LOW, HIGH, FIRST, BITS, START, WIDTH, SIGN, ROWS, OF_SEATS, LENGTH, TARGET = range(12)
COLUMNS = 12
NUMBER = 0  # the form of amounts and choices, which are told as they are, within their bounds


@rule
def number_at(views: Grid, row: int, start: int, width: int, sign: int) -> int:
    """A number in the bytes of a view; the lowest byte comes first on every machine that Numba knows."""
    number = 0
    for place in range(width):
        number |= views[u64(row), u64(start + place)] << 8 * place
    return number - ((number & sign) << 1)


@rule
def distance(number: int, first: int, seat: int, seats: int) -> int:
    """How many seats after one's own; what is no seat of the table stays as it is."""
    other = number - first
    if other < 0 or other >= seats:
        return number
    return first + (other + seats - seat) % seats


@rule
def turned(number: int, seat: int, seats: int) -> int:
    """A set of seats with one's own first; what is no seat of the table stays."""
    everybody = (1 << seats) - 1
    mine = number & everybody
    return (number & ~everybody) | (((mine >> seat) | (mine << seats - seat)) & everybody)


@rule
def observe_bytes(
    views: Grid,
    view: int,
    source: int,
    length: int,
    sign: int,
    form: int,
    low: int,
    high: int,
    seat: int,
    seats: int,
    out: Grid,
    row: int,
    target: int,
) -> None:
    """Numbers of one byte each, which most are: loops with so little in them take many at once."""
    if form == NUMBER:
        for place in range(length):
            number = views[u64(view), u64(source + place)]
            out[u64(row), u64(target + place)] = min(max(number - ((number & sign) << 1), low), high)
    else:
        for place in range(length):
            number = views[u64(view), u64(source + place)]
            out[u64(row), u64(target + place)] = turned(number, seat, seats)


@rule
def observe_row(
    views: Grid,
    view: int,
    table: Grid,
    field: int,
    source: int,
    target: int,
    seat: int,
    seats: int,
    out: Grid,
    row: int,
) -> None:
    """One row of a field, from the place `source` in the view to the place `target` in the observation."""
    width = table[field, WIDTH]
    sign = table[field, SIGN]
    form = table[field, FORM]
    low = table[field, LOW]
    high = table[field, HIGH]
    bits = table[field, BITS]
    length = table[field, LENGTH]
    first = table[field, FIRST]
    if width == 1 and (form == NUMBER or form == Form.SET_OF_SEATS):
        observe_bytes(views, view, source, length, sign, form, low, high, seat, seats, out, row, target)
        return
    for place in range(length):
        number = number_at(views, view, source + place * width, width, sign)
        if form == NUMBER:
            out[u64(row), u64(target + place)] = min(max(number, low), high)
        elif form == Form.SEAT:
            out[u64(row), u64(target + place)] = distance(number, first, seat, seats)
        elif form == Form.SET_OF_SEATS:
            out[u64(row), u64(target + place)] = turned(number, seat, seats)
        else:
            for bit in range(bits):
                out[u64(row), u64(target + place * bits + bit)] = number >> bit & 1


@rule
def observe(views: Grid, view: int, table: Grid, seat: int, seats: int, out: Grid, row: int) -> None:
    """Write what the seat sees in `view`, one of the `views` as bytes, into a row of `out`. Of fields with a row for
    each seat its own comes first and the others follow in order; a spectator sits in seat 0."""
    out[row, 0] = seat
    if seat >= seats:
        seat = 0
    for field in range(len(table)):
        size = table[field, LENGTH] * table[field, WIDTH]
        written = table[field, LENGTH] * table[field, BITS]
        for number in range(table[field, ROWS]):
            other = number
            if table[field, OF_SEATS] and number < seats:
                other = (seat + number) % seats
            source = table[field, START] + other * size
            target = table[field, TARGET] + number * written
            observe_row(views, view, table, field, source, target, seat, seats, out, row)
