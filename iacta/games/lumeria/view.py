"""Everything on the table is open; only the dice that have not fallen are not."""

from iacta.engine.compiling.rule import rule
from iacta.engine.rules.declaration import view_of
from iacta.engine.rules.random import think64
from iacta.games.lumeria.state import State

view = view_of(State)


@rule
def determinize(v, k, viewer, s, g):
    """The same table with dice nobody has thrown yet."""
    view(v, viewer, s)
    s.drawn = 0
    s.key[0] = think64(g)
    s.key[1] = think64(g)
