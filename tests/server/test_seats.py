"""Who may do what: seats by cookie, pages of others, limits, and clients that read or say nothing."""

from __future__ import annotations

import socket
import time
from concurrent.futures import ThreadPoolExecutor

import pytest
from websockets.exceptions import InvalidStatus

from iacta.engine.words.messages import LANGUAGES
from iacta.server import connection, limits
from iacta.server.auth import COOKIE, Guests, guest_id
from iacta.server.chat import CHATS_AT_ONCE
from iacta.server.errors import NoSuchThing, TooFast
from iacta.server.headers import POLICY
from iacta.server.middleware import LONGEST_BODY
from tests.match.tables import bytes_of
from tests.server.serving import PATIENCE, Line

pytestmark = pytest.mark.slow

TABLE = {"game": "lusitania", "players": ["me", "open"], "name": "Ada"}
ANSWERS = "default-src 'none'; frame-ancestors 'none'"  # an answer in JSON is no page and loads nothing


def until(holds):
    """Wait for something inside the server that no message tells."""
    end = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < end
        time.sleep(0.01)


def dealt(serving):
    """Two people at a table at which seat 0 begins."""
    ada, bob = serving.guest("Ada"), serving.guest("Bob")
    table = ada.set_up("lusitania", "me", "open", options={"first": 0})
    bob.join(table)
    return ada, bob, table


# Cookies


def test_the_cookie_is_signed_and_no_script_or_other_page_gets_it(serving):
    answer = serving.ask("POST", "/api/tables", TABLE)
    name, *attributes = answer.headers["set-cookie"].split("; ")
    said = {attribute.lower() for attribute in attributes}
    assert {"httponly", "samesite=strict", "path=/"} <= said
    assert not any("domain" in attribute for attribute in said)
    token, _, signature = name.removeprefix(f"{COOKIE}=").rpartition(".")
    assert len(token) >= 32
    assert len(signature) >= 40


def test_over_https_the_cookie_is_secure(serve):
    answer = serve(secure=True).ask("POST", "/api/tables", TABLE)
    assert "secure" in answer.headers["set-cookie"].lower()


def test_whoever_has_a_cookie_keeps_it(serving):
    ada = serving.guest()
    ada.set_up("lusitania", "me", "open")
    assert "set-cookie" not in ada.post("/api/tables", TABLE).headers


def test_only_the_hash_of_a_cookie_is_kept(serving):
    ada = serving.guest()
    table = ada.set_up("lusitania", "me", "open")
    token = ada.cookie.rpartition(".")[0]
    kept = serving.settings.database.read_bytes() + serving.settings.database.with_suffix(".sqlite-wal").read_bytes()
    assert token.encode() not in kept
    assert serving.table(table).stored.seats[0].guest == guest_id(token)


def test_the_files_are_for_their_owner_alone(serving):
    for path in (serving.settings.database, serving.settings.secret_file):
        assert path.stat().st_mode & 0o077 == 0


def forged(cookie):
    """Cookies that somebody makes who has seen one."""
    token, _, signature = cookie.rpartition(".")
    other = "B" if token[0] == "A" else "A"
    yield "altered token", f"{other}{token[1:]}.{signature}"
    yield "altered signature", f"{token}.{signature[:-2]}{'A' if signature[-2] != 'A' else 'B'}{signature[-1]}"
    yield "no signature", token
    yield "empty signature", f"{token}."
    yield "of another server", Guests(b"another secret").signer.sign(token).decode()
    yield "with another salt", Guests(b"").signer.sign(token).decode()
    yield "the name that seats know", guest_id(token)
    yield "nothing", ""
    yield "something odd", "é;=.{}\"'"
    yield "something long", "x" * 5000


def test_forged_altered_and_foreign_cookies_are_spectators(serving):
    ada, _, table = dealt(serving)
    for what, cookie in forged(ada.cookie):
        with Line(serving, table, {"Cookie": f"{COOKIE}={cookie}"}) as line:
            assert line.greet()["seat"] == 4, what
            assert line.do("play", version=0, action=0)["error"] == "Forbidden", what


def test_the_cookie_of_one_table_is_good_for_no_seat_at_another(serving):
    ada, _, _ = dealt(serving)
    _, _, other = dealt(serving)
    assert ada.sit(other).seat == 4


def test_nobody_acts_for_another_seat(serving):
    ada, bob, table = dealt(serving)
    playing, other = ada.sit(table), bob.sit(table)
    before = bytes_of(serving.table(table).match)
    action = playing.position["legal"][0]["id"]
    assert other.play(action)["error"] == "NotYourTurn"
    frame = {"type": "play", "command": "c", "version": 0, "action": action}
    for more in ({"seat": 0}, {"guest": ada.cookie}, {"viewer": 0}):
        other.send({**frame, **more})
        assert other.until("refused")["error"] == "BadMessage"
    assert bytes_of(serving.table(table).match) == before
    # A command's name is its seat's own: somebody else's is not answered as if it were done.
    playing.play(action, command="mine", version=0)
    assert other.do("play", command="mine", version=0, action=action)["type"] == "refused"


def test_two_windows_of_one_person_are_one_seat(serving):
    ada, bob, table = dealt(serving)
    one, two, other = ada.sit(table), ada.sit(table), bob.sit(table)
    one.play_any()
    assert [line.update()["version"] for line in (one, two)] == [1, 1]
    two.close()
    other.settle()
    assert other.info is None or other.info["seats"][0]["present"]
    one.close()
    while other.info["seats"][0]["present"]:
        other.next()


# Pages of others

OTHERS = ["http://evil.example", "https://127.0.0.1.evil.example", "null", "http://[", "http://", "", "file://", "://"]


@pytest.mark.parametrize("origin", OTHERS)
def test_the_page_of_another_is_refused(serving, origin):
    ada, _, table = dealt(serving)
    for path, body in (("/api/tables", TABLE), (f"/api/tables/{table}/join", {"name": "Eve"})):
        answer = ada.post(path, body, Origin=origin)
        assert (answer.status, answer.said["error"]) == (403, "Forbidden")
    with pytest.raises(InvalidStatus) as refused:
        ada.line(table, Origin=origin)
    assert refused.value.response.status_code == 403


def test_a_page_of_another_that_hides_its_origin_is_refused(serving):
    answer = serving.ask("POST", "/api/tables", TABLE, **{"Sec-Fetch-Site": "cross-site"})
    assert answer.status == 403


def test_our_own_page_is_welcome(serving):
    ada, _, table = dealt(serving)
    origin = f"http://{serving.host}"
    assert ada.post("/api/tables", TABLE, Origin=origin).status == 201
    assert ada.line(table, Origin=origin).greet()["seat"] == 0


def test_a_page_that_the_settings_allow_is_welcome(serve):
    serving = serve(origins="https://play.example")
    assert serving.ask("POST", "/api/tables", TABLE, Origin="https://play.example").status == 201
    assert serving.ask("POST", "/api/tables", TABLE, Origin="https://play.example.evil").status == 403


@pytest.mark.parametrize(
    "path", ["/", "/table/x", "/api/games", "/api/tables", "/api/nothing", "/nothing", "/openapi.json"]
)
def test_everything_is_sent_with_a_strict_policy(serving, path):
    headers = serving.ask("GET", path).headers
    assert headers["content-security-policy"] == (ANSWERS if path.startswith("/api/") else POLICY)
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["x-frame-options"] == "DENY"
    assert "unsafe" not in POLICY
    assert POLICY.startswith("default-src 'none'")


def test_what_is_refused_is_sent_with_the_policy_too(serving):
    for answer in (
        serving.ask("POST", "/api/tables", {}),
        serving.ask("POST", "/api/tables", TABLE, Origin="http://evil.example"),
        serving.ask("POST", "/api/tables", b"x" * (LONGEST_BODY + 1)),
    ):
        assert answer.status >= 400
        assert answer.headers["content-security-policy"] == ANSWERS


# Limits


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_asks_too_fast_is_told_so_in_their_language(serve, language):
    serving = serve(requests_a_second=1)
    answers = [serving.ask("GET", "/api/games", **{"Accept-Language": f"{language}-XX,en;q=0.5"}) for _ in range(12)]
    refused = [answer for answer in answers if answer.status == 429]
    assert refused
    assert answers[0].status == 200
    assert refused[0].said == {"error": "TooFast", "text": TooFast("too-fast").text(language)}


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("de-DE,pl;q=0.8,en;q=0.5", "pl"),
        ("en;q=0.5, uk", "uk"),
        ("pl;q=0, pt-BR;q=0.1", "pt"),
        ("de", "en"),
        (";;=,", "en"),
    ],
)
def test_an_answer_is_in_the_language_that_is_wanted_most(serving, header, language):
    answer = serving.ask("GET", "/api/tables/nowhere", **{"Accept-Language": header})
    assert answer.said["text"] == NoSuchThing("no-such-table").text(language)


def test_the_page_itself_is_not_counted(serve):
    serving = serve(requests_a_second=1)
    assert all(serving.ask("GET", "/table/x").status != 429 for _ in range(12))


def test_so_many_tables_are_set_up_in_an_hour(serve):
    serving = serve(tables_an_hour=2)
    answers = [serving.ask("POST", "/api/tables", TABLE, **{"Accept-Language": "pl"}) for _ in range(3)]
    assert [answer.status for answer in answers] == [201, 201, 429]
    assert answers[-1].said == {"error": "TooFast", "text": TooFast("too-many-new-tables").text("pl")}


def test_so_many_tables_are_kept(serve):
    serving = serve(most_tables=1)
    assert serving.ask("POST", "/api/tables", TABLE).status == 201
    answer = serving.ask("POST", "/api/tables", TABLE)
    assert (answer.status, answer.said["text"]) == (429, TooFast("too-many-tables").text())


def test_what_is_too_large_is_not_read(serving):
    answer = serving.ask("POST", "/api/tables", b"x" * (LONGEST_BODY + 1))
    assert (answer.status, answer.said["error"]) == (413, "TooLarge")
    assert serving.ask("POST", "/api/tables", b" " * LONGEST_BODY).status == 422


def test_what_is_too_large_is_not_read_in_pieces_either(serving):
    with socket.create_connection(("127.0.0.1", serving.port), PATIENCE) as raw:
        head = f"POST /api/tables HTTP/1.1\r\nHost: {serving.host}\r\nContent-Type: application/json\r\n"
        raw.sendall(head.encode() + b"Connection: close\r\nTransfer-Encoding: chunked\r\n\r\n")
        piece = b"10000\r\n" + b" " * 0x10000 + b"\r\n"
        for _ in range(5):
            raw.sendall(piece)
        answer = b""
        while b"}" not in answer:
            answer += raw.recv(65536)
    assert answer.startswith(b"HTTP/1.1 413")
    assert b'"TooLarge"' in answer


def test_one_address_has_so_many_connections(serve):
    serving = serve(connections_an_address=2)
    ada, bob, table = dealt(serving)
    lines = ada.sit(table), bob.sit(table)
    assert serving.guest().line(table).closed() == connection.TOO_MANY
    lines[0].play_any()
    assert lines[1].update()["version"] == 1
    lines[0].close()
    until(lambda: serving.services.limits.websockets.total == 1)
    assert serving.guest().sit(table).seat == 4


def test_the_server_has_so_many_connections(serve):
    serving = serve(most_connections=1)
    ada, bob, table = dealt(serving)
    with ada.sit(table):
        assert bob.line(table).closed() == connection.TOO_MANY


def test_however_many_watch_whoever_has_a_seat_finds_room(serve):
    serving = serve(most_connections=8)
    ada, bob, table = dealt(serving)
    watching = [serving.guest().sit(table) for _ in range(6)]
    assert serving.guest().line(table).closed() == connection.TOO_MANY
    with ada.sit(table) as mine, bob.sit(table):
        mine.play_any()
    watching[0].close()
    until(lambda: serving.services.limits.watchers.total == 5)
    serving.guest().sit(table)


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_that_come_too_fast_are_refused_and_many_of_them_close_the_connection(serve, language):
    serving = serve(messages_a_second=1)
    ada, bob, table = dealt(serving)
    line, other = ada.sit(table, lang=language), bob.sit(table)
    for _ in range(limits.MESSAGE_BURST):
        line.send({"type": "ping"})
    refused = line.until("refused")
    assert (refused["error"], refused["text"]) == ("TooFast", TooFast("too-fast").text(language))
    for _ in range(2 * connection.MOST_REFUSED):
        line.send({"type": "ping"})
    assert line.closed() == connection.TOO_MANY
    other.settle()


def test_whoever_talks_too_fast_is_told_so_and_can_still_play(serving):
    ada, bob, table = dealt(serving)
    line, other = ada.sit(table, lang="uk"), bob.sit(table)
    answers = [line.do("say", text=f"{n}") for n in range(CHATS_AT_ONCE + 2)]
    assert [answer["type"] for answer in answers[:CHATS_AT_ONCE]] == ["done"] * CHATS_AT_ONCE
    assert answers[-1]["text"] == TooFast("chat-too-fast").text("uk")
    line.play_any()
    assert other.update()["version"] == 1


def test_too_long_chat_is_refused(serving):
    ada, _, table = dealt(serving)
    line = ada.sit(table)
    line.send({"type": "say", "command": "c", "text": "x" * 301})
    assert line.until("refused")["error"] == "BadMessage"
    assert line.do("say", text="x" * 300)["type"] == "done"


def test_a_long_message_is_refused_and_a_very_long_one_closes_the_connection(serving):
    ada, bob, table = dealt(serving)
    line, other = ada.sit(table), bob.sit(table)
    line.send('"' + "x" * connection.LONGEST_MESSAGE + '"')
    assert line.until("refused")["error"] == "BadMessage"
    line.send('"' + "x" * 5 * connection.LONGEST_MESSAGE + '"')
    assert line.closed() == 1009
    other.settle()


# Clients that read or say nothing


def test_whoever_says_nothing_at_first_is_dropped(serving, monkeypatch):
    ada, bob, table = dealt(serving)
    other = bob.sit(table)
    monkeypatch.setattr(connection, "SECONDS_TO_GREET", 0.05)
    assert ada.line(table).closed() == connection.SILENT
    other.settle()


def test_whoever_says_nothing_for_long_is_dropped(serving, monkeypatch):
    ada, bob, table = dealt(serving)
    other = bob.sit(table)
    monkeypatch.setattr(connection, "SECONDS_OF_SILENCE", 0.05)
    assert ada.sit(table).closed() == connection.SILENT
    while other.info["seats"][0]["present"]:
        other.next()


def test_hello_is_said_once_and_first(serving):
    ada, _, table = dealt(serving)
    line = ada.line(table)
    line.send({"type": "ping"})
    assert line.until("refused")["error"] == "BadMessage"
    line.greet()
    line.send({"type": "hello"})
    assert line.until("refused")["error"] == "BadMessage"
    line.settle()


class Unread:
    """A client that greets, asks and asks, and never reads an answer."""

    def __init__(self, serving, table, cookie):
        self.socket = socket.socket()
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        self.socket.settimeout(PATIENCE)
        self.socket.connect(("127.0.0.1", serving.port))
        self.socket.sendall(
            f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: {serving.host}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n"
            f"Cookie: {COOKIE}={cookie}\r\n\r\n".encode()
        )
        answer = b""
        while not answer.endswith(b"\r\n\r\n"):
            answer += self.socket.recv(1)
        assert b"101" in answer
        self.send('{"type": "hello"}')

    def send(self, text):
        """A frame with a mask of zeros."""
        assert len(text) < 126
        self.socket.sendall(bytes([0x81, 0x80 | len(text)]) + bytes(4) + text.encode())


def test_whoever_reads_nothing_is_dropped_without_harm_to_others(serve, monkeypatch):
    serving = serve()
    serving.socket.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
    monkeypatch.setattr(connection, "SECONDS_TO_TAKE_A_FRAME", 0.2)
    monkeypatch.setattr(connection, "SECONDS_TO_CLOSE", 0.2)
    monkeypatch.setattr(connection, "BYTES_TO_WAIT", 50_000)
    ada, bob, table = dealt(serving)
    other = bob.sit(table)
    unread = Unread(serving, table, ada.cookie)
    other.until("players")
    assert other.info["seats"][0]["present"]

    def ask():
        """Ask for long answers until the server has had enough."""
        try:
            while True:
                unread.send('{"type":"play","command":"c","version":7,"action":0}')
        except OSError:
            return

    with ThreadPoolExecutor(1) as asking:
        asked = asking.submit(ask)
        while other.info["seats"][0]["present"]:
            other.settle()
        until(lambda: serving.services.limits.websockets.total == 1)
        unread.socket.shutdown(socket.SHUT_RDWR)
        asked.result(PATIENCE)
        unread.socket.close()
    assert ada.sit(table).play_any()["version"] == 1
    assert other.update()["version"] == 1
