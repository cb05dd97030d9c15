"""Numbers of the rules that have names: what is to be decided, why something is forbidden, what happened, and why the
game is over."""

from enum import auto

from iacta.engine.rules.event_facts import Events
from iacta.engine.rules.names import SETTLED, Names, Phases, Reasons


class Phase(Phases):
    """What is to be decided."""

    TURN = auto()
    AFTER_ACTING = auto()
    SECOND_EXCHANGE = auto()  # X27
    COMMANDER = auto()  # X13
    AUXILIA = auto()  # X14
    SENATOR = auto()  # X15
    INSPECTOR_DISCARDS = auto()  # X16
    INSPECTOR_TAKES = auto()
    DOCTOR = auto()  # X17
    DOCTOR_AGAIN = auto()
    CLEOPATRA = auto()  # X18
    CLEOPATRA_TAKES = auto()
    VIRTUS_6 = auto()  # X24
    VIRTUS_10 = auto()  # X28
    OVER = auto()


class Reason(Reasons):
    """Why something is forbidden, and the clause."""

    ALLOWED = ""
    NOT_NOW = "X4"
    FINISH_FIRST = "X4"
    GAME_IS_OVER = "X29"
    NO_CARD_THERE = "X4", SETTLED
    CAMP_PLACE_EMPTY = "X5"
    SAME_PLACE_TWICE = "X27"
    ALREADY_ACTED = "X4"
    MUST_ACT = "X4"
    CELL_TAKEN = "X7"
    WRONG_COLOUR = "X7"
    COLOUR_OF_ANOTHER = "X7"
    TOO_MANY_MERCENARIES = "X7"
    ENDS_TAKEN = "X9"
    EQUIPMENT_NEEDS_SOLDIER = "X8"
    NOT_EQUIPMENT = "X8", SETTLED
    NO_SOLDIER_THERE = "X8"
    NO_ROOM = "X8"
    MARS_STAYS = "X10"
    ONE_AT_A_TIME = "X26"
    FREE_ACTION_USED = "X4"
    NOTHING_TO_USE = "X11"
    NO_EFFECT = "X11"
    CELL_NOT_EMPTY = "X14"
    NOT_IN_DISCARD = "X16"
    NO_DISMISSED_CARD = "X17"
    CHOSEN_ALREADY = "X17"
    OWN_LEGION = "X18", SETTLED
    NO_EQUIPMENT_THERE = "X18"
    NO_PIECE_TO_DOUBLE = "X24"
    NOBODY_TO_CHOOSE = "X28"


class Event(Events):
    """What happened."""

    NONE = auto()
    DEALT = auto()  # a Mars card to a legion, a card to a hand
    TURNED_UP = auto()  # pile to camp
    OBJECTIVE_SHOWN = auto()
    TURN_BEGINS = auto()
    TAKEN = auto()  # camp to hand
    GIVEN = auto()  # hand to camp
    RECRUITED = auto()  # hand to legion
    EQUIPPED = auto()  # hand to a soldier
    DISMISSED = auto()  # hand to beside the legion
    DRAWN = auto()  # pile to hand
    CLEARED = auto()  # three alike leave the camp
    DISCARDED = auto()  # from hand, camp or legion to the discard pile
    USED = auto()  # a card in cell 0 or 8 begins its effect
    CAESAR_PASSED = auto()
    STATIONED = auto()  # Auxilia to a soldier's cell
    STOLEN = auto()  # a Senator takes a card
    HANDED = auto()  # and hands one over
    JOINED = auto()  # and the taken card joins the hand
    INSPECTED = auto()  # discard pile to hand
    HEALED = auto()  # dismissed card to the discard pile
    ROBBED = auto()  # equipment to the discard pile
    OBJECTIVE_TAKEN = auto()
    DOUBLED = auto()  # Virtus 6 is laid under a piece
    BURDENED = auto()  # Virtus 10 is laid under a soldier
    SHUFFLED = auto()  # the discard pile becomes the second pile
    PILE_ENDED = auto()
    GAME_OVER = auto()


class Ending(Names):
    """Why the game is over."""

    RUNNING = auto()
    TWENTY_ONE = auto()
    PILE = auto()
    TURN_LIMIT = auto()
