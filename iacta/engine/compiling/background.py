"""Which speed a table plays at: interpreted at once, compiled as soon as that is ready. The bytes are the same."""

from __future__ import annotations

import atexit
import threading
from collections.abc import Callable
from contextlib import suppress
from typing import Any, TypeVar

from iacta.engine.compiling.rule import Mode
from iacta.engine.compiling.rulebook import Leaving, Rulebook, rulebook
from iacta.engine.rules.game import Game

HEAD_START = 0.5  # seconds in which a table shows its first screen before the compiler wants the processor too

Prepared = TypeVar("Prepared")


def the_rules(book: Rulebook) -> Rulebook:
    """Nothing but the rules themselves."""
    return book


class BackgroundCompiler:
    """Compiles the rules of one game in a thread while the game is already played, and afterwards whatever else is
    asked for: a search that has the rules in it, for instance. What that is says a function from a rulebook to it."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.interpreted = rulebook(game, "interpreted")
        self.wanted: list[Callable[[Rulebook], Any]] = [the_rules]
        self.made: dict[Callable[[Rulebook], Any], Any] = {}  # of the compiled rules, by what makes it
        self.changed = threading.Condition()
        self.leaving = threading.Event()
        self.thread = threading.Thread(target=self.run, name=f"compile {game.name}", daemon=True)
        self.thread.start()
        # Compiled code must not be half made when the process ends; what is under way takes seconds at most.
        atexit.register(self.leave)

    def fastest_with(self, prepare: Callable[[Rulebook], Prepared]) -> Prepared:
        """What `prepare` makes of the compiled rules, if the thread has made it; otherwise the thread is asked to, and
        here is what it makes of the interpreted ones."""
        if prepare in self.made:
            made: Prepared = self.made[prepare]
            return made
        self.ask_for(prepare)
        return prepare(self.interpreted)

    def ask_for(self, prepare: Callable[[Rulebook], Any]) -> None:
        """Have something made of the compiled rules, after what was asked for before."""
        if prepare in self.wanted:
            return
        with self.changed:
            if prepare not in self.wanted:
                self.wanted.append(prepare)
                self.changed.notify_all()

    def is_ready(self, prepare: Callable[[Rulebook], Any] = the_rules) -> bool:
        """Whether that is made; if nobody has asked for it yet, this does."""
        self.ask_for(prepare)
        return prepare in self.made

    def wait(self, prepare: Callable[[Rulebook], Any] = the_rules, timeout: float | None = None) -> bool:
        """Ask for something and wait until it is made; whether it is."""
        self.ask_for(prepare)
        with self.changed:
            return self.changed.wait_for(lambda: prepare in self.made, timeout)

    def run(self) -> None:
        """What the thread does."""
        if self.leaving.wait(HEAD_START):
            return
        book = Rulebook(self.game, "compiled")
        book.leaving = self.leaving
        with suppress(Leaving):
            for _ in book.compile(without=["play_games"]):  # no table plays thousands of games
                if self.leaving.is_set():
                    return
            while (prepare := self.next_wanted()) is not None:
                self.finish(prepare, prepare(book))

    def next_wanted(self) -> Callable[[Rulebook], Any] | None:
        """What was asked for and is not made, as soon as there is something; None once the process ends."""
        with self.changed:
            self.changed.wait_for(lambda: self.leaving.is_set() or len(self.made) < len(self.wanted))
            return None if self.leaving.is_set() else self.wanted[len(self.made)]

    def finish(self, prepare: Callable[[Rulebook], Any], made: object) -> None:
        with self.changed:
            self.made[prepare] = made
            self.changed.notify_all()

    def leave(self) -> None:
        self.leaving.set()
        with self.changed:
            self.changed.notify_all()
        self.thread.join()


compilers: dict[Game, BackgroundCompiler] = {}
making = threading.Lock()


def background(game: Game) -> BackgroundCompiler:
    """The one background compiler of a game in this process."""
    with making:
        if game not in compilers:
            compilers[game] = BackgroundCompiler(game)
        return compilers[game]


def fastest(game: Game, mode: Mode | None, prepare: Callable[[Rulebook], Prepared]) -> Prepared:
    """What `prepare` makes of the rules at the speed asked for; without one, of the fastest for which it is ready."""
    return background(game).fastest_with(prepare) if mode is None else prepare(rulebook(game, mode))


def fastest_rulebook(game: Game, mode: Mode | None) -> Rulebook:
    """The rulebook to use now: at the speed asked for, or the fastest that is ready."""
    return fastest(game, mode, the_rules)
