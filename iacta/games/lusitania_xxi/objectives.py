"""The Laurus and Virtus cards: who meets their conditions, and what they bring (X19–X28)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from iacta.engine.compiling.rule import rule
from iacta.engine.rules.events import tell
from iacta.games.lusitania_xxi.kinds import FIRST_PIECE, OBJECTIVES, Kind, Objective
from iacta.games.lusitania_xxi.names import Event, Reason
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

COOK_CELL = 6
GUNNER_CELL = 7


@rule
def has(s: State, seat: int, objective: int) -> bool:
    """Whether the seat has taken this Laurus or Virtus card."""
    return s.objective[objective] == TAKEN + seat


@rule
def carries(s: State, seat: int, one: int, two: int, three: int) -> bool:
    """Whether the legion carries these three kinds of equipment."""
    return (
        s.kit[seat, one - FIRST_PIECE] > 0
        and s.kit[seat, two - FIRST_PIECE] > 0
        and s.kit[seat, three - FIRST_PIECE] > 0
    )


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
        if row == 3:
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
    if objective == Objective.STONE_BOW_HORSE:
        return carries(s, me, Kind.STONE, Kind.BOW, Kind.HORSE)  # X19
    if objective == Objective.TWO_PAIRS:
        return pairs(s, me) >= 2  # X20
    if objective == Objective.FOUR_KINDS:
        return kinds_of_equipment(s, me) >= 4  # X21
    if objective == Objective.FIRST_FOUR_CELLS:
        return cells_held(s, me, 1, 4)  # X22
    if objective == Objective.LAST_THREE_CELLS:
        return cells_held(s, me, 5, 7)  # X23
    if objective == Objective.SECOND_COPY:
        return carries(s, me, Kind.STONE, Kind.AXE, Kind.HORSE)  # X24
    if objective == Objective.THIRD_MERCENARY:
        return carries(s, me, Kind.SWORD, Kind.SPEAR, Kind.SHIELD)  # X25
    if objective == Objective.TWO_DISMISSALS:
        return carries(s, me, Kind.SWORD, Kind.AXE, Kind.BOW)  # X26
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
