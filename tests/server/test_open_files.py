"""The limit of open files: raised as far as needed and allowed; otherwise the server holds fewer connections."""

from __future__ import annotations

import subprocess
import sys

import pytest

from iacta.server.open_files import files_for
from iacta.server.settings import Settings
from tests.server.process import ServerProcess

pytestmark = pytest.mark.slow
LIMITED = (
    "import os, resource, sys; resource.setrlimit(resource.RLIMIT_NOFILE, (int(sys.argv[1]), int(sys.argv[2])));"
    "os.execv(sys.argv[3], sys.argv[3:])"
)


class Limited(ServerProcess):
    """A server that may open so many files, and so many if it asks for more."""

    def __init__(self, folder, soft, hard, **settings):
        super().__init__(folder, **settings)
        self.command = [sys.executable, "-c", LIMITED, str(soft), str(hard), *self.command]


def test_the_limit_is_raised_to_what_is_needed(tmp_path):
    needed = files_for(Settings())
    with Limited(tmp_path, 256, 4096) as server:
        assert server.wait_for(rf"raised the limit of open files from 256 to {needed}\b")
        assert server.ask("GET", "/api/words/en").status == 200
        assert "instead of" not in server.log


def test_where_it_cannot_be_raised_enough_there_are_fewer_connections(tmp_path):
    with Limited(tmp_path, 256, 600) as server:
        found = server.wait_for(r"the system allows 600 open files: at most (\d+) connections instead of 1000")
        most = int(found[1])
        assert files_for(Settings(most_connections=most)) <= 600
        ada = server.guest("Ada")
        table = ada.set_up("lusitania", "me", "open")
        lines = [ada.line(table) for _ in range(most)]
        assert ada.line(table).closed() == 4429
        assert lines[0].greet()["type"] == "welcome"
        assert server.ask("GET", "/api/words/en").status == 200


def test_with_hardly_any_files_the_server_says_why_it_does_not_start(tmp_path):
    command = Limited(tmp_path, 100, 100).command
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 2
    assert "The system allows 100 open files" in done.stderr
