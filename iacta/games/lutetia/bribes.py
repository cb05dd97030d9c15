"""Bribes: money on one's own face-down cards, openly, until everybody is ready (T6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from iacta.engine.compiling.rule import rule
from iacta.engine.rules.events import NO_CARD, NOBODY, tell, tell_amount
from iacta.engine.rules.places import NOWHERE
from iacta.games.lutetia.names import Event, Phase, Reason
from iacta.games.lutetia.state import EVERYBODY, at_bid, bit, first_seat

if TYPE_CHECKING:
    from iacta.games.lutetia.state import State


@rule
def begin_bribes(s: State) -> None:
    s.phase = Phase.BRIBES
    s.ready = 0
    s.last_briber = first_seat(s)


@rule
def may_bribe(s: State) -> int:
    """The seats that have cash and are not ready; one without cash is ready."""
    seats = 0
    for seat in range(s.seats):
        if s.cash[seat] > 0 and not s.ready & bit(seat):
            seats |= bit(seat)
    return seats


@rule
def next_to_bribe(s: State) -> int:
    """Where an order must be picked: the seat that just bribed goes on until it is ready, then the next clockwise."""
    waiting = may_bribe(s)
    for step in range(s.seats):
        seat = (s.last_briber + step) % s.seats
        if waiting & bit(seat):
            return seat
    return NOBODY


@rule
def forbids_bribe(s: State, me: int, amount: int) -> int:
    """There is no credit: a bribe is paid from cash."""
    return Reason.ALLOWED if amount <= s.cash[me] else Reason.NOT_ENOUGH_CASH


@rule
def bribe(s: State, me: int, side: int, amount: int) -> None:
    """The amount is added to what lies there; whoever else was ready may think again."""
    s.cash[me] -= amount
    s.stake[me, side] += amount
    s.ready = 0
    s.last_briber = me
    tell_amount(s, Event.BRIBED, me, amount, at_bid(me, side))


@rule
def be_ready(s: State, me: int) -> None:
    s.ready |= bit(me)
    tell(s, Event.READY, me, NO_CARD, NOWHERE, NOWHERE, EVERYBODY)
