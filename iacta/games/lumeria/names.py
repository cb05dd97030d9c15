"""Numbers of the rules that have names: what is to be decided, why something is forbidden, what happened, and why the
game is over."""

from enum import auto

from iacta.engine.rules.event_facts import Events, facts
from iacta.engine.rules.meanings import amount, flags, kind, number, one_of, several
from iacta.engine.rules.names import HyphenatedNames, Names, Reasons
from iacta.games.lumeria.board import ONE_FIELD
from iacta.games.lumeria.kinds import KINDS, NAMES, ExtraDie, Manoeuvre, Modifier

TOLD_TOGETHER = 5  # dice of a tie whose faces an event tells
A_DIE = number(6, none=0)


class Phase(HyphenatedNames):
    """What is to be decided."""

    BEGINNING = auto()  # M2
    RECRUITMENT = auto()  # M4
    PLACING = auto()  # M4
    MANOEUVRE = auto()  # M6
    MARCHING = auto()  # M7: which unit
    MARCHING_ON = auto()  # M7: where to
    SHOOTING = auto()  # M8: which unit
    SHOOTING_AT = auto()  # M8: at whom
    ACTIVATION = auto()  # M9
    FIRST_ACTION = auto()  # M10
    SECOND_ACTION = auto()  # M10
    AIMED = auto()  # M10
    THOR = auto()  # M14, step 2
    SVETOVIT = auto()  # M14, step 3
    ROLLED = auto()  # M14, step 5
    RENEWAL = auto()  # M18
    SKIRMISH = auto()  # M14, step 9
    ATHENA = auto()  # which unit
    ATHENA_TO = auto()  # where to
    OVER = auto()


class Reason(Reasons):
    """Why something is forbidden, and the clause."""

    ALLOWED = ""
    NOT_NOW = "M5"
    GAME_IS_OVER = "M20"
    NO_SUCH_FIELD = "M11"
    NOT_IN_STACK = "M4"
    TOO_EXPENSIVE = "M4"
    NO_RECRUITMENT_FIELD = "M4"
    RECRUITMENT_FIELD_TAKEN = "M4"
    NO_FREE_RECRUITMENT_FIELD = "M4"
    TOKEN_SPENT = "M6"
    NOTHING_CAN_MARCH = "M7"
    NOTHING_CAN_SHOOT = "M8"
    NO_OWN_UNIT = "M9"
    ALREADY_ACTIVATED = "M9"
    HAS_MARCHED = "M7"
    HAS_SHOT = "M8"
    CANNOT_MOVE = "M11"
    FIELD_TAKEN = "M11"
    OUT_OF_REACH = "M11"
    NO_TARGET = "M16"
    NO_ENEMY = "M13"
    NOT_ADJACENT = "M15"
    NO_LINE_OF_FIRE = "M16"
    NOT_RANGED = "M10"
    AIM_COMES_FIRST = "M10"
    NO_ACTION_YET = "M10"
    ATTACK_MUST_FOLLOW = "M10"
    SAME_ACTION_TWICE = "M10"
    NOBODY_HAS_MARCHED = "M7"
    NOBODY_HAS_SHOT = "M8"
    NOTHING_TO_AIM_AT = "M10"
    UNIT_OF_ATHENA = "M14"
    NO_MARS = "M14"
    TOO_FEW_MISSES = "M14"
    PLACE_NOT_EMPTY = "M18"


class Event(Events):
    """What happened."""

    NONE = auto()
    STACKED = auto()
    SET_UP = auto()
    ROLLS_LEVEL = auto()
    ROLLED_FIRST = facts(one=A_DIE, two=A_DIE)  # the amount is their sum
    BEGINS = auto()
    ROUND_BEGINS = auto()
    INCOME = auto()
    RECRUITED = auto()
    PASSED = auto()
    MARCHES = auto()
    SHOOTS = auto()
    MARCHED = auto()
    MOVED = auto()
    RAN = auto()
    FORTIFIED = auto()
    AIMED = auto()
    ATTACKS = facts(enemy=kind(NAMES, KINDS - 1), at=ONE_FIELD)
    EXTRA_DICE = facts(extra=flags(ExtraDie))  # why; the amount is how many
    THOR = auto()
    SVETOVIT = auto()
    DIE = auto()
    MARS = auto()
    FORTUNE = auto()
    REROLLED = auto()
    HITS_ON = facts(least=amount(9), modifier=flags(Modifier))  # a die, and why not 4
    MISSED = auto()
    WOUNDED = auto()
    CRUSHED = auto()
    PUSHED = auto()
    DEFEATED = auto()
    COMPENSATED = auto()
    TOKEN_MOVED = auto()
    RENEWED = facts(manoeuvre=one_of(Manoeuvre))
    SKIRMISHED = auto()
    ATHENA = auto()
    HEALED = auto()
    SCORED = auto()
    STEPPED_FORWARD = auto()
    TIED = auto()
    DEFEATS_COUNTED = auto()
    COSTS_COUNTED = auto()
    DICE_LEVEL = auto()
    HITS_COUNTED = auto()
    TIE_DICE = facts(faces=several(A_DIE, TOLD_TOGETHER))  # the amount is how many
    COIN_THROWN = auto()
    GAME_OVER = auto()


class Ending(Names):
    """Why the game is over."""

    RUNNING = auto()
    HILLS = auto()
    BOTH_DEFEATS = auto()
    BOTH_COSTS = auto()
    BOTH_DICE = auto()
    LIMIT = auto()
    LIMIT_DEFEATS = auto()
    LIMIT_COSTS = auto()
    LIMIT_DICE = auto()


# The words for these go on with the line of what happened before: an attack is told in one line, and so is what a side
# rolls in a tie.
CONTINUING = (
    Event.EXTRA_DICE,
    Event.THOR,
    Event.SVETOVIT,
    Event.DIE,
    Event.MARS,
    Event.FORTUNE,
    Event.REROLLED,
    Event.HITS_ON,
    Event.MISSED,
    Event.WOUNDED,
    Event.CRUSHED,
    Event.PUSHED,
    Event.DEFEATED,
    Event.TIE_DICE,
)
