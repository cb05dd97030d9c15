"""What a server can bear: a real `iacta serve`, tables of two people each, and a load generator in this process.

    python bench/load.py
    python bench/load.py --against ../another-checkout
    python bench/load.py --only paced --paced-tables 500 --pace 4 --seconds 60

Flat out: everybody decides as soon as they are asked. Told are decisions a second, and what one costs the processor in
milliseconds: in the server, in its thread with the event loop, in its bots' processes and in this generator; and how
many bytes the server sent for one. Paced: every table has a decision every few seconds. Told is how long it takes from
`play` to `done`, and until the other player has the new position.

With `--against` the other checkout's server (with the .venv in it) takes turns with this one, and ratios are told: of a
busy machine only the milliseconds of processor and the ratios mean something. bench/README.md has the last figures."""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import re
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Iterable
from contextlib import ExitStack
from dataclasses import dataclass, field
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

from websocket_client import Connection, connect

HERE = Path(__file__).resolve().parent.parent
GAMES = ("lusitania-xxi", "lusitania", "lutetia", "lumeria")
HOST = "127.0.0.1"
TICK = os.sysconf("SC_CLK_TCK")
PATIENCE = 120.0  # seconds until something that does not happen is an error
AT_ONCE = 16  # connections that are being opened
IDLE = 0.05  # the part of a processor that a server with nothing to do may use
PLENTY = {
    "IACTA_GRACE": "86400",
    "IACTA_MOST_TABLES": "1000000",
    "IACTA_TABLES_AN_HOUR": "1000000",
    "IACTA_MOST_CONNECTIONS": "20000",
    "IACTA_CONNECTIONS_AN_ADDRESS": "20000",
    "IACTA_CONNECTS_A_SECOND": "100000",
    "IACTA_REQUESTS_A_SECOND": "100000",
    "IACTA_QUESTIONS_A_SECOND": "100000",
    "IACTA_MESSAGES_A_SECOND": "100000",
}


class Server:
    """A running `iacta serve` of a checkout, with generous limits and a folder of its own."""

    def __init__(self, name: str, checkout: Path, folder: Path) -> None:
        self.name = name
        python = checkout / ".venv" / "bin" / "python"
        command = [str(python if python.exists() else sys.executable), "-m", "iacta", "serve"]
        self.process = subprocess.Popen(
            [*command, "--port", "0", "--no-browser", "--data", str(folder)],
            cwd=checkout,
            env={**os.environ, **PLENTY},
            stdout=subprocess.PIPE,
            text=True,
        )
        self.port = self.said_port()

    def said_port(self) -> int:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            found = re.search(r"http://[^/\s]*:(\d+)/", line)
            if found:
                return int(found[1])
        raise SystemExit(f"the server of {self.name} did not start")

    def __enter__(self) -> Server:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.terminate()
        self.process.wait(PATIENCE)

    def spent(self) -> Spent:
        """The seconds of processor that were spent until now."""
        pid = self.process.pid
        workers = sum(seconds(f"/proc/{child}/stat") for child in descendants(pid))
        return Spent(seconds(f"/proc/{pid}/stat"), seconds(f"/proc/{pid}/task/{pid}/stat"), workers, own_seconds())

    def memory(self) -> float:
        """The resident megabytes of the server process."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        found = re.search(r"VmRSS:\s+(\d+)", status)
        return int(found[1]) / 1024 if found else 0.0

    def wait_until_idle(self) -> None:
        """Rules are compiled, or their compiled code is loaded, in the background of the first tables."""
        quiet, end = 0, time.monotonic() + PATIENCE
        while quiet < 3 and time.monotonic() < end:
            before = self.spent()
            time.sleep(1.0)
            after = self.spent()
            quiet = quiet + 1 if after.server - before.server + after.workers - before.workers < IDLE else 0


@dataclass(frozen=True)
class Spent:
    """Seconds of processor: of the server process, of its main thread alone, of its children, of this process."""

    server: float
    loop: float
    workers: float
    generator: float

    def since(self, before: Spent) -> Spent:
        return Spent(
            self.server - before.server,
            self.loop - before.loop,
            self.workers - before.workers,
            self.generator - before.generator,
        )


def seconds(stat: str) -> float:
    """User and system time of a process or a thread."""
    try:
        fields = Path(stat).read_text().rpartition(")")[2].split()
    except FileNotFoundError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / TICK


def own_seconds() -> float:
    usage = resource.getrusage(resource.RUSAGE_SELF)
    return usage.ru_utime + usage.ru_stime


def descendants(pid: int) -> list[int]:
    found: list[int] = []
    for children in Path(f"/proc/{pid}/task").glob("*/children"):
        try:
            pids = [int(child) for child in children.read_text().split()]
        except (FileNotFoundError, ProcessLookupError):
            continue
        found += pids + [below for child in pids for below in descendants(child)]
    return found


@dataclass
class Figures:
    """What was measured in one run."""

    decisions: int = 0
    stale: int = 0
    lost: int = 0
    bytes: int = 0
    seconds: float = 0.0
    spent: Spent = field(default_factory=lambda: Spent(0, 0, 0, 0))
    welcomed: list[float] = field(default_factory=list)
    done: list[float] = field(default_factory=list)
    updates: list[float] = field(default_factory=list)
    memory: float = 0.0
    counting: bool = False

    def each(self, amount: float) -> float:
        return 1000 * amount / max(self.decisions, 1)


class Player:
    """Somebody at a table, who decides at random: at once, or after a while."""

    def __init__(self, table: Table, seat: int, cookie: str) -> None:
        self.table = table
        self.seat = seat
        self.cookie = cookie
        self.connection: Connection | None = None
        self.welcome: asyncio.Future[None]
        self.position: dict[str, Any] = {}
        self.came = 0.0  # when the connection was begun
        self.sent: tuple[float, int] | None = None  # when a decision was sent that has not been acknowledged
        self.unseen: tuple[float, int] | None = None  # the same, as long as the other player has not got the update
        self.names = 0
        self.timer: asyncio.TimerHandle | None = None

    async def come(self, name: str) -> None:
        load = self.table.load
        self.came = time.perf_counter()
        self.welcome = asyncio.get_running_loop().create_future()
        path = f"/api/tables/{name}/live"
        self.connection = await connect(
            path, HOST, load.server.port, self.cookie, deflate=load.deflate, received=self.hear
        )
        self.connection.closed.add_done_callback(self.was_closed)
        self.connection.send('{"type":"hello","version":null,"lang":"en"}')
        await asyncio.wait_for(self.welcome, PATIENCE)

    def go(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
        self.count_bytes()
        if self.connection is not None:
            leaving, self.connection = self.connection, None
            self.table.load.leaving.append(leaving)
            leaving.close()

    def count_bytes(self) -> None:
        """What came since this was asked last."""
        if self.connection is not None:
            figures = self.table.load.figures
            figures.bytes += self.connection.bytes_in if figures.counting else 0
            self.connection.bytes_in = 0

    def was_closed(self, _: object) -> None:
        """A connection that we have not closed was lost."""
        self.table.load.figures.lost += self.connection is not None

    def hear(self, text: bytes) -> None:
        now = time.perf_counter()
        message = json.loads(text)
        kind, figures = message["type"], self.table.load.figures
        if kind == "welcome":
            figures.welcomed.append(now - self.came)
            self.position = message["position"]
            self.welcome.set_result(None)
        elif kind == "update":
            self.position = message["position"]
            self.table.other(self).other_got_update(self.position, now)
            self.think()
        elif kind == "done":
            assert self.sent is not None
            if figures.counting:
                figures.decisions += 1
                figures.done.append(now - self.sent[0])
            self.sent = None
        elif kind == "refused":
            if message["error"] != "StaleVersion":
                raise SystemExit(f"refused: {text!r}")
            figures.stale += 1  # where both may decide at once, somebody was first
            self.position, self.sent, self.unseen = message["position"], None, None
            self.think()

    def other_got_update(self, position: dict[str, Any], now: float) -> None:
        """The other player has got an update: it may be what came of our decision."""
        if self.unseen is None:
            return
        if position["version"] > self.unseen[1] or self.seat in position["chosen"]:
            if self.table.load.figures.counting:
                self.table.load.figures.updates.append(now - self.unseen[0])
            self.unseen = None

    def think(self) -> None:
        """Decide now or later, if there is something to decide."""
        position = self.position
        if position["result"]:
            self.table.end()
        elif position["legal"] and position["own_choice"] is None and self.sent is None and self.timer is None:
            pace = self.table.load.pace * max(1, len(position["to_act"]))  # a table has one decision in that time
            if pace:
                delay = random.uniform(0.5, 1.5) * pace
                self.timer = asyncio.get_running_loop().call_later(delay, self.decide)
            else:
                self.decide()

    def decide(self) -> None:
        self.timer = None
        position = self.position
        if not position["legal"] or position["own_choice"] is not None or self.table.load.stopped:
            return
        self.names += 1
        action = random.choice(position["legal"])["id"]
        self.sent = self.unseen = (time.perf_counter(), position["version"])
        assert self.connection is not None
        self.connection.send(
            f'{{"type":"play","command":"c{self.names}","version":{position["version"]},"action":{action}}}'
        )


class Table:
    """Two people at a table, and at a new one when the match is over."""

    def __init__(self, load: Load, game: str) -> None:
        self.load = load
        self.game = game
        self.players: list[Player] = []
        self.name = ""
        self.moving: asyncio.Task[None] | None = None

    def other(self, player: Player) -> Player:
        return self.players[1 - player.seat]

    def set_up(self) -> None:
        """A new table over HTTP, with somebody at both seats."""
        wanted = {"game": self.game, "players": ["me", "open"], "name": "Livia", "hints": False}
        cookie, said = self.load.ask("/api/tables", wanted)
        self.name = said["table"]
        second, _ = self.load.ask(f"/api/tables/{self.name}/join", {"name": "Marcus"})
        self.players = [Player(self, seat, value) for seat, value in enumerate((cookie, second))]

    async def come(self) -> None:
        for player in self.players:
            await player.come(self.name)

    def begin(self) -> None:
        for player in self.players:
            player.think()

    def end(self) -> None:
        if self.moving is None and not self.load.stopped:
            self.moving = asyncio.get_running_loop().create_task(self.again())

    async def again(self) -> None:
        for player in self.players:
            player.go()
        await asyncio.to_thread(self.set_up)
        await self.come()
        self.moving = None
        self.begin()


class Load:
    """Some tables at a server, for a while."""

    def __init__(self, server: Server, games: Iterable[str], tables: int, pace: float, *, deflate: bool) -> None:
        self.server = server
        self.pace = pace
        self.deflate = deflate
        self.figures = Figures()
        self.stopped = False
        self.leaving: list[Connection] = []
        names = list(games)
        self.tables = [Table(self, names[number % len(names)]) for number in range(tables)]

    def ask(self, path: str, body: dict[str, Any]) -> tuple[str, dict[str, Any]]:
        """Ask as somebody new; the cookie and the answer."""
        connection = HTTPConnection(HOST, self.server.port, timeout=PATIENCE)
        try:
            connection.request("POST", path, json.dumps(body).encode(), {"Content-Type": "application/json"})
            answer = connection.getresponse()
            text = answer.read()
            if answer.status not in (200, 201):
                raise SystemExit(f"{path}: {answer.status} {text!r}")
            return (answer.getheader("set-cookie") or "").partition(";")[0], json.loads(text)
        finally:
            connection.close()

    async def run(self, duration: float) -> Figures:
        """Everybody comes; then they play, and after a short while it is measured."""
        for table in self.tables:
            table.set_up()
        await all_of([table.come() for table in self.tables])
        for table in self.tables:
            table.begin()
        await asyncio.sleep(min(duration / 5, self.pace or 2.0))
        await self.measure(duration)
        self.stopped = True
        for table in self.tables:
            if table.moving is not None:
                await asyncio.wait_for(table.moving, PATIENCE)
            for player in table.players:
                player.go()
        await asyncio.wait_for(self.all_closed(), PATIENCE)
        if self.figures.lost:
            raise SystemExit(f"{self.server.name}: {self.figures.lost} connections were lost")
        return self.figures

    async def measure(self, duration: float) -> None:
        figures = self.figures
        for player in self.players():
            player.count_bytes()
        before, start = self.server.spent(), time.perf_counter()
        figures.counting = True
        await asyncio.sleep(duration)
        figures.seconds = time.perf_counter() - start
        figures.spent = self.server.spent().since(before)
        figures.memory = self.server.memory()
        for player in self.players():
            player.count_bytes()
        figures.counting = False

    def players(self) -> list[Player]:
        return [player for table in self.tables for player in table.players]

    async def all_closed(self) -> None:
        for connection in self.leaving:
            await connection.closed


async def all_of(work: list[Awaitable[None]]) -> None:
    """Do them all, a few at a time."""
    free = asyncio.Semaphore(AT_ONCE)

    async def one(part: Awaitable[None]) -> None:
        async with free:
            await part

    await asyncio.gather(*map(one, work))


def percentiles(times: list[float]) -> str:
    """The median, the 95th and the 99th percentile in milliseconds."""
    if len(times) < 2:
        return f"{'-':>9}{'-':>9}{'-':>9}"
    cuts = statistics.quantiles(times, n=100, method="inclusive")
    return "".join(f"{1000 * cuts[place - 1]:>9.1f}" for place in (50, 95, 99))


def flat_line(name: str, figures: Figures) -> str:
    spent = figures.spent
    return (
        f"{name:<36}{figures.decisions / figures.seconds:>9.1f}{figures.each(spent.server):>9.2f}"
        f"{figures.each(spent.loop):>9.2f}{figures.each(spent.workers):>9.2f}{figures.each(spent.generator):>11.2f}"
        f"{figures.bytes / max(figures.decisions, 1):>9.0f}"
    )


def paced_lines(name: str, figures: Figures) -> list[str]:
    spent, seconds = figures.spent, figures.seconds
    return [
        f"{name}: {figures.decisions / seconds:.1f} decisions a second ({figures.stale} came second),"
        f" {figures.each(spent.server):.2f} ms of processor each, {figures.memory:.0f} MB",
        f"    processor: server {spent.server / seconds:.0%}, bots {spent.workers / seconds:.0%},"
        f" generator {spent.generator / seconds:.0%}; load of the machine {os.getloadavg()[0]:.1f}",
        f"    {'connecting to welcome':<32}{percentiles(figures.welcomed)}",
        f"    {'play to done':<32}{percentiles(figures.done)}",
        f"    {'play to the other player’s update':<32}{percentiles(figures.updates)}",
    ]


def flat_out(servers: list[Server], given: argparse.Namespace) -> None:
    print(
        f"{'flat out, ' + format(given.seconds, 'g') + ' s each':<36}{'a second':>9}{'server':>9}{'its loop':>9}"
        f"{'bots':>9}{'generator':>11}{'bytes':>9}",
        flush=True,
    )
    for game in given.games:
        for tables in given.tables:
            ratios = []
            for _ in range(given.rounds):
                cost = []
                for server in servers:
                    load = Load(server, [game], tables, 0.0, deflate=not given.no_deflate)
                    figures = asyncio.run(load.run(given.seconds))
                    cost.append((figures.each(figures.spent.server), figures.decisions / figures.seconds))
                    print(flat_line(f"{server.name} {game}, {tables} tables", figures), flush=True)
                if len(cost) > 1:
                    (mine, fast), (theirs, slow) = cost
                    ratios.append((theirs / mine, fast / slow))
            if ratios:
                cheaper, faster = (statistics.median(part) for part in zip(*ratios, strict=True))
                print(f"    {cheaper:.2f} × less of the processor, {faster:.2f} × as many decisions", flush=True)


def paced(servers: list[Server], given: argparse.Namespace) -> None:
    print(f"{given.paced_tables} tables, a decision every {given.pace:g} s: milliseconds p50, p95, p99")
    for _ in range(given.rounds):
        for server in servers:
            load = Load(server, given.games, given.paced_tables, given.pace, deflate=not given.no_deflate)
            figures = asyncio.run(load.run(given.paced_seconds))
            print("\n".join(paced_lines(server.name, figures)), flush=True)


def warm(server: Server, games: Iterable[str]) -> None:
    """Let the server load what it needs for every game."""
    for game in games:
        load = Load(server, [game], 1, 0.0, deflate=False)
        load.tables[0].set_up()
    server.wait_until_idle()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--against", type=Path, help="another checkout, with a .venv in it")
    parser.add_argument("--only", choices=("flat", "paced"))
    parser.add_argument("--games", nargs="+", default=list(GAMES), choices=GAMES)
    parser.add_argument("--tables", nargs="+", type=int, default=[16, 64], help="how many tables play flat out")
    parser.add_argument("--seconds", type=float, default=8.0, help="of each run flat out")
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--paced-tables", type=int, default=500)
    parser.add_argument("--pace", type=float, default=4.0, help="seconds between two decisions at a table")
    parser.add_argument("--paced-seconds", type=float, default=60.0)
    parser.add_argument("--no-deflate", action="store_true", help="do not offer compression, as browsers do")
    parser.add_argument("--data", type=Path, help="where the servers' folders are made")
    given = parser.parse_args()
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, max(soft, 8192)), hard))
    random.seed(16)
    with ExitStack() as open_servers:
        folder = Path(open_servers.enter_context(tempfile.TemporaryDirectory(dir=given.data)))
        checkouts = [("this", HERE), *([("that", given.against.resolve())] if given.against else [])]
        servers = [open_servers.enter_context(Server(name, path, folder / name)) for name, path in checkouts]
        for server in servers:
            warm(server, given.games)
        if given.only != "paced":
            flat_out(servers, given)
        if given.only != "flat":
            paced(servers, given)


if __name__ == "__main__":
    main()
