"""Steps of environments a second, random legal actions included: ours by thousands and one by one, PettingZoo's classic
games and, where it is installed, Pgx on the CPU, in one run.

    python bench/vector.py --seconds 3 --count 1024

Every figure is the median of three rounds, taken in turn."""

from __future__ import annotations

import argparse
import importlib
import importlib.util
import os
import time
from collections.abc import Callable
from statistics import median
from typing import Any

import numba
import numpy as np

from iacta.adapters.pettingzoo import env as our_env
from iacta.adapters.vector import VectorEnv
from iacta.games import NAMES, load_game

ROUNDS = 3
PETTINGZOO = ("tictactoe_v3", "connect_four_v3", "leduc_holdem_v4", "texas_holdem_v4")
PGX = ("connect_four", "leduc_holdem", "backgammon", "sparrow_mahjong")
PGX_STEPS = 16  # compiled into one call
Measure = Callable[[float], float]  # from seconds to steps a second


@numba.njit(cache=True)
def choose(masks: np.ndarray, actions: np.ndarray) -> None:
    """A legal action for each game, each equally likely."""
    for game in range(len(masks)):
        legal = 0
        for action in range(masks.shape[1]):
            legal += masks[game, action]
        left = np.random.randint(legal)  # noqa: NPY002  # the generator that Numba has
        action = 0
        while left > 0 or not masks[game, action]:
            left -= masks[game, action]
            action += 1
        actions[game] = action


def vector(name: str, count: int, threads: int) -> Measure:
    """Our games side by side, at the fullest table."""
    env = VectorEnv(name, count, seats=load_game(name).seats[1], threads=threads)
    actions = np.zeros(count, np.int64)
    env.reset()

    def measure(seconds: float) -> float:
        now, steps, began = env.now, 0, time.perf_counter()
        while (elapsed := time.perf_counter() - began) < seconds:
            choose(now.masks, actions)
            now = env.step(actions)
            steps += count
        return steps / elapsed

    measure(0.1)
    return measure


def one_by_one(env: Any) -> Measure:
    """A PettingZoo environment, as its own documentation drives it."""

    def measure(seconds: float) -> float:
        steps, began = 0, time.perf_counter()
        while (elapsed := time.perf_counter() - began) < seconds:
            env.reset(seed=steps)
            for agent in env.agent_iter():
                observation, _, termination, truncation, _ = env.last()
                over = termination or truncation
                env.step(None if over else env.action_space(agent).sample(observation["action_mask"]))
                steps += not over
        return steps / elapsed

    measure(0.1)
    return measure


def pgx(name: str, count: int) -> Measure:
    """Pgx, compiled as its own documentation says, with games that begin anew when they end."""
    jax, made = importlib.import_module("jax"), importlib.import_module("pgx").make(name)
    auto_reset = importlib.import_module("pgx.experimental").auto_reset
    numpy = importlib.import_module("jax.numpy")
    step = jax.vmap(auto_reset(made.step, made.init))

    def play(states: Any, key: Any) -> Any:
        def once(carried: Any, _: Any) -> Any:
            states, key = carried
            key, chance, luck = jax.random.split(key, 3)
            logits = numpy.log(states.legal_action_mask.astype(numpy.float32))
            actions = jax.random.categorical(chance, logits, axis=-1)
            return (step(states, actions, jax.random.split(luck, count)), key), None

        return jax.lax.scan(once, (states, key), None, length=PGX_STEPS)[0]

    compiled = jax.jit(play)
    key = jax.random.PRNGKey(0)
    states = jax.jit(jax.vmap(made.init))(jax.random.split(key, count))

    def measure(seconds: float) -> float:
        nonlocal states, key
        steps, began = 0, time.perf_counter()
        while (elapsed := time.perf_counter() - began) < seconds:
            states, key = jax.block_until_ready(compiled(states, key))
            steps += count * PGX_STEPS
        return steps / elapsed

    measure(0.1)
    return measure


def measures(count: int) -> dict[str, Measure]:
    """Everything that can be measured here, by what it is."""
    found: dict[str, Measure] = {}
    cores = os.cpu_count() or 1
    for name in NAMES:
        for threads in dict.fromkeys((1, cores)):
            found[f"iacta {name}, {count} games, {threads} thread{'s' * (threads > 1)}"] = vector(name, count, threads)
        found[f"iacta {name}, PettingZoo"] = one_by_one(our_env(name, seats=load_game(name).seats[1], mode="compiled"))
    if importlib.util.find_spec("pygame"):
        os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
        for name in PETTINGZOO:
            made = importlib.import_module(f"pettingzoo.classic.{name}").env()
            found[f"PettingZoo {name}"] = one_by_one(made)
    if importlib.util.find_spec("pgx"):
        for name in PGX:
            found[f"Pgx {name}, {count} games"] = pgx(name, count)
    return found


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--seconds", type=float, default=3.0, help="for each figure")
    arguments.add_argument("--count", type=int, default=1024, help="games side by side")
    given = arguments.parse_args()
    found = measures(given.count)
    speeds: dict[str, list[float]] = {name: [] for name in found}
    for _ in range(ROUNDS):
        for name, measure in found.items():
            speeds[name].append(measure(given.seconds / ROUNDS))
    medians = {name: median(rounds) for name, rounds in speeds.items()}
    others = [name for name in medians if not name.startswith("iacta")]
    print(f"{'steps a second':44}{'median':>14}{'lowest':>14}{'highest':>14}")
    for name, rounds in speeds.items():
        print(f"{name:44}{medians[name]:14,.0f}{min(rounds):14,.0f}{max(rounds):14,.0f}")
        for other in others if name.startswith("iacta") else ():
            print(f"    {medians[name] / medians[other]:.3g} × {other}")


if __name__ == "__main__":
    main()
