from itertools import permutations
from types import SimpleNamespace

import pytest

from iacta.engine.rules.random import below
from iacta.match import Match
from tests.games.lutetia.position import GAME, SPECTATOR, dealt, position
from tests.quick import first

INCOME = "double income"


@pytest.mark.clause("T5")
@pytest.mark.parametrize("pair", ["a+b", "1+3", "a+1", "c and income", "2 and income", INCOME])
def test_any_two_different_action_cards_may_be_chosen(pair):
    table = position().bid(pair, INCOME, INCOME)
    words = pair.replace("double income", "income income").replace(" and ", "+").replace(" ", "+")
    assert sorted(table.bids[0].split()) == sorted(words.split("+"))


@pytest.mark.clause("T5")
def test_there_is_an_action_for_each_unordered_pair_and_no_other():
    families = {"bid", "bid_and_earn", "earn"}
    texts = [
        text
        for text, family in zip(GAME.actions.texts, GAME.actions.family_of, strict=True)
        if GAME.actions.families[family].name in families
    ]
    assert len(texts) == 56
    assert not {"bid a+a", "bid b+a", "bid 1+a"} & set(texts)


@pytest.mark.clause("T5")
def test_bids_that_cannot_be_paid_are_allowed():
    table = position(cash=0, market={"a": "brewer-4", "1": "statue"})
    assert table.why_not(0, "bid a+1") == "allowed"
    assert len(table.legal(0)) == 22


@pytest.mark.clause("T5")
def test_a_choice_is_one_sealed_decision():
    table = position()
    assert table.match().sealed
    table.bid("a+b", "a and income", INCOME)
    assert not table.match().sealed
    assert table.phase == "bribes"


@pytest.mark.clause("T5")
def test_the_game_waits_for_the_seats_that_have_not_chosen_and_the_others_may_replace_their_choice():
    match = position().match()
    match.play(1, "bid a+b")
    assert match.waits_for == [0, 2]
    assert match.to_act == [0, 1, 2]
    match.play(1, "bid 1+2")
    match.play(2, INCOME)
    assert (match.version, match.waits_for, match.current_seat) == (0, [0], 0)
    match.play(2, "bid a and income")
    match.play(0, "bid b+c")
    assert match.version == 1
    assert match.view(1)["table"]["bid"][1] in (["action-1", "action-2"], ["action-2", "action-1"])
    assert match.view(2)["table"]["bid"][2] in (["action-a", "income"], ["income", "action-a"])


@pytest.mark.clause("T5")
def test_where_an_order_must_be_picked_the_first_seat_that_has_not_chosen_is_asked():
    table = position()
    assert table.current_seat == 0
    assert table.play(0, INCOME).current_seat == 1
    assert table.copy().play(1, INCOME).current_seat == 2
    assert table.play(2, INCOME).current_seat == 1


@pytest.mark.clause("T5")
@pytest.mark.parametrize("last", [0, 1, 2])
def test_the_last_choice_closes_the_phase_at_once(last):
    match = position().match()
    for seat in range(3):
        if seat != last:
            match.play(seat, "bid a+b")
    assert match.view(SPECTATOR)["phase"] == "bids"
    match.play(last, "bid a+b")
    assert match.view(SPECTATOR)["phase"] == "bribes"


@pytest.mark.clause("T5")
@pytest.mark.parametrize("text", ["ready", "bribe left 1", "pass", "legion for seat 0", "attach to baker"])
def test_nothing_else_is_decided_now(text):
    assert position(owned={0: "legion baker-1"}).why_not(0, text) == "not_now"


# Left and right


def swapped(table):
    """For each seat whether its second card lies on the left."""
    return [pair != "a 1" for pair in table.bids]


def all_bid_alike(key, drawn=0):
    table = position(key=key)
    table.state[0]["drawn"] = drawn
    return table.bid("a+1", "a+1", "a+1")


@pytest.mark.clause("T5")
@pytest.mark.parametrize("seat", first([0, 1, 2]))
def test_left_and_right_are_random(seat):
    times = sum(swapped(all_bid_alike((5, number)))[seat] for number in range(200))
    assert 70 < times < 130


@pytest.mark.clause("T5")
def test_the_first_card_lies_on_the_left_unless_the_lot_is_one():
    """Either way would be fair, but the records of matches depend on it."""
    for number in range(10):
        lots = SimpleNamespace(key=(9, number), drawn=50)
        assert swapped(all_bid_alike((9, number), 50)) == [below(lots, 2) for _ in range(3)]


@pytest.mark.clause("T5")
def test_left_and_right_are_drawn_for_each_seat_by_itself():
    seen = {tuple(swapped(all_bid_alike((6, number)))) for number in range(80)}
    assert len(seen) == 8


@pytest.mark.clause("T5")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("pair", ["a+b", "2 and income", INCOME])
def test_each_seat_costs_one_draw_also_for_two_income_cards(seats, pair):
    table = dealt(seats)
    before = int(table["drawn"])
    table.bid(*[pair] * seats)
    assert table["drawn"] == before + seats


@pytest.mark.clause("T5")
def test_the_draws_are_made_in_seat_order():
    for number in range(20):
        now, later = (swapped(all_bid_alike((7, number), drawn)) for drawn in (50, 51))
        assert later[:2] == now[1:]


@pytest.mark.clause("T5")
def test_two_income_cards_before_do_not_move_the_draw_of_the_next_seat():
    for number in range(20):
        pairs = {
            position(key=(8, number)).bid(first, "a+1", INCOME).bids[1]
            for first in (INCOME, "a+1", "b and income", "2+3")
        }
        assert len(pairs) == 1


@pytest.mark.clause("T5")
def test_no_draw_is_made_before_the_last_has_chosen():
    table = dealt(3)
    before = int(table["drawn"])
    table.play(0, "bid a+b").play(2, INCOME)
    assert table["drawn"] == before
    assert table.bids == ["", "", ""]


@pytest.mark.clause("T5")
@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_a_match_lays_the_same_cards_in_every_order_of_arrival(order):
    choices = ("a+1", "b and income", "a+c")
    match = Match(GAME, 3, id="order", secret=bytes(32), mode="interpreted")
    for seat in order:
        match.play(seat, f"bid {choices[seat]}")
    expected = Match(GAME, 3, id="order", secret=bytes(32), mode="interpreted")
    for seat, choice in enumerate(choices):
        expected.play(seat, f"bid {choice}")
    assert match.state.tobytes() == expected.state.tobytes()


@pytest.mark.clause("T5")
@pytest.mark.parametrize("viewer", [0, 1, 2, SPECTATOR])
def test_the_owner_sees_where_each_card_lies_and_nobody_else_does(viewer):
    table = position().bid("a+1", "b+2", "c and income")
    seen = table.view(viewer)
    for seat in range(3):
        hidden = [0, 0]
        assert seen["bid"][seat].tolist() == (table["bid"][seat].tolist() if seat == viewer else hidden)
        assert seen["bid_seen"][seat].tolist() == [1 << seat] * 2
    told = seen["events"][: seen["happened"]].tolist()
    assert [event[2] > 0 for event in told] == [seat == viewer for seat in (0, 0, 1, 1, 2, 2)]
    assert seen.events == ["laid"] * 6
