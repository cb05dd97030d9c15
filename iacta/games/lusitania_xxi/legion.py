"""The legion: recruiting soldiers, equipment and visitors, and dismissing cards (X7–X10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from iacta.engine.compiling.rule import rule
from iacta.engine.rules.events import tell
from iacta.engine.rules.meanings import EMPTY
from iacta.games.lusitania_xxi.kinds import FIRST_PIECE, Objective
from iacta.games.lusitania_xxi.names import Event, Reason
from iacta.games.lusitania_xxi.objectives import MORE_PIECES, has
from iacta.games.lusitania_xxi.sorts import is_equipment, is_mars, is_mercenary, is_soldier, stands_at_the_end
from iacta.games.lusitania_xxi.state import LAST_CELL, PIECES, SOLDIERS, at_dismissed, at_gear, at_hand, at_legion
from iacta.games.lusitanias.hands import EVERYBODY, HAND, leave_hand, play_openly
from iacta.games.lusitanias.legionaries import another_wears, is_legionary, wears_another

if TYPE_CHECKING:
    from iacta.games.lusitania_xxi.cards import Numbers
    from iacta.games.lusitania_xxi.state import State

MERCENARIES = 2


@rule
def mercenaries(s: State, me: int) -> int:
    count = 0
    for cell in range(1, SOLDIERS + 1):
        if is_mercenary(s.legion[me, cell]):
            count += 1
    return count


@rule
def forbids_soldier(s: State, k: Numbers, me: int, card: int) -> int:
    """A soldier may join: its cell is free, its colour is ours and nobody else's, mercenaries are few (X7)."""
    if s.legion[me, k.cell[card]] != EMPTY:
        return Reason.CELL_TAKEN
    if is_mercenary(card) and mercenaries(s, me) >= MERCENARIES + has(s, me, Objective.THIRD_MERCENARY):
        return Reason.TOO_MANY_MERCENARIES
    if is_legionary(card):
        if wears_another(s, me, k.colour[card]):
            return Reason.WRONG_COLOUR
        if s.exclusive_colours and another_wears(s, me, k.colour[card]):
            return Reason.COLOUR_OF_ANOTHER
    return Reason.ALLOWED


@rule
def end_cell(s: State, seat: int) -> int:
    """The cell for a visitor or Mars card: 0 if empty, else 8; EMPTY if both are full (X9)."""
    if s.legion[seat, 0] == EMPTY:
        return 0
    if s.legion[seat, LAST_CELL] == EMPTY:
        return LAST_CELL
    return EMPTY


@rule
def forbids_recruit(s: State, k: Numbers, me: int, place: int) -> int:
    """A soldier, visitor or Commander may be laid in the legion (X7, X9)."""
    card = s.hand[me, place]
    if card == EMPTY:
        return Reason.NO_CARD_THERE
    if is_soldier(card):
        return forbids_soldier(s, k, me, card)
    if stands_at_the_end(card):
        return Reason.ENDS_TAKEN if end_cell(s, me) == EMPTY else Reason.ALLOWED
    return Reason.EQUIPMENT_NEEDS_SOLDIER


@rule
def recruit(s: State, k: Numbers, me: int, place: int) -> None:
    """Lay a soldier in the cell of its numeral, anybody else in cell 0 or 8 (X7, X9)."""
    card = play_openly(s, me, place)
    cell = k.cell[card] if is_soldier(card) else end_cell(s, me)
    s.legion[me, cell] = card
    if is_legionary(card):
        s.colour[me] = k.colour[card]
    tell(s, Event.RECRUITED, me, card, at_hand(me, place), at_legion(me, cell), EVERYBODY)


@rule
def pieces_beyond_print(s: State, k: Numbers, me: int, cell: int) -> int:
    """How many pieces under the soldier are of kinds not printed on it (X28)."""
    count = 0
    for piece in range(PIECES):
        if k.slot[s.legion[me, cell], piece] == 0:
            count += s.gear[me, cell, piece]
    return count


@rule
def has_printed_room(s: State, k: Numbers, me: int, cell: int, piece: int) -> int:
    """Whether the soldier in the cell has an empty slot for this kind (X8)."""
    soldier = s.legion[me, cell]
    # A choice slot never holds both kinds; in any other the piece is its own rival.
    taken = s.gear[me, cell, piece] | s.gear[me, cell, k.rival[soldier, piece]]
    return (k.slot[soldier, piece] > 0) & (taken == 0)  # not `and`: bots ask it so often that jumps would cost


@rule
def has_room(s: State, k: Numbers, me: int, cell: int, piece: int) -> bool:
    """Whether the soldier in the cell may carry one more of this kind (X8, X24, X28)."""
    if has_printed_room(s, k, me, cell, piece):
        return True
    soldier = s.legion[me, cell]
    doubled = has(s, me, Objective.SECOND_COPY) and s.doubled_cell == cell
    if k.slot[soldier, piece] > 0:
        return doubled and s.doubled_piece == piece and s.gear[me, cell, piece] == 1
    if not (has(s, me, Objective.TWO_MORE_PIECES) and s.burdened_cell == cell):
        return False
    others = pieces_beyond_print(s, k, me, cell)
    if others < MORE_PIECES:
        return True
    # A third place is there for a second copy of a piece that Virtus 6 marks (X28).
    if others > MORE_PIECES or not doubled or k.slot[soldier, s.doubled_piece] > 0:
        return False
    return s.gear[me, cell, s.doubled_piece] + (s.doubled_piece == piece) >= 2


@rule
def forbids_equip(s: State, k: Numbers, me: int, place: int, cell: int) -> int:
    """Equipment is laid under a soldier of one's own that has room for it (X8)."""
    card = s.hand[me, place]
    if card == EMPTY:
        return Reason.NO_CARD_THERE
    if not is_equipment(card):
        return Reason.NOT_EQUIPMENT
    if not is_soldier(s.legion[me, cell]):
        return Reason.NO_SOLDIER_THERE
    return Reason.ALLOWED if has_room(s, k, me, cell, card - FIRST_PIECE) else Reason.NO_ROOM


@rule
def equip(s: State, me: int, place: int, cell: int) -> None:
    card = play_openly(s, me, place)
    s.gear[me, cell, card - FIRST_PIECE] += 1
    s.kit[me, card - FIRST_PIECE] += 1
    tell(s, Event.EQUIPPED, me, card, at_hand(me, place), at_gear(me, cell), EVERYBODY)


@rule
def forbids_dismiss(s: State, me: int, place: int) -> int:
    """Any card but a Mars card may be dismissed (X10)."""
    if s.hand[me, place] == EMPTY:
        return Reason.NO_CARD_THERE
    return Reason.MARS_STAYS if is_mars(s.hand[me, place]) else Reason.ALLOWED


@rule
def forbids_dismiss_two(s: State, me: int, places: int) -> int:
    """Two at once with Virtus 8, neither a Mars card (X26)."""
    if not has(s, me, Objective.TWO_DISMISSALS):
        return Reason.ONE_AT_A_TIME
    for place in range(HAND):
        if places >> place & 1:
            why = forbids_dismiss(s, me, place)
            if why != Reason.ALLOWED:
                return why
    return Reason.ALLOWED


@rule
def dismiss(s: State, me: int, place: int) -> None:
    """Lay a hand card face down beside the legion; who knows it still does (X10)."""
    lying = s.dismissals[me]
    s.dismissed_seen[me, lying] = s.seen[me, place]
    s.dismissed_origin[me, lying] = s.origin[me, place]
    s.dismissed[me, lying] = leave_hand(s, me, place)
    s.dismissals[me] = lying + 1
    known = s.dismissed_seen[me, lying]
    tell(s, Event.DISMISSED, me, s.dismissed[me, lying], at_hand(me, place), at_dismissed(me, lying), known)
