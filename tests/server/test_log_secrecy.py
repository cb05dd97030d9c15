"""Nothing that is secret in a running match is in the log, at its most talkative and whatever fails."""

import base64
import json
import re
import secrets
import socket
import sqlite3
import sys
from contextlib import closing

import pytest

from iacta.games import load_game
from tests.server.process import ServerProcess
from tests.server.serving import PATIENCE, play_until_over

# `iacta serve`, whose workers know a bot that puts all it sees into its complaint, and with a bug that does the same.
WITH_BAD_BOTS = """
import tests.server.bad_bots as bad
from iacta.bots import BOTS
from iacta.server import bot_pool
BOTS["tells"] = bad.Tells
bot_pool.warm_up = bad.warm_up
from iacta.server.lobby import Lobby
info = Lobby.info
async def broken(lobby, name):
    if name == "bug":
        raise RuntimeError([(table.stored, table.match.waiting) for table in lobby.tables.values() if table.match])
    return await info(lobby, name)
Lobby.info = broken
from iacta.cli import main
main()
"""


class Talkative(ServerProcess):
    """A server that logs all it can, with a bot that fails."""

    def __init__(self, folder, *flags):
        super().__init__(folder, "--log-level=debug", "--access-log", *flags)
        assert self.command[:3] == [sys.executable, "-m", "iacta"]
        self.command[1:3] = ["-c", WITH_BAD_BOTS]


def marker(what):
    return f"{what}{secrets.token_hex(8)}"


@pytest.fixture
def said():
    """Words that are told to the server in every place where somebody can say something."""
    names = ("word", "chat", "query", "cookie", "body", "frame", "header", "action", "cards")
    return {what: marker(what) for what in names}


def database(folder):
    return closing(sqlite3.connect(folder / "tables.sqlite", isolation_level=None, timeout=PATIENCE))


def encoded(value):
    """Bytes as a log could show them."""
    return [value.hex(), base64.b64encode(value).decode().rstrip("="), repr(value)[2:-1]]


def kept_secrets(folder):
    """Whatever the folder has that nobody may know."""
    found = encoded((folder / "secret").read_bytes())
    with database(folder) as opened:
        for (secret,) in opened.execute("SELECT secret FROM tables").fetchall():
            found += encoded(secret)
        found += [guest for (guest,) in opened.execute("SELECT guest FROM seats WHERE guest IS NOT NULL")]
        found += [action for (action,) in opened.execute("SELECT action FROM waiting")]
        for (entry,) in opened.execute("SELECT entry FROM entries").fetchall():
            found += json.loads(entry).get("sealed", {}).values()
    return found


def refuse_writes(folder, *tables):
    with database(folder) as opened:
        for table in tables:
            when = f"BEFORE INSERT ON {table} BEGIN SELECT RAISE(ABORT, 'injected'); END"
            opened.execute(f"CREATE TRIGGER refuse_{table} {when}")


def allow_writes(folder, *tables):
    with database(folder) as opened:
        for table in tables:
            opened.execute(f"DROP TRIGGER refuse_{table}")


def malformed(server, table, said):
    """Requests and frames that nobody should send, each with something in it."""
    server.ask("GET", f"/api/tables/{table}?{said['query']}", Cookie=f"iacta={said['cookie']}")
    server.ask("GET", f"/api/tables/%0a{table}?{said['query']}")
    server.ask("POST", "/api/tables", f'{{"game": {said["body"]}'.encode())
    server.ask("POST", "/api/tables", {"game": "lusitania", "players": [said["body"]], "name": "A"})
    server.ask("POST", "/api/games/lusitania/cards", {"cards": f"title = {said['cards']}"})
    for raw in (
        f"GET / HTTP/1.1\r\n{said['header']}\r\n\r\n",
        f"{said['header']}\r\n\r\n",
        "\x00" * 9 + said["header"],
    ):
        with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as plain:
            plain.sendall(raw.encode())
            plain.shutdown(socket.SHUT_WR)
            while plain.recv(65536):
                pass
    with server.guest("E").sit(table) as line:
        line.send(said["frame"])
        line.send(said["frame"].encode())
        line.do("say", text=said["frame"])
        line.do("why", what=said["action"])
        line.settle()
    with server.guest("F").sit(table) as line:
        line.socket.protocol.send_text(b"\xff\xfe" + said["frame"].encode())
        line.socket.socket.sendall(b"".join(line.socket.protocol.data_to_send()))
        assert line.closed() is not None


@pytest.mark.slow
@pytest.mark.parametrize("log_format", ["text", "json"])
def test_nothing_secret_is_logged_whatever_fails(tmp_path, said, log_format):
    with Talkative(tmp_path, f"--log-format={log_format}") as server:
        people = [server.guest("Ana"), server.guest("Rui")]
        sealed = people[0].set_up("lutetia", "me", "open", word=said["word"])
        people[1].join(sealed, word=said["word"])
        lines = [guest.sit(sealed) for guest in people]
        lines[0].do("say", text=said["chat"])
        refuse_writes(tmp_path, "entries", "waiting", "chat", "tables")
        chooser = next(line for line in lines if line.position["legal"])
        assert chooser.play(chooser.position["legal"][0]["id"])["error"] == "Unavailable"
        assert lines[0].do("say", text=said["chat"])["error"] == "Unavailable"
        wanted = {"game": "lutetia", "players": ["me", "open"], "name": "B", "word": said["word"]}
        assert people[0].post("/api/tables", wanted).status == 503
        allow_writes(tmp_path, "entries", "waiting", "chat", "tables")
        for line in lines:
            line.settle()
            if line.position["legal"]:
                line.play_any()
        malformed(server, sealed, said)
        assert people[0].get("/api/tables/bug").status == 500
        server.wait_for("RuntimeError at ")

        with_bot = people[0].set_up("lusitania", "me", "tells", word=said["word"])
        line = people[0].sit(with_bot)
        play_until_over(line)
        server.wait_for("tells could not think")

        broken = people[0].set_up("lusitania", "me", "open", word=said["word"])
        people[1].join(broken)
        with database(tmp_path) as opened:
            opened.execute(
                'INSERT INTO entries ("table", number, entry) VALUES (?, 1, ?)',
                (broken, json.dumps({"seat": 0, "play": said["action"]})),
            )
            copied = opened.execute("SELECT * FROM tables WHERE id = ?", (broken,)).fetchone()
            columns = [name for _, name, *_ in opened.execute("PRAGMA table_info(tables)")]
            odd = dict(zip(columns, copied, strict=True))
            odd |= {"id": "odd", "number": 10_000, "options": f'{{"{said["action"]}'}
            opened.execute(f"INSERT INTO tables VALUES ({', '.join('?' * len(odd))})", list(odd.values()))
        cookies = [guest.cookie for guest in people]
        server.stop()
        first = server.log

    with Talkative(tmp_path, f"--log-format={log_format}") as again:
        ana = again.guest("Ana")
        assert ana.get(f"/api/tables/{broken}").said["stage"] == "unreadable"
        assert ana.get("/api/tables/odd").status == 404
        again.ask("GET", f"/api/tables/{sealed}/live?{said['query']}", Cookie=f"iacta={said['cookie']}")
        assert ana.sit(sealed).position
        again.stop()

    written = "\n".join([first, again.log, *server.said, *again.said])
    assert "cannot be replayed" in written
    assert "the database refused" in written
    assert written.count("Traceback") == 0
    everything = [*said.values(), *cookies, *kept_secrets(tmp_path)]
    assert len(everything) > 20
    assert [secret for secret in everything if secret in written] == []
    kinds = {kind for game in ("lutetia", "lusitania") for kind in load_game(game).load_cards(None).facts}
    assert kinds
    assert [kind for kind in kinds if re.search(rf"\b{kind}\b", written)] == []
