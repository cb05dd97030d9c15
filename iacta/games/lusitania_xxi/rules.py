"""The rules of Lusitania XXI, as the engine asks for them: what may be decided, and what a decision does.
The clauses and their files:

    X1–X3, X32    set_up.py
    X4, X29, X31  turn.py
    X5, X6        camp.py
    X7–X10        legion.py
    X11–X18       visitors.py
    X19–X28       objectives.py
    X30           piles.py
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from iacta.engine.compiling.rule import rule
from iacta.engine.rules.events import tell
from iacta.engine.rules.meanings import EMPTY
from iacta.games.lusitania_xxi.actions import FAMILY_OF, FIRST_ARGUMENT, SECOND_ARGUMENT, Family
from iacta.games.lusitania_xxi.camp import exchange, forbids_exchange, settle_camp
from iacta.games.lusitania_xxi.kinds import Kind, Objective
from iacta.games.lusitania_xxi.legion import (
    dismiss,
    equip,
    forbids_dismiss,
    forbids_dismiss_two,
    forbids_equip,
    forbids_recruit,
    recruit,
)
from iacta.games.lusitania_xxi.names import Event, Phase, Reason
from iacta.games.lusitania_xxi.objectives import burden, double, forbids_burden, forbids_double, has
from iacta.games.lusitania_xxi.piles import discard_from_hand
from iacta.games.lusitania_xxi.state import CAMP, LAST_CELL, at_legion
from iacta.games.lusitania_xxi.turn import end_turn, finish_step, forbids_end, legion_changed, make_choices, points
from iacta.games.lusitania_xxi.visitors import (
    SEVERAL_KINDS,
    caesar,
    forbids_hand_card,
    forbids_heal,
    forbids_redraw,
    forbids_remove,
    forbids_rob,
    forbids_station,
    forbids_take,
    forbids_use,
    give,
    heal,
    only_kind,
    redraw,
    remove,
    station,
    steal,
    take,
)
from iacta.games.lusitanias.hands import EVERYBODY, HAND, bit

if TYPE_CHECKING:
    from iacta.engine.rules.arrays import Row
    from iacta.games.lusitania_xxi.cards import Numbers
    from iacta.games.lusitania_xxi.state import State


@rule
def to_act(s: State) -> int:
    return 0 if s.ending else bit(s.me)


@rule
def sealed(s: State) -> bool:
    return False


@rule
def phase(s: State) -> int:
    return s.phase


@rule
def ending(s: State) -> int:
    return s.ending


@rule
def forbids_mandatory(s: State, k: Numbers, me: int, family: int, one: int, two: int) -> int:
    """The mandatory action of a turn: exchange, recruit or dismiss (X4)."""
    if family == Family.EXCHANGE:
        return forbids_exchange(s, me, one, two)
    if family == Family.RECRUIT:
        return forbids_recruit(s, k, me, one)
    if family == Family.EQUIP:
        return forbids_equip(s, k, me, one, two)
    if family == Family.DISMISS:
        return forbids_dismiss(s, me, one)
    return forbids_dismiss_two(s, me, one)


@rule
def forbids(s: State, k: Numbers, me: int, action: int) -> int:
    """Why the action, of a family that belongs to the phase, is not allowed."""
    family = FAMILY_OF[action]
    one = FIRST_ARGUMENT[action]
    two = SECOND_ARGUMENT[action]
    if family <= Family.DISMISS_TWO:
        return forbids_mandatory(s, k, me, family, one, two)
    if family == Family.USE:
        return forbids_use(s, me, one)
    if family == Family.END:
        return forbids_end(s)
    if family == Family.REDRAW:
        return forbids_redraw(s, me, one)
    if family == Family.STATION:
        return forbids_station(s, me, one)
    if family == Family.GIVE or family == Family.DISCARD:
        return forbids_hand_card(s, me, one)
    if family == Family.TAKE:
        return forbids_take(s, one)
    if family == Family.HEAL:
        return forbids_heal(s, me, one)
    if family == Family.ROB:
        return forbids_rob(s, me, one, two)
    if family == Family.REMOVE:
        return forbids_remove(s, one)
    if family == Family.DOUBLE:
        return forbids_double(s, me, one, two)
    if family == Family.BURDEN:
        return forbids_burden(s, me, one)
    return Reason.ALLOWED if family == Family.ENOUGH else Reason.NOT_NOW


@rule
def another_exchange_is_possible(s: State, me: int) -> int:
    """Virtus 9 lets a seat exchange twice, if it has two cards and the camp has two (X27)."""
    if not has(s, me, Objective.TWO_EXCHANGES):
        return False
    mine = False
    theirs = False
    for place in range(HAND):
        mine = mine or (place != s.chosen and s.hand[me, place] != EMPTY)
    for place in range(CAMP):
        theirs = theirs or (place != s.chosen_too and s.camp[place] != EMPTY)
    return mine and theirs


@rule
def exchange_and_settle(s: State, k: Numbers, me: int, mine: int, theirs: int) -> None:
    """One exchange, or the first of two; three alike are judged when the last is made (X5, X6, X27)."""
    exchange(s, me, mine, theirs)
    first = s.phase == Phase.TURN
    s.chosen = mine
    s.chosen_too = theirs
    if first and another_exchange_is_possible(s, me):
        s.phase = Phase.SECOND_EXCHANGE
    else:
        settle_camp(s, k, theirs)
        finish_step(s)


@rule
def use(s: State, k: Numbers, me: int, cell: int) -> None:
    """The free action: the card's effect, at once or after the choices it asks for (X11)."""
    s.using = cell
    card = s.legion[me, cell]
    tell(s, Event.USED, me, card, at_legion(me, cell), at_legion(me, cell), EVERYBODY)
    if card == Kind.CAESAR:
        caesar(s, k, me)
        finish_step(s)
    elif card == Kind.AUXILIA:
        s.phase = Phase.AUXILIA
    elif card == Kind.SENATOR:
        s.victim = me
        visit_next_seat(s, me)
    elif card == Kind.INSPECTOR:
        s.phase = Phase.INSPECTOR_DISCARDS
    elif card == Kind.DOCTOR:
        s.phase = Phase.DOCTOR
    elif card == Kind.CLEOPATRA:
        s.phase = Phase.CLEOPATRA
    else:
        s.phase = Phase.COMMANDER


@rule
def visit_next_seat(s: State, me: int) -> None:
    """The Senator goes on to the next seat, or is done (X15)."""
    if steal(s, me):
        s.phase = Phase.SENATOR
    else:
        finish_step(s)


@rule
def heal_one_or_two(s: State, k: Numbers, me: int, place: int) -> None:
    """One or two dismissed cards leave in one step (X17)."""
    if s.phase == Phase.DOCTOR and s.dismissals[me] > 1:
        s.chosen = place
        s.phase = Phase.DOCTOR_AGAIN
        return
    if s.phase == Phase.DOCTOR_AGAIN:
        heal(s, me, max(place, s.chosen))
        place = min(place, s.chosen)
    heal(s, me, place)
    legion_changed(s, k)


@rule
def enough(s: State, k: Numbers, me: int) -> None:
    """The second half of an exchange or of a Doctor's visit is declined (X17, X27)."""
    if s.phase == Phase.SECOND_EXCHANGE:
        settle_camp(s, k, s.chosen_too)
        finish_step(s)
    else:
        heal(s, me, s.chosen)
        legion_changed(s, k)


@rule
def rob(s: State, me: int, seat: int, cell: int) -> None:
    """Cleopatra has found a soldier; if he carries one kind only, there is nothing to choose (X18)."""
    s.victim = seat
    s.chosen = cell
    piece = only_kind(s, seat, cell)
    if piece == SEVERAL_KINDS:
        s.phase = Phase.CLEOPATRA_TAKES
    else:
        remove(s, me, piece)
        finish_step(s)


@rule
def apply_free(s: State, k: Numbers, me: int, family: int, one: int, two: int) -> None:
    """The decisions of the free action and of Virtus cards."""
    if family == Family.REDRAW:
        redraw(s, me, one)
        finish_step(s)
    elif family == Family.STATION:
        station(s, me, one)
        legion_changed(s, k)
    elif family == Family.GIVE:
        give(s, me, one)
        visit_next_seat(s, me)
    elif family == Family.DISCARD:
        discard_from_hand(s, me, one)
        s.chosen = one
        s.phase = Phase.INSPECTOR_TAKES
    elif family == Family.TAKE:
        take(s, me, one)
        finish_step(s)
    elif family == Family.HEAL:
        heal_one_or_two(s, k, me, one)
    elif family == Family.ROB:
        rob(s, me, one, two)
    elif family == Family.REMOVE:
        remove(s, me, one)
        finish_step(s)
    elif family == Family.DOUBLE:
        double(s, me, one, two)
        make_choices(s)
    elif family == Family.BURDEN:
        burden(s, me, one)
        make_choices(s)


@rule
def apply(s: State, k: Numbers, me: int, action: int) -> None:
    """Do it. The caller has asked `forbids`."""
    family = FAMILY_OF[action]
    one = FIRST_ARGUMENT[action]
    two = SECOND_ARGUMENT[action]
    if family == Family.EXCHANGE:
        exchange_and_settle(s, k, me, one, two)
    elif family == Family.RECRUIT:
        recruit(s, k, me, one)
        s.due = 1 << one
        legion_changed(s, k)
    elif family == Family.EQUIP:
        equip(s, me, one, two)
        s.due = 1 << one
        legion_changed(s, k)
    elif family == Family.DISMISS:
        dismiss(s, me, one)
        s.due = 1 << one
        finish_step(s)
    elif family == Family.DISMISS_TWO:
        for place in range(HAND):
            if one >> place & 1:
                dismiss(s, me, place)
        s.due = one
        finish_step(s)
    elif family == Family.USE:
        use(s, k, me, one)
    elif family == Family.END:
        end_turn(s)
    elif family == Family.ENOUGH:
        enough(s, k, me)
    else:
        apply_free(s, k, me, family, one, two)


@rule
def score(s: State, k: Numbers, out: Row) -> None:
    """Points in halves."""
    for seat in range(s.seats):
        out[seat] = points(s, k, seat)


@rule
def steps_from_caesar(s: State, seat: int) -> int:
    """How many seats to the left of Caesar's holder (X30)."""
    for steps in range(s.seats):
        holder = (seat + s.seats - steps) % s.seats
        if s.legion[holder, 0] == Kind.CAESAR or s.legion[holder, LAST_CELL] == Kind.CAESAR:
            return steps
    return 0


@rule
def rank(s: State, k: Numbers, out: Row) -> None:
    """By points; tied seats in order from Caesar's holder to the left (X30)."""
    for seat in range(s.seats):
        place = 1
        mine = points(s, k, seat)
        for other in range(s.seats):
            theirs = points(s, k, other)
            if theirs > mine or (theirs == mine and steps_from_caesar(s, other) < steps_from_caesar(s, seat)):
                place += 1
        out[seat] = place
