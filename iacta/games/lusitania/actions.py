"""The actions of Lusitania (2019), and what can be decided in each phase of a turn."""

from iacta.engine.rules.actions import Actions, Argument, Families
from iacta.games.lusitania.names import Phase, Reason
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


class Family(Families):
    """The forms of actions: the text, the arguments, and what a person clicks."""

    REPLENISH = "replenish", (), ("commander.{me}",)
    TRADE = "trade {hand} for {field}", (hand, field), (IN_HAND, "field.{field}")
    RECRUIT = "recruit {hand}", (hand,), (IN_HAND, "army.{me}")
    EQUIP = "equip {hand} under {numeral}", (hand, numeral), (IN_HAND, "army.{me}.{numeral}")
    CAESAR = "caesar {hand}", (hand,), (IN_HAND, "commander")
    SENATOR = "senator {hand} from seat {seat}", (hand, seat), (IN_HAND, "hand.{seat}")
    MARS = "mars", (), ("army.{me}.0",)


ACTING = (Family.TRADE, Family.RECRUIT, Family.EQUIP, Family.CAESAR, Family.SENATOR, Family.MARS)
PHASES = {
    Phase.TURN: (Family.REPLENISH, *ACTING),
    Phase.AFTER_REPLENISHING: ACTING,  # L4
    Phase.OVER: (),
}
NOT_NOW = {
    Phase.AFTER_REPLENISHING: {Family.REPLENISH: Reason.ALREADY_REPLENISHED},
    Phase.OVER: dict.fromkeys(Family, Reason.GAME_IS_OVER),
}

ACTIONS = Actions(Family, PHASES, NOT_NOW)
FAMILY_OF = ACTIONS.family_of
FIRST_ARGUMENT, SECOND_ARGUMENT, _ = ACTIONS.argument
