"""Interpreted, compiled and bounds-checked rules play together, with events and without: the same bytes after every
step."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from iacta.bots import make_bot, new_generator
from iacta.engine.compiling.records import blank
from iacta.engine.compiling.rule import MODES
from iacta.engine.compiling.rulebook import Rulebook, rulebook
from tests.conformance.playing import (
    any_action,
    dealt,
    decide,
    due,
    legal,
    mask_of,
    random_game,
    reasons,
    spread,
    viewed,
)
from tests.conformance.settings import Setting, over_every_setting, over_full_length_settings, over_pairwise_settings

LOOK_DEEPER = 6  # every so many steps all reasons and deals are compared too


def same(books: list[Rulebook], what: Callable[[Rulebook], Any]) -> Any:
    """What all the books answer."""
    answers = [what(book) for book in books]
    assert all(answer == answers[0] for answer in answers), dict(zip(MODES, answers, strict=True))
    return answers[0]


def by_seat(setting: Setting, entry_point: Callable[..., Any], state: np.ndarray) -> bytes:
    out = np.zeros(8, np.int64)
    entry_point(state, setting.k, out)
    return out.tobytes()


def fill_in(setting: Setting, book: Rulebook, view: np.ndarray, viewer: int) -> tuple[bytes, bytes]:
    """One deal that fits a view, and the generator afterwards."""
    state, generator = blank(setting.game.state), np.array([viewer + 99], np.uint64)
    book.determinize(view, setting.k, viewer, state, generator)
    return state.tobytes(), generator.tobytes()


def compare_what_is_seen(setting: Setting, books: list[Rulebook], state: np.ndarray, *, deeper: bool) -> None:
    for name in ("to_act", "current_seat", "sealed", "phase", "ending"):
        same(books, lambda book, name=name: getattr(book, name)(state))
    same(books, lambda book: by_seat(setting, book.score, state))
    same(books, lambda book: by_seat(setting, book.rank, state))
    for viewer in setting.viewers:
        same(books, lambda book, viewer=viewer: viewed(setting, book, state, viewer).tobytes())
        view = viewed(setting, books[0], state, viewer)
        if viewer < setting.seats:
            same(books, lambda book, view=view, viewer=viewer: book.worth(view, setting.k, viewer))
        if deeper:
            same(books, lambda book, view=view, viewer=viewer: fill_in(setting, book, view, viewer))


def play_together(setting: Setting, seed: int) -> None:
    books = [rulebook(setting.game, mode) for mode in MODES]
    rng = np.random.default_rng(seed)
    states = [dealt(setting, seed, book) for book in books]
    silent = [dealt(setting, seed, book, silent=True) for book in books]
    step = 0
    while True:
        assert states[0].tobytes() == states[1].tobytes() == states[2].tobytes(), f"step {step}"
        front = setting.game.without_events(states[0])
        assert all(state.tobytes() == front.tobytes() for state in silent), f"step {step}"
        deeper = step % LOOK_DEEPER == 0
        compare_what_is_seen(setting, books, states[0], deeper=deeper)
        choices = {}
        for seat in due(books[0], states[0]):
            same(books, lambda book, seat=seat: mask_of(setting, book, states[0], seat).tobytes())
            if deeper:
                same(books, lambda book, seat=seat: reasons(setting, book, states[0], seat))
            choices[seat] = any_action(setting, legal(setting, books[0], states[0], seat), seed, rng)
        if not choices:
            return
        for book, state, without_events in zip(books, states, silent, strict=True):
            decide(setting, book, state, choices)
            for seat, action in sorted(choices.items()):
                book.step(without_events, setting.k, seat, action)
        step += 1


@over_pairwise_settings
def test_all_modes_play_the_same_game(setting):
    play_together(setting, 1)


@pytest.mark.long
@over_every_setting
def test_all_modes_play_the_same_games_in_every_setting(setting):
    for seed in range(2, 5):
        play_together(setting, seed)


@pytest.mark.slow
@over_full_length_settings
def test_all_modes_choose_the_same_greedy_action(setting):
    books = [rulebook(setting.game, mode) for mode in MODES]
    for position in spread(random_game(setting, 1), 8):
        for seat in due(books[0], position.state):
            view = viewed(setting, books[0], position.state, seat)
            mask = mask_of(setting, books[0], view, seat)

            def choice(book: Rulebook, view=view, mask=mask, seat=seat) -> tuple[int, bytes]:
                generator = new_generator(5)
                action = make_bot("greedy", setting.game, setting.cards, book.mode).choose(view, mask, seat, generator)
                return action, generator.tobytes()

            same(books, choice)
