"""Several bidders for one card: the Legions that anybody may play, and who wins (T9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from iacta.engine.compiling.rule import rule
from iacta.engine.rules.events import NO_CARD, NOBODY, tell, tell_amount
from iacta.engine.rules.places import NOWHERE
from iacta.games.lutetia.kinds import FIRST_ACTION, Kind
from iacta.games.lutetia.names import Event, Phase, Reason
from iacta.games.lutetia.state import EVERYBODY, SEATS, SIDES, at_bid, at_gone, at_owned, bit, first_seat

if TYPE_CHECKING:
    from iacta.games.lutetia.state import State

LEGION_ADDS = 2
NO_SIDE = -1


@rule
def side_of_bid(s: State, seat: int, slot: int) -> int:
    """Which of the seat's two cards bids for the slot, or NO_SIDE."""
    for side in range(SIDES):
        if s.bid[seat, side] == FIRST_ACTION + slot:
            return side
    return NO_SIDE


@rule
def bidders(s: State, slot: int) -> int:
    count = 0
    for seat in range(s.seats):
        count += side_of_bid(s, seat, slot) != NO_SIDE
    return count


@rule
def offer(s: State, seat: int, slot: int) -> int:
    """A bidder's bribe with the Legions played for him."""
    return s.stake[seat, side_of_bid(s, seat, slot)] + LEGION_ADDS * s.support[seat]


@rule
def highest_bidder(s: State, slot: int) -> int:
    """The bidder with the one highest offer, or NOBODY for a tie at the top."""
    best = NOBODY
    tied = False
    for seat in range(s.seats):
        if side_of_bid(s, seat, slot) == NO_SIDE:
            continue
        if best < 0 or offer(s, seat, slot) > offer(s, best, slot):
            best = seat
            tied = False
        elif offer(s, seat, slot) == offer(s, best, slot):
            tied = True
    return NOBODY if tied else best


@rule
def ask_next(s: State, first: int) -> bool:
    """The next seat from there on that owns a Legion decides; whether one is left that has not passed since."""
    for step in range(s.seats):
        seat = (first + step) % s.seats
        if s.owned[seat, Kind.LEGION] > 0 and not s.passed & bit(seat):
            s.me = seat
            return True
    return False


@rule
def begin_contest(s: State) -> bool:
    """Whether anybody owns a Legion and is asked; every contest begins afresh."""
    if ask_next(s, first_seat(s)):
        s.phase = Phase.LEGIONS
        return True
    return False


@rule
def clear_contest(s: State) -> None:
    """Legions that were played are lost in any case."""
    s.passed = 0
    for seat in range(SEATS):
        s.support[seat] = 0


@rule
def forbids_support(s: State, seat: int) -> int:
    """A Legion is played for one of the bidders of this slot."""
    return Reason.ALLOWED if side_of_bid(s, seat, s.slot) != NO_SIDE else Reason.NO_BIDDER


@rule
def support(s: State, me: int, seat: int) -> None:
    """Remove a Legion from the game for a bidder."""
    s.owned[me, Kind.LEGION] -= 1
    s.gone[Kind.LEGION] += 1
    s.support[seat] += 1
    s.passed = 0
    tell(s, Event.LEGION_PLAYED, me, Kind.LEGION, at_owned(me), at_gone(), EVERYBODY)
    tell_amount(s, Event.SUPPORTED, me, offer(s, seat, s.slot), at_bid(seat, side_of_bid(s, seat, s.slot)))


@rule
def pass_contest(s: State, me: int) -> None:
    s.passed |= bit(me)
    tell(s, Event.PASSED, me, NO_CARD, NOWHERE, NOWHERE, EVERYBODY)
