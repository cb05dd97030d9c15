"""What a place at the end is worth to a learner."""

from __future__ import annotations

from collections.abc import Sequence


def rewards_of(places: Sequence[int]) -> list[float]:
    """What places are worth: the part of the other seats that a seat is ahead of, less the part that is ahead of it.
    The best reward is 1, the worst −1, and they sum to 0."""
    return [sum((other > place) - (other < place) for other in places) / (len(places) - 1) for place in places]
