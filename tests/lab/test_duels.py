"""The statistics of the arena, against numbers from books, numbers made by hand, and chance."""

from __future__ import annotations

import numpy as np
import pytest

from iacta.lab.contest import fair_seatings
from iacta.lab.duels import duels_fought, duels_won, estimated, share_of_deal, student, wilson
from iacta.lab.ratings import rated
from iacta.lab.thinking_times import ThinkingTimes
from tests.quick import first


def test_at_two_seats_the_better_place_is_the_duel():
    assert duels_won((0, 1), (1, 2)) == 1
    assert duels_won((0, 1), (2, 1)) == 0
    assert duels_won((1, 0), (2, 1)) == 1
    assert duels_won((0, 1), (1, 1)) == 0.5


def test_at_more_seats_every_pair_of_different_bots_is_a_duel():
    assert duels_won((0, 1, 0), (1, 2, 3)) == 1  # first above second, second above third
    assert duels_won((0, 1, 0), (1, 3, 1)) == 2
    assert duels_won((0, 1, 0, 1), (1, 1, 3, 4)) == 0.5 + 1 + 0 + 1
    assert [duels_fought(seating) for seating in ((0, 1), (0, 1, 0), (0, 1, 0, 1))] == [1, 2, 4]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_equal_bots_win_half_at_any_number_of_seats(seats):
    """Places that only depend on the seat are luck of the seat, and cancel out."""
    seatings = fair_seatings(seats)
    assert share_of_deal(seatings, [range(1, seats + 1)] * len(seatings)) == 0.5


def test_the_share_of_a_deal_is_that_of_its_duels():
    assert share_of_deal(((0, 1), (1, 0)), [(1, 2), (2, 1)]) == 1
    assert share_of_deal(((0, 1), (1, 0)), [(1, 2), (1, 2)]) == 0.5
    assert share_of_deal(((0, 1), (1, 0)), [(1, 2), (1, 1)]) == 0.75


@pytest.mark.parametrize(
    ("freedom", "quantile"),
    [
        (1, 12.7062),
        (2, 4.30265),
        (3, 3.18245),
        (4, 2.77645),
        (5, 2.57058),
        (10, 2.22814),
        (30, 2.04227),
        (1000, 1.96234),
    ],
)
def test_students_quantile_is_that_of_the_tables(freedom, quantile):
    assert student(freedom) == pytest.approx(quantile, rel=1 / 800)


def test_wilsons_interval_is_that_of_the_books():
    assert wilson(0.5, 10) == pytest.approx((0.236593, 0.763407), abs=1e-5)
    assert wilson(0.0, 10) == pytest.approx((0.0, 0.277533), abs=1e-5)
    assert wilson(0.9, 10) == pytest.approx((0.595850, 0.982124), abs=1e-5)


def test_an_estimate_made_by_hand():
    """Four deals with the mean 0.625 and the variance 0.104167: that is 0.0260417 for the mean, as of 9 tosses.
    Student's 3.18245 instead of 1.95996 makes 3.41 of them; they are never fewer than the deals, so they are 4."""
    shares = [0.25, 0.5, 0.75, 1.0]
    found = estimated(shares)
    assert found.share == 0.625
    assert (found.low, found.high) == pytest.approx(wilson(0.625, 4))


def test_deals_that_vary_little_are_worth_more_than_tosses():
    """Fifty deals of 0.5, fifty of 0.75: the mean is 0.625, its variance 0.015783/100, and 99 degrees of freedom make
    1.98422 of 1.95996, so these are as good as 1448.9 tosses."""
    found = estimated([0.5, 0.75] * 50)
    assert (found.low, found.high) == pytest.approx(wilson(0.625, 1448.9), abs=1e-6)


@pytest.mark.parametrize("share", [0.0, 0.5, 1.0])
def test_where_all_deals_are_alike_each_is_a_toss(share):
    found = estimated([share] * 20)
    assert (found.share, found.low, found.high) == (share, *wilson(share, 20))
    assert found.low <= share <= found.high
    assert found.high - found.low > 0.1


def test_one_deal_says_little():
    assert estimated([1.0]).low == pytest.approx(0.206543, abs=1e-5)
    assert estimated([0.5]).low < 0.1


def test_an_interval_stays_between_nothing_and_all():
    rng = np.random.default_rng(1)
    for deals in (1, 2, 3, 10, 100):
        for chance in (0.01, 0.5, 0.99):
            found = estimated((rng.random(deals) < chance).astype(float).tolist())
            assert 0 <= found.low <= found.share <= found.high <= 1


# Each deal favours a seat by so much, and one bot is stronger by so much: the games of a deal belong together.
def shares_of_deals(rng, deals, strength, luck_of_the_deal):
    favour = luck_of_the_deal * rng.standard_normal(deals)
    there = strength + favour + rng.standard_normal(deals) > 0
    back = strength - favour + rng.standard_normal(deals) > 0
    return (there.astype(float) + back) / 2


@pytest.mark.parametrize("luck_of_the_deal", [0.0, 3.0])
@pytest.mark.parametrize("strength", first([0.8, 0.0, 2.0]))
@pytest.mark.parametrize("deals", first([5, 200, 20], quick=2))
def test_the_interval_holds_the_truth_as_often_as_it_says(deals, strength, luck_of_the_deal):
    rng = np.random.default_rng(deals)
    truth = shares_of_deals(rng, 1_000_000, strength, luck_of_the_deal).mean()
    runs = 1000
    held = 0
    for _ in range(runs):
        found = estimated(shares_of_deals(rng, deals, strength, luck_of_the_deal).tolist())
        held += found.low <= truth <= found.high
    assert held / runs > 0.93
    if deals == 200:
        assert held / runs < 0.98  # nor is it wider than it must be


def test_games_of_a_deal_that_go_together_widen_the_interval():
    rng = np.random.default_rng(2)
    games = (rng.random(200) < 0.6).astype(float)
    apart = estimated(((games[::2] + games[1::2]) / 2).tolist())
    together = estimated(games[::2].tolist())  # each deal has the same game twice
    assert together.high - together.low > 1.3 * (apart.high - apart.low)


# Ratings


def test_the_better_bot_gets_the_better_rating_and_chance_fades():
    rng = np.random.default_rng(3)
    chances = {("a", "b"): 0.8, ("a", "c"): 0.95, ("b", "c"): 0.8}
    games = [(*pair, float(rng.random() < chance)) for _ in range(200) for pair, chance in chances.items()]
    ratings = rated("abc", games)
    assert ratings["a"].mean > ratings["b"].mean > ratings["c"].mean
    assert all(rating.deviation < 2 for rating in ratings.values())
    assert ratings == rated("abc", games)


def test_ties_leave_equals_equal():
    ratings = rated("ab", [("a", "b", 0.5)] * 10)
    assert ratings["a"].mean == pytest.approx(ratings["b"].mean)
    assert ratings["a"].cautious == pytest.approx(ratings["a"].mean - 3 * ratings["a"].deviation)


# Times


def test_times_are_told_to_five_percent():
    thinking = ThinkingTimes()
    times = [1000 * n for n in range(1, 1001)]
    for nanoseconds in times:
        thinking.count(nanoseconds, choice=True)
    assert thinking.mean == pytest.approx(500.5e-6)
    assert thinking.quantile(0.5) == pytest.approx(500e-6, rel=0.05)
    assert thinking.quantile(0.99) == pytest.approx(990e-6, rel=0.05)


def test_a_decision_without_a_choice_is_not_timed():
    thinking = ThinkingTimes()
    thinking.count(10**9, choice=False)
    assert (thinking.decisions, thinking.choices, thinking.mean, thinking.quantile(0.99)) == (1, 0, 0.0, 0.0)


def test_tallies_add_up():
    one, two, both = ThinkingTimes(), ThinkingTimes(), ThinkingTimes()
    for number, nanoseconds in enumerate([1, 5, 70, 900, 12_000]):
        (one if number % 2 else two).count(nanoseconds, choice=True)
        both.count(nanoseconds, choice=True)
    one.add(two)
    assert one == both
