"""Why something is forbidden, and what happens: numbers for the rules, and names by which the words are found."""

from iacta.engine.rules.game import Reason

REASONS = (
    Reason("allowed", ""),
    Reason("not_now", "X4"),
    Reason("finish_first", "X4"),
    Reason("game_is_over", "X29"),
    Reason("no_card_there", "X4", settled=True),
    Reason("camp_place_empty", "X5"),
    Reason("same_place_twice", "X27"),
    Reason("already_acted", "X4"),
    Reason("must_act", "X4"),
    Reason("cell_taken", "X7"),
    Reason("wrong_colour", "X7"),
    Reason("colour_of_another", "X7"),
    Reason("too_many_mercenaries", "X7"),
    Reason("ends_taken", "X9"),
    Reason("equipment_needs_soldier", "X8"),
    Reason("not_equipment", "X8", settled=True),
    Reason("no_soldier_there", "X8"),
    Reason("no_room", "X8"),
    Reason("mars_stays", "X10"),
    Reason("one_at_a_time", "X26"),
    Reason("free_action_used", "X4"),
    Reason("nothing_to_use", "X11"),
    Reason("no_effect", "X11"),
    Reason("cell_not_empty", "X14"),
    Reason("not_in_discard", "X16"),
    Reason("no_dismissed_card", "X17"),
    Reason("chosen_already", "X17"),
    Reason("own_legion", "X18", settled=True),
    Reason("no_equipment_there", "X18"),
    Reason("no_piece_to_double", "X24"),
    Reason("nobody_to_choose", "X28"),
)
(
    ALLOWED,
    NOT_NOW,
    FINISH_FIRST,
    GAME_IS_OVER,
    NO_CARD_THERE,
    CAMP_PLACE_EMPTY,
    SAME_PLACE_TWICE,
    ALREADY_ACTED,
    MUST_ACT,
    CELL_TAKEN,
    WRONG_COLOUR,
    COLOUR_OF_ANOTHER,
    TOO_MANY_MERCENARIES,
    ENDS_TAKEN,
    EQUIPMENT_NEEDS_SOLDIER,
    NOT_EQUIPMENT,
    NO_SOLDIER_THERE,
    NO_ROOM,
    MARS_STAYS,
    ONE_AT_A_TIME,
    FREE_ACTION_USED,
    NOTHING_TO_USE,
    NO_EFFECT,
    CELL_NOT_EMPTY,
    NOT_IN_DISCARD,
    NO_DISMISSED_CARD,
    CHOSEN_ALREADY,
    OWN_LEGION,
    NO_EQUIPMENT_THERE,
    NO_PIECE_TO_DOUBLE,
    NOBODY_TO_CHOOSE,
) = range(len(REASONS))

EVENT_NAMES = (
    "none",
    "dealt",  # a Mars card to a legion, a card to a hand
    "turned_up",  # pile to camp
    "objective_shown",
    "turn_begins",
    "taken",  # camp to hand
    "given",  # hand to camp
    "recruited",  # hand to legion
    "equipped",  # hand to a soldier
    "dismissed",  # hand to beside the legion
    "drawn",  # pile to hand
    "cleared",  # three alike leave the camp
    "discarded",  # from hand, camp or legion to the discard pile
    "used",  # a card in cell 0 or 8 begins its effect
    "caesar_passed",
    "stationed",  # Auxilia to a soldier's cell
    "stolen",  # a Senator takes a card
    "handed",  # and hands one over
    "joined",  # and the taken card joins the hand
    "inspected",  # discard pile to hand
    "healed",  # dismissed card to the discard pile
    "robbed",  # equipment to the discard pile
    "objective_taken",
    "doubled",  # Virtus 6 is laid under a piece
    "burdened",  # Virtus 10 is laid under a soldier
    "shuffled",  # the discard pile becomes the second pile
    "pile_ended",
    "game_over",
)
(
    _,
    DEALT,
    TURNED_UP,
    OBJECTIVE_SHOWN,
    TURN_BEGINS,
    TAKEN_FROM_CAMP,
    GIVEN_TO_CAMP,
    RECRUITED,
    EQUIPPED,
    DISMISSED,
    DRAWN,
    CLEARED,
    DISCARDED,
    USED,
    CAESAR_PASSED,
    STATIONED,
    STOLEN,
    HANDED,
    JOINED,
    INSPECTED,
    HEALED,
    ROBBED,
    OBJECTIVE_TAKEN,
    DOUBLED,
    BURDENED,
    SHUFFLED,
    PILE_ENDED,
    GAME_OVER,
) = range(len(EVENT_NAMES))

ENDINGS = ("running", "twenty_one", "pile", "turn_limit")
RUNNING, TWENTY_ONE, PILE_RAN_OUT, TURN_LIMIT = range(len(ENDINGS))
