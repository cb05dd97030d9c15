"""What lead in `worth` wins three games out of four: the `scale` of a game's `SearchSettings`.

    python bench/worth_scale.py [GAMES]

Greedy bots play; at every decision the lead of the first seat is noted, and in the end whether it won. The scale is the
one of a row under which what happened was likeliest."""

from __future__ import annotations

import sys

import numpy as np

from iacta.bots import make_bot, new_generator
from iacta.engine.rules.game import Game
from iacta.games import NAMES, load_game
from iacta.match import Match

SCALES = np.geomspace(10, 10_000, 61)
DOUBT = 1e-3  # no lead is thought to be surer than this


def leads(game: Game, games: int) -> tuple[np.ndarray, np.ndarray]:
    """The first seat's leads, and how its game ended: 1 won, 0 lost."""
    found: list[int] = []
    results: list[float] = []
    bot, generator = make_bot("greedy", game, mode="compiled"), new_generator(1)
    for number in range(games):
        match = Match(game, 2, {}, secret=number.to_bytes(32), mode="compiled")
        in_this = 0
        while (seat := match.current_seat) is not None:
            found.append(worth(match, 0) - worth(match, 1))
            in_this += 1
            match.play(seat, bot.choose(match.view_record(seat), match.mask(seat), seat, generator))
        first, second = match.places
        results += [1.0 if first < second else 0.5 if first == second else 0.0] * in_this
    return np.array(found, float), np.array(results)


def worth(match: Match, seat: int) -> int:
    return int(match.rulebook.worth(match.state, match.cards.k, seat))


def likelihood(scale: float, lead: np.ndarray, won: np.ndarray) -> float:
    chance = np.clip(0.5 + 0.5 * lead / (scale + np.abs(lead)), DOUBT, 1 - DOUBT)
    return float(np.mean(won * np.log(chance) + (1 - won) * np.log(1 - chance)))


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    for name in NAMES:
        lead, won = leads(load_game(name), games)
        best = max(SCALES, key=lambda scale: likelihood(scale, lead, won))
        print(f"{name:15} {best:6.0f}  (in use: {load_game(name).search_settings.scale})", flush=True)


if __name__ == "__main__":
    main()
