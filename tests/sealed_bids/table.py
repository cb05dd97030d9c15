"""The table of Sealed Bids: its cards, its record, its places and its actions."""

from iacta.engine.compiling.records import record
from iacta.engine.rules.actions import Actions, Argument, Family
from iacta.engine.rules.events import EVENT_FIELDS
from iacta.engine.rules.game import Reason
from iacta.engine.rules.places import Places, Zone

SEATS = 4
NUMBERS = 5  # number cards that a seat begins with, 1 to 5
PRIZES = 6
EMPTY = -1
EVERYBODY = 0b11111

KINDS = ("unknown", *(f"prize-{i}" for i in range(1, PRIZES + 1)), *(f"number-{i}" for i in range(1, NUMBERS + 1)))
FIRST_PRIZE = 1
FIRST_NUMBER = FIRST_PRIZE + PRIZES

CARDS = record([("points", "i2", (PRIZES,))])  # what each prize is worth

STATE = record(
    [
        ("key", "u8", (2,)),  # nobody
        ("drawn", "u8"),  # nobody
        ("happened", "i2"),  # public
        ("events", "i2", (12, EVENT_FIELDS)),  # public
        ("pile", "i1", (PRIZES,)),  # the prizes to come, the next one last; nobody
        ("pile_left", "i1"),  # public
        ("prize", "i1"),  # the prize that lies open; public
        ("numbers", "i1", (SEATS, NUMBERS)),  # the number cards that each seat still has, 0 or 1 of each; public
        ("spent", "i1", (NUMBERS,)),  # the number cards played, how many of each; public
        ("won", "i1", (SEATS, PRIZES)),  # public
        ("lost", "i1", (PRIZES,)),  # prizes that nobody has; public
        ("bid", "i1", (SEATS,)),  # this round's bids, 0 before; public as soon as the last is made
        ("rounds_left", "i1"),  # public
        ("seats", "i1"),  # public
        ("winner", "i1"),  # of the bids; public
        ("shuffled", "i1"),  # whether the winner has shuffled the pile; public
        ("phase", "i1"),  # public
        ("ending", "i1"),  # public
    ]
)

ZONES = (
    Zone("number", (SEATS,), cards="numbers", heap=True, offset=FIRST_NUMBER),
    Zone("spent", (), cards="spent", heap=True, offset=FIRST_NUMBER),
    Zone("prize", (), cards="prize"),
    Zone("won", (SEATS,), cards="won", heap=True, offset=FIRST_PRIZE),
    Zone("lost", (), cards="lost", heap=True, offset=FIRST_PRIZE),
    Zone("pile", (), cards="pile", hidden=True),
)
PLACES = Places(ZONES)
AT_NUMBER, AT_SPENT, AT_PRIZE, AT_WON, AT_LOST, AT_PILE = (PLACES.first[zone.name] for zone in ZONES)

number = Argument("number", tuple(range(1, NUMBERS + 1)), tuple(str(i) for i in range(1, NUMBERS + 1)))
FAMILIES = (
    Family("bid", "bid {number}", (number,), ("number.{me}.{number}",)),
    Family("keep", "keep the prize", (), ("prize", "won.{me}")),
    Family("discard", "discard the prize", (), ("prize", "lost")),
    Family("shuffle", "shuffle the pile", (), ("pile", "pile")),
    Family("next", "next round", (), ("pile", "prize")),
)
PHASE_FAMILIES = {"bids": ("bid",), "prize": ("keep", "discard"), "next": ("shuffle", "next"), "over": ()}
ACTIONS = Actions(FAMILIES, PHASE_FAMILIES)
FAMILY_OF = ACTIONS.family_of
ARGUMENT = ACTIONS.argument[0]
BID, KEEP, DISCARD, SHUFFLE, NEXT = range(len(FAMILIES))
BIDS, PRIZE, BETWEEN, OVER = range(len(PHASE_FAMILIES))

REASONS = (
    Reason("allowed", ""),
    Reason("not_now", "S1"),
    Reason("number_spent", "S2"),
    Reason("shuffled_already", "S4"),
)
ALLOWED, NOT_NOW, NUMBER_SPENT, SHUFFLED_ALREADY = range(len(REASONS))

EVENTS = ("none", "turned_up", "bid", "tied", "kept", "discarded", "shuffled", "game_over")
_, TURNED_UP, BIDDEN, TIED, KEPT, DISCARDED, SHUFFLED, GAME_OVER = range(len(EVENTS))

ENDINGS = ("running", "rounds")
RUNNING, ROUNDS_PLAYED = range(len(ENDINGS))
