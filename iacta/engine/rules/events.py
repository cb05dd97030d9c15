"""What just happened: a bounded list of events at the end of a state. Everybody is told that an event happened; it says
who may know its card. Amounts, of money for instance, and further facts are open to all.

Only a match needs them. Whoever thinks carries states without events, where nothing here does anything; so no rule may
depend on them but those that tell."""

from typing import Protocol

from iacta.engine.compiling.rule import telling
from iacta.engine.rules.arrays import Grid

KIND, SEAT, CARD, SOURCE, TARGET, KNOWN, AMOUNT = range(7)
EVENT_FIELDS = 7  # that the events of every game have; further facts come after them

NOBODY = -1  # an event of the table, not of a seat
NO_CARD = -1
ALL = 0x7FFF  # every seat that there can be, and the spectators


class Happening(Protocol):
    """A state in which things happen."""

    happened: int
    events: Grid


@telling
def forget(s: Happening) -> None:
    """A new step begins: what happened before is history."""
    for i in range(min(s.happened, len(s.events))):
        for j in range(s.events.shape[1]):
            s.events[i, j] = 0
    s.happened = 0


@telling
def tell(s: Happening, kind: int, seat: int, card: int, source: int, target: int, known: int) -> None:
    """Add an event. Beyond the bound only the count goes on, and a match refuses the step."""
    n = s.happened
    if n < len(s.events):
        s.events[n, KIND] = kind
        s.events[n, SEAT] = seat
        s.events[n, CARD] = card
        s.events[n, SOURCE] = source
        s.events[n, TARGET] = target
        s.events[n, KNOWN] = known
    s.happened = n + 1


@telling
def of_amount(s: Happening, amount: int) -> None:
    """The event just told is of this amount."""
    if s.happened <= len(s.events):
        s.events[s.happened - 1, AMOUNT] = amount


@telling
def add_fact(s: Happening, place: int, number: int) -> None:
    """A further fact of the event just told, in its place among them."""
    if s.happened <= len(s.events):
        s.events[s.happened - 1, EVENT_FIELDS + place] = number


@telling
def tell_amount(s: Happening, kind: int, seat: int, amount: int, place: int) -> None:
    """Add an event of an amount at a place, without a card."""
    tell(s, kind, seat, NO_CARD, place, place, ALL)
    of_amount(s, amount)


@telling
def told_so_far(s: Happening) -> int:
    """How many events the step has had."""
    return s.happened


@telling
def room_for_events(s: Happening) -> int:
    """How many more can be told."""
    return len(s.events) - s.happened


@telling
def view_events(s: Happening, bit: int, v: Happening) -> None:
    """Copy the events for a viewer: all of them, with the card only where the viewer may know it."""
    for i in range(min(s.happened, len(s.events))):
        for j in range(s.events.shape[1]):
            v.events[i, j] = s.events[i, j]
        if s.events[i, KNOWN] & bit == 0:
            v.events[i, CARD] = 0
    v.happened = s.happened
