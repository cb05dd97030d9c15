"""The actions of Lusitania XXI, and what can be decided in each phase of a turn."""

from iacta.engine.rules.actions import Actions, Argument, Families
from iacta.games.lusitania_xxi.kinds import EQUIPMENT, KINDS, NAMES
from iacta.games.lusitania_xxi.names import Phase, Reason
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


class Family(Families):
    """The forms of actions: the text, the arguments, and what a person clicks."""

    EXCHANGE = "exchange {hand} for {camp}", (hand, camp), (IN_HAND, "camp.{camp}")
    RECRUIT = "recruit {hand}", (hand,), (IN_HAND, "legion.{me}")
    EQUIP = "equip {hand} under {cell}", (hand, cell), (IN_HAND, IN_LEGION)
    DISMISS = "dismiss {hand}", (hand,), (IN_HAND, "dismissed.{me}")
    DISMISS_TWO = "dismiss {hands}", (two,), (SOME_IN_HAND, "dismissed.{me}")
    USE = "use {cell}", (end_cell,), (IN_LEGION,)
    END = "end turn", (), ("turn",)
    ENOUGH = "enough", (), ("enough",)
    REDRAW = "redraw {hands}", (some,), (SOME_IN_HAND,)
    STATION = "station at {cell}", (cell,), (IN_LEGION,)
    GIVE = "give {hand}", (hand,), (IN_HAND,)
    DISCARD = "discard {hand}", (hand,), (IN_HAND,)
    TAKE = "take {kind}", (kind,), ("discard.{kind}",)
    HEAL = "heal {dismissed}", (dismissed,), ("dismissed.{me}.{dismissed}",)
    ROB = "rob seat {seat} at {cell}", (seat, cell), ("legion.{seat}.{cell}",)
    REMOVE = "remove {piece}", (piece,), ("piece.{piece}",)
    DOUBLE = "double {piece} at {cell}", (piece, cell), (IN_LEGION, "piece.{piece}")
    BURDEN = "burden {cell}", (cell,), (IN_LEGION,)


PHASES = {
    Phase.TURN: (
        Family.EXCHANGE,
        Family.RECRUIT,
        Family.EQUIP,
        Family.DISMISS,
        Family.DISMISS_TWO,
        Family.USE,
        Family.END,
    ),
    Phase.AFTER_ACTING: (Family.USE, Family.END),
    Phase.SECOND_EXCHANGE: (Family.EXCHANGE, Family.ENOUGH),  # X27
    Phase.COMMANDER: (Family.REDRAW,),  # X13
    Phase.AUXILIA: (Family.STATION,),  # X14
    Phase.SENATOR: (Family.GIVE,),  # X15
    Phase.INSPECTOR_DISCARDS: (Family.DISCARD,),  # X16
    Phase.INSPECTOR_TAKES: (Family.TAKE,),
    Phase.DOCTOR: (Family.HEAL,),  # X17
    Phase.DOCTOR_AGAIN: (Family.HEAL, Family.ENOUGH),
    Phase.CLEOPATRA: (Family.ROB,),  # X18
    Phase.CLEOPATRA_TAKES: (Family.REMOVE,),
    Phase.VIRTUS_6: (Family.DOUBLE,),  # X24
    Phase.VIRTUS_10: (Family.BURDEN,),  # X28
    Phase.OVER: (),
}

MANDATORY = (Family.EXCHANGE, Family.RECRUIT, Family.EQUIP, Family.DISMISS, Family.DISMISS_TWO)
NOT_NOW = {
    Phase.AFTER_ACTING: dict.fromkeys(MANDATORY, Reason.ALREADY_ACTED),
    **{
        phase: dict.fromkeys((*MANDATORY, Family.USE, Family.END), Reason.FINISH_FIRST) for phase in tuple(PHASES)[2:-1]
    },
    Phase.OVER: dict.fromkeys(Family, Reason.GAME_IS_OVER),
}

ACTIONS = Actions(Family, PHASES, NOT_NOW)
FAMILY_OF = ACTIONS.family_of
FIRST_ARGUMENT, SECOND_ARGUMENT, _ = ACTIONS.argument
