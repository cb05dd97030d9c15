"""How many decisions a second OpenSpiel's games take when driven the usual way from Python, on one core."""

from __future__ import annotations

import random
import time
from collections.abc import Sequence
from typing import Protocol

import numpy as np
import pyspiel

# What is measured, and what `pyspiel.load_game` reads for it.
GAMES = {
    "hanabi": "hanabi",
    "oh_hell": "oh_hell",
    "hidden goofspiel": "goofspiel(imp_info=true,players=3)",
    "backgammon": "backgammon",
}


class Driver(Protocol):
    """How chance is drawn, and how somebody chooses."""

    def chance(self, outcomes: Sequence[int], weights: Sequence[float]) -> int: ...
    def choice(self, actions: Sequence[int]) -> int: ...
    def choice_together(self, actions: Sequence[int]) -> int: ...


class Usual:
    """As in OpenSpiel's own `example.py`."""

    def __init__(self, seed: int) -> None:
        self.numpy, self.random = np.random.RandomState(seed), random.Random(seed)

    def chance(self, outcomes: Sequence[int], weights: Sequence[float]) -> int:
        return int(self.numpy.choice(outcomes, p=weights))

    def choice(self, actions: Sequence[int]) -> int:
        return self.random.choice(actions)

    def choice_together(self, actions: Sequence[int]) -> int:
        return int(self.numpy.choice(actions))


class Fast:
    """More than twice as fast, because a comparison should not be won against a slow dealer."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)

    def chance(self, outcomes: Sequence[int], weights: Sequence[float]) -> int:
        return self.random.choices(outcomes, weights)[0]

    def choice(self, actions: Sequence[int]) -> int:
        return self.random.choice(actions)

    choice_together = choice


DRIVERS: dict[str, type[Usual] | type[Fast]] = {"usual": Usual, "fast dealer": Fast}


def decisions_per_second(game_name: str, driver_name: str, seconds: float, seed: int = 0) -> float:
    """Play whole uniformly random games for at least `seconds` and return the decisions of players per second.

    Chance moves take time, as dealing does in every game, but are not counted."""
    game = pyspiel.load_game(GAMES[game_name])
    driver = DRIVERS[driver_name](seed)
    play_one_game(game, driver)  # the first game pays for whatever is loaded lazily

    decisions = 0
    start = time.perf_counter()
    elapsed = 0.0
    while elapsed < seconds or decisions == 0:
        decisions += play_one_game(game, driver)
        elapsed = time.perf_counter() - start
    return decisions / elapsed


def play_one_game(game: pyspiel.Game, driver: Driver) -> int:
    """Play one game at random and return how many decisions its players took."""
    state = game.new_initial_state()
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(driver.chance(outcomes, weights))
        elif state.is_simultaneous_node():
            together = [driver.choice_together(state.legal_actions(seat)) for seat in range(game.num_players())]
            state.apply_actions(together)
            decisions += len(together)
        else:
            state.apply_action(driver.choice(state.legal_actions()))
            decisions += 1
    return decisions
