"""A game's search settings as compiled code reads them."""

from __future__ import annotations

import numpy as np

from iacta.engine.rules.search_settings import SearchSettings

# What is where in a plan. PEEK: whether the known position is everything; HURRY: whether to stop once it is settled.
STEPS, BY_WORTH, CARELESS, SCALE, EXPLORE, REDEAL, WIDTH, PEEK, HURRY = range(9)


def plan_for(settings: SearchSettings, *, peek: bool) -> np.ndarray:
    """The numbers of a plan, in the order above."""
    by = settings
    numbers = (by.steps, by.by_worth, by.careless, by.scale, by.explore, by.redeal, by.width, peek, True)
    return np.array(numbers, np.int64)
