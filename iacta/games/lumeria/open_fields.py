"""Which fields can be chosen now. They are found once a decision and kept in the state, since everybody asks for them:
the legal actions, the reasons, the page."""

from iacta.engine.compiling.rule import rule
from iacta.games.lumeria.actions import (
    ACTIVATION,
    AT_AIM,
    AT_ATHENA,
    AT_SKIRMISH,
    ATHENA_TO,
    FIRST_ACTION,
    MARCHING,
    MARCHING_ON,
    PLACING,
    SECOND_ACTION,
    SHOOTING,
    SHOOTING_AT,
)
from iacta.games.lumeria.activation import followers_of_athena, unactivated
from iacta.games.lumeria.attack import targets
from iacta.games.lumeria.manoeuvres import marchers, shooters
from iacta.games.lumeria.movement import reach, reach_of_action, reach_of_march
from iacta.games.lumeria.recruitment import free_recruitment_fields


@rule
def fields_to_choose(s, k):
    """Units to choose from, or fields where the chosen one can go."""
    if s.phase == ACTIVATION:
        return unactivated(s, s.turn)
    if s.phase == FIRST_ACTION or s.phase == SECOND_ACTION:
        return reach_of_action(s, k, s.active)
    if s.phase == PLACING:
        return free_recruitment_fields(s, k, s.turn)
    if s.phase == MARCHING:
        return marchers(s, k)
    if s.phase == MARCHING_ON:
        return reach_of_march(s, k, s.active)
    if s.phase == SHOOTING:
        return shooters(s, k)
    if s.phase == AT_SKIRMISH or s.phase == ATHENA_TO:
        return reach(s, k, s.active, 1)
    return followers_of_athena(s, k) if s.phase == AT_ATHENA else 0


@rule
def enemies_to_attack(s, k):
    if s.phase == FIRST_ACTION or s.phase == SECOND_ACTION or s.phase == AT_AIM or s.phase == SHOOTING_AT:
        return targets(s, k, s.active)
    return 0


@rule
def mark_fields(s, k):
    s.open = fields_to_choose(s, k)
    s.aims = enemies_to_attack(s, k)
