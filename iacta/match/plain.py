"""Views and events as plain data: names instead of numbers, lists instead of arrays, fit for JSON."""

from __future__ import annotations

import functools
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from iacta.engine.rules.declaration import observed
from iacta.engine.rules.events import NO_CARD, NOBODY
from iacta.engine.rules.game import Game
from iacta.engine.rules.meanings import Meaning


def card_name(game: Game, kind: int) -> str | None:
    """The name of a kind; None for an empty place."""
    return None if kind < 0 else game.kinds[kind]


def plain_table(game: Game, view: np.ndarray) -> dict[str, Any]:
    """Every field of a view by its name, and the name of the game, by which its views are told from those of others."""
    fields = {name: plain_field(game, name, view[name][0]) for name in shown_fields(game)}
    return {"game": game.name, **{name: counted(game, name, fields) for name in fields}}


@functools.cache
def shown_fields(game: Game) -> Mapping[str, Meaning]:
    """The fields of a record that a view shows, and what they mean. A hidden pile has nothing to show but its size, a
    field of its own."""
    return observed(game.declared)


def plain_field(game: Game, name: str, value: Any) -> Any:
    """The value of one field."""
    return shown_fields(game)[name].values(value.tolist())


def counted(game: Game, name: str, fields: Mapping[str, Any]) -> Any:
    """The value of one field without what lies beyond the number that counts, if another field has that."""
    return cut(fields[name], fields[up_to]) if (up_to := game.declared.declared[name].up_to) else fields[name]


def cut(values: list[Any], counts: Any) -> list[Any]:
    """A list up to a number, or each of several lists up to its own."""
    return list(map(cut, values, counts)) if isinstance(counts, list) else values[:counts]


def plain_event(game: Game, event: Sequence[int], viewer: int) -> dict[str, Any]:
    """An event as the viewer may know it."""
    kind, seat, card, source, target, known, amount, *numbers = event  # in the order of engine/rules/events.py
    shown = card if card == NO_CARD or known >> viewer & 1 else 0
    facts = dict(game.event_facts[kind].values(numbers))
    return {
        "event": game.events[kind],
        "seat": None if seat == NOBODY else seat,
        "card": card_name(game, shown),
        "from": game.places.name(source),
        "to": game.places.name(target),
        "known_to": [place for place in range(game.spectator + 1) if known >> place & 1],
        **({"amount": amount} if amount else {}),
        **({"facts": facts} if facts else {}),
    }
