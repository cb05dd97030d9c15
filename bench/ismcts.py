"""Our search against OpenSpiel's IS-MCTS in Python, on our games behind OpenSpiel's interface and with our resampler.

    python bench/ismcts.py GAME [GAMES [ITERATIONS [SECONDS]]]

First both have the same number of iterations, then the same time for a decision. OpenSpiel's bot plays out at random
and with its usual constant, as in its own examples. Every deal is played twice, with the seats exchanged."""

from __future__ import annotations

import sys
import time
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from iacta.adapters import openspiel
from iacta.bots.search.entry_points import searcher
from iacta.engine.compiling.background import background
from iacta.games import load_game
from iacta.lab.duels import estimated

ROOT_TWO = 2**0.5
MOST = 999_999  # iterations, where the clock counts


class TimeIsUp(Exception):
    """The search has had its time."""


class Clocked(ismcts.ISMCTSBot):  # type: ignore[misc]  # OpenSpiel has no types
    """OpenSpiel's bot, which may have a time for each decision instead of a number of iterations."""

    seconds: float | None = None
    ends = 0.0
    iterations = 0
    searches = 0

    def sample_root_state(self, state: Any) -> Any:
        if self.seconds is not None and time.perf_counter() >= self.ends and self._root_node.total_visits:
            raise TimeIsUp
        self.iterations += 1
        return super().sample_root_state(state)

    def run_search(self, state: Any) -> Any:
        self.searches += len(state.legal_actions()) > 1
        self.ends = time.perf_counter() + (self.seconds or 0.0)
        try:
            return super().run_search(state)
        except TimeIsUp:
            return self.get_final_policy(state, self._root_node)


def theirs(game: pyspiel.Game, seed: int, iterations: int, seconds: float | None) -> Clocked:
    luck = np.random.RandomState(seed)
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=luck)
    most = iterations if seconds is None else sys.maxsize
    bot = Clocked(game, evaluator, uct_c=ROOT_TWO, max_simulations=most, random_state=luck)
    bot.set_resampler(openspiel.resampler(seed))
    bot.seconds = seconds
    return bot


def play(game: pyspiel.Game, deal: np.random.Generator, bots: list[Any]) -> list[float]:
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = [outcome for outcome, _ in state.chance_outcomes()]
            state.apply_action(int(deal.choice(outcomes)))
        else:
            state.apply_action(int(bots[state.current_player()].step(state)))
    returns: list[float] = state.returns()
    return returns


def contest(name: str, games: int, iterations: int, seconds: float | None) -> None:
    game = pyspiel.load_game(f"iacta_{name.replace('-', '_')}(players=2)")
    shares, done, searches, began = [], 0, 0, time.perf_counter()
    for deal in range(-(-games // 2)):
        won = 0.0
        for ours in range(2):
            level = f"search:{iterations if seconds is None else MOST}"
            bots: list[Any] = [theirs(game, 2 * deal + ours, iterations, seconds) for _ in range(2)]
            bots[ours] = openspiel.bot(game, ours, level, seed=deal, budget=seconds)
            won += (1 + play(game, np.random.default_rng(deal), bots)[ours]) / 4
            done += bots[1 - ours].iterations
            searches += bots[1 - ours].searches
        shares.append(won)
    found = estimated(shares)
    each = f"{iterations} iterations" if seconds is None else f"{seconds} s, theirs {done / searches:.0f} iterations"
    print(
        f"{name}: {2 * len(shares)} games, {each} a decision: ours wins {100 * found.share:.1f} % "
        f"({100 * found.low:.1f}–{100 * found.high:.1f}), {time.perf_counter() - began:.0f} s",
        flush=True,
    )


def main() -> None:
    name = sys.argv[1]
    games, iterations, seconds = (
        float(sys.argv[place]) if len(sys.argv) > place else usual for place, usual in ((2, 40), (3, 100), (4, 0.1))
    )
    background(load_game(name)).wait(searcher)  # nobody shall play with interpreted rules
    contest(name, int(games), int(iterations), None)
    contest(name, int(games), int(iterations), seconds)


if __name__ == "__main__":
    main()
