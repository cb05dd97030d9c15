"""Workers that are stopped again and again while people play against bots."""

from __future__ import annotations

import os
import signal
from contextlib import suppress
from pathlib import Path

import pytest

from tests.server.faults.people import WITH_BOTS, playing
from tests.server.process import ServerProcess

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not Path("/proc/self/task").is_dir(), reason="looks for processes where Linux shows them"),
]

TIMES = 3
SOME = 5


def test_matches_go_on_however_often_a_worker_is_stopped(tmp_path):
    with ServerProcess(tmp_path, grace=3600) as server:
        with playing(server, WITH_BOTS) as people:
            for _ in range(TIMES):
                people.wait_for_moves(SOME)
                for pid in server.workers:
                    with suppress(ProcessLookupError):
                        os.kill(pid, signal.SIGSTOP)
                people.wait_for_all()
        people.check()
        assert {person.connected for person in people.everybody} == {1}
        server.stop()
        assert "Traceback" not in server.log
        lines = [line for line in server.errors if "could not think" in line]
        assert 1 <= len(lines) <= TIMES
        assert all("its worker hung and was replaced" in line for line in lines)
