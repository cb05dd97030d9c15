"""Income and recruitment (M3, M4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from iacta.engine.compiling.rule import rule
from iacta.engine.rules.events import tell
from iacta.games.lumeria.board import board, empty, has, spot
from iacta.games.lumeria.kinds import KINDS, SIDES
from iacta.games.lumeria.names import Event, Phase, Reason
from iacta.games.lumeria.state import at_field, at_stack
from iacta.games.lumeria.unit_events import EVERYBODY, tell_of

if TYPE_CHECKING:
    from iacta.games.lumeria.cards import Numbers
    from iacta.games.lumeria.state import State

GOLD_A_ROUND = 2


@rule
def take_income(s: State) -> None:
    for side in range(SIDES):
        s.gold[side] += GOLD_A_ROUND
        tell_of(s, Event.INCOME, side, GOLD_A_ROUND)


@rule
def free_recruitment_fields(s: State, k: Numbers, side: int) -> int:
    """Those of one's own side without a card of either side."""
    return k.recruitment[s.board, side] & empty(s, k)


@rule
def forbids_recruit(s: State, k: Numbers, side: int, kind: int) -> int:
    """The unit must be in the stack, paid for, and have a place to come."""
    if s.stock[side, kind] == 0:
        return Reason.NOT_IN_STACK
    if k.cost[kind] > s.gold[side]:
        return Reason.TOO_EXPENSIVE
    return Reason.ALLOWED if free_recruitment_fields(s, k, side) else Reason.NO_FREE_RECRUITMENT_FIELD


@rule
def can_recruit(s: State, k: Numbers, side: int) -> bool:
    if free_recruitment_fields(s, k, side) == 0:
        return False
    for kind in range(1, KINDS):
        if s.stock[side, kind] > 0 and k.cost[kind] <= s.gold[side]:
            return True
    return False


@rule
def ask_recruit(s: State, k: Numbers) -> bool:
    """Whoever can recruit is asked; who cannot, passes unasked. False when two passed in a row."""
    while s.passes < 2:
        if can_recruit(s, k, s.turn):
            s.me = s.turn
            s.phase = Phase.RECRUITMENT
            return True
        s.passes += 1
        s.turn = 1 - s.turn
    return False


@rule
def ask_where(s: State, kind: int) -> None:
    """A unit was picked: on which field does it begin?"""
    s.recruit = kind
    s.phase = Phase.PLACING


@rule
def forbids_placing(s: State, k: Numbers, field: int) -> int:
    if has(s.open, field):
        return Reason.ALLOWED
    if not has(board(s, k), field):
        return Reason.NO_SUCH_FIELD
    return Reason.RECRUITMENT_FIELD_TAKEN if has(k.recruitment[s.board, s.turn], field) else Reason.NO_RECRUITMENT_FIELD


@rule
def put_on_board(s: State, side: int, kind: int, field: int, event: int) -> None:
    """A unit comes from its stack to a field."""
    tell(s, event, side, kind, at_stack(side), at_field(field), EVERYBODY)
    s.stock[side, kind] -= 1
    s.unit[field] = kind
    s.wounds[field] = 0
    s.army[side] |= spot(field)


@rule
def recruit(s: State, k: Numbers, field: int) -> None:
    """Pay and put the unit down; then it is the other's turn."""
    s.gold[s.turn] -= k.cost[s.recruit]
    put_on_board(s, s.turn, s.recruit, field, Event.RECRUITED)
    s.recruit = 0
    s.passes = 0
    s.turn = 1 - s.turn
