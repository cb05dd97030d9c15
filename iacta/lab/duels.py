"""The measure of an arena: how often one bot is placed above another, with an interval that knows that the games of
one deal belong together."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import NormalDist, fmean, variance

from iacta.lab.contest import FIRST, SECOND, Seating

CONFIDENCE = 0.95
NORMAL = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)


@dataclass(frozen=True)
class Estimate:
    """A share of duels, and the interval in which the true one lies with 95 % confidence."""

    share: float
    low: float
    high: float


def duels_won(seating: Seating, places: Sequence[int]) -> float:
    """How many duels of a game the first bot of a pair has won, a tie half. Each of its seats has a duel with each seat
    of the other: the better place wins. At any number of seats equal bots win half of them."""
    return sum(
        1.0 if mine < other else 0.5 if mine == other else 0.0
        for mine in places_of(FIRST, seating, places)
        for other in places_of(SECOND, seating, places)
    )


def duels_fought(seating: Seating) -> int:
    return seating.count(FIRST) * seating.count(SECOND)


def places_of(bot: int, seating: Seating, places: Sequence[int]) -> list[int]:
    return [place for place, sitting in zip(places, seating, strict=True) if sitting == bot]


def share_of_deal(seatings: Sequence[Seating], places: Sequence[Sequence[int]]) -> float:
    """The share of duels that the first bot has won in all games of a deal."""
    won = sum(duels_won(seating, game) for seating, game in zip(seatings, places, strict=True))
    return won / sum(map(duels_fought, seatings))


def estimated(shares: Sequence[float]) -> Estimate:
    """The share of duels from those of the deals, one number each.

    The games of a deal are not independent, the deals are: so the standard error is taken over deals, which makes it
    robust to whatever happens inside one. The interval is Wilson's, for as many independent tosses as would have that
    standard error; it stays between 0 and 1. With few deals the standard error is itself uncertain, so the tosses are
    fewer by as much as Student's quantile is larger than the normal one. They are never fewer than the deals, because
    no share between 0 and 1 varies more than a toss; and they are as many as the deals where all came out alike (such
    as 0 % or 100 %), since that says nothing about how much they vary.
    """
    deals = len(shares)
    share = fmean(shares)
    spread = variance(shares) / deals if deals > 1 else 0.0
    tosses = float(deals)
    if spread > 1e-15:  # what is left of sums of equal numbers is not a spread
        shrunk = (NORMAL / student(deals - 1)) ** 2
        tosses = max(tosses, shrunk * share * (1 - share) / spread)
    return Estimate(share, *wilson(share, tosses))


def wilson(share: float, tosses: float) -> tuple[float, float]:
    """Wilson's interval for a share of so many tosses."""
    weight = NORMAL**2 / tosses
    middle = (share + weight / 2) / (1 + weight)
    half = math.sqrt(weight * share * (1 - share) + weight**2 / 4) / (1 + weight)
    return max(0.0, middle - half), min(1.0, middle + half)


def student(freedom: int) -> float:
    """Student's quantile for the same confidence: exact for 1 and 2 degrees of freedom, then to one part in 800 by the
    expansion in Abramowitz and Stegun, 26.7.5."""
    tail = (1 + CONFIDENCE) / 2
    if freedom == 1:
        return math.tan(math.pi * (tail - 0.5))
    if freedom == 2:
        return (2 * tail - 1) / math.sqrt(2 * tail * (1 - tail))
    z = NORMAL
    terms = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return z + sum(term / float(freedom) ** power for power, term in enumerate(terms, 1))
