"""Views with one planted leak each, for the tests that must find it: what any game hides, and a way to plant it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from iacta.engine.compiling.rule import abstract, rule
from iacta.engine.rules.events import CARD
from iacta.engine.rules.game import Game


@abstract
def honest_view(s, seat, v):
    """The game's own view."""


@abstract
def leak(s, seat, v):
    """What the viewer is told besides."""


@rule
def leaky_view(s, seat, v):
    honest_view(s, seat, v)
    leak(s, seat, v)


def with_leak(game: Game, planted: Any) -> Game:
    """The game with a leak in its view."""
    functions = {"view": leaky_view, "honest_view": game.functions["view"], "leak": planted}
    return replace(game, functions={**game.functions, **functions})


@rule
def the_cards_of_all_events(s, seat, v):
    for i in range(s.happened):
        v.events[i, CARD] = s.events[i, CARD]


@rule
def the_key(s, seat, v):
    v.key[0] = s.key[0] & 1


@rule
def how_many_numbers_were_drawn(s, seat, v):
    v.drawn = s.drawn


OF_ANY_GAME = (the_cards_of_all_events, the_key, how_many_numbers_were_drawn)
