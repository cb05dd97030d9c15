"""Who looks at a table, who is away, and for whom a bot stands in."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Protocol

from iacta.server.json_text import Written
from iacta.server.messages import Message


class Viewer(Protocol):
    """Somebody who looks at a table: a guest at a seat, or a spectator."""

    @property
    def seat(self) -> int: ...

    def send(self, message: Message | Written) -> None: ...

    def close(self, code: int) -> None: ...


class Presence:
    """The viewers of one table. Somebody who is away has some time to return, as long as somebody else waits for it;
    then a bot stands in."""

    def __init__(self, seats: int, grace: float, changed: Callable[[], None]) -> None:
        """`changed` is called when a bot begins to stand in."""
        self.seats = range(seats)
        self.grace = grace
        self.changed = changed
        self.viewers: list[Viewer] = []
        self.standing_in: set[int] = set()
        self.waits: dict[int, asyncio.TimerHandle] = {}

    def is_here(self, seat: int) -> bool:
        return any(viewer.seat == seat for viewer in self.viewers)

    def add(self, viewer: Viewer) -> bool:
        """Somebody comes; whether that changes who is here."""
        changed = viewer.seat in self.seats and not self.is_here(viewer.seat)
        self.viewers.append(viewer)
        self.standing_in.discard(viewer.seat)
        timer = self.waits.pop(viewer.seat, None)
        if timer is not None:
            timer.cancel()
        return changed

    def remove(self, viewer: Viewer) -> bool:
        """Somebody goes; whether that changes who is here."""
        if viewer not in self.viewers:
            return False
        self.viewers.remove(viewer)
        return viewer.seat in self.seats and not self.is_here(viewer.seat)

    def wait_for(self, seats: list[int]) -> None:
        """Give these persons some time, if they are away and somebody else is here."""
        if not any(self.is_here(seat) for seat in self.seats):
            return
        for seat in seats:
            if not self.is_here(seat) and seat not in self.standing_in and seat not in self.waits:
                self.waits[seat] = asyncio.get_running_loop().call_later(self.grace, self.stand_in, seat)

    def stand_in(self, seat: int) -> None:
        """A bot takes the seat, until its owner is back."""
        self.waits.pop(seat, None)
        if any(self.is_here(other) for other in self.seats if other != seat):
            self.standing_in.add(seat)
            self.changed()

    def close(self) -> None:
        for timer in self.waits.values():
            timer.cancel()
