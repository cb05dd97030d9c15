"""Everything a viewer is told of a position, and what it may do there."""

from __future__ import annotations

import copy
import json
from dataclasses import replace
from functools import lru_cache
from typing import Any

import numpy as np

from iacta.engine.game import Game
from iacta.engine.rulebook import Rulebook
from iacta.match import Match
from iacta.match.match import Entry
from tests.conformance.playing import Position, may_act, reasons, viewed
from tests.conformance.settings import Setting

SECRET = bytes(32)


@lru_cache
def fresh_match(game: Game, setting: Setting) -> Match:
    return Match(
        game, setting.seats, setting.options, cards=setting.cards, match="told", secret=SECRET, mode="interpreted"
    )


def match_at(position: Position, state: np.ndarray, history: list[np.ndarray], game: Game | None = None) -> Match:
    """A match in which the game has come to this position, with these events since the deal."""
    match = copy.copy(fresh_match(game or position.setting.game, position.setting))
    match.dealt = history[0]
    match.log = []
    for choices, events in zip(position.played.choices, history[1:], strict=False):
        seat = next(iter(choices)) if len(choices) == 1 else -1
        match.log.append(Entry(seat, tuple(choices.items()), events, state))
    match.done = list(match.log)
    match.state = state
    return match


def told(
    position: Position,
    state: np.ndarray,
    history: list[np.ndarray],
    viewer: int,
    book: Rulebook,
    game: Game | None = None,
) -> dict[str, Any]:
    """Everything that reaches the viewer, by what it is."""
    setting = position.setting
    match = match_at(position, state, history, game)
    view = viewed(setting, book, state, viewer)
    answer: dict[str, Any] = {
        "view": view.tobytes(),
        "view as JSON": json.dumps(match.view(viewer)),
        "events": json.dumps(match.events(viewer, -1)),
        "to act": match.to_act,
        "ending": match.ending,
        "record": match.record() if not match.over else "",
        **told_to_seat(setting, match, view, viewer, book),
    }
    if viewer < setting.seats and viewer in may_act(book, state):
        answer["reasons"] = reasons(setting, book, state, viewer)
    return answer


def told_to_seat(setting: Setting, match: Match, view: np.ndarray, viewer: int, book: Rulebook) -> dict[str, Any]:
    """What only a seat asks."""
    if viewer >= setting.seats:
        return {}
    actions = range(0, setting.game.actions.count, 7)
    return {
        "worth": book.worth(view, setting.k, viewer),
        "legal": [(action.id, action.text, action.handles) for action in match.legal(viewer)],
        "why not": [match.why_not(viewer, action) for action in actions],
    }


def with_view(game: Game, view: Any) -> Game:
    """The game with another view."""
    return replace(game, functions={**game.functions, "view": view})
