"""The kinds of card, as named integers. Two cards of one kind cannot be told apart; 0 is an unknown card."""

from iacta.games.lusitanias.kinds import LEGIONARIES, PROVINCE_COLOURS

COLOURS = (*PROVINCE_COLOURS, "black")
BLACK = len(PROVINCE_COLOURS)

EQUIPMENT = ("shield", "sword", "axe", "spear", "horse", "bow")

NAMES = (
    "unknown",
    *LEGIONARIES,
    *(f"mercenary-{numeral}" for numeral in range(1, 6)),
    "doctor",
    "gunner",
    *EQUIPMENT,
    "senator",
    "caesar",
    "musician",
    "mars",
    "commander",
)

FIRST_MERCENARY = NAMES.index("mercenary-1")
DOCTOR = NAMES.index("doctor")
GUNNER = NAMES.index("gunner")
LAST_MERCENARY = DOCTOR - 1
LAST_SOLDIER = GUNNER
SHIELD, SWORD, AXE, SPEAR, HORSE, BOW = (NAMES.index(name) for name in EQUIPMENT)
SENATOR = NAMES.index("senator")
CAESAR = NAMES.index("caesar")
MUSICIAN = NAMES.index("musician")
MARS = NAMES.index("mars")
COMMANDER = NAMES.index("commander")

KINDS = MARS  # kinds that can lie in a hand, on the field or in a pile, `unknown` included
