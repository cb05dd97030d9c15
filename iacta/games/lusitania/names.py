"""Numbers of the rules that have names: what is to be decided, why something is forbidden, what happened, and why the
game is over."""

from enum import auto

from iacta.engine.rules.event_facts import Events
from iacta.engine.rules.names import SETTLED, Names, Phases, Reasons


class Phase(Phases):
    """What is to be decided."""

    TURN = auto()
    AFTER_REPLENISHING = auto()  # L4
    OVER = auto()


class Reason(Reasons):
    """Why something is forbidden, and the clause."""

    ALLOWED = ""
    NOT_NOW = "L5"
    GAME_IS_OVER = "L13"
    NO_COMMANDER = "L4"
    ALREADY_REPLENISHED = "L4"
    EQUIPMENT_NEEDS_SOLDIER = "L8"
    SPECIAL_CARD = "L5"
    MUSICIAN_STAYS = "L14"
    NUMERAL_TAKEN = "L7"
    WRONG_COLOUR = "L7"
    COLOUR_OF_ANOTHER = "L7"
    TOO_MANY_MERCENARIES = "L7"
    DOCTOR_THERE = "L7"
    GUNNER_THERE = "L7"
    NOT_EQUIPMENT = "L8", SETTLED
    NO_SOLDIER_THERE = "L8"
    NO_ROOM = "L8"
    NOT_CAESAR = "L9"
    NOT_SENATOR = "L10", SETTLED
    OWN_HAND = "L10"
    NO_SUCH_SEAT = "L10"
    MARS_USED = "L11"


class Event(Events):
    """What happened."""

    NONE = auto()
    DEALT = auto()  # a Mars card, the Commander, a card to a hand
    TURNED_UP = auto()  # pile to field
    TURN_BEGINS = auto()
    TAKEN = auto()  # field to hand
    GIVEN = auto()  # hand to field
    RECRUITED = auto()  # hand to army
    EQUIPPED = auto()  # hand to a soldier
    DRAWN = auto()  # pile to hand
    PLAYED = auto()  # Julius Caesar or a Senator goes to the discard pile
    DISCARDED = auto()  # from the hand or the field to the discard pile
    COMMANDER_TAKEN = auto()  # with Julius Caesar
    COMMANDER_PASSED = auto()  # after use, to the right
    STOLEN = auto()  # a Senator takes a card
    MARS_TURNED = auto()  # the Mars card is turned grey side up
    SHUFFLED = auto()  # the discard pile becomes the second pile
    PILE_ENDED = auto()
    GAME_OVER = auto()


class Ending(Names):
    """Why the game is over."""

    RUNNING = auto()
    TWENTY = auto()
    MUSICIAN = auto()
    PILE = auto()
    TURN_LIMIT = auto()
