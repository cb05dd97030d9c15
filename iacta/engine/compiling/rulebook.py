"""A game's rulebook at one speed: its entry points (entry_points.py), ready to be called with NumPy arrays."""

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

from iacta.engine.compiling.entry_points import GAME_ENTRY_POINTS, TELLING, Arguments, EntryPoints, Packed
from iacta.engine.compiling.records import blank, interpreted
from iacta.engine.compiling.rule import Build, Mode, fingerprint
from iacta.engine.rules.batch import WORKSPACE
from iacta.engine.rules.game import Game

FORMAT = 3  # another one when the same rules are compiled in another way
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
    digest = hashlib.sha256(repr((FORMAT, mode, *code, versions, settings)).encode()).hexdigest()
    return cache_root() / f"{name}-{mode}-{digest[:20]}"


def rules_folder(game: Game, mode: Mode, entry_points: EntryPoints = GAME_ENTRY_POINTS) -> Path:
    """Where the compiled rules of a game are kept."""
    return cache_folder(
        game.name, mode, fingerprint(entry_points, game.own), packed_fields(entry_points), game.state.descr
    )


def packed_fields(entry_points: EntryPoints) -> list[tuple[str, ...]]:
    """The names and kinds of what is passed together: code that reads other fields is other code."""
    packed = [kind for arguments in entry_points.values() for kind in arguments if isinstance(kind, Packed)]
    return [(*kind.of._fields, kind.kinds) for kind in packed]


class Leaving(Exception):
    """Whoever waited for another process to compile does not wait any more."""


class Rulebook:
    """The entry points of a game at one speed, by their names without `entry_`: those of every game, or others. Each
    takes records with events and without: what happens is written where there is room for it."""

    def __init__(self, game: Game, mode: Mode, entry_points: EntryPoints = GAME_ENTRY_POINTS) -> None:
        self.game = game
        self.mode = mode
        self.arguments = entry_points
        self.leaving = threading.Event()  # set by whoever will not wait for compiled code any more
        self.cache = None if mode == "interpreted" else rules_folder(game, mode, entry_points)
        self.build, telling = (
            Build(mode, game.own, self.cache, silent=silent, parts=parts_of(game, mode, silent=silent))
            for silent in (True, False)
        )
        self.entry_points: dict[str, Any] = {}  # for records without events, where these make a difference
        self.telling: dict[str, Any] = {}  # for records with events
        self.callables: dict[str, Callable[..., Any]] = {}
        for function, arguments in entry_points.items():
            name = name_of(function)
            self.entry_points[name] = (telling if "T" in arguments else self.build).make(function)
            if function in TELLING:
                self.telling[name] = telling.make(function)
            self.callables[name] = self.callable(name, arguments)

    def callable(self, name: str, arguments: Arguments) -> Callable[..., Any]:
        """An entry point as Python calls it, with records of either kind."""
        silent, telling = self.entry_points[name], self.telling.get(name)
        if self.mode == "interpreted":
            silent, telling = on_arrays(silent), telling and on_arrays(telling)
        records = [place for place, kind in enumerate(arguments) if kind == "S"]
        return for_any_record(self.game, silent, telling, records) if records else silent

    def __getattr__(self, name: str) -> Callable[..., Any]:
        try:
            entry_point: Callable[..., Any] = self.__dict__["callables"][name]
        except KeyError:
            raise AttributeError(f"a rulebook has no entry point {name}") from None
        return entry_point

    def compile(self, without: Collection[str] = ()) -> Iterator[str]:
        """Compile every entry point but those, or load it from the cache; yields the name of each as it is ready.
        Afterwards nothing is compiled any more, whatever the card numbers are."""
        if self.mode == "interpreted":
            return
        for function, arguments in self.arguments.items():
            name = name_of(function)
            told = [kind if kind != "S" else "T" for kind in arguments]
            for dispatcher, kinds in ((self.entry_points[name], arguments), (self.telling.get(name), told)):
                if name not in without and dispatcher and not dispatcher.signatures:
                    with self.alone():
                        dispatcher.compile(signature(self.game, kinds))
                    dispatcher.disable_compile()
            yield name

    def direct(self, name: str) -> Callable[..., Any]:
        """An entry point for whoever always calls it with arguments of the same types: Numba does not compare them at
        every call, which takes longer than a decision where many arguments are packed. It trusts its caller."""
        if self.mode != "compiled":
            return self.callables[name]
        entry_point: Callable[..., Any] = only_form(self.entry_points[name]).entry_point
        return entry_point

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


def name_of(function: Callable[..., Any]) -> str:
    """What an entry point is called in a rulebook."""
    return function.__name__.removeprefix("entry_")


@functools.lru_cache
def parts_of(game: Game, mode: Mode, *, silent: bool) -> dict[Any, Any]:
    """The rules of a game as parts of its entry points, made once for all sets of them in this process."""
    return {}


def for_any_record(
    game: Game, silent: Callable[..., Any], telling: Callable[..., Any] | None, records: list[int]
) -> Callable[..., Any]:
    """An entry point that takes records of either kind at these places: with events, if it tells and all have room for
    them, and otherwise as if they had none."""
    size, first = game.silent_state.itemsize, records[0]

    def entry_point(*arguments: Any) -> Any:
        if len(records) == 1 and arguments[first].dtype.itemsize == size:
            return silent(*arguments)
        if telling is not None and all(arguments[place].dtype.itemsize != size for place in records):
            return telling(*arguments)
        given = list(arguments)
        for place in records:
            given[place] = game.without_events(given[place])
        return silent(*given)

    return entry_point


def on_arrays(function: Callable[..., Any]) -> Callable[..., Any]:
    """An interpreted entry point that takes the same arrays as a compiled one."""

    @functools.wraps(function)
    def entry_point(*arguments: Any) -> Any:
        return function(*map(interpreted_arguments, arguments))

    return entry_point


def interpreted_arguments(argument: Any) -> Any:
    """An argument as interpreted rules take it; what is packed is unpacked, converted and packed again."""
    return type(argument)(*map(interpreted, argument)) if isinstance(argument, tuple) else interpreted(argument)


def only_form(dispatcher: Any, _: object = None) -> Any:
    """What an entry point was compiled to that takes arguments of one kind only."""
    (form,) = dispatcher.overloads.values()
    return form


def samples(game: Game) -> dict[str, Any]:
    """An argument of each kind that entry points name."""
    return {
        "S": blank(game.silent_state, WORKSPACE),
        "T": blank(game.state),
        "K": game.load_cards(None).k,
        "i": 0,
        "u": np.zeros(2, np.uint64),
        "n": np.zeros(2, np.int64),
        "m": np.zeros(2, np.uint8),
        "r": np.zeros((2, 2), np.int64),
        "b": np.zeros((2, 2), np.uint8),
        "o": np.zeros((2, 2), np.int16),
        "f": np.zeros((2, 2), np.float32),
        "h": np.zeros((2, 2), np.int32),
        "d": np.zeros((2, 2)),
        "x": np.zeros(2),
    }


def signature(game: Game, arguments: Arguments) -> tuple[Any, ...]:
    """Numba's types of the arguments."""
    import numba

    types = {kind: numba.typeof(sample) for kind, sample in samples(game).items()}

    def type_of(kind: str | Packed) -> Any:
        if isinstance(kind, str):
            return types[kind]
        return numba.types.BaseTuple.from_types([types[inside] for inside in kind.kinds], kind.of)

    return tuple(map(type_of, arguments))


@functools.lru_cache
def rulebook(game: Game, mode: Mode, entry_points: EntryPoints = GAME_ENTRY_POINTS) -> Rulebook:
    """The one rulebook of a game at a speed in this process, ready to use."""
    book = Rulebook(game, mode, entry_points)
    for _ in book.compile():
        pass
    return book
