"""The state of a game of Lutetia, and the places where its cards lie."""

from __future__ import annotations

from iacta.engine.compiling.rule import rule
from iacta.engine.rules.arrays import Cube, Grid, Row
from iacta.engine.rules.declaration import (
    GameState,
    cards,
    everybody,
    heap,
    i1,
    i2,
    nobody,
    own_seat,
    place_of,
    those_in,
    u1,
    u2,
)
from iacta.engine.rules.meanings import amount, flags, number, one_of, seat, seats
from iacta.games.lutetia.kinds import KINDS, NAMES, RESOURCES, ROW, SLOT_NAMES, SLOTS, Kind
from iacta.games.lutetia.names import Ending, Phase, Side

SEATS = 5
SIDES = len(Side)
CHARACTERS = 40
PLACES_IN_BOX = 34
REMOVED = 3  # bazaars put aside unseen, at most (T2)
MOST_ROUNDS = 1000
MOST_COPIES = 12  # of a kind that a card file may have: the others leave no more room in its deck
MUCH = 1000  # sesterces; learners need not tell greater riches apart
# In one step, with five seats: 10 cards laid and 10 revealed; two for each of these bids or incomes; three for each of
# 10 slots; 4 apprentices; 10 new cards; and the round's end, its successor, and the end of the game.
MOST_EVENTS = 96

EVERYBODY = 0b111111  # one bit for each seat, and the sixth for spectators
ACTION_CARDS = (*(name.lower() for name in SLOT_NAMES), "income", "second income")


class State(GameState, events=MOST_EVENTS):
    """Each field: who may see it, and what its numbers mean."""

    cash: Row = everybody(i2, SEATS, means=amount(MUCH))  # sesterces that do not lie on a card
    stake: Grid = everybody(i2, SEATS, SIDES, means=amount(MUCH))  # the bribe on each face-down card
    coins: Row = everybody(i2, SLOTS, means=amount(MOST_ROUNDS))  # sesterces on the card of a slot (T14)
    round: int = everybody(i2, means=amount(MOST_ROUNDS))  # counted from 1
    round_limit: int = everybody(i2, means=amount(MOST_ROUNDS))  # the last round that is dealt (T19)
    chosen: Row = own_seat(  # the two action cards before all have chosen (T5)
        u2, SEATS, means=flags(ACTION_CARDS, called="ActionCard")
    )
    characters: Row = nobody(i1, CHARACTERS, means=cards(NAMES, "characters"), up_to="characters_left")  # top last
    characters_left: int = everybody(i1, means=amount(CHARACTERS))  # cards in the deck of characters
    places: Row = nobody(i1, PLACES_IN_BOX, means=cards(NAMES, "places"), up_to="places_left")  # the deck, its top last
    places_left: int = everybody(i1, means=amount(PLACES_IN_BOX))  # cards in the deck of places
    box: Row = nobody(i1, REMOVED, means=cards(NAMES, "box"), up_to="box_left")  # the bazaars put aside unseen (T2)
    box_left: int = everybody(i1, means=amount(REMOVED))  # how many they are
    market: Row = everybody(i1, SLOTS, means=cards(NAMES, "slot", labels=SLOT_NAMES))  # on sale, A–E and then 1–5
    bid: Grid = those_in(  # the action cards that lie before a seat
        "bid_seen", i1, SEATS, SIDES, means=cards(NAMES, "bid", labels=Side.texts(), lent=True)
    )
    bid_seen: Grid = everybody(u1, SEATS, SIDES, means=seats(SEATS))  # who knows that card
    owned: Grid = everybody(i1, SEATS, KINDS, means=heap(NAMES, "owned", most=MOST_COPIES))  # waiting apprentices too
    attached: Cube = everybody(  # apprentices with artisans of each resource (T13)
        i1,
        SEATS,
        len(RESOURCES),
        1,
        means=heap(NAMES, "attached", most=MOST_COPIES, first=int(Kind.APPRENTICE), labels=RESOURCES),
    )
    gone: Row = everybody(i1, KINDS, means=heap(NAMES, "gone", most=MOST_COPIES))  # cards that have left the game
    support: Row = everybody(i1, SEATS, means=amount(MOST_COPIES))  # Legions played in this slot for each bidder (T9)
    ready: int = everybody(u1, means=seats(SEATS))  # the seats that will bribe no more (T6)
    passed: int = everybody(u1, means=seats(SEATS))  # the seats that passed since the last Legion (T9)
    last_briber: int = everybody(
        i1, means=seat(SEATS)
    )  # from whom on seats are asked where an order must be picked (T6)
    me: int = everybody(i1, means=seat(SEATS))  # who may play a Legion or attaches an apprentice
    slot: int = everybody(i1, means=number(SLOTS, none=SLOTS))  # the slot that is being sold
    row: int = everybody(i1, means=amount(ROW))  # slots of each row (T1)
    seats: int = everybody(i1, means=amount(SEATS, least=2))  # how many play
    phase: int = everybody(i1, means=one_of(Phase))  # what is to be decided
    ending: int = everybody(i1, means=one_of(Ending))  # why the game is over


at_slot = place_of(State, "slot")
at_bid = place_of(State, "bid")
at_owned = place_of(State, "owned")
at_attached = place_of(State, "attached")
at_gone = place_of(State, "gone")
at_characters = place_of(State, "characters")
at_places = place_of(State, "places")


@rule
def bit(seat: int) -> int:
    return 1 << seat


@rule
def slots_in_play(s: State) -> int:
    """The slots that are used with so many seats, one bit each (T1)."""
    row = (1 << s.row) - 1
    return row | row << ROW


@rule
def first_seat(s: State) -> int:
    """The seat with which the bribes and every contest begin (T6, T9)."""
    return (s.round - 1) % s.seats
