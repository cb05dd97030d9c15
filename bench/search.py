"""How many iterations a second the search does on one core, for every game and at the least and the most seats.

    python bench/search.py [iterations]

The positions are spread over games of greedy bots. A search of so many iterations is timed at each; the tree grows, so
few iterations are faster than many."""

from __future__ import annotations

import sys
import time

import numpy as np

from iacta.bots import make_bot, new_generator
from iacta.bots.search import Search
from iacta.engine.rules.game import Game
from iacta.games import NAMES, load_game
from iacta.match import Match

POSITIONS = 12  # of each game
EVERY = 5  # decisions between two of them


def positions(game: Game, seats: int) -> list[tuple[np.ndarray, int]]:
    """Views in which a seat has a choice, and the seat."""
    match = Match(game, seats, {}, secret=bytes(32), mode="compiled")
    bot, generator = make_bot("greedy", game, mode="compiled"), new_generator(1)
    found: list[tuple[np.ndarray, int]] = []
    decisions = 0
    while (seat := match.current_seat) is not None and len(found) < POSITIONS:
        view, mask = match.view_record(seat), match.mask(seat)
        if decisions % EVERY == 0 and np.count_nonzero(mask) > 1:
            found.append((view.copy(), seat))
        match.play(seat, bot.choose(view, mask, seat, generator))
        decisions += 1
    return found


def measure(game: Game, seats: int, iterations: int) -> float:
    """Iterations a second, over all positions."""
    bot = Search(game, game.load_cards(None), "compiled", iterations=iterations)
    at = positions(game, seats)
    bot.consider(*at[0], new_generator(0))  # which loads the compiled code
    began = time.perf_counter()
    for number, position in enumerate(at):
        bot.consider(*position, new_generator(number))
    return iterations * len(at) / (time.perf_counter() - began)


def main() -> None:
    iterations = int(sys.argv[1]) if len(sys.argv) > 1 else 1600
    print(f"{iterations} iterations at each of {POSITIONS} positions, one core")
    for name in NAMES:
        game = load_game(name)
        for seats in sorted(set(game.seats)):
            print(f"{name:15} {seats} seats {measure(game, seats, iterations):8,.0f} iterations a second", flush=True)


if __name__ == "__main__":
    main()
