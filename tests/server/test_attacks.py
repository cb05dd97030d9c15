"""What was tried against the tables once, and must not work again."""

import socket
import sqlite3
from contextlib import ExitStack, suppress

import pytest

from iacta.server import bot_turns, database, slow_clients
from iacta.server import table as table_module
from tests.server.serving import PATIENCE

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("game", ["lusitania", "lutetia"])
def test_a_second_connection_of_somebody_who_left_is_not_the_next_persons(serving, game):
    eve, ada = serving.guest("Eve"), serving.guest("Ada")
    table = eve.set_up(game, "me", "open")
    with eve.sit(table) as first, eve.line(table) as second:
        first.do("leave")
        assert ada.join(table) == 0
        assert eve.join(table) == 1
        assert second.greet()["seat"] == 1
        assert second.position["table"] == serving.table(table).match.view(1)["table"]
        legal = second.position["legal"]
        assert second.do("play", version=0, action=legal[0]["id"] if legal else 0)["type"] == (
            "done" if legal else "refused"
        )
        with ada.sit(table) as line:
            assert line.seat == 0
            assert line.position["own_choice"] is None


def test_a_connection_that_only_pings_is_not_waited_for(serve, monkeypatch):
    from websockets.exceptions import ConnectionClosed

    from iacta.server import connection

    monkeypatch.setattr(connection, "SECONDS_TO_GREET", 0.3)
    serving = serve()
    ada = serving.guest("Ada")
    table = ada.set_up("lusitania", "me", "open")
    with ada.line(table) as line, pytest.raises(ConnectionClosed):
        ping_for_ever(line)


def ping_for_ever(line):
    while True:
        line.send({"type": "ping"})
        line.next()


def test_a_database_that_refuses_for_a_while_loses_and_invents_nothing(serve, monkeypatch, tmp_path):
    monkeypatch.setattr(database, "SECONDS_FOR_A_LOCK", 0.1)
    serving = serve(tmp_path / "data")
    monkeypatch.setattr(database.logger, "disabled", True)  # it would complain, as it should
    ada, bob = serving.guest("Ada"), serving.guest("Bob")
    table = ada.set_up("lutetia", "me", "open")
    bob.join(table)
    with ada.sit(table) as first, bob.sit(table) as second:
        first.play(first.position["legal"][0]["id"])
        second.play(second.position["legal"][0]["id"])
        while first.position["version"] < 1:
            first.next()
        lock = sqlite3.connect(tmp_path / "data" / "tables.sqlite", isolation_level=None, check_same_thread=False)
        lock.execute("BEGIN IMMEDIATE")
        ready = next(a["id"] for a in first.position["legal"] if a["family"] == "ready")
        assert first.do("play", version=1, action=ready)["error"] == "Unavailable"
        assert first.do("play", version=1, action=ready)["error"] == "Unavailable"
        lock.execute("ROLLBACK")
        assert first.do("play", version=1, action=ready)["version"] == 2
        numbers = [number for (number,) in lock.execute("SELECT number FROM entries ORDER BY number")]
        assert numbers == [1, 2]
        lock.close()


def test_a_bot_that_stands_in_does_not_agree_for_its_owner(serve, monkeypatch):
    monkeypatch.setattr(bot_turns, "next_bot", lambda table: None)  # it stands in, and has not moved yet
    monkeypatch.setattr(table_module, "next_bot", lambda table: None)
    serving = serve(grace=0)
    ada, bob = serving.guest("Ada"), serving.guest("Bob")
    table = ada.set_up("lusitania", "me", "open", options={"first": 0})
    bob.join(table)
    with ada.sit(table) as line:
        while not line.info["seats"][1]["stands_in"]:
            line.next()
        binding = next(action for action in line.position["legal"] if action["binding"])
        version = line.play(binding["id"])["version"]
        assert line.do("undo", version=version)["version"] == version
        assert line.until("update")["position"]["undo_request"] == {"seat": 0, "agreed": []}
        assert not any(entry.is_undo for entry in serving.table(table).match.log)


def test_rematches_count_as_new_tables(serve):
    serving = serve(tables_an_hour=1)
    ada = serving.guest("Ada")
    table = ada.set_up("lusitania", "me", "greedy")
    with ada.sit(table) as line:
        line.do("resign")
        assert line.do("rematch")["error"] == "TooFast"


def test_a_new_connection_is_no_new_right_to_talk(serving):
    ada = serving.guest("Ada")
    table = ada.set_up("lusitania", "me", "open")
    answers = []
    for number in range(8):
        with ada.sit(table) as line:
            answers.append(line.do("say", command=f"s{number}", text="!")["type"])
    assert "refused" in answers


def test_half_a_request_is_not_waited_for(serve, monkeypatch):
    monkeypatch.setattr(slow_clients, "SECONDS_FOR_A_REQUEST", 0.3)
    serving = serve()
    with socket.create_connection(("127.0.0.1", serving.port), PATIENCE) as half:
        half.sendall(b"GET / HTTP/1.1\r\nHost: x\r\n")
        assert half.recv(100) == b""  # closed
    assert serving.ask("GET", "/api/games").status == 200


def test_one_address_has_only_so_many_connections(serve):
    serving = serve(connections_an_address=2)
    with ExitStack() as held:
        for _ in range(4):  # twice as many as websockets: pages fetch things
            held.enter_context(socket.create_connection(("127.0.0.1", serving.port), PATIENCE))
        fifth = held.enter_context(socket.create_connection(("127.0.0.1", serving.port), PATIENCE))
        with suppress(ConnectionResetError):  # the end may come as one or the other
            assert fifth.recv(1) == b""


def test_websockets_that_came_and_went_do_not_count_for_ever(serve):
    serving = serve(connections_an_address=2)
    ada = serving.guest("Ada")
    table = ada.set_up("lusitania", "me", "open")
    for _ in range(10):
        ada.sit(table).close()
    assert serving.ask("GET", "/api/games").status == 200
