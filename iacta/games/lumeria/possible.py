"""Whether a position is possible: whether the rules would ask this seat this question here."""

from __future__ import annotations

from iacta.games.lumeria.activation import unactivated
from iacta.games.lumeria.attack import (
    extra_dice,
    is_ranged,
    may_call_mars,
    modifiers_of,
    targets,
)
from iacta.games.lumeria.board import NO_FIELD, count_of, has
from iacta.games.lumeria.cards import Numbers
from iacta.games.lumeria.kinds import SIDES, Ability, ExtraDie, God, Manoeuvre, Modifier
from iacta.games.lumeria.manoeuvres import marchers, shooters
from iacta.games.lumeria.names import Phase, Reason
from iacta.games.lumeria.recruitment import forbids_recruit
from iacta.games.lumeria.renewal import empty_places, is_renewed
from iacta.games.lumeria.state import Done, Stage, State, ability, has_god, has_token

OF_AN_ATTACK = (Phase.THOR, Phase.SVETOVIT, Phase.ROLLED, Phase.RENEWAL)
WITH_AN_ACTIVATED_UNIT = (Phase.FIRST_ACTION, Phase.SECOND_ACTION, Phase.AIMED, Phase.SKIRMISH, Phase.ATHENA)


def is_possible(s: State, k: Numbers) -> bool:
    """Whether the rules ask this seat this question here."""
    return fits_the_round(s) and fits_the_track(s, k) and fits_the_phase(s, k)


def fits_the_round(s: State) -> bool:
    """Round 0 is before the beginning; only Svetovit is asked of the side whose turn it is not."""
    if (s.round == 0) != (s.phase == Phase.BEGINNING) or (s.me != s.turn) != (s.phase == Phase.SVETOVIT):
        return False
    if s.stage == Stage.ACTIVATIONS:
        return s.passes == 0 and s.earlier == NO_FIELD
    return s.done == 0 and (s.earlier == NO_FIELD or s.earlier != s.active)


def fits_the_track(s: State, k: Numbers) -> bool:
    """A token at the end of the track returns at once (M18)."""
    for side in range(SIDES):
        waits = s.phase == Phase.RENEWAL and side == s.turn
        if is_renewed(s, k, side) != waits or (waits and empty_places(s, side) < 2):
            return False
    return True


def is_in_its_activation(s: State) -> bool:
    """Whether the unit that acts was activated for it."""
    return s.phase in WITH_AN_ACTIVATED_UNIT or (s.stage == Stage.ACTIVATIONS and s.phase in OF_AN_ATTACK)


def fits_the_phase(s: State, k: Numbers) -> bool:
    if s.phase in OF_AN_ATTACK:
        return fits_the_attack(s, k)
    if s.phase == Phase.PLACING:
        return forbids_recruit(s, k, s.turn, s.recruit) == Reason.ALLOWED
    if s.phase == Phase.MARCHING_ON:
        return bool(has(marchers(s, k), s.active))
    if s.phase == Phase.SHOOTING_AT:
        return bool(has(shooters(s, k), s.active))
    if s.phase == Phase.ACTIVATION:
        return s.activations[s.turn] > 0 and unactivated(s, s.turn) != 0
    if s.phase == Phase.FIRST_ACTION:
        return s.done == 0
    if s.phase == Phase.SECOND_ACTION:
        return s.done in (Done.MOVED, Done.FORTIFIED)
    if s.phase == Phase.AIMED:
        return s.done == Done.AIMED and is_ranged(s, k, s.active)
    if s.phase == Phase.SKIRMISH:
        return ability(s, k, s.active) == Ability.SKIRMISH and s.done in (0, Done.MOVED, Done.FORTIFIED, Done.AIMED)
    return s.phase not in (Phase.ATHENA, Phase.ATHENA_TO) or bool(has_god(s, k, s.turn, God.ATHENA))


def fits_the_attack(s: State, k: Numbers) -> bool:
    """Dice, modifiers and gods are those of this attack (M14)."""
    in_salvo = s.stage != Stage.ACTIVATIONS
    printed = 1 if in_salvo else k.attack[s.unit[s.active]]
    if s.dice != printed + count_of(s.extra) or s.done not in (0, Done.MOVED, Done.FORTIFIED, Done.AIMED):
        return False
    if in_salvo and (s.extra or not is_ranged(s, k, s.active)):
        return False
    if s.extra & ExtraDie.THOR and (k.god[s.faction[s.turn]] != God.THOR or s.god[s.turn]):
        return False
    if s.modifiers & Modifier.SVETOVIT and (k.god[s.faction[1 - s.turn]] != God.SVETOVIT or s.god[1 - s.turn]):
        return False
    if s.phase == Phase.RENEWAL:  # the target has been wounded, pushed or defeated since
        return True
    if not has(targets(s, k, s.active), s.target):
        return False
    extra = 0 if in_salvo else extra_dice(s, k, s.active, s.target, s.done & Done.MOVED)
    if s.extra & ~ExtraDie.THOR != extra:
        return False
    if s.modifiers & ~Modifier.SVETOVIT != modifiers_of(s, k, s.active, s.target, s.done & Done.AIMED):
        return False
    if s.phase == Phase.ROLLED:
        return bool(has_token(s, s.turn, Manoeuvre.FORTUNE) or may_call_mars(s, k))
    if s.phase == Phase.SVETOVIT:
        return bool(has_god(s, k, 1 - s.turn, God.SVETOVIT))
    return bool(has_god(s, k, s.turn, God.THOR)) and not is_ranged(s, k, s.active)
