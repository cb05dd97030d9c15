"""How the points grew over a match: compared with what a spectator could count as it went."""

import random

import pytest

from iacta.games import NAMES, load_game
from iacta.match import Match
from iacta.match.points import points_over_time
from tests.match.tables import bids, play_on

UNDOS = 0.15


@pytest.mark.parametrize("name", NAMES)
def test_the_points_are_those_that_a_spectator_could_count_after_every_decision(name):
    game = load_game(name)
    match = Match(game, game.seats[0], secret=bytes(32), id="points", mode="interpreted")
    choices, counted = random.Random(3), [match.points(game.spectator)]
    while not match.over and match.version < 250:
        seat = choices.choice(match.waits_for)
        version = match.version
        match.play(seat, choices.choice(match.legal(seat)).id)
        if match.version > version:
            counted.append(match.points(game.spectator))
        if len(counted) > 1 and not match.over and not match.waiting and choices.random() < UNDOS:
            match.undo(0, range(match.seats))
            counted.pop()
    assert points_over_time(match) == counted
    assert len(counted) > 20


def test_a_match_without_a_decision_has_the_points_of_the_deal():
    assert points_over_time(bids()) == [[0.0, 0.0]]


def test_counting_changes_nothing():
    match = play_on(bids())
    before = match.state.tobytes(), match.version
    points_over_time(match)
    assert (match.state.tobytes(), match.version) == before
