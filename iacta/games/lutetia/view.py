"""Who may know what follows from the state's declaration; here is how what a viewer does not know is dealt anew."""

from __future__ import annotations

from typing import TYPE_CHECKING

from iacta.engine.compiling.rule import rule
from iacta.engine.rules.declaration import view_of
from iacta.engine.rules.piles import think_shuffle
from iacta.engine.rules.random import think64, think_below
from iacta.games.lutetia.kinds import (
    FIRST_ACTION,
    FIRST_BAZAAR,
    FIRST_PLACE,
    KINDS,
    RESOURCES,
    ROW,
    SLOTS,
    Kind,
)
from iacta.games.lutetia.names import Side
from iacta.games.lutetia.state import SEATS, SIDES, State

if TYPE_CHECKING:
    from iacta.engine.rules.arrays import Row
    from iacta.games.lutetia.cards import Numbers

view = view_of(State)


@rule
def unseen(v: State, k: Numbers, kind: int) -> int:
    """How many cards of a kind nobody has seen."""
    count = k.copies[v.seats, kind] - v.gone[kind]
    for slot in range(SLOTS):
        count -= v.market[slot] == kind
    for seat in range(SEATS):
        count -= v.owned[seat, kind]
        if kind == Kind.APPRENTICE:
            for resource in range(len(RESOURCES)):
                count -= v.attached[seat, resource, 0]
    return count


@rule
def deal_characters(v: State, k: Numbers, s: State, g: Row) -> None:
    lying = 0
    for kind in range(1, FIRST_PLACE):
        for _ in range(unseen(v, k, kind)):
            s.characters[lying] = kind
            lying += 1
    think_shuffle(g, s.characters, 0, lying)


@rule
def deal_places(v: State, k: Numbers, s: State, g: Row) -> None:
    """The bazaars put aside are any of those that nobody has seen; the other places lie in the deck (T2)."""
    lying = 0
    aside = v.box_left
    bazaars = 0
    for kind in range(FIRST_BAZAAR, KINDS):
        bazaars += unseen(v, k, kind)
    for kind in range(FIRST_PLACE, KINDS):
        for _ in range(unseen(v, k, kind)):
            if kind >= FIRST_BAZAAR:
                bazaars -= 1
                if think_below(g, bazaars + 1) < aside:
                    aside -= 1
                    s.box[aside] = kind
                    continue
            s.places[lying] = kind
            lying += 1
    think_shuffle(g, s.box, 0, v.box_left)
    think_shuffle(g, s.places, 0, lying)


@rule
def slot_in_play(v: State, number: int) -> int:
    """The slots in play, counted from 0 through both rows (T1)."""
    return number if number < v.row else ROW + number - v.row


@rule
def lay_any_pair(v: State, g: Row, seat: int, s: State) -> None:
    """Two action cards, each pair equally likely, left and right at random (T5). The last number stands for income."""
    income = 2 * v.row
    while True:
        one = think_below(g, income + 1)
        other = think_below(g, income + 1)
        if one < other or (one == income and other == income):  # every pair in one order
            break
    first = FIRST_ACTION + slot_in_play(v, one) if one < income else Kind.INCOME
    second = FIRST_ACTION + slot_in_play(v, other) if other < income else Kind.INCOME
    swapped = think_below(g, SIDES)
    s.bid[seat, Side.LEFT] = second if swapped else first
    s.bid[seat, Side.RIGHT] = first if swapped else second


@rule
def determinize(v: State, k: Numbers, viewer: int, s: State, g: Row) -> None:
    """Fill the view's gaps with one deal the viewer cannot rule out, each such deal equally likely."""
    view(v, viewer, s)
    s.drawn = 0
    s.key[0] = think64(g)
    s.key[1] = think64(g)
    deal_characters(v, k, s, g)
    deal_places(v, k, s, g)
    for seat in range(v.seats):
        if v.bid[seat, Side.LEFT] == Kind.UNKNOWN:
            lay_any_pair(v, g, seat, s)
