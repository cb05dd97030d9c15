"""The rules of Lumeria, as the engine asks for them: what may be decided, and what a decision does.
The clauses and their files:

    M1, M2             set_up.py
    M3, M4             recruitment.py
    M5                 rules.py
    M6–M8              manoeuvres.py
    M9, M10, M12, M24  activation.py
    M11                movement.py
    M13–M17            attack.py
    M18                renewal.py
    M19–M23            clean_up.py
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from iacta.engine.compiling.rule import rule
from iacta.games.lumeria.actions import ARGUMENT, FAMILY_OF, Family
from iacta.games.lumeria.activation import (
    activate,
    aim,
    ask_activation,
    ask_athena,
    ask_skirmish,
    begin_activations,
    choose_for_athena,
    end_activation,
    forbids_activation,
    forbids_aim,
    forbids_athena,
    forbids_fortify,
    fortify,
    go,
    go_with_athena,
    pass_for_good,
    skirmish,
)
from iacta.games.lumeria.attack import (
    ask_svetovit,
    call_mars,
    declare_attack,
    end_attack,
    forbids_attack,
    forbids_fortune,
    forbids_reroll,
    roll,
    use_fortune,
    use_svetovit,
    use_thor,
    wound,
)
from iacta.games.lumeria.board import NO_FIELD
from iacta.games.lumeria.clean_up import clean_up, defeats, higher
from iacta.games.lumeria.kinds import SIDES, Side
from iacta.games.lumeria.manoeuvres import (
    ask_manoeuvre,
    choose_marcher,
    choose_shooter,
    declare_march,
    declare_salvo,
    end_manoeuvre,
    forbids_march,
    forbids_marcher,
    forbids_salvo,
    forbids_shooter,
    forbids_stopping,
    has_shot,
    march,
)
from iacta.games.lumeria.movement import forbids_go
from iacta.games.lumeria.names import Event, Phase, Reason
from iacta.games.lumeria.open_fields import mark_fields
from iacta.games.lumeria.recruitment import (
    ask_recruit,
    ask_where,
    forbids_placing,
    forbids_recruit,
    recruit,
    take_income,
)
from iacta.games.lumeria.renewal import renew
from iacta.games.lumeria.state import Stage, has_token
from iacta.games.lumeria.unit_events import tell_of

if TYPE_CHECKING:
    from iacta.engine.rules.arrays import Row
    from iacta.games.lumeria.cards import Numbers
    from iacta.games.lumeria.state import State


@rule
def to_act(s: State) -> int:
    """One seat at a time; in the middle of an attack it may be the one that is attacked."""
    return 0 if s.phase == Phase.OVER else 1 << s.me


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
def score(s: State, k: Numbers, out: Row) -> None:
    for side in range(SIDES):
        out[side] = s.points[side]


@rule
def points_of_hills(s: State, k: Numbers, side: int) -> int:
    """All points come from hills (M20)."""
    return s.points[side]


@rule
def rank(s: State, k: Numbers, out: Row) -> None:
    """The winner first. Before the end, who has more points, then more defeats."""
    ahead = s.winner
    if ahead < 0:
        ahead = higher(s.points[Side.SOUTH], s.points[Side.NORTH])
    if ahead < 0:
        ahead = higher(defeats(s, Side.SOUTH), defeats(s, Side.NORTH))
    for side in range(SIDES):
        out[side] = 1 if ahead < 0 or ahead == side else 2


@rule
def forbids_choice(s: State, k: Numbers, field: int) -> int:
    """The unit on this field is not the one to choose."""
    if s.phase == Phase.ACTIVATION:
        return forbids_activation(s, k, field)
    if s.phase == Phase.MARCHING:
        return forbids_marcher(s, k, field)
    if s.phase == Phase.SHOOTING:
        return forbids_shooter(s, k, field)
    return forbids_athena(s, k, field)


@rule
def forbids(s: State, k: Numbers, me: int, action: int) -> int:
    """0, or the reason why the seat may not do this in this phase."""
    family = FAMILY_OF[action]
    what = ARGUMENT[action]
    if family == Family.GO:
        return forbids_placing(s, k, what) if s.phase == Phase.PLACING else forbids_go(s, k, what)
    if family == Family.ATTACK:
        return forbids_attack(s, k, what)
    if family == Family.CHOOSE:
        return forbids_choice(s, k, what)
    if family == Family.RECRUIT:
        return forbids_recruit(s, k, s.turn, what)
    if family == Family.MARCH:
        return forbids_march(s, k)
    if family == Family.SALVO:
        return forbids_salvo(s, k)
    if family == Family.STOP:
        return forbids_stopping(s) if s.phase == Phase.MARCHING or s.phase == Phase.SHOOTING else Reason.ALLOWED
    if family == Family.FORTIFY:
        return forbids_fortify(s)
    if family == Family.AIM:
        return forbids_aim(s, k)
    if family == Family.REROLL:
        return forbids_reroll(s, k, what)
    if family == Family.FORTUNE:
        return forbids_fortune(s)
    if family == Family.RENEW:
        return Reason.PLACE_NOT_EMPTY if has_token(s, s.turn, what) else Reason.ALLOWED
    return Reason.ALLOWED


@rule
def begin_round(s: State) -> None:
    """Income, then recruitment (M3, M4)."""
    s.round += 1
    tell_of(s, Event.ROUND_BEGINS, s.first, s.round)
    take_income(s)
    begin_stage(s, Stage.RECRUITING)


@rule
def begin_stage(s: State, stage: int) -> None:
    """Everything goes in turn from the First Player (M4, M6, M9)."""
    s.stage = stage
    s.turn = s.first
    s.passes = 0


@rule
def go_on(s: State, k: Numbers) -> None:
    """Ask who is next in this stage of the round, or go to the next stage, until somebody is asked or the game ends."""
    while True:
        if s.stage == Stage.RECRUITING:
            if ask_recruit(s, k):
                return
            begin_stage(s, Stage.FIRST_MANOEUVRES)
        elif s.stage == Stage.FIRST_MANOEUVRES:
            if ask_manoeuvre(s, k):
                return
            begin_stage(s, Stage.ACTIVATIONS)
            begin_activations(s)
        elif s.stage == Stage.ACTIVATIONS:
            if ask_activation(s):
                return
            begin_stage(s, Stage.LAST_MANOEUVRES)
        else:
            if ask_manoeuvre(s, k):
                return
            clean_up(s, k)
            if s.phase == Phase.OVER:
                return
            begin_round(s)


@rule
def begin(s: State, k: Numbers, side: int) -> None:
    """The winner of the roll has said who is First Player in round 1 (M2)."""
    s.first = side
    tell_of(s, Event.BEGINS, side, 0)
    begin_round(s)
    go_on(s, k)


@rule
def pass_turn(s: State, k: Numbers) -> None:
    """A pass in the activations is final, any other is not (M4, M6, M9)."""
    if s.stage == Stage.ACTIVATIONS:
        pass_for_good(s)
    else:
        tell_of(s, Event.PASSED, s.turn, 0)
        s.passes += 1
        s.turn = 1 - s.turn
    go_on(s, k)


@rule
def choose(s: State, field: int) -> None:
    """A unit of one's own was chosen, for whatever was asked."""
    if s.phase == Phase.ACTIVATION:
        activate(s, field)
    elif s.phase == Phase.MARCHING:
        choose_marcher(s, field)
    elif s.phase == Phase.SHOOTING:
        choose_shooter(s, field)
    else:
        choose_for_athena(s, field)


@rule
def finish_activation(s: State, k: Numbers) -> None:
    """The actions are done: Athena may be asked, then it is the other's turn."""
    if not ask_athena(s, k):
        end_activation(s)
        go_on(s, k)


@rule
def go_to(s: State, k: Numbers, field: int) -> None:
    """A field was chosen, for whoever was to go there."""
    if s.phase == Phase.PLACING:
        recruit(s, k, field)
        go_on(s, k)
    elif s.phase == Phase.MARCHING_ON:
        if march(s, k, field):
            go_on(s, k)
    elif s.phase == Phase.SKIRMISH:
        skirmish(s, field)
        finish_activation(s, k)
    elif s.phase == Phase.ATHENA_TO:
        go_with_athena(s, field)
        end_activation(s)
        go_on(s, k)
    elif go(s, k, field):
        finish_activation(s, k)


@rule
def stop(s: State, k: Numbers) -> None:
    if s.stage == Stage.ACTIVATIONS:
        finish_activation(s, k)
    else:
        end_manoeuvre(s)
        go_on(s, k)


@rule
def after_attack(s: State, k: Numbers) -> None:
    """If the attack is over: skirmish, the next shot, or the end of the activation (M8, M14)."""
    if s.target != NO_FIELD:
        return
    if s.stage == Stage.ACTIVATIONS:
        if not ask_skirmish(s, k):
            finish_activation(s, k)
    elif has_shot(s, k):
        go_on(s, k)


@rule
def answer_about_god(s: State, k: Numbers, used: int) -> None:
    """Thor, Svetovit and Athena may be called or spared."""
    if s.phase == Phase.THOR:
        if used:
            use_thor(s)
        ask_svetovit(s, k)
        after_attack(s, k)
    elif s.phase == Phase.SVETOVIT:
        if used:
            use_svetovit(s)
        roll(s, k)
        after_attack(s, k)
    else:
        end_activation(s)
        go_on(s, k)


@rule
def decide(s: State, k: Numbers, action: int) -> None:
    """Each decision leads to its chapter."""
    family = FAMILY_OF[action]
    what = ARGUMENT[action]
    if family == Family.GO:
        go_to(s, k, what)
    elif family == Family.CHOOSE:
        choose(s, what)
    elif family == Family.ATTACK:
        declare_attack(s, k, what)
        after_attack(s, k)
    elif family == Family.FORTIFY:
        if fortify(s, k):
            finish_activation(s, k)
    elif family == Family.AIM:
        aim(s)
    elif family == Family.STOP:
        stop(s, k)
    elif family == Family.PASS:
        pass_turn(s, k)
    elif family == Family.RECRUIT:
        ask_where(s, what)
    elif family == Family.MARCH:
        declare_march(s)
    elif family == Family.SALVO:
        declare_salvo(s)
    elif family == Family.PRAY or family == Family.SPARE:
        answer_about_god(s, k, family == Family.PRAY)
    elif family == Family.RENEW:
        renew(s, s.turn, what)
        end_attack(s)
        after_attack(s, k)
    elif family == Family.BEGIN:
        begin(s, k, what)
    else:
        if family == Family.REROLL:
            call_mars(s, what)
        elif family == Family.FORTUNE:
            use_fortune(s)
        wound(s, k)
        after_attack(s, k)


@rule
def apply(s: State, k: Numbers, me: int, action: int) -> None:
    """Do it, and find the fields that can be chosen next; trusts its caller."""
    decide(s, k, action)
    mark_fields(s, k)
