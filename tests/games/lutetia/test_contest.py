import pytest

from tests.games.lutetia.position import position


def contest(*bids, **more):
    """The table after a round in which nobody plays a Legion."""
    return position(bids=bids, **more).reveal().decline()


@pytest.mark.clause("T9")
def test_the_highest_bribe_wins_and_pays_cost_and_bribe():
    table = contest("1:1 a", "1:3 b", "1:2 c")
    assert table.owned(1) == "baker-2 mill"
    assert table.cash == [5 + 1 + 1, 5 - 2, 5 + 2 + 1]
    assert "mill" not in table.owned(0) + table.owned(2) + table.gone
    assert table.happened("bought")[-1] == (1, "owned.1", 5)


@pytest.mark.clause("T9")
def test_the_others_take_their_bribe_back_and_one_sestertius():
    table = contest("a:4 b", "a:0 c", "a:2 1", "a:3 2", cash=9)
    assert [(seat, place, amount) for seat, place, amount in table.happened("compensated")] == [
        (1, "slot.0", 0),
        (2, "slot.0", 2),
        (3, "slot.0", 3),
    ]
    assert table.cash == [9, 9 + 1, 9 + 3 - 2, 9 + 4 - 2]


@pytest.mark.clause("T9")
def test_a_bribe_of_one_beats_a_bribe_of_nothing():
    table = contest("a:1 1", "a 2", market={"a": "brewer-3"})
    assert table.owned(0) == "brewer-3 mill"
    assert table.cash == [1, 4]


@pytest.mark.clause("T9")
def test_nothing_and_nothing_is_a_tie():
    """The page's vector: card gone, +1 each."""
    table = contest("a income", "a income", coins={"a": 3})
    assert table.gone == "brewer-2"
    assert table.cash == [9, 9]
    assert table.happened("coins_lost") == [(-1, "slot.0", 3)]
    assert table.owned(0) == table.owned(1) == ""


@pytest.mark.clause("T9")
def test_a_tie_at_the_top_compensates_every_bidder_of_the_slot():
    """The page's vector: 2, 2 and 0."""
    table = contest("a:2 income", "a:2 income", "a income")
    assert table.gone == "brewer-2"
    assert table.cash == [5 + 3 + 3, 5 + 3 + 3, 5 + 3 + 1]
    assert "bought" not in table.events


@pytest.mark.clause("T9")
@pytest.mark.parametrize("stake", [0, 1, 4])
def test_a_three_way_tie_leaves_the_card_to_nobody(stake):
    table = contest(*[f"a:{stake} income"] * 3, "b income", coins={"a": 2})
    assert table.gone == "brewer-2"
    assert table.cash == [5 + 3 + stake + 1] * 3 + [5 + 3]
    assert table.owned(3) == "baker-2"


@pytest.mark.clause("T9")
def test_a_tie_below_the_top_does_not_matter():
    table = contest("a:1 income", "a:1 income", "a:2 income")
    assert table.owned(2) == "brewer-2"
    assert table.cash == [5 + 3 + 2, 5 + 3 + 2, 5 + 3]


@pytest.mark.clause("T9")
def test_after_a_tie_the_slot_gets_a_new_card_without_coins():
    table = contest("a income", "a income", coins={"a": 3}, characters="legion baker-1")
    assert table.market["a"] == "legion"
    assert "a" not in table.coins


@pytest.mark.clause("T9")
def test_somebody_who_bids_twice_is_in_two_contests():
    table = contest("a:1 1:2", "a:2 1:1")
    assert table.owned(0) == "mill"
    assert table.owned(1) == "brewer-2"
    assert table.cash == [5 + 2 - 2, 5 + 2]


@pytest.mark.clause("T9", "T11")
def test_the_coins_on_the_card_go_to_the_winner():
    table = contest("a:1 income", "a income", coins={"a": 6})
    assert table.cash == [5 + 3 + 6, 5 + 3 + 1]


# Solvency


@pytest.mark.clause("T10")
def test_a_winner_who_cannot_pay_loses_bribe_card_and_coins_and_there_is_no_runner_up():
    table = contest("1:3 a", "1:2 b", "1:1 c", cash=(1, 5, 5), coins={"1": 4})
    assert table.gone == "mill"
    assert [table.owned(seat) for seat in range(3)] == ["brewer-2", "baker-2", "druid-2"]
    assert table.cash == [1, 5 + 2 + 1, 5 + 1 + 1]
    assert table.happened("could_not_pay") == [(0, "gone", 0)]
    assert table.happened("coins_lost") == [(-1, "slot.5", 4)]
    assert table.happened("bribe_lost") == [(0, None, 3)]


@pytest.mark.clause("T10")
def test_the_losers_are_still_compensated_and_the_winner_is_not():
    table = contest("1:3 a", "1:2 b", cash=(1, 5))
    assert [seat for seat, _, _ in table.happened("compensated")] == [1]


@pytest.mark.clause("T10")
def test_solvency_is_judged_only_after_the_contest():
    """Who cannot pay takes part, wins, ties and loses like anybody else."""
    beaten = contest("1:1 a", "1:2 b", cash=(0, 5))
    assert beaten.owned(1) == "baker-2 mill"
    assert beaten.cash[0] == 2
    tied = contest("1:2 a", "1:2 b", cash=(0, 5))
    assert tied.gone == "mill"
    assert tied.cash == [3, 8]


@pytest.mark.clause("T10", "T11")
def test_what_was_earned_in_earlier_slots_makes_solvent():
    table = contest("a 1:1", "a 1", "b c", market={"a": "brewer-1"}, cash=(1, 5, 5))
    # The tie at A brought seat 0 the second sestertius for the Mill.
    assert table.owned(0) == "mill"
    assert table.cash[0] == 0


@pytest.mark.clause("T10")
@pytest.mark.parametrize(("cash", "pays"), [(1, False), (2, True), (3, True)])
def test_a_winner_with_exactly_the_cost_can_pay(cash, pays):
    table = contest("1:3 a", "1 b", cash=(cash, 5))
    assert ("mill" in table.owned(0)) == pays
    assert table.cash[0] == (cash - 2 if pays else cash)


@pytest.mark.clause("T10", "T9")
def test_a_winner_by_legion_who_cannot_pay_has_lost_the_legion_too():
    table = position(bids=("1:1 a", "1:2 b"), cash=(1, 5), owned={0: "legion"}).reveal()
    table.play(0, "legion for seat 0")
    assert table.gone == "legion mill"
    assert table.cash == [1, 5 + 2 + 1]
    assert table.owned(0) == "brewer-2"
