"""Activations: a unit's one or two actions (M9–M12), skirmish, and Athena after them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from iacta.engine.compiling.rule import rule
from iacta.games.lumeria.attack import is_ranged, targets
from iacta.games.lumeria.board import NO_FIELD, board, has, relocate, spot
from iacta.games.lumeria.kinds import SIDES, Ability, God
from iacta.games.lumeria.movement import can_step, reach, reach_of_action
from iacta.games.lumeria.names import Event, Phase, Reason
from iacta.games.lumeria.state import Done, ability, has_god
from iacta.games.lumeria.unit_events import tell_move, tell_of, tell_unit

if TYPE_CHECKING:
    from iacta.games.lumeria.cards import Numbers
    from iacta.games.lumeria.state import State

ACTIVATIONS_A_ROUND = 3


@rule
def begin_activations(s: State) -> None:
    for side in range(SIDES):
        s.activations[side] = ACTIVATIONS_A_ROUND


@rule
def unactivated(s: State, side: int) -> int:
    return s.army[side] & ~s.activated


@rule
def ask_activation(s: State) -> bool:
    """In turn; a seat without activations or without a unit for one has finished, unasked. False when both have."""
    for _ in range(SIDES):
        if s.activations[s.turn] > 0 and unactivated(s, s.turn):
            s.me = s.turn
            s.phase = Phase.ACTIVATION
            return True
        s.activations[s.turn] = 0
        s.turn = 1 - s.turn
    return False


@rule
def pass_for_good(s: State) -> None:
    """Passing is final (M9)."""
    tell_of(s, Event.PASSED, s.turn, 0)
    s.activations[s.turn] = 0
    s.turn = 1 - s.turn


@rule
def forbids_activation(s: State, k: Numbers, field: int) -> int:
    if has(s.open, field):
        return Reason.ALLOWED
    if not has(board(s, k), field):
        return Reason.NO_SUCH_FIELD
    return Reason.ALREADY_ACTIVATED if has(s.army[s.turn], field) else Reason.NO_OWN_UNIT


@rule
def activate(s: State, field: int) -> None:
    """The unit on a field is activated: which is its first action?"""
    s.activations[s.turn] -= 1
    s.activated |= spot(field)
    s.active = field
    s.done = 0
    s.phase = Phase.FIRST_ACTION


@rule
def forbids_fortify(s: State) -> int:
    return Reason.SAME_ACTION_TWICE if s.done & Done.FORTIFIED else Reason.ALLOWED


@rule
def forbids_aim(s: State, k: Numbers) -> int:
    """Aim is for ranged units with a target (M10)."""
    if not is_ranged(s, k, s.active):
        return Reason.NOT_RANGED
    return Reason.ALLOWED if s.aims else Reason.NOTHING_TO_AIM_AT


@rule
def ask_second_action(s: State, k: Numbers) -> int:
    """After a first action another may follow. True when there is none but to stop (M24)."""
    s.phase = Phase.SECOND_ACTION
    return s.done & Done.FORTIFIED and reach_of_action(s, k, s.active) | targets(s, k, s.active) == 0


@rule
def go(s: State, k: Numbers, field: int) -> int:
    """A Move, or after a Move a Run, which exhausts all but the tireless (M11). True when nothing can follow."""
    ran = s.done & Done.MOVED
    tell_move(s, Event.RAN if ran else Event.MOVED, s.turn, s.active, field)
    relocate(s, s.active, field)
    s.active = field
    if ran:
        if ability(s, k, field) != Ability.TIRELESS:
            s.exhausted |= spot(field)
        return True
    second = s.done != 0
    s.done |= Done.MOVED
    return True if second else ask_second_action(s, k)


@rule
def fortify(s: State, k: Numbers) -> int:
    """True when nothing can follow."""
    s.fortified |= spot(s.active)
    tell_unit(s, Event.FORTIFIED, s.turn, s.active, 0)
    second = s.done != 0
    s.done |= Done.FORTIFIED
    return True if second else ask_second_action(s, k)


@rule
def aim(s: State) -> None:
    """An Attack must follow (M10)."""
    tell_unit(s, Event.AIMED, s.turn, s.active, 0)
    s.done |= Done.AIMED
    s.phase = Phase.AIMED


@rule
def ask_skirmish(s: State, k: Numbers) -> bool:
    """After its Attack action a unit with skirmish may move one field. False if it cannot (M24)."""
    if ability(s, k, s.active) != Ability.SKIRMISH:
        return False
    s.phase = Phase.SKIRMISH
    return reach(s, k, s.active, 1) != 0


@rule
def skirmish(s: State, field: int) -> None:
    tell_move(s, Event.SKIRMISHED, s.turn, s.active, field)
    relocate(s, s.active, field)
    s.active = field


@rule
def followers_of_athena(s: State, k: Numbers) -> int:
    """The units that she can move one field: all but the one that was activated."""
    return can_step(s, k, s.army[s.turn] & ~spot(s.active))


@rule
def ask_athena(s: State, k: Numbers) -> int:
    """After an activation Athena may move another unit one field. False if she is spent or none can move."""
    s.done = 0
    s.phase = Phase.ATHENA
    return has_god(s, k, s.turn, God.ATHENA) and followers_of_athena(s, k) != 0


@rule
def forbids_athena(s: State, k: Numbers, field: int) -> int:
    if has(s.open, field):
        return Reason.ALLOWED
    if not has(board(s, k), field):
        return Reason.NO_SUCH_FIELD
    if not has(s.army[s.turn], field):
        return Reason.NO_OWN_UNIT
    return Reason.UNIT_OF_ATHENA if field == s.active else Reason.CANNOT_MOVE


@rule
def choose_for_athena(s: State, field: int) -> None:
    s.active = field
    s.phase = Phase.ATHENA_TO


@rule
def go_with_athena(s: State, field: int) -> None:
    s.god[s.turn] = 0
    tell_move(s, Event.ATHENA, s.turn, s.active, field)
    relocate(s, s.active, field)


@rule
def end_activation(s: State) -> None:
    """The other side's turn."""
    s.active = NO_FIELD
    s.done = 0
    s.turn = 1 - s.turn
