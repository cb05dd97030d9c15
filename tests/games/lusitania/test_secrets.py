"""Who knows which card, and where an unseen Musician can be."""

from collections import Counter

import pytest

from tests.games.lusitania.position import LAST, SECOND, SPECTATOR, UPPER, dealt, position

DEALS = 200


def musicians(table, viewer):
    """How often the Musician lies where in deals that the viewer cannot rule out."""
    found = Counter()
    for seed in range(DEALS):
        deal = table.filled(viewer, seed)
        places = {
            f"hand {seat} {place}": card for seat in range(2) for place, card in enumerate(deal.hand(seat).split())
        }
        places |= {f"pile {from_bottom}": card for from_bottom, card in enumerate(reversed(deal.pile.split()), 1)}
        found.update(place for place, card in places.items() if card == "musician")
    return found


@pytest.mark.clause("L2")
def test_the_last_six_are_the_musician_and_five_others():
    for seed in range(20):
        table = dealt(4, key=(seed, 7))
        assert table.pile.split()[-6:].count("musician") == table.pile.split().count("musician") == 1


@pytest.mark.clause("L2")
def test_the_musician_of_a_new_game_is_one_of_the_last_six_for_everybody():
    for viewer in (0, SPECTATOR):
        found = musicians(dealt(2), viewer)
        assert set(found) == {f"pile {from_bottom}" for from_bottom in range(1, 7)}
        assert min(found.values()) > DEALS / 6 / 2


@pytest.mark.clause("L15")
def test_all_follow_whether_a_card_came_from_the_last_six_or_the_second_pile():
    pile = "sword sword axe axe spear spear bow"
    table = position(hands={0: "doctor gunner caesar"}, pile=pile, commander=1, discard="shield shield")
    table.play("recruit 1", "trade 1 for 1", "recruit 2")
    assert [table.came_from(0, place) for place in range(3)] == [UPPER, LAST, UPPER]
    table = position(hands={0: "doctor gunner caesar"}, pile="horse shield", pile_number=2)
    assert table.play("recruit 1").came_from(0, 0) == SECOND


@pytest.mark.clause("L10")
def test_what_is_known_of_a_card_is_stolen_with_it():
    table = position(
        seats=3,
        hands={0: "senator axe axe", 1: "musician musician musician"},
        last_six=[(1, 0), (1, 1), (1, 2)],
        known={(1, 0): [2], (1, 1): [2], (1, 2): [2]},
    )
    table.play("senator 1 from seat 1")
    assert (table.hand(0).split()[0], table.seen(0, 0), table.came_from(0, 0)) == ("musician", {0, 1, 2}, LAST)


@pytest.mark.clause("L14")
def test_an_unseen_musician_is_in_an_unknown_place_of_the_last_six():
    table = position(
        hands={0: "axe axe axe", 1: "sword musician bow"},
        last_six=[(1, 0), (1, 1), (1, 2)],
        from_first=[(0, 0), (0, 1), (0, 2)],
        pile="spear shield",
        pile_number=2,
    )
    found = musicians(table, 0)
    assert set(found) == {"hand 1 0", "hand 1 1", "hand 1 2"}
    assert min(found.values()) > DEALS / 3 / 2
    assert set(musicians(table, 1)) == {"hand 1 1"}


@pytest.mark.clause("L14")
def test_of_the_first_pile_the_last_six_are_those_at_the_bottom_and_those_drawn():
    pile = "sword sword spear musician bow shield"
    table = position(hands={0: "axe axe axe", 1: "sword horse bow"}, last_six=[(1, 1)], pile=pile)
    found = musicians(table, 0)
    assert set(found) == {"hand 1 1", *(f"pile {from_bottom}" for from_bottom in range(1, 7))}
    assert set(musicians(table, 1)) == set(found) - {"hand 1 1"}


@pytest.mark.clause("L14")
def test_a_musician_that_has_been_seen_is_nowhere_else():
    late = [(0, 0), (1, 1), (1, 2)]
    table = position(hands={0: "musician axe axe", 1: "sword horse bow"}, last_six=late, pile="spear shield")
    assert set(musicians(table, 0)) == {"hand 0 0"}
    table = position(hands={0: "axe axe axe", 1: "sword horse bow"}, last_six=late, discard="musician")
    assert musicians(table, 0) == {}


@pytest.mark.clause("L15")
def test_a_musician_shuffled_into_the_second_pile_can_be_anywhere_in_it_and_in_what_was_drawn_from_it():
    table = position(
        hands={0: "axe axe axe", 1: "sword horse bow"},
        from_first=[(1, 0)],
        pile="spear musician shield",
        pile_number=2,
    )
    assert set(musicians(table, 0)) == {"hand 1 1", "hand 1 2", "pile 1", "pile 2", "pile 3"}
