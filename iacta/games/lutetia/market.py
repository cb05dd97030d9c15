"""The market: the cards on sale in a round, and the end of the game when they run short (T4, T14, T19)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from iacta.engine.compiling.rule import rule
from iacta.engine.rules.events import NO_CARD, NOBODY, tell, tell_amount
from iacta.engine.rules.meanings import EMPTY
from iacta.engine.rules.places import NOWHERE
from iacta.games.lutetia.kinds import ROW, SLOTS
from iacta.games.lutetia.names import Ending, Event, Phase
from iacta.games.lutetia.state import EVERYBODY, SIDES, at_bid, at_characters, at_places, at_slot, slots_in_play

if TYPE_CHECKING:
    from iacta.games.lutetia.state import State


@rule
def empty_slots(s: State, first: int) -> int:
    """The empty slots of the row that begins there."""
    count = 0
    for slot in range(first, first + s.row):
        count += s.market[slot] == EMPTY
    return count


@rule
def why_it_ends(s: State) -> int:
    """Why no other round is dealt, or RUNNING: a deck is short, or the last round is played (T4, T19)."""
    characters_short = s.characters_left < empty_slots(s, 0)
    places_short = s.places_left < empty_slots(s, ROW)
    if characters_short and places_short:
        return Ending.BOTH_DECKS
    if characters_short:
        return Ending.CHARACTERS
    if places_short:
        return Ending.PLACES
    return Ending.ROUND_LIMIT if s.round == s.round_limit else Ending.RUNNING


@rule
def turn_up(s: State, slot: int) -> None:
    """Fill an empty slot from the deck of its row."""
    if slot < ROW:
        s.characters_left -= 1
        card = s.characters[s.characters_left]
        s.characters[s.characters_left] = EMPTY
        source = at_characters()
    else:
        s.places_left -= 1
        card = s.places[s.places_left]
        s.places[s.places_left] = EMPTY
        source = at_places()
    s.market[slot] = card
    tell(s, Event.TURNED_UP, NOBODY, card, source, at_slot(slot), EVERYBODY)


@rule
def open_market(s: State) -> None:
    """A new round with its cards on sale, or the end of the game (T4)."""
    s.ending = why_it_ends(s)
    if s.ending != Ending.RUNNING:
        s.phase = Phase.OVER
        tell(s, Event.GAME_OVER, NOBODY, NO_CARD, NOWHERE, NOWHERE, EVERYBODY)
        return
    s.round += 1
    tell_amount(s, Event.ROUND_BEGINS, NOBODY, s.round, NOWHERE)
    for slot in range(SLOTS):
        if slots_in_play(s) >> slot & 1 and s.market[slot] == EMPTY:
            turn_up(s, slot)
    s.phase = Phase.BIDS


@rule
def raise_values(s: State) -> None:
    """Put a sestertius on every card nobody bid on: all others have left the market (T14)."""
    for slot in range(SLOTS):
        if s.market[slot] != EMPTY:
            s.coins[slot] += 1
            tell_amount(s, Event.RISEN, NOBODY, s.coins[slot], at_slot(slot))


@rule
def take_back_action_cards(s: State) -> None:
    """Action cards return to their hands (T14)."""
    for seat in range(s.seats):
        for side in range(SIDES):
            s.bid[seat, side] = EMPTY
            s.bid_seen[seat, side] = 0
    tell(s, Event.TAKEN_BACK, NOBODY, NO_CARD, at_bid(0, 0), NOWHERE, EVERYBODY)


@rule
def end_round(s: State) -> None:
    raise_values(s)
    take_back_action_cards(s)
    s.slot = 0
    open_market(s)
