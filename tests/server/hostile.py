"""Somebody who means harm: every kind of abuse that one visitor can send to a server, each bounded in count and time.

    python -m tests.server.hostile PORT TABLE SECONDS [ABUSE …]

runs all of it, or what is named, at a server on this machine, from many of its addresses."""

from __future__ import annotations

import json
import random
import socket
import struct
import sys
import threading
import time
from contextlib import ExitStack, suppress
from dataclasses import dataclass

from tests.server.raw import BINARY, CLOSE, CONTINUATION, KEY, PING, PONG, TEXT, RawSocket, frame

SECONDS_FOR_AN_ANSWER = 2.0
HALVES = 150
DEFLATE = "Sec-WebSocket-Extensions: permessage-deflate\r\n"
COMPRESSED, RESERVED = 0x40, 0x30  # bits of a frame's first byte
NO_REQUESTS = [
    b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + bytes(200),  # TLS
    b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + bytes(40),
    b"GET /\r\n\r\n",
    b"\x00" * 4096,
    b"GET / HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: x\r\nBad Header: y\r\n\r\n",
    b"GET /" + b"x" * 100_000 + b" HTTP/1.1\r\nHost: x\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: x\r\n" + b"".join(b"X-%d: y\r\n" % n for n in range(20_000)) + b"\r\n",
    b"POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\nxx\r\n",
    b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nxxxxxx",
    b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n",
    b"GET /api/tables/%ff%fe%00 HTTP/1.1\r\nHost: x\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: x\r\nConnection: upgrade\r\nUpgrade: h2c\r\n\r\n",
    b"POST / HTTP/1.1\r\nHost: x\r\nConnection: upgrade\r\nUpgrade: websocket\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: x\r\nConnection: upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: y\r\n\r\n",
    b"GET /api/nothing HTTP/1.1\r\nHost: x\r\nConnection: upgrade\r\nUpgrade: websocket\r\n" + KEY.encode() + b"\r\n",
    b"GET / HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\nContent-Length: 9\r\n\r\n",
    b"BREW /api/tables HTTP/1.1\r\nHost: x\r\n\r\n",
    b"GET * HTTP/1.1\r\nHost: x\r\n\r\n",
    b"GET http://[ HTTP/1.1\r\nHost: [\r\nOrigin: http://[\r\n\r\n",
]
NO_FRAMES = [
    frame(TEXT, b"\xff\xfe"),
    frame(TEXT, b"{", last=False) + frame(TEXT, b"}"),
    frame(CONTINUATION, b"x"),
    frame(PING, b"x" * 126),
    frame(PING, last=False),
    frame(CLOSE, b"\x00"),
    frame(CLOSE, struct.pack("!H", 999)),
    frame(CLOSE, struct.pack("!H", 1000) + b"\xff"),
    frame(CLOSE) * 100,
    frame(0x3),
    frame(TEXT | RESERVED, b"{}"),
    frame(TEXT | COMPRESSED, b"\x00\xff\xff\xff\xff"),
    bytes([0x81, 0x05]) + b"hello",  # without a mask
    b"\x81\xff" + struct.pack("!Q", 1 << 62),
    frame(TEXT, b"x" * 70_000),
    frame(BINARY, b"x" * 20_000),
    frame(TEXT, b"[" * 16_000),
    frame(TEXT, b'{"type":"hello"}') + frame(CLOSE, struct.pack("!H", 1000)) + frame(TEXT, b"{}") * 100,
]


@dataclass
class Hostile:
    """One visitor, at an address of this machine."""

    port: int
    table: str
    source: str
    until: float

    @property
    def goes_on(self):
        return time.monotonic() < self.until

    def connected(self):
        made = socket.socket()
        made.settimeout(SECONDS_FOR_AN_ANSWER)
        made.bind((self.source, 0))
        made.connect(("127.0.0.1", self.port))
        return made

    def websocket(self, **named):
        opened = RawSocket(self, self.table, source=self.source, **named)
        opened.socket.settimeout(SECONDS_FOR_AN_ANSWER)
        return opened

    def wait(self):
        """Hold what is held until the time is over."""
        time.sleep(max(0.0, self.until - time.monotonic()))

    # What it does

    def half_headers(self):
        self.hold(b"GET /api/games HTTP/1.1\r\nHost: x\r\nX-Slow: ")

    def half_bodies(self):
        self.hold(b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\n{")

    def half_handshakes(self):
        self.hold(f"GET /api/tables/{self.table}/live HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n".encode())

    def hold(self, half):
        with ExitStack() as held:
            for _ in range(HALVES):
                with suppress(OSError):
                    held.enter_context(self.connected()).sendall(half)
            self.wait()

    def no_requests(self):
        while self.goes_on:
            for bad in NO_REQUESTS:
                with suppress(OSError), self.connected() as made:
                    made.sendall(bad)
                    random.choice([self.hang_up, self.half_close, self.read])(made)

    def no_frames(self):
        while self.goes_on:
            for bad in NO_FRAMES:
                with suppress(OSError), self.websocket(headers=random.choice(["", DEFLATE])) as opened:
                    opened.send(bad)
                    random.choice([self.hang_up, self.half_close, self.read])(opened.socket)

    def hang_up(self, made):
        """With a reset instead of an end."""
        made.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))

    def half_close(self, made):
        made.shutdown(socket.SHUT_WR)
        self.read(made)

    def read(self, made):
        with suppress(OSError):
            while made.recv(65536):
                pass

    def aborted_handshakes(self):
        while self.goes_on:
            with suppress(OSError), self.connected() as made:
                head = f"GET /api/tables/{self.table}/live HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n"
                made.sendall(f"{head}Connection: Upgrade\r\n{KEY}\r\n".encode())
                self.hang_up(made)

    def aborted_requests(self):
        paths = ("/api/games", "/", "/api/tables", f"/api/tables/{self.table}/cards")
        while self.goes_on:
            with suppress(OSError), self.connected() as made:
                made.sendall(f"GET {random.choice(paths)} HTTP/1.1\r\nHost: x\r\n\r\n".encode())
                self.hang_up(made)

    def pipelined_requests(self):
        while self.goes_on:
            with suppress(OSError), self.connected() as made:
                made.sendall(b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n" * 500)
                self.read(made)

    def control_frames(self):
        floods = [frame(PING, b"x" * 125), frame(PONG), frame(CONTINUATION, last=False)]
        while self.goes_on:
            with suppress(OSError), self.websocket() as opened:
                opened.send(frame(TEXT, last=False), random.choice(floods) * 5000)

    def unread_answers(self):
        while self.goes_on:
            with suppress(OSError), ExitStack() as held:
                opened = [held.enter_context(self.websocket(buffer=4096)) for _ in range(10)]
                for each in opened:
                    each.send(frame(TEXT, b'{"type":"hello"}'))
                while self.goes_on:
                    for each in opened:
                        each.send(frame(TEXT, b'{"type":"play","command":"c","version":0,"action":0}'))

    def messages(self):
        asked = [
            {"type": "why", "command": "w", "what": 0},
            {"type": "hint", "command": "h", "version": 0},
            {"type": "say", "command": "s", "text": "x"},
            {"type": "play", "command": "p", "version": 0, "action": 1},
            {"type": "ping"},
            {"type": "hello"},
            "x",
        ]
        while self.goes_on:
            with suppress(OSError, EOFError), self.websocket() as opened:
                opened.send(frame(TEXT, b'{"type":"hello"}'))
                while self.goes_on:
                    opened.send(*(frame(TEXT, json.dumps(each).encode()) for each in asked * 10))
                    opened.next()

    def card_files(self):
        body = json.dumps({"cards": "\n".join(f"[kind-{n}]\na = [{'1,' * 20}]" for n in range(1000))}).encode()
        head = b"POST /api/games/lusitania/cards HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
        while self.goes_on:
            with suppress(OSError), self.connected() as made:
                made.sendall(head + b"Connection: close\r\nContent-Length: %d\r\n\r\n" % len(body) + body)
                self.read(made)

    def new_tables(self):
        body = json.dumps({"game": "lusitania", "players": ["me", "random"], "name": "Eve"}).encode()
        head = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nConnection: close\r\n"
        while self.goes_on:
            with suppress(OSError), self.connected() as made:
                made.sendall(head + b"Content-Length: %d\r\n\r\n" % len(body) + body)
                self.read(made)


ABUSES = [
    *("half_headers", "half_bodies", "half_handshakes", "no_requests", "no_frames", "aborted_handshakes"),
    *("aborted_requests", "pipelined_requests", "control_frames", "unread_answers", "messages", "card_files"),
    "new_tables",
]


class Abuse:
    """All of it at once, each from an address of its own, for some seconds while the block runs."""

    def __init__(self, port, table, seconds, abuses=ABUSES):
        until = time.monotonic() + seconds
        self.threads = [
            threading.Thread(target=getattr(Hostile(port, table, f"127.0.1.{number}", until), abuse), name=abuse)
            for number, abuse in enumerate(abuses, 1)
        ]

    def __enter__(self):
        for thread in self.threads:
            thread.start()
        return self

    @property
    def goes_on(self):
        return any(thread.is_alive() for thread in self.threads)

    def __exit__(self, *_):
        for thread in self.threads:
            thread.join()


if __name__ == "__main__":
    with Abuse(int(sys.argv[1]), sys.argv[2], float(sys.argv[3]), sys.argv[4:] or ABUSES):
        pass
