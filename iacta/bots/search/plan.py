"""A game's way of thinking as compiled code reads it."""

from __future__ import annotations

import numpy as np

from iacta.engine.rules.search_settings import Thinking

# What is where in a plan. PEEK: whether the known position is everything; HURRY: whether to stop once it is settled.
STEPS, BY_WORTH, CARELESS, SCALE, EXPLORE, REDEAL, WIDTH, PEEK, HURRY = range(9)


def plan_for(thinking: Thinking, *, peek: bool) -> np.ndarray:
    """The numbers of a plan, in the order above."""
    how = thinking
    numbers = (how.steps, how.by_worth, how.careless, how.scale, how.explore, how.redeal, how.width, peek, True)
    return np.array(numbers, np.int64)
