"""Why something is forbidden, and the names of what happens: the numbers in the rules, the words for people."""

from iacta.engine.game import Reason

REASONS = (
    Reason("allowed", "", ""),
    Reason("not_now", "X4", "This is not what is to be decided now."),
    Reason("finish_first", "X4", "First decide what is asked now."),
    Reason("game_is_over", "X29", "The game is over."),
    Reason("no_card_there", "X4", "There is no card in that place of your hand.", settled=True),
    Reason("camp_place_empty", "X5", "There is no card in that place of the camp."),
    Reason("same_place_twice", "X27", "The second exchange takes another hand card and another camp card."),
    Reason("already_acted", "X4", "You have done this turn's mandatory action."),
    Reason("must_act", "X4", "You must exchange, recruit or dismiss before you end your turn."),
    Reason("cell_taken", "X7", "The cell of that soldier's numeral is taken."),
    Reason("wrong_colour", "X7", "Your legionaries are of another colour."),
    Reason("colour_of_another", "X7", "Another legion has legionaries of that colour."),
    Reason("too_many_mercenaries", "X7", "You have as many mercenaries as you may."),
    Reason("ends_taken", "X9", "Your cells 0 and 8 are both taken."),
    Reason("equipment_needs_soldier", "X8", "Equipment is laid under a soldier: say which."),
    Reason("not_equipment", "X8", "That card is not equipment.", settled=True),
    Reason("no_soldier_there", "X8", "There is no soldier in that cell."),
    Reason("no_room", "X8", "That soldier has no free slot for that piece."),
    Reason("mars_stays", "X10", "A Mars card cannot be dismissed."),
    Reason("one_at_a_time", "X26", "Only Virtus 8 lets you dismiss two at once."),
    Reason("free_action_used", "X4", "You have used this turn's free action."),
    Reason("nothing_to_use", "X11", "There is no card in that cell."),
    Reason("no_effect", "X11", "A card whose effect is impossible cannot be used."),
    Reason("cell_not_empty", "X14", "Auxilia moves to an empty cell."),
    Reason("not_in_discard", "X16", "No such card lies in the discard pile."),
    Reason("no_dismissed_card", "X17", "You have no dismissed card in that place."),
    Reason("chosen_already", "X17", "You have chosen that card already."),
    Reason("own_legion", "X18", "Cleopatra visits another legion.", settled=True),
    Reason("no_equipment_there", "X18", "There is no such equipment there."),
    Reason("no_piece_to_double", "X24", "You have no such piece in that cell."),
    Reason("nobody_to_choose", "X28", "There is no soldier in that cell to choose."),
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
