"""Websockets as uvicorn speaks them, but a flood below the messages is cut off: of pings, of fragments, and of data
that comes faster than it is taken. Uvicorn has no setting for floods of control frames; but its `ws=` takes a class, so
this is one, with its own protocol beneath."""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import CloseCode, Frame
from websockets.protocol import OPEN

from iacta.server.limits import ConcurrencyLimit, TokenBucket
from iacta.server.refusals import REFUSALS

# Control frames and fragments of one connection. A browser answers one ping every twenty seconds and fragments nothing.
FRAMES_A_SECOND, FRAMES_AT_ONCE = 10, 100
BYTES_AT_ONCE = 1024  # are parsed before anything else gets its turn to say no
BAD_REQUEST = b"HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
SECONDS_TO_SAY_GOODBYE = 3.0  # for the other side, after us


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """One websocket. `limit` counts all of them, also those that are being opened, refused or closed."""

    limit: ConcurrencyLimit

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.close_timeout = SECONDS_TO_SAY_GOODBYE
        self.control = TokenBucket(FRAMES_A_SECOND, FRAMES_AT_ONCE)
        self.unread = bytearray()
        self.counts = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.counts = self.limit.enter(None)
        if not self.counts:
            self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        if self.counts:
            self.counts = False
            self.limit.leave(None)
        self.unread.clear()
        super().connection_lost(exc)

    # What comes

    def data_received(self, data: bytes) -> None:
        self.unread += data
        self.parse_some()

    def parse_some(self) -> None:
        """Parse what came, until the application has a message to take: what it has not asked for stays bytes."""
        while self.unread and not self.read_paused and not self.transport.is_closing():
            part = bytes(self.unread[:BYTES_AT_ONCE])
            del self.unread[:BYTES_AT_ONCE]
            super().data_received(part)
            if self.conn.handshake_exc is not None and not self.handshake_initiated:
                self.refuse_handshake()

    def refuse_handshake(self) -> None:
        """A handshake that was not understood: uvicorn would never answer, and never let go of it."""
        self.transport.write(b"".join(self.conn.data_to_send()) or BAD_REQUEST)
        self.transport.close()

    async def receive(self) -> Any:
        if not self.queue.empty():
            await asyncio.sleep(0)  # the others get their turn before whoever sends many at once
        message = await super().receive()
        self.parse_some()
        return message

    def handle_ping(self) -> None:
        if self.is_allowed():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self.is_allowed():
            super().handle_pong(event)

    def handle_text(self, event: Frame) -> None:
        if event.fin or self.is_allowed():
            super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        if event.fin or self.is_allowed():
            super().handle_bytes(event)

    def handle_cont(self, event: Frame) -> None:
        if self.is_allowed():
            super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text":
            try:
                self.frames = [b"".join(self.frames)]
                self.frames[0].decode()
            except UnicodeDecodeError:  # uvicorn would write a traceback about it
                self.give_up(CloseCode.INVALID_DATA)
                return
        super().send_receive_event_to_app()

    def handle_parser_exception(self) -> None:
        if self.conn.close_sent is None:  # the handshake itself, or what comes after the end
            self.transport.abort()
        else:
            super().handle_parser_exception()

    async def send(self, message: Any) -> None:
        await super().send(message)
        if self.initial_response is not None and self.close_sent:
            self.handshake_complete = True  # by a refusal, which uvicorn would take for no answer at all

    # When it is enough

    def is_allowed(self) -> bool:
        """Whether this frame is not one too many; otherwise the connection is closed."""
        if self.transport.is_closing():
            return False
        if self.control.take():
            return True
        client = self.scope["client"]
        REFUSALS.note("control frames", client[0] if client else "")
        self.give_up(CloseCode.POLICY_VIOLATION)
        return False

    def give_up(self, code: CloseCode) -> None:
        """Close, and read no more."""
        self.unread.clear()
        self.frames = []
        if self.conn.state is OPEN:
            self.conn.fail(code)
            self.handle_parser_exception()
        else:
            self.transport.abort()
        self.let_go()

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self.let_go()

    def let_go(self) -> None:
        """Of whoever does not even take the end."""
        if self.transport.get_write_buffer_size():
            self.loop.call_later(SECONDS_TO_SAY_GOODBYE, self.transport.abort)

    def send_keepalive_ping(self) -> None:
        try:
            super().send_keepalive_ping()
        except InvalidState:  # it is being closed
            self.stop_keepalive()


def websocket_protocol(limit: ConcurrencyLimit) -> type[Any]:
    """The protocol for a server with this limit of websockets."""
    return type("WebSocketProtocol", (WebSocketProtocol,), {"limit": limit})
