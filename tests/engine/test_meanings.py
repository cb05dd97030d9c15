"""What a number means is a value for people and pages, of a type that says what it can be."""

from enum import auto
from typing import Literal, get_args

import pytest
from pydantic import TypeAdapter, ValidationError

from iacta.engine.rules.declaration import cards, counts
from iacta.engine.rules.meanings import (
    EMPTY,
    amount,
    flags,
    kind,
    number,
    one_name_of,
    one_of,
    seat,
    seats,
    yes_or_no,
)
from iacta.engine.rules.names import Names, Phases

KINDS = ("unknown", "ace", "king")


class Side(Names):
    LEFT = auto()
    RIGHT = auto()


class Phase(Phases):
    FIRST_BIDS = auto()


@pytest.mark.parametrize(
    ("meaning", "numbers", "values"),
    [
        (amount(9), [0, 7], [0, 7]),
        (amount(9, least=-1, none=-1), [-1, 0], [None, 0]),
        (yes_or_no(), [0, 1], [False, True]),
        (one_of(Side), [1, 0], ["right", "left"]),
        (one_of(Phase), [0], ["first bids"]),
        (number(3), [0, 3], [0, 3]),
        (number(3, none=0), [0, 3], [None, 3]),
        (number(3, first=-1), [-1, 0], [None, 0]),
        (number(1, first=-1, names=("A1", "B1")), [-1, 1], [None, "B1"]),
        (kind(KINDS, 2, none=0), [0, 2], [None, "king"]),
        (seat(4), [-1, 0, 3], [None, 0, 3]),
        (seat(4, instead=("out", "open")), [0, 1, 2, 5], ["out", "open", 0, 3]),
        (seats(2), [0, 0b110], [[], [1, 2]]),
        (flags(("moved", "aimed")), [0, 0b10], [[], ["aimed"]]),
        (flags(range(3)), [0b101], [[0, 2]]),
        (cards(KINDS, "hand").means, [EMPTY, 0, 1], [None, "unknown", "ace"]),
    ],
)
def test_a_number_is_a_value_of_its_type(meaning, numbers, values):
    assert [meaning.value(some) for some in numbers] == values
    assert meaning.values([numbers]) == [values]
    TypeAdapter(meaning.values_type(2)).validate_python([values], strict=True)


def test_kinds_are_counted_by_their_names_and_those_that_there_are_not_are_left_out():
    meaning = counts(KINDS, most=9, first=1)
    assert meaning.values([0, 2]) == {"king": 2}
    assert meaning.values([[1, 2], [0, 0]]) == [{"ace": 1, "king": 2}, {}]
    TypeAdapter(meaning.values_type(2)).validate_python([{"ace": 1}, {}], strict=True)


@pytest.mark.parametrize(
    ("meaning", "value"),
    [
        (amount(9), None),
        (yes_or_no(), 1),
        (one_of(Side), "middle"),
        (number(3), None),
        (number(1, names=("A1", "B1")), "C1"),
        (seat(4, instead=("out",)), None),
        (flags(("moved",)), ["aimed"]),
        (cards(KINDS, "hand").means, "queen"),
    ],
)
def test_what_it_cannot_be_is_not_of_its_type(meaning, value):
    with pytest.raises(ValidationError):
        TypeAdapter(meaning.value_type).validate_python(value, strict=True)


def test_names_that_are_called_something_are_one_type_wherever_they_stand():
    assert one_name_of(KINDS, "Kind") is one_name_of(KINDS, "Kind")
    assert one_name_of(("a", "b")) == Literal["a", "b"]
    hand, heap = cards(KINDS, "hand").means.value_type, counts(KINDS, most=1).values_type(1)
    assert one_name_of(KINDS, "Kind") in get_args(hand)
    assert one_name_of(KINDS, "Kind") in get_args(heap)
