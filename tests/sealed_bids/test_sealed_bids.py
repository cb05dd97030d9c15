"""The test game keeps the contract: it ends, its views hide the pile, and a re-deal fits the view."""

import numpy as np
import pytest

from iacta.bots import make_bot, new_generator
from iacta.engine.compiling.records import blank
from iacta.engine.compiling.rulebook import rulebook
from iacta.lab.simulate import simulate
from iacta.match import Match
from tests.sealed_bids import GAME
from tests.sealed_bids.table import PRIZES

BOOK = rulebook(GAME, "interpreted")
K = GAME.load_cards(None).k


@pytest.mark.parametrize("bot", ["random", "greedy"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_games_end_within_the_declared_bound(seats, bot):
    numbers = GAME.option_numbers(seats, {"rounds": 5})
    results = simulate(GAME, numbers, 5, bots=[bot], threads=1, mode="interpreted")
    assert set(results.endings.tolist()) == {1}
    assert results.decisions.max() <= GAME.most_decisions(numbers)
    assert {tuple(sorted(row)) for row in results.places.tolist()} == {tuple(range(1, seats + 1))}


def test_bots_play_it_at_a_table():
    match = Match(GAME, 3, secret=bytes(32), mode="interpreted")
    bots = [make_bot(name, GAME, mode="interpreted") for name in ("random", "greedy", "random")]
    generator = new_generator(1)
    while not match.over:
        seat = match.waits_for[0]
        mask = np.zeros(GAME.actions.count, np.uint8)
        mask[[action.id for action in match.legal(seat)]] = 1
        match.play(seat, bots[seat].choose(match.view_record(seat), mask, seat, generator))


def test_a_re_deal_has_the_same_view_and_all_prizes():
    match = Match(GAME, 3, {"rounds": 5}, secret=bytes(32), mode="interpreted")
    generator = new_generator(1)
    while not match.over:
        for viewer in (0, 1, 2, GAME.spectator):
            view, again, state = (
                GAME.without_events(match.view_record(viewer)),
                blank(GAME.silent_state),
                blank(GAME.silent_state),
            )
            BOOK.determinize(view, K, viewer, state, generator)
            BOOK.view(state, viewer, again)
            assert again.tobytes() == view.tobytes()
            left = state["pile_left"][0]
            assert (state["pile"][0] > 0).sum() == left
            shown = state["won"][0].sum() + state["lost"][0].sum() + (state["prize"][0] > 0)
            assert left + shown == PRIZES
        seat = match.waits_for[0]
        match.play(seat, match.legal(seat)[-1].id)


def test_the_highest_number_that_stands_alone_wins():
    for numbers, winner in (((5, 5, 3), 2), ((1, 2, 4), 2), ((4, 2, 2), 0), ((3, 5, 3), 1)):
        match = Match(GAME, 3, secret=bytes(32), mode="interpreted")
        for seat, number in enumerate(numbers):
            match.play(seat, f"bid {number}")
        assert match.to_act == [winner]
