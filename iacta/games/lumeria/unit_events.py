"""How the rules of Lumeria tell what happens: to everybody, since nothing is hidden but dice that have not fallen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from iacta.engine.compiling.rule import telling
from iacta.engine.rules.events import ALL, AMOUNT, NO_CARD, NOBODY, of_amount, tell
from iacta.engine.rules.places import NOWHERE
from iacta.games.lumeria.state import at_field

if TYPE_CHECKING:
    from iacta.games.lumeria.state import State

EVERYBODY = 0b111  # both seats and the spectators


@telling
def tell_of(s: State, event: int, seat: int, amount: int) -> None:
    """Something that is about no unit."""
    tell(s, event, seat, NO_CARD, NOWHERE, NOWHERE, ALL)
    of_amount(s, amount)


@telling
def tell_unit(s: State, event: int, seat: int, field: int, amount: int) -> None:
    """Something that happens to the unit on a field, and leaves it there."""
    tell(s, event, seat, s.unit[field], at_field(field), at_field(field), EVERYBODY)
    of_amount(s, amount)


@telling
def tell_move(s: State, event: int, seat: int, source: int, target: int) -> None:
    """The unit that is still on the source goes to the target."""
    tell(s, event, seat, s.unit[source], at_field(source), at_field(target), EVERYBODY)


@telling
def tell_level(s: State, event: int, begun: int) -> None:
    """Both sides have rolled the same, as told since the event `begun`, and roll again. Where another such roll could
    not be told, the next takes the place of this one, and the level roll told before it counts for both."""
    tell_of(s, event, NOBODY, 1)
    if len(s.events) - s.happened < s.happened - begun:
        s.happened = begun
        s.events[begun - 1, AMOUNT] += 1
