"""Set-up (X1–X3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from iacta.engine.compiling.rule import rule
from iacta.engine.rules.events import NO_CARD, NOBODY, tell
from iacta.engine.rules.meanings import EMPTY
from iacta.engine.rules.options import NUMBER_OF_SEATS
from iacta.engine.rules.piles import shuffle
from iacta.engine.rules.places import NOWHERE
from iacta.engine.rules.random import below
from iacta.games.lusitania_xxi.camp import settle_camp
from iacta.games.lusitania_xxi.kinds import FIRST_VIRTUS, LAST_VISITOR, OBJECTIVES, Kind
from iacta.games.lusitania_xxi.names import Event, Phase
from iacta.games.lusitania_xxi.options import Option
from iacta.games.lusitania_xxi.piles import draw, fill_camp
from iacta.games.lusitania_xxi.state import CAMP, CELLS, DECK, PILE, Holder, at_legion, at_objective, objective_card
from iacta.games.lusitanias.hands import EVERYBODY, HAND, SEATS
from iacta.games.lusitanias.options import ANY_SEAT

if TYPE_CHECKING:
    from iacta.engine.rules.arrays import Row
    from iacta.games.lusitania_xxi.cards import Numbers
    from iacta.games.lusitania_xxi.state import State


@rule
def clear_table(s: State) -> None:
    """Every place where a card can lie is empty."""
    for seat in range(SEATS):
        for place in range(HAND):
            s.hand[seat, place] = EMPTY
        for cell in range(CELLS):
            s.legion[seat, cell] = EMPTY
        for place in range(DECK):
            s.dismissed[seat, place] = EMPTY
    for place in range(CAMP):
        s.camp[place] = EMPTY
    for place in range(PILE):
        s.pile[place] = EMPTY
    s.aside = EMPTY
    s.using = EMPTY


@rule
def deal_mars_cards(s: State, first: int) -> None:
    """Caesar to one seat, which starts, and a Commander to each other (X1, X32)."""
    s.me = below(s, s.seats) if first == ANY_SEAT else first
    for seat in range(s.seats):
        card = Kind.CAESAR if seat == s.me else Kind.COMMANDER
        s.legion[seat, 0] = card
        tell(s, Event.DEALT, seat, card, NOWHERE, at_legion(seat, 0), EVERYBODY)


@rule
def make_draw_pile(s: State, k: Numbers) -> None:
    """Shuffle soldiers, equipment and visitors (X2)."""
    s.pile_number = 1
    for kind in range(1, LAST_VISITOR + 1):
        s.unseen[0, kind] = k.copies[kind]
        for _ in range(k.copies[kind]):
            s.pile[s.pile_left] = kind
            s.pile_left += 1
    shuffle(s, s.pile, s.pile_left)


@rule
def show_objectives(s: State, first: int, last: int) -> None:
    """Turn up (seats + 1) of these objectives (X3)."""
    for shown in range(s.seats + 1):
        left = below(s, last - first - shown)
        for objective in range(first, last):
            if s.objective[objective] == Holder.OUT:
                if left == 0:
                    s.objective[objective] = Holder.OPEN
                    card = objective_card(objective)
                    tell(s, Event.OBJECTIVE_SHOWN, NOBODY, card, NOWHERE, at_objective(objective), EVERYBODY)
                left -= 1


@rule
def setup(s: State, k: Numbers, options: Row) -> None:
    """Deal a game (X1–X3)."""
    clear_table(s)
    s.seats = options[NUMBER_OF_SEATS]
    s.exclusive_colours = options[Option.EXCLUSIVE_COLOURS]
    s.turn_limit = options[Option.TURN_LIMIT] * options[NUMBER_OF_SEATS]
    deal_mars_cards(s, options[Option.FIRST])
    make_draw_pile(s, k)
    for seat in range(s.seats):
        for place in range(HAND):
            draw(s, seat, place, Event.DEALT)
    settle_camp(s, k, fill_camp(s))
    if options[Option.LAURUS] or options[Option.VIRTUS]:
        first = 0 if options[Option.LAURUS] else FIRST_VIRTUS
        beyond = OBJECTIVES if options[Option.VIRTUS] else FIRST_VIRTUS
        show_objectives(s, first, beyond)
    s.phase = Phase.TURN
    tell(s, Event.TURN_BEGINS, s.me, NO_CARD, NOWHERE, NOWHERE, EVERYBODY)
