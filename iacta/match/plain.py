"""Views and events as plain data: names instead of numbers, lists instead of arrays, fit for JSON."""

from __future__ import annotations

import functools
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from iacta.engine.rules.declaration import observed
from iacta.engine.rules.events import NO_CARD, NOBODY
from iacta.engine.rules.game import Game, Spelt
from iacta.engine.rules.meanings import Meaning


def card_name(game: Game, kind: int) -> str | None:
    """The name of a kind; None for an empty place."""
    return None if kind < 0 else game.kinds[kind]


def plain_table(game: Game, view: np.ndarray) -> dict[str, Any]:
    """Every field of a view by its name, and the name of the game, by which its views are told from those of others."""
    return {"game": game.name, **{name: plain_field(game, name, view[name][0]) for name in shown_fields(game)}}


@functools.cache
def shown_fields(game: Game) -> Mapping[str, Meaning]:
    """The fields of a record that a view shows, and what they mean. A hidden pile has nothing to show but its size, a
    field of its own."""
    return observed(game.declared)


def plain_field(game: Game, name: str, value: Any) -> Any:
    """The value of one field."""
    return shown_fields(game)[name].values(value.tolist())


def plain_event(game: Game, event: Sequence[int], viewer: int) -> dict[str, Any]:
    """An event as the viewer may know it."""
    kind, seat, card, source, target, known, amount = event  # in the order of engine/rules/events.py
    shown = card if card == NO_CARD or known >> viewer & 1 else 0
    name = game.events[kind]
    return {
        "event": name,
        "seat": None if seat == NOBODY else seat,
        "card": card_name(game, shown),
        "from": game.places.name(source),
        "to": game.places.name(target),
        "known_to": [place for place in range(game.spectator + 1) if known >> place & 1],
        **({"amount": amount} if amount else {}),
        **({"spelt": listed(game.spelt[name](amount))} if name in game.spelt else {}),
    }


def listed(spelt: Mapping[str, Spelt]) -> dict[str, int | str | list[str]]:
    """What an amount stands for, as plain data."""
    return {name: list(value) if isinstance(value, tuple) else value for name, value in spelt.items()}
