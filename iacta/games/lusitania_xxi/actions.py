"""The actions of Lusitania XXI, and what can be decided in each phase of a turn."""

from iacta.engine.rules.actions import Actions, Argument, Family
from iacta.games.lusitania_xxi.kinds import EQUIPMENT, KINDS, NAMES
from iacta.games.lusitania_xxi.reasons import ALREADY_ACTED, FINISH_FIRST, GAME_IS_OVER
from iacta.games.lusitania_xxi.state import CAMP, CELLS, DECK, NUMERALS
from iacta.games.lusitanias.hands import HAND, SEATS

WORDS_OF_CELLS = tuple(numeral.lower() for numeral in NUMERALS)


def counted(name: str, size: int) -> Argument:
    """Places that people count from 1."""
    return Argument(name, tuple(range(size)), tuple(str(i + 1) for i in range(size)))


def some_of(name: str, least: int, most: int) -> Argument:
    """Several hand places at once, as a set of bits."""
    sets = [bits for bits in range(1, 1 << HAND) if least <= bits.bit_count() <= most]
    words = ("+".join(str(i + 1) for i in range(HAND) if bits >> i & 1) for bits in sets)
    return Argument(name, tuple(sets), tuple(words), several=True)


hand = counted("hand", HAND)
camp = counted("camp", CAMP)
cell = Argument("cell", tuple(range(1, CELLS - 1)), WORDS_OF_CELLS[1:-1])
end_cell = Argument("cell", (0, CELLS - 1), ("0", "8"))
piece = Argument("piece", tuple(range(len(EQUIPMENT))), EQUIPMENT)
kind = Argument("kind", tuple(range(1, KINDS)), NAMES[1:KINDS])
seat = Argument("seat", tuple(range(SEATS)), tuple(str(i) for i in range(SEATS)))
dismissed = counted("dismissed", DECK)
two = some_of("hands", 2, 2)
some = some_of("hands", 1, HAND)

IN_HAND = "hand.{me}.{hand}"
SOME_IN_HAND = "hand.{me}.{hands}"
IN_LEGION = "legion.{me}.{cell}"

FAMILIES = (
    Family("exchange", "exchange {hand} for {camp}", (hand, camp), (IN_HAND, "camp.{camp}")),
    Family("recruit", "recruit {hand}", (hand,), (IN_HAND, "legion.{me}")),
    Family("equip", "equip {hand} under {cell}", (hand, cell), (IN_HAND, IN_LEGION)),
    Family("dismiss", "dismiss {hand}", (hand,), (IN_HAND, "dismissed.{me}")),
    Family("dismiss_two", "dismiss {hands}", (two,), (SOME_IN_HAND, "dismissed.{me}")),
    Family("use", "use {cell}", (end_cell,), (IN_LEGION,)),
    Family("end", "end turn", (), ("turn",)),
    Family("enough", "enough", (), ("enough",)),
    Family("redraw", "redraw {hands}", (some,), (SOME_IN_HAND,)),
    Family("station", "station at {cell}", (cell,), (IN_LEGION,)),
    Family("give", "give {hand}", (hand,), (IN_HAND,)),
    Family("discard", "discard {hand}", (hand,), (IN_HAND,)),
    Family("take", "take {kind}", (kind,), ("discard.{kind}",)),
    Family("heal", "heal {dismissed}", (dismissed,), ("dismissed.{me}.{dismissed}",)),
    Family("rob", "rob seat {seat} at {cell}", (seat, cell), ("legion.{seat}.{cell}",)),
    Family("remove", "remove {piece}", (piece,), ("piece.{piece}",)),
    Family("double", "double {piece} at {cell}", (piece, cell), (IN_LEGION, "piece.{piece}")),
    Family("burden", "burden {cell}", (cell,), (IN_LEGION,)),
)

PHASES = {
    "turn": ("exchange", "recruit", "equip", "dismiss", "dismiss_two", "use", "end"),
    "after acting": ("use", "end"),
    "second exchange": ("exchange", "enough"),  # X27
    "commander": ("redraw",),  # X13
    "auxilia": ("station",),  # X14
    "senator": ("give",),  # X15
    "inspector discards": ("discard",),  # X16
    "inspector takes": ("take",),
    "doctor": ("heal",),  # X17
    "doctor again": ("heal", "enough"),
    "cleopatra": ("rob",),  # X18
    "cleopatra takes": ("remove",),
    "virtus 6": ("double",),  # X24
    "virtus 10": ("burden",),  # X28
    "over": (),
}

MANDATORY = ("exchange", "recruit", "equip", "dismiss", "dismiss_two")
NOT_NOW = {
    "after acting": dict.fromkeys(MANDATORY, ALREADY_ACTED),
    **{phase: dict.fromkeys((*MANDATORY, "use", "end"), FINISH_FIRST) for phase in tuple(PHASES)[2:-1]},
    "over": {family.name: GAME_IS_OVER for family in FAMILIES},
}

ACTIONS = Actions(FAMILIES, PHASES, NOT_NOW)
FAMILY_OF = ACTIONS.family_of
FIRST_ARGUMENT, SECOND_ARGUMENT, _ = ACTIONS.argument

(
    EXCHANGE,
    RECRUIT,
    EQUIP,
    DISMISS,
    DISMISS_TWO,
    USE,
    END,
    ENOUGH,
    REDRAW,
    STATION,
    GIVE,
    DISCARD,
    TAKE,
    HEAL,
    ROB,
    REMOVE,
    DOUBLE,
    BURDEN,
) = range(len(FAMILIES))

(
    TURN,
    AFTER_ACTING,
    SECOND_EXCHANGE,
    AT_COMMANDER,
    AT_AUXILIA,
    AT_SENATOR,
    INSPECTOR_DISCARDS,
    INSPECTOR_TAKES,
    AT_DOCTOR,
    DOCTOR_AGAIN,
    AT_CLEOPATRA,
    CLEOPATRA_TAKES,
    VIRTUS_6,
    VIRTUS_10,
    OVER,
) = range(len(PHASES))
