"""What a seat learns from a step: an undo is free only where it has learnt nothing.

All actions of a seat are tried at every position, so many steps are looked at together."""

from __future__ import annotations

import functools
from dataclasses import dataclass
from typing import Any

import numpy as np

from iacta.engine.events import CARD, KNOWN, SOURCE
from iacta.engine.game import Game
from iacta.engine.places import NOWHERE

UNKNOWN = 0  # the kind of a card that a view does not show


@dataclass(frozen=True)
class CardBytes:
    """Which bytes of a record hold cards. A heap's byte is the count of one kind, any other is a kind."""

    places: np.ndarray  # of these bytes in the record
    counted: np.ndarray  # for each of them: the kind that a heap's byte counts, -1 for any other


@functools.cache
def card_bytes(game: Game) -> CardBytes:
    fields: Any = game.state.fields
    places: list[np.ndarray] = []
    counted: list[np.ndarray] = []
    for zone in game.places.zones:
        if not zone.cards:
            continue
        field, offset = fields[zone.cards][:2]
        if field.base.itemsize != 1:
            raise TypeError(f"{game.name}: {zone.cards} has more than a byte for a card")
        size = field.itemsize
        places.append(np.arange(offset, offset + size))
        counted.append(zone.offset + np.arange(size) % field.shape[-1] if zone.heap else np.full(size, -1))
    return CardBytes(np.concatenate(places), np.concatenate(counted))


@functools.cache
def hidden_places(game: Game) -> np.ndarray:
    """By the number of a place, whether it is in a pile into which nobody may look."""
    return np.array([zone.hidden for zone in game.places.zones for _ in range(zone.places)])


def unknown_places(game: Game, view: np.ndarray) -> np.ndarray:
    """By the number of a place, whether the view hides the card that lies there."""
    unknown = np.zeros(len(game.places.names), bool)
    for zone in game.places.zones:
        if zone.seen is not None:
            first = game.places.first[zone.name]
            unknown[first : first + zone.places] = view[zone.cards][0].ravel() == UNKNOWN
    return unknown


def shows_more(game: Game, before: np.ndarray, after: np.ndarray) -> np.ndarray:
    """For each view `after`, whether it shows more cards of some kind than the one `before`."""
    cards, kinds = card_bytes(game), len(game.kinds)
    was = before.view(np.int8)[cards.places]
    now = after.view(np.int8).reshape(len(after), -1)[:, cards.places]
    view, place = np.divmod(np.flatnonzero(now != was), len(cards.places))
    came, went, counted = now[view, place], was[place], cards.counted[place]
    heap, first = counted >= 0, view * kinds  # where the counts of the view begin
    gained = np.bincount(
        np.concatenate([first + np.where(heap, counted, came.clip(0)), first + np.where(heap, counted, went.clip(0))]),
        np.concatenate([np.where(heap, came, came > 0), -np.where(heap, went, went > 0)]),
        minlength=len(after) * kinds,
    )
    more: np.ndarray = np.any(gained.reshape(-1, kinds) > 0, axis=1)
    return more


def learnt(
    game: Game, seat: int, before: np.ndarray, after: np.ndarray, events: np.ndarray, happened: np.ndarray
) -> np.ndarray:
    """For each of some steps, whether the mover was told of a card that came out of a pile or lay hidden from it, or
    whether its view after the step shows a card that the view before did not. `after` has a view for each step,
    `events` its events, of which so many `happened`.

    Counting alone would not do: one card may leave the view as another of its kind enters it."""
    source = events[:, :, SOURCE]
    real = (np.arange(events.shape[1]) < happened[:, None]) & (source != NOWHERE)
    told = (events[:, :, CARD] > 0) & (events[:, :, KNOWN] >> seat & 1 > 0)
    news = real & (hidden_places(game)[source] | told & unknown_places(game, before)[source])
    found: np.ndarray = np.any(news, axis=1) | shows_more(game, before, after)
    return found


def learnt_nothing(game: Game, seat: int, before: np.ndarray, after: np.ndarray, events: np.ndarray) -> bool:
    """Whether the mover has learnt nothing by one step."""
    return not learnt(game, seat, before, after, events[None], np.array([len(events)]))[0]
