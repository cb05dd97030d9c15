"""What everybody sees, what a seat has seen, and what nobody knows."""

from collections import Counter
from itertools import permutations

import numpy as np
import pytest

from tests.games.lusitania.position import BOOK, GAME, LAST, SECOND, SPECTATOR, UPPER, dealt, position

EVERYBODY = {0, 1, 2, 3, SPECTATOR}
TIMES = 100


def imagined(table, viewer, times=TIMES):
    """Tables that the viewer cannot tell from this one; each is checked to look the same."""
    view = table.view(viewer).state
    found = []
    for seed in range(times):
        other = table.filled(viewer, seed)
        seen = np.zeros(1, GAME.state)
        BOOK.view(other.state, viewer, seen)
        assert GAME.without_events(seen).tobytes() == GAME.without_events(view).tobytes()
        found.append(other)
    return found


@pytest.mark.clause("L3", "L15")
@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_field_armies_mars_commander_discard_pile_and_sizes_are_seen_by_all(viewer):
    armies = {0: "blue-2 + shield, doctor", 1: "mercenary-4"}
    table = position(commander=1, armies=armies, mars_used=[1], discard="musician axe axe", pile="bow horse bow")
    view = table.view(viewer)
    assert (view.field, view.discard, view.commander, view.me) == (table.field, "axe axe musician", 1, 0)
    assert [view.army(seat) for seat in range(2)] == [["mars", "blue-2 + shield", "doctor"], ["mars", "mercenary-4"]]
    assert [view.mars_used(seat) for seat in range(2)] == [False, True]
    assert [view.points(seat) for seat in range(2)] == [5, 1]
    assert (view.pile, len(view.hand(0).split()), len(view.hand(1).split())) == ("unknown unknown unknown", 3, 3)


@pytest.mark.clause("L2")
def test_nobody_sees_the_pile_nor_the_cards_with_the_musician():
    table = dealt(3)
    for viewer in (0, 1, 2, SPECTATOR):
        view = table.view(viewer)
        assert set(view.pile.split()) == {"unknown"}
        assert not view["key"].any()
        assert view["drawn"] == 0


@pytest.mark.clause("L6")
def test_a_card_taken_from_the_field_stays_known_to_all_until_it_leaves_the_hand():
    table = position(seats=3, hands={0: "axe axe axe"}).play("trade 2 for 1")
    table.play("trade 1 for 1", "trade 1 for 2", "trade 1 for 1")
    for viewer in (1, 2, SPECTATOR):
        assert table.view(viewer).hand(0).split()[1:] == ["horse", "unknown"]


@pytest.mark.clause("L6", "L10")
def test_a_card_that_all_know_is_known_to_all_after_it_was_stolen():
    hands = {0: "senator axe axe", 1: "sword sword sword"}
    all_three = {(1, place): EVERYBODY for place in range(3)}
    table = position(seats=3, hands=hands, known=all_three, pile="bow horse").play("senator 1 from seat 1")
    assert (table.seen(0, 0), table.came_from(0, 0)) == (EVERYBODY, None)
    hit = table.hand(1).split().index("bow")
    assert (table.seen(1, hit), table.came_from(1, hit)) == ({1}, LAST)
    assert table.view(SPECTATOR).hand(0) == "sword unknown unknown"


@pytest.mark.clause("L10")
def test_a_stolen_card_is_known_to_thief_and_victim_and_to_nobody_else():
    hands = {0: "senator axe axe", 1: "sword sword sword"}
    table = position(seats=3, hands=hands).play("senator 1 from seat 1")
    assert [table.view(viewer).hand(0).split()[0] for viewer in (0, 1, 2, SPECTATOR)] == [
        "sword",
        "sword",
        "unknown",
        "unknown",
    ]
    ((_, _, _, _, known),) = table.happened("stolen")
    assert known == 0b00011


@pytest.mark.clause("L10")
def test_at_two_seats_a_stolen_card_is_still_unknown_to_spectators():
    table = position(hands={0: "senator axe axe", 1: "sword sword sword"}).play("senator 1 from seat 1")
    assert (table.seen(0, 0), table.came_from(0, 0)) == ({0, 1}, UPPER)
    assert table.view(SPECTATOR).hand(0) == "unknown unknown unknown"


@pytest.mark.clause("L10")
def test_whoever_has_held_a_card_knows_it_wherever_it_is_stolen_to():
    axes = "axe axe axe"
    table = position(seats=4, hands={0: axes, 1: "senator sword sword", 2: "senator senator senator", 3: axes}, me=1)
    table.play("senator 1 from seat 0")
    assert (table.hand(1).split()[0], table.seen(1, 0)) == ("axe", {0, 1})
    for seed in range(20):
        later = table.copy()
        later["key"][0] = seed
        later.play("senator 2 from seat 1")
        if later.hand(2).split()[1] == "axe":
            assert later.seen(2, 1) == {0, 1, 2}
            assert later.view(3).hand(2) == "unknown unknown unknown"
            assert later.view(0).hand(2) == "unknown axe unknown"
            return
    pytest.fail("the stolen axe was never hit")


@pytest.mark.clause("L10", "L15")
def test_what_was_known_of_a_card_is_forgotten_when_it_is_shuffled():
    table = position(hands={0: "axe axe axe"}, known={(0, place): EVERYBODY for place in range(3)}, pile="bow")
    table.play("mars")
    assert table.hand(0) == "bow axe axe"
    assert [table.seen(0, place) for place in range(3)] == [{0}, {0}, {0}]
    assert table.view(1).hand(0) == "unknown unknown unknown"


@pytest.mark.clause("L7", "L10")
def test_a_new_card_is_not_known_to_those_who_knew_the_card_that_left_its_place():
    everybody = {(seat, 0): EVERYBODY for seat in range(2)}
    table = position(hands={0: "doctor axe axe"}, known=everybody, pile="bow horse axe axe axe axe axe")
    table.play("recruit 1")
    assert (table.seen(0, 0), table.came_from(0, 0)) == ({0}, UPPER)


@pytest.mark.clause("L2")
@pytest.mark.parametrize(("left", "part"), [(8, UPPER), (7, UPPER), (6, LAST), (5, LAST), (2, LAST)])
def test_the_last_six_of_the_first_pile_begin_with_the_sixth_card_from_the_bottom(left, part):
    table = position(hands={0: "doctor axe axe"}, pile=" ".join(["sword"] * left)).play("recruit 1")
    assert table.came_from(0, 0) == part


@pytest.mark.clause("L2", "L6")
def test_a_card_of_the_last_six_that_was_turned_up_and_taken_is_known_and_no_origin_is_needed():
    table = position(hands={0: "axe axe axe"}, pile="bow sword spear horse doctor").play("replenish", "trade 1 for 1")
    assert (table.hand(0), table.seen(0, 0), table.came_from(0, 0)) == ("bow axe axe", EVERYBODY, None)


@pytest.mark.clause("L15")
def test_cards_of_the_second_pile_are_never_confused_with_those_of_the_first():
    table = position(
        hands={0: "gunner gunner gunner", 1: "sword axe bow"},
        from_first=[(1, 0), (1, 1)],
        pile="horse shield",
        pile_number=2,
    )
    deals = imagined(table, 0)
    assert {tuple(deal.hand(1).split()[:2]) for deal in deals} == {("sword", "axe"), ("axe", "sword")}
    second = set(permutations(["bow", "horse", "shield"]))
    assert {(deal.hand(1).split()[2], *deal.pile.split()) for deal in deals} == second


@pytest.mark.clause("L15")
def test_everybody_knows_what_the_second_pile_holds_but_not_its_order():
    table = position(hands={0: "doctor axe axe", 1: "sword sword sword"}, pile="horse", discard="bow shield spear")
    table.play("recruit 1")
    for viewer in (0, 1, SPECTATOR):
        assert {deal.pile for deal in imagined(table, viewer)} == {
            " ".join(order) for order in permutations(["bow", "shield", "spear"])
        }


@pytest.mark.clause("L2", "L14")
def test_every_deal_that_cannot_be_ruled_out_is_equally_likely():
    hands = {0: "gunner gunner gunner", 1: "axe sword -"}
    table = position(hands=hands, last_six=[(1, 1)], pile="musician bow")
    found = Counter((*deal.hand(1).split()[:2], *deal.pile.split()) for deal in imagined(table, 0, 720))
    possible = {deal for deal in permutations(["axe", "sword", "bow", "musician"]) if deal[0] != "musician"}
    assert set(found) == possible
    assert all(abs(count - 40) < 4 * 40**0.5 for count in found.values())


@pytest.mark.clause("L10")
def test_the_origin_of_a_card_goes_with_it_when_it_is_stolen_and_not_to_the_card_that_follows():
    late = [(1, place) for place in range(3)]
    table = position(
        hands={0: "senator axe axe", 1: "sword sword sword"}, last_six=late, pile="bow horse", pile_number=2
    )
    table.play("senator 1 from seat 1")
    assert table.came_from(0, 0) == LAST
    origins = [table.came_from(1, place) for place in range(3)]
    assert (origins.count(LAST), origins[table.hand(1).split().index("bow")]) == (2, SECOND)


@pytest.mark.clause("L13", "L14")
@pytest.mark.parametrize("viewer", [1, SPECTATOR])
def test_hands_stay_hidden_after_the_end(viewer):
    table = position(hands={0: "musician axe sword"}, last_six=[(0, 0)]).play("trade 1 for 1")
    assert table.over
    assert table.view(viewer).hand(0) == "horse unknown unknown"
    assert table.view(0).hand(1) == "unknown unknown unknown"
    assert set(table.view(viewer).pile.split()) == {"unknown"}


@pytest.mark.clause("L5")
def test_a_spectator_knows_what_all_know_and_no_more():
    known = {(0, 0): EVERYBODY, (0, 1): {1, 2}, (1, 2): EVERYBODY}
    table = position(seats=3, hands={0: "axe sword bow", 1: "bow bow axe"}, known=known)
    assert [table.view(SPECTATOR).hand(seat) for seat in range(3)] == [
        "axe unknown unknown",
        "unknown unknown axe",
        "unknown unknown unknown",
    ]


@pytest.mark.clause("L7", "L11")
def test_others_are_told_that_a_card_was_drawn_and_where_to_but_not_which():
    table = position(hands={0: "doctor axe axe"}, pile="bow horse").play("recruit 1")
    drawn = ("drawn", 0, "bow", "pile", "hand.0.0", 1)
    assert drawn in table.view(0).events
    for viewer in (1, SPECTATOR):
        assert ("drawn", 0, "unknown", "pile", "hand.0.0", 1) in table.view(viewer).events
    table = position(hands={0: "doctor axe sword"}).play("mars")
    assert [event[2] for event in table.view(1).events if event[0] == "discarded"] == ["doctor", "axe", "sword"]
