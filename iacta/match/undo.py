"""Undo: what stays when a step is taken back. What others saw, they have seen; what was drawn is not drawn again."""

from __future__ import annotations

from collections import defaultdict, deque
from dataclasses import dataclass

import numpy as np

from iacta.engine.rules.events import CARD, KNOWN, NO_CARD, SOURCE, TARGET
from iacta.engine.rules.game import Game
from iacta.engine.rules.places import NOWHERE, indices


@dataclass
class Token:
    """A card that was at a place before the step, and who has seen it since."""

    home: int
    known: int = 0


def close_up(game: Game, lying: dict[int, deque[Token]], left: int) -> None:
    """Where a row closes up, the cards after the one that left move up."""
    zone, index = game.places.zone(left)
    if zone.closes_up:
        for place in range(left, left + zone.shape[-1] - index[-1] - 1):
            lying[place] = lying[place + 1]
        lying[left + zone.shape[-1] - index[-1] - 1] = deque()


def taken_back(game: Game, before: np.ndarray, now: np.ndarray, events: np.ndarray) -> np.ndarray:
    """The state before the step again, but whoever has come to know a card through the step still knows it, and random
    numbers go on after those of the step: who has seen what came of them must not know what comes next.

    Cards are followed through the step's events. A place that holds two cards for a moment, as in an exchange, gives
    away the one that came first."""
    state = before.copy()
    state["drawn"] = now["drawn"]
    hidden = {
        game.places.first[zone.name] + number: (zone.seen, index)
        for zone in game.places.zones
        if zone.seen is not None
        for number, index in enumerate(indices(zone.shape))
    }
    cards = [Token(place) for place in hidden]
    lying: dict[int, deque[Token]] = defaultdict(deque)
    for token in cards:
        lying[token.home].append(token)
    for event in events:
        source, target = int(event[SOURCE]), int(event[TARGET])
        if event[CARD] == NO_CARD or source == NOWHERE or target == NOWHERE or not lying[source]:
            continue
        token = lying[source].popleft()
        token.known |= int(event[KNOWN])
        close_up(game, lying, source)
        lying[target].append(token)
    for place, tokens in lying.items():
        for token in tokens:
            if place in hidden:
                seen, index = hidden[place]
                token.known |= int(now[seen][(0, *index)])
            seen, index = hidden[token.home]
            if state[seen][(0, *index)]:  # an empty place is known to nobody
                state[seen][(0, *index)] |= token.known
    return state
