"""Bids: two action cards of each seat, chosen in secret and laid face down (T5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from iacta.engine.compiling.rule import rule
from iacta.engine.rules.events import tell
from iacta.engine.rules.places import NOWHERE
from iacta.engine.rules.random import below
from iacta.games.lutetia.actions import FIRST_INCOME, SECOND_INCOME, Family
from iacta.games.lutetia.kinds import FIRST_ACTION, SLOTS, Kind
from iacta.games.lutetia.names import Event, Reason, Side
from iacta.games.lutetia.state import SIDES, at_bid, bit, slots_in_play

if TYPE_CHECKING:
    from iacta.games.lutetia.state import State


@rule
def forbids_cards(s: State, cards: int) -> int:
    """Any two action cards can be chosen, for slots that are in play (T1, T5)."""
    return Reason.SLOT_NOT_IN_PLAY if cards & ~slots_in_play(s) else Reason.ALLOWED


@rule
def pair_of(family: int, cards: int) -> int:
    """The two action cards, one bit each, from the family of the action and its argument."""
    if family == Family.BID:
        return cards
    return cards | FIRST_INCOME if family == Family.BID_AND_EARN else FIRST_INCOME | SECOND_INCOME


@rule
def still_choosing(s: State) -> int:
    """The seats that have not chosen."""
    seats = 0
    for seat in range(s.seats):
        if s.chosen[seat] == 0:
            seats |= bit(seat)
    return seats


@rule
def action_card(cards: int, number: int) -> int:
    """The first (0) or the second (1) of the two cards: a kind."""
    for card in range(SLOTS + 2):
        if cards >> card & 1:
            if number == 0:
                return Kind.INCOME if card >= SLOTS else FIRST_ACTION + card
            number -= 1
    return Kind.INCOME


@rule
def lay_pair(s: State, seat: int, first: int, second: int) -> None:
    """The two cards lie face down, left and right at random, two income cards too (T5)."""
    swapped = below(s, SIDES)
    s.bid[seat, Side.LEFT] = second if swapped else first
    s.bid[seat, Side.RIGHT] = first if swapped else second
    for side in range(SIDES):
        s.bid_seen[seat, side] = bit(seat)
        tell(s, Event.LAID, seat, s.bid[seat, side], NOWHERE, at_bid(seat, side), bit(seat))


@rule
def lay_all(s: State) -> None:
    """All have chosen: each pair is laid, in the order of the seats."""
    for seat in range(s.seats):
        lay_pair(s, seat, action_card(s.chosen[seat], 0), action_card(s.chosen[seat], 1))
        s.chosen[seat] = 0
