"""What an arena plays: every pair of its bots, the same deals for each pair, and on each deal as many seatings as make
it fair."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations, product
from typing import Any

import numpy as np

from iacta.bots import make_bot
from iacta.engine.compiling.rule import Mode
from iacta.engine.rules.game import Cards, Game
from iacta.engine.words.errors import BadOptions, shown
from iacta.lab.report import TEXT
from iacta.lab.simulate import check_games

FIRST, SECOND = range(2)  # the two bots of a pair

Seating = tuple[int, ...]  # by seat, which bot of the pair sits there


@dataclass(frozen=True, eq=False)
class Contest:
    """Bots that meet each other two by two. `games` is how many a pair plays at least: deals are played whole."""

    game: Game
    numbers: np.ndarray  # the option numbers, seats first
    bots: tuple[str, ...]
    games: int
    seed: int = 0
    cards: Cards | None = None
    mode: Mode = "compiled"

    def __post_init__(self) -> None:
        check_games(self.games, self.seed)
        for number, name in enumerate(self.bots):
            make_bot(name, self.game, self.printed, self.mode, measuring=True)
            if name in self.bots[:number]:
                raise BadOptions("bot-named-twice", TEXT, bot=shown(name))
        if len(self.bots) < 2:
            raise BadOptions("too-few-bots", TEXT)

    @cached_property
    def printed(self) -> Cards:
        """The cards that are played with."""
        return self.cards or self.game.load_cards(None)

    @property
    def seats(self) -> int:
        return int(self.numbers[0])

    @property
    def options(self) -> dict[str, Any]:
        """The options as a person writes them."""
        return self.game.option_values(self.numbers.tolist(), self.printed)

    @cached_property
    def pairs(self) -> list[tuple[str, str]]:
        return list(combinations(self.bots, 2))

    @cached_property
    def seatings(self) -> tuple[Seating, ...]:
        """Who sits where: each deal is played once with every seating."""
        return fair_seatings(self.seats)

    @property
    def deals(self) -> int:
        """How many deals a pair plays."""
        return -(-self.games // len(self.seatings))

    @property
    def games_of_a_pair(self) -> int:
        return self.deals * len(self.seatings)

    @property
    def games_in_all(self) -> int:
        return self.games_of_a_pair * len(self.pairs)

    def encounters(self) -> Iterator[tuple[int, int]]:
        """Every deal with every pair, by their numbers: all pairs have played a deal before any plays the next."""
        return product(range(self.deals), range(len(self.pairs)))

    def key(self, deal: int) -> np.ndarray:
        """The key of a deal: the same for every pair and every seating."""
        return drawn(2, self.seed, deal)

    def generator(self, deal: int, game: int, seat: int) -> np.ndarray:
        """What the bot at a seat thinks with: its own in every game of a deal."""
        return drawn(1, self.seed, deal, game, seat)


def fair_seatings(seats: int) -> tuple[Seating, ...]:
    """The two bots sit in turn around the table. The table is rotated by every number of seats, and each time the two
    are exchanged; what is the same seating is played once. So each bot has every seat equally often on the same deal:
    in two games where the number of seats is even, and in twice as many as there are seats where it is odd."""
    in_turn = [seat % 2 for seat in range(seats)]
    rotated = [tuple(in_turn[first:] + in_turn[:first]) for first in range(seats)]
    both_ways = [(seating, exchanged(seating)) for seating in rotated]
    return tuple(dict.fromkeys(seating for way in both_ways for seating in way))


def exchanged(seating: Seating) -> Seating:
    return tuple(SECOND if bot == FIRST else FIRST for bot in seating)


def drawn(count: int, *numbers: int) -> np.ndarray:
    """So many times 64 bits that follow from these numbers, and look like chance for any others."""
    bits = hashlib.blake2b(" ".join(map(str, numbers)).encode(), digest_size=8 * count).digest()
    return np.frombuffer(bits, "<u8").astype(np.uint64)
