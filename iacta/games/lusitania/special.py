"""Special cards: Julius Caesar, the Senator and Mars, God of War (L9–L11). The Commander is in field.py."""

from __future__ import annotations

from typing import TYPE_CHECKING

from iacta.engine.compiling.rule import rule
from iacta.engine.rules.events import tell
from iacta.engine.rules.random import below
from iacta.games.lusitania.field import hand_over_commander
from iacta.games.lusitania.kinds import Kind
from iacta.games.lusitania.names import Event, Reason
from iacta.games.lusitania.piles import discard_from_hand, draw
from iacta.games.lusitania.state import AT_MARS, at_army, at_hand
from iacta.games.lusitanias.hands import EVERYBODY, HAND, bit, leave_hand

if TYPE_CHECKING:
    from iacta.games.lusitania.state import State


@rule
def forbids_caesar(s: State, me: int, place: int) -> int:
    return Reason.ALLOWED if s.hand[me, place] == Kind.CAESAR else Reason.NOT_CAESAR


@rule
def play_caesar(s: State, me: int, place: int) -> None:
    """Discard it, take the Commander from whoever has it, draw one (L9)."""
    discard_from_hand(s, me, place, Event.PLAYED)
    if s.commander != me:
        hand_over_commander(s, me, me, Event.COMMANDER_TAKEN)
    draw(s, me, place, Event.DRAWN)


@rule
def forbids_senator(s: State, me: int, place: int, seat: int) -> int:
    """A Senator is sent to another seat (L10)."""
    if s.hand[me, place] != Kind.SENATOR:
        return Reason.NOT_SENATOR
    if seat == me:
        return Reason.OWN_HAND
    return Reason.ALLOWED if seat < s.seats else Reason.NO_SUCH_SEAT


@rule
def play_senator(s: State, me: int, place: int, seat: int) -> None:
    """Discard it; a random card of the other hand takes its place, with what is known of it; that seat draws (L10)."""
    discard_from_hand(s, me, place, Event.PLAYED)
    hit = below(s, HAND)
    s.seen[me, place] = s.seen[seat, hit] | bit(me)
    s.origin[me, place] = s.origin[seat, hit]
    s.last_six[me, place] = s.last_six[seat, hit]
    s.last_six[seat, hit] = 0
    s.hand[me, place] = leave_hand(s, seat, hit)
    tell(s, Event.STOLEN, me, s.hand[me, place], at_hand(seat, hit), at_hand(me, place), s.seen[me, place])
    draw(s, seat, hit, Event.DRAWN)


@rule
def forbids_mars(s: State, me: int) -> int:
    return Reason.MARS_USED if s.mars_used[me] else Reason.ALLOWED


@rule
def play_mars(s: State, me: int) -> None:
    """Turn it grey side up, discard the whole hand, draw three (L11)."""
    s.mars_used[me] = 1
    tell(s, Event.MARS_TURNED, me, Kind.MARS, at_army(me, AT_MARS), at_army(me, AT_MARS), EVERYBODY)
    for place in range(HAND):
        discard_from_hand(s, me, place, Event.DISCARDED)
    for place in range(HAND):
        draw(s, me, place, Event.DRAWN)
