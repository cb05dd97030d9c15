"""A real server in a thread of its own, and the people who come to it."""

from __future__ import annotations

import asyncio
import json
import logging
import threading
from contextlib import ExitStack
from dataclasses import dataclass, field
from http.client import HTTPConnection
from itertools import count
from pathlib import Path
from typing import ClassVar

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from iacta.server.app import make_app
from iacta.server.auth import COOKIE
from iacta.server.serve import Server, bound, configured
from iacta.server.settings import Settings

PATIENCE = 60.0  # seconds until an answer counts as missing
PLENTY = {
    "grace": 3600,
    "bot_pace": 0,
    "tables_an_hour": 1_000_000,
    "requests_a_second": 100_000,
    "messages_a_second": 100_000,
    "connections_an_address": 1000,
    "connects_a_second": 100_000,
    "questions_a_second": 100_000,
}


LOGGERS = ("uvicorn", "uvicorn.error", "asyncio", "iacta", "sqlalchemy")


class Trouble(logging.Handler):
    """What a server has to complain about. Of several servers in this process the last one to start is heard. What is
    foreseen, by how it begins, is no trouble."""

    listening: ClassVar[list[Trouble]] = []
    foreseen: ClassVar[tuple[str, ...]] = ()

    def __init__(self):
        super().__init__(logging.WARNING)
        self.records = []
        self.foreseen_records = []

    def emit(self, record):
        if self.listening[-1] is self:
            said = logging.Formatter().format(record)
            (self.foreseen_records if said.startswith(self.foreseen) else self.records).append(said)


class Serving:
    """A server on a free port. It is generous unless told otherwise, and at its end it must have had no trouble."""

    def __init__(self, folder: Path, **settings):
        self.settings = Settings(data=folder, port=0, **{**PLENTY, **settings})
        self.app = make_app(self.settings)
        self.ready = threading.Event()
        self.socket = bound(self.settings)
        self.port = self.socket.getsockname()[1]
        self.server = Server(configured(self.app, self.settings), self.ready.set)
        self.thread = threading.Thread(target=self.run, name="server")
        self.guests = count(1)
        self.lines = []
        self.trouble = Trouble()

    def run(self):
        async def serve():
            self.loop = asyncio.get_running_loop()
            await self.server.serve(sockets=[self.socket])

        try:
            asyncio.run(serve())
        finally:
            self.ready.set()

    def __enter__(self):
        self.trouble.listening.append(self.trouble)
        for name in LOGGERS:
            logging.getLogger(name).addHandler(self.trouble)
        self.thread.start()
        assert self.ready.wait(PATIENCE)
        assert self.server.started
        return self

    def hang_up(self):
        """Close all connections."""
        while self.lines:
            self.lines.pop().close()

    def __exit__(self, *_):
        self.hang_up()
        self.server.should_exit = True
        self.thread.join(PATIENCE)
        assert not self.thread.is_alive()
        for name in LOGGERS:
            logging.getLogger(name).removeHandler(self.trouble)
        self.trouble.listening.remove(self.trouble)
        assert self.trouble.records == [], self.trouble.records

    @property
    def services(self):
        return self.app.state.services

    @property
    def host(self):
        return f"127.0.0.1:{self.port}"

    def inside(self, work):
        """Do something where the server runs, and wait for it."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE)

    def table(self, name):
        """A table as the server has it."""

        async def found():
            async with self.services.lobby.at(name) as table:
                return table

        return self.inside(found())

    def ask(self, method, path, body=None, **headers):
        """A plain request. A body is sent as it is if it is bytes, otherwise as JSON."""
        connection = HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        try:
            if body is not None and not isinstance(body, bytes):
                body = json.dumps(body).encode()
            connection.request(method, path, body, {"Content-Type": "application/json", **headers})
            answer = connection.getresponse()
            return Answer(answer.status, {name.lower(): value for name, value in answer.getheaders()}, answer.read())
        finally:
            connection.close()

    def guest(self, name=None):
        """Somebody new."""
        return Guest(self, name or f"Guest {next(self.guests)}")


@dataclass(frozen=True)
class Answer:
    """What a request was answered."""

    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def said(self):
        return json.loads(self.body)


@dataclass
class Guest:
    """Somebody with a browser, and so with a cookie."""

    serving: Serving
    name: str
    cookie: str = ""

    def ask(self, method, path, body=None, **headers):
        if self.cookie:
            headers["Cookie"] = f"{COOKIE}={self.cookie}"
        answer = self.serving.ask(method, path, body, **headers)
        if "set-cookie" in answer.headers:
            self.cookie = answer.headers["set-cookie"].partition(";")[0].partition("=")[2]
        return answer

    def get(self, path, **headers):
        return self.ask("GET", path, **headers)

    def post(self, path, body, **headers):
        return self.ask("POST", path, body, **headers)

    def set_up(self, game, *players, **wanted):
        """Set up a table; its name."""
        answer = self.post("/api/tables", {"game": game, "players": players, "name": self.name, **wanted})
        assert answer.status == 201, answer
        return answer.said["table"]

    def join(self, table, **wanted):
        """Sit down at a table; the seat."""
        answer = self.post(f"/api/tables/{table}/join", {"name": self.name, **wanted})
        assert answer.status == 200, answer
        return answer.said["seat"]

    def line(self, table, **headers):
        """A connection to a table on which nothing was said yet."""
        if self.cookie:
            headers["Cookie"] = f"{COOKIE}={self.cookie}"
        return Line(self.serving, table, headers)

    def sit(self, table, version=None, lang="en"):
        """A connection to a table, greeted."""
        line = self.line(table)
        line.greet(version, lang)
        return line


@dataclass
class Line:
    """A websocket to a table. It keeps the frames that came, byte for byte."""

    serving: Serving
    table: str
    headers: dict[str, str]
    frames: list[str] = field(default_factory=list)
    position: dict | None = None
    info: dict | None = None
    chat: list[str] = field(default_factory=list)
    seat: int | None = None

    def __post_init__(self):
        self.names = count(1)
        self.open = ExitStack()
        opening = connect(
            f"ws://{self.serving.host}/api/tables/{self.table}/live",
            additional_headers=self.headers,
            open_timeout=PATIENCE,
            ping_interval=None,
            max_size=None,
            proxy=None,
        )
        self.socket = self.open.enter_context(opening)
        self.serving.lines.append(self)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def close(self):
        self.open.close()

    def send(self, frame):
        self.socket.send(frame if isinstance(frame, str | bytes) else json.dumps(frame))

    def next(self, patience=PATIENCE):
        """The next message."""
        frame = self.socket.recv(patience)
        self.frames.append(frame)
        message = json.loads(frame)
        self.position = message.get("position") or self.position
        self.info = message["table"] if message["type"] in ("welcome", "players") else self.info
        self.chat += [chat["text"] for chat in message.get("chat", ()) if message["type"] == "welcome"]
        self.seat = message["seat"] if message["type"] == "welcome" else self.seat
        return message

    def until(self, *types, **fields):
        """The next message of a type, and with these fields."""
        while True:
            message = self.next()
            if message["type"] in types and all(message.get(name) == value for name, value in fields.items()):
                return message

    def greet(self, version=None, lang="en"):
        self.send({"type": "hello", "version": version, "lang": lang})
        return self.until("welcome")

    def do(self, what, /, command=None, **fields):
        """A command and its answer."""
        command = command or f"c{next(self.names)}"
        self.send({"type": what, "command": command, **fields})
        return self.until("done", "refused", "reasons", command=command)

    def play(self, action, **fields):
        return self.do("play", **{"version": self.position["version"], "action": action, **fields})

    def play_any(self):
        """Decide: the first that is allowed."""
        answer = self.play(self.position["legal"][0]["id"])
        assert answer["type"] == "done", answer
        return answer

    def settle(self):
        """Until everything was done that this connection asked for; what came meanwhile."""
        self.send({"type": "ping"})
        came = []
        while not came or came[-1]["type"] != "pong":
            came.append(self.next())
        return came[:-1]

    def closed(self):
        """The code with which the server closes the connection, whatever it says before."""
        try:
            while True:
                self.next()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else None

    def update(self, *, version=None, to_act=None):
        """The next position, or the next of that version or with that seat to act."""
        while True:
            position = self.until("update", "welcome")["position"]
            if version in (None, position["version"]) and (to_act is None or to_act in position["to_act"]):
                return position


def play_until_over(*lines):
    """Play the first action that is allowed, for everybody who sits at one of these connections."""
    while True:
        for line in lines:
            line.settle()
        if lines[0].position["result"]:
            return lines[0].position["result"]
        line = next((line for line in lines if line.position["legal"] and line.position["own_choice"] is None), None)
        if line is None:
            lines[0].update()
        else:
            line.play_any()
