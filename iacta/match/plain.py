"""Views and events as plain data: names instead of numbers, lists instead of arrays, fit for JSON."""

from __future__ import annotations

import functools
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from iacta.engine.rules.declaration import observed
from iacta.engine.rules.events import NO_CARD, NOBODY
from iacta.engine.rules.game import Game, Spelt
from iacta.engine.rules.places import Zone


def card_name(game: Game, kind: int) -> str | None:
    """The name of a kind; None for an empty place."""
    return None if kind < 0 else game.kinds[kind]


def named(game: Game, cards: Any) -> Any:
    if isinstance(cards, list):
        return [named(game, card) for card in cards]
    return card_name(game, cards)


def heaps(game: Game, zone: Zone, counts: np.ndarray) -> Any:
    """Counts by kind as {name: count}, for each heap of a zone."""
    if counts.ndim > 1:
        return [heaps(game, zone, heap) for heap in counts]
    return {game.kinds[zone.offset + i]: int(count) for i, count in enumerate(counts) if count}


def plain_table(game: Game, view: np.ndarray) -> dict[str, Any]:
    """Every field of a view by its name."""
    return {name: plain_field(game, name, view[name][0]) for name in shown_fields(game)}


@functools.cache
def shown_fields(game: Game) -> tuple[str, ...]:
    """The fields of a record that a view shows. A hidden pile has nothing to show but its size, a field of its own."""
    return tuple(observed(game.declared))


def plain_field(game: Game, name: str, value: Any) -> Any:
    """The value of one field."""
    zone = zones_by_field(game).get(name)
    if zone is None:
        return value.tolist()
    return heaps(game, zone, value) if zone.heap else named(game, value.tolist())


@functools.cache
def zones_by_field(game: Game) -> Mapping[str, Zone]:
    return {zone.cards: zone for zone in game.places.zones}


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
