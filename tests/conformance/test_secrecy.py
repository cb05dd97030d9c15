"""What a viewer may not know is dealt anew, and nothing that reaches the viewer changes by a byte."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from iacta.engine.compiling.rulebook import Rulebook, rulebook
from iacta.engine.rules.events import CARD, KNOWN, SOURCE
from iacta.engine.rules.game import Game
from iacta.engine.rules.places import NOWHERE
from iacta.games import NAMES, load_game
from tests.conformance.disclosure import disclosed
from tests.conformance.following import all_kinds
from tests.conformance.playing import (
    Choices,
    Position,
    decide,
    due,
    greedy_game,
    happened,
    legal,
    may_act,
    positions,
    random_game,
    reasons,
    spread,
    viewed,
    waiting_positions,
)
from tests.conformance.redeal import knowledge_of
from tests.conformance.redeal.anew import Redealt
from tests.conformance.redeal.leaks import with_leak
from tests.conformance.settings import (
    FULL_LENGTH,
    Setting,
    over_every_game,
    over_every_setting,
    over_full_length_settings,
    over_pairwise_settings,
)
from tests.quick import first

DEALS = 3


def book_of(game: Game) -> Rulebook:
    return rulebook(game, "interpreted")


def leaks(position: Position, viewer: int, rng: np.random.Generator, game: Game | None = None) -> list[str]:
    """What a viewer is told differently when everything hidden from it is dealt anew."""
    setting = position.setting
    book = book_of(game or setting.game)
    before = disclosed(Redealt(position, position.state), viewer, book, game)
    found = []
    for _ in range(DEALS):
        other = knowledge_of(setting.game).redealt(position, viewer, rng)
        after = disclosed(other, viewer, book, game)
        found += [what for what in before if before[what] != after[what]]
    return found


@over_every_game
def test_a_game_says_what_is_public(game):
    assert knowledge_of(game).LEAKS


@over_pairwise_settings
def test_nothing_told_depends_on_what_is_hidden(setting):
    rng = np.random.default_rng(1)
    game = random_game(setting, 1)
    for position in (*spread(game, 5), *waiting_positions(game, 2)):
        for viewer in setting.viewers:
            assert leaks(position, viewer, rng) == [], (position, viewer)


@pytest.mark.slow
@over_full_length_settings
def test_nothing_told_depends_on_what_is_hidden_in_random_and_greedy_games(setting):
    rng = np.random.default_rng(2)
    for position in positions(setting):
        for viewer in setting.viewers:
            assert leaks(position, viewer, rng) == [], (position, viewer)


@pytest.mark.long
@over_every_setting
def test_nothing_told_depends_on_what_is_hidden_at_any_step(setting):
    rng = np.random.default_rng(3)
    game = random_game(setting, 3)
    for position in (*spread(game, 40), *waiting_positions(game, 10)):
        for viewer in setting.viewers:
            assert leaks(position, viewer, rng) == [], (position, viewer)


@over_full_length_settings
def test_dealing_anew_changes_hidden_cards_and_keeps_all_cards(setting):
    rng = np.random.default_rng(4)
    knowledge = knowledge_of(setting.game)
    changed = 0
    for position in spread(random_game(setting, 1), 12):
        for viewer in setting.viewers:
            other = knowledge.redealt(position, viewer, rng).state
            assert (all_kinds(setting.game, other) == all_kinds(setting.game, position.state)).all()
            before = knowledge.hidden_kinds(position.state, position, viewer)
            after = knowledge.hidden_kinds(other, position, viewer)
            assert before.keys() == after.keys()
            changed += before != after
    assert changed > 6 * len(setting.viewers)


PLANTED = [(load_game(name), leak) for name in NAMES for leak in knowledge_of(load_game(name)).LEAKS]
QUICK_LEAKS = 2  # of each game


@pytest.mark.parametrize(
    ("game", "leak"),
    [
        case
        for name in NAMES
        for case in first([(game, leak) for game, leak in PLANTED if game.name == name], QUICK_LEAKS)
    ],
    ids=[f"{game.name} {leak.__name__}" for game, leak in PLANTED],
)
def test_a_planted_leak_is_found(game, leak):
    rng = np.random.default_rng(5)
    leaky = with_leak(game, leak)
    settings = [setting for setting in FULL_LENGTH if setting.name == game.name and setting.seats in game.seats]
    assert any(
        "view" in leaks(position, viewer, rng, leaky)
        for setting in reversed(settings)
        for position in (*spread(random_game(setting, 1), 8), *waiting_positions(random_game(setting, 1), 4))
        for viewer in range(setting.seats)
    )


def reveals(position: Position, choices: Choices, after: np.ndarray, viewer: int) -> bool:
    """Whether a step draws a card or a random number, or shows the viewer a card that was hidden from it."""
    game = position.setting.game
    if after["drawn"][0] != position.state["drawn"][0]:
        return True
    cards = position.followed.cards
    for event in happened(after):
        source = int(event[SOURCE])
        if source == NOWHERE or event[CARD] <= 0 or not event[KNOWN] >> viewer & 1:
            continue
        if game.places.zone(source)[0].hidden:
            return True
        if any(not card.known >> viewer & 1 for card in cards.get(source, ())):
            return True
    return False


def played_on(setting: Setting, book: Rulebook, state: np.ndarray, choices: Choices) -> np.ndarray:
    state = state.copy()
    decide(setting, book, state, choices)
    return state


@pytest.mark.slow
@over_full_length_settings
def test_a_step_that_reveals_nothing_leaves_the_views_equal(setting):
    book = book_of(setting.game)
    rng = np.random.default_rng(6)
    tried = 0
    for position in spread(random_game(setting, 1), 40):
        for seat in may_act(book, position.state):
            other = knowledge_of(setting.game).redealt(position, seat, rng).state
            for action in legal(setting, book, position.state, seat):
                after = played_on(setting, book, position.state, {seat: action})
                if book.sealed(position.state) or reveals(position, {seat: action}, after, seat):
                    continue
                tried += 1
                other_after = played_on(setting, book, other, {seat: action})
                views = [viewed(setting, book, state, seat).tobytes() for state in (after, other_after)]
                assert views[0] == views[1], (position, setting.game.actions.text(action))
    assert tried > 50


def every_position(setting: Setting) -> list[Position]:
    games = (random_game(setting, 1), greedy_game(setting, 2))
    return [game.position(step) for game in games for step in range(len(game.choices))]


@pytest.mark.slow
@over_full_length_settings
def test_what_is_forbidden_is_the_same_on_a_seats_own_view(setting):
    book = rulebook(setting.game, "compiled")
    for position in every_position(setting):
        for seat in due(book, position.state):
            on_state = reasons(setting, book, position.state, seat)
            on_view = reasons(setting, book, viewed(setting, book, position.state, seat), seat)
            assert on_state == on_view, position


def summary(book: Rulebook, setting: Setting, record: np.ndarray) -> dict[str, Any]:
    points, places = np.zeros(8, np.int64), np.zeros(8, np.int64)
    book.score(record, setting.k, points)
    book.rank(record, setting.k, places)
    return {
        "to act": book.to_act(record),
        "current_seat": book.current_seat(record),
        "sealed": book.sealed(record),
        "phase": book.phase(record),
        "ending": book.ending(record),
        "points": points.tolist(),
        "places": places.tolist(),
    }


@over_pairwise_settings
def test_everybody_sees_whose_turn_it_is_the_phase_the_points_and_the_places(setting):
    book = book_of(setting.game)
    for position in spread(random_game(setting, 1), 10):
        for viewer in setting.viewers:
            view = viewed(setting, book, position.state, viewer)
            assert summary(book, setting, view) == summary(book, setting, position.state), (position, viewer)
