"""The kinds of card, as named integers. Two cards of one kind cannot be told apart; 0 is an unknown card."""

from iacta.games.lusitanias.kinds import LEGIONARIES, PROVINCE_COLOURS

COLOURS = (*PROVINCE_COLOURS, "white", "black")
WHITE, BLACK = range(len(PROVINCE_COLOURS), len(COLOURS))

EQUIPMENT = ("shield", "sword", "axe", "spear", "horse", "bow", "stone")

NAMES = (
    "unknown",
    *LEGIONARIES,
    *(f"mercenary-{numeral}" for numeral in range(1, 7)),
    "cook",
    "gunner",
    *EQUIPMENT,
    "auxilia",
    "senator",
    "cleopatra",
    "inspector",
    "doctor",
    "commander",
    "caesar",
    *(f"laurus-{number}" for number in range(1, 6)),
    *(f"virtus-{number}" for number in range(6, 11)),
)

FIRST_MERCENARY = NAMES.index("mercenary-1")
COOK = NAMES.index("cook")
GUNNER = NAMES.index("gunner")
LAST_SOLDIER = GUNNER
SHIELD, SWORD, AXE, SPEAR, HORSE, BOW, STONE = (NAMES.index(name) for name in EQUIPMENT)
AUXILIA = NAMES.index("auxilia")
SENATOR = NAMES.index("senator")
CLEOPATRA = NAMES.index("cleopatra")
INSPECTOR = NAMES.index("inspector")
DOCTOR = NAMES.index("doctor")
COMMANDER = NAMES.index("commander")
CAESAR = NAMES.index("caesar")
FIRST_OBJECTIVE = NAMES.index("laurus-1")

KINDS = FIRST_OBJECTIVE  # kinds that can lie in a hand, a pile or a legion, `unknown` included
OBJECTIVES = len(NAMES) - FIRST_OBJECTIVE
