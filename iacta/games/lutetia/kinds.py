"""The kinds of card, as named integers. Two cards of one kind cannot be told apart; 0 is an unknown card."""

UNKNOWN = 0
EMPTY = -1

# A card without a resource or a family has 0 there.
RESOURCES = ("beer", "bread", "elixir", "gladius")
NO_RESOURCE, BEER, BREAD, ELIXIR, GLADIUS = range(5)

ARTISANS = ("brewer", "baker", "druid", "blacksmith")  # in the order of their resources
FIELDS = ("field", "forest", "mine")  # of bread, elixir and gladius, as the next two
MILLS = ("mill", "laboratory", "forge")
BAKERIES = ("bakery", "herbalist", "armoury")
CARDS_OF_AN_ARTISAN = 7
CARDS_OF_A_FIELD = 3
BAZAARS = 6

CHARACTERS = (
    *(f"{artisan}-{number}" for artisan in ARTISANS for number in range(1, CARDS_OF_AN_ARTISAN + 1)),
    "legion",
    "apprentice",
)
PLACES_OF_LUTETIA = (
    *(f"{field}-{number}" for field in FIELDS for number in range(1, CARDS_OF_A_FIELD + 1)),
    *MILLS,
    *BAKERIES,
    "tavern",
    "statue",
    *(f"bazaar-{number}" for number in range(1, BAZAARS + 1)),
)

ROW = 5  # slots of a row, at most
LETTERS = ("A", "B", "C", "D", "E")
DIGITS = ("1", "2", "3", "4", "5")
SLOT_NAMES = (*LETTERS, *DIGITS)  # characters lie at letters, places at digits (T1)
SLOTS = len(SLOT_NAMES)

NAMES = (
    "unknown",
    *CHARACTERS,
    *PLACES_OF_LUTETIA,
    *(f"action-{slot.lower()}" for slot in SLOT_NAMES),
    "income",
)

LEGION = NAMES.index("legion")
APPRENTICE = NAMES.index("apprentice")
FIRST_PLACE = NAMES.index("field-1")
FIRST_MILL = NAMES.index("mill")
FIRST_BAKERY = NAMES.index("bakery")
TAVERN = NAMES.index("tavern")
STATUE = NAMES.index("statue")
FIRST_BAZAAR = NAMES.index("bazaar-1")
FIRST_ACTION = NAMES.index("action-a")  # an action card is FIRST_ACTION + the slot it bids for
INCOME = NAMES.index("income")

KINDS = FIRST_ACTION  # kinds of characters and places, `unknown` included
