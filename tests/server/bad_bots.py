"""Bots as nobody should write them, and workers that know them."""

from __future__ import annotations

import ctypes
import os
import signal

import numpy as np

from iacta.bots import BOTS
from iacta.bots.search import search_bot
from iacta.server import worker

A_LONG_TIME = 3600


class Raises:
    """Breaks down over every decision."""

    def __init__(self, *_):
        pass

    def choose(self, view, legal, seat, generator, budget=None):
        raise ZeroDivisionError("nothing left to divide by")


class Tells(Raises):
    """Says all that it sees when it breaks down."""

    def choose(self, view, legal, seat, generator, budget=None):
        raise ValueError(f"at seat {seat}: {view} {view.tobytes().hex()}")


class Leaves(Raises):
    """Wants the whole program to end."""

    def choose(self, view, legal, seat, generator, budget=None):
        raise SystemExit(3)


class Cheats(Raises):
    """Does what is not allowed."""

    def choose(self, view, legal, seat, generator, budget=None):
        return int(np.flatnonzero(legal == 0)[0])


class CountsFromTheEnd(Raises):
    """Names an action that a list would find and a table does not have."""

    def choose(self, view, legal, seat, generator, budget=None):
        return -1


class Kills(Raises):
    """Takes its process along."""

    def choose(self, view, legal, seat, generator, budget=None):
        os.kill(os.getpid(), signal.SIGKILL)


class Loops(Raises):
    """Comes to no end, in Python."""

    def choose(self, view, legal, seat, generator, budget=None):
        while True:
            pass


class HoldsOn(Raises):
    """Comes to no end where nothing else of its process can run: in a call that holds Python's lock."""

    def choose(self, view, legal, seat, generator, budget=None):
        ctypes.PyDLL(None).sleep(A_LONG_TIME)


class Stops(Raises):
    """Stops its process."""

    def choose(self, view, legal, seat, generator, budget=None):
        os.kill(os.getpid(), signal.SIGSTOP)


BAD = {
    "loops": Loops,
    "holds-on": HoldsOn,
    "stops": Stops,
    "raises": Raises,
    "tells": Tells,
    "leaves": Leaves,
    "cheats": Cheats,
    "counts-from-the-end": CountsFromTheEnd,
    "kills": Kills,
    "endless": search_bot(iterations=10_000_000),
}


def warm_up(shared):
    """What a worker does first that knows bad bots."""
    worker.warm_up(shared)
    BOTS.update(BAD)


def warm_up_without_greed(shared):
    """The same where the greedy bot fails too."""
    warm_up(shared)
    BOTS["greedy"] = Raises


def warm_up_without_level_one(shared):
    """Workers whose weakest search fails."""
    worker.warm_up(shared)
    BOTS["search-1"] = Raises


def fail_to_start(shared):
    """A worker that never comes so far."""
    os._exit(3)
