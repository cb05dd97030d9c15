import pytest

from iacta.engine.words.errors import IllegalAction, NotYourTurn
from tests.games.lutetia.position import position

TWO_BIDDERS = ("a:1 income", "a:2 income", "b income")


def opened(*bids, **more):
    """The table in the first contest of the round."""
    table = position(bids=bids, **more).reveal()
    assert table.phase == "legions"
    return table


@pytest.mark.clause("T9")
def test_a_legion_for_somebody_else_lets_him_win_and_nobody_pays_the_two():
    """The page's vector: P stakes 1, Q 2, S plays a Legion for P."""
    table = opened(*TWO_BIDDERS, owned={2: "legion"}, market={"a": "brewer-3"}).play(2, "legion for seat 0")
    assert table.owned(0) == "brewer-3"
    assert table.cash == [5 + 3 - 2, 5 + 3 + 2 + 1, 5 + 3]
    assert table.owned(2) == "baker-2"
    assert table.gone == "legion"


@pytest.mark.clause("T9")
def test_a_legion_counts_two_for_a_bribe_of_nothing_too():
    table = opened("a income", "a:1 income", owned={0: "legion"}).play(0, "legion for seat 0")
    assert table.owned(0) == "brewer-2"
    assert table.happened("bought") == [(0, "owned.0", 0)]
    even = opened("a income", "a:2 income", owned={0: "legion"}).play(0, "legion for seat 0")
    assert even.gone == "brewer-2 legion"
    assert even.cash == [5 + 3 + 1, 5 + 3 + 2 + 1]


@pytest.mark.clause("T9")
def test_a_legion_is_lost_in_any_case():
    beaten = opened("a income", "a:5 income", owned={0: "legion"}).play(0, "legion for seat 0")
    assert beaten.gone == "legion"
    assert beaten.cash[0] == 5 + 3 + 1
    assert beaten.owned(1) == "brewer-2"


@pytest.mark.clause("T9")
def test_legions_of_several_seats_add_up_for_one_bidder():
    table = opened("a:1 income", "a:4 income", "b income", owned={0: "legion", 2: "legion"})
    table.play(0, "legion for seat 0")
    assert table.happened("supported") == [(0, "bid.0.0", 3)]
    table.play(2, "legion for seat 0")
    assert table.owned(0) == "brewer-2"
    assert table.cash[1] == 5 + 3 + 4 + 1


@pytest.mark.clause("T9")
def test_legions_may_be_played_against_each_other():
    table = opened("a income", "a income", owned={0: "legion legion", 1: "legion"})
    table.play(0, "legion for seat 0").play(1, "legion for seat 1").play(0, "legion for seat 1")
    assert table.owned(1) == "brewer-2"
    assert table.gone == "legion legion legion"


@pytest.mark.clause("T9")
@pytest.mark.parametrize(("seat", "allowed"), [(0, True), (1, False), (2, True), (3, False), (4, False)])
def test_a_legion_names_a_bidder_of_this_slot(seat, allowed):
    table = opened("a income", "b c", "a 1", owned={1: "legion"})
    assert (table.why_not(1, f"legion for seat {seat}") == "allowed") == allowed
    assert table.why_not(1, f"legion for seat {seat}") in ("allowed", "no_bidder")
    assert set(table.legal(1)) == {"legion for seat 0", "legion for seat 2", "pass"}


@pytest.mark.clause("T9")
def test_after_the_reveal_nobody_adds_money():
    table = opened(*TWO_BIDDERS, owned={0: "legion"})
    for text in ("bribe left 1", "bribe right 1", "ready", "bid a+b", "attach to baker"):
        assert table.why_not(0, text) == "not_now"
    with pytest.raises(IllegalAction):
        table.match().play(0, "bribe left 1")


@pytest.mark.clause("T9")
def test_only_the_seat_that_is_asked_decides():
    table = opened(*TWO_BIDDERS, owned={0: "legion", 1: "legion"})
    assert table.to_act == [0]
    with pytest.raises(NotYourTurn):
        table.match().play(1, "pass")


# The contest


@pytest.mark.clause("T9")
@pytest.mark.parametrize("bids", [("a income", "b income", "c income"), ("income income",) * 3])
def test_a_slot_with_fewer_than_two_bidders_has_no_contest(bids):
    table = position(bids=bids, owned={0: "legion", 1: "legion", 2: "legion"}).reveal()
    assert (table.phase, table.round) == ("bids", 2)


@pytest.mark.clause("T9")
def test_without_a_legion_at_the_table_there_is_no_contest():
    assert position(bids=TWO_BIDDERS).reveal().phase == "bids"


@pytest.mark.clause("T9")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5, 6])
def test_a_contest_begins_at_the_seat_of_the_round(seats, number):
    owned = dict.fromkeys(range(seats), "legion")
    table = opened(*["a income"] * seats, owned=owned, round=number)
    first = (number - 1) % seats
    for turn in range(seats):
        assert table.to_act == [(first + turn) % seats]
        table.play(table.current_seat, "pass")
    assert table.phase == "bids"


@pytest.mark.clause("T9")
def test_seats_without_a_legion_are_not_asked():
    table = opened(*["a income"] * 5, owned={1: "legion", 3: "legion"}, round=3)
    assert table.current_seat == 3
    assert table.play(3, "pass").current_seat == 1
    assert table.play(1, "pass").phase == "bids"


@pytest.mark.clause("T9")
def test_after_a_legion_the_next_owner_clockwise_is_asked():
    table = opened(*["a income"] * 4, owned={0: "legion legion", 2: "legion", 3: "legion"})
    assert table.play(0, "legion for seat 1").current_seat == 2
    assert table.play(2, "legion for seat 1").current_seat == 3
    assert table.play(3, "pass").current_seat == 0


@pytest.mark.clause("T9")
def test_a_pass_is_not_final():
    table = opened("a income", "a income", "b income", owned={0: "legion", 1: "legion"})
    table.play(0, "pass")
    assert table.play(1, "legion for seat 1").to_act == [0]
    table.play(0, "legion for seat 0")
    assert table.gone == "brewer-2 legion legion"
    assert table.round == 2


@pytest.mark.clause("T9")
def test_the_contest_ends_when_all_owners_have_passed_since_the_last_legion_its_player_included():
    table = opened(*["a income"] * 3, owned={0: "legion", 1: "legion legion", 2: "legion"})
    table.play(0, "pass").play(1, "legion for seat 1")
    for seat in (2, 0, 1):
        assert table.phase == "legions"
        assert table.to_act == [seat]
        table.play(seat, "pass")
    assert table.phase == "bids"
    assert table.owned(1) == "brewer-2 legion"


@pytest.mark.clause("T9")
def test_who_has_played_his_last_legion_is_not_asked_again():
    table = opened(*["a income"] * 3, owned={0: "legion", 1: "legion"})
    table.play(0, "legion for seat 0")
    assert table.to_act == [1]
    assert table.play(1, "pass").phase == "bids"


@pytest.mark.clause("T9")
def test_the_contest_ends_with_the_last_legion_of_all():
    table = opened(*["a income"] * 3, owned={2: "legion"})
    assert table.play(2, "legion for seat 0").phase == "bids"
    assert table.owned(0) == "brewer-2"


@pytest.mark.clause("T9")
def test_a_single_owner_may_play_several_one_after_another():
    table = opened("a income", "a:5 income", "b income", owned={2: "legion legion legion legion"})
    for left in (3, 2, 1):
        table.play(2, "legion for seat 0")
        assert table.to_act == [2]
        assert table.owned(2).count("legion") == left
    table.play(2, "pass")
    assert table.phase == "bids"
    assert table.owned(0) == "brewer-2"
    assert table.owned(2) == "baker-2 legion"


@pytest.mark.clause("T9")
def test_a_single_owner_who_passes_ends_the_contest():
    table = opened(*TWO_BIDDERS, owned={2: "legion legion"}).play(2, "pass")
    assert table.phase == "bids"
    assert table.owned(1) == "brewer-2"
    assert table.happened("passed") == [(2, None, 0)]


@pytest.mark.clause("T9")
def test_every_contest_begins_afresh():
    table = opened("a 1:1", "a 1", "a income", owned={0: "legion legion", 1: "legion"}, round=2)
    assert table.current_seat == 1
    table.play(1, "pass").play(0, "legion for seat 0")
    assert table.play(1, "pass").to_act == [0]
    table.play(0, "pass")
    # Seat 1 passed twice for A; at slot 1 it is asked first again, and A's Legion does not count there.
    assert table.phase == "legions"
    assert table.to_act == [1]
    assert table["support"].tolist() == [0] * 5
    table.play(1, "legion for seat 1").play(0, "pass")
    assert table.owned(1) == "mill"


@pytest.mark.clause("T9", "T7")
def test_earlier_slots_are_finished_while_a_contest_goes_on_and_later_ones_are_not():
    table = opened("a 1", "b 1", "c income", owned={2: "legion"}, coins={"a": 2})
    assert table["slot"] == 5
    assert [table.owned(seat) for seat in range(3)] == ["brewer-2", "baker-2", "druid-2 legion"]
    assert table.cash == [7, 5, 8]
    assert sorted(table.market) == ["1", "2", "3"]


@pytest.mark.clause("T12", "T9")
def test_a_legion_bought_is_usable_from_the_next_slot_on():
    market = {"a": "legion"}
    table = opened("a 1", "1 b", "1 income", market=market)
    assert table["slot"] == 5
    assert table.to_act == [0]
    table.play(0, "legion for seat 2")
    assert table.owned(2) == "mill"
    assert table.gone == "legion"


@pytest.mark.clause("T12", "T9")
def test_a_legion_on_sale_is_not_usable_for_its_own_slot():
    table = position(bids=("a:1 b", "a b", "b income"), market={"a": "legion"}).reveal()
    assert table.owned(0) == "legion"
    assert table["slot"] == 1
    assert table.to_act == [0]


@pytest.mark.clause("T12", "T9")
def test_a_legion_that_was_tied_away_is_usable_by_nobody():
    table = position(bids=("a 1", "a 1", "b income"), market={"a": "legion"}).reveal()
    assert table.phase == "bids"
    assert table.gone == "legion mill"
