"""Numbers with names: from 0 on, as words with hyphens, or a bit each."""

from enum import auto

import pytest

from iacta.engine.rules.names import FlagNames, HyphenatedNames, autos
from iacta.games import NAMES, load_game


class Kind(HyphenatedNames):
    UNKNOWN = auto()
    RED_1, RED_2 = autos(2)
    SHIELD_WALL = auto()


class Done(FlagNames):
    MOVED = auto()
    FORTIFIED = auto()
    AIMED = auto()


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


@pytest.mark.parametrize("name", NAMES)
def test_the_first_kind_of_every_game_is_a_card_that_one_does_not_know(name):
    kinds = load_game(name).kinds
    assert kinds[0] == "unknown"
    assert len(set(kinds)) == len(kinds)
