"""The record of a game of Lusitania (2019), and the places where its cards lie."""

from iacta.engine.compiling.records import record
from iacta.engine.compiling.rule import rule
from iacta.engine.learning.measures import YES_OR_NO, amount, choice, seat
from iacta.engine.rules.events import EVENT_FIELDS
from iacta.engine.rules.places import Places, Zone
from iacta.games.lusitania.kinds import EQUIPMENT, KINDS, SHIELD
from iacta.games.lusitanias.cards import MOST_COPIES, MOST_SLOTS
from iacta.games.lusitanias.hands import HAND, SEATS
from iacta.games.lusitanias.kinds import PROVINCE_COLOURS
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
# The deal to four seats: four Mars cards, the Commander, twelve hand cards, four on the field, and the first turn.
EVENTS = 22

STATE = record(
    [
        ("key", "u8", (2,)),  # the match's random key; nobody may see it
        ("drawn", "u8"),  # how many random numbers were drawn; nobody
        ("turns", "i4"),  # turns finished; public
        ("turn_limit", "i4"),  # turns after which the game ends (L17); public
        ("happened", "i2"),  # how many events the last step had; public
        ("events", "i2", (EVENTS, EVENT_FIELDS)),  # what they were; each says who may know its card
        ("pile", "i1", (PILE,)),  # the draw pile, its top last; nobody
        ("pile_left", "i1"),  # cards in the draw pile; public
        ("pile_number", "i1"),  # 1 the first pile, 2 the second (L15); public
        ("hand", "i1", (SEATS, HAND)),  # kind by seat and place; known to the seats in `seen`
        ("seen", "u1", (SEATS, HAND)),  # who knows that hand card, one bit each; public
        ("origin", "i1", (SEATS, HAND)),  # the pile it came from, 0 if its kind was public then; public
        ("last_six", "i1", (SEATS, HAND)),  # whether it came from the last six of the first pile; public
        ("field", "i1", (FIELD,)),  # the training field; public
        ("army", "i1", (SEATS, ARMY)),  # the Mars card and the soldiers; public
        ("gear", "i1", (SEATS, ARMY, PIECES)),  # how many pieces of each kind lie under that soldier; public
        ("colour", "i1", (SEATS,)),  # the colour of the seat's legionaries, 0 before the first; public
        ("mars_used", "i1", (SEATS,)),  # whether the Mars card lies grey side up (L11); public
        ("discard", "i1", (KINDS,)),  # how many of each kind lie in the discard pile; public
        ("unseen", "i1", (2, KINDS)),  # of each pile, how many of a kind have not been public since; public
        ("commander", "i1"),  # the seat that holds the Commander; public
        ("seats", "i1"),  # how many play; public
        ("me", "i1"),  # whose turn it is; public
        ("phase", "i1"),  # what is to be decided; public
        ("ending", "i1"),  # why the game is over, 0 before; public
    ]
)

ZONES = (
    Zone("hand", (SEATS, HAND), cards="hand", seen="seen"),
    Zone("field", (FIELD,), cards="field"),
    Zone("army", (SEATS, ARMY), cards="army", labels=NUMERALS),
    Zone("gear", (SEATS, ARMY), cards="gear", heap=True, offset=SHIELD, labels=NUMERALS),
    Zone("commander", (SEATS, 1), cards=""),  # a row of one before each seat: it has an owner
    Zone("discard", (), cards="discard", heap=True),
    Zone("pile", (), cards="pile", hidden=True),
)
PLACES = Places(ZONES)

OBSERVED = {
    "turns": amount(MOST_TURNS * SEATS),
    "turn_limit": amount(MOST_TURNS * SEATS),
    "pile_left": amount(PILE),
    "pile_number": choice(2),
    "origin": choice(2),
    "last_six": YES_OR_NO,
    "gear": amount(MOST_SLOTS),
    "colour": choice(len(PROVINCE_COLOURS) - 1),
    "mars_used": YES_OR_NO,
    "discard": amount(MOST_COPIES),
    "unseen": amount(MOST_COPIES),
    "commander": seat(SEATS),
    "me": seat(SEATS),
}

AT_HAND = PLACES.first["hand"]
AT_FIELD = PLACES.first["field"]
AT_ARMY = PLACES.first["army"]
AT_GEAR = PLACES.first["gear"]
AT_COMMANDER = PLACES.first["commander"]
AT_DISCARD = PLACES.first["discard"]
AT_PILE = PLACES.first["pile"]


@rule
def at_hand(seat, place):
    return AT_HAND + seat * HAND + place


@rule
def at_field(place):
    return AT_FIELD + place


@rule
def at_army(seat, place):
    return AT_ARMY + seat * ARMY + place


@rule
def at_gear(seat, place):
    return AT_GEAR + seat * ARMY + place


@rule
def at_commander(seat):
    return AT_COMMANDER + seat
