"""The record of a game of Lutetia, and the places where its cards lie."""

from iacta.engine.compiling.records import record
from iacta.engine.compiling.rule import rule
from iacta.engine.learning.measures import amount, choice, flags, seat, seats
from iacta.engine.rules.events import EVENT_FIELDS
from iacta.engine.rules.places import Places, Zone
from iacta.games.lutetia.kinds import APPRENTICE, KINDS, RESOURCES, ROW, SLOT_NAMES, SLOTS

SEATS = 5
SIDES = 2  # the two face-down cards of a seat: left and right
LEFT, RIGHT = range(SIDES)
CHARACTERS = 40
PLACES_IN_BOX = 34
REMOVED = 3  # bazaars put aside unseen, at most (T2)
MOST_ROUNDS = 1000
MOST_COPIES = 12  # of a kind that a card file may have: the others leave no more room in its deck
MUCH = 1000  # sesterces; learners need not tell greater riches apart
# In one step, with five seats: 10 cards laid and 10 revealed; two for each of these bids or incomes; three for each of
# 10 slots; 4 apprentices; 10 new cards; and the round's end, its successor, and the end of the game.
EVENTS = 96

EVERYBODY = 0b111111  # one bit for each seat, and the sixth for spectators

STATE = record(
    [
        ("key", "u8", (2,)),  # the match's random key; nobody may see it
        ("drawn", "u8"),  # how many random numbers were drawn; nobody
        ("happened", "i2"),  # how many events the last step had; public
        ("events", "i2", (EVENTS, EVENT_FIELDS)),  # what they were; each says who may know its card
        ("cash", "i2", (SEATS,)),  # sesterces that do not lie on a card; public
        ("stake", "i2", (SEATS, SIDES)),  # the bribe on each face-down card; public
        ("coins", "i2", (SLOTS,)),  # sesterces on the card of a slot (T14); public
        ("round", "i2"),  # counted from 1; public
        ("round_limit", "i2"),  # the last round that is dealt (T19); public
        ("chosen", "u2", (SEATS,)),  # the two action cards, one bit each, before all have chosen (T5); their seat
        ("characters", "i1", (CHARACTERS,)),  # the deck, its top last; nobody
        ("characters_left", "i1"),  # cards in the deck of characters; public
        ("places", "i1", (PLACES_IN_BOX,)),  # the deck, its top last; nobody
        ("places_left", "i1"),  # cards in the deck of places; public
        ("box", "i1", (REMOVED,)),  # the bazaars put aside unseen (T2); nobody
        ("box_left", "i1"),  # how many bazaars were put aside unseen; public
        ("market", "i1", (SLOTS,)),  # the cards on sale, A–E and then 1–5; public
        ("bid", "i1", (SEATS, SIDES)),  # the action cards that lie before a seat; known to the seats in `bid_seen`
        ("bid_seen", "u1", (SEATS, SIDES)),  # who knows that card, one bit each; public
        ("owned", "i1", (SEATS, KINDS)),  # how many of each kind, apprentices that wait among them; public
        ("attached", "i1", (SEATS, len(RESOURCES), 1)),  # apprentices with artisans of each resource (T13); public
        ("gone", "i1", (KINDS,)),  # cards that have left the game, how many of each kind; public
        ("support", "i1", (SEATS,)),  # Legions played in this slot for each bidder (T9); public
        ("ready", "u1"),  # the seats that will bribe no more, one bit each (T6); public
        ("passed", "u1"),  # the seats that passed since the last Legion, one bit each (T9); public
        ("last_briber", "i1"),  # from whom on seats are asked where an order must be picked (T6); public
        ("me", "i1"),  # who may play a Legion or attaches an apprentice; public
        ("slot", "i1"),  # the slot that is being sold; public
        ("row", "i1"),  # slots of each row (T1); public
        ("seats", "i1"),  # how many play; public
        ("phase", "i1"),  # what is to be decided; public
        ("ending", "i1"),  # why the game is over, 0 before; public
    ]
)

ZONES = (
    Zone("slot", (SLOTS,), cards="market", labels=SLOT_NAMES),
    Zone("bid", (SEATS, SIDES), cards="bid", seen="bid_seen", labels=("left", "right"), lent=True),
    Zone("owned", (SEATS,), cards="owned", heap=True),
    Zone("attached", (SEATS, len(RESOURCES)), cards="attached", heap=True, offset=APPRENTICE, labels=RESOURCES),
    Zone("gone", (), cards="gone", heap=True),
    Zone("characters", (), cards="characters", hidden=True),
    Zone("places", (), cards="places", hidden=True),
    Zone("box", (), cards="box", hidden=True),
)
PLACES = Places(ZONES)

OBSERVED = {
    "cash": amount(MUCH),
    "stake": amount(MUCH),
    "coins": amount(MOST_ROUNDS),
    "round": amount(MOST_ROUNDS),
    "round_limit": amount(MOST_ROUNDS),
    "chosen": flags(SLOTS + 2),
    "characters_left": amount(CHARACTERS),
    "places_left": amount(PLACES_IN_BOX),
    "box_left": amount(REMOVED),
    "owned": amount(MOST_COPIES),
    "attached": amount(MOST_COPIES),
    "gone": amount(MOST_COPIES),
    "support": amount(MOST_COPIES),
    "ready": seats(SEATS),
    "passed": seats(SEATS),
    "last_briber": seat(SEATS),
    "me": seat(SEATS),
    "slot": choice(SLOTS),
    "row": amount(ROW),
}

AT_SLOT = PLACES.first["slot"]
AT_BID = PLACES.first["bid"]
AT_OWNED = PLACES.first["owned"]
AT_ATTACHED = PLACES.first["attached"]
AT_GONE = PLACES.first["gone"]
AT_CHARACTERS = PLACES.first["characters"]
AT_PLACES = PLACES.first["places"]


@rule
def at_slot(slot):
    return AT_SLOT + slot


@rule
def at_bid(seat, side):
    return AT_BID + seat * SIDES + side


@rule
def at_owned(seat):
    return AT_OWNED + seat


@rule
def at_attached(seat, resource):
    return AT_ATTACHED + seat * len(RESOURCES) + resource - 1


@rule
def bit(seat):
    return 1 << seat


@rule
def slots_in_play(s):
    """The slots that are used with so many seats, one bit each (T1)."""
    row = (1 << s.row) - 1
    return row | row << ROW


@rule
def first_seat(s):
    """The seat with which the bribes and every contest begin (T6, T9)."""
    return (s.round - 1) % s.seats
