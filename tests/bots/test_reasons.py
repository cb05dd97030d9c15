"""Why a hint is a good idea: what is said is so."""

from __future__ import annotations

import itertools
import time

import numpy as np
import pytest

from iacta.bots import make_bot, new_generator
from iacta.bots.hints import Candidate, advice_from
from iacta.bots.reasons import Lookahead, Reason, reasons_for
from iacta.games import load_game
from iacta.match import Match

PLENTY = 60.0  # seconds: all deals are tried
AT_ONCE = {"brings": 1, "costs": -1}


def positions(name, seats, count, *, every=5):
    """A random match, looked at now and then."""
    match = Match(load_game(name), seats, secret=bytes(32), id="reasons", mode="interpreted")
    choices = np.random.default_rng(7)
    found = 0
    for step in range(10_000):
        if match.over or found == count:
            return
        seat = match.waits_for[0]
        if step % every == 0:
            found += 1
            yield match, seat
        legal = match.legal_ids(seat)
        match.play(seat, legal[int(choices.integers(len(legal)))])


def reasons(match, seat, actions):
    view = match.view_record(seat)
    return reasons_for(match.game, match.cards, view, seat, actions, new_generator(3), PLENTY, mode="interpreted")


@pytest.mark.parametrize("name", ["lusitania-xxi", "lusitania"])
def test_the_points_that_an_action_is_said_to_bring_are_those_it_brings(name):
    explained = 0
    for match, seat in positions(name, 2, 6, every=7):
        actions = match.legal_ids(seat)[-3:]
        for action, why in zip(actions, reasons(match, seat, actions), strict=True):
            after = match.copy()
            after.play(seat, action)
            said = sum(reason.points * AT_ONCE.get(reason.name, 0) for reason in why)
            if not after.over and not after.log[-1].drew:
                assert said == after.points(seat)[seat] - match.points(seat)[seat]
            explained += bool(said)
    assert explained


def test_a_card_that_is_kept_from_another_is_one_that_the_action_takes():
    kept = 0
    for match, seat in positions("lusitania-xxi", 2, 4, every=9):
        exchanges = [action.id for action in match.legal(seat) if action.family == "exchange"][:4]
        table = match.view(seat)["table"]
        for action, why in zip(exchanges, reasons(match, seat, exchanges), strict=True):
            for reason in why:
                if reason.name == "keeps":
                    kept += 1
                    place = next(one for one in match.action(action, seat).handles if one.startswith("camp."))
                    assert table["camp"][int(place.split(".")[1])] == reason.card
                    assert reason.seat == 1 - seat
    assert kept


def test_what_wins_at_once_is_said_and_nothing_else():
    """The last decision of a match that somebody wins alone."""
    match = Match(load_game("lusitania"), 2, secret=bytes(32), id="wins", mode="interpreted")
    greedy, generator = make_bot("greedy", match.game, mode="interpreted"), new_generator(1)
    while not match.over:
        seat = match.waits_for[0]
        for action in match.legal_ids(seat):
            after = match.copy()
            after.play(seat, action)
            if after.over and after.places[seat] == 1 and after.places.count(1) == 1:
                assert reasons(match, seat, [action]) == [(Reason("wins"),)]
                return
        match.play(seat, greedy.choose(match.view_record(seat), match.mask(seat), seat, generator))
    raise AssertionError("nobody could win")


def test_hints_stand_in_the_order_of_the_chances_that_they_show():
    candidates = [Candidate(1, 0.4, 500, 0.5), Candidate(2, 0.6, 300, 0.3), Candidate(3, 0.5, 200, 0.2)]
    assert [(hint.action, hint.chance) for hint in advice_from(candidates).hints] == [(2, 60), (3, 50), (1, 40)]


class Watched(Lookahead):
    """Tells who decided, in turn."""

    def decide(self, state, generator, action):
        self.deciders = [*getattr(self, "deciders", []), int(self.book.current_seat(state))]
        return super().decide(state, generator, action)


def test_what_is_asked_in_the_middle_of_a_turn_is_followed_to_the_next_turn_and_no_further():
    """After a Commander is used a hand is drawn anew; the same may not be asked again in the whole match."""
    followed = 0
    for match, seat in positions("lusitania-xxi", 2, 400, every=1):
        if "redraw" not in {action.family for action in match.legal(seat)}:
            continue
        generator = new_generator(3)
        lookahead = Watched(match.game, match.cards, "interpreted", match.view_record(seat), seat)
        lookahead.follow(lookahead.deal(generator), match.legal_ids(seat)[0], generator, time.perf_counter() + PLENTY)
        turns = [decider for decider, _ in itertools.groupby(lookahead.deciders)]
        assert turns in ([seat], [seat, 1 - seat])
        followed += 1
    assert followed
