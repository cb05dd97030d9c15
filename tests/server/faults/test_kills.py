"""`kill -9` at any instant: no acknowledged move is lost, none is half there or done twice, and the matches go on."""

from __future__ import annotations

import random

import pytest

from tests.server.faults.people import WITH_BOTS, WITHOUT_BOTS, playing
from tests.server.process import ServerProcess

MOVES_A_LIFE = 6  # at least so many are acknowledged before the server is killed again
A_FEW, MANY = 8, 150
LONGEST_DELAY = 0.2  # seconds after that, so that the blow falls anywhere


@pytest.mark.parametrize(
    "kills", [pytest.param(A_FEW, marks=pytest.mark.slow), pytest.param(MANY, marks=pytest.mark.long)]
)
@pytest.mark.parametrize("tables", [WITHOUT_BOTS, WITH_BOTS], ids=["without-bots", "with-bots"])
def test_no_acknowledged_move_is_lost_whenever_the_server_is_killed(tmp_path, tables, kills):
    server = ServerProcess(tmp_path, grace=3600)
    server.start()
    chance = random.Random(7)
    try:
        with playing(server, tables) as people:
            for _ in range(kills):
                people.wait_for_moves(MOVES_A_LIFE)
                people.over.wait(chance.random() * LONGEST_DELAY)
                server.kill()
                assert "Traceback" not in server.log
                people.check()
                server.start()
            people.sit_down()
            people.wait_for_all()  # also where a bot has to think first
        people.check()
        print(f"{kills} kills, {people.acknowledged} acknowledged moves")  # noqa: T201  # the figures, with -s
    finally:
        if server.process.poll() is None:
            server.kill()
