"""A websocket client for benchmarks: it offers compression as browsers do and costs little of the processor itself."""

from __future__ import annotations

import asyncio
import base64
import os
import struct
import zlib
from collections.abc import Callable

CONTINUATION, TEXT, CLOSE, PING, PONG = 0, 1, 8, 9, 10
FIN, COMPRESSED, MASKED = 0x80, 0x40, 0x80
NO_MASK = bytes(4)  # a mask that changes nothing: the server unmasks as usual, and we need not mask
FLUSHED = b"\x00\x00\xff\xff"  # the end of every compressed message, which is left out on the wire


class Connection(asyncio.Protocol):
    """One connection. `received` is called with every text, `lost` when the connection ends."""

    def __init__(self, path: str, host: str, cookie: str, *, deflate: bool, received: Callable[[bytes], None]) -> None:
        self.request = "\r\n".join(
            [
                f"GET {path} HTTP/1.1",
                f"Host: {host}",
                "Upgrade: websocket",
                "Connection: Upgrade",
                f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}",
                "Sec-WebSocket-Version: 13",
                f"Cookie: {cookie}",
                *(["Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits"] if deflate else []),
                "\r\n",
            ]
        )
        self.received = received
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closed: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self.buffer = bytearray()
        self.parts = b""
        self.compressed = False
        self.inflate: zlib._Decompress | None = None
        self.forgets = False
        self.bytes_in = 0
        self.code = 0
        self.transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(self.request.encode())

    def connection_lost(self, _: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("the connection was lost before it was open"))
        if not self.closed.done():
            self.closed.set_result(self.code)

    def data_received(self, data: bytes) -> None:
        self.bytes_in += len(data)
        self.buffer += data
        if not self.opened.done() and not self.is_opened():
            return
        while self.take_frame():
            pass

    def is_opened(self) -> bool:
        """Whether the server has answered the handshake."""
        end = self.buffer.find(b"\r\n\r\n")
        if end < 0:
            return False
        answer = bytes(self.buffer[:end]).decode("latin-1").lower()
        del self.buffer[: end + 4]
        if " 101 " not in answer.splitlines()[0]:
            self.opened.set_exception(ConnectionError(answer.splitlines()[0]))
            self.transport.abort()
            return False
        if "permessage-deflate" in answer:
            self.inflate = zlib.decompressobj(-zlib.MAX_WBITS)
            self.forgets = "server_no_context_takeover" in answer
        self.opened.set_result(None)
        return True

    def take_frame(self) -> bool:
        """Take one whole frame out of the buffer, if there is one."""
        buffer = self.buffer
        if len(buffer) < 2:
            return False
        length, start = buffer[1], 2
        if length == 126:
            start = 4
        elif length == 127:
            start = 10
        if len(buffer) < start:
            return False
        if start > 2:
            length = int.from_bytes(buffer[2:start], "big")
        if len(buffer) < start + length:
            return False
        first, payload = buffer[0], bytes(buffer[start : start + length])
        del buffer[: start + length]
        self.take(first, payload)
        return True

    def take(self, first: int, payload: bytes) -> None:
        opcode = first & 0x0F
        if opcode == PING:
            self.write(PONG, payload)
        elif opcode == CLOSE:
            self.code = int.from_bytes(payload[:2], "big") if payload else 1005
            self.write(CLOSE, payload[:2])
            self.transport.close()
        elif opcode in (TEXT, CONTINUATION):
            if opcode == TEXT:
                self.parts, self.compressed = b"", bool(first & COMPRESSED)
            self.parts += payload
            if first & FIN:
                self.received(self.inflated(self.parts) if self.compressed else self.parts)

    def inflated(self, payload: bytes) -> bytes:
        assert self.inflate is not None
        text = self.inflate.decompress(payload + FLUSHED)
        if self.forgets:
            self.inflate = zlib.decompressobj(-zlib.MAX_WBITS)
        return text

    def send(self, text: str) -> None:
        self.write(TEXT, text.encode())

    def write(self, opcode: int, payload: bytes) -> None:
        if self.transport.is_closing():
            return
        size = len(payload)
        head = (
            bytes([FIN | opcode, MASKED | size])
            if size < 126
            else struct.pack("!BBH", FIN | opcode, MASKED | 126, size)
        )
        self.transport.write(head + NO_MASK + payload)

    def close(self) -> None:
        self.write(CLOSE, struct.pack("!H", 1000))


async def connect(
    path: str, host: str, port: int, cookie: str, *, deflate: bool, received: Callable[[bytes], None]
) -> Connection:
    """An open connection."""
    loop = asyncio.get_running_loop()
    _, connection = await loop.create_connection(
        lambda: Connection(path, f"{host}:{port}", cookie, deflate=deflate, received=received), host, port
    )
    await connection.opened
    return connection
