"""How many decisions a second OpenSpiel's games take when driven the usual way from Python, on one core."""

import random
import time
from collections.abc import Callable, Sequence

import numpy as np
import pyspiel

GAMES = ("hanabi", "oh_hell")


Dealer = Callable[[Sequence[int], Sequence[float]], int]


def dealers(seed: int) -> dict[str, Dealer]:
    """Ways to draw one of OpenSpiel's chance outcomes: as its own examples do, and one that is more than twice as
    fast, because a comparison should not be won against a slow dealer."""
    slow, fast = np.random.RandomState(seed), random.Random(seed)
    return {
        "usual": lambda outcomes, weights: int(slow.choice(outcomes, p=weights)),
        "fast dealer": lambda outcomes, weights: fast.choices(outcomes, weights)[0],
    }


def decisions_per_second(game_name: str, dealer: str, seconds: float, seed: int = 0) -> float:
    """Play whole uniformly random games for at least `seconds` and return the decisions of players per second.

    `game_name` is any string that `pyspiel.load_game` reads. Chance moves take time, as dealing does in every game,
    but are not counted.
    """
    game = pyspiel.load_game(game_name)
    generator = random.Random(seed)
    draw = dealers(seed)[dealer]
    play_one_game(game, generator, draw)  # the first game pays for whatever is loaded lazily

    decisions = 0
    start = time.perf_counter()
    elapsed = 0.0
    while elapsed < seconds or decisions == 0:
        decisions += play_one_game(game, generator, draw)
        elapsed = time.perf_counter() - start
    return decisions / elapsed


def play_one_game(game: pyspiel.Game, generator: random.Random, draw: Dealer) -> int:
    """Play one game at random and return how many decisions its players took."""
    state = game.new_initial_state()
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(draw(outcomes, weights))
        else:
            state.apply_action(generator.choice(state.legal_actions()))
            decisions += 1
    return decisions
