"""Before the deal: open seats are given to bots, people talk, and the address of the table is a code to scan."""

from __future__ import annotations

import re

import pytest
import segno

from iacta.server.qr_code import QUIET_ZONE
from tests.server.serving import Serving


def waiting(serving, *players, game="lutetia", **wanted):
    ada = serving.guest("Ada")
    table = ada.set_up(game, *players, **wanted)
    return ada, table, ada.sit(table)


# Bots for open seats


def test_whoever_sits_there_gives_open_seats_to_bots_and_with_the_last_one_the_cards_are_dealt(serving):
    ada, table, line = waiting(serving, "me", "open", "open")
    assert line.do("fill", seat=2, bot="greedy")["type"] == "done"
    line.settle()
    assert [seat["player"] for seat in line.info["seats"]] == ["person", "open", "bot"]
    assert (line.info["stage"], line.position) == ("waiting", None)
    assert line.do("fill", seat=1, bot="random")["type"] == "done"
    assert line.until("welcome")["position"]["version"] == 0
    assert [seat["bot"] for seat in line.info["seats"]] == [None, "random", "greedy"]
    assert line.info["stage"] == "running"
    assert ada.get(f"/api/tables/{table}").said["stage"] == "running"


def test_bots_that_were_given_a_seat_play(serving):
    _, _, line = waiting(serving, "me", "open", game="lusitania", options={"first": 1})
    line.do("fill", seat=1, bot="random")
    assert line.update(to_act=0)["version"] >= 1


def test_all_others_see_who_has_the_seat_and_get_the_deal(serving):
    _, table, line = waiting(serving, "me", "open", "open")
    bob = serving.guest("Bob")
    bob.join(table)
    other, watcher = bob.sit(table), serving.guest("Eve").sit(table)
    line.do("fill", seat=2, bot="greedy")
    for each in (other, watcher):
        assert each.until("welcome")["position"] is not None
        assert each.info["seats"][2]["bot"] == "greedy"


def test_bots_have_names_that_nobody_at_the_table_has(serving):
    ada = serving.guest("Livia")
    table = ada.set_up("lutetia", "me", "greedy", "open", "open")
    line = ada.sit(table)
    line.do("fill", seat=2, bot="greedy")
    line.do("fill", seat=3, bot="greedy")
    line.settle()
    names = [seat["name"] for seat in line.info["seats"]]
    assert len(set(names)) == 4
    assert all(names)


def test_a_seat_that_was_given_away_is_kept(serve, tmp_path):
    first = serve(tmp_path / "kept")
    _, table, line = waiting(first, "me", "open", "open")
    line.do("fill", seat=1, bot="search-2")
    first.__exit__()
    seats = serve(tmp_path / "kept").ask("GET", f"/api/tables/{table}").said["seats"]
    assert [seat["bot"] for seat in seats] == [None, "search-2", None]


def test_sent_again_it_is_answered_again_and_gives_nothing_more(serving):
    _, _, line = waiting(serving, "me", "open", "open")
    answers = [line.do("fill", command="once", seat=1, bot="greedy")["type"] for _ in range(2)]
    line.settle()
    assert answers == ["done", "done"]
    assert [seat["player"] for seat in line.info["seats"]] == ["person", "bot", "open"]


@pytest.mark.parametrize(
    ("wanted", "error"),
    [
        ({"seat": 0, "bot": "greedy"}, "NotPossible"),
        ({"seat": 2, "bot": "greedy"}, "NotPossible"),
        ({"seat": 9, "bot": "greedy"}, "NotPossible"),
        ({"seat": 1, "bot": "deep-thought"}, "BadOptions"),
        ({"seat": 1, "bot": "search:800"}, "BadOptions"),
        ({"seat": -1, "bot": "greedy"}, "BadMessage"),
        ({"seat": 1}, "BadMessage"),
    ],
)
def test_what_cannot_be_given_is_refused_and_changes_nothing(serving, wanted, error):
    ada, table, line = waiting(serving, "me", "open", "random")
    before = ada.get(f"/api/tables/{table}").said["seats"]
    line.send({"type": "fill", "command": "c", **wanted})
    assert line.until("refused")["error"] == error
    assert ada.get(f"/api/tables/{table}").said["seats"] == before


def test_only_whoever_sits_there_gives_seats_away(serving):
    _, table, _ = waiting(serving, "me", "open", "open")
    assert serving.guest("Eve").sit(table).do("fill", seat=1, bot="greedy")["error"] == "Forbidden"


def test_after_the_deal_no_seat_is_given_away(serving):
    _, _, line = waiting(serving, "me", "greedy")
    assert line.do("fill", seat=1, bot="random")["error"] == "NotPossible"


# Talking


def test_people_talk_while_they_wait(serving):
    _, table, line = waiting(serving, "me", "open", "open")
    bob = serving.guest("Bob")
    bob.join(table)
    other = bob.sit(table)
    line.do("say", text="Who else comes?")
    assert other.until("said")["chat"]["text"] == "Who else comes?"


# The code to scan


def modules(svg):
    """The dark modules of a code, as a picture of it has them: strokes of one module, row by row."""
    _, path = re.findall(r' d="([^"]+)"', svg)  # the first is the white behind them
    found, x, y = set(), 0.0, 0.0
    for command, numbers in re.findall(r"([Mmh])([-\d. ]+)", path):
        by = [float(number) for number in re.findall(r"-?\d*\.?\d+", numbers)]
        if command == "h":
            found |= {(int(x) + step, int(y)) for step in range(int(by[0]))}
            x += by[0]
        else:
            x, y = (by[0], by[1]) if command == "M" else (x + by[0], y + by[1])
    return found


def test_the_code_of_a_table_is_its_address(serving: Serving):
    _, table, _ = waiting(serving, "me", "open")
    answer = serving.ask("GET", f"/api/tables/{table}/qr", Host="play.example:8000")
    assert (answer.status, answer.headers["content-type"]) == (200, "image/svg+xml")
    code = segno.make_qr(f"http://play.example:8000/table/{table}", error="m").matrix_iter(border=QUIET_ZONE)
    assert modules(answer.body.decode()) == {(x, y) for y, row in enumerate(code) for x, dark in enumerate(row) if dark}


def test_there_is_no_code_of_a_table_that_is_not_there(serving):
    assert serving.ask("GET", "/api/tables/nothing/qr").status == 404
