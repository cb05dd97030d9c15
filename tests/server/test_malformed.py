"""Frames and requests as nobody should send them: each is answered or the connection is closed with a number that is
documented; nothing breaks, nothing is logged, and nothing changes unless a legal move was made."""

from __future__ import annotations

import json

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from websockets.exceptions import ConnectionClosed

from iacta.server import connection
from tests.match.tables import bytes_of

CODES = {1007, 1008, 1009, connection.TOO_SLOW, connection.SILENT, connection.TOO_MANY}
FRAMES_A_CONNECTION = 40

VALID = [
    {"type": "hello", "version": 0, "lang": "pl"},
    {"type": "play", "command": "a1", "version": 0, "action": 3},
    {"type": "undo", "command": "a2", "version": 0},
    {"type": "answer", "command": "a3", "version": 0, "agree": True},
    {"type": "why", "command": "a4", "what": 7},
    {"type": "why", "command": "a5", "what": "hand.0.0"},
    {"type": "hint", "command": "a10", "version": 0},
    {"type": "say", "command": "a6", "text": "Salve!"},
    {"type": "resign", "command": "a7"},
    {"type": "leave", "command": "a8"},
    {"type": "rematch", "command": "a9"},
    {"type": "speak", "lang": "uk"},
    {"type": "ping"},
]
TYPES = [frame["type"] for frame in VALID]
DEEP = 4000
ODD = [
    "null",
    "true",
    "-1",
    "0",
    "1",
    "0.0",
    "1.5",
    "-0",
    "1e400",
    "1e5",
    "NaN",
    "-Infinity",
    "9" * 400,
    "9" * 5000,
    "-" + "9" * 30,
    "1000001",
    '""',
    '"0"',
    '"\\ud800"',
    '"\\udc00\\ud800"',
    '"\\u0000"',
    '"\\u202e"',
    '"' + "x" * 300 + '"',
    '"' + "x" * 17_000 + '"',
    '"a1\\n"',
    "[]",
    "{}",
    "[0]",
    '{"type":"ping"}',
    "[" * DEEP + "]" * DEEP,
    '{"a":' * DEEP + "1" + "}" * DEEP,
    "",
    "undefined",
]

raw_values = st.one_of(
    st.sampled_from(ODD),
    st.sampled_from([json.dumps(kind) for kind in TYPES]),
    st.integers().map(str),
    st.text(max_size=20).map(json.dumps),
    st.floats().map(str),
)
keys = st.one_of(
    st.sampled_from(["type", "command", "version", "action", "what", "seat", "lang", "__class__"]), st.text()
)


@st.composite
def written(draw, valid, most=3):
    """The text of a JSON object that was changed here and there: keys dropped, replaced, added, written twice."""
    pairs = [(key, json.dumps(value)) for key, value in draw(st.sampled_from(valid)).items()]
    for _ in range(draw(st.integers(0, most))):
        at = draw(st.integers(0, max(len(pairs) - 1, 0)))
        change = draw(st.sampled_from(["drop", "replace", "add", "twice", "rename"]))
        if change == "add" or not pairs:
            pairs.insert(at, (draw(keys), draw(raw_values)))
        elif change == "drop":
            pairs.pop(at)
        elif change == "replace":
            pairs[at] = (pairs[at][0], draw(raw_values))
        elif change == "twice":
            pairs.append((pairs[at][0], draw(raw_values)))
        else:
            pairs[at] = (draw(keys), pairs[at][1])
    return "{" + ",".join(f"{json.dumps(key)}:{value}" for key, value in pairs) + "}"


@st.composite
def cut(draw, text):
    """A text that stops too early, or has something in its middle."""
    whole = draw(text)
    at = draw(st.integers(0, len(whole)))
    return draw(st.sampled_from([whole[:at], whole[at:], f"{whole[:at]}\x00{whole[at:]}", f"{whole}{whole}"]))


frames = st.one_of(
    written(VALID),
    written(VALID),
    cut(written(VALID, most=1)),
    written(VALID).map(lambda text: text.encode()),
    st.text(max_size=50),
    st.binary(max_size=50),
    raw_values,
)


def dealt(serving):
    ada, bob = serving.guest("Ada"), serving.guest("Bob")
    table = ada.set_up("lusitania", "me", "open", options={"first": 0})
    bob.join(table)
    return [ada, bob, serving.guest("Cyd")], table


def speaks(line, sent):
    """Send frames; what came back, and the code if the connection was closed."""
    came = []
    try:
        for frame in sent:
            line.send(frame)
        line.send('{"type":"hello"}')
        line.send('{"type":"ping"}')
        line.send('{"type":"why","command":"the-end","what":0}')
        while not came or came[-1].get("command") != "the-end":
            came.append(line.next())
    except ConnectionClosed as closed:
        return came, closed.rcvd.code if closed.rcvd else None
    return came, None


@pytest.mark.slow
@settings(max_examples=60, suppress_health_check=list(HealthCheck))
@given(st.data())
def test_malformed_frames_break_nothing(server, data):
    people, table = dealt(server)
    who = data.draw(st.sampled_from([0, 1, 2]))
    sent = data.draw(st.lists(frames, min_size=FRAMES_A_CONNECTION, max_size=FRAMES_A_CONNECTION))
    match = server.table(table).match
    before = bytes_of(match)
    with people[1 - who % 2].sit(table) as other, people[who].line(table) as line:
        if data.draw(st.booleans()):
            line.greet()
        came, code = speaks(line, sent)
        assert code is None or code in CODES
        assert {message["type"] for message in came} <= {
            *("welcome", "update", "players", "said", "done", "refused", "reasons", "hinted", "pong")
        }
        done = [message for message in came if message["type"] == "done"]
        found = server.table(table)
        # Whoever leaves, which is allowed, is played for by a bot.
        if not any(message["version"] > 0 for message in done) and not found.presence.standing_in:
            assert bytes_of(found.match) == before
        other.settle()
    assert server.trouble.records == []


def test_every_kind_of_message_works_unchanged(serving):
    """What the mutations start from is good."""
    people, table = dealt(serving)
    line = people[0].sit(table)
    for frame in VALID[1:]:
        line.send(frame)
    came = line.settle()
    assert not [message for message in came if message.get("error") == "BadMessage"]


def test_text_that_is_no_text_closes_the_connection(serve):
    serving = serve()
    people, table = dealt(serving)
    line, other = people[0].sit(table), people[1].sit(table)
    line.socket.send(b'{"type":"\xff"}', text=True)
    assert line.closed() == 1007
    other.settle()


def test_a_command_is_never_mistaken_for_another(serving):
    people, table = dealt(serving)
    line = people[0].sit(table)
    for name in ("", "a b", "x" * 41, "é", "a1\n", "../a", None, 7):
        line.send({"type": "say", "command": name, "text": "Salve!"})
        assert line.until("refused")["error"] == "BadMessage"
    assert serving.table(table).chat == []


NEW_TABLES = [
    {"game": "lusitania", "players": ["me", "open"], "name": "Ada"},
    {"game": "lutetia", "players": ["me", "random", "open"], "name": "Bob", "options": {"round_limit": 5}, "word": "x"},
    {"game": "lusitania-xxi", "players": ["me", "open"], "name": "Cyd", "cards": "game = 1", "public": True},
]
JOINS = [{"name": "Ada"}, {"name": "Bob", "seat": 1, "word": "alea"}]
bodies = st.one_of(
    written(NEW_TABLES), written(JOINS), cut(written(NEW_TABLES, most=1)), raw_values, st.text(max_size=30)
)


@pytest.mark.slow
@pytest.mark.slow
@settings(max_examples=300, suppress_health_check=list(HealthCheck))
@given(
    body=bodies,
    joins=st.booleans(),
    kind=st.sampled_from(["application/json", "text/plain", "", "multipart/form-data"]),
)
def test_malformed_requests_break_nothing(server, waiting_table, body, joins, kind):
    path = f"/api/tables/{waiting_table}/join" if joins else "/api/tables"
    encoded = body.encode("utf-8", "surrogatepass")
    answer = server.ask("POST", path, encoded, **{"Content-Type": kind})
    assert answer.status < 500, answer
    if answer.status >= 400:
        assert set(answer.said) == {"error", "text"}
        assert answer.said["text"]
    assert server.trouble.records == []


@pytest.fixture(scope="module")
def waiting_table(server):
    return server.guest().set_up("lusitania", "me", "open", "open", "open")


CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]


@pytest.mark.slow
def test_the_interface_is_as_it_is_described(server, waiting_table):
    there_is = {"table": waiting_table, "game": "lutetia", "language": "uk"}
    operations = schemathesis.openapi.from_url(f"http://{server.host}/openapi.json").get_all_operations()
    tried = 0
    for operation in (operation.ok() for operation in operations):

        @settings(max_examples=25, suppress_health_check=list(HealthCheck))
        @given(case=operation.as_strategy(), found=st.booleans())
        def conforms(case, found):
            if found:
                case.path_parameters |= {name: there_is[name] for name in case.path_parameters}
            case.call_and_validate(checks=CHECKS)

        conforms()
        tried += 1
    assert tried > 8
    assert server.trouble.records == []


def test_addresses_that_nobody_has_are_answered(serving):
    for path in (
        "/api/tables/%00",
        "/api/tables/%ff%fe",
        "/api/tables/..%2f..%2fsecret",
        "/api/words/xx",
        "/api/rules/x/y",
    ):
        answer = serving.ask("GET", path)
        assert (answer.status, answer.said["error"]) == (404, "NoSuchThing"), path
    for path in ("/../secret", "/%2e%2e/secret", "/assets/../../auth.py", "//etc/passwd"):
        assert serving.ask("GET", path).status in (400, 404), path
    for method in ("PUT", "DELETE", "PATCH"):
        assert serving.ask(method, "/api/tables").status == 405
