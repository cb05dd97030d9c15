"""The state of a game of Lusitania XXI, and the places where its cards lie."""

from enum import auto

from iacta.engine.compiling.rule import rule
from iacta.engine.rules.arrays import Cube, Grid, Row
from iacta.engine.rules.declaration import (
    GameState,
    cards,
    counts,
    everybody,
    heap,
    i1,
    i4,
    nobody,
    place_of,
    those_in,
    u1,
)
from iacta.engine.rules.meanings import EMPTY, amount, flags, number, one_of, seat, seats, yes_or_no
from iacta.engine.rules.names import Names
from iacta.engine.rules.places import Zone
from iacta.games.lusitania_xxi.kinds import EQUIPMENT, FIRST_OBJECTIVE, FIRST_PIECE, KINDS, NAMES, OBJECTIVES
from iacta.games.lusitania_xxi.names import Ending, Phase
from iacta.games.lusitanias.cards import MOST_COPIES
from iacta.games.lusitanias.hands import HAND, SEATS, Origin
from iacta.games.lusitanias.kinds import Colour
from iacta.games.lusitanias.options import MOST_TURNS

CAMP = 4
CELLS = 9  # 0, I–VII, 8
LAST_CELL = 8
NUMERALS = ("0", "I", "II", "III", "IV", "V", "VI", "VII", "8")
SOLDIERS = 7  # cells I–VII
PIECES = 7  # kinds of equipment
DECK = 73
PILE = DECK + SEATS - 1  # the second pile may hold the Commanders too
MOST_EVENTS = 288  # a new camp that is cleared again and again until both piles have run out, at two events a card


class Holder(Names):
    """Where an objective is: not in this game, open to all, or, as TAKEN + seat, with a seat."""

    OUT = auto()
    OPEN = auto()


TAKEN = len(Holder)


class State(GameState, events=MOST_EVENTS):
    """Each field: who may see it, and what its numbers mean."""

    turns: int = everybody(i4, means=amount(MOST_TURNS * SEATS))  # turns finished
    turn_limit: int = everybody(i4, means=amount(MOST_TURNS * SEATS))  # turns after which the game ends (X31)
    pile: Row = nobody(i1, PILE, means=cards(NAMES, "pile"), up_to="pile_left")  # the draw pile, its top last
    pile_left: int = everybody(i1, means=amount(PILE))  # cards in the draw pile
    pile_number: int = everybody(i1, means=number(2))  # 1 the first pile, 2 the second (X30)
    hand: Grid = those_in("seen", i1, SEATS, HAND, means=cards(NAMES, "hand"))
    seen: Grid = everybody(u1, SEATS, HAND, means=seats(SEATS))  # who knows that hand card
    origin: Grid = everybody(i1, SEATS, HAND, means=one_of(Origin))  # the pile it came from
    aside: int = those_in("aside_seen", i1, means=cards(NAMES, "aside"))  # what a Senator has taken and not yet placed
    aside_seen: int = everybody(u1, means=seats(SEATS))  # who knows that card
    aside_origin: int = everybody(i1, means=one_of(Origin))  # the pile it came from
    camp: Row = everybody(i1, CAMP, means=cards(NAMES, "camp"))  # the training camp
    legion: Grid = everybody(  # Mars cards, visitors, soldiers
        i1, SEATS, CELLS, means=cards(NAMES, "legion", labels=NUMERALS)
    )
    gear: Cube = everybody(  # pieces of each kind under that soldier; the third with Virtus 6 and 10 (X28)
        i1, SEATS, CELLS, PIECES, means=heap(NAMES, "gear", most=3, first=FIRST_PIECE, labels=NUMERALS)
    )
    kit: Grid = everybody(  # of the whole legion
        i1, SEATS, PIECES, means=counts(NAMES, most=MOST_COPIES, first=FIRST_PIECE)
    )
    colour: Row = everybody(i1, SEATS, means=one_of(Colour))  # of the seat's legionaries
    dismissed: Grid = those_in(  # face down beside the legion, in order
        "dismissed_seen", i1, SEATS, DECK, means=cards(NAMES, "dismissed", closes_up=True), up_to="dismissals"
    )
    dismissed_seen: Grid = everybody(u1, SEATS, DECK, means=seats(SEATS), up_to="dismissals")  # who knows that card
    dismissed_origin: Grid = everybody(
        i1, SEATS, DECK, means=one_of(Origin), up_to="dismissals"
    )  # the pile it came from
    dismissals: Row = everybody(i1, SEATS, means=amount(DECK))  # how many a seat has dismissed
    discard: Row = everybody(i1, KINDS, means=heap(NAMES, "discard", most=MOST_COPIES))
    unseen: Grid = everybody(i1, 2, KINDS, means=counts(NAMES, most=MOST_COPIES))  # of each pile, what was never public
    objective: Row = everybody(  # where it is: Laurus and then Virtus
        i1,
        OBJECTIVES,
        means=seat(SEATS, instead=Holder.texts()),
        zones=[Zone("objective", (OBJECTIVES,), cards=""), Zone("prize", (SEATS, OBJECTIVES), cards="")],
    )
    doubled_cell: int = everybody(  # the soldier that Virtus 6 lies under (X24), 0 before
        i1, means=number(LAST_CELL, none=0)
    )
    doubled_piece: int = everybody(i1, means=number(PIECES - 1, names=EQUIPMENT, called="Equipment"))  # and the piece
    burdened_cell: int = everybody(  # the soldier that Virtus 10 lies under (X28), 0 before
        i1, means=number(LAST_CELL, none=0)
    )
    seats: int = everybody(i1, means=amount(SEATS, least=2))  # how many play
    exclusive_colours: int = everybody(i1, means=yes_or_no())  # option (X32)
    me: int = everybody(i1, means=seat(SEATS))  # whose turn it is
    phase: int = everybody(i1, means=one_of(Phase))  # what is to be decided
    acted: int = everybody(i1, means=yes_or_no())  # whether the mandatory action is done
    free_action_used: int = everybody(i1, means=yes_or_no())  # whether the free action is used
    using: int = everybody(i1, means=number(LAST_CELL, first=EMPTY))  # the cell whose card is in use
    due: int = everybody(i1, means=flags(range(HAND)))  # the hand places to be filled when the choices are made
    chosen: int = everybody(i1, means=number(DECK - 1))  # what the first half of a decision chose: a place or a cell
    chosen_too: int = everybody(i1, means=number(LAST_CELL))  # and its second number, where it has one
    victim: int = everybody(i1, means=seat(SEATS))  # the seat a Senator or Cleopatra visits
    last_turn: int = everybody(i1, means=yes_or_no())  # whether the pile has run out the second time (X30)
    ending: int = everybody(i1, means=one_of(Ending))  # why the game is over


at_hand = place_of(State, "hand")
at_camp = place_of(State, "camp")
at_legion = place_of(State, "legion")
at_gear = place_of(State, "gear")
at_dismissed = place_of(State, "dismissed")
at_aside = place_of(State, "aside")
at_discard = place_of(State, "discard")
at_pile = place_of(State, "pile")
at_objective = place_of(State, "objective")
at_prize = place_of(State, "prize")


@rule
def objective_card(objective: int) -> int:
    return FIRST_OBJECTIVE + objective
