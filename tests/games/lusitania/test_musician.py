"""The Musician: held by whoever has it, and the end of the game on the training field."""

import pytest

from tests.games.lusitania.position import LAST, SECOND, position

LATE = [(0, 0)]


@pytest.mark.clause("L14")
@pytest.mark.parametrize(
    ("text", "holder"),
    [("recruit 1", 0), ("equip 2 under iv", 0), ("caesar 3", 0), ("senator 3 from seat 1", 1), ("mars", 0)],
)
def test_a_musician_drawn_into_a_hand_is_held_and_known_to_its_owner_alone(text, holder):
    special = "senator" if text.startswith("senator") else "caesar"
    table = position(
        seats=3, hands={0: f"gunner sword {special}"}, armies={0: "blue-4"}, pile="musician bow bow bow axe"
    )
    table.play(text)
    place = table.hand(holder).split().index("musician")
    assert (table.ending, table.me) == ("running", 1)
    assert (table.seen(holder, place), table.came_from(holder, place)) == ({holder}, LAST)


@pytest.mark.clause("L14")
def test_a_stolen_musician_is_held_by_the_thief_and_known_to_the_two():
    table = position(
        seats=3,
        hands={0: "senator axe axe", 1: "musician musician musician"},
        last_six=[(1, 0), (1, 1), (1, 2)],
    )
    table.play("senator 1 from seat 1")
    assert (table.ending, table.hand(0), table.seen(0, 0)) == ("running", "musician axe axe", {0, 1})


@pytest.mark.clause("L14")
def test_the_holder_decides_when_to_trade_the_musician():
    table = position(hands={0: "musician axe axe"}, last_six=LATE).play("trade 2 for 1", "trade 1 for 2")
    assert table.ending == "running"
    assert table.allows("trade 1 for 1", "trade 1 for 2", "trade 1 for 3", "trade 1 for 4", "trade 3 for 1")
    assert table.play("trade 1 for 4").ending == "musician"


@pytest.mark.clause("L14")
def test_the_musician_can_be_neither_recruited_nor_played():
    table = position(hands={0: "musician axe axe"}, armies={0: "blue-1, mercenary-3"}, last_six=LATE)
    table.refuses("recruit 1", "musician_stays")
    table.refuses("caesar 1", "not_caesar")
    table.refuses("senator 1 from seat 1", "not_senator")
    for numeral in ("i", "iii"):
        table.refuses(f"equip 1 under {numeral}", "not_equipment")


@pytest.mark.clause("L14")
def test_a_traded_musician_ends_the_game_when_the_trade_is_done():
    table = position(hands={0: "axe musician axe"}, last_six=[(0, 1)], pile="sword").play("trade 2 for 1")
    assert (table.hand(0), table.field, table.pile) == ("axe horse axe", "musician bow caesar shield", "sword")
    assert (table.ending, table.to_act, table.legal) == ("musician", -1, [])


@pytest.mark.clause("L14")
def test_after_the_end_nothing_is_allowed():
    table = position(hands={0: "musician axe axe"}, last_six=LATE).play("trade 1 for 1")
    for seat in range(2):
        assert table.why_not("trade 1 for 1", seat) != "allowed"


@pytest.mark.clause("L14")
def test_a_musician_discarded_with_mars_lies_in_the_discard_pile_and_the_game_goes_on():
    table = position(hands={0: "axe musician axe"}, last_six=[(0, 1)]).play("mars")
    assert (table.ending, table.discard, table.me) == ("running", "axe axe musician", 1)
    assert "musician" in table.view(1).discard.split()


@pytest.mark.clause("L14", "L15")
def test_a_musician_of_the_second_pile_ends_the_game_too():
    table = position(pile="axe musician bow horse shield", pile_number=2).play("replenish")
    assert (table.ending, table.field) == ("musician", "axe musician - -")


@pytest.mark.clause("L14", "L15")
def test_a_musician_turned_up_as_the_last_card_of_the_second_pile_is_on_the_field_first():
    table = position(pile="axe musician", pile_number=2).play("replenish")
    assert (table.ending, table.field) == ("musician", "axe musician - -")


@pytest.mark.clause("L14", "L15")
def test_a_musician_drawn_as_the_last_card_of_the_first_pile_is_held():
    table = position(hands={0: "doctor axe axe"}, pile="musician", discard="bow").play("recruit 1")
    assert (table.ending, table.hand(0), table.pile) == ("running", "musician axe axe", "bow")


@pytest.mark.clause("L14", "L15")
def test_a_musician_drawn_as_the_last_card_of_the_second_pile_ends_the_game_as_any_card_does():
    table = position(hands={0: "doctor axe axe"}, pile="musician", pile_number=2).play("recruit 1")
    assert (table.ending, table.hand(0)) == ("pile", "musician axe axe")


@pytest.mark.clause("L14", "L15")
def test_a_musician_discarded_and_shuffled_can_be_turned_up_or_drawn_from_the_second_pile():
    endings, origins = set(), set()
    for seed in range(20):
        table = position(pile="sword", discard="musician bow axe axe", key=(seed, 1)).play("replenish")
        endings.add(table.ending)
        table = position(hands={0: "axe axe sword"}, pile="sword sword", discard="musician", key=(seed, 1)).play("mars")
        if "musician" in table.hand(0).split():
            origins.add(table.came_from(0, table.hand(0).split().index("musician")))
        assert table.ending == "running"
    assert (endings, origins) == ({"running", "musician"}, {SECOND})
