"""People who play anything while the server suffers, and remember what was acknowledged; and the checks that nothing of
it is lost and nothing was done twice."""

from __future__ import annotations

import json
import random
import sqlite3
import threading
import time
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from itertools import count

from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import connect

from iacta.games import load_game
from iacta.match import Match
from iacta.match.record import enter
from iacta.server.auth import COOKIE
from iacta.server.errors import NotPossible
from tests.server.process import ServerProcess
from tests.server.serving import PATIENCE

A_MOMENT = 0.1  # seconds until somebody looks again, or tries again what the server could not do
WITH_BOTS = [("lutetia", ["me", "open", "greedy"]), ("lusitania-xxi", ["me", "greedy"])]
WITHOUT_BOTS = [("lusitania", ["me", "open"]), ("lutetia", ["me", "open"])]
OVER = NotPossible("match-not-running").text("en")
FEWEST_PLAYING = 3  # people; then new tables are set up


@dataclass
class Person:
    """Plays anything, and remembers what was acknowledged. A command without an answer, or one that the server could
    not keep, is sent again."""

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
    connected: int = 0  # how often
    unavailable: int = 0  # how often the server could not do something

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
                self.over.wait(A_MOMENT)  # the server is being started again
            except AssertionError as error:
                self.trouble.append(f"line {error.__traceback__.tb_next.tb_lineno}: {str(error)[:500]}")
                return

    def play(self):
        address = f"ws://localhost:{self.server.port}/api/tables/{self.table}/live"
        with connect(address, additional_headers={"Cookie": self.cookie}, open_timeout=5, ping_interval=None) as socket:
            self.connected += 1
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
                elif message["type"] == "refused" and message["error"] == "Unavailable":
                    self.unavailable += 1
                    self.over.wait(A_MOMENT)
                    socket.send(json.dumps(self.unanswered))
                elif message["type"] == "refused":
                    # Somebody else has decided meanwhile, or has ended the match.
                    assert message["error"] == "StaleVersion" or message["text"] == OVER, message
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


class People:
    """Everybody who plays at a server."""

    def __init__(self, server, tables):
        self.server = server
        self.tables = tables
        self.everybody = []
        self.over = threading.Event()
        self.seeds = count(1)

    def sit_down(self):
        """New tables, and people at them."""
        for game, players in self.tables:
            first = self.server.guest()
            table = first.set_up(game, *players)
            self.add(first, table, 0)
            if "open" in players:
                other = self.server.guest()
                self.add(other, table, other.join(table))

    def add(self, guest, table, seat):
        cookie = f"{COOKIE}={guest.cookie}"
        self.everybody.append(Person(self.server, table, cookie, seat, next(self.seeds), self.over))

    def keep_playing(self):
        """See to it that some are in the middle of a match."""
        if sum(not person.finished for person in self.everybody) < FEWEST_PLAYING:
            self.sit_down()

    @property
    def trouble(self):
        return [said for person in self.everybody for said in person.trouble]

    @property
    def acknowledged(self):
        """How many commands were."""
        return sum(len(person.acknowledged) for person in self.everybody)

    def wait_until(self, reached):
        """Wait until they have come so far."""
        ends = time.monotonic() + PATIENCE
        while not reached():
            assert time.monotonic() < ends, "the matches do not go on"
            assert not self.trouble, self.trouble
            self.over.wait(A_MOMENT)

    def wait_for_moves(self, more):
        """Wait until so many more commands were acknowledged. If all matches end before, new ones begin."""
        reached = self.acknowledged + more

        def enough():
            self.keep_playing()
            return self.acknowledged >= reached

        self.wait_until(enough)

    def wait_for_all(self):
        """Wait until every match has gone on, or come to its end."""
        tables = {person.table for person in self.everybody}
        lengths = {table: len(kept(self.server.folder, table)[2]) for table in tables}
        self.wait_until(lambda: all(goes_on(self.server.folder, *table) for table in lengths.items()))

    def check(self):
        """Everything that was acknowledged is in the logs, or waits to be, and nothing else that they did is."""
        for person in self.everybody:
            check(self.server.folder, person)

    def stop(self):
        self.over.set()
        for person in self.everybody:
            person.thread.join(PATIENCE)
            assert not person.thread.is_alive()


@contextmanager
def playing(server, tables):
    """People at a server; whatever happened, all went well for them."""
    people = People(server, tables)
    try:
        people.sit_down()
        yield people
    finally:
        people.stop()
    assert not people.trouble, people.trouble


# What the database has


def kept(folder, table):
    """The log and the waiting choices of a table, as the database has them."""
    with closing(sqlite3.connect(folder / "tables.sqlite", timeout=PATIENCE)) as database:
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
        id=table,
        entropy=json.loads(words),
        secret=secret,
        mode="interpreted",
    )
    for number, entry in entries:
        enter(match, entry, number)
    return match


def goes_on(folder, table, length):
    """Whether a match has gone on since its log had that length, or has come to its end."""
    row, seats, entries, _ = kept(folder, table)
    return len(entries) > length + 2 or replayed(table, row, seats, entries).over


def check(folder, person):
    """Whatever the person was told is done is there, once, and whatever is there of the person was commanded."""
    unanswered = person.unanswered  # before looking: what is done meanwhile may be there or not
    acknowledged = dict(person.acknowledged)
    row, seats, entries, waiting = kept(folder, person.table)
    assert [number for number, _ in entries] == list(range(1, len(entries) + 1))
    match = replayed(person.table, row, seats, entries)  # none is half there
    lines = dict(entries)
    decided = {before: (after, action) for before, after, action in acknowledged.values()}
    for before, (after, action) in decided.items():  # of several sealed choices at one version the last counts
        text = match.game.actions.text(action)
        choices = {text}
        if unanswered is not None and unanswered["version"] == before:  # it may have taken the place of the other
            choices.add(match.game.actions.text(unanswered["action"]))
        line = lines.get(before + 1)
        assert after in (before, before + 1)
        if line is None:
            assert after == before, "an acknowledged move is lost"
            assert waiting[person.seat] in choices, (waiting, choices)
        elif "sealed" in line:
            assert line["sealed"][str(person.seat)] in choices, (line, choices)
        else:
            assert (line["seat"], line["play"]) == (person.seat, text)
    commanded = {before + 1 for before in decided}
    if unanswered is not None:
        commanded.add(unanswered["version"] + 1)
    mine = {
        number
        for number, line in entries
        if line.get("seat") == person.seat or str(person.seat) in line.get("sealed", {})
    }
    nobody_acts = not person.thread.is_alive() or person.server.process.poll() is not None
    if nobody_acts:
        assert mine <= commanded, "something was done that nobody commanded, or twice"
