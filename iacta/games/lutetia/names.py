"""Numbers of the rules that have names: what is to be decided, why something is forbidden, what happened, why the game
is over, and the two sides of a bid."""

from enum import auto

from iacta.engine.rules.event_facts import Events
from iacta.engine.rules.names import SETTLED, Names, Phases, Reasons


class Phase(Phases):
    """What is to be decided."""

    BIDS = auto()  # T5
    BRIBES = auto()  # T6
    LEGIONS = auto()  # T9
    APPRENTICE = auto()  # T13
    OVER = auto()


class Reason(Reasons):
    """Why something is forbidden, and the clause."""

    ALLOWED = ""
    NOT_NOW = "T7"
    GAME_IS_OVER = "T4"
    SLOT_NOT_IN_PLAY = "T1"
    NOT_ENOUGH_CASH = "T6", SETTLED
    NO_BIDDER = "T9"
    NO_SUCH_ARTISAN = "T13"


class Event(Events):
    """What happened."""

    NONE = auto()
    ROUND_BEGINS = auto()
    TURNED_UP = auto()
    LAID = auto()
    BRIBED = auto()
    READY = auto()
    REVEALED = auto()
    INCOME = auto()
    BRIBE_LOST = auto()
    LEGION_PLAYED = auto()
    SUPPORTED = auto()
    PASSED = auto()
    COMPENSATED = auto()
    TIED = auto()
    BOUGHT = auto()
    COULD_NOT_PAY = auto()
    COINS_TAKEN = auto()
    COINS_LOST = auto()
    EARNED = auto()
    APPRENTICED = auto()
    RISEN = auto()
    TAKEN_BACK = auto()
    GAME_OVER = auto()


class Ending(Names):
    """Why the game is over."""

    RUNNING = auto()
    CHARACTERS = auto()
    PLACES = auto()
    BOTH_DECKS = auto()
    ROUND_LIMIT = auto()


class Side(Names):
    """The two face-down cards that lie before a seat."""

    LEFT = auto()
    RIGHT = auto()
