"""The actions of Lutetia, and what can be decided in each phase of a round."""

from itertools import combinations

from iacta.engine.rules.actions import Actions, Argument, Family
from iacta.games.lutetia.kinds import ARTISANS, SLOT_NAMES, SLOTS
from iacta.games.lutetia.reasons import GAME_IS_OVER
from iacta.games.lutetia.state import SEATS

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
side = Argument("side", (0, 1), ("left", "right"))
amount = Argument(
    "amount", tuple(range(1, LARGEST_BRIBE + 1)), tuple(str(number) for number in range(1, LARGEST_BRIBE + 1))
)
seat = Argument("seat", tuple(range(SEATS)), tuple(str(number) for number in range(SEATS)))
artisan = Argument("artisan", tuple(range(1, len(ARTISANS) + 1)), ARTISANS)

FAMILIES = (
    Family("bid", "bid {slots}", (two_slots,), ("card.{me}.{slots}",)),
    Family("bid_and_earn", "bid {slot} and income", (one_slot,), ("card.{me}.{slot}", "income")),
    Family("earn", "double income", (), ("income", "income")),
    Family("bribe", "bribe {side} {amount}", (side, amount), ("bid.{me}.{side}", "amount.{amount}")),
    Family("ready", "ready", (), ("ready",)),
    Family("support", "legion for seat {seat}", (seat,), ("legion", "owned.{seat}")),
    Family("pass", "pass", (), ("pass",)),
    Family("attach", "attach to {artisan}", (artisan,), ("artisan.{artisan}",)),
)

PHASES = {
    "bids": ("bid", "bid_and_earn", "earn"),  # T5
    "bribes": ("bribe", "ready"),  # T6
    "legions": ("support", "pass"),  # T9
    "apprentice": ("attach",),  # T13
    "over": (),
}

ACTIONS = Actions(FAMILIES, PHASES, {"over": {family.name: GAME_IS_OVER for family in FAMILIES}})
FAMILY_OF = ACTIONS.family_of
FIRST_ARGUMENT, SECOND_ARGUMENT, _ = ACTIONS.argument

BID, BID_AND_EARN, EARN, BRIBE, READY_NOW, SUPPORT, PASS, ATTACH = range(len(FAMILIES))
BIDS, BRIBES, LEGIONS, AT_APPRENTICE, OVER = range(len(PHASES))
