"""The table of Sealed Bids: its cards, its state, its places and its actions."""

from enum import auto

from iacta.engine.compiling.records import record
from iacta.engine.rules.actions import Actions, Argument, Families
from iacta.engine.rules.declaration import GameState, cards, everybody, heap, i1, nobody, own_seat, place_of
from iacta.engine.rules.event_facts import Events
from iacta.engine.rules.meanings import amount, number, one_of, seat, yes_or_no
from iacta.engine.rules.names import Names, Phases, Reasons

SEATS = 4
NUMBERS = 5  # number cards that a seat begins with, 1 to 5
PRIZES = 6
EMPTY = -1
EVERYBODY = 0b11111

KINDS = ("unknown", *(f"prize-{i}" for i in range(1, PRIZES + 1)), *(f"number-{i}" for i in range(1, NUMBERS + 1)))
FIRST_PRIZE = 1
FIRST_NUMBER = FIRST_PRIZE + PRIZES

CARDS = record([("points", "i2", (PRIZES,))])  # what each prize is worth


class Phase(Phases):
    BIDS = auto()
    PRIZE = auto()
    NEXT = auto()
    OVER = auto()


class Reason(Reasons):
    ALLOWED = ""
    NOT_NOW = "S1"
    NUMBER_SPENT = "S2"
    SHUFFLED_ALREADY = "S4"


class Event(Events):
    NONE = auto()
    TURNED_UP = auto()
    BID = auto()
    TIED = auto()
    KEPT = auto()
    DISCARDED = auto()
    SHUFFLED = auto()
    GAME_OVER = auto()


class Ending(Names):
    RUNNING = auto()
    ROUNDS = auto()


class State(GameState, events=12):
    pile = nobody(i1, PRIZES, means=cards(KINDS, "pile"), up_to="pile_left")  # the prizes to come, the next one last
    pile_left = everybody(i1, means=amount(PRIZES))
    prize = everybody(i1, means=cards(KINDS, "prize"))  # the prize that lies open
    numbers = everybody(i1, SEATS, NUMBERS, means=heap(KINDS, "number", most=1, first=FIRST_NUMBER))  # what seats have
    spent = everybody(i1, NUMBERS, means=heap(KINDS, "spent", most=SEATS, first=FIRST_NUMBER))  # what was played
    won = everybody(i1, SEATS, PRIZES, means=heap(KINDS, "won", most=1, first=FIRST_PRIZE))
    lost = everybody(i1, PRIZES, means=heap(KINDS, "lost", most=1, first=FIRST_PRIZE))  # prizes that nobody has
    bid = own_seat(
        i1, SEATS, means=number(NUMBERS, none=0)
    )  # this round's, 0 before; everybody's as soon as the last is made
    rounds_left = everybody(i1, means=amount(NUMBERS))
    seats = everybody(i1, means=amount(SEATS, least=2))
    winner = everybody(i1, means=seat(SEATS))  # of the bids
    shuffled = everybody(i1, means=yes_or_no())  # whether the winner has shuffled the pile
    phase = everybody(i1, means=one_of(Phase))
    ending = everybody(i1, means=one_of(Ending))


at_number = place_of(State, "number")
at_spent = place_of(State, "spent")
at_prize = place_of(State, "prize")
at_won = place_of(State, "won")
at_lost = place_of(State, "lost")
at_pile = place_of(State, "pile")

any_number = Argument("number", tuple(range(1, NUMBERS + 1)), tuple(str(i) for i in range(1, NUMBERS + 1)))


class Family(Families):
    BID = "bid {number}", (any_number,), ("number.{me}.{number}",)
    KEEP = "keep the prize", (), ("prize", "won.{me}")
    DISCARD = "discard the prize", (), ("prize", "lost")
    SHUFFLE = "shuffle the pile", (), ("pile", "pile")
    NEXT = "next round", (), ("pile", "prize")


ACTIONS = Actions(
    Family,
    {
        Phase.BIDS: (Family.BID,),
        Phase.PRIZE: (Family.KEEP, Family.DISCARD),
        Phase.NEXT: (Family.SHUFFLE, Family.NEXT),
        Phase.OVER: (),
    },
)
FAMILY_OF = ACTIONS.family_of
ARGUMENT = ACTIONS.argument[0]
