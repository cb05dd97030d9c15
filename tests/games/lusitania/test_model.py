"""Random games beside a slow and obvious model of the whole game."""

import random

import pytest

from tests.games.lusitania.side_by_side import WAYS_TO_PLAY, match_near_its_end, new_match, play_on

# From these seeds on, the games reach all that is listed below.
FIRST_SEED = 600
GAMES = 24
POSITIONS = 100


def reached_in(matches):
    """The rare things that came about while the matches were played, each in another way than the one before."""
    reached = set()
    for seed, match in enumerate(matches):
        reached |= play_on(match, random.Random(seed), WAYS_TO_PLAY[seed % len(WAYS_TO_PLAY)])
    return reached


def test_a_game_in_every_way_to_play_is_that_of_the_model():
    assert reached_in(new_match(seed) for seed in range(len(WAYS_TO_PLAY)))


@pytest.mark.slow
@pytest.mark.clause("L4", "L5", "L6", "L7", "L8", "L9", "L10", "L11", "L12", "L13", "L14", "L15", "L16", "L17")
def test_whole_games_are_those_of_the_model():
    reached = reached_in(new_match(FIRST_SEED + game) for game in range(GAMES))
    assert reached >= {
        "the game ends: twenty",
        "the game ends: musician",
        "the game ends: pile",
        "the game ends: turn_limit",
        "Caesar brings the Commander back",
        "Caesar finds the Commander at home",
        "a tie is broken by mercenaries",
        "a tie is broken by the turn",
    }


@pytest.mark.slow
@pytest.mark.clause("L14", "L15", "L16")
def test_games_near_their_end_are_those_of_the_model():
    reached = reached_in(match_near_its_end(FIRST_SEED + game) for game in range(POSITIONS))
    assert reached >= {
        "the Musician goes from hand to hand in senator",
        "the Musician goes from hand to field in trade",
        "the Musician goes from hand to discard in mars",
        "the Musician goes from hand to pile in mars",
        "the Musician goes from discard to pile in equip",
        "the Musician goes from pile to hand in senator",
        "the Musician goes from pile to field in replenish",
        "the first pile ends in the middle of mars",
        "the first pile ends in the middle of replenish",
        "pile 1 ends the game in equip",
        "pile 1 ends the game in recruit",
        "pile 2 ends the game in mars",
        "pile 2 ends the game in replenish",
        "pile 2 ends the game in senator",
        "a tie is broken by mercenaries",
        "a tie is broken by the turn",
    }
