"""The headers of answers, the names that the server answers to, and the pages of other origins."""

from __future__ import annotations

import socket

import pytest

from iacta.engine.words.errors import BadOptions
from iacta.server.app import PAGE
from iacta.server.headers import A_YEAR, OF_FILES, OF_PAGES, OF_THE_INTERFACE
from iacta.server.settings import read_settings
from tests.server.serving import PATIENCE, Serving

TABLE = {"game": "lusitania", "players": ["me", "open"], "name": "Ada"}
FRIEND = "https://play.example"
STRANGER = "https://evil.example"
NO_PAGES = {".js", ".css", ".woff2", ".webp", ".br"}


def built(kind):
    """The address of a file of the page."""
    return f"/assets/{next(path.name for path in (PAGE / 'assets').iterdir() if path.suffix == kind)}"


# What may be kept


@pytest.mark.slow
def test_nothing_personal_or_changing_is_kept_anywhere(serving):
    ada = serving.guest("Ada")
    table = ada.set_up("lusitania", "me", "open")
    answers = [
        ada.get("/api/tables"),
        ada.get(f"/api/tables/{table}"),
        ada.get(f"/api/tables/{table}/cards"),
        ada.get(f"/api/tables/{table}/hints"),
        ada.get(f"/api/tables/{table}/record"),
        ada.get("/api/tables/nothing"),
        ada.get("/api/words/xx"),
        ada.post("/api/tables", TABLE),
        ada.post("/api/tables", {}),
        ada.post(f"/api/tables/{table}/join", {"name": "Bob"}),
        ada.post("/api/games/lusitania/cards", {"cards": "x"}),
        ada.get("/assets/none.js"),
    ]
    assert [answer.headers["cache-control"] for answer in answers] == ["no-store"] * len(answers)


@pytest.mark.slow
def test_what_changes_with_the_version_alone_is_asked_for_before_it_is_used_again(serving):
    table = f"/table/{serving.guest().set_up('lusitania', 'me', 'open')}"
    for path in ("/api/games", "/api/games/lusitania/cards", "/api/words/en", "/api/rules/lutetia/pl", "/", table):
        answer = serving.ask("GET", path)
        assert (answer.status, answer.headers["cache-control"]) == (200, "no-cache"), path


@pytest.mark.parametrize("kind", [".js", ".css"])
def test_files_named_by_their_content_are_kept_for_a_year(serving, kind):
    first = serving.ask("GET", built(kind))
    again = serving.ask("GET", built(kind), **{"If-None-Match": first.headers["etag"]})
    assert (first.status, again.status) == (200, 304)
    assert first.headers["cache-control"] == again.headers["cache-control"] == A_YEAR
    assert A_YEAR == "public, max-age=31536000, immutable"


# What keeps a page to itself


def test_every_answer_has_the_security_headers_of_its_kind(serving):
    pages = [
        serving.ask("GET", "/"),
        serving.ask("GET", "/nothing", Accept="text/html"),
        serving.ask("GET", "/service-worker.js"),  # a worker has a policy of its own
        serving.ask("GET", "/assets/none.js"),
    ]
    interface = [
        serving.ask("GET", "/api/words/en"),
        serving.ask("GET", "/api/nothing"),
        serving.ask("POST", "/api/tables", TABLE, Origin=STRANGER),
        serving.ask("POST", "/api/tables", b"x" * 300_000),
        serving.ask("DELETE", "/api/tables"),
    ]
    files = [serving.ask("GET", built(kind)) for kind in (".js", ".css", ".woff2", ".webp")]
    for answers, expected in ((pages, OF_PAGES), (interface, OF_THE_INTERFACE), (files, OF_FILES)):
        for answer in answers:
            found = {name: answer.headers[name.lower()] for name in OF_PAGES if name.lower() in answer.headers}
            assert found == expected
            assert "strict-transport-security" not in answer.headers


def test_no_file_that_is_named_by_its_content_could_run_scripts_as_a_page():
    assert {path.suffix for path in (PAGE / "assets").iterdir()} <= NO_PAGES


def test_with_https_browsers_are_told_to_use_nothing_else(serve):
    serving = serve(secure=True)
    for path in ("/", "/api/words/en", "/api/nothing"):
        assert serving.ask("GET", path).headers["strict-transport-security"] == "max-age=31536000"


# Names


@pytest.mark.parametrize(
    ("host", "status"),
    [
        ("play.example", 200),
        ("play.example:8080", 200),
        ("PLAY.example.", 200),
        ("a.wild.example", 200),
        ("a.b.wild.example", 200),
        ("[2001:db8::1]", 200),
        ("[2001:db8::1]:8080", 200),
        ("localhost:1234", 200),
        ("127.0.0.1", 200),
        ("[::1]:8080", 200),
        ("wild.example", 421),
        ("evil.example", 421),
        ("play.example.evil.example", 421),
        ("evilplay.example", 421),
        ("[2001:db8::2]", 421),
        ("10.0.0.1", 421),
        ("", 421),
    ],
)
def test_the_server_answers_to_its_own_names_alone(named, host, status):
    for path in ("/api/words/en", "/"):
        answer = named.ask("GET", path, Host=host)
        assert answer.status == status
        assert status == 200 or answer.said["error"] == "WrongHost"
    assert handshake(named, host) == (101 if status == 200 else status)


def handshake(serving, host):
    """The status with which a websocket for that name is answered."""
    with socket.create_connection(("127.0.0.1", serving.port), PATIENCE) as raw:
        raw.sendall(
            f"GET /api/tables/nothing/live HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        return int(raw.recv(12).split()[1])


@pytest.fixture(scope="module")
def named(tmp_path_factory):
    hosts = "play.example, *.wild.example, [2001:db8::1]"
    with Serving(tmp_path_factory.mktemp("named"), hosts=hosts) as running:
        yield running


@pytest.mark.parametrize("value", ["https://play.example", "play.example:80", "a b", "*", "*.", "play.example, -x"])
def test_what_is_no_name_is_refused(value):
    with pytest.raises(BadOptions, match="takes names such as"):
        read_settings({"hosts": value})


def test_unless_told_otherwise_the_server_answers_to_every_name(serving):
    assert serving.ask("GET", "/api/words/en", Host="whatever.example").status == 200


# Pages of other origins


def preflight(serving, origin, path="/api/tables"):
    headers = {"Access-Control-Request-Method": "POST", "Access-Control-Request-Headers": "content-type"}
    return serving.ask("OPTIONS", path, Origin=origin, **headers)


def test_the_pages_of_allowed_origins_may_ask_and_read(serve):
    serving = serve(origins=f"https://other.example, {FRIEND}")
    asked = preflight(serving, FRIEND)
    assert (asked.status, asked.body) == (204, b"")
    assert asked.headers["access-control-allow-methods"] == "GET, POST"
    assert "Content-Type" in asked.headers["access-control-allow-headers"]
    for answer in (
        asked,
        serving.ask("GET", "/api/words/en", Origin=FRIEND),
        serving.ask("POST", "/api/tables", TABLE, Origin=FRIEND),
        serving.ask("GET", "/api/nothing", Origin=FRIEND),  # errors can be read too
        serving.ask("POST", "/api/tables", b"x" * 300_000, Origin=FRIEND),
    ):
        assert answer.headers["access-control-allow-origin"] == FRIEND
        assert answer.headers["access-control-allow-credentials"] == "true"
        assert "Origin" in answer.headers["vary"]


def test_the_pages_of_all_others_may_not(serve):
    serving = serve(origins=FRIEND)
    for origin in (STRANGER, "null", f"{FRIEND}.evil.example", f"{FRIEND}:8443", "http://play.example"):
        asked = preflight(serving, origin)
        assert asked.status == 403
        for answer in (asked, serving.ask("GET", "/api/words/en", Origin=origin)):
            assert not [name for name in answer.headers if name.startswith("access-control-allow-origin")]
            assert "Origin" in answer.headers["vary"]  # or a cache would give a friend what a stranger got


def test_without_origins_nobody_elses_page_may(serving):
    assert preflight(serving, FRIEND).status == 403
    assert "access-control-allow-origin" not in serving.ask("GET", "/api/words/en", Origin=FRIEND).headers


def test_a_request_for_options_that_is_no_preflight_is_answered_as_ever(serving):
    assert serving.ask("OPTIONS", "/api/tables").status == 405
