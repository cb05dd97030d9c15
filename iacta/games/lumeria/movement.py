"""Where units can go (M11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from iacta.engine.compiling.rule import rule
from iacta.games.lumeria.board import beside, board, empty, has, spot
from iacta.games.lumeria.kinds import Ability
from iacta.games.lumeria.names import Reason
from iacta.games.lumeria.state import ability

if TYPE_CHECKING:
    from iacta.games.lumeria.cards import Numbers
    from iacta.games.lumeria.state import State


@rule
def reach(s: State, k: Numbers, field: int, steps: int) -> int:
    """The fields on which the unit can end: over empty fields, or over cards too if it flies; never where it began."""
    free = empty(s, k)
    way = board(s, k) if ability(s, k, field) == Ability.FLIGHT else free
    reached = spot(field)
    for _ in range(steps):
        reached |= beside(reached) & way
    return reached & free


@rule
def reach_of_action(s: State, k: Numbers, field: int) -> int:
    """Where a Move or a Run can end."""
    return reach(s, k, field, k.move[s.unit[field]])


@rule
def reach_of_march(s: State, k: Numbers, field: int) -> int:
    """Where a march can end: one field on, or two by quick march (M7)."""
    return reach(s, k, field, 2 if ability(s, k, field) == Ability.QUICK_MARCH else 1)


@rule
def can_step(s: State, k: Numbers, fields: int) -> int:
    """Those of the units on these fields that can go one field on, which every unit can that has an empty neighbour."""
    return fields & beside(empty(s, k))


@rule
def forbids_go(s: State, k: Numbers, field: int) -> int:
    """A unit may only end on one of the open fields."""
    if has(s.open, field):
        return Reason.ALLOWED
    if not has(board(s, k), field):
        return Reason.NO_SUCH_FIELD
    return Reason.OUT_OF_REACH if has(empty(s, k), field) else Reason.FIELD_TAKEN
