"""The rules of Lumeria as the engine asks for them; each decision leads to its chapter."""

from iacta.engine.compiling.rule import rule
from iacta.games.lumeria.actions import (
    ACTIVATION,
    AIM,
    ARGUMENT,
    AT_SKIRMISH,
    AT_SVETOVIT,
    AT_THOR,
    ATHENA_TO,
    ATTACK,
    BEGIN,
    CHOOSE,
    DECLARE_MARCH,
    DECLARE_SALVO,
    FAMILY_OF,
    FORTIFY,
    GO,
    MARCHING,
    MARCHING_ON,
    OVER,
    PASS,
    PLACING,
    PRAY,
    RECRUIT,
    RENEW,
    REROLL,
    SHOOTING,
    SPARE,
    STOP,
    USE_FORTUNE,
)
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
from iacta.games.lumeria.kinds import NORTH, SIDES, SOUTH
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
from iacta.games.lumeria.open_fields import mark_fields
from iacta.games.lumeria.reasons import ALLOWED, BEGINS, PASSED, PLACE_NOT_EMPTY, ROUND_BEGINS
from iacta.games.lumeria.recruitment import (
    ask_recruit,
    ask_where,
    forbids_placing,
    forbids_recruit,
    recruit,
    take_income,
)
from iacta.games.lumeria.renewal import renew
from iacta.games.lumeria.state import (
    ACTIVATIONS,
    FIRST_MANOEUVRES,
    LAST_MANOEUVRES,
    RECRUITING,
    has_token,
)
from iacta.games.lumeria.unit_events import tell_of


@rule
def to_act(s):
    """One seat at a time; in the middle of an attack it may be the one that is attacked."""
    return 0 if s.phase == OVER else 1 << s.me


@rule
def sealed(s):
    return False


@rule
def phase(s):
    return s.phase


@rule
def ending(s):
    return s.ending


@rule
def score(s, k, out):
    for side in range(SIDES):
        out[side] = s.points[side]


@rule
def points_of_hills(s, k, side):
    """All points come from hills (M20)."""
    return s.points[side]


@rule
def rank(s, k, out):
    """The winner first. Before the end, who has more points, then more defeats."""
    ahead = s.winner
    if ahead < 0:
        ahead = higher(s.points[SOUTH], s.points[NORTH])
    if ahead < 0:
        ahead = higher(defeats(s, SOUTH), defeats(s, NORTH))
    for side in range(SIDES):
        out[side] = 1 if ahead < 0 or ahead == side else 2


@rule
def forbids_choice(s, k, field):
    """The unit on this field is not the one to choose."""
    if s.phase == ACTIVATION:
        return forbids_activation(s, k, field)
    if s.phase == MARCHING:
        return forbids_marcher(s, k, field)
    if s.phase == SHOOTING:
        return forbids_shooter(s, k, field)
    return forbids_athena(s, k, field)


@rule
def forbids(s, k, me, action):
    """0, or the reason why the seat may not do this in this phase."""
    family = FAMILY_OF[action]
    what = ARGUMENT[action]
    if family == GO:
        return forbids_placing(s, k, what) if s.phase == PLACING else forbids_go(s, k, what)
    if family == ATTACK:
        return forbids_attack(s, k, what)
    if family == CHOOSE:
        return forbids_choice(s, k, what)
    if family == RECRUIT:
        return forbids_recruit(s, k, s.turn, what)
    if family == DECLARE_MARCH:
        return forbids_march(s, k)
    if family == DECLARE_SALVO:
        return forbids_salvo(s, k)
    if family == STOP:
        return forbids_stopping(s) if s.phase == MARCHING or s.phase == SHOOTING else ALLOWED
    if family == FORTIFY:
        return forbids_fortify(s)
    if family == AIM:
        return forbids_aim(s, k)
    if family == REROLL:
        return forbids_reroll(s, k, what)
    if family == USE_FORTUNE:
        return forbids_fortune(s)
    if family == RENEW:
        return PLACE_NOT_EMPTY if has_token(s, s.turn, what) else ALLOWED
    return ALLOWED


@rule
def begin_round(s):
    """Income, then recruitment (M3, M4)."""
    s.round += 1
    tell_of(s, ROUND_BEGINS, s.first, s.round)
    take_income(s)
    begin_stage(s, RECRUITING)


@rule
def begin_stage(s, stage):
    """Everything goes in turn from the First Player (M4, M6, M9)."""
    s.stage = stage
    s.turn = s.first
    s.passes = 0


@rule
def go_on(s, k):
    """Ask who is next in this stage of the round, or go to the next stage, until somebody is asked or the game ends."""
    while True:
        if s.stage == RECRUITING:
            if ask_recruit(s, k):
                return
            begin_stage(s, FIRST_MANOEUVRES)
        elif s.stage == FIRST_MANOEUVRES:
            if ask_manoeuvre(s, k):
                return
            begin_stage(s, ACTIVATIONS)
            begin_activations(s)
        elif s.stage == ACTIVATIONS:
            if ask_activation(s):
                return
            begin_stage(s, LAST_MANOEUVRES)
        else:
            if ask_manoeuvre(s, k):
                return
            clean_up(s, k)
            if s.phase == OVER:
                return
            begin_round(s)


@rule
def begin(s, k, side):
    """The winner of the roll has said who is First Player in round 1 (M2)."""
    s.first = side
    tell_of(s, BEGINS, side, 0)
    begin_round(s)
    go_on(s, k)


@rule
def pass_turn(s, k):
    """A pass in the activations is final, any other is not (M4, M6, M9)."""
    if s.stage == ACTIVATIONS:
        pass_for_good(s)
    else:
        tell_of(s, PASSED, s.turn, 0)
        s.passes += 1
        s.turn = 1 - s.turn
    go_on(s, k)


@rule
def choose(s, field):
    """A unit of one's own was chosen, for whatever was asked."""
    if s.phase == ACTIVATION:
        activate(s, field)
    elif s.phase == MARCHING:
        choose_marcher(s, field)
    elif s.phase == SHOOTING:
        choose_shooter(s, field)
    else:
        choose_for_athena(s, field)


@rule
def finish_activation(s, k):
    """The actions are done: Athena may be asked, then it is the other's turn."""
    if not ask_athena(s, k):
        end_activation(s)
        go_on(s, k)


@rule
def go_to(s, k, field):
    """A field was chosen, for whoever was to go there."""
    if s.phase == PLACING:
        recruit(s, k, field)
        go_on(s, k)
    elif s.phase == MARCHING_ON:
        if march(s, k, field):
            go_on(s, k)
    elif s.phase == AT_SKIRMISH:
        skirmish(s, field)
        finish_activation(s, k)
    elif s.phase == ATHENA_TO:
        go_with_athena(s, field)
        end_activation(s)
        go_on(s, k)
    elif go(s, k, field):
        finish_activation(s, k)


@rule
def stop(s, k):
    if s.stage == ACTIVATIONS:
        finish_activation(s, k)
    else:
        end_manoeuvre(s)
        go_on(s, k)


@rule
def after_attack(s, k):
    """If the attack is over: skirmish, the next shot, or the end of the activation (M8, M14)."""
    if s.target != NO_FIELD:
        return
    if s.stage == ACTIVATIONS:
        if not ask_skirmish(s, k):
            finish_activation(s, k)
    elif has_shot(s, k):
        go_on(s, k)


@rule
def answer_about_god(s, k, used):
    """Thor, Svetovit and Athena may be called or spared."""
    if s.phase == AT_THOR:
        if used:
            use_thor(s)
        ask_svetovit(s, k)
        after_attack(s, k)
    elif s.phase == AT_SVETOVIT:
        if used:
            use_svetovit(s)
        roll(s, k)
        after_attack(s, k)
    else:
        end_activation(s)
        go_on(s, k)


@rule
def decide(s, k, action):
    """Each decision leads to its chapter."""
    family = FAMILY_OF[action]
    what = ARGUMENT[action]
    if family == GO:
        go_to(s, k, what)
    elif family == CHOOSE:
        choose(s, what)
    elif family == ATTACK:
        declare_attack(s, k, what)
        after_attack(s, k)
    elif family == FORTIFY:
        if fortify(s, k):
            finish_activation(s, k)
    elif family == AIM:
        aim(s)
    elif family == STOP:
        stop(s, k)
    elif family == PASS:
        pass_turn(s, k)
    elif family == RECRUIT:
        ask_where(s, what)
    elif family == DECLARE_MARCH:
        declare_march(s)
    elif family == DECLARE_SALVO:
        declare_salvo(s)
    elif family == PRAY or family == SPARE:
        answer_about_god(s, k, family == PRAY)
    elif family == RENEW:
        renew(s, s.turn, what)
        end_attack(s)
        after_attack(s, k)
    elif family == BEGIN:
        begin(s, k, what)
    else:
        if family == REROLL:
            call_mars(s, what)
        elif family == USE_FORTUNE:
            use_fortune(s)
        wound(s, k)
        after_attack(s, k)


@rule
def apply(s, k, me, action):
    """Do it, and find the fields that can be chosen next; trusts its caller."""
    decide(s, k, action)
    mark_fields(s, k)
