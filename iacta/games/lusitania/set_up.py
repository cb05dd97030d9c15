"""Set-up (L1–L3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from iacta.engine.compiling.rule import rule
from iacta.engine.rules.events import NO_CARD, tell
from iacta.engine.rules.meanings import EMPTY
from iacta.engine.rules.options import NUMBER_OF_SEATS
from iacta.engine.rules.piles import shuffle
from iacta.engine.rules.places import NOWHERE
from iacta.engine.rules.random import below
from iacta.games.lusitania.kinds import Kind
from iacta.games.lusitania.names import Event, Phase
from iacta.games.lusitania.options import Option
from iacta.games.lusitania.piles import draw, fill_field
from iacta.games.lusitania.state import (
    ARMY,
    AT_MARS,
    FIELD,
    LAST_SIX,
    PILE,
    at_army,
    at_commander,
)
from iacta.games.lusitanias.hands import EVERYBODY, HAND, SEATS
from iacta.games.lusitanias.options import ANY_SEAT

if TYPE_CHECKING:
    from iacta.engine.rules.arrays import Row
    from iacta.games.lusitania.cards import Numbers
    from iacta.games.lusitania.state import State


@rule
def clear_table(s: State) -> None:
    """Every place where a card can lie is empty."""
    for seat in range(SEATS):
        for place in range(HAND):
            s.hand[seat, place] = EMPTY
        for place in range(ARMY):
            s.army[seat, place] = EMPTY
    for place in range(FIELD):
        s.field[place] = EMPTY
    for place in range(PILE):
        s.pile[place] = EMPTY


@rule
def deal_mars_and_commander(s: State, first: int) -> None:
    """A Mars card to every seat, and the Commander to one, which starts (L1)."""
    s.me = below(s, s.seats) if first == ANY_SEAT else first
    s.commander = s.me
    for seat in range(s.seats):
        s.army[seat, AT_MARS] = Kind.MARS
        tell(s, Event.DEALT, seat, Kind.MARS, NOWHERE, at_army(seat, AT_MARS), EVERYBODY)
    tell(s, Event.DEALT, s.me, Kind.COMMANDER, NOWHERE, at_commander(s.me, 0), EVERYBODY)


@rule
def make_draw_pile(s: State, k: Numbers) -> None:
    """Shuffle soldiers, equipment, Senators and Caesars; the Musician and five of them become the last six (L2)."""
    s.pile_number = 1
    for kind in range(1, Kind.MUSICIAN):
        s.unseen[0, kind] = k.copies[kind]
        for _ in range(k.copies[kind]):
            s.pile[s.pile_left] = kind
            s.pile_left += 1
    shuffle(s, s.pile, s.pile_left)
    # The card that was the last but five makes room for the Musician: on top it is as random as any.
    s.pile[s.pile_left] = s.pile[LAST_SIX - 1]
    s.pile[LAST_SIX - 1] = Kind.MUSICIAN
    s.pile_left += 1
    s.unseen[0, Kind.MUSICIAN] = 1
    shuffle(s, s.pile, LAST_SIX)


@rule
def setup(s: State, k: Numbers, options: Row) -> None:
    """Deal a game (L1–L3)."""
    clear_table(s)
    s.seats = options[NUMBER_OF_SEATS]
    s.turn_limit = options[Option.TURN_LIMIT] * options[NUMBER_OF_SEATS]
    deal_mars_and_commander(s, options[Option.FIRST])
    make_draw_pile(s, k)
    for seat in range(s.seats):
        for place in range(HAND):
            draw(s, seat, place, Event.DEALT)
    fill_field(s)
    s.phase = Phase.TURN
    tell(s, Event.TURN_BEGINS, s.me, NO_CARD, NOWHERE, NOWHERE, EVERYBODY)
