"""Everything on the table is open; only the dice that have not fallen are not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from iacta.engine.compiling.rule import rule
from iacta.engine.rules.declaration import view_of
from iacta.engine.rules.random import think64
from iacta.games.lumeria.state import State

if TYPE_CHECKING:
    from iacta.engine.rules.arrays import Row
    from iacta.games.lumeria.cards import Numbers

view = view_of(State)


@rule
def determinize(v: State, k: Numbers, viewer: int, s: State, g: Row) -> None:
    """The same table with dice nobody has thrown yet."""
    view(v, viewer, s)
    s.drawn = 0
    s.key[0] = think64(g)
    s.key[1] = think64(g)
