"""Visitors behind proxies: each counts for itself, by the address that a trusted proxy tells; nobody can choose it."""

from __future__ import annotations

import json
import socket
import time
from contextlib import ExitStack
from http.client import HTTPConnection
from itertools import cycle, islice

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from iacta.engine.words.errors import BadOptions
from iacta.server import connection, middleware
from iacta.server.settings import Settings, read_settings
from iacta.server.visitors import Proxies, counted_as, networks
from tests.server.nginx import Nginx
from tests.server.serving import PATIENCE

TABLE = {"game": "lusitania", "players": ["me", "open"], "name": "Ada"}
HALF = (
    b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
    b'Content-Length: 1000\r\n\r\n{"game":'
)
HALVES = 120
SWITCHING, TOO_FAST = 101, 429


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("::1", "::/64"),
        ("testclient", "testclient"),
        ("", ""),
    ],
)
def test_ipv6_visitors_count_by_their_network_and_ipv4_ones_by_their_address(address, counted):
    assert counted_as(address) == counted


@pytest.mark.parametrize(
    ("peer", "forwarded", "visitor"),
    [
        ("192.0.2.1", [], "192.0.2.1"),
        ("192.0.2.1", ["198.51.100.9"], "192.0.2.1"),  # not a proxy of ours, whatever it says
        ("10.0.0.1", [], "10.0.0.1"),
        ("10.0.0.1", ["198.51.100.9"], "198.51.100.9"),
        ("10.0.0.1", ["203.0.113.5, 198.51.100.9"], "198.51.100.9"),  # the visitor wrote the first one
        ("10.0.0.1", ["203.0.113.5", "198.51.100.9"], "198.51.100.9"),
        ("10.0.0.1", ["203.0.113.5, 198.51.100.9, 10.0.0.2"], "198.51.100.9"),  # two proxies of ours
        ("10.0.0.1", ["10.0.0.9, 198.51.100.9"], "198.51.100.9"),  # a visitor who pretends to be a proxy
        ("10.0.0.1", ["10.0.0.3, 10.0.0.2"], "10.0.0.3"),
        ("10.0.0.1", ["198.51.100.9, unknown"], "10.0.0.1"),
        ("10.0.0.1", ["198.51.100.9, "], "10.0.0.1"),
        ("10.0.0.1", ["198.51.100.9:4711"], "198.51.100.9"),
        ("10.0.0.1", ["[2001:db8::9]:4711"], "2001:db8::9"),
        ("::ffff:10.0.0.1", ["2001:db8::9"], "2001:db8::9"),
        ("fd00::1", ["::ffff:198.51.100.9"], "198.51.100.9"),
        ("10.0.0.1", ["9" * 100_000], "10.0.0.1"),
    ],
)
def test_the_visitor_is_the_last_one_that_a_trusted_proxy_vouches_for(peer, forwarded, visitor):
    assert Proxies(networks("10.0.0.0/8, fd00::1")).visitor(peer, forwarded) == visitor


def test_nobody_is_trusted_unless_told_or_on_this_machine_with_https():
    assert not Proxies(Settings().trusted_proxies)
    secure = Proxies(Settings(secure=True).trusted_proxies)
    assert all(secure.trusts(address) for address in ("127.0.0.1", "127.3.2.1", "::1", "::ffff:127.0.0.1"))
    assert not secure.trusts("10.0.0.1")
    proxies = Proxies(Settings(secure=True, proxies="10.0.0.1").trusted_proxies)
    assert (proxies.trusts("10.0.0.1"), proxies.trusts("127.0.0.1")) == (True, False)


@pytest.mark.parametrize("value", ["proxy.example", "10.0.0.0/33", "10.0.0.1, x"])
def test_what_is_no_network_is_refused(value):
    with pytest.raises(BadOptions, match="takes addresses and networks"):
        read_settings({"proxies": value})


def answer_to(port, method="GET", path="/api/words/en", body=None, **headers):
    """What somebody at an address of this machine, 127.0.0.1 or another, is answered."""
    source = headers.pop("source", "127.0.0.1")
    connection = HTTPConnection("127.0.0.1", port, timeout=PATIENCE, source_address=(source, 0))
    try:
        text = None if body is None else json.dumps(body)
        connection.request(method, path, text, {"Content-Type": "application/json", **headers})
        answer = connection.getresponse()
        answer.read()
        return answer
    finally:
        connection.close()


def too_fast(port, *visitors, **given):
    """Ask, as one visitor or as several in turn, until somebody is refused for asking too fast."""
    return any(answer_to(port, **given, **visitor).status == TOO_FAST for visitor in islice(cycle(visitors), 100))


def forwarded_for(*addresses):
    """What a proxy sends along."""
    return {"X-Forwarded-For": ", ".join(addresses)}


def test_a_visitor_cannot_choose_an_address(serve):
    """Without trusted proxies the header counts for nothing, and the log says once that somebody sent it."""
    serving = serve(requests_a_second=1)
    assert too_fast(serving.port, *(forwarded_for(f"198.51.100.{n}") for n in range(100)))
    (warning,) = serving.trouble.records
    assert "--proxies" in warning
    serving.trouble.records.clear()


def test_behind_a_trusted_proxy_every_visitor_has_limits_of_their_own(serve):
    serving = serve(requests_a_second=1, proxies="127.0.0.0/8")
    assert too_fast(serving.port, *(forwarded_for(f"203.0.113.{n}", "198.51.100.1") for n in range(100)))
    assert answer_to(serving.port, **forwarded_for("203.0.113.1", "198.51.100.2")).status == 200


def test_ipv6_visitors_share_the_limits_of_their_network(serve):
    serving = serve(requests_a_second=1, proxies="127.0.0.1")
    assert too_fast(serving.port, *(forwarded_for(f"2001:db8::{n:x}") for n in range(100)))
    assert answer_to(serving.port, **forwarded_for("2001:db8:0:1::1")).status == 200


def test_websockets_behind_a_proxy_count_for_their_visitors(serve):
    serving = serve(connections_an_address=1, proxies="127.0.0.1")
    ada = serving.guest("Ada")
    table = ada.set_up("lusitania", "me", "open")
    with ada.line(table, **forwarded_for("198.51.100.1")) as first:
        first.greet()
        assert ada.line(table, **forwarded_for("198.51.100.1")).closed() == connection.TOO_MANY
        with ada.line(table, **forwarded_for("198.51.100.2")) as second:
            second.greet()


# Behind a real nginx


def half_sent(port, source, count):
    """Connections of one visitor, each with half of a request."""
    with ExitStack() as held:
        for _ in range(count):
            half = socket.create_connection(("127.0.0.1", port), PATIENCE, source_address=(source, 0))
            held.enter_context(half).sendall(HALF)
        return held.pop_all()


@pytest.mark.slow
def test_behind_nginx_120_half_sent_requests_of_one_visitor_leave_the_others_served(serve, tmp_path):
    serving = serve(proxies="127.0.0.1", connections_an_address=20)
    ada = serving.guest("Ada")
    table = ada.set_up("lusitania", "me", "open")
    with Nginx(tmp_path / "nginx", serving.port) as nginx, half_sent(nginx.port, "127.0.0.9", HALVES):
        # All that one visitor may have have arrived at the server, and the visitor gets no more.
        end = time.monotonic() + PATIENCE
        while answer_to(nginx.port, source="127.0.0.9").status != TOO_FAST:
            assert time.monotonic() < end
        assert {answer_to(nginx.port, source="127.0.0.8").status for _ in range(20)} == {200}
        assert answer_to(nginx.port, "POST", "/api/tables", TABLE, source="127.0.0.8").status == 201
        address = f"ws://127.0.0.1:{nginx.port}/api/tables/{table}/live"
        with connect(address, proxy=None, source_address=("127.0.0.8", 0), open_timeout=PATIENCE) as line:
            line.send('{"type": "hello"}')
            assert json.loads(line.recv(PATIENCE))["type"] == "welcome"


@pytest.mark.slow
def test_behind_nginx_a_forged_header_does_not_help(serve, tmp_path):
    serving = serve(proxies="127.0.0.1", requests_a_second=1, connects_a_second=1)
    with Nginx(tmp_path / "nginx", serving.port) as nginx:
        forged = [forwarded_for(f"198.51.100.{n}") for n in range(100)]
        assert too_fast(nginx.port, *forged, source="127.0.0.9")
        assert answer_to(nginx.port, source="127.0.0.8").status == 200
        assert any(handshake(nginx.port, "127.0.0.9", headers) == TOO_FAST for headers in forged)
        assert handshake(nginx.port, "127.0.0.8", {}) == SWITCHING


def handshake(port, source, headers):
    """How an attempt to open a websocket is answered."""
    address = f"ws://127.0.0.1:{port}/api/tables/none/live"
    try:
        with connect(address, proxy=None, additional_headers=headers, source_address=(source, 0)):
            return SWITCHING
    except InvalidStatus as refused:
        return refused.response.status_code


# Bodies that come slowly


def test_whoever_sends_a_body_slowly_is_cut_off_however_often_a_part_comes(serve, monkeypatch):
    monkeypatch.setattr(middleware, "SECONDS_FOR_A_BODY", 0.5)
    serving = serve()
    with socket.create_connection(("127.0.0.1", serving.port), PATIENCE) as slow:
        slow.sendall(HALF)
        slow.settimeout(0.05)
        answer = drip(slow)
    assert answer.startswith(b"HTTP/1.1 408")
    assert b'"TooSlow"' in answer
    assert answer_to(serving.port).status == 200


def drip(slow):
    """Send a space and then another, for ever; what comes until the other side closes."""
    answer = b""
    while True:
        try:
            came = slow.recv(4096)
        except TimeoutError:
            slow.sendall(b" ")
            continue
        if not came:
            return answer
        answer += came
