"""How good a position looks to a seat, in one page, for the greedy bot."""

from __future__ import annotations

from typing import TYPE_CHECKING

from iacta.engine.compiling.rule import rule
from iacta.engine.rules.meanings import EMPTY
from iacta.games.lusitania.army import filled_slots, forbids_soldier, one_more_filled
from iacta.games.lusitania.ending import points, standing
from iacta.games.lusitania.kinds import FIRST_PIECE, Kind
from iacta.games.lusitania.names import Reason
from iacta.games.lusitania.sorts import is_equipment, is_soldier
from iacta.games.lusitania.state import FIELD, LAST_NUMERAL, PIECES
from iacta.games.lusitanias.hands import HAND
from iacta.games.lusitanias.rooms import one_more_room, rooms_for

if TYPE_CHECKING:
    from iacta.games.lusitania.cards import Numbers
    from iacta.games.lusitania.state import State

POINT = 200
WON = 1_000_000


@rule
def leads(v: State, k: Numbers, me: int) -> bool:
    """Whether the seat would win if the game ended now."""
    for other in range(v.seats):
        if standing(v, k, other) > standing(v, k, me):
            return False
    return True


@rule
def rooms(v: State, k: Numbers, me: int) -> int:
    """How many soldiers of the army have room for each kind of equipment."""
    counts = 0
    for place in range(1, LAST_NUMERAL + 1):
        soldier = v.army[me, place]
        if soldier != EMPTY:
            filled = filled_slots(v, k, me, place)
            for piece in range(PIECES):
                counts = one_more_room(counts, piece, one_more_filled(k, soldier, piece, filled) != 0)
    return counts


@rule
def room(k: Numbers, counts: int) -> int:
    """Free slots in the army will carry points later."""
    worth = 0
    for piece in range(PIECES):
        worth += 20 * min(rooms_for(counts, piece), 2) * k.vp[FIRST_PIECE + piece]
    return worth


@rule
def promise(v: State, k: Numbers, me: int, counts: int, card: int) -> int:
    """What a hand card promises: points that fit, a way to a new card, or nothing."""
    if is_soldier(card):
        return 70 * k.vp[card] + 40 if forbids_soldier(v, k, me, card) == Reason.ALLOWED else 0
    if is_equipment(card):
        return 120 * k.vp[card] if rooms_for(counts, card - FIRST_PIECE) > 0 else 10
    if card == Kind.MUSICIAN:
        return 150 if leads(v, k, me) else 0
    return 40 if card == Kind.SENATOR else 30


@rule
def best_on_field(v: State, k: Numbers, me: int, counts: int) -> int:
    """The most that a card of the training field would promise in the hand."""
    best = 0
    for place in range(FIELD):
        best = max(best, promise(v, k, me, counts, v.field[place]))
    return best


@rule
def worth(v: State, k: Numbers, me: int) -> int:
    """Points first, then what army, hand and field promise, less what the strongest other army has."""
    if v.ending:
        return WON if leads(v, k, me) else -WON
    best = 0
    for other in range(v.seats):
        if other != me:
            best = max(best, points(v, k, other))
    counts = rooms(v, k, me)
    hand = 0
    for place in range(HAND):
        hand += promise(v, k, me, counts, v.hand[me, place])
    field = best_on_field(v, k, me, counts)
    field //= 2 if v.me == me else 4  # before the seat's next turn others may take it
    own = POINT * points(v, k, me) + room(k, counts) + hand + field + 20 * (v.commander == me)
    return own - POINT // 2 * best
