"""What the states of both games have in common, for the rules that both share. Each game's own state.py declares it."""

from typing import Protocol

from iacta.engine.rules.arrays import Grid, Row


class State(Protocol):
    """The fields that shared rules read and write."""

    key: Row
    drawn: int
    seats: int
    pile: Row
    pile_left: int
    pile_number: int
    hand: Grid
    seen: Grid
    origin: Grid
    colour: Row
    discard: Row
    unseen: Grid
