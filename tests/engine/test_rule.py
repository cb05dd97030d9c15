"""The same functions at three speeds: interpreted, compiled, and compiled with every index checked."""

import sys

import numpy as np
import pytest

from iacta.engine.compiling.records import blank, interpreted, record
from iacta.engine.compiling.rule import (
    COMPILED_MODES,
    MODES,
    AbstractTable,
    Build,
    ConstantTable,
    abstract,
    fingerprint,
    globals_read,
    rule,
    telling,
)

SMALL = record([("total", "i8"), ("hand", "i1", (4,)), ("me", "i1"), ("twice", "i1")])
SQUARES = ConstantTable(i * i for i in range(10))
PRIZES = AbstractTable("prizes")
LUCK = 7
every_mode = pytest.mark.parametrize("mode", MODES)


@abstract
def worth(x):
    """What a game says a number is worth."""


@rule
def twice(x):
    return 2 * x


@rule
def play(s, i):
    """Uses another rule, tables, an abstract rule, a constant, and a field with the name of a rule."""
    s.twice = twice(s.hand[i])
    s.total += s.twice + SQUARES[i] + PRIZES[i] + worth(i) + LUCK
    return s.total


@rule
def entry(rows, i):
    return play(rows[0], i)


@rule(compiled=np.int64)
def widened(x):
    return x + 1000


@rule
def use_widened(x):
    return widened(x)


@rule
def worth_ten(x):
    return 10 * x


@rule
def worth_hundred(x):
    return 100 * x


@rule
def out_of_range(rows, i):
    return rows[0].hand[i]


TEN = {"worth": worth_ten, "prizes": ConstantTable((1, 2, 3, 4))}
HUNDRED = {"worth": worth_hundred, "prizes": ConstantTable((5, 6, 7, 8))}


def called_with(build, array, i):
    return build.make(entry)(interpreted(array) if build.mode == "interpreted" else array, i)


@every_mode
def test_a_rule_gives_the_same_bytes_at_every_speed(mode):
    array = blank(SMALL)
    array["hand"] = [3, -4, 5, 6]
    build = Build(mode, TEN)
    totals = [called_with(build, array, i) for i in (1, 3, 0)]
    # twice the hand card, the square, the prize, ten times the place, and luck
    assert totals == [-8 + 1 + 2 + 10 + 7, 12 + 12 + 9 + 4 + 30 + 7, 74 + 6 + 0 + 1 + 0 + 7]
    assert array["twice"][0] == 6


@pytest.mark.slow
@every_mode
def test_slots_are_filled_for_each_build_alone(mode):
    one, two = Build(mode, TEN), Build(mode, HUNDRED)
    assert [called_with(build, blank(SMALL), 2) for build in (one, two, one)] == [34, 218, 34]


def test_a_rule_stays_an_ordinary_function():
    assert twice(21) == 42
    assert play.__doc__.startswith("Uses another rule")
    assert worth_ten(4) == 40


def test_building_does_not_change_the_rules_themselves():
    for mode in MODES:
        Build(mode, TEN).make(entry)
    assert twice(21) == 42
    assert type(SQUARES) is ConstantTable
    assert entry.__globals__["twice"] is twice


def test_an_interpreted_rule_steps_through_the_very_same_code():
    made = Build("interpreted", TEN).make(play)
    assert made.__code__ is play.__code__
    assert made.__name__ == "play"


@pytest.mark.parametrize("mode", COMPILED_MODES)
def test_a_compiled_rule_is_compiled_without_python_in_it(mode):
    made = Build(mode, TEN).make(use_widened)
    made(5)
    assert made.nopython_signatures
    assert made.targetoptions["nogil"]
    assert bool(made.targetoptions["boundscheck"]) == (mode == "checked")


def test_a_function_is_made_once_for_a_build():
    build = Build("compiled", TEN)
    assert build.make(twice) is build.make(twice)
    assert build.make(twice) is not Build("compiled", TEN).make(twice)


@telling
def add_to_log(log, place, number):
    log[place] = number


@telling
def logged(log):
    return log[0]


@rule
def doubled(log, number):
    add_to_log(log, 0, number)
    return number * 2 + logged(log)


@every_mode
def test_what_only_tells_does_nothing_in_a_silent_build(mode):
    for silent, answer in ((False, 3 * 2 + 3), (True, 3 * 2)):
        log = np.zeros(1, np.int64)
        made = Build(mode, {}, silent=silent).make(doubled)
        assert made(log.data if mode == "interpreted" else log, 3) == answer
        assert log[0] == (0 if silent else 3)


def test_a_rule_that_begins_to_tell_is_other_code(monkeypatch):
    before = fingerprint([doubled], {})
    monkeypatch.setattr(logged, "iacta_telling", False)
    assert fingerprint([doubled], {}) != before


def test_builds_share_their_parts_and_nothing_else():
    parts = {}
    one, two = (Build("compiled", TEN, parts=parts) for _ in range(2))
    assert one.make(play) is not two.make(play)
    assert one.part(twice) is two.part(twice)


@every_mode
def test_a_slot_can_be_asked_for_by_itself(mode):
    assert Build(mode, TEN).make(worth)(4) == 40


def test_what_python_and_machine_code_say_differently_is_replaced_in_compiled_code_only():
    assert Build("interpreted", {}).make(use_widened)(5) == 1005
    assert Build("compiled", {}).make(use_widened)(5) == 5


def test_a_slot_that_no_game_fills_is_an_error():
    with pytest.raises(KeyError):
        Build("interpreted", {}).make(entry)


def test_a_closure_is_no_rule():
    hidden = 5

    with pytest.raises(TypeError, match=r"add_hidden is a closure; a rule gets everything as an argument"):

        @rule
        def add_hidden(x):
            return x + hidden


def test_a_table_is_a_tuple_when_interpreted_and_a_read_only_array_in_compiled_code():
    assert Build("interpreted", {}).at_this_speed(SQUARES) is SQUARES
    for mode in COMPILED_MODES:
        array = Build(mode, {}).at_this_speed(SQUARES)
        assert array.tolist() == list(SQUARES)
        assert array.dtype == np.int16
        assert not array.flags.writeable


def test_a_field_with_the_name_of_a_rule_is_no_global():
    assert globals_read(play) == {"twice", "SQUARES", "PRIZES", "worth", "LUCK"}


@pytest.mark.parametrize("index", [4, 5, 100, -5])
def test_an_index_out_of_range_raises_interpreted_and_checked(index):
    array = blank(SMALL)
    with pytest.raises(IndexError):
        Build("interpreted", {}).make(out_of_range)(interpreted(array), index)
    with pytest.raises(IndexError):
        Build("checked", {}).make(out_of_range)(array, index)


def test_an_index_out_of_range_goes_unnoticed_in_plain_compiled_code():
    """Which is why there is a checked mode, and why the two must never share a cache."""
    array = blank(SMALL)
    array["me"] = 77
    assert Build("compiled", {}).make(out_of_range)(array, 4) == 77  # the next field


def inside(x):
    def deeper(y):
        return y + 1

    return deeper(x)


def inside_otherwise(x):
    def deeper(y):
        return y + 2

    return deeper(x)


@rule(compiled=f"{__name__}:inside")
def taken_elsewhere(x):
    return x


def test_what_takes_the_place_of_a_rule_counts_in_its_fingerprint(monkeypatch):
    before = fingerprint([taken_elsewhere], {})
    assert fingerprint([taken_elsewhere], {}) == before
    monkeypatch.setattr(sys.modules[__name__], "inside", inside_otherwise)
    assert fingerprint([taken_elsewhere], {}) != before
