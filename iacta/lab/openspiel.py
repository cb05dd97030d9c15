"""How many decisions a second OpenSpiel's games take when driven the usual way from Python, on one core."""

import random
import time

import pyspiel

GAMES = ("hanabi", "oh_hell")


def decisions_per_second(game_name: str, seconds: float, seed: int = 0) -> float:
    """Play whole uniformly random games for at least `seconds` and return the decisions of players per second.

    `game_name` is any string that `pyspiel.load_game` reads. Chance moves take time, as dealing does in every game,
    but are not counted.
    """
    game = pyspiel.load_game(game_name)
    generator = random.Random(seed)
    play_one_game(game, generator)  # the first game pays for whatever is loaded lazily

    decisions = 0
    start = time.perf_counter()
    elapsed = 0.0
    while elapsed < seconds or decisions == 0:
        decisions += play_one_game(game, generator)
        elapsed = time.perf_counter() - start
    return decisions / elapsed


def play_one_game(game: pyspiel.Game, generator: random.Random) -> int:
    """Play one game at random and return how many decisions its players took."""
    state = game.new_initial_state()
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            # With the numpy.random.choice of OpenSpiel's own examples the figures would be less than half as high:
            # a comparison should not be won against a slow dealer.
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(generator.choices(outcomes, weights)[0])
        else:
            state.apply_action(generator.choice(state.legal_actions()))
            decisions += 1
    return decisions
