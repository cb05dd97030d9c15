"""What can be done with a table: set one up, sit down, play, take back, leave, resign, talk, play again."""

from __future__ import annotations

import json
import os
import signal
from pathlib import Path

import pytest

from iacta.bots import ratings
from iacta.games import lumeria, lusitania, lutetia
from iacta.match import Match
from iacta.server import bot_pool
from tests.match.tables import bytes_of
from tests.server.serving import play_until_over

LUSITANIA_CARDS = Path(lusitania.__file__).with_name("cards.toml").read_text("utf-8")
LUTETIA_CARDS = Path(lutetia.__file__).with_name("cards.toml").read_text("utf-8")
LUMERIA_CARDS = Path(lumeria.__file__).with_name("cards.toml").read_text("utf-8")
FIRST = {"first": 0}


def two(serving, game="lusitania", **wanted):
    """Two people at a table of theirs: seat 0 and seat 1."""
    ada, bob = serving.guest("Ada"), serving.guest("Bob")
    table = ada.set_up(game, "me", "open", **({"options": FIRST} if game != "lutetia" else {}), **wanted)
    bob.join(table)
    return ada.sit(table), bob.sit(table)


def three(serving, game="lusitania"):
    people = [serving.guest(name) for name in ("Ada", "Bob", "Cyd")]
    table = people[0].set_up(game, "me", "open", "open", **({"options": FIRST} if game != "lutetia" else {}))
    for person in people[1:]:
        person.join(table)
    return [person.sit(table) for person in people]


def settle(*lines):
    for line in lines:
        line.settle()


def action(line, family, number=0):
    """One of the legal actions of a family."""
    return [legal["id"] for legal in line.position["legal"] if legal["family"] == family][number]


def binding(line, *, binds):
    return next(legal["id"] for legal in line.position["legal"] if legal["binding"] is binds)


# Setting up


def test_a_table_is_set_up_with_its_options_and_seats(serving):
    ada = serving.guest("Ada")
    table = ada.set_up("lusitania-xxi", "random", "me", "open", options={"laurus": True}, public=True)
    info = ada.get(f"/api/tables/{table}").said
    assert info["game"] == "lusitania-xxi"
    assert info["options"]["laurus"] is True
    assert info["options"]["virtus"] is False
    assert [seat["player"] for seat in info["seats"]] == ["bot", "person", "open"]
    assert info["seats"][1]["name"] == "Ada"
    assert info["stage"] == "waiting"
    assert info["public"]
    assert not info["own_cards"]
    assert len(info["commitment"]) == 64


def test_who_sets_up_a_table_says_whether_there_are_hints_and_how_fast_bots_are(serving):
    ada = serving.guest("Ada")
    usual = ada.get(f"/api/tables/{ada.set_up('lusitania', 'me', 'open')}").said
    assert (usual["hints"], usual["pace"]) == (True, "usual")
    other = ada.set_up("lusitania", "me", "open", hints=False, pace="slow")
    reply = ada.get(f"/api/tables/{other}").said
    assert (reply["hints"], reply["pace"]) == (False, "slow")
    kept = serving.inside(serving.services.store.load(other)).table
    assert (kept.hints, kept.pace) == (False, "slow")


@pytest.mark.parametrize(("pace", "seconds"), [("quick", 0.0), ("usual", 0.7), ("slow", 2.1)])
def test_the_pace_of_a_table_is_a_part_of_the_servers(serve, pace, seconds):
    serving = serve(bot_pace=0.7)
    table = serving.table(serving.guest().set_up("lusitania", "me", "open", pace=pace))
    assert table.pace == pytest.approx(seconds)


def test_bots_of_any_mix_fill_a_table(serving):
    ada = serving.guest("Ada")
    mix = ["search-4", "random", "me", "search-1", "greedy"]
    table = ada.set_up("lutetia", *mix)
    assert [seat["bot"] for seat in ada.get(f"/api/tables/{table}").said["seats"]] == [
        None if name == "me" else name for name in mix
    ]


def test_all_bots_are_offered_with_their_ratings(serving, serve, monkeypatch):
    games = serving.ask("GET", "/api/games").said
    assert games["bots"] == ["random", "greedy", "search-1", "search-2", "search-3", "search-4"]
    assert games["usual"] in games["bots"]
    measured = {"lutetia": {"greedy": 1000, "search-4": 1234, "ceiling": 3000}}
    monkeypatch.setattr(ratings, "measured", lambda: measured)
    anew = serve()  # a server keeps what it has told once
    reply = {game["name"]: game["ratings"] for game in anew.ask("GET", "/api/games").said["games"]}
    assert reply["lutetia"] == {"greedy": 1000, "search-4": 1234}
    assert reply["lusitania"] == {}


REFUSED = {
    "a game that is not there": (404, "NoSuchThing", {"game": "chess"}),
    "too few seats": (400, "BadOptions", {"players": ["me"]}),
    "too many seats": (400, "BadOptions", {"players": ["me"] + ["open"] * 6}),
    "no seats": (422, "BadMessage", {"players": []}),
    "far too many seats": (422, "BadMessage", {"players": ["open"] * 9}),
    "two seats for one": (400, "BadOptions", {"players": ["me", "me"]}),
    "a bot that is not there": (400, "BadOptions", {"players": ["me", "deep-thought"]}),
    "a bot for measuring only": (400, "BadOptions", {"players": ["me", "search:800"]}),
    "hints that are no switch": (422, "BadMessage", {"hints": 1}),
    "a pace that is not there": (422, "BadMessage", {"pace": "hasty"}),
    "an option that is not there": (400, "BadOptions", {"options": {"gravity": 1}}),
    "an option out of its range": (400, "BadOptions", {"options": {"first": 77}}),
    "an option far out of its range": (400, "BadOptions", {"options": {"first": 10**30}}),
    "an option of another type": (400, "BadOptions", {"options": {"first": "0"}}),
    "an option that is a list": (422, "BadMessage", {"options": {"first": [0]}}),
    "a broken option": (422, "BadMessage", {"options": {"first": 0.5}}),
    "too many options": (422, "BadMessage", {"options": {f"o{n}": 1 for n in range(21)}}),
    "no name": (422, "BadMessage", {"name": "  "}),
    "a long name": (422, "BadMessage", {"name": "x" * 25}),
    "a name that moves the cursor": (422, "BadMessage", {"name": "Ada\x1b[2J"}),
    "a long word": (422, "BadMessage", {"word": "x" * 25}),
    "a word that no match takes": (422, "BadMessage", {"word": "al\nea"}),
    "a name with half a letter": (422, "BadMessage", {"name": "\ud800"}),
    "a card file that is none": (400, "BadCards", {"cards": "Salve!"}),
    "the cards of another game": (400, "BadCards", {"cards": LUTETIA_CARDS}),
    "a very long card file": (422, "BadMessage", {"cards": "#" * 100_001}),
    "something else too": (422, "BadMessage", {"colour": "red"}),
    "no boolean": (422, "BadMessage", {"public": 1}),
}


@pytest.mark.parametrize("case", REFUSED)
def test_a_table_is_refused(serving, case):
    status, kind, wanted = REFUSED[case]
    usual = {"game": "lusitania", "players": ["me", "open"], "name": "Ada"}
    answer = serving.guest().post("/api/tables", {**usual, **wanted})
    assert (answer.status, answer.said["error"]) == (status, kind), answer
    assert answer.said["text"]


def test_what_is_refused_leaves_the_list_of_tables_readable(serving):
    serving.guest().post("/api/tables", {"game": "lusitania", "players": ["me", "random"], "name": "A", "word": "\x07"})
    assert serving.ask("GET", "/api/tables").status == 200


def test_public_tables_are_listed_and_others_are_not(serving):
    ada = serving.guest("Ada")
    public = ada.set_up("lutetia", "me", "open", public=True)
    private = ada.set_up("lutetia", "me", "open")
    listed = [table["table"] for table in serving.guest().get("/api/tables").said["tables"]]
    assert public in listed
    assert private not in listed


def test_an_own_card_file_is_played_with(serving):
    ada = serving.guest("Ada")
    cards = LUSITANIA_CARDS.replace("vp = 1\n", "vp = 2\n", 1)
    table = ada.set_up("lusitania", "me", "open", cards=cards)
    assert ada.get(f"/api/tables/{table}").said["own_cards"]
    printed = ada.get("/api/games/lusitania/cards").said["cards"]
    own = ada.get(f"/api/tables/{table}/cards").said["cards"]
    assert printed != own
    serving.guest().join(table)
    with ada.sit(table) as line:
        assert line.position["version"] == 0


def test_a_mistake_in_an_own_card_file_is_named_with_its_line(serving):
    number = LUSITANIA_CARDS[: LUSITANIA_CARDS.index("vp = 1\n")].count("\n") + 1
    cards = LUSITANIA_CARDS.replace("vp = 1\n", "vp = 77\n", 1)
    wanted = {"game": "lusitania", "players": ["me", "open"], "name": "Ada", "cards": cards}
    answer = serving.guest().post("/api/tables", wanted)
    assert (answer.status, answer.said["error"]) == (400, "BadCards")
    assert str(number) in answer.said["text"]


def test_an_own_card_file_is_checked_before_it_is_played_with(serving):
    ada = serving.guest("Ada")
    cards = LUMERIA_CARDS.replace('"lumeria"\nrows', '"plain"\nrows').replace('"romans"', '"amazons"')
    answer = ada.post("/api/games/lumeria/cards", {"cards": cards})
    assert answer.said["choices"]["board"] == ["plain"]
    assert answer.said["choices"]["south"] == ["random", "slavs", "vikings", "greeks", "amazons"]
    (board,) = answer.said["layout"]["boards"]
    assert board["rows"][3] == ["A4", "B4", "C4", "D4", "E4"]
    assert {scenario: hills["C4"] for scenario, hills in board["pays"].items()} == {"three-hills": 1, "sacred-hill": 2}
    wrong = ada.post("/api/games/lumeria/cards", {"cards": cards.replace("track = 6", "track = 1")})
    assert (wrong.status, wrong.said["error"]) == (400, "BadCards")
    assert ada.post("/api/games/nothing/cards", {"cards": cards}).status == 404


def test_the_titles_of_ones_own_units_are_sent_with_the_cards(serving):
    ada = serving.guest("Ada")
    assert ada.get("/api/games/lumeria/cards").said["titles"] == {}
    cards = LUMERIA_CARDS.replace('name = "bies"', 'name = "own-1"\ntitle = "<b>Amazons</b>"')
    assert ada.post("/api/games/lumeria/cards", {"cards": cards}).said["titles"] == {"own-1": "<b>Amazons</b>"}
    table = ada.set_up("lumeria", "me", "greedy", cards=cards)
    assert ada.get(f"/api/tables/{table}/cards").said["titles"] == {"own-1": "<b>Amazons</b>"}
    wrong = ada.post("/api/games/lumeria/cards", {"cards": cards.replace("<b>", "\\u0007")})
    assert (wrong.status, wrong.said["error"]) == (400, "BadCards")
    assert "title" in wrong.said["text"]


def test_there_is_no_such_table(serving):
    guest = serving.guest()
    for path in ("", "/record", "/cards"):
        answer = guest.get(f"/api/tables/nowhere{path}")
        assert (answer.status, answer.said["error"]) == (404, "NoSuchThing")
    assert guest.post("/api/tables/nowhere/join", {"name": "Ada"}).status == 404
    assert guest.line("nowhere").closed() == 4404


@pytest.mark.slow
def test_a_table_of_bots_plays_when_somebody_watches(serve):
    serving = serve()
    table = serving.guest().set_up("lusitania", "random", "random", options={"turn_limit": 4})
    with serving.guest().sit(table) as line:
        while not line.position["result"]:
            line.next()


@pytest.mark.slow
def test_bots_think_for_whoever_set_the_table_up(serve, monkeypatch):
    """So nobody's bots wait for all those of somebody with many tables."""
    serving = serve(proxies="127.0.0.1")
    pool, clients = serving.services.lobby.bot_pool.worker_pool, set()
    honest = pool.submit

    def submit(*arguments, client, **named):
        clients.add(client)
        return honest(*arguments, client=client, **named)

    monkeypatch.setattr(pool, "submit", submit)
    guest = serving.guest("Ada")
    new = {"game": "lusitania", "players": ["random", "random"], "options": {"turn_limit": 4}, "name": guest.name}
    answer = guest.post("/api/tables", new, **{"X-Forwarded-For": "198.51.100.7"})
    with guest.sit(answer.said["table"]) as line:
        while not line.position["result"]:
            line.next()
    assert clients == {"198.51.100.7"}


# Sitting down and watching


def test_whoever_joins_gets_the_first_open_seat_or_the_one_they_ask_for(serving):
    ada, bob, cyd = serving.guest("Ada"), serving.guest("Bob"), serving.guest("Cyd")
    table = ada.set_up("lusitania", "me", "open", "open")
    assert bob.join(table, seat=2) == 2
    taken = cyd.post(f"/api/tables/{table}/join", {"name": "Cyd", "seat": 2})
    assert (taken.status, taken.said["error"]) == (409, "NotPossible")
    assert bob.join(table) == 2
    assert cyd.join(table) == 1
    late = serving.guest().post(f"/api/tables/{table}/join", {"name": "Dee"})
    assert (late.status, late.said["error"]) == (409, "NotPossible")


def test_the_cards_are_dealt_when_the_last_seat_is_taken_and_everybody_is_told(serving):
    ada, bob = serving.guest("Ada"), serving.guest("Bob")
    table = ada.set_up("lusitania", "me", "open")
    with ada.sit(table) as line, serving.guest().sit(table) as watching:
        assert line.position is None
        bob.join(table)
        assert line.until("players")["table"]["stage"] == "running"
        assert line.until("welcome")["position"]["version"] == 0
        assert watching.until("welcome")["seat"] == watching.seat > 1
        assert watching.position["legal"] == []


def test_before_the_deal_there_is_no_record_and_nothing_to_decide(serving):
    ada = serving.guest("Ada")
    table = ada.set_up("lusitania", "me", "open")
    assert ada.get(f"/api/tables/{table}/record").status == 409
    with ada.sit(table) as line:
        for what, fields in {
            "play": {"action": 0, "version": 0},
            "undo": {"version": 0},
            "why": {"what": 0},
            "resign": {},
            "rematch": {},
        }.items():
            assert line.do(what, **fields)["error"] == "NotPossible"


def test_a_spectator_sees_everything_public_and_does_nothing(serving):
    ada, _ = two(serving)
    with serving.guest().sit(ada.table) as watching:
        assert watching.seat == 4
        assert watching.position["legal"] == []
        ada.play_any()
        assert watching.update()["version"] == 1
        for what, fields in {
            "play": {"action": 0, "version": 1},
            "undo": {"version": 1},
            "answer": {"version": 1, "agree": True},
            "why": {"what": 0},
            "say": {"text": "Salve!"},
            "resign": {},
            "leave": {},
            "rematch": {},
        }.items():
            assert watching.do(what, **fields)["error"] == "Forbidden"


def test_words_go_into_the_shuffling(serving):
    ada, bob = serving.guest("Ada"), serving.guest("Bob")
    table = ada.set_up("lusitania", "me", "open", word="alea")
    bob.join(table, word="iacta")
    assert '"words": ["alea", "iacta"]' in ada.get(f"/api/tables/{table}/record").body.decode()


# Leaving and resigning


def test_before_the_deal_a_seat_that_is_left_is_open_again(serving):
    ada, bob = serving.guest("Ada"), serving.guest("Bob")
    table = ada.set_up("lusitania", "me", "open", "open")
    bob.join(table)
    with bob.sit(table) as line:
        assert line.do("leave")["type"] == "done"
        assert line.until("players")["table"]["seats"][1]["player"] == "open"
        assert line.do("leave")["error"] == "Forbidden"
        assert bob.join(table) == 1
        assert line.do("leave")["type"] == "done"


@pytest.mark.slow
def test_whoever_leaves_a_match_is_played_for_and_gets_the_seat_back(serve):
    serving = serve()
    ada, bob = two(serving)
    ada.do("leave")
    assert ada.until("players")["table"]["seats"][0]["stands_in"]
    ada.close()
    assert bob.update(to_act=1)["version"] >= 1
    cookie = ada.headers
    back = type(ada)(serving, ada.table, cookie)
    assert back.greet()["seat"] == 0
    assert not back.info["seats"][0]["stands_in"]


def test_whoever_leaves_bots_alone_finds_the_match_as_it_was(serving):
    ada = serving.guest("Ada")
    table = ada.set_up("lusitania", "me", "random", options=FIRST)
    with ada.sit(table) as line:
        assert line.do("leave")["type"] == "done"
        line.settle()
        assert not line.info["seats"][0]["stands_in"]
    with ada.sit(table) as line:
        assert line.position["version"] == 0
        assert line.position["to_act"] == [0]


def test_where_two_play_resigning_ends_the_match(serving):
    ada, bob = two(serving)
    assert ada.do("resign", command="enough")["type"] == "done"
    info = bob.until("players")["table"]
    assert info["stage"] == "over"
    assert [seat["resigned"] for seat in info["seats"]] == [True, False]
    result = bob.update()["result"]
    assert (result["ending"], result["places"]) == ("resigned", [2, 1])
    assert result["secret"] in serving.ask("GET", f"/api/tables/{ada.table}/record").body.decode()
    assert bob.do("play", version=0, action=0)["error"] == "NotPossible"


def test_resigning_twice_is_resigning_once(serving):
    ada, *_ = three(serving)
    assert ada.do("resign", command="enough")["type"] == "done"
    assert ada.do("resign", command="enough")["type"] == "done"
    assert [seat["resigned"] for seat in ada.info["seats"]] == [True, False, False]


@pytest.mark.slow
def test_where_three_play_a_bot_plays_on_for_whoever_resigns(serve):
    serving = serve()
    ada, bob, cyd = three(serving)
    ada.do("resign")
    assert bob.until("players")["table"]["stage"] == "running"
    bob.update(to_act=1)
    assert ada.do("play", version=0, action=0)["error"] == "NotPossible"
    bob.play_any()
    bob.do("resign")
    assert cyd.until("players", table=bob.until("players")["table"])["table"]["stage"] == "over"


# Deciding


def test_a_move_is_acknowledged_and_told_to_all(serving):
    ada, bob = two(serving)
    done = ada.play_any()
    assert done["version"] == 1
    assert [line.update()["version"] for line in (ada, bob)] == [1, 1]


def test_what_the_rules_forbid_is_refused_with_its_clause(serving):
    ada, bob = two(serving)
    legal = {legal["id"] for legal in ada.position["legal"]}
    illegal = next(number for number in range(1000) if number not in legal)
    before = bytes_of(serving.table(ada.table).match)
    refused = ada.play(illegal)
    assert (refused["type"], refused["error"]) == ("refused", "IllegalAction")
    assert refused["clause"]
    assert refused["clause"] in refused["text"]
    assert bob.play(next(iter(legal)))["error"] == "NotYourTurn"
    assert ada.play(1_000_000)["error"] == "BadAction"
    assert bytes_of(serving.table(ada.table).match) == before


def test_reasons_are_given_for_an_action_and_for_a_thing(serving):
    ada, bob = two(serving)
    legal = ada.position["legal"]
    assert ada.do("why", what=legal[0]["id"])["reasons"] == []
    illegal = next(number for number in range(1000) if number not in {action["id"] for action in legal})
    reasons = ada.do("why", what=illegal)["reasons"]
    assert len(reasons) == 1
    assert reasons[0]["message"]
    assert bob.do("why", what=illegal)["reasons"] == [{"message": "not-your-turn", "clause": ""}]
    assert ada.do("why", what=10**400)["error"] == "BadAction"
    assert ada.do("why", what="no.such.thing")["error"] == "BadAction"


def test_a_stale_version_brings_the_missing_events(serving):
    ada, bob = two(serving)
    ada.play_any()
    settle(ada, bob)
    mover = ada if ada.position["legal"] else bob
    refused = mover.play(mover.position["legal"][0]["id"], version=0)
    assert refused["error"] == "StaleVersion"
    assert {event["version"] for event in refused["events"]} == {1}
    assert refused["position"]["version"] == 1
    assert mover.play(0, version=999)["events"] == []


def test_whoever_says_a_version_gets_only_what_happened_since(serving):
    ada, bob = two(serving)
    ada.play_any()
    settle(ada, bob)
    with serving.guest().sit(ada.table) as all_of_it, serving.guest().sit(ada.table, version=0) as some:
        with serving.guest().sit(ada.table, version=55) as too_much:
            welcomes = [line.frames[0] for line in (all_of_it, too_much)]
        assert welcomes[0] == welcomes[1]
        reply = json.loads(some.frames[0])
        assert reply["since"] == 0
        assert {event["version"] for event in reply["events"]} == {1}


@pytest.mark.slow
@pytest.mark.parametrize("game", ["lusitania", "lutetia"])
def test_a_repeated_command_is_answered_again_and_not_done_again(serve, tmp_path, game):
    serving = serve(tmp_path / "kept")
    ada, bob = two(serving, game)
    chosen = ada.position["legal"][0]["id"]
    first = ada.play(chosen, command="once", version=0)
    said = ada.do("say", command="word", text="Salve!")
    settle(ada)
    before = bytes_of(serving.table(ada.table).match)
    assert ada.play(chosen, command="once", version=0) == first
    assert ada.do("say", command="word", text="Salve!") == said
    settle(ada)
    assert bytes_of(serving.table(ada.table).match) == before
    with serving.guest().sit(ada.table) as watching:
        assert watching.chat == ["Salve!"]
    headers, table = ada.headers, ada.table
    ada.close()
    bob.close()
    serving.__exit__()
    again = serve(tmp_path / "kept")
    back = type(ada)(again, table, headers)
    back.greet()
    assert back.seat == 0
    assert back.play(chosen, command="once", version=0) == first
    assert back.do("say", command="word", text="Salve!") == said
    assert bytes_of(again.table(table).match) == before


def test_the_same_command_of_two_seats_is_two_commands(serving):
    ada, bob = two(serving)
    assert ada.do("say", command="same", text="one")["type"] == "done"
    assert bob.do("say", command="same", text="two")["type"] == "done"
    settle(ada, bob)
    assert [chat.text for chat in serving.table(ada.table).chat] == ["one", "two"]


# Taking back


def test_a_free_undo_happens_at_once(serving):
    ada, _ = two(serving)
    ada.play(binding(ada, binds=False))
    assert ada.update()["undo"] == "free"
    assert ada.do("undo", command="back", version=1)["version"] == 2
    assert ada.update(version=2)["to_act"] == [0]
    assert ada.do("undo", command="back", version=1)["version"] == 2
    assert ada.do("undo", version=2)["error"] == "IllegalAction"


def asks(ada, *others):
    """Seat 0 does what it cannot take back freely, and asks."""
    ada.play(binding(ada, binds=True))
    assert ada.update()["undo"] == "ask"
    assert ada.do("undo", version=1)["type"] == "done"
    for line in (ada, *others):
        line.settle()
        assert line.position["undo_request"] == {"seat": 0, "agreed": []}


def test_with_everybodys_consent_any_decision_is_taken_back(serving):
    lines = ada, bob, cyd = three(serving)
    asks(*lines)
    assert ada.do("answer", version=1, agree=True)["error"] == "NotPossible"
    assert bob.do("answer", version=1, agree=True)["type"] == "done"
    settle(bob, *lines)
    assert cyd.position["undo_request"] == {"seat": 0, "agreed": [1]}
    assert cyd.do("answer", version=1, agree=True)["type"] == "done"
    settle(cyd, *lines)
    assert [line.position["version"] for line in lines] == [2, 2, 2]
    assert ada.position["undo_request"] is None
    assert ada.position["to_act"] == [0]


def test_without_consent_nothing_is_taken_back(serving):
    lines = ada, bob, cyd = three(serving)
    asks(*lines)
    assert bob.do("answer", version=1, agree=False)["type"] == "done"
    settle(bob, *lines)
    assert [line.position["undo_request"] for line in lines] == [None] * 3
    assert cyd.do("answer", version=1, agree=True)["error"] == "NotPossible"
    assert ada.position["version"] == 1


def test_whoever_did_not_decide_last_cannot_take_back(serving):
    ada, bob = two(serving)
    assert ada.do("undo", version=0)["error"] == "IllegalAction"
    ada.play_any()
    settle(ada)
    assert bob.do("undo", version=1)["error"] == "IllegalAction"
    assert bob.do("undo", version=0)["error"] == "StaleVersion"


def test_whoever_plays_with_bots_alone_takes_back_whatever_they_like(serving):
    ada = serving.guest("Ada")
    table = ada.set_up("lusitania", "me", "random", "random", options=FIRST)
    with ada.sit(table) as line:
        assert not any(action["binding"] for action in line.position["legal"])
        trade = next(action["id"] for action in line.position["legal"] if action["family"] == "trade")
        before = line.position
        line.play(trade)
        while not line.position["legal"] or line.position["version"] == 0:  # until both bots have decided
            line.update()
        now = line.position["version"]
        assert line.position["undo"] == "free"
        assert line.do("undo", command="back", version=now)["type"] == "done"
        after = line.update()
        assert after["to_act"] == [0]
        assert [action["id"] for action in after["legal"]] == [action["id"] for action in before["legal"]]
        assert after["table"]["army"] == before["table"]["army"]
        assert line.do("undo", command="back", version=now)["version"] == after["version"]
        assert line.do("undo", version=after["version"])["error"] == "IllegalAction"


def test_bots_that_have_chosen_already_choose_again_after_an_undo(serving):
    ada = serving.guest("Ada")
    table = ada.set_up("lutetia", "me", "random")
    with ada.sit(table) as line:
        while not line.position["version"] or line.position["chosen"] != [1]:
            if 1 in line.position["to_act"] and 1 not in line.position["chosen"]:
                line.next()
            else:
                line.play_any()
                line.settle()
        now = line.position["version"]
        assert line.position["undo"] == "free"
        assert line.do("undo", version=now)["type"] == "done"
        line.settle()
        assert line.position["version"] > now
        assert line.position["legal"]
        serving.inside(forget(serving, table))
    with ada.sit(table) as line:
        assert line.position["legal"]
        line.play_any()


def test_a_bot_agrees_but_does_not_speak_for_another_person(serve, monkeypatch):
    serving = serve()
    ada, bob = serving.guest("Ada"), serving.guest("Bob")
    table = ada.set_up("lusitania", "me", "open", "random", options=FIRST)
    bob.join(table)
    with ada.sit(table) as line:
        line.play(binding(line, binds=True))
        assert line.update()["undo"] == "ask"
        assert line.do("undo", version=1)["type"] == "done"
        line.settle()
        assert line.position["undo_request"] == {"seat": 0, "agreed": [2]}


# Talking, playing again


def test_what_is_said_reaches_all_and_whoever_comes_later(serving):
    ada, bob = two(serving)
    ada.do("say", text="  Salve!  ")
    assert bob.until("said")["chat"] == {"number": 1, "seat": 0, "name": "Ada", "text": "Salve!"}
    with serving.guest().sit(ada.table) as watching:
        assert watching.chat == ["Salve!"]


def test_a_rematch_is_one_table_for_both(serving):
    ada, bob = two(serving)
    assert ada.do("rematch")["error"] == "NotPossible"
    ada.do("resign")
    ada.do("rematch")
    settle(ada)
    table = ada.info["rematch"]
    bob.do("rematch")
    settle(bob)
    assert bob.info["rematch"] == table != ada.table
    again = [type(line)(serving, table, line.headers) for line in (ada, bob)]
    for line in again:
        line.greet()
    assert [line.seat for line in again] == [0, 1]
    assert not any(seat["resigned"] for seat in again[0].info["seats"])
    assert again[0].position["version"] == 0
    assert again[0].info["commitment"] != ada.info["commitment"]


@pytest.mark.slow
def test_a_match_that_was_played_to_its_end_can_be_checked(serving):
    ada, bob = two(serving)
    result = play_until_over(ada, bob)
    assert min(result["places"]) == 1
    record = serving.ask("GET", f"/api/tables/{ada.table}/record").body.decode()
    assert Match.replay(record, mode="interpreted").secret.hex() == result["secret"]
    assert serving.ask("GET", f"/api/tables/{ada.table}").said["stage"] == "over"


# Absent people, bots that die


@pytest.mark.slow
def test_a_bot_stands_in_for_whoever_is_away_and_gives_the_seat_back(serve):
    serving = serve(grace=0.05)
    ada, bob = serving.guest("Ada"), serving.guest("Bob")
    table = ada.set_up("lusitania", "open", "me", options=FIRST)
    bob.join(table)
    with ada.sit(table) as line:
        while not line.info["seats"][0]["stands_in"]:
            line.next()
        assert not line.info["seats"][0]["present"]
        while 1 not in line.position["to_act"]:
            line.next()
        with bob.sit(table) as back:
            assert not back.info["seats"][0]["stands_in"]
            assert line.until("players")["table"]["seats"][0]["present"]
            assert back.seat == 0


def test_nobody_stands_in_while_nobody_waits(serve):
    serving = serve(grace=0)
    ada, bob = serving.guest("Ada"), serving.guest("Bob")
    table = ada.set_up("lusitania", "me", "open")
    bob.join(table)
    with serving.guest().sit(table) as watching:
        watching.settle()
        assert not any(seat["stands_in"] for seat in watching.info["seats"])


@pytest.mark.slow
def test_a_worker_that_is_killed_is_replaced_and_the_move_thought_again(serve, monkeypatch):
    serving = serve(bot_pace=0)
    ada = serving.guest("Ada")
    table = ada.set_up("lusitania", "me", "random", options=FIRST)
    pool = serving.services.lobby.bot_pool
    honest = bot_pool.BotPool.choose
    killed = []

    async def choose(self, task, visitor):
        """The first thought gets as far as the worker, who then dies."""
        if not killed:
            self.worker_pool.submit(abs, 1, until=0).result()
            killed.extend(self.worker_pool.pids)
            os.kill(killed[0], signal.SIGKILL)
        return await honest(self, task, visitor)

    monkeypatch.setattr(bot_pool.BotPool, "choose", choose)
    with ada.sit(table) as line:
        while 0 in line.position["to_act"]:
            line.play_any()
            line.settle()
        mine = line.position["version"]
        while 0 not in line.position["to_act"]:
            line.next()
        assert line.position["version"] > mine
        assert killed
        assert pool.worker_pool.pids != killed


def test_a_table_that_somebody_has_opened_is_not_put_away(serving):
    """Two connections to a table meet, even if other tables were opened between them."""
    ada, bob = two(serving)
    table = ada.table
    ada.close()
    bob.close()
    first = type(ada)(serving, table, ada.headers)
    for _ in range(3):
        serving.guest().set_up("lusitania", "me", "open")
        serving.table(serving.guest().set_up("lusitania", "me", "open"))
    reopened = serving.guest().set_up("lusitania", "me", "open")
    serving.inside(forget(serving, reopened))
    serving.table(reopened)
    second = type(ada)(serving, table, bob.headers)
    second.greet()
    first.greet()
    first.play_any()
    assert second.update()["version"] == 1


async def forget(serving, table):
    """As if nobody had asked for a table for a long time."""
    serving.services.lobby.tables.pop(table).close()


def test_the_first_page_leads_back_to_ones_own_tables_until_they_are_over(serving):
    ada, bob = serving.guest("Ada"), serving.guest("Bob")
    alone = ada.set_up("lutetia", "me", "greedy")
    shared = ada.set_up("lusitania", "me", "open", public=True)

    def own(guest):
        return {table["table"] for table in guest.get("/api/tables").said["own"]}

    assert own(ada) == {alone, shared}
    assert own(bob) == set()
    bob.join(shared)
    assert own(bob) == {shared}
    with ada.sit(alone) as line:
        line.do("resign")
    assert own(ada) == {shared}
    assert serving.ask("GET", "/api/tables").said["own"] == []
