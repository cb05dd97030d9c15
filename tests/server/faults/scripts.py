"""What several people send to a table in an example of the fuzzer: made from the classes of the messages, so that a new
message is tried without being named here."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from hypothesis import strategies as st
from pydantic import TypeAdapter
from websockets.frames import Opcode

from iacta.server.messages import FromClient
from tests.server.faults.raw_line import fragments, frame
from tests.server.test_malformed import cut, raw_values, written

KINDS = TypeAdapter(FromClient).json_schema()["$defs"]
LONG = 70_000  # letters: more than a connection takes
FEWEST_STEPS, MOST_STEPS = 15, 40
PEOPLE = 6  # two windows of seat 0, seat 1, somebody else, somebody with no cookie, somebody with a forged one
TABLES = [
    ("lusitania", ["me", "open"]),
    ("lutetia", ["me", "open", "random"]),
    ("lusitania-xxi", ["me", "open"]),
    ("lumeria", ["me", "open"]),
]


@dataclass(frozen=True)
class Now:
    """The version that the sender knows, or one so much later."""

    later: int = 0

    def meant(self, position):
        return max(0, (position.version if position else 0) + self.later)


@dataclass(frozen=True)
class Legal:
    """One of the actions that the sender may do."""

    number: int

    def meant(self, position):
        legal = position.legal if position else []
        return legal[self.number % len(legal)].id if legal else self.number


LIKELY = {
    "version": st.builds(Now, st.sampled_from([0, 0, 0, 0, -1, 1, 1000])),
    "action": st.builds(Legal, st.integers(0, 50)),
    "command": st.sampled_from([f"c{number}" for number in range(12)]),  # few: some are used twice, and by others
    "text": st.text(st.characters(exclude_categories=["Cs"]), max_size=400),
    "what": st.one_of(st.integers(-1, 2000), st.sampled_from(["hand.0.0", "legion.0.1", "", "x" * 90, "hand.9.9"])),
    "chosen": st.lists(st.sampled_from(["hand.0.0", "legion.0", "camp.1", "", "turn"]), max_size=10),
}


def from_schema(schema: dict[str, Any]) -> st.SearchStrategy:
    """Values that a part of a JSON schema allows."""
    if "const" in schema:
        return st.just(schema["const"])
    if "enum" in schema:
        return st.sampled_from(schema["enum"])
    if "anyOf" in schema:
        return st.one_of([from_schema(part) for part in schema["anyOf"]])
    if schema["type"] == "array":
        return st.lists(from_schema(schema["items"]), max_size=schema.get("maxItems", 10))
    if schema["type"] == "integer":
        return st.integers(schema.get("minimum"), schema.get("maximum"))
    if schema["type"] == "string" and "pattern" in schema:
        return st.from_regex(schema["pattern"], fullmatch=True)
    return {
        "string": st.text(min_size=schema.get("minLength", 0), max_size=schema.get("maxLength", 100)),
        "boolean": st.booleans(),
        "null": st.none(),
    }[schema["type"]]


def valid(kind: dict[str, Any]) -> st.SearchStrategy:
    """Messages of a kind: anything that is allowed, and often what means something here and now."""
    parts = {
        name: st.one_of(LIKELY[name], LIKELY[name], from_schema(part)) if name in LIKELY else from_schema(part)
        for name, part in kind["properties"].items()
    }
    required = {name: part for name, part in parts.items() if name in kind["required"]}
    return st.fixed_dictionaries(
        required, optional={name: part for name, part in parts.items() if name not in required}
    )


messages = st.one_of([valid(kind) for kind in KINDS.values()])
nearly = messages.map(lambda message: meant(message, None)).flatmap(lambda message: written([message]))
texts = st.one_of(nearly, cut(nearly), raw_values, st.text(max_size=60), st.integers(1, LONG).map(lambda n: "x" * n))


def meant(message, position):
    """A message with what its sender knows put in."""
    return {name: part.meant(position) if hasattr(part, "meant") else part for name, part in message.items()}


@dataclass(frozen=True)
class Say:
    """Send a message of the protocol."""

    message: dict

    def do(self, line):
        line.read_what_came()
        line.say(json.dumps(meant(self.message, line.position)))


@dataclass(frozen=True)
class Text:
    """Send any text."""

    text: str

    def do(self, line):
        line.say(self.text)


@dataclass(frozen=True)
class Frames:
    """Send frames that are allowed, if not usual."""

    data: bytes

    def do(self, line):
        line.send(self.data)


@dataclass(frozen=True)
class Garbage(Frames):
    """Send what is no frame, or not all of one: nothing can be said afterwards."""

    def do(self, line):
        line.is_sound = False
        super().do(line)


@dataclass(frozen=True)
class HangUp:
    """Be gone."""

    def do(self, line):
        line.hang_up()


payloads = st.binary(max_size=125)
fragmented = st.builds(
    lambda message, cuts: b"".join(fragments(json.dumps(meant(message, None)).encode(), cuts)),
    messages,
    st.lists(st.integers(0, 200), max_size=8),
)
frames = st.one_of(
    fragmented,
    payloads.map(lambda payload: frame(Opcode.PING, payload)),
    payloads.map(lambda payload: frame(Opcode.PONG, payload)),
    st.binary(max_size=2000).map(lambda payload: frame(Opcode.BINARY, payload)),
    st.integers(1, 300).map(lambda many: many * frame(Opcode.PING)),
)
garbage = st.one_of(
    st.binary(min_size=1, max_size=300),
    st.binary(min_size=1, max_size=60).map(lambda text: frame(Opcode.TEXT, text + b"\xff")),
    st.sampled_from([3, 7, 11, 15]).map(lambda opcode: frame(opcode, b"?")),
    st.integers(1, 7).map(lambda bits: frame(Opcode.TEXT, b'{"type":"ping"}', reserved=bits)),
    payloads.map(lambda payload: frame(Opcode.CONT, payload)),
    st.just(frame(Opcode.TEXT, b'{"type":"ping"}', masked=False)),
    st.just(frame(Opcode.PING, bytes(200))),
    st.just(frame(Opcode.PING, b"", fin=False)),
    st.sampled_from([1 << 16, 1 << 32, (1 << 63) - 1, 1 << 63]).map(lambda n: frame(Opcode.TEXT, b"half", length=n)),
    st.just(frame(Opcode.TEXT, b'{"type":"ping"', fin=False)),
    st.just(frame(Opcode.TEXT, b"a", fin=False) + frame(Opcode.TEXT, b"b")),
    st.just(frame(Opcode.TEXT, b"", fin=False) + 3000 * frame(Opcode.CONT, b"", fin=False)),
    st.one_of(st.integers(0, 65_535).map(lambda code: code.to_bytes(2, "big")), st.binary(max_size=130)).map(
        lambda reason: frame(Opcode.CLOSE, reason)
    ),
)
steps = st.one_of(
    st.builds(Say, messages),
    st.builds(Say, messages),
    st.builds(Say, messages),
    st.builds(Text, texts),
    st.builds(Frames, frames),
    st.builds(Garbage, garbage),
    st.builds(HangUp),
)


@dataclass(frozen=True)
class Script:
    """An example: a table, who says hello before anything else, and who does what in which order."""

    table: tuple[str, list[str]]
    greeted: list[bool]
    steps: list[tuple[int, Any]]


scripts = st.builds(
    Script,
    st.sampled_from(TABLES),
    st.lists(st.sampled_from([True, True, True, False]), min_size=PEOPLE, max_size=PEOPLE),
    st.lists(st.tuples(st.integers(0, PEOPLE - 1), steps), min_size=FEWEST_STEPS, max_size=MOST_STEPS),
)
