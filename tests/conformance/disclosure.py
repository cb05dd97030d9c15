"""Everything that is disclosed to a viewer of a position, and what it may do there."""

from __future__ import annotations

import copy
import json
from functools import lru_cache
from typing import Any

import numpy as np

from iacta.engine.compiling.rulebook import Rulebook
from iacta.engine.rules.game import Game
from iacta.match import Match
from iacta.match.log import SEALED, new_entry
from tests.conformance.playing import ends_of_groups, may_act, viewed
from tests.conformance.redeal.anew import Redealt
from tests.conformance.settings import Setting

SECRET = bytes(32)


@lru_cache
def fresh_match(game: Game, setting: Setting) -> Match:
    return Match(
        game, setting.seats, setting.options, cards=setting.cards, id="conformance", secret=SECRET, mode="interpreted"
    )


def match_at(dealt: Redealt, game: Game | None = None) -> Match:
    """A match in which the game has come to this position, with what was decided and what happened since the deal."""
    position = dealt.position
    match = copy.copy(fresh_match(game or position.setting.game, position.setting))
    match.dealt, *history = dealt.history
    match.log = []
    for choices, events in zip(dealt.choices, history, strict=True):
        seat = next(iter(choices)) if len(choices) == 1 else SEALED
        states = (dealt.state, dealt.state)  # nobody asks how it came to this
        match.log.append(new_entry(match.version + 1, seat, tuple(choices.items()), events, states))
    match.done = list(match.log)
    match.waiting = dealt.waiting
    match.state = dealt.state
    return match


def disclosed(dealt: Redealt, viewer: int, book: Rulebook, game: Game | None = None) -> dict[str, Any]:
    """Everything that reaches the viewer, by what it is."""
    setting = dealt.position.setting
    match = match_at(dealt, game)
    view = viewed(setting, book, dealt.state, viewer)
    answer: dict[str, Any] = {
        "view": view.tobytes(),
        "view as JSON": json.dumps(match.view(viewer)),
        "events": json.dumps(match.events(viewer, -1)),
        "to act": match.to_act,
        "current_seat": match.current_seat,
        "ending": match.ending,
        "record": match.record() if not match.over else "",
        **disclosed_to_seat(setting, match, view, viewer, book),
    }
    if viewer < setting.seats and viewer in may_act(book, dealt.state):
        actions = ends_of_groups(setting, range(setting.game.actions.count))
        answer["reasons"] = [book.why_forbidden(dealt.state, setting.k, viewer, action) for action in actions]
    return answer


def disclosed_to_seat(setting: Setting, match: Match, view: np.ndarray, viewer: int, book: Rulebook) -> dict[str, Any]:
    """What only a seat asks."""
    if viewer >= setting.seats:
        return {}
    actions = ends_of_groups(setting, range(setting.game.actions.count))[::7]
    return {
        "worth": book.worth(view, setting.k, viewer),
        "legal": [(action.id, action.text, action.handles) for action in match.legal(viewer)],
        "why not": [match.why_not(viewer, action) for action in actions],
    }


def play_on(match: Match, rng: np.random.Generator) -> None:
    """One more entry at random: everybody's sealed choice, in any order, or that of one of those who may decide."""
    seats = rng.permutation(match.waits_for).tolist()
    for seat in seats if match.sealed else seats[:1]:
        match.play(seat, int(rng.choice([action.id for action in match.legal(seat)])))
