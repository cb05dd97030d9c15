"""The state of a game of Lusitania (2019), and the places where its cards lie."""

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
from iacta.engine.rules.meanings import amount, number, one_of, seat, seats, yes_or_no
from iacta.engine.rules.places import Zone
from iacta.games.lusitania.kinds import EQUIPMENT, FIRST_PIECE, KINDS, NAMES
from iacta.games.lusitania.names import Ending, Phase
from iacta.games.lusitanias.cards import MOST_COPIES, MOST_SLOTS
from iacta.games.lusitanias.hands import HAND, SEATS, Origin
from iacta.games.lusitanias.kinds import Colour
from iacta.games.lusitanias.options import MOST_TURNS

FIELD = 4
# An army's places: Mars first, the numerals I to V, then the doctor and the gunner, who have none.
AT_MARS = 0
NUMERALS = ("–", "I", "II", "III", "IV", "V", "–", "–")
LAST_NUMERAL = 5
AT_DOCTOR = 6
AT_GUNNER = 7
ARMY = 8
PIECES = len(EQUIPMENT)
MERCENARIES = 2  # the most in an army (L7)
LAST_SIX = 6  # the bottom of the first pile, with the Musician among them (L2)
PILE = 61  # the 60 cards that are shuffled, and the Musician
MOST_EVENTS = 22  # four Mars cards, the Commander, twelve hand cards, four on the field, and the first turn


class State(GameState, events=MOST_EVENTS):
    """Each field: who may see it, and what its numbers mean."""

    turns: int = everybody(i4, means=amount(MOST_TURNS * SEATS))  # turns finished
    turn_limit: int = everybody(i4, means=amount(MOST_TURNS * SEATS))  # turns after which the game ends (L17)
    pile: Row = nobody(i1, PILE, means=cards(NAMES, "pile"), up_to="pile_left")  # the draw pile, its top last
    pile_left: int = everybody(i1, means=amount(PILE))  # cards in the draw pile
    pile_number: int = everybody(i1, means=number(2))  # 1 the first pile, 2 the second (L15)
    hand: Grid = those_in("seen", i1, SEATS, HAND, means=cards(NAMES, "hand"))
    seen: Grid = everybody(u1, SEATS, HAND, means=seats(SEATS))  # who knows that hand card
    origin: Grid = everybody(i1, SEATS, HAND, means=one_of(Origin))  # the pile it came from
    last_six: Grid = everybody(
        i1, SEATS, HAND, means=yes_or_no()
    )  # whether it came from the last six of the first pile
    field: Row = everybody(i1, FIELD, means=cards(NAMES, "field"))  # the training field
    army: Grid = everybody(
        i1, SEATS, ARMY, means=cards(NAMES, "army", labels=NUMERALS)
    )  # the Mars card and the soldiers
    gear: Cube = everybody(  # pieces of each kind under that soldier
        i1, SEATS, ARMY, PIECES, means=heap(NAMES, "gear", most=MOST_SLOTS, first=FIRST_PIECE, labels=NUMERALS)
    )
    colour: Row = everybody(i1, SEATS, means=one_of(Colour))  # of the seat's legionaries
    mars_used: Row = everybody(i1, SEATS, means=yes_or_no())  # whether the Mars card lies grey side up (L11)
    discard: Row = everybody(i1, KINDS, means=heap(NAMES, "discard", most=MOST_COPIES))
    unseen: Grid = everybody(i1, 2, KINDS, means=counts(NAMES, most=MOST_COPIES))  # of each pile, what was never public
    commander: int = everybody(i1, means=seat(SEATS), zones=[Zone("commander", (SEATS, 1), cards="")])  # who holds it
    seats: int = everybody(i1, means=amount(SEATS, least=2))  # how many play
    me: int = everybody(i1, means=seat(SEATS))  # whose turn it is
    phase: int = everybody(i1, means=one_of(Phase))  # what is to be decided
    ending: int = everybody(i1, means=one_of(Ending))  # why the game is over


at_hand = place_of(State, "hand")
at_field = place_of(State, "field")
at_army = place_of(State, "army")
at_gear = place_of(State, "gear")
at_commander = place_of(State, "commander")
at_discard = place_of(State, "discard")
at_pile = place_of(State, "pile")
