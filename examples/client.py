"""A whole match over the network: sets up a table against a bot, and plays whatever comes first.

    python examples/client.py http://localhost:8080 lutetia

It needs the package `websockets` and nothing of Iacta; docs/protocol.md describes every message."""

import json
import sys
import urllib.request
from itertools import count
from typing import Any

from websockets.sync.client import connect


def set_up(server: str, game: str) -> tuple[str, str]:
    """A table with a bot; its name, and the cookie that says who we are."""
    wanted = {"game": game, "players": ["me", "greedy"], "name": "Example"}
    headers = {"Content-Type": "application/json"}
    request = urllib.request.Request(f"{server}/api/tables", json.dumps(wanted).encode(), headers)
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)["table"], answer.headers["Set-Cookie"].partition(";")[0]


def play(server: str, game: str) -> Any:
    """Play to the end; how it ended."""
    table, cookie = set_up(server, game)
    address = f"{server.replace('http', 'ws', 1)}/api/tables/{table}/live"
    names = count(1)
    decided = None  # the version at which we decided last: nothing is decided twice
    with connect(address, additional_headers={"Cookie": cookie}) as socket:
        socket.send(json.dumps({"type": "hello"}))
        for frame in socket:
            message = json.loads(frame)
            if message["type"] == "refused" and message["error"] != "StaleVersion":
                raise SystemExit(message["text"])
            position = message.get("position")
            if position is None:
                continue
            if position["result"]:
                return position["result"]
            if position["legal"] and position["own_choice"] is None and position["version"] != decided:
                decided = position["version"]
                action = position["legal"][0]["id"]
                command = f"move-{next(names)}"
                socket.send(json.dumps({"type": "play", "command": command, "version": decided, "action": action}))
    raise SystemExit("the server has gone")


if __name__ == "__main__":
    print(play(sys.argv[1].rstrip("/"), sys.argv[2]))
