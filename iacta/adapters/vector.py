"""Thousands of games at once, as arrays: compiled, on every core, and reproducible from one seed."""

from __future__ import annotations

import os
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

import numpy as np

from iacta.adapters.extras import TEXT
from iacta.adapters.game_names import game_of
from iacta.engine.compiling.records import blank
from iacta.engine.compiling.rule import Mode
from iacta.engine.compiling.rulebook import rulebook
from iacta.engine.learning.environment import ANEW, ENVIRONMENT_ENTRY_POINTS, RECORDS, Games, Workspace
from iacta.engine.learning.observation import observation
from iacta.engine.rules.batch import MOST_SEATS
from iacta.engine.rules.game import Cards, Game
from iacta.engine.words.errors import BadAction, BadOptions, IllegalAction, NotYourTurn, shown

MOST_GAMES = 1_000_000
MOST_THREADS = 256
LAST_SEED = (1 << 63) - 1
SMALLEST_SHARE = 64  # games that are worth a thread of their own


class Step(NamedTuple):
    """Every game at its next decision, one row each. The arrays are the environment's own and change with the next
    step: copy what you keep."""

    observations: np.ndarray  # what the seat to decide sees
    masks: np.ndarray  # what it may do, 1 for a legal action
    rewards: np.ndarray  # of each seat, when the game before this one has just ended; otherwise 0
    ended: np.ndarray  # whether it has
    seats: np.ndarray  # the seat to decide


class VectorEnv:
    """Games of one kind side by side. Each waits for one decision; one that ends is dealt anew at once.

    Sealed choices are made one after another, and nobody's observation shows what others chose before all have. The
    rewards are those of `iacta.adapters.rewards.rewards_of`. A game's deal depends on the seed, its row and how many
    games were played in that row, and on nothing else."""

    def __init__(
        self,
        game: Game | str,
        count: int,
        *,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        seed: int = 0,
        cards: Cards | None = None,
        threads: int | None = None,
        mode: Mode = "compiled",
    ) -> None:
        self.game = game_of(game)
        self.cards = cards or self.game.load_cards(None)
        self.numbers = self.game.option_numbers(self.game.seats[0] if seats is None else seats, options or {}, cards)
        if type(count) is not int or not 1 <= count <= MOST_GAMES:
            raise BadOptions("number-of-games", most=MOST_GAMES, games=shown(count))
        if threads is not None and (type(threads) is not int or not 1 <= threads <= MOST_THREADS):
            raise BadOptions("number-of-threads", most=MOST_THREADS, threads=shown(threads))
        self.count = count
        self.seed = checked_seed(seed)
        self.layout = observation(self.game)
        self.states = blank(self.game.silent_state, count)
        self.indices = np.zeros(count, np.int64)  # of the games in the rows
        actions = self.game.actions.count
        self.now = Step(
            observations=self.layout.blank(count),
            masks=np.zeros((count, actions), np.uint8),
            rewards=np.zeros((count, int(self.numbers[0])), np.float32),
            ended=np.zeros(count, np.uint8),
            seats=np.zeros(count, np.int64),
        )
        self.games = Games(
            states=self.states,
            indices=self.indices,
            observations=self.now.observations,
            masks=self.now.masks,
            deciding=self.now.seats,
            rewards=self.now.rewards,
            ended=self.now.ended,
        )
        self.dealt = False
        workers = min(threads or os.cpu_count() or 1, -(-count // SMALLEST_SHARE))
        self.shares = np.linspace(0, count, workers + 1).astype(int).tolist()
        self.workspaces = [self.new_workspace() for _ in range(workers)]
        self.pool = ThreadPoolExecutor(workers) if workers > 1 else None
        self.entry_point = rulebook(self.game, mode, ENVIRONMENT_ENTRY_POINTS).direct("decide_in_games")

    def new_workspace(self) -> Workspace:
        records = blank(self.game.silent_state, RECORDS)
        return Workspace(
            records=records,
            views=records.view(np.uint8).reshape(RECORDS, -1),
            mask=np.zeros(self.game.actions.count, np.uint8),
            found=np.zeros(self.game.actions.count, np.int64),
            places=np.zeros(MOST_SEATS, np.int64),
            generator=np.zeros(1, np.uint64),
            key=np.zeros(2, np.uint64),
        )

    @property
    def seats(self) -> int:
        """How many play each game."""
        return int(self.numbers[0])

    def reset(self, seed: int | None = None) -> Step:
        """Deal every game; without a new seed those of the last one again."""
        if seed is not None:
            self.seed = checked_seed(seed)
        self.indices[:] = np.arange(self.count)
        self.dealt = True
        return self.decided(np.full(self.count, ANEW))

    def step(self, actions: np.ndarray) -> Step:
        """Make one decision in each game: the ids of the actions, in the order of the rows."""
        if not self.dealt:
            raise NotYourTurn("not-dealt", TEXT)
        return self.decided(self.checked(actions))

    def checked(self, actions: np.ndarray) -> np.ndarray:
        """The actions, if each is legal in its game."""
        given = np.asarray(actions)
        if given.shape != (self.count,) or not np.issubdtype(given.dtype, np.integer):
            raise BadAction("actions-for-games", TEXT, games=self.count)
        given = np.ascontiguousarray(given, np.int64)
        last = self.game.actions.count - 1
        for row in np.flatnonzero((given < 0) | (given > last))[:1]:
            raise BadAction("no-such-action-id", action=shown(int(given[row])), last=str(last))
        for row in np.flatnonzero(self.now.masks[np.arange(self.count), given] == 0)[:1]:
            text = self.game.actions.text(int(given[row]))
            raise IllegalAction(
                "illegal-in-game", TEXT, action=shown(text), game=str(row), seat=str(self.now.seats[row])
            )
        return given

    def decided(self, actions: np.ndarray) -> Step:
        def decide(worker: int) -> None:
            self.entry_point(
                self.games,
                self.workspaces[worker],
                self.cards.k,
                self.numbers,
                self.layout.table,
                self.seed,
                self.shares[worker],
                self.shares[worker + 1],
                actions,
            )

        if self.pool is None:
            decide(0)
        else:
            list(self.pool.map(decide, range(len(self.workspaces))))
        return self.now


def checked_seed(seed: object) -> int:
    if type(seed) is not int or not 0 <= seed <= LAST_SEED:
        raise BadOptions("no-seed", last=str(LAST_SEED), seed=shown(seed))
    return seed
