"""March and Salvo (M6–M8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from iacta.engine.compiling.rule import rule
from iacta.games.lumeria.attack import is_ranged, targets
from iacta.games.lumeria.board import FIELDS, NO_FIELD, board, has, relocate, spot
from iacta.games.lumeria.kinds import Manoeuvre
from iacta.games.lumeria.movement import can_step
from iacta.games.lumeria.names import Event, Phase, Reason
from iacta.games.lumeria.renewal import spend
from iacta.games.lumeria.state import has_token
from iacta.games.lumeria.unit_events import tell_move, tell_of

if TYPE_CHECKING:
    from iacta.games.lumeria.cards import Numbers
    from iacta.games.lumeria.state import State


@rule
def marchers(s: State, k: Numbers) -> int:
    """The units that can march now: any that can move, but for the one that has marched."""
    fields = s.army[s.turn]
    if s.earlier != NO_FIELD:
        fields &= ~spot(s.earlier)
    return can_step(s, k, fields)


@rule
def shooters(s: State, k: Numbers) -> int:
    """The ranged units with a target, but for the one that has shot."""
    found = 0
    army = s.army[s.turn]
    for field in range(FIELDS):
        if has(army, field) and field != s.earlier and is_ranged(s, k, field) and targets(s, k, field):
            found |= spot(field)
    return found


@rule
def forbids_march(s: State, k: Numbers) -> int:
    if not has_token(s, s.turn, Manoeuvre.MARCH):
        return Reason.TOKEN_SPENT
    return Reason.ALLOWED if marchers(s, k) else Reason.NOTHING_CAN_MARCH


@rule
def forbids_salvo(s: State, k: Numbers) -> int:
    if not has_token(s, s.turn, Manoeuvre.SALVO):
        return Reason.TOKEN_SPENT
    return Reason.ALLOWED if shooters(s, k) else Reason.NOTHING_CAN_SHOOT


@rule
def ask_manoeuvre(s: State, k: Numbers) -> bool:
    """Whoever can declare something is asked; who cannot, passes unasked. False when two passed in a row."""
    while s.passes < 2:
        if forbids_march(s, k) == Reason.ALLOWED or forbids_salvo(s, k) == Reason.ALLOWED:
            s.me = s.turn
            s.phase = Phase.MANOEUVRE
            return True
        s.passes += 1
        s.turn = 1 - s.turn
    return False


@rule
def declare_march(s: State) -> None:
    spend(s, s.turn, Manoeuvre.MARCH)
    tell_of(s, Event.MARCHES, s.turn, 0)
    s.phase = Phase.MARCHING


@rule
def declare_salvo(s: State) -> None:
    spend(s, s.turn, Manoeuvre.SALVO)
    tell_of(s, Event.SHOOTS, s.turn, 0)
    s.phase = Phase.SHOOTING


@rule
def forbids_own_unit(s: State, k: Numbers, field: int) -> int:
    """Whether there is no unit of the seat's own on a field."""
    if not has(board(s, k), field):
        return Reason.NO_SUCH_FIELD
    return Reason.ALLOWED if has(s.army[s.turn], field) else Reason.NO_OWN_UNIT


@rule
def forbids_marcher(s: State, k: Numbers, field: int) -> int:
    if has(s.open, field):
        return Reason.ALLOWED
    why = forbids_own_unit(s, k, field)
    if why:
        return why
    return Reason.HAS_MARCHED if field == s.earlier else Reason.CANNOT_MOVE


@rule
def forbids_shooter(s: State, k: Numbers, field: int) -> int:
    if has(s.open, field):
        return Reason.ALLOWED
    why = forbids_own_unit(s, k, field)
    if why:
        return why
    if not is_ranged(s, k, field):
        return Reason.NOT_RANGED
    return Reason.HAS_SHOT if field == s.earlier else Reason.NO_TARGET


@rule
def forbids_stopping(s: State) -> int:
    """A manoeuvre is used by at least one unit (M7, M8)."""
    if s.earlier != NO_FIELD:
        return Reason.ALLOWED
    return Reason.NOBODY_HAS_MARCHED if s.phase == Phase.MARCHING else Reason.NOBODY_HAS_SHOT


@rule
def choose_marcher(s: State, field: int) -> None:
    s.active = field
    s.phase = Phase.MARCHING_ON


@rule
def choose_shooter(s: State, field: int) -> None:
    s.active = field
    s.phase = Phase.SHOOTING_AT


@rule
def end_manoeuvre(s: State) -> None:
    s.active = NO_FIELD
    s.earlier = NO_FIELD
    s.passes = 0
    s.turn = 1 - s.turn


@rule
def march(s: State, k: Numbers, field: int) -> bool:
    """A unit marches; a second one may follow, if any can. True when the manoeuvre is over."""
    tell_move(s, Event.MARCHED, s.turn, s.active, field)
    relocate(s, s.active, field)
    second = s.earlier != NO_FIELD
    s.active = NO_FIELD
    s.earlier = field
    if second or marchers(s, k) == 0:
        end_manoeuvre(s)
        return True
    s.phase = Phase.MARCHING
    return False


@rule
def has_shot(s: State, k: Numbers) -> bool:
    """A unit's shot is resolved; a second one may follow, if any can. True when the manoeuvre is over."""
    second = s.earlier != NO_FIELD
    s.earlier = s.active
    s.active = NO_FIELD
    if second or shooters(s, k) == 0:
        end_manoeuvre(s)
        return True
    s.me = s.turn
    s.phase = Phase.SHOOTING
    return False
