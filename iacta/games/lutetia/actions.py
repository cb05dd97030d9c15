"""The actions of Lutetia, and what can be decided in each phase of a round."""

from itertools import combinations

from iacta.engine.rules.actions import Actions, Argument, Families
from iacta.games.lutetia.kinds import ARTISANS, SLOT_NAMES, SLOTS
from iacta.games.lutetia.names import Phase, Reason, Side
from iacta.games.lutetia.state import SEATS, SIDES

# No seat can have more within the usual 60 rounds: 6 for two incomes in each, and what had risen on all ten cards.
LARGEST_BRIBE = 1000
# An action card is a bit: those of the slots, then the two income cards, which are alike.
FIRST_INCOME = 1 << SLOTS
SECOND_INCOME = 1 << SLOTS + 1

pairs = list(combinations(range(SLOTS), 2))
two_slots = Argument(
    "slots",
    tuple(1 << one | 1 << other for one, other in pairs),
    tuple(f"{SLOT_NAMES[one]}+{SLOT_NAMES[other]}".lower() for one, other in pairs),
    several=True,
)
one_slot = Argument(
    "slot", tuple(1 << slot for slot in range(SLOTS)), tuple(name.lower() for name in SLOT_NAMES), several=True
)
side = Argument("side", tuple(range(SIDES)), Side.texts())
amount = Argument(
    "amount", tuple(range(1, LARGEST_BRIBE + 1)), tuple(str(number) for number in range(1, LARGEST_BRIBE + 1))
)
seat = Argument("seat", tuple(range(SEATS)), tuple(str(number) for number in range(SEATS)))
artisan = Argument("artisan", tuple(range(1, len(ARTISANS) + 1)), ARTISANS)


class Family(Families):
    """The forms of actions: the text, the arguments, and what a person clicks."""

    BID = "bid {slots}", (two_slots,), ("card.{me}.{slots}",)
    BID_AND_EARN = "bid {slot} and income", (one_slot,), ("card.{me}.{slot}", "income")
    EARN = "double income", (), ("income", "income")
    BRIBE = "bribe {side} {amount}", (side, amount), ("bid.{me}.{side}", "amount.{amount}")
    READY = "ready", (), ("ready",)
    SUPPORT = "legion for seat {seat}", (seat,), ("legion", "owned.{seat}")
    PASS = "pass", (), ("pass",)
    ATTACH = "attach to {artisan}", (artisan,), ("artisan.{artisan}",)


PHASES = {
    Phase.BIDS: (Family.BID, Family.BID_AND_EARN, Family.EARN),  # T5
    Phase.BRIBES: (Family.BRIBE, Family.READY),  # T6
    Phase.LEGIONS: (Family.SUPPORT, Family.PASS),  # T9
    Phase.APPRENTICE: (Family.ATTACH,),  # T13
    Phase.OVER: (),
}

ACTIONS = Actions(Family, PHASES, {Phase.OVER: dict.fromkeys(Family, Reason.GAME_IS_OVER)})
FAMILY_OF = ACTIONS.family_of
FIRST_ARGUMENT, SECOND_ARGUMENT, _ = ACTIONS.argument
