"""HTTP connections that say nothing, or only half of it, or take no answer: they are closed, and each visitor has only
so many. Uvicorn has no setting for how long a header may take, nor for connections of one address; but its `http=`
takes a class, so this is one, with its own protocol beneath."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle

from iacta.server.limits import ConcurrencyLimit
from iacta.server.refusals import REFUSALS
from iacta.server.visitors import Proxies, counted_as

SECONDS_FOR_A_REQUEST = 10.0  # from its first byte, or the connection's beginning, to the end of its headers
SECONDS_TO_TAKE_SOME = 30.0  # for whoever is sent more than the system keeps, until there is room again


class TimeoutProtocol(H11Protocol):
    """HTTP as uvicorn speaks it, but nobody is waited for without end."""

    limit: ConcurrencyLimit
    proxies: Proxies

    timer: asyncio.TimerHandle | None = None
    stuck: asyncio.TimerHandle | None = None
    counts = False
    visitor: str | None = None  # whom the connection counts for; a trusted proxy's is nobody's

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.logger = QuietLog(self.logger, self)  # type: ignore[assignment]  # it has what uvicorn asks of a logger

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        super().connection_made(transport)
        if self.client is None:  # they have gone before they were here
            transport.abort()
            return
        peer = self.client[0]
        self.visitor = None if self.proxies.trusts(peer) else counted_as(peer)
        self.counts = self.limit.enter(self.visitor)
        if self.counts:
            self.watch()
        else:
            transport.abort()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self.watch()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.stuck = asyncio.get_running_loop().call_later(SECONDS_TO_TAKE_SOME, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.stop_waiting_for_room()

    def handle_websocket_upgrade(self, event: Any) -> None:
        self.leave()  # a websocket is counted by the application
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self.leave()
        super().connection_lost(exc)

    def leave(self) -> None:
        """The connection is no longer ours to count."""
        self.stop()
        self.stop_waiting_for_room()
        if self.counts:
            self.counts = False
            self.limit.leave(self.visitor)

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

    def stop_waiting_for_room(self) -> None:
        if self.stuck is not None:
            self.stuck.cancel()
            self.stuck = None


class QuietLog(logging.LoggerAdapter[logging.Logger]):
    """uvicorn's log, but what visitors send that is no HTTP is a refusal like others and no warning each time."""

    def __init__(self, logger: logging.Logger, protocol: TimeoutProtocol) -> None:
        super().__init__(logger, {})
        self.level = logger.level
        self.protocol = protocol

    def warning(self, *_: object, **__: object) -> None:
        REFUSALS.note("requests that are no HTTP", self.protocol.visitor or "a proxy")


def http_protocol(limit: ConcurrencyLimit, proxies: Proxies) -> type[Any]:
    """The protocol for a server with this limit of connections, behind these proxies."""
    return type("TimeoutProtocol", (TimeoutProtocol,), {"limit": limit, "proxies": proxies})
