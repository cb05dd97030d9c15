"""Commands are remembered for whoever sent them, not for ever; requests to undo are kept like everything else."""

from __future__ import annotations

import sqlite3

import pytest

from iacta.server import chat
from iacta.server import store as store_module
from iacta.server.commands import Commands
from iacta.server.limits import TokenBucket
from tests.server.process import ServerProcess

FIRST = {"first": 0}


def outside(serving, query):
    """What another program reads from the database."""
    with sqlite3.connect(serving.settings.database) as connection:
        return connection.execute(query).fetchall()


def unload(serving, table):
    """Let go of a table that nobody is at, so that it is loaded again."""

    async def away():
        serving.services.lobby.unload_idle()
        return table in serving.services.lobby.tables

    while serving.inside(away()):
        pass


@pytest.mark.parametrize("restarted", [False, True])
def test_the_command_of_who_sat_there_before_is_not_ours(serve, restarted):
    serving = serve()
    ada, bob = serving.guest("Ada"), serving.guest("Bob")
    table = ada.set_up("lusitania", "me", "open", "open")
    bob.join(table, seat=1)
    with bob.sit(table) as line:
        assert line.do("say", command="c1", text="Vale!")["type"] == "done"
        assert line.do("leave", command="c2")["type"] == "done"
    cyd = serving.guest("Cyd")
    assert cyd.join(table, seat=1) == 1
    if restarted:
        unload(serving, table)
    with cyd.sit(table) as line:
        assert line.chat == ["Vale!"]
        assert line.do("say", command="c1", text="Salve!")["type"] == "done"
        assert line.until("said")["chat"]["text"] == "Salve!"
        assert line.do("say", command="c1", text="Salve!")["type"] == "done"  # sent again, it is not done again
        line.settle()
    assert outside(serving, "SELECT text FROM chat ORDER BY number") == [("Vale!",), ("Salve!",)]


def test_replacing_a_sealed_choice_without_end_is_not_remembered_without_end(serve, monkeypatch):
    monkeypatch.setattr(store_module, "MOST_COMMANDS", 5)
    monkeypatch.setattr("iacta.server.commands.MOST_COMMANDS", 5)
    serving = serve()
    ada, bob = serving.guest("Ada"), serving.guest("Bob")
    table = ada.set_up("lutetia", "me", "open")
    bob.join(table)
    with ada.sit(table) as line:
        legal = [action["id"] for action in line.position["legal"]]
        for number in range(12):
            line.do("play", command=f"c{number}", version=0, action=legal[number % len(legal)])
        assert line.do("play", command="c11", version=0, action=legal[0])["type"] == "done"
    kept = outside(serving, "SELECT command FROM commands ORDER BY number")
    assert kept == [(f"c{number}",) for number in range(7, 12)]
    assert len(serving.table(table).commands.versions) == 5
    unload(serving, table)
    with ada.sit(table) as line:
        line.do("play", command="c12", version=0, action=legal[1])
    assert outside(serving, "SELECT command FROM commands ORDER BY number")[0] == ("c8",)


def test_of_a_long_chat_the_last_is_kept(serve, monkeypatch):
    monkeypatch.setattr(store_module, "MOST_CHATS", 3)
    monkeypatch.setattr(chat, "MOST_CHATS", 3)
    monkeypatch.setattr(chat, "TokenBucket", lambda *_: TokenBucket(1000, 1000))
    serving = serve()
    ada = serving.guest("Ada")
    table = ada.set_up("lusitania", "me", "open")
    with ada.sit(table) as line:
        for number in range(1, 8):
            assert line.do("say", text=str(number))["type"] == "done"
    assert outside(serving, "SELECT number, text FROM chat") == [(5, "5"), (6, "6"), (7, "7")]
    assert [said.text for said in serving.table(table).chat] == ["5", "6", "7"]
    unload(serving, table)
    with ada.sit(table) as line:
        assert line.chat == ["5", "6", "7"]
        assert line.do("say", command="another", text="8")["type"] == "done"
    assert outside(serving, "SELECT number FROM chat") == [(6,), (7,), (8,)]


def test_commands_are_counted_for_each_seat():
    commands = Commands()
    commands.add(commands.new(0, "ada", "c", 1))
    commands.add(commands.new(0, "ada", "d", 2))
    commands.add(commands.new(1, "bob", "c", 2))
    assert [command.number for seat in (0, 1) for command in commands.of_seats[seat]] == [1, 2, 1]
    assert commands.find(0, "ada", "c") == 1
    assert commands.find(1, "ada", "c") is None


# Undo


def binding(line):
    return next(action["id"] for action in line.position["legal"] if action["binding"])


def test_a_request_to_undo_is_in_the_database_when_it_is_acknowledged(serve):
    serving = serve()
    people = [serving.guest(name) for name in ("Ada", "Bob", "Cyd")]
    table = people[0].set_up("lusitania", "me", "open", "open", options=FIRST)
    for person in people[1:]:
        person.join(table)
    ada, bob, cyd = (person.sit(table) for person in people)
    version = ada.play(binding(ada))["version"]
    assert ada.do("undo", version=version)["type"] == "done"
    assert outside(serving, "SELECT seat, version, agreed FROM undo_requests") == [(0, 1, "[]")]
    assert bob.do("answer", version=version, agree=True)["type"] == "done"
    assert outside(serving, "SELECT seat, version, agreed FROM undo_requests") == [(0, 1, "[1]")]
    assert cyd.do("answer", version=version, agree=False)["type"] == "done"
    assert outside(serving, "SELECT * FROM undo_requests") == []
    assert ada.do("undo", version=version)["type"] == "done"
    for line in (ada, bob, cyd):
        line.close()
    unload(serving, table)
    lines = [person.sit(table) for person in people]
    assert [line.position["undo_request"] for line in lines] == [{"seat": 0, "agreed": []}] * 3
    assert lines[1].do("answer", command="b", version=version, agree=True)["version"] == version
    assert lines[2].do("answer", command="c", version=version, agree=True)["version"] == version + 1
    assert lines[0].update(version=version + 1)["undo_request"] is None


def test_a_request_to_undo_is_void_when_the_match_goes_on(serve):
    serving = serve()
    ada, bob = serving.guest("Ada"), serving.guest("Bob")
    table = ada.set_up("lusitania", "me", "open", options=FIRST)
    bob.join(table)
    with ada.sit(table) as first, bob.sit(table) as second:
        first.play(binding(first))
        first.do("undo", version=1)
        line = first if 0 in first.update(version=1)["to_act"] else second
        line.settle()
        line.play_any()
    unload(serving, table)
    with ada.sit(table) as first:
        assert first.position["version"] == 2
        assert first.position["undo_request"] is None


@pytest.mark.slow
def test_a_request_to_undo_and_an_agreement_survive_a_crash(tmp_path):
    server = ServerProcess(tmp_path)
    server.start()
    try:
        people = [server.guest(name) for name in ("Ada", "Bob", "Cyd")]
        table = people[0].set_up("lusitania", "me", "open", "open", options=FIRST)
        for other in people[1:]:
            other.join(table)
        with people[0].sit(table) as line:
            action = next(action["id"] for action in line.position["legal"] if action["binding"])
            assert line.do("play", version=0, action=action)["type"] == "done"
            assert line.do("undo", version=1)["type"] == "done"
            server.kill()
        server.start()
        with people[1].sit(table) as line:
            assert line.position["undo_request"] == {"seat": 0, "agreed": []}
            assert line.do("answer", version=1, agree=True)["type"] == "done"
            server.kill()
        server.start()
        with people[2].sit(table) as line:
            assert line.position["undo_request"] == {"seat": 0, "agreed": [1]}
            assert line.do("answer", version=1, agree=True)["version"] == 2
    finally:
        server.kill()
