"""What an arena plays: fair seatings, the same deals for everybody, and chance that follows from the seed."""

from collections import Counter

import numpy as np
import pytest

from iacta.engine.words.errors import BadOptions
from iacta.lab.contest import FIRST, SECOND, fair_seatings
from tests.lab.players import Lowest, contest_of

over_seats = pytest.mark.parametrize("seats", range(2, 9))


@over_seats
def test_each_bot_has_every_seat_equally_often_on_the_same_deal(seats):
    seatings = fair_seatings(seats)
    for seat in range(seats):
        held = Counter(seating[seat] for seating in seatings)
        assert held[FIRST] == held[SECOND]


@over_seats
def test_the_two_share_a_table_as_evenly_as_they_can(seats):
    for seating in fair_seatings(seats):
        assert abs(seating.count(FIRST) - seating.count(SECOND)) == seats % 2


@over_seats
def test_no_table_is_played_twice(seats):
    seatings = fair_seatings(seats)
    assert len(set(seatings)) == len(seatings) == (2 * seats if seats % 2 else 2)


def test_two_exchange_seats_and_three_sit_in_every_way_that_mixes_them():
    assert fair_seatings(2) == ((0, 1), (1, 0))
    assert set(fair_seatings(3)) == {(0, 0, 1), (0, 1, 0), (1, 0, 0), (1, 1, 0), (1, 0, 1), (0, 1, 1)}
    assert fair_seatings(4) == ((0, 1, 0, 1), (1, 0, 1, 0))


@pytest.mark.parametrize(("seats", "asked", "deals", "games"), [(2, 1, 1, 2), (2, 100, 50, 100), (3, 100, 17, 102)])
def test_games_are_rounded_up_to_whole_deals(seats, asked, deals, games):
    contest = contest_of(seats=seats, games=asked)
    assert (contest.deals, contest.games_of_a_pair) == (deals, games)


def test_every_pair_plays_every_deal_and_nobody_is_a_deal_ahead(extra):
    extra(a=Lowest, b=Lowest, c=Lowest)
    contest = contest_of(bots="abc", games=4)
    assert contest.pairs == [("a", "b"), ("a", "c"), ("b", "c")]
    assert list(contest.encounters()) == [(0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2)]
    assert contest.games_in_all == 12


def test_chance_follows_from_the_seed_the_deal_the_game_and_the_seat():
    contest, again, other = contest_of(seed=1), contest_of(seed=1), contest_of(seed=2)
    assert (contest.key(5) == again.key(5)).all()
    assert contest.key(5).dtype == np.uint64
    keys = {tuple(c.key(deal).tolist()) for c in (contest, other) for deal in range(50)}
    assert len(keys) == 100
    generators = {
        int(c.generator(deal, game, seat)[0])
        for c in (contest, other)
        for deal in range(20)
        for game in range(2)
        for seat in range(2)
    }
    assert len(generators) == 160


def test_chance_is_the_same_on_every_machine():
    contest = contest_of(seed=7)
    assert contest.key(0).tolist() == [10678837856135568178, 11804755775029371817]
    assert contest.generator(0, 1, 1).tolist() == [8365985867061707283]


@pytest.mark.parametrize(
    ("how", "what"),
    [
        ({"bots": ["greedy"]}, "An arena needs two bots or more."),
        ({"bots": []}, "An arena needs two bots or more."),
        ({"bots": ["greedy", "greedy"]}, "The bot 'greedy' is named twice."),
        ({"bots": ["random", "greedy", "random"]}, "The bot 'random' is named twice."),
        ({"bots": ["greedy", "alexander"]}, "no bot called 'alexander'"),
        ({"bots": ["greedy", ""]}, "no bot called ''"),
        ({"games": 0}, "The number of games must be from 1 to"),
        ({"games": 10_000_001}, "The number of games must be from 1 to"),
        ({"seed": -1}, "A seed must be a whole number"),
        ({"seats": 5}, "is for 2 to 4 players, not 5"),
        ({"options": {"fly": True}}, "has no option 'fly'"),
    ],
)
def test_nonsense_is_refused(how, what):
    with pytest.raises(BadOptions, match=what):
        contest_of(**how)
