"""Every kind of abuse at once, from many addresses, at a real `iacta serve`: two people play on, the log is short."""

from __future__ import annotations

import re
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.server.hostile import ABUSES
from tests.server.process import ServerProcess
from tests.server.serving import PATIENCE

pytestmark = pytest.mark.slow
SECONDS = 6
ALLOWED = re.compile(r" info iacta\.server\.(serve|services|refusals) ")
KINDS_OF_REFUSAL = 12


class Strict(ServerProcess):
    """With the limits that a server has unless told otherwise."""

    def __init__(self, folder):
        super().__init__(folder)
        self.command = [part for part in self.command if not part.startswith(("--requests", "--messages", "--tables"))]


def play_on(people, table):
    """A decision of whoever is to act; a new table when a match is over."""
    lines = [person.sit(table) for person in people]
    while True:
        for line in lines:
            line.settle()
        line = next((line for line in lines if line.position["legal"]), None)
        if line is None:
            return
        yield line.play_any()


def played(people):
    while True:
        table = people[0].set_up("lusitania", "me", "open")
        people[1].join(table)
        yield from play_on(people, table)


def test_two_people_play_on_whatever_others_do(tmp_path):
    with Strict(tmp_path) as server:
        people = server.guest("Ada"), server.guest("Bob")
        target = people[0].set_up("lusitania", "me", "open")
        moves = played(people)
        next(moves)
        command = [sys.executable, "-m", "tests.server.hostile", str(server.port), target, str(SECONDS)]
        with subprocess.Popen(command, cwd=Path(__file__).parents[2]) as hostile:
            began, answered = time.monotonic(), 0
            while hostile.poll() is None:
                assert next(moves)["type"] == "done"
                assert people[0].get(f"/api/tables/{target}").status == 200
                answered += 1
                time.sleep(0.2)  # people think
                assert time.monotonic() - began < PATIENCE
        assert hostile.returncode == 0
        assert answered > 2
        assert server.ask("GET", "/api/words/en").status == 200
        server.stop()
    wrong = [line for line in server.errors if not ALLOWED.search(line)]
    assert wrong == []
    refusals = [line for line in server.errors if "iacta.server.refusals" in line]
    assert 1 <= len(refusals) <= KINDS_OF_REFUSAL * len(ABUSES)
