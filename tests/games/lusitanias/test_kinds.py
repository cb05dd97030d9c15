"""What the kinds of card of both games have in common."""

import pytest

from iacta.games import lusitania, lusitania_xxi
from iacta.games.lusitanias.kinds import FIRST_LEGIONARY, LAST_LEGIONARY, PROVINCES, UNKNOWN, Colour

over_both = pytest.mark.parametrize("kinds", [lusitania.kinds, lusitania_xxi.kinds])


@over_both
def test_legionaries_are_the_first_kinds_in_the_order_of_provinces_and_numerals(kinds):
    expected = [f"{colour.text}-{numeral}" for colour in PROVINCES for numeral in range(1, 6)]
    assert [kinds.NAMES[kind] for kind in range(FIRST_LEGIONARY, LAST_LEGIONARY + 1)] == expected
    assert kinds.Kind.UNKNOWN == UNKNOWN


@over_both
def test_colours_of_cards_begin_with_those_of_the_provinces(kinds):
    assert [(colour.name, int(colour)) for colour in Colour] == [
        (colour.name, int(colour)) for colour in list(kinds.CardColour)[: len(Colour)]
    ]
