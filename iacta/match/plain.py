"""Views and events as plain data: names instead of numbers, lists instead of arrays, fit for JSON."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from iacta.engine.events import AMOUNT, CARD, KIND, KNOWN, NO_CARD, NOBODY, SEAT, SOURCE, TARGET
from iacta.engine.game import Game, Spelt
from iacta.engine.places import Zone

# Nobody's business, or told elsewhere in a view.
LEFT_OUT = {"key", "drawn", "happened", "events", "padding"}


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
    zones = {zone.cards: zone for zone in game.places.zones}
    table: dict[str, Any] = {}
    for name in game.state.names or ():
        if name in LEFT_OUT:
            continue
        value = view[name][0]
        if name not in zones:
            table[name] = value.tolist()
        elif zones[name].heap:
            table[name] = heaps(game, zones[name], value)
        elif not zones[name].hidden:  # a hidden pile has nothing to show but its size, which is a field of its own
            table[name] = named(game, value.tolist())
    return table


def plain_event(game: Game, event: Sequence[int], viewer: int) -> dict[str, Any]:
    """An event as the viewer may know it."""
    known, card, seat, amount = event[KNOWN], event[CARD], event[SEAT], event[AMOUNT]
    shown = card if card == NO_CARD or known >> viewer & 1 else 0
    name = game.events[event[KIND]]
    return {
        "event": name,
        "seat": None if seat == NOBODY else seat,
        "card": card_name(game, shown),
        "from": game.places.name(event[SOURCE]),
        "to": game.places.name(event[TARGET]),
        "known_to": [place for place in range(game.spectator + 1) if known >> place & 1],
        **({"amount": amount} if amount else {}),
        **({"spelt": listed(game.spelt[name](amount))} if name in game.spelt else {}),
    }


def listed(spelt: Mapping[str, Spelt]) -> dict[str, int | str | list[str]]:
    """What an amount stands for, as plain data."""
    return {name: list(value) if isinstance(value, tuple) else value for name, value in spelt.items()}


def kinds_shown(game: Game, view: np.ndarray) -> np.ndarray:
    """How many cards of each kind a view shows."""
    shown = np.zeros(len(game.kinds), np.int64)
    for zone in game.places.zones:
        if not zone.cards:
            continue
        value = view[zone.cards][0]
        if zone.heap:
            counts = value.reshape(-1, value.shape[-1]).sum(axis=0)
            shown[zone.offset : zone.offset + len(counts)] += counts
        else:
            kinds = np.atleast_1d(value).ravel()
            shown += np.bincount(kinds[kinds > 0], minlength=len(game.kinds))
    return shown
