"""What holds in every game of every setting, at every step."""

from __future__ import annotations

import numpy as np
import pytest

from iacta.engine.compiling.records import blank
from iacta.engine.compiling.rule import MODES
from iacta.engine.compiling.rulebook import Rulebook, rulebook
from iacta.engine.words.errors import IllegalAction, NotYourTurn
from tests.conformance.disclosure import match_at
from tests.conformance.following import all_kinds
from tests.conformance.playing import (
    Game,
    Position,
    dealt,
    decide,
    ends_of_groups,
    happened,
    mask_of,
    may_act,
    random_game,
    reasons,
    spread,
    viewed,
)
from tests.conformance.redeal.anew import Redealt
from tests.conformance.settings import Setting, over_every_setting, over_full_length_settings, over_pairwise_settings

SEEDS = (1, 2, 3)


def check_a_whole_game(game: Game) -> None:
    """Somebody can act until the game is over, whoever may act can, cards are conserved, and events are few."""
    setting = game.setting
    book = rulebook(setting.game, "interpreted")
    cards = all_kinds(setting.game, game.states[0])
    assert cards[0] == 0
    for state in game.states:
        acting = may_act(book, state)
        assert bool(acting) == (book.ending(state) == 0)
        assert all(seat < setting.seats for seat in acting)
        assert not acting or book.current_seat(state) in acting
        assert all(mask_of(setting, book, state, seat).any() for seat in acting)
        assert (all_kinds(setting.game, state) == cards).all()
        assert 0 <= state["happened"][0] <= setting.game.most_events
        assert not state["padding"].any()
    assert 0 < book.ending(game.states[-1]) < len(setting.game.endings)
    assert sum(map(len, game.choices)) <= setting.game.most_decisions(list(setting.choice))


@over_pairwise_settings
def test_somebody_can_act_until_the_game_is_over_and_cards_are_conserved(setting):
    for seed in SEEDS:
        check_a_whole_game(random_game(setting, seed))


@pytest.mark.long
@over_every_setting
def test_every_setting_plays_to_its_end(setting):
    for seed in range(4, 10):
        check_a_whole_game(random_game(setting, seed))


@over_pairwise_settings
def test_the_same_seed_and_actions_give_the_same_bytes(setting):
    book = rulebook(setting.game, "interpreted")
    game = random_game(setting, 1)
    state = dealt(setting, 1, book)
    for number, choices in enumerate(game.choices):
        assert state.tobytes() == game.states[number].tobytes()
        decide(setting, book, state, choices)
    assert state.tobytes() == game.states[-1].tobytes()


@over_pairwise_settings
def test_another_seed_gives_another_deal(setting):
    book = rulebook(setting.game, "interpreted")
    shown = {viewed(setting, book, dealt(setting, seed, book), 0).tobytes() for seed in range(5)}
    assert len(shown) == 5


def watch_all_doors(setting: Setting, book: Rulebook, state: np.ndarray) -> None:
    """Call every entry point that only looks; nothing may change."""
    k = setting.k
    before, cards = state.tobytes(), k.tobytes()

    def unchanged() -> None:
        assert state.tobytes() == before
        assert k.tobytes() == cards

    for entry_point in (book.to_act, book.current_seat, book.sealed, book.phase, book.ending):
        entry_point(state)
        unchanged()
    for entry_point in (book.score, book.rank):
        entry_point(state, k, np.zeros(8, np.int64))
        unchanged()
    for seat in range(setting.seats):
        if seat in may_act(book, state):
            reasons(setting, book, state, seat)
            unchanged()
            mask_of(setting, book, state, seat)
            unchanged()
    for viewer in setting.viewers:
        view = viewed(setting, book, state, viewer)
        unchanged()
        shown = view.tobytes()
        if viewer < setting.seats:
            book.worth(view, k, viewer)
        book.determinize(view, k, viewer, blank(setting.game.state), np.array([7], np.uint64))
        assert view.tobytes() == shown
        unchanged()


@pytest.mark.parametrize("mode", MODES)
@over_full_length_settings
def test_looking_changes_nothing(setting, mode):
    book = rulebook(setting.game, mode)
    for position in spread(random_game(setting, 1), 8):
        watch_all_doors(setting, book, position.state)


def one_of(seats: list[int], step: int) -> list[int]:
    """Of several seats that may act at a position one, at each step another."""
    return [seats[step % len(seats)]] if seats else []


@over_pairwise_settings
def test_the_mask_marks_what_is_not_forbidden(setting):
    book = rulebook(setting.game, "interpreted")
    for position in spread(random_game(setting, 1), 25):
        for seat in one_of(may_act(book, position.state), position.step):
            why = reasons(setting, book, position.state, seat)
            assert all(0 <= reason < len(setting.game.reasons) for reason in why)
            allowed = [int(reason == 0) for reason in why]
            assert mask_of(setting, book, position.state, seat).tolist() == allowed, position


def refused(position: Position) -> None:
    """A match at this position refuses whatever is forbidden and stays as it is."""
    setting = position.setting
    book = rulebook(setting.game, "interpreted")
    match = match_at(Redealt(position, position.state))
    acting = may_act(book, position.state)

    def bytes_of_match() -> tuple[object, ...]:
        return match.state.tobytes(), match.version, len(match.log), len(match.done), match.waiting.copy()

    before = bytes_of_match()
    for seat in range(setting.seats):
        if seat not in acting:
            with pytest.raises(NotYourTurn):
                match.play(seat, 0)
            assert bytes_of_match() == before
            continue
        why = reasons(setting, book, position.state, seat)
        for action in ends_of_groups(setting, np.flatnonzero(why).tolist()):
            with pytest.raises(IllegalAction) as caught:
                match.play(seat, action)
            reason = setting.game.reasons[why[action]]
            assert caught.value.clause == reason.clause
            assert caught.value.sentence.message == reason.message
            assert bytes_of_match() == before
            assert [refusal.message for refusal in match.why_not(seat, action)] == [reason.message]


@over_pairwise_settings
def test_a_match_refuses_what_is_forbidden_and_stays_as_it_is(setting):
    for position in spread(random_game(setting, 1), 4):
        refused(position)


@pytest.mark.long
@over_every_setting
def test_a_match_refuses_what_is_forbidden_at_many_positions(setting):
    for position in spread(random_game(setting, 2), 12):
        refused(position)


@over_full_length_settings
def test_a_step_forgets_what_happened_before(setting):
    for state in random_game(setting, 1).states:
        assert happened(state).any(axis=1).all()
        assert not state["events"][0][state["happened"][0] :].any()
