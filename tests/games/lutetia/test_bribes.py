import pytest

from iacta.engine.words.errors import IllegalAction, NotYourTurn
from tests.games.lutetia.position import SPECTATOR, position

BIDS = ("a 1", "b 2", "c 3")


def bribes(**more):
    return position(**{"bids": BIDS, **more})


@pytest.mark.clause("T6")
def test_a_bribe_adds_to_what_lies_there_again_and_again_on_either_card():
    table = bribes(cash=9).play(0, "bribe left 2", "bribe right 1", "bribe left 3")
    assert table.bids[0] == "a:5 1:1"
    assert table.cash == [3, 9, 9]
    assert table.happened("bribed") == [(0, "bid.0.0", 3)]


@pytest.mark.clause("T6")
@pytest.mark.parametrize("viewer", [0, 1, 2, SPECTATOR])
def test_bribes_are_open_and_the_cards_stay_face_down(viewer):
    seen = bribes().play(1, "bribe right 4").view(viewer)
    assert seen["stake"][1].tolist() == [0, 4]
    assert seen.cash == [5, 1, 5]
    assert seen.happened("bribed") == [(1, "bid.1.1", 4)]
    assert (seen["bid"][1] > 0).all() == (viewer == 1)


@pytest.mark.clause("T6")
@pytest.mark.parametrize("cash", [1, 4, 12])
def test_a_decision_is_a_bribe_of_one_to_ones_cash_or_ready(cash):
    table = bribes(cash=(cash, 5, 5))
    amounts = range(1, cash + 1)
    expected = {f"bribe {side} {amount}" for side in ("left", "right") for amount in amounts} | {"ready"}
    assert set(table.legal(0)) == expected
    assert table.why_not(0, f"bribe left {cash + 1}") == "not_enough_cash"
    assert table.why_not(0, "bribe right 1000") == "not_enough_cash"


@pytest.mark.clause("T6")
def test_a_bribe_is_never_lowered_moved_or_taken_back():
    table = bribes(bids=("a:3 1:2", "b 2", "c 3"))
    assert not [text for text in table.legal(0) if not text.startswith(("bribe left", "bribe right", "ready"))]
    for text in table.legal(0):
        after = table.copy().play(0, text)
        assert (after["stake"] >= table["stake"]).all()
        assert after["stake"][0].sum() + after["cash"][0] == 10


@pytest.mark.clause("T6")
def test_there_is_no_credit_a_stake_is_no_longer_cash_and_income_is_not_yet_received():
    table = bribes(bids=("income income", "b 2", "c 3"), cash=3).play(0, "bribe left 2")
    assert table.legal(0) == ["bribe left 1", "bribe right 1", "ready"]
    assert table.why_not(0, "bribe left 2") == "not_enough_cash"


@pytest.mark.clause("T6")
@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 2, 0)])
def test_seats_decide_in_any_order_and_each_decision_takes_effect_at_once(order):
    table = bribes()
    assert table.to_act == [0, 1, 2]
    for done, seat in enumerate(order, 1):
        table.play(seat, f"bribe left {seat + 1}")
        assert sum(1 for stake in table["stake"][:, 0] if stake) == done
    assert table.cash == [4, 3, 2]
    assert table.phase == "bribes"


@pytest.mark.clause("T6")
def test_a_match_takes_bribes_in_any_order_too():
    match = bribes().match()
    for seat, text in ((2, "bribe left 1"), (0, "ready"), (2, "bribe right 1"), (1, "ready"), (0, "bribe left 5")):
        match.play(seat, text)
    assert match.version == 5
    assert match.to_act == [1, 2]
    with pytest.raises(NotYourTurn):
        match.play(0, "ready")
    with pytest.raises(IllegalAction, match="T6"):
        match.play(2, "bribe left 4")


@pytest.mark.clause("T6")
def test_a_ready_seat_decides_no_more():
    table = bribes().play(1, "ready")
    assert table.to_act == [0, 2]
    assert table.happened("ready") == [(1, None, 0)]


@pytest.mark.clause("T6")
def test_a_bribe_clears_the_ready_of_all_other_seats_with_cash():
    table = bribes(bids=(*BIDS, "d 4"), cash=(5, 5, 0, 5))
    table.play(0, "ready").play(3, "ready")
    assert table.to_act == [1]
    table.play(1, "bribe left 1")
    assert table.to_act == [0, 1, 3]


@pytest.mark.clause("T6")
def test_nothing_but_a_bribe_clears_a_ready():
    table = bribes().play(0, "ready")
    assert table.to_act == [1, 2]
    table.play(2, "ready")
    assert table.to_act == [1]


@pytest.mark.clause("T6")
def test_a_seat_without_cash_is_ready():
    table = position(cash=(0, 3, 0)).bid("a+1", "b+2", "c+3")
    assert table.phase == "bribes"
    assert table.to_act == [1]
    assert table.play(1, "ready").round == 2


@pytest.mark.clause("T6")
def test_a_seat_that_puts_its_last_sestertius_is_ready_and_still_clears_the_others():
    table = bribes(ready=[0]).play(2, "bribe left 5")
    assert table.to_act == [0, 1]
    table.play(0, "ready").play(1, "ready")
    assert table.round == 2


@pytest.mark.clause("T6")
def test_a_bribe_of_somebodys_last_cash_ends_the_phase_if_nobody_else_has_any():
    table = bribes(cash=(0, 2, 0)).play(1, "bribe right 2")
    assert table.phase == "bids"
    assert table.round == 2


@pytest.mark.clause("T6")
def test_without_any_cash_at_the_table_there_are_no_bribes():
    table = position(cash=0).bid("a+1", "b+2", "c and income")
    assert (table.round, table.phase) == (2, "bids")
    assert table.owned(0) == "brewer-2"
    assert table.cash == [0, 0, 3]


@pytest.mark.clause("T6")
def test_the_phase_ends_when_all_are_ready():
    table = bribes().play(0, "ready").play(1, "ready")
    assert table.phase == "bribes"
    assert table.play(2, "ready").phase == "bids"
    assert "revealed" in table.events


@pytest.mark.clause("T6")
def test_a_bribe_larger_than_one_decision_allows_is_several():
    table = bribes(cash=(2500, 5, 5)).play(0, "bribe left 1000", "bribe left 1000", "bribe left 500")
    assert table.bids[0] == "a:2500 1"
    assert table.cash[0] == 0


@pytest.mark.clause("T6")
@pytest.mark.parametrize("text", ["bid a+b", "double income", "pass", "legion for seat 0", "attach to baker"])
def test_nothing_else_is_decided_in_this_phase(text):
    assert bribes(owned={0: "legion baker-1"}).why_not(0, text) == "not_now"


# Where a driver must pick an order


@pytest.mark.clause("T6")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("number", [1, 2, 3, 6, 60])
def test_the_phase_begins_at_the_seat_of_the_round(seats, number):
    table = position(seats=seats, round=number).bid(*["a and income"] * seats)
    assert table.current_seat == (number - 1) % seats
    assert table.match().current_seat == (number - 1) % seats


@pytest.mark.clause("T6")
def test_the_first_seat_without_cash_is_passed_over():
    table = position(round=2, seats=4, cash=(5, 0, 0, 5)).bid(*["double income"] * 4)
    assert table.current_seat == 3


@pytest.mark.clause("T6")
def test_the_seat_that_just_bribed_goes_on_until_it_is_ready():
    table = bribes(round=2)
    assert table.current_seat == 1
    assert table.play(1, "bribe left 1").current_seat == 1
    assert table.play(1, "bribe right 1").current_seat == 1
    assert table.play(1, "ready").current_seat == 2


@pytest.mark.clause("T6")
def test_then_the_next_unready_seat_clockwise_is_asked():
    table = bribes(bids=("a 1", "b 2", "c 3", "d 4", "e 5"), cash=(5, 5, 5, 0, 5))
    for seat in (0, 1, 2):
        assert table.current_seat == seat
        table.play(seat, "ready" if seat < 2 else "bribe left 5")
    # Seat 2 has no cash left and seat 3 had none; the bribe cleared 0 and 1.
    for seat in (4, 0, 1):
        assert table.current_seat == seat
        table.play(seat, "ready")
    assert table.phase == "bids"


@pytest.mark.clause("T6")
def test_a_seat_that_bribed_unasked_is_asked_next():
    table = bribes()
    assert table.current_seat == 0
    table.play(2, "bribe left 1")
    assert table.current_seat == 2
    assert table.play(2, "ready").current_seat == 0


@pytest.mark.clause("T6")
def test_a_seat_that_was_ready_unasked_changes_only_that_it_is_not_asked():
    table = bribes(bids=(*BIDS, "d 4")).play(2, "ready")
    assert table.current_seat == 0
    assert table.play(0, "ready").current_seat == 1
    assert table.play(1, "ready").current_seat == 3


@pytest.mark.clause("T6")
def test_every_clearing_costs_money_so_the_phase_comes_to_an_end():
    table = bribes(cash=4)
    decisions = 0
    while table.phase == "bribes":
        seat = table.current_seat
        others = [other for other in range(3) if other != seat]
        # The most stubborn way: everybody bribes 1 as soon as everybody else is ready.
        stubborn = not any(other in table.to_act for other in others)
        table.play(seat, "bribe left 1" if stubborn else "ready")
        decisions += 1
    assert table.round == 2
    assert decisions <= 3 * (12 + 1)
