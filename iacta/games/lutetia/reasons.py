"""Why something is forbidden, and the names of what happens: the numbers in the rules, the words for people."""

from iacta.engine.rules.game import Reason

REASONS = (
    Reason("allowed", ""),
    Reason("not_now", "T7"),
    Reason("game_is_over", "T4"),
    Reason("slot_not_in_play", "T1"),
    Reason("not_enough_cash", "T6", settled=True),
    Reason("no_bidder", "T9"),
    Reason("no_such_artisan", "T13"),
)
(
    ALLOWED,
    NOT_NOW,
    GAME_IS_OVER,
    SLOT_NOT_IN_PLAY,
    NOT_ENOUGH_CASH,
    NO_BIDDER,
    NO_SUCH_ARTISAN,
) = range(len(REASONS))

EVENT_NAMES = (
    "none",
    "round_begins",
    "turned_up",
    "laid",
    "bribed",
    "ready",
    "revealed",
    "income",
    "bribe_lost",
    "legion_played",
    "supported",
    "passed",
    "compensated",
    "tied",
    "bought",
    "could_not_pay",
    "coins_taken",
    "coins_lost",
    "earned",
    "apprenticed",
    "risen",
    "taken_back",
    "game_over",
)
(
    _,
    ROUND_BEGINS,
    TURNED_UP,
    LAID,
    BRIBED,
    READY,
    REVEALED,
    INCOME_PAID,
    BRIBE_LOST,
    LEGION_PLAYED,
    SUPPORTED,
    PASSED,
    COMPENSATED,
    TIED,
    BOUGHT,
    COULD_NOT_PAY,
    COINS_TAKEN,
    COINS_LOST,
    EARNED,
    APPRENTICED,
    RISEN,
    TAKEN_BACK,
    GAME_OVER,
) = range(len(EVENT_NAMES))

ENDINGS = ("running", "characters", "places", "both_decks", "round_limit")
RUNNING, CHARACTERS_SHORT, PLACES_SHORT, BOTH_SHORT, ROUND_LIMIT = range(len(ENDINGS))
