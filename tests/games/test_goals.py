"""The goal that tables show is the one that the rules know."""

from __future__ import annotations

import numpy as np
import pytest

from iacta.bots import make_bot, new_generator
from iacta.games import load_game
from iacta.match import Match


@pytest.mark.parametrize(("name", "ending"), [("lusitania-xxi", "twenty_one"), ("lusitania", "twenty")])
def test_whoever_reaches_the_goal_ends_the_match(name, ending):
    game = load_game(name)
    match = Match(game, 2, secret=bytes(32), id="goal", mode="interpreted")
    goal = game.goal(match.cards.k[0])
    bot, generator = make_bot("greedy", game, match.cards, mode="interpreted"), new_generator(1)
    while not match.over:
        assert max(match.scores) < goal
        seat = match.waits_for[0]
        match.play(seat, bot.choose(match.view_record(seat), match.mask(seat), seat, generator))
    assert (max(match.scores) >= goal) == (match.ending == ending)


def test_the_goal_of_lumeria_is_that_of_its_card_file():
    game = load_game("lumeria")
    cards = game.load_cards(None)
    assert game.goal(cards.k[0]) == cards.layout["goal"]
    assert type(game.goal(np.copy(cards.k)[0])) is int


def test_where_the_most_points_win_there_is_no_goal():
    assert load_game("lutetia").goal is None
