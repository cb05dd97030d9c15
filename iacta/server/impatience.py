"""Connections that say nothing, or only half of it: they are closed, and one address has only so many."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any, ClassVar

from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle

SECONDS_FOR_A_REQUEST = 10.0  # from its first byte, or the connection's beginning, to the end of its headers


class Impatient(H11Protocol):
    """HTTP as uvicorn speaks it, but nobody is waited for without end."""

    most = 1000  # connections of one address
    now: ClassVar[Counter[str]] = Counter()

    timer: asyncio.TimerHandle | None = None
    address = ""
    counts = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        super().connection_made(transport)
        self.address = self.client[0] if self.client else ""
        self.now[self.address] += 1
        self.counts = True
        if self.now[self.address] > self.most:
            transport.abort()
        else:
            self.watch()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self.watch()

    def handle_websocket_upgrade(self, event: Any) -> None:
        self.leave()  # a websocket is counted by the application
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self.leave()
        super().connection_lost(exc)

    def leave(self) -> None:
        """The connection is no longer ours to count."""
        self.stop()
        if self.counts:
            self.counts = False
            self.now[self.address] -= 1

    def watch(self) -> None:
        """Count the seconds as long as a request is being waited for."""
        answering: RequestResponseCycle | None = self.cycle  # none before the first request
        is_waiting = answering is None or answering.response_complete
        if not is_waiting or self.transport.get_protocol() is not self:  # a websocket has taken over
            self.stop()
        elif self.timer is None:
            self.timer = asyncio.get_running_loop().call_later(SECONDS_FOR_A_REQUEST, self.transport.abort)

    def stop(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None


def impatient(most: int) -> type[Any]:
    """The protocol for a server on which one address may have so many connections."""
    return type("Impatient", (Impatient,), {"most": most, "now": Counter()})
