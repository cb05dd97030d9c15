"""Whatever is sent to a real server over websockets and HTTP: nothing but answers, refusals and closes with known
numbers; nothing in the log but what is expected there; and afterwards a match can be played."""

from __future__ import annotations

import re
import socket
import time

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error

from iacta.server import connection
from iacta.server.app import GONE
from iacta.server.auth import COOKIE
from tests.server.faults.raw_line import RawLine
from tests.server.faults.scripts import scripts
from tests.server.process import ServerProcess
from tests.server.serving import PATIENCE, play_until_over

# What docs/protocol.md names, and what websockets themselves have for a goodbye and for a frame that is none.
CODES = {1000, 1002, 1007, 1008, 1009, GONE, connection.TOO_SLOW, connection.SILENT, connection.TOO_MANY}
A_FEW = 25  # examples
A_ROUND = 50
MINUTES = 3
QUIET = {"debug", "info"}
EXPECTED = "is not among the trusted proxies"  # somebody tried to forge an address, which an operator may want to know


@pytest.fixture(scope="module")
def fuzzed(tmp_path_factory):
    """A server to be fuzzed. At its end it has had no trouble, and plays."""
    with ServerProcess(tmp_path_factory.mktemp("fuzzed"), **{"questions-a-second": 1000}) as server:
        yield server
        ada, bob = server.guest("Ada"), server.guest("Bob")
        table = ada.set_up("lusitania", "me", "open")
        bob.join(table)
        assert play_until_over(ada.sit(table), bob.sit(table))
        assert play_until_over(ada.sit(ada.set_up("lusitania", "me", "greedy")))
        assert server.process.poll() is None
        server.stop()
    assert trouble(server) == []


def trouble(server):
    """What should not be in its log."""
    return [line for line in server.errors if line.split()[1] not in QUIET and EXPECTED not in line]


def examples(number, most):
    """How an example is found: new ones in every round."""

    def decorate(function):
        wanted = settings(
            max_examples=most,
            derandomize=False,
            deadline=None,
            database=None,
            phases=[Phase.generate, Phase.shrink],
            suppress_health_check=list(HealthCheck),
        )
        return seed(number)(wanted(function))

    return decorate


def for_minutes(minutes, work):
    """Rounds of examples, each of others."""
    number, ends = 0, time.monotonic() + 60 * minutes
    while time.monotonic() < ends:
        number += 1
        work(number)
    return number


# Websockets


def act_out(server, script):
    game, players = script.table
    ada, bob, eve = server.guest("Ada"), server.guest("Bob"), server.guest("Eve")
    table = ada.set_up(game, *players)
    bob.join(table)
    eve.set_up("lusitania", "me", "open")
    guests = [f"{COOKIE}={cookie}" for cookie in (ada.cookie, ada.cookie, bob.cookie, eve.cookie)]
    people = [*guests, None, f"{COOKIE}={ada.cookie[:-3]}abc"]
    lines = [RawLine(server, table, cookie) for cookie in people]
    for line, greeted in zip(lines, script.greeted, strict=True):
        if greeted:
            line.say({"type": "hello"})
    everyone = list(lines)
    for who, step in script.steps:
        if not lines[who].is_open or lines[who].code is not None:
            lines[who].close()
            lines[who] = RawLine(server, table, people[who])
            everyone.append(lines[who])
            lines[who].say({"type": "hello"})
        step.do(lines[who])
    for line in lines:
        line.settle()
    for line in everyone:
        assert line.code is None or line.code in CODES or not line.is_sound, line.code
        assert line.code != 1011
    assert server.process.poll() is None


def fuzz_websockets(server, number, most):
    @examples(number, most)
    @given(scripts)
    def nothing_breaks(script):
        act_out(server, script)

    nothing_breaks()
    assert trouble(server) == []


@pytest.mark.slow
def test_whatever_is_sent_over_websockets_is_answered_refused_or_closed(fuzzed):
    fuzz_websockets(fuzzed, 0, A_FEW)


@pytest.mark.long
def test_whatever_is_sent_over_websockets_for_minutes(fuzzed):
    rounds = for_minutes(MINUTES, lambda number: fuzz_websockets(fuzzed, number, A_ROUND))
    print(f"{rounds * A_ROUND} examples over websockets")  # noqa: T201  # the figures, with -s


# HTTP


def fuzz_interface(server, number, most):
    """Every operation that the server describes, with what its description allows and what it does not."""
    table = server.guest().set_up("lusitania", "me", "open", "open", "open")
    there_is = {"table": table, "game": "lutetia", "language": "uk"}
    operations = schemathesis.openapi.from_url(f"http://{server.host}/openapi.json").get_all_operations()
    tried = 0
    for operation in (operation.ok() for operation in operations):

        @examples(number, most)
        @given(case=operation.as_strategy(), found=st.booleans())
        def conforms(case, found):
            if found:
                case.path_parameters |= {name: there_is[name] for name in case.path_parameters if name in there_is}
            case.call_and_validate(checks=[not_a_server_error])

        conforms()
        tried += 1
    assert tried > 8
    assert trouble(server) == []


methods = st.sampled_from(
    ["GET", "POST", "HEAD", "OPTIONS", "PUT", "DELETE", "PATCH", "get", "G\tT", "", "CONNECT", "TRACE"]
)
paths = st.sampled_from(
    ["/", "*", "/api/tables", "/api/tables/x/live", "http://x/", "//", "/%00", "/api/games/../x", "\\"]
)
HEADERS = (
    "Host,Content-Length,Transfer-Encoding,Connection,Upgrade,Cookie,Expect,Content-Type,Origin,X-Forwarded-For,"
    "Sec-WebSocket-Key,Sec-WebSocket-Version,Accept-Encoding,Range, ,"
)
names = st.sampled_from(HEADERS.split(","))
values = st.one_of(
    st.sampled_from(["localhost", "0", "-1", "5", "99999999999999999999", "chunked", "chunked, chunked", "websocket"])
    | st.sampled_from(
        ["Upgrade", "close", "keep-alive, Upgrade", "100-continue", "13", "bytes=0-", "gzip;q=a", "é", "\0"]
    ),
    st.text(st.characters(max_codepoint=255), max_size=40),
)
raw_requests = st.one_of(
    st.binary(max_size=200),
    st.builds(
        lambda method, path, version, headers, end, body: (
            f"{method} {path} {version}\r\n{''.join(f'{name}: {value}{end}' for name, value in headers)}{end}".encode(
                "latin-1"
            )
            + body
        ),
        methods,
        st.one_of(paths, paths, st.text(st.characters(max_codepoint=255), max_size=30)),
        st.sampled_from(["HTTP/1.1", "HTTP/1.1", "HTTP/1.0", "HTTP/2.0", "HTTP/9", ""]),
        st.lists(st.tuples(names, values), max_size=8),
        st.sampled_from(["\r\n", "\r\n", "\r\n", "\n", "\r"]),
        st.one_of(
            st.binary(max_size=60), st.just(b"5\r\nhello\r\n0\r\n\r\n"), st.just(b"ffffffffff\r\n"), st.just(b"-1\r\n")
        ),
    ),
)


# No text of ours has a line like that, so whatever begins with one is an answer.
STATUS_LINE = re.compile(rb"HTTP/1\.[01] (\d{3})\b")


def check_answers(answer):
    """Several requests on one connection have several answers: none tells of an error of the server."""
    assert not answer or STATUS_LINE.match(answer), answer[:80]
    errors = [found for found in STATUS_LINE.finditer(answer) if found[1].startswith(b"5")]
    assert errors == [], [answer[found.start() : found.start() + 300] for found in errors]


def test_an_error_is_seen_in_whichever_answer_it_is():
    fine, error = b"HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\n{}", b"HTTP/1.1 500 Internal Server Error\r\n\r\n"
    check_answers(b"")
    check_answers(fine + fine)
    for answers in (error, fine + error, fine + fine + error + fine):
        with pytest.raises(AssertionError):
            check_answers(answers)


def fuzz_raw_requests(server, number, most):
    """What need not even be HTTP."""

    @examples(number, most)
    @given(st.lists(raw_requests, min_size=1, max_size=3))
    def no_server_error(requests):
        with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as plain:
            try:
                plain.sendall(b"".join(requests))
                plain.shutdown(socket.SHUT_WR)
                answer = bytearray()
                while part := plain.recv(65_536):
                    answer += part
            except ConnectionError:
                return
        check_answers(bytes(answer))

    no_server_error()
    assert trouble(server) == []


def fuzz_http(server, number, most):
    fuzz_interface(server, number, most)
    fuzz_raw_requests(server, number, 4 * most)


@pytest.mark.slow
def test_whatever_is_sent_over_http_is_answered_or_refused(fuzzed):
    fuzz_http(fuzzed, 0, A_FEW)


@pytest.mark.long
def test_whatever_is_sent_over_http_for_minutes(fuzzed):
    rounds = for_minutes(MINUTES, lambda number: fuzz_http(fuzzed, number, A_ROUND))
    print(f"{rounds} rounds over HTTP")  # noqa: T201  # the figures, with -s
