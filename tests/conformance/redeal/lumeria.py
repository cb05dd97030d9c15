"""What is public in Lumeria, from the rules page: everything, dice excepted before they fall."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from iacta.engine.compiling.records import interpreted
from iacta.engine.compiling.rule import rule
from iacta.engine.rules.random import below
from iacta.games import load_game
from tests.conformance.redeal.anew import Redealt, draw_anew
from tests.conformance.redeal.leaks import how_many_numbers_were_drawn, the_key

if TYPE_CHECKING:
    from tests.conformance.playing import Position

GAME = load_game("lumeria")
EVERYBODY = (1 << GAME.spectator + 1) - 1
NEXT_DICE = 4


def who_knows(known: int, seat: int, source: str | None, target: str) -> int:
    """Units come from nowhere into the stacks, and then everything happens openly."""
    assert source is not None or target.startswith("stack")
    return EVERYBODY


def open_cards(state: np.ndarray) -> dict[str, int]:
    """Every unit lies in a field of kinds."""
    return {}


def redealt(position: Position, viewer: int, rng: np.random.Generator) -> Redealt:
    """The position with other dice to come."""
    state = position.state
    draw_anew(state, rng)
    return Redealt(position, state)


def hidden_kinds(state: np.ndarray, position: Position, viewer: int) -> dict[str, int]:
    """The dice that would fall next."""
    (s,) = interpreted(state.copy())
    return {f"die {number}": below(s, 6) + 1 for number in range(NEXT_DICE)}


@rule
def what_the_next_die_shows(s, seat, v):
    drawn = s.drawn
    v.faces[0] = below(s, 6) + 1
    s.drawn = drawn


LEAKS = (the_key, how_many_numbers_were_drawn, what_the_next_die_shows)
