"""Which fields can be chosen now. They are found once a decision and kept in the state, since everybody asks for them:
the legal actions, the reasons, the page."""

from __future__ import annotations

from typing import TYPE_CHECKING

from iacta.engine.compiling.rule import rule
from iacta.games.lumeria.activation import followers_of_athena, unactivated
from iacta.games.lumeria.attack import targets
from iacta.games.lumeria.manoeuvres import marchers, shooters
from iacta.games.lumeria.movement import reach, reach_of_action, reach_of_march
from iacta.games.lumeria.names import Phase
from iacta.games.lumeria.recruitment import free_recruitment_fields

if TYPE_CHECKING:
    from iacta.games.lumeria.cards import Numbers
    from iacta.games.lumeria.state import State


@rule
def fields_to_choose(s: State, k: Numbers) -> int:
    """Units to choose from, or fields where the chosen one can go."""
    if s.phase == Phase.ACTIVATION:
        return unactivated(s, s.turn)
    if s.phase == Phase.FIRST_ACTION or s.phase == Phase.SECOND_ACTION:
        return reach_of_action(s, k, s.active)
    if s.phase == Phase.PLACING:
        return free_recruitment_fields(s, k, s.turn)
    if s.phase == Phase.MARCHING:
        return marchers(s, k)
    if s.phase == Phase.MARCHING_ON:
        return reach_of_march(s, k, s.active)
    if s.phase == Phase.SHOOTING:
        return shooters(s, k)
    if s.phase == Phase.SKIRMISH or s.phase == Phase.ATHENA_TO:
        return reach(s, k, s.active, 1)
    return followers_of_athena(s, k) if s.phase == Phase.ATHENA else 0


@rule
def enemies_to_attack(s: State, k: Numbers) -> int:
    if (
        s.phase == Phase.FIRST_ACTION
        or s.phase == Phase.SECOND_ACTION
        or s.phase == Phase.AIMED
        or s.phase == Phase.SHOOTING_AT
    ):
        return targets(s, k, s.active)
    return 0


@rule
def mark_fields(s: State, k: Numbers) -> None:
    s.open = fields_to_choose(s, k)
    s.aims = enemies_to_attack(s, k)
