"""The actions of Lusitania (2019), and what can be decided in each phase of a turn."""

from iacta.engine.rules.actions import Actions, Argument, Family
from iacta.games.lusitania.reasons import ALREADY_REPLENISHED, GAME_IS_OVER
from iacta.games.lusitania.state import FIELD, LAST_NUMERAL, NUMERALS
from iacta.games.lusitanias.hands import HAND, SEATS


def counted(name: str, size: int) -> Argument:
    """Places that people count from 1."""
    return Argument(name, tuple(range(size)), tuple(str(i + 1) for i in range(size)))


WITH_NUMERAL = tuple(range(1, LAST_NUMERAL + 1))

hand = counted("hand", HAND)
field = counted("field", FIELD)
numeral = Argument("numeral", WITH_NUMERAL, tuple(NUMERALS[place].lower() for place in WITH_NUMERAL))
seat = Argument("seat", tuple(range(SEATS)), tuple(str(i) for i in range(SEATS)))

IN_HAND = "hand.{me}.{hand}"

FAMILIES = (
    Family("replenish", "replenish", (), ("commander.{me}",)),
    Family("trade", "trade {hand} for {field}", (hand, field), (IN_HAND, "field.{field}")),
    Family("recruit", "recruit {hand}", (hand,), (IN_HAND, "army.{me}")),
    Family("equip", "equip {hand} under {numeral}", (hand, numeral), (IN_HAND, "army.{me}.{numeral}")),
    Family("caesar", "caesar {hand}", (hand,), (IN_HAND, "commander")),
    Family("senator", "senator {hand} from seat {seat}", (hand, seat), (IN_HAND, "hand.{seat}")),
    Family("mars", "mars", (), ("army.{me}.0",)),
)

ACTING = ("trade", "recruit", "equip", "caesar", "senator", "mars")
PHASES = {
    "turn": ("replenish", *ACTING),
    "after replenishing": ACTING,  # L4
    "over": (),
}
NOT_NOW = {
    "after replenishing": {"replenish": ALREADY_REPLENISHED},
    "over": {family.name: GAME_IS_OVER for family in FAMILIES},
}

ACTIONS = Actions(FAMILIES, PHASES, NOT_NOW)
FAMILY_OF = ACTIONS.family_of
FIRST_ARGUMENT, SECOND_ARGUMENT, _ = ACTIONS.argument

REPLENISH, TRADE, RECRUIT, EQUIP, PLAY_CAESAR, PLAY_SENATOR, PLAY_MARS = range(len(FAMILIES))
TURN, AFTER_REPLENISHING, OVER = range(len(PHASES))
