"""Disks that take nothing: whatever cannot be kept is refused, nobody is dropped, nothing is lost, and all goes on as
soon as there is room."""

from __future__ import annotations

import subprocess
import time
from contextlib import nullcontext

import pytest

from iacta.server.health import NOT_READY, READY
from tests.server.faults.disks import BreakingDisk, FileLimit, FullDisk, read_only, small_disk
from tests.server.faults.people import WITH_BOTS, WITHOUT_BOTS, playing
from tests.server.process import ServerProcess
from tests.server.serving import PATIENCE

pytestmark = pytest.mark.slow

SOME = 10
ALWAYS_SOMEBODY = ("lusitania", ["me", "open"])  # where bots play, all people may be waiting for one that cannot move
TIMES_REFUSED = 3
CANNOT_START = 2


def refused_somebody(people):
    """Whether people have been refused a few times."""
    return sum(person.unavailable for person in people.everybody) >= TIMES_REFUSED


def wait_until_ready(server):
    """Wait until the server says that visitors can be sent to it: bot workers take seconds to start, and an answer
    holds for a second."""
    ends = time.monotonic() + PATIENCE
    while (answer := server.ask("GET", "/readyz")).status != READY:
        assert time.monotonic() < ends, answer.said


def missing(server):
    """What the server says is missing, once it says that something is."""
    ends = time.monotonic() + PATIENCE
    while (answer := server.ask("GET", "/readyz")).status != NOT_READY:
        assert time.monotonic() < ends, "the server says that it is ready"
    return set(answer.said["missing"])


@pytest.mark.parametrize("tables", [WITHOUT_BOTS, WITH_BOTS], ids=["without-bots", "with-bots"])
@pytest.mark.parametrize(("disk", "fault"), [(small_disk, FullDisk), (nullcontext, FileLimit)], ids=["full", "limit"])
def test_a_full_disk_loses_nothing_and_drops_nobody(tmp_path, disk, fault, tables):
    with disk(tmp_path / "data") as folder, ServerProcess(folder, grace=3600) as server:
        with playing(server, [*tables, ALWAYS_SOMEBODY]) as people:
            people.wait_for_moves(SOME)
            wait_until_ready(server)
            trouble = fault(server)
            trouble.fill()
            people.wait_until(lambda: refused_somebody(people))
            assert (
                server.guest()
                .post("/api/tables", {"game": "lusitania", "players": ["open", "open"], "name": "A"})
                .status
                == 503
            )
            assert server.ask("GET", f"/api/tables/{people.everybody[0].table}").status == 200
            assert fault.shows_as in missing(server)
            people.check()
            trouble.empty()
            wait_until_ready(server)
            people.wait_for_moves(SOME)
            people.wait_for_all()
        people.check()
        assert {person.connected for person in people.everybody} == {1}
        server.stop()
        assert "Traceback" not in server.log
        assert "the database refused" in server.log


@pytest.mark.parametrize("tables", [WITHOUT_BOTS, WITH_BOTS], ids=["without-bots", "with-bots"])
def test_a_disk_that_turns_read_only_during_play_loses_nothing(tmp_path, tables):
    """The operator mounts it again, starts the server again, and the matches go on."""
    with BreakingDisk(tmp_path / "disk", tmp_path / "data") as disk:
        server = ServerProcess(disk.folder, grace=3600)
        server.start()
        try:
            with playing(server, [*tables, ALWAYS_SOMEBODY]) as people:
                people.wait_for_moves(SOME)
                wait_until_ready(server)
                disk.break_down()
                people.wait_until(lambda: refused_somebody(people))
                refused = server.guest().post(
                    "/api/tables", {"game": "lusitania", "players": ["open"] * 2, "name": "A"}
                )
                assert refused.status == 503
                assert server.ask("GET", f"/api/tables/{people.everybody[0].table}").status == 200
                assert missing(server) == {"database"}
                assert {person.connected for person in people.everybody} == {1}
                people.check()
                server.stop()
                server.kill()  # so that nothing of it is left
                assert "the database refused" in server.log
                assert "Traceback" not in server.log
                disk.repair()
                server.start()
                wait_until_ready(server)
                people.wait_for_moves(SOME)
                people.wait_for_all()
            people.check()
        finally:
            server.kill()


@pytest.mark.parametrize("is_new", [True, False])
def test_a_folder_that_cannot_be_written_to_is_refused_in_one_sentence(tmp_path, is_new):
    folder = tmp_path / "data"
    folder.mkdir()
    server = ServerProcess(folder)
    if not is_new:
        with server:
            server.guest("Ada").set_up("lusitania", "me", "open")
    with read_only(folder):
        command = [*server.command, "--no-browser"]
        tried = subprocess.run(command, capture_output=True, encoding="utf-8", timeout=PATIENCE, check=False)
    assert tried.returncode == CANNOT_START
    assert tried.stderr.strip().startswith(f"The folder {folder} cannot be used: ")
    assert len(tried.stderr.strip().splitlines()) == 1
