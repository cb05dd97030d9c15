"""Floods from one visitor, each bounded: they are refused or cut off, and everybody else is served."""

from __future__ import annotations

import socket
import threading

import pytest

from iacta.server import connection, limits
from iacta.server.errors import TooFast
from iacta.server.limits import VISITORS, ConcurrencyLimit, RateLimit
from iacta.server.refusals import REFUSALS, Refusals
from iacta.server.websocket_protocol import FRAMES_AT_ONCE
from tests.server.raw import BINARY, CONTINUATION, PING, PONG, TEXT, RawSocket, frame
from tests.server.serving import PATIENCE

pytestmark = pytest.mark.slow

FLOOD = 3000  # frames
HOSTILE = "127.0.0.9"
POLICY_VIOLATION = 1008


@pytest.fixture
def table(serving):
    return serving.guest("Ada").set_up("lusitania", "me", "open")


# Below the messages


FLOODS = {
    "pings": frame(PING) * FLOOD,
    "pings with payloads": frame(PING, b"x" * 125) * FLOOD,
    "pongs that nobody asked for": frame(PONG) * FLOOD,
    "empty fragments": frame(TEXT, last=False) + frame(CONTINUATION, last=False) * FLOOD,
    "empty binary fragments": frame(BINARY, last=False) + frame(CONTINUATION, last=False) * FLOOD,
    "messages in fragments of a byte": (
        frame(TEXT, b"{", last=False) + frame(CONTINUATION, b" ", last=False) + frame(CONTINUATION, b"}")
    )
    * FLOOD,
}


@pytest.mark.parametrize("flood", FLOODS.values(), ids=FLOODS)
def test_a_flood_below_the_messages_is_cut_off(serving, table, flood):
    other = serving.guest().sit(table)
    with RawSocket(serving, table, source=HOSTILE) as hostile:
        hostile.send(frame(TEXT, b'{"type":"hello"}'))
        try:
            hostile.send(flood)
        except OSError:  # it is cut off while it still sends
            pass
        else:
            assert hostile.closed() in (POLICY_VIOLATION, None)
    other.settle()


def test_the_end_of_a_flood_is_told_with_its_code(serving, table):
    with RawSocket(serving, table, source=HOSTILE) as hostile:
        hostile.send(frame(PING) * (FRAMES_AT_ONCE + 50))
        assert hostile.closed() == POLICY_VIOLATION


def test_as_many_pings_and_fragments_as_anybody_needs_are_answered(serving, table):
    with RawSocket(serving, table) as decent:
        decent.send(frame(TEXT, b'{"type":', last=False), frame(CONTINUATION, b' "hello"', last=False))
        decent.send(frame(PING, b"salve"), frame(CONTINUATION, b"}"))
        assert decent.next() == (PONG, b"salve")
        opcode, payload = decent.next()
        assert (opcode, payload[:17]) == (TEXT, b'{"type":"welcome"')
        for number in range(50):
            decent.send(frame(PING, b"%d" % number))
            assert decent.next() == (PONG, b"%d" % number)


def test_messages_that_nobody_has_taken_yet_are_not_even_parsed(serving, table):
    """They stay bytes, so that a gulp of tiny ones costs no more than it is long."""
    with RawSocket(serving, table, source=HOSTILE) as hostile:
        hostile.send(frame(TEXT, b'{"type":"hello"}'))
        assert hostile.next()[0] == TEXT
        longest = 0

        async def measure():
            nonlocal longest
            (protocol,) = [each for each in serving.server.server_state.connections if hasattr(each, "unread")]
            put = protocol.queue.put_nowait

            def put_and_measure(message):
                nonlocal longest
                put(message)
                longest = max(longest, protocol.queue.qsize())

            protocol.queue.put_nowait = put_and_measure

        serving.inside(measure())
        hostile.send(frame(TEXT, b"{}") * 1000, frame(TEXT, b'{"type":"ping"}'))
        while b"pong" not in hostile.next()[1]:
            pass
    assert longest <= 1024 // len(frame(TEXT, b"{}")) + 1


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ("X-Long: " + "x" * 20_000 + "\r\n", (400, 431)),
        ("".join(f"X-{n}: y\r\n" for n in range(300)), (400, 431)),
        ("Content-Length: 10\r\n", (400, 501)),
        ("Sec-WebSocket-Key: short\r\n", (400,)),
    ],
    ids=["long header", "many headers", "body", "two keys"],
)
def test_a_handshake_that_makes_no_sense_is_answered_and_let_go(serving, table, headers, status):
    before = serving.services.limits.sockets.total
    with RawSocket(serving, table, headers=headers) as odd:
        assert odd.status in status
        assert odd.closed() is None
    assert serving.services.limits.sockets.total == before


# Handshakes, and what is costly


def handshakes(serving, table, source, count):
    statuses = []
    for _ in range(count):
        with RawSocket(serving, table, source=source) as opened:
            statuses.append(opened.status)
    return statuses


def test_a_visitor_opens_only_so_many_websockets_a_second(serve):
    serving = serve(connects_a_second=1)
    table = serving.guest("Ada").set_up("lusitania", "me", "open")
    before = REFUSALS.counts["handshakes"]
    found = handshakes(serving, table, HOSTILE, 60)
    assert found[: limits.BURST] == [101] * limits.BURST
    assert found.count(429) == REFUSALS.counts["handshakes"] - before > 0
    assert handshakes(serving, table, "127.0.0.8", 1) == [101]


def test_why_and_hints_are_limited_for_a_visitor_whatever_the_seats_and_connections(serve):
    serving = serve(questions_a_second=1, proxies="127.0.0.1")
    ada = serving.guest("Ada")
    table = ada.set_up("lusitania", "me", "greedy", options={"first": 0})
    refused = 0
    for _ in range(5):
        with ada.line(table, **{"X-Forwarded-For": "198.51.100.1"}) as line:
            line.greet()
            answers = [line.do("why", what=0)["type"] for _ in range(4)]
            refused += answers.count("refused")
    assert refused
    with ada.line(table, **{"X-Forwarded-For": "198.51.100.1"}) as line:
        line.greet()
        line.play_any()  # whoever asked too much can still play
    with ada.line(table, **{"X-Forwarded-For": "198.51.100.2"}) as line:
        line.greet()
        assert line.do("why", what=0)["type"] == "reasons"


@pytest.mark.parametrize("what", ["record", "hints", "cards", "own cards"])
def test_costly_requests_are_limited_for_a_visitor(serve, what):
    serving = serve(questions_a_second=1, proxies="127.0.0.1")
    ada = serving.guest("Ada")
    table = ada.set_up("lusitania", "me", "greedy", hints=False)
    new = {"game": "lusitania", "players": ["me", "open"], "name": "Ada", "cards": "x"}

    def ask(address):
        headers = {"X-Forwarded-For": address}
        if what == "cards":
            return ada.post("/api/games/lusitania/cards", {"cards": "x"}, **headers).status
        if what == "own cards":
            return ada.post("/api/tables", new, **headers).status
        return ada.get(f"/api/tables/{table}/{what}", **headers).status

    assert any(ask("198.51.100.1") == 429 for _ in range(60))
    assert ask("198.51.100.2") != 429


def test_a_visitor_says_only_so_much_at_all_tables_together(serve):
    serving = serve(questions_a_second=1)
    ada = serving.guest("Ada")
    answers = []
    for _ in range(4):
        with ada.sit(ada.set_up("lusitania", "me", "open")) as line:
            answers += [line.do("say", text="!") for _ in range(4)]
    assert "TooFast" in {answer.get("error") for answer in answers}


def test_all_connections_of_a_visitor_together_send_only_so_many_messages(serve, monkeypatch):
    monkeypatch.setattr(limits, "BUSY_CONNECTIONS", 1)
    serving = serve(messages_a_second=2, proxies="127.0.0.1")
    ada = serving.guest("Ada")
    table = ada.set_up("lusitania", "me", "open")
    lines = [ada.line(table, **{"X-Forwarded-For": "198.51.100.1"}) for _ in range(12)]
    for line in lines:
        line.send({"type": "hello"})
    answers = [line.next()["type"] for line in lines]
    assert "refused" in answers
    with ada.line(table, **{"X-Forwarded-For": "198.51.100.2"}) as other:
        other.greet()


def test_what_is_limited_for_each_is_limited_in_all():
    limit = RateLimit("tests", rate=1e-9, burst=2)
    for visitor in range(VISITORS):
        limit.check(f"{visitor}")
        limit.check(f"{visitor}")
        with pytest.raises(TooFast, match="too fast"):
            limit.check(f"{visitor}")  # which costs the others nothing
    with pytest.raises(TooFast, match="is too busy"):
        limit.check("one more")


def test_what_goes_on_at_once_is_counted_and_forgotten():
    limit = ConcurrencyLimit("tests", each=2, in_all=3)
    assert [limit.enter("a"), limit.enter("a"), limit.enter("a")] == [True, True, False]
    assert [limit.enter(None), limit.enter("b")] == [True, False]  # a proxy's counts in all
    for visitor in ("a", "a", None):
        limit.leave(visitor)
    assert (limit.total, dict(limit.now)) == (0, {})


def test_a_visitor_who_is_refused_again_and_again_is_one_line_in_the_log(caplog):
    caplog.set_level("INFO", "iacta.server.refusals")
    refusals = Refusals()
    for _ in range(1000):
        refusals.note("tests", "192.0.2.1")
        refusals.note("tests", "192.0.2.2")
    assert refusals.counts["tests"] == 2000
    assert len(caplog.records) == 2


# Clients that read nothing


def waiting(serving):
    """What the server keeps for the client that reads nothing: our own queue, and the transport's buffer."""

    async def measure():
        most = 0
        for protocol in list(serving.server.server_state.connections):
            if hasattr(protocol, "unread"):
                most = max(most, protocol.transport.get_write_buffer_size())
        for table in serving.services.lobby.tables.values():
            most += max((viewer.waiting for viewer in table.presence.viewers), default=0)
        return most

    return serving.inside(measure())


@pytest.mark.slow
def test_a_client_that_reads_nothing_is_dropped_before_it_costs_a_megabyte(serve, monkeypatch):
    monkeypatch.setattr(connection, "SECONDS_TO_TAKE_A_FRAME", 1000.0)  # it is not the time that ends it
    serving = serve()
    ada, bob = serving.guest("Ada"), serving.guest("Bob")
    table = ada.set_up("lutetia", "me", "open")
    bob.join(table)
    other = bob.sit(table)
    sizes = []
    with RawSocket(serving, table, ada.cookie, buffer=4096) as unread:
        unread.send(frame(TEXT, b'{"type":"hello"}'))
        other.until("players")
        dropped = threading.Event()

        def ask():
            """For long answers, until the server has had enough."""
            try:
                while not dropped.is_set():
                    unread.send(frame(TEXT, b'{"type":"play","command":"c","version":7,"action":0}'))
            except OSError:
                return

        asking = threading.Thread(target=ask)
        asking.start()
        while other.info["seats"][0]["present"]:
            sizes.append(waiting(serving))
            other.settle()
        dropped.set()
        unread.socket.shutdown(socket.SHUT_RDWR)
        asking.join(PATIENCE)
        assert not asking.is_alive()
    assert max(sizes) < 1_000_000 - 2 * 131_072  # the system has twice its send buffer more
    assert serving.socket.getsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF) <= 2 * 131_072
    other.settle()


@pytest.mark.slow
def test_whoever_takes_nothing_of_an_answer_is_cut_off(serve, monkeypatch):
    from iacta.server import slow_clients

    monkeypatch.setattr(slow_clients, "SECONDS_TO_TAKE_SOME", 0.3)
    serving = serve()
    serving.socket.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
    with socket.socket() as unread:
        unread.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        unread.settimeout(PATIENCE)
        unread.connect(("127.0.0.1", serving.port))
        unread.sendall(b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n" * 5)
        while serving.services.limits.connections.total:
            serving.inside(nothing())
    assert serving.ask("GET", "/api/words/en").status == 200


async def nothing():
    pass
