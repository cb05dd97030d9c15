"""Websockets byte by byte, for what no decent client would send or leave unread."""

from __future__ import annotations

import socket
import struct

from tests.server.serving import PATIENCE

TEXT, BINARY, CLOSE, PING, PONG, CONTINUATION = 0x1, 0x2, 0x8, 0x9, 0xA, 0x0
LAST = 0x80  # the bit of a frame that ends its message
KEY = "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n"


def frame(opcode, payload=b"", *, last=True):
    """A frame with a mask of zeros."""
    head = bytes([opcode | (LAST if last else 0)])
    if len(payload) < 126:
        size = bytes([0x80 | len(payload)])
    elif len(payload) < 65536:
        size = b"\xfe" + struct.pack("!H", len(payload))
    else:
        size = b"\xff" + struct.pack("!Q", len(payload))
    return head + size + bytes(4) + payload


class RawSocket:
    """A websocket to a table from any address of this machine."""

    def __init__(self, serving, table, cookie="", source="127.0.0.1", buffer=None, headers=""):
        self.socket = socket.socket()
        if buffer is not None:
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
        self.socket.settimeout(PATIENCE)
        self.socket.bind((source, 0))
        self.socket.connect(("127.0.0.1", serving.port))
        said = f"Cookie: iacta={cookie}\r\n" if cookie else ""
        self.socket.sendall(
            f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: 127.0.0.1:{serving.port}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\n{KEY}{said}{headers}\r\n".encode()
        )
        self.unread = b""
        answer = b""
        while not answer.endswith(b"\r\n\r\n"):
            byte = self.socket.recv(1)
            if not byte:
                break
            answer += byte
        self.status = int(answer.split()[1]) if answer else None

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.socket.close()

    def send(self, *frames):
        self.socket.sendall(b"".join(frames))

    def read(self, size):
        while len(self.unread) < size:
            came = self.socket.recv(65536)
            if not came:
                raise EOFError
            self.unread += came
        found, self.unread = self.unread[:size], self.unread[size:]
        return found

    def next(self):
        """The next frame: its opcode and its payload."""
        first, size = self.read(2)
        if size == 126:
            (size,) = struct.unpack("!H", self.read(2))
        elif size == 127:
            (size,) = struct.unpack("!Q", self.read(8))
        return first & 0x0F, self.read(size)

    def closed(self):
        """The code with which the server closes, whatever it sends before; None if it just hangs up."""
        try:
            while True:
                opcode, payload = self.next()
                if opcode == CLOSE:
                    return struct.unpack("!H", payload[:2])[0]
        except (EOFError, ConnectionError):
            return None
