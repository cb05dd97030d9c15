"""Hints: who gets them, what they say, and that nobody else hears of them."""

from __future__ import annotations

import pytest

from iacta.bots.hints import MOST_HINTS, ROUGH, Advice, Hint, advice_from
from iacta.bots.search import Candidate
from iacta.engine.words.errors import NotYourTurn, StaleVersion
from iacta.games import NAMES, load_game
from iacta.server import bot_pool, hints
from tests.quick import first
from tests.server import bad_bots

FIRST = {"first": 0}


@pytest.fixture(autouse=True)
def in_a_hurry(monkeypatch):
    monkeypatch.setattr(bot_pool, "BUDGET", 0.05)


def two(serving, game="lusitania", **wanted):
    ada, bob = serving.guest("Ada"), serving.guest("Bob")
    table = ada.set_up(game, "me", "open", **({"options": FIRST} if game.startswith("lusitania") else {}), **wanted)
    bob.join(table)
    return ada, bob, table


def ask(line, **fields):
    """Ask for a hint; the answer."""
    command = f"hint-{next(line.names)}"
    line.send({"type": "hint", "command": command, "version": line.position["version"], **fields})
    return line.until("hinted", "refused", command=command)


@pytest.mark.parametrize("game", first(NAMES))
def test_a_hint_names_the_best_actions_with_their_chances(serving, game):
    ada, bob, table = two(serving, game)
    lines = [ada.sit(table), bob.sit(table)]
    line = next(line for line in lines if line.position["legal"])
    answer = ask(line)
    assert answer["type"] == "hinted", answer
    found_hints = answer["hints"]
    assert found_hints["version"] == line.position["version"]
    assert found_hints["meaning"] == "wins"
    assert 1 <= len(found_hints["actions"]) <= MOST_HINTS
    legal = {action["id"]: action for action in line.position["legal"]}
    for hint in found_hints["actions"]:
        assert hint["handles"] == legal[hint["id"]]["handles"]
        assert hint["text"]
        assert 0 <= hint["chance"] <= 100
    other = lines[1 - lines.index(line)]
    assert [message["type"] for message in other.settle() if message["type"] not in ("players", "update")] == []


def test_with_more_than_two_a_chance_is_about_all_others(serving):
    people = [serving.guest(name) for name in ("Ada", "Bob", "Cyd")]
    table = people[0].set_up("lusitania", "me", "open", "open", options=FIRST)
    for person in people[1:]:
        person.join(table)
    assert ask(people[0].sit(table))["hints"]["meaning"] == "beats"


@pytest.mark.parametrize("language", ["en", "pl", "uk"])
def test_a_hint_is_in_the_language_of_whoever_asks(serving, language):
    ada, _, table = two(serving)
    hinted = ask(ada.sit(table, lang=language))["hints"]["actions"]
    over_http = ada.get(f"/api/tables/{table}/hints", **{"Accept-Language": language}).said["actions"]
    game = load_game("lusitania")
    for hint in (*hinted, *over_http):
        assert hint["text"] == hints.action_text(game, hint["id"], language)


def test_over_http_the_cookie_says_whose_hint_it_is(serving):
    ada, bob, table = two(serving)
    answer = ada.get(f"/api/tables/{table}/hints")
    assert answer.status == 200
    assert answer.said["version"] == 0
    assert answer.said["actions"]
    refused = {
        "another seat's turn": (bob, 400, "NotYourTurn"),
        "no seat": (serving.guest(), 403, "Forbidden"),
    }
    for who, status, kind in refused.values():
        answer = who.get(f"/api/tables/{table}/hints")
        assert (answer.status, answer.said["error"]) == (status, kind)
        assert answer.said["text"]
    assert ada.get("/api/tables/nowhere/hints").status == 404


def test_where_hints_are_not_allowed_there_are_none_and_everybody_knows(serving):
    ada, bob, table = two(serving, hints=False)
    assert ada.get(f"/api/tables/{table}").said["hints"] is False
    answer = ask(ada.sit(table))
    assert (answer["error"], answer["text"]) == ("NotPossible", "Hints are not allowed at this table.")
    assert ada.get(f"/api/tables/{table}/hints").status == 409
    assert bob.sit(table).info["hints"] is False


def test_a_hint_is_refused_out_of_turn_out_of_date_and_out_of_the_match(serving):
    ada, bob, table = two(serving)
    with serving.guest().sit(table) as watching:
        assert ask(watching)["error"] == "Forbidden"
    mine, theirs = ada.sit(table), bob.sit(table)
    assert ask(theirs)["error"] == NotYourTurn.__name__
    assert ask(mine, version=7)["error"] == StaleVersion.__name__
    mine.do("resign")
    assert ask(theirs)["error"] == "NotPossible"


def test_before_the_deal_there_is_no_hint(serving):
    ada = serving.guest("Ada")
    line = ada.sit(ada.set_up("lusitania", "me", "open"))
    line.send({"type": "hint", "command": "early", "version": 0})
    assert line.until("refused")["error"] == "NotPossible"


def test_hints_come_only_so_fast(serving):
    ada, _, table = two(serving)
    line = ada.sit(table)
    commands = [f"h{number}" for number in range(hints.HINTS_AT_ONCE + 5)]
    for command in commands:
        line.send({"type": "hint", "command": command, "version": 0})
    answers = [line.until("hinted", "refused") for _ in commands]
    refused = [answer for answer in answers if answer["type"] == "refused"]
    assert {answer["error"] for answer in refused} == {"TooFast"}


@pytest.mark.slow
def test_whoever_decides_gives_up_the_hint_and_is_not_kept_waiting_by_it(serve, monkeypatch):
    monkeypatch.setattr(bot_pool, "warm_up", bad_bots.warm_up)
    monkeypatch.setattr(bot_pool, "BUDGET", 3600.0)
    monkeypatch.setattr(hints, "ADVISER", "endless")
    serving = serve()
    ada, _, table = two(serving)
    line = ada.sit(table)
    line.send({"type": "hint", "command": "h", "version": 0})
    line.send({"type": "play", "command": "p", "version": 0, "action": line.position["legal"][0]["id"]})
    answers = {}
    while len(answers) < 2:
        message = line.next()
        if message["type"] in ("done", "refused", "hinted"):
            answers[message["command"]] = message
    assert answers["p"]["type"] == "done"
    assert answers["h"]["error"] == "StaleVersion"
    assert answers["h"]["position"]["version"] == 1


@pytest.mark.slow
def test_a_hint_that_cannot_be_thought_of_is_refused(serve, monkeypatch):
    monkeypatch.setattr(bot_pool, "warm_up", bad_bots.warm_up)
    monkeypatch.setattr(hints, "ADVISER", "raises")
    serving = serve()
    ada, _, table = two(serving)
    assert ask(ada.sit(table))["error"] == "Unavailable"
    (said,) = serving.trouble.records
    assert f"the bot raises could not advise seat 0 of the table {table}: " in said
    serving.trouble.records.clear()


def candidate(action, tries, chance=0.5):
    return Candidate(action, chance, tries, tries / 1000)


def test_what_was_hardly_tried_is_not_told_and_the_best_always_is():
    many = [candidate(1, 900, 0.634), candidate(2, 80), candidate(3, 15), candidate(4, 5)]
    assert advice_from(many) == Advice((Hint(1, 63), Hint(2, 50)), 1000)
    assert not advice_from(many).is_rough
    even = [candidate(n, 100) for n in range(10)]
    assert len(advice_from(even).hints) == MOST_HINTS
    assert advice_from([candidate(1, 1)]) == Advice((Hint(1, 50),), 1)
    assert advice_from([candidate(1, ROUGH - 1)]).is_rough
