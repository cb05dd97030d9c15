"""Floods from one visitor, and clients that do not read: whoever else plays goes on playing, nobody of them is dropped,
and the log stays short."""

from __future__ import annotations

import socket
import sys
import threading
from contextlib import ExitStack, suppress

import pytest
from websockets.frames import Opcode

from tests.server.faults.people import WITHOUT_BOTS, playing
from tests.server.faults.raw_line import RawLine, frame
from tests.server.process import ServerProcess
from tests.server.serving import PATIENCE

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(sys.platform != "linux", reason="only there every address of 127.0.0.0/8 is this machine's"),
]

FLOODER = "127.0.0.2"  # the others come from 127.0.0.1
LIMITS = {"requests-a-second": 50, "messages-a-second": 200, "connects-a-second": 50, "grace": 3600}
MANY, VERY_MANY = 300, 5000
SOME = 20  # moves that the others make meanwhile
MOST_LINES = 20  # in the log about it


def of_flooder(server):
    return socket.create_connection(("127.0.0.1", server.port), PATIENCE, (FLOODER, 0))


def line_of_flooder(server, table):
    line = RawLine(server, table, visitor=FLOODER)
    line.say({"type": "hello"})
    return line


def flood_with_requests(server, table):
    for _ in range(MANY):
        with of_flooder(server) as plain, suppress(ConnectionError):
            plain.sendall(b"GET /api/tables HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
            plain.recv(100)


def flood_with_handshakes(server, table):
    for _ in range(MANY):
        with suppress(ConnectionError):
            RawLine(server, table, visitor=FLOODER).hang_up()


def flood_with_messages(server, table):
    line = line_of_flooder(server, table)
    line.send(VERY_MANY * frame(Opcode.TEXT, b'{"type":"why","command":"c","what":0}'))
    line.close()


def flood_with_pings(server, table):
    line = line_of_flooder(server, table)
    line.send(VERY_MANY * frame(Opcode.PING))
    line.close()


def flood_with_empty_fragments(server, table):
    line = line_of_flooder(server, table)
    line.send(frame(Opcode.TEXT, fin=False) + VERY_MANY * frame(Opcode.CONT, fin=False))
    line.close()


def flood_with_halves(server, table):
    """Connections that begin to say something, and are held until the server has had enough of each."""
    with ExitStack() as held:
        for _ in range(MANY):
            plain = held.enter_context(of_flooder(server))
            with suppress(ConnectionError):
                plain.sendall(b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n{")
        with suppress(ConnectionError):
            plain.recv(100)  # the last one's end, or why it was refused


def watch_without_reading(server, table):
    """Spectators with small buffers who ask for much and take nothing."""
    with ExitStack() as held:
        for _ in range(5):
            line = line_of_flooder(server, table)
            held.callback(line.socket.close)
            line.socket.settimeout(1)
            with suppress(OSError):
                line.send(MANY * frame(Opcode.TEXT, b'{"type":"why","command":"c","what":"hand.0.0"}'))


FLOODS = [
    flood_with_requests,
    flood_with_handshakes,
    flood_with_messages,
    flood_with_pings,
    flood_with_empty_fragments,
    flood_with_halves,
    watch_without_reading,
]


@pytest.fixture(scope="module")
def flooded(tmp_path_factory):
    with ServerProcess(tmp_path_factory.mktemp("flooded"), **LIMITS) as server:
        yield server


@pytest.mark.parametrize("flood", FLOODS)
def test_a_flood_of_one_visitor_leaves_the_others_playing(flooded, flood):
    said = len(flooded.errors)
    failed = []

    def try_it(table):
        try:
            flood(flooded, table)
        except Exception as error:  # noqa: BLE001  # told by the test
            failed.append(error)

    with playing(flooded, WITHOUT_BOTS) as people:
        flooding = threading.Thread(target=try_it, args=(people.everybody[0].table,))
        flooding.start()
        people.wait_for_moves(SOME)
        flooding.join(PATIENCE)
        assert not flooding.is_alive()
        people.wait_for_moves(SOME)
    people.check()
    assert failed == []
    assert {person.connected for person in people.everybody} == {1}
    assert len(flooded.errors) - said <= MOST_LINES
    assert "Traceback" not in flooded.log
    assert flooded.process.poll() is None
