"""What adapters tell a seat does not depend on what is hidden from it: everything hidden is dealt anew, as the rules
page says it may be, and nothing told changes."""

import numpy as np
import pyspiel
import pytest

from iacta.adapters.game_names import plain_name
from iacta.adapters.openspiel import rules_for
from iacta.bots import new_generator
from iacta.engine.compiling.rulebook import rulebook
from iacta.engine.learning.observation import Observer
from tests.conformance.playing import random_game, spread, viewed, waiting_positions
from tests.conformance.redeal import knowledge_of
from tests.conformance.redeal.leaks import with_leak
from tests.conformance.settings import over_every_game, over_pairwise_settings, richest

DEALS = 3


def twins(setting, viewer, position, rng):
    """States that the viewer cannot tell from that of the position."""
    return [knowledge_of(setting.game).redealt(position, viewer, rng).state for _ in range(DEALS)]


def some_positions(setting):
    game = random_game(setting, 1)
    return [*spread(game, 5), *waiting_positions(game, 3)]


@over_pairwise_settings
def test_observations_of_states_that_a_viewer_cannot_tell_apart_are_equal(setting):
    book, observer = rulebook(setting.game, "interpreted"), Observer(setting.game, setting.seats, "compiled")
    rng = np.random.default_rng(1)
    for position in some_positions(setting):
        for viewer in setting.viewers:
            seen = observer.observe(viewed(setting, book, position.state, viewer), viewer)
            for twin in twins(setting, viewer, position, rng):
                assert (observer.observe(viewed(setting, book, twin, viewer), viewer) == seen).all(), position


def disclosed(game, state, player):
    """All that OpenSpiel tells a player of a state."""
    acting = state.current_player()
    return (
        state.information_state_string(player),
        state.observation_string(player),
        state.observation_tensor(player),
        acting,
        state.legal_actions(player),
        state.is_terminal(),
        [rules_for(*state.setting).redealt(state.record, player, new_generator(seed)).tobytes() for seed in range(3)],
    )


@pytest.mark.slow
@over_pairwise_settings
def test_information_states_that_a_player_cannot_tell_apart_are_equal_and_so_are_their_resamplings(setting):
    game = pyspiel.load_game(plain_name(setting.game), {"players": setting.seats, **setting.options})
    rng = np.random.default_rng(2)

    def state_at(record):
        state = game.new_initial_state()
        state.begin(record)
        return state

    for position in some_positions(setting):
        for player in range(setting.seats):
            before = disclosed(game, state_at(position.state), player)
            for twin in twins(setting, player, position, rng):
                assert disclosed(game, state_at(twin), player) == before, (position, player)


@over_every_game
def test_different_views_have_different_information_states(game):
    setting = richest(game.name, game.seats[1])
    book = rulebook(game, "interpreted")
    spiel = pyspiel.load_game(plain_name(game), {"players": setting.seats, **setting.options})
    views, strings, tensors = set(), set(), set()
    for position in spread(random_game(setting, 1), 40):
        state = spiel.new_initial_state()
        state.begin(position.state)
        views.add(viewed(setting, book, position.state, 0).tobytes())
        strings.add(state.information_state_string(0))
        tensors.add(tuple(state.observation_tensor(0)))
    assert len(views) == len(strings)
    assert len(tensors) > len(views) // 2  # what just happened is not in them


@pytest.mark.slow
@pytest.mark.parametrize("name", ["lusitania", "lutetia"])
def test_a_planted_leak_is_found(name):
    """A view that tells too much makes observations differ."""
    setting = richest(name, 4)
    leaks = knowledge_of(setting.game).LEAKS
    rng = np.random.default_rng(3)
    observer = Observer(setting.game, setting.seats, "compiled")
    found = []
    for leak in leaks:
        book = rulebook(with_leak(setting.game, leak), "interpreted")
        for position in some_positions(setting):
            seen = observer.observe(viewed(setting, book, position.state, 0), 0)
            others = [observer.observe(viewed(setting, book, twin, 0), 0) for twin in twins(setting, 0, position, rng)]
            if any((other != seen).any() for other in others):
                found.append(leak)
                break
    assert found
