"""What the conformance suite plays: every registered game, with every number of seats and every value of its options.

`PAIRWISE` holds so few settings that each pair of values still meets in one of them; `EVERY` holds them all. Before
every commit only those in `QUICK` are played."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations, product

import numpy as np
import pytest

from iacta.engine.rules.game import Cards, Game
from iacta.engine.rules.options import Option
from iacta.engine.words.errors import BadOptions
from iacta.games import NAMES, load_game

FEW = 8  # an option with at most so many values is tried with all of them


@lru_cache
def usual_cards(name: str) -> Cards:
    return load_game(name).load_cards(None)


@dataclass(frozen=True)
class Setting:
    """A game with its number of seats and its options."""

    name: str
    choice: tuple[int, ...]  # the number of seats, then each option

    @property
    def game(self) -> Game:
        return load_game(self.name)

    @property
    def seats(self) -> int:
        return self.choice[0]

    @property
    def numbers(self) -> np.ndarray:
        return np.array(self.choice, np.int64)

    @property
    def options(self) -> dict[str, int | bool | str]:
        return self.game.option_values(self.choice)

    @property
    def cards(self) -> Cards:
        return usual_cards(self.name)

    @property
    def k(self) -> np.ndarray:
        return self.cards.k

    @property
    def viewers(self) -> list[int]:
        """Every seat, and the spectator."""
        return [*range(self.seats), self.game.spectator]

    def __str__(self) -> str:
        spoken = [f"{name}={value if isinstance(value, str) else int(value)}" for name, value in self.options.items()]
        return " ".join((self.name, f"seats={self.seats}", *spoken))


def values(option: Option) -> list[int]:
    """The values worth trying: all of a few, else the least, the usual and the most."""
    if option.high - option.low < FEW:
        return list(range(option.low, option.high + 1))
    return sorted({option.low, option.default, option.high})


def combined(game: Game) -> Iterator[tuple[int, ...]]:
    fewest, most = game.seats
    for choice in product(range(fewest, most + 1), *(values(option) for option in game.options)):
        try:
            game.option_numbers(choice[0], game.option_values(choice))
        except BadOptions:
            continue
        yield choice


def pairs(choice: tuple[int, ...]) -> set[tuple[tuple[int, int], ...]]:
    return set(combinations(enumerate(choice), 2))


def covering(choices: list[tuple[int, ...]]) -> list[tuple[int, ...]]:
    """Some of the choices in which every pair of values occurs that occurs at all."""
    left = set().union(*(pairs(choice) for choice in choices))
    few = []
    while left:
        best = max(choices, key=lambda choice: len(pairs(choice) & left))
        few.append(best)
        left -= pairs(best)
    return few


@lru_cache
def all_combinations(name: str) -> tuple[tuple[int, ...], ...]:
    return tuple(combined(load_game(name)))


EVERY = [Setting(name, choice) for name in NAMES for choice in all_combinations(name)]
PAIRWISE = [Setting(name, choice) for name in NAMES for choice in covering(list(all_combinations(name)))]


def plainest(name: str, seats: int) -> Setting:
    """A game with its usual options."""
    game = load_game(name)
    return Setting(name, (seats, *(option.default for option in game.options)))


def richest(name: str, seats: int) -> Setting:
    """A game with every switch on and its other options as usual."""
    game = load_game(name)
    return Setting(name, (seats, *(1 if option.switch else option.default for option in game.options)))


def full_length() -> list[Setting]:
    """For each game and number of seats two settings in which games take their whole course."""
    chosen: list[Setting] = []
    for name in NAMES:
        fewest, most = load_game(name).seats
        for seats in range(fewest, most + 1):
            chosen += dict.fromkeys((plainest(name, seats), richest(name, seats)))
    return chosen


def quick() -> list[Setting]:
    """For each game the largest table with everything."""
    return [richest(name, load_game(name).seats[1]) for name in NAMES]


FULL_LENGTH = full_length()
QUICK = quick()


def over(settings: list[Setting]) -> pytest.MarkDecorator:
    """A test with each of the settings; slow, but for the quick ones."""
    each = [setting if setting in QUICK else pytest.param(setting, marks=pytest.mark.slow) for setting in settings]
    return pytest.mark.parametrize("setting", each, ids=str)


over_every_game = pytest.mark.parametrize("game", [load_game(name) for name in NAMES], ids=NAMES)
over_pairwise_settings = over(list(dict.fromkeys((*QUICK, *PAIRWISE))))
over_every_setting = over(EVERY)
over_full_length_settings = over(FULL_LENGTH)
