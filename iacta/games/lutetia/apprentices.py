"""Apprentices: each joins one kind of its owner's artisans for good (T13)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from iacta.engine.compiling.rule import rule
from iacta.engine.rules.events import tell
from iacta.games.lutetia.estate import has_artisan, is_artisan, kinds_of_artisan, only_artisan
from iacta.games.lutetia.kinds import Kind
from iacta.games.lutetia.names import Event, Reason
from iacta.games.lutetia.state import EVERYBODY, at_attached, at_owned

if TYPE_CHECKING:
    from iacta.games.lutetia.cards import Numbers
    from iacta.games.lutetia.state import State


@rule
def forbids_attach(s: State, me: int, resource: int) -> int:
    return Reason.ALLOWED if has_artisan(s, me, resource) else Reason.NO_SUCH_ARTISAN


@rule
def attach(s: State, seat: int, resource: int) -> None:
    s.owned[seat, Kind.APPRENTICE] -= 1
    s.attached[seat, resource - 1, 0] += 1
    tell(s, Event.APPRENTICED, seat, Kind.APPRENTICE, at_owned(seat), at_attached(seat, resource - 1), EVERYBODY)


@rule
def attach_without_choice(s: State, k: Numbers, seat: int, card: int) -> bool:
    """After a purchase: those that waited join the first artisan; a new apprentice joins the only kind there is.
    Whether the seat has to choose."""
    if is_artisan(card):
        for _ in range(s.owned[seat, Kind.APPRENTICE]):
            attach(s, seat, k.resource[card])
    elif card == Kind.APPRENTICE and kinds_of_artisan(s, seat) == 1:
        attach(s, seat, only_artisan(s, seat))
    return card == Kind.APPRENTICE and kinds_of_artisan(s, seat) > 1
