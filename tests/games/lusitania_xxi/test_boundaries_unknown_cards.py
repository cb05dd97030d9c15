"""What a seat can imagine: every deal that it cannot rule out, and no other."""

from collections import Counter
from itertools import permutations

import numpy as np
import pytest

from tests.games.lusitania_xxi.position import BOOK, GAME, SPECTATOR, K, Position, position

TIMES = 60


def imagined(table, viewer, times=TIMES):
    """Tables that look the same to the viewer; each is checked to do so and to hold the same cards."""
    view = table.view(viewer)
    generator = np.array([1], np.uint64)
    found = []
    for _ in range(times):
        state = np.zeros(1, GAME.state)
        BOOK.determinize(view.state, K, viewer, state, generator)
        other = Position(state)
        assert GAME.without_events(other.view(viewer).state).tobytes() == GAME.without_events(view.state).tobytes()
        assert other.cards == table.cards
        other.check_knowledge()
        found.append(other)
    return found


def hands(tables, seat):
    return {table.hand(seat) for table in tables}


@pytest.mark.clause("X2")
def test_the_cards_of_others_and_the_pile_are_any_that_nobody_has_seen():
    table = position(hands={0: "cook gunner senator", 1: "axe axe bow"}, pile="bow stone")
    tables = imagined(table, 0, 200)
    assert {table.hand(0) for table in tables} == {"cook gunner senator"}
    orders = list(permutations(["axe", "axe", "bow", "bow", "stone"]))
    assert hands(tables, 1) == {" ".join(order[:3]) for order in orders}
    assert {table.pile for table in tables} == {" ".join(order[3:]) for order in orders}


@pytest.mark.clause("X2")
def test_each_card_is_as_likely_as_there_are_copies_of_it_unseen():
    table = position(hands={0: "cook gunner senator", 1: "axe - -"}, pile="bow bow stone")
    seen = Counter(table.hand(1).split()[0] for table in imagined(table, 0, 400))
    assert abs(seen["axe"] - 100) < 45
    assert abs(seen["bow"] - 200) < 50
    assert abs(seen["stone"] - 100) < 45


@pytest.mark.clause("X2")
def test_a_spectator_imagines_every_hand():
    tables = imagined(position(hands={0: "cook - -", 1: "axe - -"}, pile="bow"), SPECTATOR)
    for seat in (0, 1):
        assert hands(tables, seat) == {"cook - -", "axe - -", "bow - -"}


@pytest.mark.clause("X5")
def test_a_card_that_everybody_knows_stays_where_it_is():
    everybody = range(5)
    table = position(hands={0: "cook cook cook", 1: "axe bow -"}, known={(1, 0): everybody}, pile="bow stone")
    assert hands(imagined(table, 0), 1) == {"axe bow -", "axe stone -"}


@pytest.mark.clause("X15")
def test_a_card_that_the_viewer_knows_alone_of_the_others_stays_where_it_is():
    table = position(seats=3, hands={0: "cook - -", 1: "axe bow -", 2: "- - -"}, known={(1, 0): [0]}, pile="stone")
    assert hands(imagined(table, 0), 1) == {"axe bow -", "axe stone -"}
    assert {card for hand in hands(imagined(table, 2), 1) for card in hand.split()} == {
        "cook",
        "axe",
        "bow",
        "stone",
        "-",
    }


@pytest.mark.clause("X10")
def test_a_dismissed_card_is_any_unseen_card_but_no_mars_card():
    table = position(
        hands={0: "cook - -", 1: "axe - -"}, dismissed={1: "bow stone"}, pile="commander commander", pile_number=2
    )
    tables = imagined(table, 0, 120)
    rows = {table.dismissed(1) for table in tables}
    assert rows == {f"{one} {two}" for one in ("axe", "bow", "stone") for two in ("axe", "bow", "stone") if one != two}
    assert hands(tables, 1) == {"axe - -", "bow - -", "stone - -", "commander - -"}


@pytest.mark.clause("X10")
def test_ones_own_dismissed_cards_are_known():
    table = position(hands={0: "cook - -", 1: "axe - -"}, dismissed={0: "bow stone", 1: "bow"}, pile="horse")
    tables = imagined(table, 0)
    assert {table.dismissed(0) for table in tables} == {"bow stone"}
    assert {table.dismissed(1) for table in tables} == {"axe", "bow", "horse"}


@pytest.mark.clause("X10", "X5")
def test_a_dismissed_card_that_everybody_knew_before_is_known():
    table = position(
        hands={0: "cook axe bow", 1: "sword - -"}, known={(0, 1): range(5)}, legions={0: {}}, pile="horse stone"
    )
    tables = imagined(table.play("dismiss 2"), 1)
    assert {table.dismissed(0) for table in tables} == {"axe"}
    assert hands(tables, 1) == {"sword - -"}


@pytest.mark.clause("X15")
@pytest.mark.parametrize("viewer", [0, 1, 2, SPECTATOR])
def test_the_card_a_senator_has_taken_is_known_to_two_seats_and_imagined_by_the_others(viewer):
    cards = {0: "cook - -", 1: "axe - -", 2: "bow - -"}
    table = position(seats=3, hands=cards, legions={0: {"0": "senator"}}, pile="stone").play("use 0")
    found = {GAME.kinds[table["aside"]] for table in imagined(table, viewer)}
    assert (
        found
        == {0: {"axe"}, 1: {"axe"}, 2: {"cook", "axe", "stone"}, SPECTATOR: {"cook", "axe", "bow", "stone"}}[viewer]
    )


@pytest.mark.clause("X15", "X5")
@pytest.mark.parametrize("viewer", [0, 1, 2, SPECTATOR])
@pytest.mark.parametrize("pile_number", [1, 2])
def test_a_taken_card_that_everybody_knew_is_imagined_by_nobody(viewer, pile_number):
    cards = {0: "cook - -", 1: "axe - -", 2: "bow - -"}
    table = position(seats=3, hands=cards, known={(1, 0): range(5)}, legions={0: {"0": "senator"}}, pile="stone axe",
                     pile_number=pile_number).play("use 0")  # fmt: skip
    assert {GAME.kinds[table["aside"]] for table in imagined(table, viewer)} == {"axe"}


def in_the_second_pile(camp="auxilia - - -"):
    """Seat 0 has dismissed a cook and drawn the first pile's last card, the gunner; it is seat 1's turn."""
    table = position(
        hands={0: "cook sword horse", 1: "axe spear shield"}, legions={0: {}, 1: {"0": "caesar"}},
        camp=camp, pile="gunner", discard="bow stone commander",
    )  # fmt: skip
    table.play("dismiss 1")
    assert table["pile_number"] == 2
    return table


@pytest.mark.clause("X30")
@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_the_second_pile_is_of_what_was_discarded_and_the_hands_are_of_the_first(viewer):
    table = in_the_second_pile()
    first = {"cook", "sword", "horse", "gunner", "axe", "spear", "shield"}
    tables = imagined(table, viewer)
    assert {table.pile for table in tables} == {
        "bow stone commander", "bow commander stone", "stone bow commander", "stone commander bow",
        "commander bow stone", "commander stone bow",
    }  # fmt: skip
    for seat in (0, 1):
        cards = {card for hand in hands(tables, seat) for card in hand.split()}
        assert cards == set(table.hand(seat).split()) if seat == viewer else cards <= first
    assert {table.dismissed(0) for table in tables} <= first
    assert len({table.dismissed(0) for table in tables}) == {0: 1, 1: 4, SPECTATOR: 7}[viewer]


@pytest.mark.clause("X30")
@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_cards_drawn_from_the_second_pile_are_of_it(viewer):
    table = in_the_second_pile().play("dismiss 2", "end turn")
    assert table["origin"][1].tolist() == [1, 2, 1]
    tables = imagined(table, viewer)
    drawn = {hand.split()[1] for hand in hands(tables, 1)}
    assert drawn == ({table.hand(1).split()[1]} if viewer == 1 else {"bow", "stone", "commander"})
    kept = {hand.split()[0] for hand in hands(tables, 1)}
    assert kept == {0: {"axe", "spear", "shield"}, 1: {"axe"}}.get(viewer, kept)
    assert not kept & {"bow", "stone", "commander"}


@pytest.mark.clause("X30", "X10")
@pytest.mark.parametrize("viewer", [0, 1])
def test_a_card_of_the_second_pile_that_is_dismissed_is_no_commander(viewer):
    table = position(hands={0: "axe - -", 1: "spear - -"}, dismissed={0: "bow"}, pile="commander stone", pile_number=2)
    rows = {table.dismissed(0) for table in imagined(table, viewer)}
    assert rows == ({"bow"} if viewer == 0 else {"axe", "bow", "stone"})


@pytest.mark.clause("X30", "X5")
@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
@pytest.mark.parametrize("card", ["auxilia", "bow"])
def test_with_the_second_pile_too_a_card_from_the_camp_is_not_of_a_pile(viewer, card):
    table = in_the_second_pile(camp=f"{card} - - -").play("exchange 1 for 1")
    tables = imagined(table, viewer)
    assert {hand.split()[0] for hand in hands(tables, 1)} == {card}
    assert {card for table in tables for card in table.pile.split()} == {"bow", "stone", "commander"}


@pytest.mark.clause("X30", "X10", "X5")
@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_with_the_second_pile_too_a_dismissed_card_that_all_know_is_not_of_a_pile(viewer):
    cards = {0: "axe cook -", 1: "spear - -"}
    table = position(hands=cards, known={(0, 0): range(5)}, legions={0: {}}, pile="stone bow axe", pile_number=2)
    tables = imagined(table.play("dismiss 1"), viewer)
    assert {table.dismissed(0) for table in tables} == {"axe"}
    assert {hand.split()[0] for hand in hands(tables, 0)} == (
        {"stone"} if viewer == 0 else {"stone", "cook", "bow", "axe"} | ({"spear"} if viewer == SPECTATOR else set())
    )
