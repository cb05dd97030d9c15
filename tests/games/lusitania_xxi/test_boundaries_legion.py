import pytest

from tests.games.lusitania_xxi.position import position

LEGIONARIES = [f"{colour}-{numeral}" for colour in ("blue", "red", "yellow", "green") for numeral in range(1, 6)]


@pytest.mark.clause("X7")
@pytest.mark.parametrize("card", LEGIONARIES)
def test_every_legionary_fixes_the_colour_of_its_legion(card):
    colour, numeral = card.split("-")
    same, other = f"{colour}-{int(numeral) % 5 + 1}", "blue" if colour != "blue" else "red"
    hand = f"{card} {same} {other}-{int(numeral) % 5 + 1}"
    table = position(hands={0: hand}, legions={0: {}, 1: {}}).play("recruit 1", "exchange 1 for 1")
    assert table.allows("recruit 2")
    table.refuses("recruit 3", "wrong_colour")


@pytest.mark.clause("X7")
@pytest.mark.parametrize("card", LEGIONARIES)
def test_every_legionary_needs_the_colour_of_its_legion_and_of_no_other(card):
    colour, numeral = card.split("-")
    cell = ("i", "ii", "iii", "iv", "v")[int(numeral) % 5]
    other = "blue" if colour != "blue" else "red"
    hands = {0: f"{card} cook cook"}
    beside = {cell: f"{other}-{int(numeral) % 5 + 1}"}
    position(hands=hands, legions={0: beside, 1: {}}).refuses("recruit 1", "wrong_colour")
    beside = {cell: f"{colour}-{int(numeral) % 5 + 1}"}
    assert position(hands=hands, legions={0: beside, 1: {}}).allows("recruit 1")
    position(hands=hands, legions={0: {}, 1: beside}).refuses("recruit 1", "colour_of_another")
