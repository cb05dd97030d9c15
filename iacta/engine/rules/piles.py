"""Piles of cards: shuffling them."""

from iacta.engine.compiling.rule import rule
from iacta.engine.rules.arrays import Row
from iacta.engine.rules.random import Drawing, below, think_below


@rule
def shuffle(s: Drawing, cards: Row, count: int) -> None:
    """Shuffle the first `count` cards with the match's random numbers; every order is equally likely."""
    for last in range(count - 1, 0, -1):
        other = below(s, last + 1)
        card = cards[last]
        cards[last] = cards[other]
        cards[other] = card


@rule
def think_shuffle(g: Row, cards: Row, start: int, stop: int) -> None:
    """Shuffle cards[start:stop] with a thinker's generator."""
    for last in range(stop - 1, start, -1):
        other = start + think_below(g, last + 1 - start)
        card = cards[last]
        cards[last] = cards[other]
        cards[other] = card
