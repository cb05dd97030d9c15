"""How good a position looks to a seat, in one page, for the greedy bot."""

from __future__ import annotations

from typing import TYPE_CHECKING

from iacta.engine.compiling.rule import rule
from iacta.engine.rules.meanings import EMPTY
from iacta.games.lusitania_xxi.kinds import FIRST_PIECE, Kind, Objective
from iacta.games.lusitania_xxi.legion import forbids_soldier, has_printed_room, has_room
from iacta.games.lusitania_xxi.names import Phase, Reason
from iacta.games.lusitania_xxi.objectives import has
from iacta.games.lusitania_xxi.sorts import is_equipment, is_soldier
from iacta.games.lusitania_xxi.state import CAMP, LAST_CELL, PIECES, SOLDIERS
from iacta.games.lusitania_xxi.turn import TO_WIN, points
from iacta.games.lusitanias.hands import HAND
from iacta.games.lusitanias.rooms import one_more_room, rooms_for

if TYPE_CHECKING:
    from iacta.games.lusitania_xxi.cards import Numbers
    from iacta.games.lusitania_xxi.state import State

HALF_POINT = 100
STAND_OFF = 200  # more than the half point that a new card costs, as not every one fits
WON = 1_000_000


@rule
def rooms(v: State, k: Numbers, me: int) -> int:
    """How many soldiers of the legion have room for each kind of equipment."""
    counts = 0
    by_virtus = has(v, me, Objective.SECOND_COPY) or has(v, me, Objective.TWO_MORE_PIECES)
    for cell in range(1, SOLDIERS + 1):
        if is_soldier(v.legion[me, cell]):
            for piece in range(PIECES):
                more = has_room(v, k, me, cell, piece) if by_virtus else has_printed_room(v, k, me, cell, piece)
                counts = one_more_room(counts, piece, more)
    return counts


@rule
def fits(v: State, k: Numbers, me: int, counts: int, card: int) -> bool:
    """Whether the card could be laid into the legion as it is."""
    if is_soldier(card):
        return forbids_soldier(v, k, me, card) == Reason.ALLOWED
    return is_equipment(card) and rooms_for(counts, card - FIRST_PIECE) > 0


@rule
def prospects(v: State, k: Numbers, me: int, counts: int) -> int:
    """What the hand promises: soldiers that fit, equipment with room for it; a card that fits nowhere is a burden."""
    worth = 0
    for place in range(HAND):
        card = v.hand[me, place]
        if is_soldier(card):
            worth += 60 + 30 * k.slots[card] if fits(v, k, me, counts, card) else -20
        elif is_equipment(card):
            worth += 60 * k.vp[card] if fits(v, k, me, counts, card) else 10
    return worth


@rule
def is_stand_off(v: State, k: Numbers, me: int, counts: int) -> bool:
    """Whether two seats might exchange for ever: nothing in the hand or in the camp fits. With more seats somebody
    changes the camp in time."""
    if v.seats > 2:
        return False
    for place in range(HAND):
        if fits(v, k, me, counts, v.hand[me, place]):
            return False
    for place in range(CAMP):
        if fits(v, k, me, counts, v.camp[place]):
            return False
    return True


@rule
def room(k: Numbers, counts: int) -> int:
    """Free slots in the legion will carry points later."""
    worth = 0
    for piece in range(PIECES):
        worth += 12 * k.vp[FIRST_PIECE + piece] * rooms_for(counts, piece)
    return worth


@rule
def guests(v: State, me: int) -> int:
    """Cards in cells 0 and 8 are worth keeping for the right moment."""
    worth = 0
    for cell in range(0, LAST_CELL + 1, LAST_CELL):
        card = v.legion[me, cell]
        if card == Kind.DOCTOR:
            worth += 20 + 40 * min(v.dismissals[me], 2)
        elif card == Kind.CLEOPATRA:
            worth += 60
        elif card != EMPTY:
            worth += 40
    return worth


@rule
def in_use(v: State) -> int:
    """A card that has been called promises its effect."""
    if v.phase == Phase.DOCTOR:
        return 180
    if v.phase == Phase.CLEOPATRA:
        return 120
    if v.phase == Phase.COMMANDER:
        return 10
    return 50 if v.phase == Phase.AUXILIA else 0


@rule
def worth(v: State, k: Numbers, me: int) -> int:
    """Points first, then what the hand and the legion promise, less what the strongest other legion has."""
    mine = points(v, k, me)
    if mine >= TO_WIN:
        return WON
    best = 0
    for other in range(v.seats):
        if other != me:
            best = max(best, points(v, k, other))
    advantages = 150 * (has(v, me, Objective.SECOND_COPY) + has(v, me, Objective.TWO_MORE_PIECES))
    counts = rooms(v, k, me)
    promise = prospects(v, k, me, counts) + room(k, counts) + guests(v, me) + in_use(v)
    if is_stand_off(v, k, me, counts):
        promise -= STAND_OFF
    return HALF_POINT * mine - HALF_POINT // 2 * best + advantages + promise
