"""The army: recruiting soldiers and equipment (L7, L8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from iacta.engine.compiling.rule import ConstantTable, rule
from iacta.engine.rules.events import tell
from iacta.engine.rules.meanings import EMPTY
from iacta.games.lusitania.ending import TO_WIN, end_game, mercenaries, points
from iacta.games.lusitania.kinds import FIRST_PIECE, Kind
from iacta.games.lusitania.names import Ending, Event, Reason
from iacta.games.lusitania.piles import draw, lay_down
from iacta.games.lusitania.sorts import is_equipment, is_mercenary, is_soldier
from iacta.games.lusitania.state import AT_DOCTOR, AT_GUNNER, MERCENARIES, PIECES, at_army, at_gear, at_hand
from iacta.games.lusitanias.cards import MOST_SLOTS
from iacta.games.lusitanias.hands import EVERYBODY
from iacta.games.lusitanias.legionaries import another_wears, is_legionary, wears_another

if TYPE_CHECKING:
    from iacta.games.lusitania.cards import Numbers
    from iacta.games.lusitania.state import State


@rule
def forbids_soldier(s: State, k: Numbers, me: int, card: int) -> int:
    """A soldier may join: one doctor, one gunner, two mercenaries, no numeral twice, legionaries of a colour that is
    ours and nobody else's (L7)."""
    if card == Kind.DOCTOR:
        return Reason.ALLOWED if s.army[me, AT_DOCTOR] == EMPTY else Reason.DOCTOR_THERE
    if card == Kind.GUNNER:
        return Reason.ALLOWED if s.army[me, AT_GUNNER] == EMPTY else Reason.GUNNER_THERE
    if s.army[me, k.place[card]] != EMPTY:
        return Reason.NUMERAL_TAKEN
    if is_mercenary(card):
        return Reason.ALLOWED if mercenaries(s, me) < MERCENARIES else Reason.TOO_MANY_MERCENARIES
    if wears_another(s, me, k.colour[card]):
        return Reason.WRONG_COLOUR
    return Reason.COLOUR_OF_ANOTHER if another_wears(s, me, k.colour[card]) else Reason.ALLOWED


@rule
def forbids_recruit(s: State, k: Numbers, me: int, place: int) -> int:
    """Only soldiers are recruited without saying for whom (L7, L8, L14)."""
    card = s.hand[me, place]
    if is_soldier(card):
        return forbids_soldier(s, k, me, card)
    if is_equipment(card):
        return Reason.EQUIPMENT_NEEDS_SOLDIER
    return Reason.MUSICIAN_STAYS if card == Kind.MUSICIAN else Reason.SPECIAL_CARD


@rule
def recruit(s: State, k: Numbers, me: int, place: int) -> None:
    """Lay a soldier in the army, then draw one (L7)."""
    card = lay_down(s, me, place)
    s.army[me, k.place[card]] = card
    if is_legionary(card):
        s.colour[me] = k.colour[card]
    tell(s, Event.RECRUITED, me, card, at_hand(me, place), at_army(me, k.place[card]), EVERYBODY)
    army_has_grown(s, k, me, place)


# Of the sets of slots, numbered by their bits, those that a slot is not in: bit n stands for the n-th set.
WITHOUT = ConstantTable(sum(1 << n for n in range(1 << MOST_SLOTS) if not n >> slot & 1) for slot in range(MOST_SLOTS))


@rule
def one_more_filled(k: Numbers, soldier: int, piece: int, filled: int) -> int:
    """The sets of slots that can be full when one more piece is assigned, from those that can be full before."""
    more = 0
    for slot in range(MOST_SLOTS):
        if k.takes[soldier, piece] >> slot & 1:
            more |= (filled & WITHOUT[slot]) << (1 << slot)
    return more


@rule
def filled_slots(s: State, k: Numbers, me: int, place: int) -> int:
    """The sets of slots that can be full when all equipment of the soldier is assigned to different slots (L8)."""
    filled = 1
    for piece in range(PIECES):
        for _ in range(s.gear[me, place, piece]):
            filled = one_more_filled(k, s.army[me, place], piece, filled)
    return filled


@rule
def has_room(s: State, k: Numbers, me: int, place: int, piece: int) -> bool:
    """Whether all equipment of the soldier and one more of this kind can be assigned to different slots (L8)."""
    return one_more_filled(k, s.army[me, place], piece, filled_slots(s, k, me, place)) != 0


@rule
def forbids_equip(s: State, k: Numbers, me: int, place: int, numeral: int) -> int:
    """Equipment is laid under a soldier of one's own that has room for it (L8)."""
    card = s.hand[me, place]
    if not is_equipment(card):
        return Reason.NOT_EQUIPMENT
    if s.army[me, numeral] == EMPTY:
        return Reason.NO_SOLDIER_THERE
    return Reason.ALLOWED if has_room(s, k, me, numeral, card - FIRST_PIECE) else Reason.NO_ROOM


@rule
def equip(s: State, k: Numbers, me: int, place: int, numeral: int) -> None:
    """Lay equipment under a soldier, then draw one (L8)."""
    card = lay_down(s, me, place)
    s.gear[me, numeral, card - FIRST_PIECE] += 1
    tell(s, Event.EQUIPPED, me, card, at_hand(me, place), at_gear(me, numeral), EVERYBODY)
    army_has_grown(s, k, me, place)


@rule
def army_has_grown(s: State, k: Numbers, me: int, place: int) -> None:
    """Twenty points win before a card is drawn (L13)."""
    if points(s, k, me) >= TO_WIN:
        end_game(s, Ending.TWENTY)
    draw(s, me, place, Event.DRAWN)
