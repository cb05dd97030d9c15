"""A websocket whose every byte is ours: for frames that no honest client sends."""

from __future__ import annotations

import json
import os
import socket
import struct
from contextlib import suppress

from pydantic import TypeAdapter
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.uri import parse_uri

from iacta.server.messages import FromServer
from tests.server.serving import PATIENCE

TO_CLIENT = TypeAdapter(FromServer)
A_FRAME = 65_536
LONGEST_LENGTH = 125  # of a payload that the first two bytes of a frame can tell


def frame(opcode, payload=b"", *, fin=True, reserved=0, masked=True, length=None):
    """A frame as told, allowed or not; `length` is what it claims to have."""
    claimed = len(payload) if length is None else length
    head = bytes([fin << 7 | reserved << 4 | opcode])
    if claimed <= LONGEST_LENGTH:
        head += bytes([masked << 7 | claimed])
    elif claimed < 1 << 16:
        head += bytes([masked << 7 | 126]) + struct.pack("!H", claimed)
    else:
        head += bytes([masked << 7 | 127]) + struct.pack("!Q", claimed)
    if not masked:
        return head + payload
    mask = os.urandom(4)
    return head + mask + bytes(byte ^ mask[place % 4] for place, byte in enumerate(payload))


def fragments(payload, cuts):
    """A text in pieces, with a ping between any two."""
    ends = sorted({min(cut, len(payload)) for cut in cuts} | {len(payload)})
    begins = [0, *ends[:-1]]
    for number, (begin, end) in enumerate(zip(begins, ends, strict=True)):
        opcode = Opcode.CONT if number else Opcode.TEXT
        yield frame(opcode, payload[begin:end], fin=end == ends[-1])
        yield frame(Opcode.PING, b"between")


class RawLine:
    """A connection to a table. Whatever the server says on it must be a message of the protocol."""

    def __init__(self, server, table, cookie=None, visitor="127.0.0.1"):
        self.socket = socket.create_connection(("127.0.0.1", server.port), PATIENCE, (visitor, 0))
        self.protocol = ClientProtocol(
            parse_uri(f"ws://127.0.0.1:{server.port}/api/tables/{table}/live"), max_size=None
        )
        request = self.protocol.connect()
        if cookie:
            request.headers["Cookie"] = cookie
        self.protocol.send_request(request)
        self.send(b"".join(self.protocol.data_to_send()))
        self.messages = []
        self.position = None
        self.is_open = True  # as far as we know
        self.is_sound = True  # whether we have sent nothing that a frame could not follow
        while self.is_open and self.protocol.state.name == "CONNECTING":
            self.read()

    def send(self, data):
        with suppress(OSError):  # it was closed meanwhile
            self.socket.sendall(data)

    def say(self, text):
        """A message, whatever it says."""
        data = text if isinstance(text, str) else json.dumps(text)
        self.send(frame(Opcode.TEXT, data.encode("utf-8", "surrogatepass")))

    def read(self):
        """Wait for some bytes, and take what they say."""
        try:
            data = self.socket.recv(A_FRAME)
        except ConnectionResetError:
            data = b""
        if data:
            self.protocol.receive_data(data)
        else:
            self.protocol.receive_eof()
            self.is_open = False
        for event in self.protocol.events_received():
            if isinstance(event, Frame) and event.opcode is Opcode.TEXT:
                assert event.fin
                self.take(TO_CLIENT.validate_json(bytes(event.data)))
            elif isinstance(event, Frame):
                assert event.opcode in (Opcode.PING, Opcode.PONG, Opcode.CLOSE)

    def take(self, message):
        self.messages.append(message)
        self.position = getattr(message, "position", None) or self.position

    def read_what_came(self):
        """Take what has come, and wait for nothing."""
        self.socket.settimeout(0)
        try:
            while self.is_open:
                self.read()
        except BlockingIOError:
            pass
        finally:
            self.socket.settimeout(PATIENCE)

    def settle(self):
        """Until the server has done what we asked for, or has had enough."""
        if self.is_sound:
            before = len(self.messages)
            self.say({"type": "hello"})  # which may have been said before
            self.say({"type": "ping"})
            while self.is_open and not any(message.type == "pong" for message in self.messages[before:]):
                self.read()
                if self.code is not None:
                    break
        self.close()

    def close(self):
        """Say no more, and hear the server out."""
        with suppress(OSError):
            self.socket.shutdown(socket.SHUT_WR)
        while self.is_open:
            self.read()
        self.socket.close()

    def hang_up(self):
        """Be gone from one moment to the next."""
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        self.socket.close()
        self.is_open = False

    @property
    def code(self):
        """The code with which the server closes the connection, if it says one."""
        closed = self.protocol.close_rcvd
        return None if closed is None else closed.code
