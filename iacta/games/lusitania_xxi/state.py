"""The record of a game of Lusitania XXI, and the places where its cards lie."""

from iacta.engine.compiling.records import record
from iacta.engine.compiling.rule import rule
from iacta.engine.learning.measures import YES_OR_NO, amount, choice, flags, seat
from iacta.engine.rules.events import EVENT_FIELDS
from iacta.engine.rules.places import Places, Zone
from iacta.games.lusitania_xxi.kinds import FIRST_OBJECTIVE, KINDS, OBJECTIVES, SHIELD
from iacta.games.lusitanias.cards import MOST_COPIES
from iacta.games.lusitanias.hands import HAND, SEATS
from iacta.games.lusitanias.kinds import EMPTY, PROVINCE_COLOURS
from iacta.games.lusitanias.options import MOST_TURNS

CAMP = 4
CELLS = 9  # 0, I–VII, 8
LAST_CELL = 8
NUMERALS = ("0", "I", "II", "III", "IV", "V", "VI", "VII", "8")
SOLDIERS = 7  # cells I–VII
PIECES = 7  # kinds of equipment
DECK = 73
PILE = DECK + SEATS - 1  # the second pile may hold the Commanders too
# In one step: a new camp that is cleared again and again until both piles have run out, at two events a card.
EVENTS = 288

# Whose hands an objective is in: it is not in this game, it lies open, or TAKEN + seat has it.
OUT, OPEN, TAKEN = range(3)

STATE = record(
    [
        ("key", "u8", (2,)),  # the match's random key; nobody may see it
        ("drawn", "u8"),  # how many random numbers were drawn; nobody
        ("turns", "i4"),  # turns finished; public
        ("turn_limit", "i4"),  # turns after which the game ends (X31); public
        ("happened", "i2"),  # how many events the last step had; public
        ("events", "i2", (EVENTS, EVENT_FIELDS)),  # what they were; each says who may know its card
        ("pile", "i1", (PILE,)),  # the draw pile, its top last; nobody
        ("pile_left", "i1"),  # cards in the draw pile; public
        ("pile_number", "i1"),  # 1 the first pile, 2 the second (X30); public
        ("hand", "i1", (SEATS, HAND)),  # kind by seat and place; known to the seats in `seen`
        ("seen", "u1", (SEATS, HAND)),  # who knows that hand card, one bit each; public
        ("origin", "i1", (SEATS, HAND)),  # the pile it came from, 0 if its kind was public then; public
        ("aside", "i1"),  # the card a Senator has taken and not yet placed; known to those in `aside_seen`
        ("aside_seen", "u1"),  # who knows that card, one bit each; public
        ("aside_origin", "i1"),  # the pile it came from, 0 if its kind was public then; public
        ("camp", "i1", (CAMP,)),  # the training camp; public
        ("legion", "i1", (SEATS, CELLS)),  # Mars cards, visitors, soldiers; public
        ("gear", "i1", (SEATS, CELLS, PIECES)),  # how many pieces of each kind lie under that soldier; public
        ("kit", "i1", (SEATS, PIECES)),  # the same by kind for the whole legion; public
        ("colour", "i1", (SEATS,)),  # the colour of the seat's legionaries, 0 before the first; public
        ("dismissed", "i1", (SEATS, DECK)),  # face down beside the legion, in order; known to `dismissed_seen`
        ("dismissed_seen", "u1", (SEATS, DECK)),  # who knows that dismissed card; public
        ("dismissed_origin", "i1", (SEATS, DECK)),  # the pile it came from; public
        ("dismissals", "i1", (SEATS,)),  # how many a seat has dismissed; public
        ("discard", "i1", (KINDS,)),  # how many of each kind lie in the discard pile; public
        ("unseen", "i1", (2, KINDS)),  # of each pile, how many of a kind have not been public since; public
        ("objective", "i1", (OBJECTIVES,)),  # OUT, OPEN or TAKEN + seat, Laurus and then Virtus; public
        ("doubled_cell", "i1"),  # the soldier that Virtus 6 lies under (X24), 0 before; public
        ("doubled_piece", "i1"),  # and the piece; public
        ("burdened_cell", "i1"),  # the soldier that Virtus 10 lies under (X28), 0 before; public
        ("seats", "i1"),  # how many play; public
        ("exclusive_colours", "i1"),  # option (X32); public
        ("me", "i1"),  # whose turn it is; public
        ("phase", "i1"),  # what is to be decided; public
        ("acted", "i1"),  # whether the mandatory action is done; public
        ("freed", "i1"),  # whether the free action is used; public
        ("using", "i1"),  # the cell whose card is in use, EMPTY if none; public
        ("due", "i1"),  # the hand places to be filled when the choices are made, one bit each; public
        ("chosen", "i1"),  # what the first half of a decision chose: a place or a cell; public
        ("chosen_too", "i1"),  # and its second number, where it has one; public
        ("victim", "i1"),  # the seat a Senator or Cleopatra visits; public
        ("last_turn", "i1"),  # whether the pile has run out the second time (X30); public
        ("ending", "i1"),  # why the game is over, 0 before; public
    ]
)

ZONES = (
    Zone("hand", (SEATS, HAND), cards="hand", seen="seen"),
    Zone("camp", (CAMP,), cards="camp"),
    Zone("legion", (SEATS, CELLS), cards="legion", labels=NUMERALS),
    Zone("gear", (SEATS, CELLS), cards="gear", heap=True, offset=SHIELD, labels=NUMERALS),
    Zone("dismissed", (SEATS, DECK), cards="dismissed", seen="dismissed_seen", closes_up=True),
    Zone("aside", (), cards="aside", seen="aside_seen"),
    Zone("discard", (), cards="discard", heap=True),
    Zone("pile", (), cards="pile", hidden=True),
    Zone("objective", (OBJECTIVES,), cards=""),
    Zone("prize", (SEATS, OBJECTIVES), cards=""),
)
PLACES = Places(ZONES)

OBSERVED = {
    "turns": amount(MOST_TURNS * SEATS),
    "turn_limit": amount(MOST_TURNS * SEATS),
    "pile_left": amount(PILE),
    "pile_number": choice(2),
    "origin": choice(2),
    "aside_origin": choice(2),
    "gear": amount(3),  # two of a kind with Virtus 6, and a third beyond print with Virtus 10 (X28)
    "kit": amount(MOST_COPIES),
    "colour": choice(len(PROVINCE_COLOURS) - 1),
    "dismissed_origin": choice(2),
    "dismissals": amount(DECK),
    "discard": amount(MOST_COPIES),
    "unseen": amount(MOST_COPIES),
    "objective": seat(SEATS, first=TAKEN),
    "doubled_cell": choice(LAST_CELL),
    "doubled_piece": choice(PIECES - 1),
    "burdened_cell": choice(LAST_CELL),
    "exclusive_colours": YES_OR_NO,
    "me": seat(SEATS),
    "acted": YES_OR_NO,
    "freed": YES_OR_NO,
    "using": choice(LAST_CELL, first=EMPTY),
    "due": flags(HAND),
    "chosen": choice(DECK - 1),
    "chosen_too": choice(LAST_CELL),
    "victim": seat(SEATS),
    "last_turn": YES_OR_NO,
}

AT_HAND = PLACES.first["hand"]
AT_CAMP = PLACES.first["camp"]
AT_LEGION = PLACES.first["legion"]
AT_GEAR = PLACES.first["gear"]
AT_DISMISSED = PLACES.first["dismissed"]
AT_ASIDE = PLACES.first["aside"]
AT_DISCARD = PLACES.first["discard"]
AT_PILE = PLACES.first["pile"]
AT_OBJECTIVE = PLACES.first["objective"]
AT_PRIZE = PLACES.first["prize"]


@rule
def at_hand(seat, place):
    return AT_HAND + seat * HAND + place


@rule
def at_camp(place):
    return AT_CAMP + place


@rule
def at_legion(seat, cell):
    return AT_LEGION + seat * CELLS + cell


@rule
def at_gear(seat, cell):
    return AT_GEAR + seat * CELLS + cell


@rule
def at_dismissed(seat, place):
    return AT_DISMISSED + seat * DECK + place


@rule
def at_prize(seat, objective):
    return AT_PRIZE + seat * OBJECTIVES + objective


@rule
def objective_card(objective):
    return FIRST_OBJECTIVE + objective
