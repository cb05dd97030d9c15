"""Why something is forbidden, and the names of what happens: the numbers in the rules, the words for people."""

from iacta.engine.rules.game import Reason

REASONS = (
    Reason("allowed", ""),
    Reason("not_now", "L5"),
    Reason("game_is_over", "L13"),
    Reason("no_commander", "L4"),
    Reason("already_replenished", "L4"),
    Reason("equipment_needs_soldier", "L8"),
    Reason("special_card", "L5"),
    Reason("musician_stays", "L14"),
    Reason("numeral_taken", "L7"),
    Reason("wrong_colour", "L7"),
    Reason("colour_of_another", "L7"),
    Reason("too_many_mercenaries", "L7"),
    Reason("doctor_there", "L7"),
    Reason("gunner_there", "L7"),
    Reason("not_equipment", "L8", settled=True),
    Reason("no_soldier_there", "L8"),
    Reason("no_room", "L8"),
    Reason("not_caesar", "L9"),
    Reason("not_senator", "L10", settled=True),
    Reason("own_hand", "L10"),
    Reason("no_such_seat", "L10"),
    Reason("mars_used", "L11"),
)
(
    ALLOWED,
    NOT_NOW,
    GAME_IS_OVER,
    NO_COMMANDER,
    ALREADY_REPLENISHED,
    EQUIPMENT_NEEDS_SOLDIER,
    SPECIAL_CARD,
    MUSICIAN_STAYS,
    NUMERAL_TAKEN,
    WRONG_COLOUR,
    COLOUR_OF_ANOTHER,
    TOO_MANY_MERCENARIES,
    DOCTOR_THERE,
    GUNNER_THERE,
    NOT_EQUIPMENT,
    NO_SOLDIER_THERE,
    NO_ROOM,
    NOT_CAESAR,
    NOT_SENATOR,
    OWN_HAND,
    NO_SUCH_SEAT,
    MARS_USED,
) = range(len(REASONS))

EVENT_NAMES = (
    "none",
    "dealt",  # a Mars card, the Commander, a card to a hand
    "turned_up",  # pile to field
    "turn_begins",
    "taken",  # field to hand
    "given",  # hand to field
    "recruited",  # hand to army
    "equipped",  # hand to a soldier
    "drawn",  # pile to hand
    "played",  # Julius Caesar or a Senator goes to the discard pile
    "discarded",  # from the hand or the field to the discard pile
    "commander_taken",  # with Julius Caesar
    "commander_passed",  # after use, to the right
    "stolen",  # a Senator takes a card
    "mars_turned",  # the Mars card is turned grey side up
    "shuffled",  # the discard pile becomes the second pile
    "pile_ended",
    "game_over",
)
(
    _,
    DEALT,
    TURNED_UP,
    TURN_BEGINS,
    TAKEN_FROM_FIELD,
    GIVEN_TO_FIELD,
    RECRUITED,
    EQUIPPED,
    DRAWN,
    PLAYED,
    DISCARDED,
    COMMANDER_TAKEN,
    COMMANDER_PASSED,
    STOLEN,
    MARS_TURNED,
    SHUFFLED,
    PILE_ENDED,
    GAME_OVER,
) = range(len(EVENT_NAMES))

ENDINGS = ("running", "twenty", "musician", "pile", "turn_limit")
RUNNING, TWENTY, MUSICIAN_APPEARED, PILE_RAN_OUT, TURN_LIMIT = range(len(ENDINGS))
