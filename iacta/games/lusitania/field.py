"""The training field: replenishing it with the Commander, and trading with it (L4, L6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from iacta.engine.compiling.rule import rule
from iacta.engine.rules.events import tell
from iacta.engine.rules.meanings import EMPTY
from iacta.games.lusitania.ending import end_game
from iacta.games.lusitania.kinds import Kind
from iacta.games.lusitania.names import Ending, Event, Phase, Reason
from iacta.games.lusitania.piles import discard, fill_field, lay_down
from iacta.games.lusitania.state import FIELD, at_commander, at_field, at_hand
from iacta.games.lusitanias.hands import EVERYBODY, take_openly

if TYPE_CHECKING:
    from iacta.games.lusitania.state import State


@rule
def hand_over_commander(s: State, me: int, seat: int, how: int) -> None:
    """The Commander goes from its holder to a seat."""
    tell(s, how, me, Kind.COMMANDER, at_commander(s.commander, 0), at_commander(seat, 0), EVERYBODY)
    s.commander = seat


@rule
def forbids_replenish(s: State, me: int) -> int:
    return Reason.ALLOWED if s.commander == me else Reason.NO_COMMANDER


@rule
def replenish(s: State, me: int) -> None:
    """Discard the field and turn up four cards; then, if the game goes on, the Commander goes to the right (L4)."""
    for place in range(FIELD):
        card = s.field[place]
        s.field[place] = EMPTY
        discard(s, me, card, at_field(place), Event.DISCARDED)
    fill_field(s)
    if not s.ending:
        hand_over_commander(s, me, (me + s.seats - 1) % s.seats, Event.COMMANDER_PASSED)
        s.phase = Phase.AFTER_REPLENISHING


@rule
def trade(s: State, me: int, mine: int, theirs: int) -> None:
    """A hand card and a card of the field swap places; the Musician ends the game there (L6, L14)."""
    taken = s.field[theirs]
    given = lay_down(s, me, mine)
    take_openly(s, me, mine, taken)
    s.field[theirs] = given
    tell(s, Event.TAKEN, me, taken, at_field(theirs), at_hand(me, mine), EVERYBODY)
    tell(s, Event.GIVEN, me, given, at_hand(me, mine), at_field(theirs), EVERYBODY)
    if given == Kind.MUSICIAN:
        end_game(s, Ending.MUSICIAN)
