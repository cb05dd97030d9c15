"""Disks that take nothing: whatever cannot be kept is refused, nobody is dropped, nothing is lost, and all goes on as
soon as there is room."""

from __future__ import annotations

import subprocess
from contextlib import nullcontext

import pytest

from tests.server.faults.disks import FileLimit, FullDisk, read_only, small_disk
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


@pytest.mark.parametrize("tables", [WITHOUT_BOTS, WITH_BOTS], ids=["without-bots", "with-bots"])
@pytest.mark.parametrize(("disk", "fault"), [(small_disk, FullDisk), (nullcontext, FileLimit)], ids=["full", "limit"])
def test_a_full_disk_loses_nothing_and_drops_nobody(tmp_path, disk, fault, tables):
    with disk(tmp_path / "data") as folder, ServerProcess(folder, grace=3600) as server:
        with playing(server, [*tables, ALWAYS_SOMEBODY]) as people:
            people.wait_for_moves(SOME)
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
            people.check()
            trouble.empty()
            people.wait_for_moves(SOME)
            people.wait_for_all()
        people.check()
        assert {person.connected for person in people.everybody} == {1}
        server.stop()
        assert "Traceback" not in server.log
        assert "the database refused" in server.log


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
