"""Why something is forbidden, and the names of what happens: the numbers in the rules, the words for people."""

from iacta.engine.game import Reason

REASONS = (
    Reason("allowed", "", ""),
    Reason("not_now", "L5", "This is not what is to be decided now."),
    Reason("game_is_over", "L13", "The game is over."),
    Reason("no_commander", "L4", "You do not hold the Commander."),
    Reason("already_replenished", "L4", "You have used the Commander this turn."),
    Reason("equipment_needs_soldier", "L8", "Equipment is laid under a soldier: say which."),
    Reason("special_card", "L5", "That card is played, not recruited."),
    Reason("musician_stays", "L14", "The Musician can only be traded."),
    Reason("numeral_taken", "L7", "Your army has a soldier with that numeral."),
    Reason("wrong_colour", "L7", "Your legionaries are of another colour."),
    Reason("colour_of_another", "L7", "Another army has legionaries of that colour."),
    Reason("too_many_mercenaries", "L7", "You have two mercenaries already."),
    Reason("doctor_there", "L7", "You have a doctor already."),
    Reason("gunner_there", "L7", "You have a gunner already."),
    Reason("not_equipment", "L8", "That card is not equipment.", settled=True),
    Reason("no_soldier_there", "L8", "Your army has no soldier with that numeral."),
    Reason("no_room", "L8", "That soldier has no free slot for that piece."),
    Reason("not_caesar", "L9", "That card is not Julius Caesar."),
    Reason("not_senator", "L10", "That card is not a Senator.", settled=True),
    Reason("own_hand", "L10", "A Senator takes a card from another player."),
    Reason("no_such_seat", "L10", "Nobody sits there."),
    Reason("mars_used", "L11", "You have used your Mars card."),
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
