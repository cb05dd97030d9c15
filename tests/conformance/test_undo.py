"""Undo: the exact bytes come back, but what was seen stays seen and what was drawn is drawn; it is free exactly when
the mover learnt nothing."""

from __future__ import annotations

import numpy as np
import pytest

from iacta.engine.compiling.rulebook import rulebook
from iacta.engine.rules.events import SOURCE
from iacta.engine.rules.places import NOWHERE, indices
from iacta.match import Match
from iacta.match.log import new_entry
from iacta.match.undo import taken_back
from tests.conformance.disclosure import SECRET, match_at, play_on
from tests.conformance.playing import Game, Position, decide, greedy_game, random_game, viewed
from tests.conformance.redeal import knowledge_of
from tests.conformance.redeal.anew import Redealt
from tests.conformance.settings import Setting, over_every_setting, over_full_length_settings, over_pairwise_settings


def what_returns(setting: Setting, state: np.ndarray) -> bytes:
    """All bytes but who knows a card and how many random numbers were drawn."""
    state = state.copy()
    state["drawn"] = 0
    for zone in setting.game.places.zones:
        if zone.seen is not None:
            state[zone.seen] = 0
    return state.tobytes()


def who_has_seen(setting: Setting, state: np.ndarray) -> dict[int, int]:
    """By place the viewers who know the card there."""
    return {
        place: int(state[zone.seen][(0, *index)])
        for zone in setting.game.places.zones
        if zone.seen is not None
        for place, index in enumerate(indices(zone.shape), setting.game.places.first[zone.name])
    }


def seen_in_the_end(game: Game, step: int) -> dict[int, int]:
    """Who knows the card at each place before a step, when the step is over."""
    everybody = (1 << game.setting.game.spectator + 1) - 1
    before, after = game.followed[step], game.followed[step + 1]
    known = {card.number: card.known for cards in after.cards.values() for card in cards}
    # A card that is nowhere any more was laid open first and then shuffled into a pile.
    return {place: known.get(cards[0].number, everybody) for place, cards in before.cards.items()}


def check_every_step(game: Game) -> None:
    setting = game.setting
    for step in range(len(game.choices)):
        before, after = game.states[step], game.states[step + 1]
        back = taken_back(setting.game, before, after, game.events[step + 1])
        assert what_returns(setting, back) == what_returns(setting, before)
        assert back["drawn"] == after["drawn"]
        lying = seen_in_the_end(game, step)
        expected = {place: lying.get(place, 0) for place in who_has_seen(setting, before)}
        assert who_has_seen(setting, back) == expected, game.position(step)


@pytest.mark.slow
@over_pairwise_settings
def test_an_undone_step_leaves_only_what_was_seen_and_drawn(setting):
    for seed in (1, 2):
        check_every_step(random_game(setting, seed))


@pytest.mark.long
@over_every_setting
def test_an_undone_step_leaves_only_what_was_seen_and_drawn_in_every_setting(setting):
    for seed in range(4, 8):
        check_every_step(random_game(setting, seed))


def match_after(position: Position) -> Match:
    """A match in which the step of this position has just been made."""
    after = position.played.position(position.step + 1)
    match = match_at(Redealt(after, after.state))
    last = match.log[-1]
    made = new_entry(last.number, last.seat, last.plays, last.events, (position.state, after.state))
    match.log[-1] = match.done[-1] = made
    return match


def mover_learns(position: Position, seat: int, rng: np.random.Generator, deals: int) -> bool:
    """The oracle: deal anew what the mover may not know and make the same step. If it ever sees something else than
    in truth, the step has told it something."""
    setting = position.setting
    book = rulebook(setting.game, "interpreted")
    truth = viewed(setting, book, position.played.states[position.step + 1], seat).tobytes()
    for _ in range(deals):
        state = knowledge_of(setting.game).redealt(position, seat, rng).state
        decide(setting, book, state, position.choices)
        if viewed(setting, book, state, seat).tobytes() != truth:
            return True
    return False


def draws(position: Position) -> bool:
    """Whether a card comes out of a pile in the step."""
    zone = position.setting.game.places.zone
    events = position.played.events[position.step + 1]
    return any(event[SOURCE] != NOWHERE and zone(int(event[SOURCE]))[0].hidden for event in events)


def check_free_undo(game: Game) -> tuple[int, int]:
    """How many steps could be taken back freely, and how many not."""
    rng = np.random.default_rng(1)
    free = bound = 0
    for step in range(len(game.choices) - 1):
        position = game.position(step)
        if len(position.choices) > 1:
            continue
        (seat,) = position.choices
        match = match_after(position)
        for other in range(game.setting.seats):
            assert other == seat or not match.can_undo(other)
        if match.can_undo(seat):
            assert not mover_learns(position, seat, rng, deals=8), position
            free += 1
        else:
            # A draw is never taken back freely, though near a pile's end the mover may know what it was.
            assert mover_learns(position, seat, rng, deals=60) or draws(position), position
            bound += 1
    return free, bound


@pytest.mark.slow
@over_full_length_settings
def test_undo_is_free_exactly_when_the_mover_learnt_nothing(setting):
    for game in (random_game(setting, 1), greedy_game(setting, 2)):
        free, bound = check_free_undo(game)
        assert free >= 3
        assert bound > 3


@pytest.mark.long
@over_every_setting
def test_undo_is_free_exactly_when_the_mover_learnt_nothing_in_every_setting(setting):
    check_free_undo(random_game(setting, 5))


@over_pairwise_settings
def test_a_match_takes_any_step_back_with_consent(setting):
    rng = np.random.default_rng(3)
    match = Match(
        setting.game, setting.seats, setting.options, cards=setting.cards, id="undo", secret=SECRET, mode="compiled"
    )
    everybody = range(setting.seats)
    undone = 0
    while not match.over:
        before = match.state.copy()
        version = match.version
        play_on(match, rng)
        if match.over or rng.random() < 0.5:
            continue
        drawn = match.state["drawn"].copy()
        seat = max(match.log[-1].seat, 0)
        match.undo(seat, [] if match.can_undo(seat) else everybody)
        undone += 1
        assert match.version == version + 2
        assert what_returns(setting, match.state) == what_returns(setting, before)
        assert match.state["drawn"] == drawn
        seen, had_seen = who_has_seen(setting, match.state), who_has_seen(setting, before)
        assert all(seen[place] & had_seen[place] == had_seen[place] for place in seen)
    assert undone or match.version < 8
