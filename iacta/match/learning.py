"""What a seat learns from a step: an undo is free only where it has learnt nothing."""

from __future__ import annotations

import functools
from typing import Any, NamedTuple

import numpy as np

from iacta.engine.compiling.records import blank
from iacta.engine.compiling.rulebook import Rulebook, rulebook
from iacta.engine.rules.game import Game
from iacta.engine.rules.news import NEWS_ENTRY_POINTS

NO_BYTE = -1
NO_HEAP = -1


class MatchRules(NamedTuple):
    """What a match asks: the rules, and the code that says what is learnt, at one speed."""

    book: Rulebook
    news: Rulebook


def match_rules(book: Rulebook) -> MatchRules:
    """What a match asks, at the speed of a rulebook."""
    return MatchRules(book, rulebook(book.game, book.mode, NEWS_ENTRY_POINTS))


class CardBytes(NamedTuple):
    """Which bytes of a record hold cards, as compiled code takes it."""

    hidden: np.ndarray  # by place: whether it is in a pile into which nobody may look
    cell: np.ndarray  # by place: the byte of its card, where some may know it and others not; else NO_BYTE
    cards: np.ndarray  # all bytes that hold cards
    counted: np.ndarray  # for each of these: the kind that a heap's byte counts; NO_HEAP where the byte is a kind


@functools.cache
def card_bytes(game: Game) -> CardBytes:
    fields: Any = game.state.fields
    hidden = [zone.hidden for zone in game.places.zones for _ in range(zone.places)]
    cell, cards, counted = np.full(len(hidden), NO_BYTE), [np.zeros(0, np.int64)], [np.zeros(0, np.int64)]
    for zone in game.places.zones:
        if not zone.cards:
            continue
        field, offset = fields[zone.cards][:2]
        if field.base.itemsize != 1:
            raise TypeError(f"{game.name}: {zone.cards} has more than a byte for a card")
        places = np.arange(field.itemsize)
        cards.append(offset + places)
        counted.append(zone.offset + places % field.shape[-1] if zone.heap else np.full(len(places), NO_HEAP))
        if zone.seen is not None:
            first = game.places.first[zone.name]
            cell[first : first + zone.places] = offset + places
    return CardBytes(np.array(hidden, np.int64), cell, np.concatenate(cards), np.concatenate(counted))


def learnt(news: Rulebook, seat: int, before: np.ndarray, states: np.ndarray, views: np.ndarray) -> list[int]:
    """For each of some steps, whether the mover has learnt something by it: 0 or 1. There are the mover's view before,
    and after each step the state, of which only the events count, and the mover's view."""
    out, gained = np.zeros(len(states), np.uint8), np.zeros(len(news.game.kinds), np.int64)
    was, now = before.view(np.uint8).reshape(1, -1), views.view(np.uint8).reshape(len(views), -1)
    news.learnt(states, was, now, seat, *card_bytes(news.game), gained, out)
    found: list[int] = out.tolist()
    return found


def learnt_nothing(news: Rulebook, seat: int, before: np.ndarray, after: np.ndarray, events: np.ndarray) -> bool:
    """Whether the mover has learnt nothing by one step with these events."""
    after_step = blank(news.game.state)
    after_step["happened"] = len(events)
    after_step["events"][0, : len(events)] = events
    return not learnt(news, seat, before, after_step, after)[0]
