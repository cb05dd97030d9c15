"""The rules of Lusitania (2019), as the engine asks for them: what may be decided, and what a decision does.
The clauses and their files:

    L1–L3          set_up.py
    L4, L6         field.py
    L5, L12, L17   rules.py
    L7, L8         army.py
    L9–L11         special.py
    L13, L14, L16  ending.py
    L15            piles.py
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from iacta.engine.compiling.rule import rule
from iacta.engine.rules.events import NO_CARD, tell
from iacta.engine.rules.places import NOWHERE
from iacta.games.lusitania.actions import FAMILY_OF, FIRST_ARGUMENT, SECOND_ARGUMENT, Family
from iacta.games.lusitania.army import equip, forbids_equip, forbids_recruit, recruit
from iacta.games.lusitania.ending import end_game, points, standing
from iacta.games.lusitania.field import forbids_replenish, replenish, trade
from iacta.games.lusitania.names import Ending, Event, Phase, Reason
from iacta.games.lusitania.special import (
    forbids_caesar,
    forbids_mars,
    forbids_senator,
    play_caesar,
    play_mars,
    play_senator,
)
from iacta.games.lusitanias.hands import EVERYBODY, bit

if TYPE_CHECKING:
    from iacta.engine.rules.arrays import Row
    from iacta.games.lusitania.cards import Numbers
    from iacta.games.lusitania.state import State


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
def forbids(s: State, k: Numbers, me: int, action: int) -> int:
    """Why the action, of a family that belongs to the phase, is not allowed."""
    family = FAMILY_OF[action]
    one = FIRST_ARGUMENT[action]
    two = SECOND_ARGUMENT[action]
    if family == Family.TRADE:
        return Reason.ALLOWED  # L12
    if family == Family.RECRUIT:
        return forbids_recruit(s, k, me, one)
    if family == Family.EQUIP:
        return forbids_equip(s, k, me, one, two)
    if family == Family.CAESAR:
        return forbids_caesar(s, me, one)
    if family == Family.SENATOR:
        return forbids_senator(s, me, one, two)
    if family == Family.REPLENISH:
        return forbids_replenish(s, me)
    return forbids_mars(s, me)


@rule
def end_turn(s: State) -> None:
    """After one action the next seat to the left decides, unless the game has ended or goes on too long (L5, L17)."""
    if s.ending:
        return
    s.turns += 1
    if s.turns >= s.turn_limit:
        end_game(s, Ending.TURN_LIMIT)
        return
    s.me = (s.me + 1) % s.seats
    s.phase = Phase.TURN
    tell(s, Event.TURN_BEGINS, s.me, NO_CARD, NOWHERE, NOWHERE, EVERYBODY)


@rule
def apply(s: State, k: Numbers, me: int, action: int) -> None:
    """Do it. The caller has asked `forbids`."""
    family = FAMILY_OF[action]
    one = FIRST_ARGUMENT[action]
    two = SECOND_ARGUMENT[action]
    if family == Family.REPLENISH:
        replenish(s, me)
        return
    if family == Family.TRADE:
        trade(s, me, one, two)
    elif family == Family.RECRUIT:
        recruit(s, k, me, one)
    elif family == Family.EQUIP:
        equip(s, k, me, one, two)
    elif family == Family.CAESAR:
        play_caesar(s, me, one)
    elif family == Family.SENATOR:
        play_senator(s, me, one, two)
    else:
        play_mars(s, me)
    end_turn(s)


@rule
def score(s: State, k: Numbers, out: Row) -> None:
    for seat in range(s.seats):
        out[seat] = points(s, k, seat)


@rule
def rank(s: State, k: Numbers, out: Row) -> None:
    """A seat's place is behind all that are ahead of it (L13, L16)."""
    for seat in range(s.seats):
        place = 1
        for other in range(s.seats):
            if standing(s, k, other) > standing(s, k, seat):
                place += 1
        out[seat] = place
