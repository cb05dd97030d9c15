"""A game's rulebook at one speed: the doors of entries.py, ready to be called with NumPy arrays."""

from __future__ import annotations

import functools
import hashlib
import os
import platform
import sys
import threading
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import numpy as np
import platformdirs

from iacta.engine.compiling.entry_points import DOORS, Doors
from iacta.engine.compiling.records import blank, interpreted
from iacta.engine.compiling.rule import Build, Mode, fingerprint
from iacta.engine.rules.batch import WORKSPACE
from iacta.engine.rules.game import Game

PATIENCE = 0.2  # seconds between two looks whether to go on waiting for another process


def cache_root() -> Path:
    """Where compiled rules are kept: the setting IACTA_CACHE, or the user's cache folder."""
    setting = os.environ.get("IACTA_CACHE")
    return Path(setting) if setting else Path(platformdirs.user_cache_dir("iacta"))


def cache_folder(name: str, mode: Mode, *code: object) -> Path:
    """A folder of its own for each piece of code, with its settings and versions: stale code is never found."""
    import llvmlite
    import numba

    settings = sorted((name, value) for name, value in os.environ.items() if name.startswith("NUMBA_"))
    versions = (sys.version, platform.machine(), np.__version__, numba.__version__, llvmlite.__version__)
    digest = hashlib.sha256(repr((mode, *code, versions, settings)).encode()).hexdigest()
    return cache_root() / f"{name}-{mode}-{digest[:20]}"


def rules_folder(game: Game, mode: Mode, doors: Doors = DOORS) -> Path:
    """Where the compiled rules of a game are kept."""
    return cache_folder(game.name, mode, fingerprint(doors, game.slots), game.state.descr)


class Leaving(Exception):
    """Whoever waited for another process to compile does not wait any more."""


class Rulebook:
    """The doors of a game at one speed, by their names without `enter_`: those of a table, or others."""

    def __init__(self, game: Game, mode: Mode, doors: Doors = DOORS) -> None:
        self.game = game
        self.mode = mode
        self.arguments = doors
        self.leaving = threading.Event()  # set by whoever will not wait for compiled code any more
        self.cache = None if mode == "interpreted" else rules_folder(game, mode, doors)
        self.build = Build(mode, game.slots, self.cache)
        self.doors: dict[str, Any] = {}
        for door in doors:
            made = self.build.make(door, entry=True)
            self.doors[door.__name__.removeprefix("enter_")] = made if mode != "interpreted" else opened(made)

    def __getattr__(self, name: str) -> Callable[..., Any]:
        try:
            door: Callable[..., Any] = self.__dict__["doors"][name]
        except KeyError:
            raise AttributeError(f"a rulebook has no door {name}") from None
        return door

    def compile(self, without: Collection[str] = ()) -> Iterator[str]:
        """Compile every door but those, or load it from the cache; yields the name of each as it is ready.
        Afterwards nothing is compiled any more, whatever the card numbers are."""
        if self.mode == "interpreted":
            return
        for door, arguments in self.arguments.items():
            name = door.__name__.removeprefix("enter_")
            dispatcher = self.doors[name]
            if name not in without and not dispatcher.signatures:
                with self.alone():
                    dispatcher.compile(signature(self.game, arguments))
                dispatcher.disable_compile()
            yield name

    @contextmanager
    def alone(self) -> Iterator[None]:
        """No two processes compile the same rules at once: the second finds in the cache what the first has made."""
        from filelock import FileLock, Timeout

        assert self.cache is not None
        lock = FileLock(self.cache.with_name(f"{self.cache.name}.lock"))
        with suppress(OSError):  # a cache that cannot be written keeps nobody from playing
            self.cache.parent.mkdir(parents=True, exist_ok=True)
            while not lock.is_locked:
                if self.leaving.is_set():
                    raise Leaving
                with suppress(Timeout):
                    lock.acquire(timeout=PATIENCE)
        try:
            yield
        finally:
            lock.release()


def opened(function: Callable[..., Any]) -> Callable[..., Any]:
    """An interpreted door that takes the same arrays as a compiled one."""

    @functools.wraps(function)
    def door(*arguments: Any) -> Any:
        return function(*map(interpreted, arguments))

    return door


def samples(game: Game) -> dict[str, Any]:
    """An argument of each kind that doors name."""
    return {
        "S": blank(game.state, WORKSPACE),
        "K": game.load_cards(None).k,
        "i": 0,
        "u": np.zeros(2, np.uint64),
        "n": np.zeros(2, np.int64),
        "m": np.zeros(2, np.uint8),
        "r": np.zeros((2, 2), np.int64),
        "b": np.zeros((2, 2), np.uint8),
        "o": np.zeros((2, 2), np.int16),
        "f": np.zeros((2, 2), np.float32),
    }


def signature(game: Game, arguments: str) -> tuple[Any, ...]:
    import numba

    sample = samples(game)
    return tuple(numba.typeof(sample[kind]) for kind in arguments)


@functools.lru_cache
def rulebook(game: Game, mode: Mode, doors: Doors = DOORS) -> Rulebook:
    """The one rulebook of a game at a speed in this process, ready to use."""
    book = Rulebook(game, mode, doors)
    for _ in book.compile():
        pass
    return book
