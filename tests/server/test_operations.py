"""What an operator sees: whether the server lives and is ready, its metrics, and its log."""

import json
import re
import shutil
import signal
import socket
import sqlite3
import subprocess
from contextlib import closing

import pytest

from iacta.server import health
from tests.server.process import ServerProcess
from tests.server.serving import PATIENCE, play_until_over

LINE = re.compile(
    r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z (debug|info|warning|error) [\w.]+ \[(-|[rc]-[0-9a-f]{12})\] \S.*"
)


@pytest.fixture(scope="module")
def running(tmp_path_factory):
    folder = tmp_path_factory.mktemp("operations")
    flags = ["--access-log", "--log-level=debug", "--metrics-port=0"]
    with ServerProcess(folder, *flags) as server:
        yield server


@pytest.mark.slow
def test_the_process_says_that_it_lives_and_is_ready(running):
    assert running.ask("GET", "/healthz").said == {"alive": True}
    ready = running.ask("GET", "/readyz")
    while ready.said["missing"] == ["bot workers"]:  # they take seconds to start
        ready = running.ask("GET", "/readyz")
    assert (ready.status, ready.said) == (200, {"ready": True, "missing": []})


def test_what_is_missing_is_named_until_it_is_back(serve, monkeypatch):
    monkeypatch.setattr(health, "SECONDS_AN_ANSWER_HOLDS", 0.0)
    monkeypatch.setattr(health, "SECONDS_TO_ANSWER", 0.2)
    serving = serve()
    bot_pool = serving.services.lobby.bot_pool
    monkeypatch.setattr(bot_pool, "all_alive", lambda: False)
    assert serving.ask("GET", "/readyz").said["missing"] == ["bot workers"]
    with closing(sqlite3.connect(serving.settings.database, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        answer = serving.ask("GET", "/readyz")
        assert (answer.status, answer.said) == (503, {"ready": False, "missing": ["database", "bot workers"]})
        assert serving.ask("GET", "/healthz").status == 200
        other.execute("ROLLBACK")
    monkeypatch.setattr(bot_pool, "all_alive", lambda: True)
    monkeypatch.setattr(health, "SECONDS_TO_ANSWER", 60.0)
    assert serving.ask("GET", "/readyz").status == 200


def test_a_server_whose_disk_has_little_room_left_is_not_ready(serve, monkeypatch):
    monkeypatch.setattr(health, "SECONDS_AN_ANSWER_HOLDS", 0.0)
    serving = serve()
    monkeypatch.setattr(serving.services.lobby.bot_pool, "all_alive", lambda: True)
    assert serving.ask("GET", "/readyz").status == 200
    free = shutil.disk_usage(serving.settings.data).free
    with monkeypatch.context() as patch:
        patch.setattr(health, "LEAST_FREE", 2 * free)
        answer = serving.ask("GET", "/readyz")
        assert (answer.status, answer.said) == (503, {"ready": False, "missing": ["disk space"]})
    assert serving.ask("GET", "/readyz").status == 200


@pytest.mark.slow
def test_everything_is_measured(running):
    before = running.metrics()
    ana, rui = running.guest("Ana"), running.guest("Rui")
    table = ana.set_up("lusitania", "me", "open")
    rui.join(table)
    lines = [guest.sit(table) for guest in (ana, rui)]
    assert running.metrics()["iacta_connections"] == before["iacta_connections"] + 2
    lines[0].play(99999)
    play_until_over(*lines)
    game = ana.set_up("lusitania", "me", "greedy")
    line = ana.sit(game)
    while not line.position["legal"]:
        line.update()
    after = running.metrics()

    def grew(name):
        return after.get(name, 0) - before.get(name, 0)

    assert grew('iacta_tables{stage="over"}') == 1
    assert grew('iacta_tables{stage="running"}') == 1
    assert after["iacta_tables_loaded"] >= 1
    moves = grew('iacta_moves_total{game="lusitania",player="person"}')
    assert moves > 10
    assert grew('iacta_command_seconds_count{type="play"}') == moves + 1
    assert grew('iacta_command_seconds_sum{type="play"}') > 0
    assert grew('iacta_refusals_total{error="BadAction"}') == 1
    assert grew('iacta_store_seconds_count{result="done"}') >= moves
    assert grew("iacta_event_loop_lag_seconds_count") > 0
    assert grew('iacta_request_seconds_count{method="POST",status="201"}') == 2
    assert after["process_resident_memory_bytes"] > 0
    assert "iacta_bot_workers" in after


@pytest.mark.slow
def test_a_bot_that_thinks_is_measured(running):
    ana = running.guest("Ana")
    table = ana.set_up("lusitania", "greedy", "me", options={"first": 0})
    line = ana.sit(table)
    while not line.position["legal"]:
        line.update()
    measured = running.metrics()
    assert measured['iacta_thinking_seconds_count{bot="greedy",purpose="decision"}'] >= 1
    assert measured['iacta_moves_total{game="lusitania",player="bot"}'] >= 1


def test_the_metrics_are_not_on_the_public_port(serving):
    for path in ("/metrics", "/metrics/", "/api/metrics"):
        answer = serving.ask("GET", path)
        assert answer.status == 404
        assert b"iacta_" not in answer.body


@pytest.mark.slow
def test_every_line_of_the_log_has_its_time_level_and_request(running):
    ana = running.guest("Ana")
    name = ana.get("/api/games").headers["x-request-id"]
    running.wait_for(rf" info iacta\.server\.request_log \[{name}\] 127\.0\.0\.1 GET /api/games 200 ")
    with running.guest("Rui").sit(ana.set_up("lusitania", "me", "open")) as line:
        line.do("play", version=0, action=0)
    closed = running.wait_for(r"\[(c-\w+)\] 127\.0\.0\.1 WEBSOCKET /api/tables/\S+/live 1000 ")
    running.wait_for(rf" debug iacta\.server\.connection \[{closed[1]}\] play: Refused after ")
    running.ask("GET", "/api/%0d%0aforged?secret=1")
    for line in running.errors:
        assert LINE.fullmatch(line), line


@pytest.mark.slow
def test_a_log_of_json_is_one_object_a_line(tmp_path):
    with ServerProcess(tmp_path, "--access-log", "--log-format=json") as server:
        name = server.ask("GET", "/api/games?secret=1").headers["x-request-id"]
        server.wait_for(name)
        assert server.stop() == -signal.SIGTERM
    lines = [json.loads(line) for line in server.errors]
    assert all({"time", "level", "logger", "request", "message"} <= set(line) for line in lines)
    asked = next(line for line in lines if line["request"] == name)
    assert (asked["level"], asked["path"], asked["status"]) == ("info", "/api/games", 200)
    assert lines[-1]["message"] == "stopped"


@pytest.mark.slow
def test_without_an_access_log_a_request_is_no_line(tmp_path):
    with ServerProcess(tmp_path) as server:
        server.ask("GET", "/api/games")
        server.ask("GET", "/nowhere")
        server.stop()
    assert [re.sub(r".*\] ", "", line).split()[0] for line in server.errors] == ["Iacta", "stopped"]


@pytest.mark.slow
def test_metrics_at_a_port_that_is_taken_are_refused_before_anything_starts(tmp_path):
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        command = [*ServerProcess(tmp_path).command, f"--metrics-port={port}"]
        done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert (done.returncode, done.stdout) == (2, "")
    sentence = f"The server cannot listen on 127.0.0.1, port {port}: Address already in use."
    assert done.stderr == f"{sentence} Choose another port with --metrics-port.\n"
