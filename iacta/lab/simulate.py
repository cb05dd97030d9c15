"""Many games on every core, reproducible from one seed whatever the number of threads."""

from __future__ import annotations

import functools
import os
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import numpy as np

from iacta.engine.compiling.records import blank
from iacta.engine.compiling.rule import Mode
from iacta.engine.compiling.rulebook import Rulebook
from iacta.engine.rules.batch import FACTS, GREEDY, MOST_SEATS, RANDOM, WORKSPACE
from iacta.engine.rules.game import Cards, Game
from iacta.engine.words.errors import BadOptions, listed, shown

POLICIES = {"random": RANDOM, "greedy": GREEDY}
MOST_GAMES = 10_000_000
MOST_THREADS = 256
CHUNK = 500  # games between two looks at the progress bar


@dataclass(frozen=True)
class Results:
    """What came of some games, one row each."""

    game: Game
    seats: int
    seconds: float
    facts: np.ndarray

    @property
    def endings(self) -> np.ndarray:
        return self.facts[:, 0]

    @property
    def decisions(self) -> np.ndarray:
        return self.facts[:, 1]

    @property
    def scores(self) -> np.ndarray:
        return self.facts[:, 2 : 2 + self.seats]

    @property
    def places(self) -> np.ndarray:
        return self.facts[:, 2 + MOST_SEATS : 2 + MOST_SEATS + self.seats]


def simulate(
    game: Game,
    numbers: np.ndarray,
    games: int,
    *,
    seed: int = 0,
    bots: Sequence[str] = (),
    cards: Cards | None = None,
    threads: int | None = None,
    mode: Mode = "compiled",
    progress: Callable[[int], None] = lambda _: None,
) -> Results:
    """Play `games` games with these option numbers; `bots` names a bot for each seat, or one for all."""
    check_games(games, seed)
    check_threads(threads)
    seats = int(numbers[0])
    policies = policy_numbers(bots, seats)
    book = batch_book(game, mode)
    k = (cards or game.load_cards(None)).k
    most = game.most_decisions(list(numbers))
    facts = np.zeros((games, FACTS), np.int64)

    def play(first: int) -> int:
        rows = facts[first : first + CHUNK]
        book.play_games(
            blank(game.silent_state, WORKSPACE),
            k,
            numbers,
            policies,
            seed,
            first,
            most,
            np.zeros(game.actions.count, np.uint8),
            np.zeros(game.actions.count, np.int64),
            np.zeros(game.actions.count, np.int64),
            np.zeros(MOST_SEATS, np.int64),
            np.zeros(1, np.uint64),
            np.zeros(2, np.uint64),
            np.zeros(MOST_SEATS, np.int64),
            rows,
        )
        return len(rows)

    began = time.perf_counter()
    with ThreadPoolExecutor(threads or os.cpu_count() or 1) as pool:
        for done in pool.map(play, range(0, games, CHUNK)):
            progress(done)
    return Results(game, seats, time.perf_counter() - began, facts)


def check_games(games: int, seed: int) -> None:
    """Refuse games that nobody could play or repeat."""
    if not 1 <= games <= MOST_GAMES:
        raise BadOptions("number-of-games", most=MOST_GAMES, games=shown(games))
    check_seed(seed)


def check_seed(seed: int) -> None:
    if not 0 <= seed < 1 << 63:
        raise BadOptions("no-seed", last=str((1 << 63) - 1), seed=shown(seed))


def check_threads(threads: int | None) -> None:
    if threads is not None and not 1 <= threads <= MOST_THREADS:
        raise BadOptions("number-of-threads", most=MOST_THREADS, threads=shown(threads))


@functools.lru_cache
def batch_book(game: Game, mode: Mode) -> Rulebook:
    """A rulebook with the one entry point that is needed here: the others would take their time to load."""
    book = Rulebook(game, mode)
    for _ in book.compile(without=[name for name in book.entry_points if name != "play_games"]):
        pass
    return book


def policy_numbers(bots: Sequence[str], seats: int) -> np.ndarray:
    named = list(bots) or ["random"]
    if len(named) == 1:
        named *= seats
    if len(named) != seats:
        raise BadOptions("bots-for-seats", seats=seats, named=len(named))
    for name in named:
        if name not in POLICIES:
            raise BadOptions("no-such-bot", name=shown(name), known=listed(POLICIES))
    return np.array([POLICIES[name] for name in named], np.int64)
