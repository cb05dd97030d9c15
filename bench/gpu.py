"""Random games with all expansions and the most seats, the same games on a GPU and on the CPU: whether they are equal
to the last byte, and how many decisions a second each takes.

    python bench/gpu.py GAME [GAMES [ROUNDS]]

It needs numba-cuda and an NVIDIA GPU, and nothing of Iacta but the engine and the game. On an H200 with 16 cores
(Numba 0.68.1, numba-cuda 0.30.4), 131,072 games of each, all equal, in million decisions a second on the GPU (median of
five rounds), in 16 threads and on one core: lusitania 663, 28.0 and 3.0; lutetia 134, 25.3 and 2.9; lusitania-xxi 190,
27.8 and 2.7; lumeria 83, 21.4 and 1.8."""

# Rule functions have no annotations: Numba infers their types.
# mypy: allow-untyped-defs, allow-untyped-calls, allow-incomplete-defs

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import numpy as np
from numba import cuda

from iacta.engine.compiling.records import record
from iacta.engine.compiling.rule import Build, rule
from iacta.engine.rules.batch import FACTS, GAME, MOST_SEATS, RANDOM, WORKSPACE, play_games
from iacta.engine.rules.game import Game
from iacta.games import load_game

SEED = 2022
GAMES = 262_144  # in one round: one game for each thread of the GPU
ROUNDS = 5
THREADS_A_BLOCK = 64


@rule
def play_game(i, first, cards, options, policies, most, spaces, desks, results):
    """Play the game `first` + i with the i-th workspace and desk."""
    play_games(
        spaces[i],
        cards[0],
        options,
        policies,
        SEED,
        first + i,
        most,
        desks[i].mask,
        desks[i].found,
        desks[i].values,
        desks[i].choices,
        desks[i].g,
        desks[i].key,
        desks[i].points,
        results[i : i + 1],
    )


@rule
def play_on_core(first, cards, options, policies, most, spaces, desks, results):
    """Play one game for each row of results, one after another."""
    for i in range(len(results)):
        play_game(i, first, cards, options, policies, most, spaces, desks, results)


@rule
def play_on_gpu(first, cards, options, policies, most, spaces, desks, results):
    """The kernel: this thread's game."""
    i = cuda.grid(1)  # type: ignore[attr-defined]  # numba-cuda adds it
    if i < len(results):
        play_game(i, first, cards, options, policies, most, spaces, desks, results)


class Trial:
    """The rules compiled for both machines, and arrays for one round of games on each."""

    def __init__(self, game: Game, games: int) -> None:
        build = Build("compiled", game.own, silent=True)
        self.on_core = build.make(play_on_core)
        self.on_gpu = cuda.jit(build.make(play_on_gpu).py_func)
        seats = game.seats[1]
        numbers = game.option_numbers(seats, {option.name: True for option in game.options if option.switch})
        facts = (game.load_cards(None).k, numbers, np.full(seats, RANDOM))
        self.facts = (*facts, game.most_decisions(list(numbers)))
        self.facts_on_gpu = (*map(cuda.to_device, facts), self.facts[-1])
        desk = record(
            [
                ("g", "u8", (1,)),
                ("key", "u8", (2,)),
                ("choices", "i8", (MOST_SEATS,)),
                ("points", "i8", (MOST_SEATS,)),
                ("found", "i8", (game.actions.count,)),
                ("values", "i8", (game.actions.count,)),
                ("mask", "u1", (game.actions.count,)),
            ]
        )
        # For each game the records that play_games works on, the small arrays it writes to, and its results.
        self.arrays = (
            np.zeros((games, WORKSPACE), game.silent_state),
            np.zeros(games, desk),
            np.zeros((games, FACTS), np.int64),
        )
        self.arrays_on_gpu = tuple(map(cuda.to_device, self.arrays))
        self.games = games

    def play_on_cpu(self, first: int, games: int, threads: int) -> None:
        """Play the first `games` games of a round, shared out among the threads."""
        parts = [slice(rows[0], rows[-1] + 1) for rows in np.array_split(np.arange(games), threads)]

        def play(part: slice) -> None:
            self.on_core(first + part.start, *self.facts, *(array[part] for array in self.arrays))

        with ThreadPoolExecutor(threads) as pool:
            list(pool.map(play, parts))

    def play_on_gpu(self, first: int) -> None:
        """Play a round."""
        blocks = -(-self.games // THREADS_A_BLOCK)
        self.on_gpu[blocks, THREADS_A_BLOCK](first, *self.facts_on_gpu, *self.arrays_on_gpu)
        cuda.synchronize()

    def differences(self) -> dict[str, int]:
        """In how many games of the last round the two machines differ, and in what."""
        ours, theirs = self.arrays, [array.copy_to_host() for array in self.arrays_on_gpu]
        columns = {
            "endings": slice(0, 1),
            "decisions": slice(1, 2),
            "scores": slice(2, 2 + MOST_SEATS),
            "places": slice(2 + MOST_SEATS, FACTS),
        }
        found = {name: ours[2][:, at] != theirs[2][:, at] for name, at in columns.items()}
        found["generators"] = ours[1]["g"] != theirs[1]["g"]
        found["bytes of the final state"] = in_bytes(ours[0][:, GAME]) != in_bytes(theirs[0][:, GAME])
        return {name: int(unequal.any(axis=1).sum()) for name, unequal in found.items()}


def in_bytes(states: np.ndarray) -> np.ndarray:
    return np.ascontiguousarray(states).view(np.uint8).reshape(len(states), -1)


def timed(play: Callable[..., None], *arguments: int) -> float:
    began = time.perf_counter()
    play(*arguments)
    return time.perf_counter() - began


def say(who: str, decisions: int, seconds: float) -> None:
    rate = decisions / seconds
    print(f"{who:12} {decisions:>13,} decisions in {seconds:>7.3f} s: {rate:>13,.0f} a second", flush=True)


def main() -> None:
    game = load_game(sys.argv[1] if len(sys.argv) > 1 else "")
    games = int(sys.argv[2]) if len(sys.argv) > 2 else GAMES
    rounds = int(sys.argv[3]) if len(sys.argv) > 3 else ROUNDS
    threads = os.cpu_count() or 1
    trial = Trial(game, games)
    results = trial.arrays[2]
    print(f"compiled for the CPU in {timed(trial.play_on_cpu, 0, 1, 1):.0f} s", flush=True)
    print(f"compiled for the GPU, with a first round, in {timed(trial.play_on_gpu, 0):.0f} s", flush=True)

    some = max(games // threads, 1)
    seconds = timed(trial.play_on_cpu, 0, some, 1)
    say("one core", int(results[:some, 1].sum()), seconds)

    decisions, on_cpu, on_gpu = 0, 0.0, 0.0
    for number in range(rounds):
        on_gpu += timed(trial.play_on_gpu, number * games)
        on_cpu += timed(trial.play_on_cpu, number * games, games, threads)
        decisions += int(results[:, 1].sum())
        differences = trial.differences()
        if any(differences.values()):
            sys.exit(f"the two differ, in so many of {games:,} games: {differences}")
    say(f"{threads} threads", decisions, on_cpu)
    say("GPU", decisions, on_gpu)
    print(f"{rounds * games:,} games, equal in {', '.join(differences)}")


if __name__ == "__main__":
    main()
