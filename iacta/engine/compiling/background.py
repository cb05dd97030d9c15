"""Which speed a table plays at: interpreted at once, compiled as soon as that is ready. The bytes are the same."""

from __future__ import annotations

import atexit
import threading
from collections.abc import Callable
from contextlib import suppress

from iacta.engine.compiling.rule import Mode
from iacta.engine.compiling.rulebook import Leaving, Rulebook, rulebook
from iacta.engine.rules.game import Game

FURTHER: list[Callable[[Rulebook], object]] = []  # what else to compile for a rulebook before tables play with it
HEAD_START = 0.5  # seconds in which a table shows its first screen before the compiler wants the processor too


class Shelf:
    """The rulebooks of one game for tables. The compiled one is made in the background."""

    def __init__(self, game: Game) -> None:
        self.now = rulebook(game, "interpreted")
        self.ready = threading.Event()
        self.leaving = threading.Event()
        self.thread = threading.Thread(target=self.prepare, args=(game,), name=f"compile {game.name}", daemon=True)
        self.thread.start()
        # Compiled code must not be half made when the process ends; what is under way takes seconds at most.
        atexit.register(self.leave)

    def prepare(self, game: Game) -> None:
        if self.leaving.wait(HEAD_START):
            return
        book = Rulebook(game, "compiled")
        book.leaving = self.leaving
        with suppress(Leaving):
            for _ in book.compile(without=["play_games"]):  # no table plays thousands of games
                if self.leaving.is_set():
                    return
            for prepare in FURTHER:
                prepare(book)
        if self.leaving.is_set():
            return
        self.now = book
        self.ready.set()

    def leave(self) -> None:
        self.leaving.set()
        self.thread.join()


shelves: dict[Game, Shelf] = {}
making = threading.Lock()


def shelf(game: Game) -> Shelf:
    """The one shelf of a game in this process."""
    with making:
        if game not in shelves:
            shelves[game] = Shelf(game)
        return shelves[game]


def book_for(game: Game, mode: Mode | None) -> Rulebook:
    """The rulebook to use now: at the speed asked for, or the fastest that is ready."""
    return shelf(game).now if mode is None else rulebook(game, mode)
