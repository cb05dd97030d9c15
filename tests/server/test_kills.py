"""`kill -9` at any instant: no acknowledged move is lost, none is half there, and the match goes on."""

from __future__ import annotations

import json
import random
import signal
import sqlite3
import subprocess
import sys
import threading
import urllib.request
from dataclasses import dataclass, field
from itertools import count

import pytest
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import connect

from iacta.games import load_game
from iacta.match import Match
from iacta.match.record import enter

KILLS = 20
PATIENCE = 60.0
FEWEST_PLAYING = 3  # people; then new tables are set up
MOVES_A_LIFE = 6  # at least so many are acknowledged before the server is killed again


class Killed(Exception):
    """The server is gone, or the test is over."""


class ServerProcess:
    """A server of its own process, on one port and one folder whatever happens to it."""

    def __init__(self, folder):
        self.folder = folder
        self.port = 0
        self.process = None

    def start(self):
        command = [sys.executable, "-m", "iacta", "serve", "--no-browser", "--port", str(self.port)]
        flags = ["--data", str(self.folder), "--bot-pace", "0", "--messages-a-second", "1000"]
        self.process = subprocess.Popen([*command, *flags], stdout=subprocess.PIPE, encoding="utf-8")
        line = self.process.stdout.readline()
        assert "http://localhost:" in line, line
        self.port = int(line.partition("localhost:")[2].partition("/")[0])

    def kill(self):
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        self.process.stdout.close()

    def ask(self, path, body, cookie=""):
        headers = {"Content-Type": "application/json", "Cookie": cookie}
        address = f"http://localhost:{self.port}/api/{path}"
        with urllib.request.urlopen(urllib.request.Request(address, json.dumps(body).encode(), headers)) as answer:
            return json.load(answer), (answer.headers["Set-Cookie"] or cookie).partition(";")[0]


@dataclass
class Person:
    """Plays anything, and remembers what was acknowledged. A command without an answer is sent again."""

    server: ServerProcess
    table: str
    cookie: str
    seat: int
    seed: int
    over: threading.Event
    acknowledged: dict[str, tuple[int, int, int]] = field(default_factory=dict)  # version before, after, action
    unanswered: dict | None = None
    trouble: list[str] = field(default_factory=list)
    finished: bool = False

    def __post_init__(self):
        self.random = random.Random(self.seed)
        self.names = count(1)
        self.thread = threading.Thread(target=self.live)
        self.thread.start()

    def live(self):
        while not self.over.is_set() and not self.finished:
            try:
                self.play()
            except (OSError, EOFError, ConnectionClosed, WebSocketException, TimeoutError):
                self.over.wait(0.05)  # the server is being started again
            except AssertionError as error:
                self.trouble.append(str(error))
                return

    def play(self):
        address = f"ws://localhost:{self.server.port}/api/tables/{self.table}/live"
        with connect(address, additional_headers={"Cookie": self.cookie}, open_timeout=5) as socket:
            socket.send(json.dumps({"type": "hello"}))
            if self.unanswered:
                socket.send(json.dumps(self.unanswered))
            position = None
            while not self.over.is_set():
                try:
                    message = json.loads(socket.recv(timeout=0.5))
                except TimeoutError:
                    continue
                position = message.get("position") or position
                if position and position["result"] and self.unanswered is None:
                    self.finished = True
                    return
                if message["type"] == "done":
                    self.remember(message)
                elif message["type"] == "refused":
                    assert message["error"] == "StaleVersion", message
                    self.unanswered = None
                if self.unanswered is None and position and position["legal"] and position["own_choice"] is None:
                    self.decide(socket, position)
                    position = None

    def remember(self, message):
        command = self.unanswered
        assert command is not None
        assert message["command"] == command["command"]
        self.acknowledged[command["command"]] = (command["version"], message["version"], command["action"])
        self.unanswered = None

    def decide(self, socket, position):
        action = self.random.choice(position["legal"])["id"]
        command = f"{self.seat}-{next(self.names)}"
        self.unanswered = {"type": "play", "command": command, "version": position["version"], "action": action}
        socket.send(json.dumps(self.unanswered))


def kept(folder, table):
    """The log and the waiting choices of a table, as the database has them."""
    with sqlite3.connect(folder / "tables.sqlite") as database:
        row = database.execute("SELECT game, options, secret, words FROM tables WHERE id = ?", (table,)).fetchone()
        seats = database.execute('SELECT count(*) FROM seats WHERE "table" = ?', (table,)).fetchone()[0]
        log = database.execute('SELECT number, entry FROM entries WHERE "table" = ? ORDER BY number', (table,))
        entries = [(number, json.loads(entry)) for number, entry in log]
        waiting = dict(database.execute('SELECT seat, action FROM waiting WHERE "table" = ?', (table,)).fetchall())
    return row, seats, entries, waiting


def replayed(table, row, seats, entries):
    game, options, secret, words = row
    match = Match(
        load_game(game),
        seats,
        json.loads(options),
        match=table,
        words=json.loads(words),
        secret=secret,
        mode="interpreted",
    )
    for number, entry in entries:
        enter(match, entry, number)
    return match


def sitting_down(server, seed, over):
    """New tables, with bots and with people only."""
    for number, (game, players) in enumerate(
        [("lutetia", ["me", "open", "greedy"]), ("lusitania-xxi", ["me", "greedy"]), ("lusitania", ["me", "open"])]
    ):
        seated, cookie = server.ask("tables", {"game": game, "players": players, "name": "A"})
        yield Person(server, seated["table"], cookie, seated["seat"], 6 * seed + 2 * number, over)
        if "open" in players:
            other, cookie = server.ask(f"tables/{seated['table']}/join", {"name": "B"})
            yield Person(server, seated["table"], cookie, other["seat"], 6 * seed + 2 * number + 1, over)


def check(folder, person):
    """Everything that was acknowledged is in the log, or waits to be."""
    row, seats, entries, waiting = kept(folder, person.table)
    assert [number for number, _ in entries] == list(range(1, len(entries) + 1))
    match = replayed(person.table, row, seats, entries)  # none is half there
    lines = dict(entries)
    decided = {before: (after, action) for before, after, action in person.acknowledged.values()}
    for before, (after, action) in decided.items():  # of several sealed choices at one version the last counts
        text = match.game.actions.text(action)
        line = lines.get(before + 1)
        if after > before:
            assert after == before + 1
        if line is None:
            assert after == before, "an acknowledged move is lost"
            assert waiting[person.seat] == text
        elif "sealed" in line:
            assert line["sealed"][str(person.seat)] == text
        else:
            assert (line["seat"], line["play"]) == (person.seat, text)


@pytest.mark.slow
def test_no_acknowledged_move_is_lost_whenever_the_server_is_killed(tmp_path):
    server = ServerProcess(tmp_path)
    server.start()
    over = threading.Event()
    people = []
    chance = random.Random(7)
    try:
        for life in range(KILLS):
            if sum(not person.finished for person in people) < FEWEST_PLAYING:
                people.extend(sitting_down(server, life, over))
            reached = sum(len(person.acknowledged) for person in people) + MOVES_A_LIFE
            wait_until(lambda reached=reached: sum(len(p.acknowledged) for p in people) >= reached, people)
            over.wait(chance.random() * 0.2)
            server.kill()
            for person in people:
                check(tmp_path, person)
            server.start()
        people.extend(sitting_down(server, KILLS, over))
        logs = {person.table: len(kept(tmp_path, person.table)[2]) for person in people}
        # With time enough all matches go on, also where a bot has to think first.
        wait_until(lambda: all(goes_on(tmp_path, table, length) for table, length in logs.items()), people)
    finally:
        over.set()
        if server.process.poll() is None:
            server.kill()
        for person in people:
            person.thread.join(PATIENCE)
    assert [person.trouble for person in people] == [[] for _ in people]


def goes_on(folder, table, length):
    """Whether a match has gone on since its log had that length, or has come to its end."""
    row, seats, entries, _ = kept(folder, table)
    return len(entries) > length + 2 or replayed(table, row, seats, entries).over


def wait_until(reached, people):
    """Wait until the people have played enough; they wake us every time something was acknowledged."""
    for _ in range(int(PATIENCE / 0.1)):
        if reached() or any(person.trouble for person in people):
            return
        threading.Event().wait(0.1)
    raise AssertionError("the match does not go on")
