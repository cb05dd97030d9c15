"""SIGTERM ends the server within ten seconds, whatever its workers, its visitors and its start-up do."""

from __future__ import annotations

import os
import signal
import socket
import sqlite3
import subprocess
import time
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from tests.server.faults.bad_server import BadServer
from tests.server.process import ServerProcess
from tests.server.serving import PATIENCE

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not Path("/proc/self/task").is_dir(), reason="looks for processes where Linux shows them"),
]

IN_TIME = 10.0  # seconds


def wait_until(happened):
    ends = time.monotonic() + PATIENCE
    while not happened():
        assert time.monotonic() < ends
        time.sleep(0.01)  # other processes have to come so far


def is_gone(pid):
    """Whether a process has ended, whoever has to take notice of it."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] in "ZX"
    except FileNotFoundError:
        return True


def ends_in_time(server, workers):
    began = time.monotonic()
    server.process.send_signal(signal.SIGTERM)
    server.process.wait(PATIENCE)
    assert time.monotonic() - began < IN_TIME
    wait_until(lambda: all(is_gone(pid) for pid in workers))
    assert "Traceback" not in server.log


def sitting_with(server, bot):
    """Ada has decided at a table with a bot, which thinks now; her connection."""
    ada = server.guest("Ada")
    line = ada.sit(ada.set_up("lusitania", "me", bot, options={"first": 0}))
    while 0 in line.position["to_act"]:
        line.play_any()
        line.settle()
    return line


def test_a_server_with_stopped_workers_ends(tmp_path):
    with ServerProcess(tmp_path, **{"bot-workers": 2}) as server:
        wait_until(lambda: len(server.workers) == 2)
        workers = server.workers
        for pid in workers:
            os.kill(pid, signal.SIGSTOP)
        ends_in_time(server, workers)


def test_a_server_whose_workers_are_dead_ends(tmp_path):
    with ServerProcess(tmp_path) as server:
        wait_until(lambda: server.workers)
        workers = server.workers
        for pid in workers:
            os.kill(pid, signal.SIGKILL)
        ends_in_time(server, workers)


@pytest.mark.parametrize("bot", ["loops", "holds-on", "stops"])
def test_a_server_whose_workers_hang_ends_while_people_are_connected(tmp_path, bot):
    with BadServer(tmp_path) as server:
        line = sitting_with(server, bot)
        spectators = [server.guest().sit(line.table) for _ in range(3)]
        wait_until(lambda: server.workers)
        ends_in_time(server, server.workers)
        assert [one.closed() for one in (line, *spectators)] == [1012] * 4


def test_a_server_ends_though_a_visitor_reads_nothing(tmp_path):
    with ServerProcess(tmp_path) as server:
        ada = server.guest("Ada")
        table = ada.set_up("lusitania", "me", "open")
        silent = socket.create_connection(("127.0.0.1", server.port), PATIENCE)
        with silent:
            key = "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13"
            upgrade = f"Host: localhost:{server.port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n{key}"
            silent.sendall(f"GET /api/tables/{table}/live HTTP/1.1\r\n{upgrade}\r\n\r\n".encode())
            assert silent.recv(12) == b"HTTP/1.1 101"
            half = socket.create_connection(("127.0.0.1", server.port), PATIENCE)
            with half:
                half.sendall(b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{")
                ends_in_time(server, server.workers)


@contextmanager
def started_so_far(folder, module):
    """A server that is being started and has just imported a module; it tells so itself."""
    command = ServerProcess(folder).command
    command[1:1] = ["-X", "importtime"]
    with subprocess.Popen(command, stderr=subprocess.PIPE, stdout=subprocess.DEVNULL, encoding="utf-8") as process:
        for line in process.stderr:
            if line.split("|")[-1].strip() == module:
                break
        else:
            raise AssertionError(f"it never imported {module}")
        yield process


def stops_in_time(process):
    process.send_signal(signal.SIGTERM)
    began = time.monotonic()
    _, errors = process.communicate(timeout=PATIENCE)
    assert time.monotonic() - began < IN_TIME
    assert "Traceback" not in errors


MOMENTS = ["iacta.cli", "numpy", "uvicorn", "iacta.server.app", "alembic.command"]  # the last when a database is made


@pytest.mark.parametrize("module", MOMENTS)
def test_a_server_that_is_being_started_ends(tmp_path, module):
    with started_so_far(tmp_path, module) as process:
        stops_in_time(process)


def test_a_server_that_waits_for_its_database_to_start_ends(tmp_path):
    with ServerProcess(tmp_path) as server:
        server.guest("Ada").set_up("lusitania", "me", "open")
    with closing(sqlite3.connect(tmp_path / "tables.sqlite", isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        with started_so_far(tmp_path, "alembic.command") as process:
            stops_in_time(process)


def test_workers_do_not_outlive_a_server_that_is_killed_even_if_they_hang(tmp_path):
    with BadServer(tmp_path) as server:
        sitting_with(server, "holds-on")
        wait_until(lambda: server.workers)
        workers = server.workers
        server.process.kill()
        server.process.wait()
        wait_until(lambda: all(is_gone(pid) for pid in workers))
