"""What an army is worth, how the game ends, and who is ahead (L13–L17)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from iacta.engine.compiling.rule import rule
from iacta.engine.rules.events import NO_CARD, NOBODY, tell
from iacta.engine.rules.meanings import EMPTY
from iacta.engine.rules.places import NOWHERE
from iacta.games.lusitania.kinds import FIRST_PIECE, Kind
from iacta.games.lusitania.names import Event, Phase
from iacta.games.lusitania.sorts import is_mercenary
from iacta.games.lusitania.state import ARMY, LAST_NUMERAL, MERCENARIES, PIECES
from iacta.games.lusitanias.hands import EVERYBODY, SEATS

if TYPE_CHECKING:
    from iacta.games.lusitania.cards import Numbers
    from iacta.games.lusitania.state import State

TO_WIN = 20


@rule
def soldier_points(s: State, k: Numbers, seat: int) -> int:
    worth = 0
    for place in range(1, ARMY):
        if s.army[seat, place] != EMPTY:
            worth += k.vp[s.army[seat, place]]
    return worth


@rule
def equipment_points(s: State, k: Numbers, seat: int) -> int:
    worth = 0
    for place in range(1, LAST_NUMERAL + 1):
        for piece in range(PIECES):
            worth += s.gear[seat, place, piece] * k.vp[FIRST_PIECE + piece]
    return worth


@rule
def mars_points(s: State, k: Numbers, seat: int) -> int:
    return 0 if s.mars_used[seat] else k.vp[Kind.MARS]


@rule
def points(s: State, k: Numbers, seat: int) -> int:
    """The worth of an army: soldiers, equipment, and the Mars card while it is unused (L13)."""
    return soldier_points(s, k, seat) + equipment_points(s, k, seat) + mars_points(s, k, seat)


@rule
def mercenaries(s: State, seat: int) -> int:
    count = 0
    for place in range(1, LAST_NUMERAL + 1):
        if is_mercenary(s.army[seat, place]):
            count += 1
    return count


@rule
def turns_from_commander(s: State, seat: int) -> int:
    """How far the seat's turn is from that of the Commander's holder, who counts as first (L16)."""
    return (seat + s.seats - s.commander) % s.seats


@rule
def standing(s: State, k: Numbers, seat: int) -> int:
    """A number that is higher the further ahead a seat is: points count first; among equal points fewer mercenaries;
    among these a later turn, counted from the Commander (L16). No two seats have the same."""
    by_mercenaries = points(s, k, seat) * (MERCENARIES + 1) - mercenaries(s, seat)
    return by_mercenaries * SEATS + turns_from_commander(s, seat)


@rule
def end_game(s: State, why: int) -> None:
    s.ending = why
    s.phase = Phase.OVER
    tell(s, Event.GAME_OVER, NOBODY, NO_CARD, NOWHERE, NOWHERE, EVERYBODY)
