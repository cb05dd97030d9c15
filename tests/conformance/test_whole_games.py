"""Hypothesis plays whole games from a seed and some choices."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from iacta.engine.compiling.rulebook import rulebook
from tests.conformance.following import Following, all_kinds
from tests.conformance.playing import chosen_game, decide, may_act, viewed
from tests.conformance.redeal import knowledge_of
from tests.conformance.settings import EVERY

settings_of_games = st.sampled_from(EVERY)
seeds = st.integers(0, 2**63 - 1)
choices = st.lists(st.integers(0, 50), min_size=1, max_size=60)


@pytest.mark.slow
@given(setting=settings_of_games, seed=seeds, numbers=choices)
def test_any_choices_lead_to_an_end_and_lose_no_card(setting, seed, numbers):
    book = rulebook(setting.game, "interpreted")
    game = chosen_game(setting, seed, numbers)
    assert book.ending(game.states[-1])
    assert may_act(book, game.states[-1]) == []
    cards = all_kinds(setting.game, game.states[0])
    open_cards = knowledge_of(setting.game).open_cards
    following = Following(setting.game)
    following.begin(game.states[0])
    for state, events in zip(game.states, game.events, strict=True):
        assert (all_kinds(setting.game, state) == cards).all()
        assert state["happened"][0] <= setting.game.most_events
        following.follow(events)
    assert following.differences(game.states[-1], open_cards(game.states[-1])) == []


@pytest.mark.slow
@given(setting=settings_of_games, seed=seeds, numbers=choices)
def test_checked_rules_play_any_choices_alike(setting, seed, numbers):
    game = chosen_game(setting, seed, numbers)
    book = rulebook(setting.game, "checked")
    state = game.states[0].copy()
    for number, made in enumerate(game.choices):
        decide(setting, book, state, made)
        assert state.tobytes() == game.states[number + 1].tobytes()


@pytest.mark.slow
@given(setting=settings_of_games, seed=seeds, numbers=choices, where=st.floats(0, 1), dice=st.integers(0, 2**32))
def test_no_view_depends_on_what_is_hidden(setting, seed, numbers, where, dice):
    book = rulebook(setting.game, "interpreted")
    game = chosen_game(setting, seed, numbers)
    position = game.position(round(where * len(game.choices)))
    rng = np.random.default_rng(dice)
    for viewer in setting.viewers:
        other = knowledge_of(setting.game).redealt(position, viewer, rng).state
        views = [viewed(setting, book, state, viewer).tobytes() for state in (position.state, other)]
        assert views[0] == views[1]
