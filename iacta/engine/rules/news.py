"""What a seat learns from a step. All actions of a seat are tried at every position, so this is compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from iacta.engine.compiling.entry_points import EntryPoints
from iacta.engine.compiling.rule import rule
from iacta.engine.rules.events import CARD, KNOWN, SOURCE
from iacta.engine.rules.places import NOWHERE

if TYPE_CHECKING:
    from iacta.engine.rules.arrays import Grid, Records, Row
    from iacta.engine.rules.declaration import GameState

UNKNOWN = 0  # the kind of a card that a view does not show


@rule
def signed(byte: int) -> int:
    return byte - 256 if byte > 127 else byte


@rule
def is_news(before: Grid, seat: int, source: int, card: int, known: int, hidden: Row, cell: Row) -> bool:
    """Whether an event tells of a card that came out of a pile, or tells the seat of one that lay hidden from it.
    `hidden` says of each place whether it is in a pile, `cell` which byte is its card, if that may be hidden."""
    if source == NOWHERE:
        return False
    if hidden[source]:
        return True
    return card > 0 and known >> seat & 1 == 1 and cell[source] >= 0 and before[0, cell[source]] == UNKNOWN


@rule
def shows_more(before: Grid, after: Grid, i: int, cards: Row, counted: Row, gained: Row) -> bool:
    """Whether the i-th view after shows more cards of some kind than the one before. `cards` are the bytes of a record
    that hold cards; `counted` is the kind that a heap's byte counts, or negative where the byte is a kind."""
    for kind in range(len(gained)):
        gained[kind] = 0
    for j in range(len(cards)):
        was = signed(before[0, cards[j]])
        now = signed(after[i, cards[j]])
        if counted[j] >= 0:
            gained[counted[j]] += now - was
        elif was != now:
            if was > 0:
                gained[was] -= 1
            if now > 0:
                gained[now] += 1
    more = False
    for kind in range(len(gained)):
        more = more or gained[kind] > 0
    return more


@rule
def learns(
    s: GameState,
    before: Grid,
    after: Grid,
    i: int,
    seat: int,
    hidden: Row,
    cell: Row,
    cards: Row,
    counted: Row,
    gained: Row,
) -> bool:
    for j in range(s.happened):
        if is_news(before, seat, s.events[j, SOURCE], s.events[j, CARD], s.events[j, KNOWN], hidden, cell):
            return True
    return shows_more(before, after, i, cards, counted, gained)


@rule
def entry_learnt(
    S: Records,
    before: Grid,
    after: Grid,
    seat: int,
    hidden: Row,
    cell: Row,
    cards: Row,
    counted: Row,
    gained: Row,
    out: Row,
) -> None:
    """For each state after a step, whether the mover was told of a card that came out of a pile or lay hidden from it,
    or whether its view after the step shows a card that the view before did not. Views are bytes, a row each.

    Counting alone would not do: one card may leave the view as another of its kind enters it."""
    for i in range(len(out)):
        out[i] = learns(S[i], before, after, i, seat, hidden, cell, cards, counted, gained)


NEWS_ENTRY_POINTS = EntryPoints({entry_learnt: "Tbbinnnnnm"})
