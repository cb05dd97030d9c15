"""The Laurus and Virtus cards: who meets their conditions, and what they bring (X19–X28)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from iacta.engine.compiling.rule import ConstantTable, rule
from iacta.engine.rules.events import tell
from iacta.games.lusitania_xxi.kinds import EQUIPMENT, OBJECTIVES, Kind, Objective
from iacta.games.lusitania_xxi.names import Event, Reason
from iacta.games.lusitania_xxi.plain_types import Asks, Brings
from iacta.games.lusitania_xxi.sorts import is_soldier
from iacta.games.lusitania_xxi.state import (
    PIECES,
    SOLDIERS,
    TAKEN,
    Holder,
    at_gear,
    at_legion,
    at_objective,
    at_prize,
    objective_card,
)
from iacta.games.lusitanias.hands import EVERYBODY

if TYPE_CHECKING:
    from iacta.games.lusitania_xxi.cards import Numbers
    from iacta.games.lusitania_xxi.state import State

PAIRS = 2  # X20
KINDS_OF_EQUIPMENT = 4  # X21
FIRST_CELL, FOURTH_CELL = 1, 4  # X22
FIFTH_CELL, SEVENTH_CELL = 5, 7  # X23
IN_A_ROW = 3  # X27
COOK_CELL = 6
GUNNER_CELL = 7
MORE_PIECES = 2  # X28

ASKS = {
    Objective.STONE_BOW_HORSE: Asks(equipment=[Kind.STONE.text, Kind.BOW.text, Kind.HORSE.text]),
    Objective.TWO_PAIRS: Asks(pairs=PAIRS),
    Objective.FOUR_KINDS: Asks(kinds=KINDS_OF_EQUIPMENT),
    Objective.FIRST_FOUR_CELLS: Asks(cells=list(range(FIRST_CELL, FOURTH_CELL + 1))),
    Objective.LAST_THREE_CELLS: Asks(cells=list(range(FIFTH_CELL, SEVENTH_CELL + 1))),
    Objective.SECOND_COPY: Asks(equipment=[Kind.STONE.text, Kind.AXE.text, Kind.HORSE.text]),
    Objective.THIRD_MERCENARY: Asks(equipment=[Kind.SWORD.text, Kind.SPEAR.text, Kind.SHIELD.text]),
    Objective.TWO_DISMISSALS: Asks(equipment=[Kind.SWORD.text, Kind.AXE.text, Kind.BOW.text]),
    Objective.TWO_EXCHANGES: Asks(in_a_row=IN_A_ROW),
    Objective.TWO_MORE_PIECES: Asks(soldiers=[Kind.COOK.text, Kind.GUNNER.text]),
}
BRINGS = {
    Objective.SECOND_COPY: Brings(copies=1),
    Objective.THIRD_MERCENARY: Brings(mercenaries=1),
    Objective.TWO_DISMISSALS: Brings(dismissals=2),
    Objective.TWO_EXCHANGES: Brings(exchanges=2),
    Objective.TWO_MORE_PIECES: Brings(pieces=MORE_PIECES),
}
# The equipment that an objective asks for, one bit for each kind.
EQUIPMENT_ASKED = ConstantTable(
    sum(1 << EQUIPMENT.index(piece) for piece in ASKS[objective].get("equipment", ())) for objective in Objective
)


@rule
def has(s: State, seat: int, objective: int) -> bool:
    """Whether the seat has taken this Laurus or Virtus card."""
    return s.objective[objective] == TAKEN + seat


@rule
def carries(s: State, seat: int, equipment: int) -> bool:
    """Whether the legion carries all these kinds of equipment, one bit each."""
    for piece in range(PIECES):
        if equipment >> piece & 1 and s.kit[seat, piece] == 0:
            return False
    return True


@rule
def pairs(s: State, seat: int) -> int:
    """Pairs of equal equipment, anywhere in the legion; four of a kind are two (X20)."""
    count = 0
    for piece in range(PIECES):
        count += s.kit[seat, piece] // 2
    return count


@rule
def kinds_of_equipment(s: State, seat: int) -> int:
    count = 0
    for piece in range(PIECES):
        if s.kit[seat, piece] > 0:
            count += 1
    return count


@rule
def cells_held(s: State, seat: int, first: int, last: int) -> bool:
    """Whether soldiers or Auxilia hold all these cells (X22, X23)."""
    for cell in range(first, last + 1):
        if not (is_soldier(s.legion[seat, cell]) or s.legion[seat, cell] == Kind.AUXILIA):
            return False
    return True


@rule
def three_soldiers_in_a_row(s: State, seat: int) -> bool:
    """Auxilia does not count here (X27)."""
    row = 0
    for cell in range(1, SOLDIERS + 1):
        row = row + 1 if is_soldier(s.legion[seat, cell]) else 0
        if row == IN_A_ROW:
            return True
    return False


@rule
def fully_equipped(s: State, k: Numbers, seat: int, cell: int) -> bool:
    """Whether every printed slot of the soldier holds a piece (X28)."""
    soldier = s.legion[seat, cell]
    for slot in range(1, k.slots[soldier] + 1):
        filled = False
        for piece in range(PIECES):
            if k.slot[soldier, piece] == slot and s.gear[seat, cell, piece] > 0:
                filled = True
        if not filled:
            return False
    return True


@rule
def meets(s: State, k: Numbers, me: int, objective: int) -> int:
    """Whether the seat meets the card's condition."""
    if EQUIPMENT_ASKED[objective] != 0:
        return carries(s, me, EQUIPMENT_ASKED[objective])  # X19, X24, X25, X26
    if objective == Objective.TWO_PAIRS:
        return pairs(s, me) >= PAIRS  # X20
    if objective == Objective.FOUR_KINDS:
        return kinds_of_equipment(s, me) >= KINDS_OF_EQUIPMENT  # X21
    if objective == Objective.FIRST_FOUR_CELLS:
        return cells_held(s, me, FIRST_CELL, FOURTH_CELL)  # X22
    if objective == Objective.LAST_THREE_CELLS:
        return cells_held(s, me, FIFTH_CELL, SEVENTH_CELL)  # X23
    if objective == Objective.TWO_EXCHANGES:
        return three_soldiers_in_a_row(s, me)  # X27
    cook_and_gunner = s.legion[me, COOK_CELL] == Kind.COOK and s.legion[me, GUNNER_CELL] == Kind.GUNNER
    return cook_and_gunner and fully_equipped(s, k, me, GUNNER_CELL)  # X28


@rule
def take_objectives(s: State, k: Numbers, me: int) -> None:
    """Take every open card whose condition is met, in clause order; it is compulsory."""
    for objective in range(OBJECTIVES):
        if s.objective[objective] == Holder.OPEN and meets(s, k, me, objective):
            s.objective[objective] = TAKEN + me
            card = objective_card(objective)
            tell(s, Event.OBJECTIVE_TAKEN, me, card, at_objective(objective), at_prize(me, objective), EVERYBODY)


@rule
def forbids_double(s: State, me: int, piece: int, cell: int) -> int:
    """Virtus 6 marks a piece under one of one's soldiers (X24)."""
    return Reason.ALLOWED if s.gear[me, cell, piece] > 0 else Reason.NO_PIECE_TO_DOUBLE


@rule
def double(s: State, me: int, piece: int, cell: int) -> None:
    s.doubled_cell = cell
    s.doubled_piece = piece
    card = objective_card(Objective.SECOND_COPY)
    tell(s, Event.DOUBLED, me, card, at_prize(me, Objective.SECOND_COPY), at_gear(me, cell), EVERYBODY)


@rule
def forbids_burden(s: State, me: int, cell: int) -> int:
    """Virtus 10 lies under any soldier, the cook too; Auxilia is none (X28)."""
    return Reason.ALLOWED if is_soldier(s.legion[me, cell]) else Reason.NOBODY_TO_CHOOSE


@rule
def burden(s: State, me: int, cell: int) -> None:
    s.burdened_cell = cell
    card = objective_card(Objective.TWO_MORE_PIECES)
    tell(s, Event.BURDENED, me, card, at_prize(me, Objective.TWO_MORE_PIECES), at_legion(me, cell), EVERYBODY)
