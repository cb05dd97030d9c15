"""Numbers with names: from 0 on, as words with hyphens, or a bit each."""

from enum import auto

import pytest

from iacta.engine.rules.names import FlagNames, HyphenatedNames, autos
from iacta.engine.rules.options import NUMBER_OF_SEATS, Options, choice, number, switch
from iacta.games import NAMES, load_game


class Kind(HyphenatedNames):
    UNKNOWN = auto()
    RED_1, RED_2 = autos(2)
    SHIELD_WALL = auto()


class Done(FlagNames):
    MOVED = auto()
    FORTIFIED = auto()
    AIMED = auto()


class Option(Options):
    SOUTH = choice("random", "slavs")
    NORTH = choice("random", "slavs")
    MIRROR = switch(on=True)
    ROUND_LIMIT = number(30, 1, 1000)


def test_names_count_from_0_also_where_several_are_declared_in_one_line():
    assert [(kind.name, int(kind)) for kind in Kind] == [("UNKNOWN", 0), ("RED_1", 1), ("RED_2", 2), ("SHIELD_WALL", 3)]


def test_words_are_joined_by_hyphens():
    assert Kind.texts() == ("unknown", "red-1", "red-2", "shield-wall")


def test_a_line_with_more_names_than_it_says_is_refused():
    with pytest.raises(ValueError, match="not enough values to unpack"):

        class Short(HyphenatedNames):
            RED_1, RED_2 = autos(1)


def test_flags_are_bits():
    assert [int(flag) for flag in Done] == [1, 2, 4]
    assert Done.texts() == ("moved", "fortified", "aimed")


def test_options_come_after_the_number_of_seats_also_where_two_are_alike():
    assert [int(option) for option in Option] == [NUMBER_OF_SEATS + place for place in (1, 2, 3, 4)]
    south, north, mirror, rounds = Option.declared()
    assert (south.name, north.name, north.choices, north.high) == ("south", "north", ("random", "slavs"), 1)
    assert (mirror.switch, mirror.value(mirror.default)) == (True, True)
    assert (rounds.name, rounds.default, rounds.low, rounds.high) == ("round_limit", 30, 1, 1000)


@pytest.mark.parametrize("name", NAMES)
def test_the_first_kind_of_every_game_is_a_card_that_one_does_not_know(name):
    kinds = load_game(name).kinds
    assert kinds[0] == "unknown"
    assert len(set(kinds)) == len(kinds)
