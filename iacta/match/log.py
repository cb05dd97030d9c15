"""The log of a match, kept small: an entry holds the state before it as the bytes that the step changed.

A state has thousands of bytes, a step changes a few dozen. Every so often an entry has the state before it whole, so
that none is more than a few steps away."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

EVENT_NUMBER = np.dtype("<i2")
WHOLE_EVERY = 64  # entries
SEALED = -1  # the seat of an entry with everybody's sealed choices


@dataclass(frozen=True, slots=True)
class Entry:
    """One entry of the log. `plays` are the decisions it holds, by seat; an undo has none and takes one entry back."""

    number: int  # from 1: the version that it led to
    seat: int
    plays: tuple[tuple[int, int], ...]
    event_bytes: bytes
    event_fields: int  # numbers of an event
    change: bytes  # from the state after it to the state before it
    whole: bytes | None = None  # the state before it, in one entry out of many
    drew: bool = False  # whether a random number was drawn
    consent: tuple[int, ...] = ()

    @property
    def is_undo(self) -> bool:
        return not self.plays

    @property
    def is_sealed(self) -> bool:
        return self.seat == SEALED

    @property
    def events(self) -> np.ndarray:
        return np.frombuffer(self.event_bytes, EVENT_NUMBER).reshape(-1, self.event_fields)


def new_entry(
    number: int,
    seat: int,
    plays: tuple[tuple[int, int], ...],
    events: np.ndarray,
    states: tuple[np.ndarray, np.ndarray],
    consent: tuple[int, ...] = (),
) -> Entry:
    """The entry of a step between two states."""
    before, after = states
    drew = bool(plays) and bool(before["drawn"][0] != after["drawn"][0])
    whole = before.tobytes() if (number - 1) % WHOLE_EVERY == 0 else None
    event_bytes = events.astype(EVENT_NUMBER, copy=False).tobytes()
    return Entry(number, seat, plays, event_bytes, events.shape[1], change_back(before, after), whole, drew, consent)


def change_back(before: np.ndarray, after: np.ndarray) -> bytes:
    """What leads from the state after a step to the one before it: the places of the bytes that differ, and the
    bytes."""
    old, new = before.view(np.uint8), after.view(np.uint8)
    places = np.flatnonzero(old != new)
    return places.astype(place_type(before)).tobytes() + old[places].tobytes()


def place_type(state: np.ndarray) -> np.dtype[np.unsignedinteger[Any]]:
    """The narrowest numbers for the places of a state's bytes."""
    return np.dtype("<u2") if state.nbytes <= 1 << 16 else np.dtype("<u4")


def go_back(state: np.ndarray, change: bytes) -> None:
    """Make a state the one before the step."""
    place = place_type(state)
    count = len(change) // (place.itemsize + 1)
    places = np.frombuffer(change, place, count)
    state.view(np.uint8)[places] = np.frombuffer(change, np.uint8, count, place.itemsize * count)


def state_before(log: Sequence[Entry], number: int, now: np.ndarray) -> np.ndarray:
    """The state before the entry of that number, where `now` is the one after the last."""
    nearest = next((entry for entry in log[number - 1 : number - 1 + WHOLE_EVERY] if entry.whole is not None), None)
    if nearest is None:
        state, last = now.copy(), len(log)
    else:
        assert nearest.whole is not None
        state, last = np.frombuffer(bytearray(nearest.whole), now.dtype), nearest.number - 1
    for entry in reversed(log[number - 1 : last]):
        go_back(state, entry.change)
    return state
