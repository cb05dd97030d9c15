"""Set-up (T1–T3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from iacta.engine.compiling.rule import rule
from iacta.engine.rules.meanings import EMPTY
from iacta.engine.rules.options import NUMBER_OF_SEATS
from iacta.engine.rules.piles import shuffle
from iacta.engine.rules.random import below
from iacta.games.lutetia.kinds import BAZAARS, FIRST_BAZAAR, FIRST_PLACE, KINDS, SLOTS
from iacta.games.lutetia.market import open_market
from iacta.games.lutetia.options import Option
from iacta.games.lutetia.state import CHARACTERS, PLACES_IN_BOX, REMOVED, SEATS, SIDES

if TYPE_CHECKING:
    from iacta.engine.rules.arrays import Row
    from iacta.games.lutetia.cards import Numbers
    from iacta.games.lutetia.state import State


PURSE = 5  # what each seat begins with (T1)
FEWEST_SLOTS = 3  # of a row, with two or three seats (T1)


@rule
def clear_table(s: State) -> None:
    """Every place where a card can lie is empty."""
    for slot in range(SLOTS):
        s.market[slot] = EMPTY
    for seat in range(SEATS):
        for side in range(SIDES):
            s.bid[seat, side] = EMPTY
    for place in range(CHARACTERS):
        s.characters[place] = EMPTY
    for place in range(PLACES_IN_BOX):
        s.places[place] = EMPTY
    for place in range(REMOVED):
        s.box[place] = EMPTY


@rule
def put_bazaars_aside(s: State, bazaars: int) -> None:
    """Take so many of the Bazaars, which lie last in the deck, out of the game unseen: 3, 2, 1 or none (T2)."""
    s.box_left = max(0, SEATS - s.seats)
    first = s.places_left - bazaars
    for place in range(s.box_left):
        other = first + below(s, s.places_left - first)
        s.places_left -= 1
        s.box[place] = s.places[other]
        s.places[other] = s.places[s.places_left]
        s.places[s.places_left] = EMPTY


@rule
def make_decks(s: State, k: Numbers) -> None:
    """The cards for so many seats, without some of the Bazaars, shuffled (T2)."""
    for kind in range(1, FIRST_PLACE):
        for _ in range(k.copies[s.seats, kind]):
            s.characters[s.characters_left] = kind
            s.characters_left += 1
    for kind in range(FIRST_PLACE, KINDS):
        for _ in range(k.copies[s.seats, kind]):
            s.places[s.places_left] = kind
            s.places_left += 1
    bazaars = 0
    for kind in range(FIRST_BAZAAR, FIRST_BAZAAR + BAZAARS):
        bazaars += k.copies[s.seats, kind]
    put_bazaars_aside(s, bazaars)
    shuffle(s, s.characters, s.characters_left)
    shuffle(s, s.places, s.places_left)


@rule
def setup(s: State, k: Numbers, options: Row) -> None:
    """Deal a game (T1–T4)."""
    clear_table(s)
    s.seats = options[NUMBER_OF_SEATS]
    s.row = max(FEWEST_SLOTS, s.seats)
    s.round_limit = options[Option.ROUND_LIMIT]
    for seat in range(s.seats):
        s.cash[seat] = PURSE
    make_decks(s, k)
    open_market(s)
