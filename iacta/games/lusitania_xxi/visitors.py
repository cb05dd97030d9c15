"""What the cards in cells 0 and 8 do when they are used (X11–X18). How a step ends is in turn.py."""

from __future__ import annotations

from typing import TYPE_CHECKING

from iacta.engine.compiling.rule import rule
from iacta.engine.rules.events import tell
from iacta.engine.rules.meanings import EMPTY
from iacta.engine.rules.random import below
from iacta.games.lusitania_xxi.camp import discard_camp, settle_camp
from iacta.games.lusitania_xxi.kinds import FIRST_PIECE, Kind
from iacta.games.lusitania_xxi.legion import end_cell
from iacta.games.lusitania_xxi.names import Event, Phase, Reason
from iacta.games.lusitania_xxi.piles import discard, discard_from_hand, fill_camp
from iacta.games.lusitania_xxi.state import (
    PIECES,
    SOLDIERS,
    at_aside,
    at_discard,
    at_dismissed,
    at_gear,
    at_hand,
    at_legion,
)
from iacta.games.lusitanias.hands import EVERYBODY, HAND, bit, leave_hand, make_public, take_openly

if TYPE_CHECKING:
    from iacta.games.lusitania_xxi.cards import Numbers
    from iacta.games.lusitania_xxi.state import State

SEVERAL_KINDS = -1  # no single kind of piece


@rule
def cards_in_hand(s: State, seat: int) -> int:
    count = 0
    for place in range(HAND):
        if s.hand[seat, place] != EMPTY:
            count += 1
    return count


@rule
def pieces_under(s: State, seat: int, cell: int) -> int:
    count = 0
    for piece in range(PIECES):
        count += s.gear[seat, cell, piece]
    return count


@rule
def another_has_equipment(s: State, me: int) -> bool:
    for seat in range(s.seats):
        if seat != me:
            for piece in range(PIECES):
                if s.kit[seat, piece] > 0:
                    return True
    return False


@rule
def soldiers_cell_is_free(s: State, me: int) -> bool:
    for cell in range(1, SOLDIERS + 1):
        if s.legion[me, cell] == EMPTY:
            return True
    return False


@rule
def can_be_used(s: State, me: int, cell: int) -> bool:
    """Whether the card in cell 0 or 8 can have its effect (X11)."""
    card = s.legion[me, cell]
    if card == EMPTY:
        return False
    if card == Kind.CAESAR:
        return True
    if card == Kind.DOCTOR:
        return s.dismissals[me] > 0
    if card == Kind.CLEOPATRA:
        return another_has_equipment(s, me)
    if card == Kind.AUXILIA:
        return soldiers_cell_is_free(s, me)
    return cards_in_hand(s, me) > 0  # Commander, Inspector, Senator


@rule
def forbids_use(s: State, me: int, cell: int) -> int:
    """One card a turn, if it can have its effect (X4, X11)."""
    if s.free_action_used:
        return Reason.FREE_ACTION_USED
    if s.legion[me, cell] == EMPTY:
        return Reason.NOTHING_TO_USE
    return Reason.ALLOWED if can_be_used(s, me, cell) else Reason.NO_EFFECT


@rule
def caesar(s: State, k: Numbers, me: int) -> None:
    """A new camp; then Caesar goes to the right, past full seats, if need be all the way back (X12)."""
    discard_camp(s)
    settle_camp(s, k, fill_camp(s))
    s.legion[me, s.using] = EMPTY
    seat = me
    while True:
        seat = (seat + s.seats - 1) % s.seats
        cell = end_cell(s, seat)
        if cell != EMPTY:
            s.legion[seat, cell] = Kind.CAESAR
            tell(s, Event.CAESAR_PASSED, me, Kind.CAESAR, at_legion(me, s.using), at_legion(seat, cell), EVERYBODY)
            return


@rule
def forbids_redraw(s: State, me: int, places: int) -> int:
    """The Commander discards cards that are held (X13)."""
    for place in range(HAND):
        if places >> place & 1 and s.hand[me, place] == EMPTY:
            return Reason.NO_CARD_THERE
    return Reason.ALLOWED


@rule
def redraw(s: State, me: int, places: int) -> None:
    for place in range(HAND):
        if places >> place & 1:
            discard_from_hand(s, me, place)
    s.due = places


@rule
def forbids_station(s: State, me: int, cell: int) -> int:
    return Reason.ALLOWED if s.legion[me, cell] == EMPTY else Reason.CELL_NOT_EMPTY


@rule
def station(s: State, me: int, cell: int) -> None:
    """Auxilia moves to a soldier's cell (X14)."""
    s.legion[me, s.using] = EMPTY
    s.legion[me, cell] = Kind.AUXILIA
    tell(s, Event.STATIONED, me, Kind.AUXILIA, at_legion(me, s.using), at_legion(me, cell), EVERYBODY)


@rule
def steal(s: State, me: int) -> bool:
    """The Senator takes a random card of the next seat to the left that holds any; False when all are visited (X15)."""
    while True:
        s.victim = (s.victim + 1) % s.seats
        if s.victim == me:
            return False
        held = cards_in_hand(s, s.victim)
        if held > 0:
            break
    left = below(s, held)
    place = 0
    while s.hand[s.victim, place] == EMPTY or left > 0:
        if s.hand[s.victim, place] != EMPTY:
            left -= 1
        place += 1
    s.chosen = place
    s.aside_seen = s.seen[s.victim, place] | bit(me)
    s.aside_origin = s.origin[s.victim, place]
    s.aside = leave_hand(s, s.victim, place)
    tell(s, Event.STOLEN, me, s.aside, at_hand(s.victim, place), at_aside(), s.aside_seen)
    return True


@rule
def give(s: State, me: int, place: int) -> None:
    """The victim gets one of the Senator's other cards; then the taken card joins the hand in its place (X15)."""
    s.seen[s.victim, s.chosen] = s.seen[me, place] | bit(s.victim)
    s.origin[s.victim, s.chosen] = s.origin[me, place]
    s.hand[s.victim, s.chosen] = leave_hand(s, me, place)
    known = s.seen[s.victim, s.chosen]
    tell(s, Event.HANDED, me, s.hand[s.victim, s.chosen], at_hand(me, place), at_hand(s.victim, s.chosen), known)
    s.hand[me, place] = s.aside
    s.seen[me, place] = s.aside_seen
    s.origin[me, place] = s.aside_origin
    tell(s, Event.JOINED, me, s.aside, at_aside(), at_hand(me, place), s.aside_seen)
    s.aside = EMPTY
    s.aside_seen = 0
    s.aside_origin = 0


@rule
def forbids_hand_card(s: State, me: int, place: int) -> int:
    return Reason.NO_CARD_THERE if s.hand[me, place] == EMPTY else Reason.ALLOWED


@rule
def forbids_take(s: State, kind: int) -> int:
    return Reason.ALLOWED if s.discard[kind] > 0 else Reason.NOT_IN_DISCARD


@rule
def take(s: State, me: int, kind: int) -> None:
    """The Inspector takes a card of the discard pile to where he discarded one (X16)."""
    s.discard[kind] -= 1
    take_openly(s, me, s.chosen, kind)
    tell(s, Event.INSPECTED, me, kind, at_discard(), at_hand(me, s.chosen), EVERYBODY)


@rule
def forbids_heal(s: State, me: int, place: int) -> int:
    if place >= s.dismissals[me]:
        return Reason.NO_DISMISSED_CARD
    return Reason.CHOSEN_ALREADY if s.phase == Phase.DOCTOR_AGAIN and place == s.chosen else Reason.ALLOWED


@rule
def heal(s: State, me: int, place: int) -> None:
    """The Doctor moves a dismissed card, turned face up, to the discard pile; the others close up (X10, X17)."""
    card = s.dismissed[me, place]
    make_public(s, card, s.dismissed_origin[me, place])
    last = s.dismissals[me] - 1
    for lying in range(place, last):
        s.dismissed[me, lying] = s.dismissed[me, lying + 1]
        s.dismissed_seen[me, lying] = s.dismissed_seen[me, lying + 1]
        s.dismissed_origin[me, lying] = s.dismissed_origin[me, lying + 1]
    s.dismissed[me, last] = EMPTY
    s.dismissed_seen[me, last] = 0
    s.dismissed_origin[me, last] = 0
    s.dismissals[me] = last
    discard(s, me, card, at_dismissed(me, place), Event.HEALED)


@rule
def forbids_rob(s: State, me: int, seat: int, cell: int) -> int:
    """Cleopatra visits a soldier with equipment in another legion (X18)."""
    if seat == me:
        return Reason.OWN_LEGION
    return Reason.ALLOWED if pieces_under(s, seat, cell) > 0 else Reason.NO_EQUIPMENT_THERE


@rule
def only_kind(s: State, seat: int, cell: int) -> int:
    """The one kind of piece that lies there, or SEVERAL_KINDS."""
    only = SEVERAL_KINDS
    for piece in range(PIECES):
        if s.gear[seat, cell, piece] > 0:
            if only != SEVERAL_KINDS:
                return SEVERAL_KINDS
            only = piece
    return only


@rule
def forbids_remove(s: State, piece: int) -> int:
    return Reason.ALLOWED if s.gear[s.victim, s.chosen, piece] > 0 else Reason.NO_EQUIPMENT_THERE


@rule
def remove(s: State, me: int, piece: int) -> None:
    """Cleopatra discards the piece; its room is free again (X18)."""
    s.gear[s.victim, s.chosen, piece] -= 1
    s.kit[s.victim, piece] -= 1
    discard(s, me, FIRST_PIECE + piece, at_gear(s.victim, s.chosen), Event.ROBBED)
