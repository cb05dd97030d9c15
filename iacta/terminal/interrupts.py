"""Leaving in the middle: by Ctrl-C, by a closed window, by the system; never in the middle of a step."""

from __future__ import annotations

import contextlib
import signal
import threading
from collections.abc import Iterator
from types import FrameType

SIGNALS = [number for name in ("SIGTERM", "SIGHUP") for number in [getattr(signal, name, None)] if number is not None]


class Left(Exception):
    """The person at the keyboard leaves."""


class Interrupted(KeyboardInterrupt):
    """The system asks the session to end."""

    def __init__(self, number: int = signal.SIGINT) -> None:
        super().__init__()
        self.status = 128 + number


def interrupt(number: int, _: FrameType | None) -> None:
    raise Interrupted(number)


@contextlib.contextmanager
def interruptible() -> Iterator[None]:
    """While it lasts, a request to end is an `Interrupted` like Ctrl-C."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = {number: signal.signal(number, interrupt) for number in SIGNALS}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


@contextlib.contextmanager
def in_one_piece() -> Iterator[None]:
    """What happens here is not interrupted; the interruption comes after it."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    received: list[int] = []
    before = {n: signal.signal(n, lambda number, _: received.append(number)) for n in (signal.SIGINT, *SIGNALS)}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
    if received:
        raise Interrupted(received[0])
