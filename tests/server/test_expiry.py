"""Tables end by themselves, but not while somebody is there; a full server makes room; the lobby shows who waits."""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing

import pytest

from iacta.server import expiry, listing

HOUR, DAY = 3600, 86_400
FIRST = {"first": 0}


def outside(serving, query, *values):
    """What another program reads or writes."""
    with closing(sqlite3.connect(serving.settings.database, timeout=60)) as connection, connection:
        return connection.execute(query, values).fetchall()


def settle(serving, *away):
    """Let the server write down who was where; these tables are put away, as soon as nobody is at them any more."""

    async def work():
        lobby = serving.services.lobby
        lobby.unload_idle()
        await lobby.store_activity()
        lobby.written.clear()
        return any(table in lobby.tables for table in away)

    while serving.inside(work()):
        pass


def age(serving, seconds, *tables, held=False):
    """Nobody has been at these tables for so long, or has just come."""
    settle(serving, *(() if held else tables))
    for table in tables:
        outside(serving, "UPDATE tables SET active = active - ? WHERE id = ?", seconds, table)
        if held:
            serving.table(table).stored.active -= seconds


def let_end(serving):
    serving.inside(serving.services.lobby.expiry.round())


def names(serving):
    return {name for (name,) in outside(serving, "SELECT id FROM tables")}


def rows(serving, table):
    """How many rows of each part of the schema belong to a table."""
    parts = [name for (name,) in outside(serving, "SELECT name FROM sqlite_master WHERE type = 'table'")]
    with_tables = [
        part for part in parts if "table" in {row[1] for row in outside(serving, f"PRAGMA table_info({part})")}
    ]
    assert {"entries", "seats", "commands", "chat", "waiting", "snapshots", "undo_requests"} <= set(with_tables)
    counted = {part: outside(serving, f'SELECT count(*) FROM {part} WHERE "table" = ?', table) for part in with_tables}
    return {part: count for part, [(count,)] in counted.items() if count}


def finished(serving, *players):
    """A match that is over."""
    ada = serving.guest("Ada")
    table = ada.set_up("lusitania", *players, options=FIRST)
    with ada.sit(table) as line:
        assert line.do("resign")["type"] == "done"
    return table


def test_a_table_that_nobody_came_to_goes_after_its_hours(serve):
    serving = serve(waiting_hours=24)
    ada = serving.guest("Ada")
    old, young = (ada.set_up("lusitania", "me", "open", public=True) for _ in range(2))
    age(serving, 25 * HOUR, old)
    age(serving, 23 * HOUR, young)
    let_end(serving)
    assert names(serving) == {young}
    assert serving.ask("GET", f"/api/tables/{old}").status == 404
    assert serving.ask("GET", f"/api/tables/{young}").status == 200
    assert rows(serving, old) == {}


@pytest.mark.slow
def test_an_abandoned_match_goes_with_all_that_belongs_to_it(serve, monkeypatch):
    monkeypatch.setattr(expiry, "ROWS_AT_ONCE", 2)
    serving = serve(abandoned_days=30)
    ada, bob = serving.guest("Ada"), serving.guest("Bob")
    table = ada.set_up("lutetia", "me", "open")
    bob.join(table)
    with ada.sit(table) as first, bob.sit(table) as second:
        for line in (first, second) * 5:
            line.settle()
            if line.position["legal"] and line.position["own_choice"] is None:
                line.play_any()
            line.do("say", text="Salve!")
        first.settle()
    before = rows(serving, table)
    assert before["entries"] > 2
    assert before["commands"] > 2
    age(serving, 29 * DAY, table)
    let_end(serving)
    assert rows(serving, table) == before
    age(serving, 2 * DAY, table)
    let_end(serving)
    assert names(serving) == set()
    assert rows(serving, table) == {}


@pytest.mark.slow
def test_finished_matches_stay_as_long_as_the_operator_says(serve):
    serving = serve(finished_days=100, abandoned_days=10)
    old, young = (finished(serving, "me", "greedy") for _ in range(2))
    bots = serving.guest().set_up("lusitania", "random", "random", options={"turn_limit": 4})
    with serving.guest().sit(bots) as line:
        while not line.position["result"]:
            line.next()
    age(serving, 101 * DAY, old)
    age(serving, 99 * DAY, young)
    age(serving, 11 * DAY, bots)
    let_end(serving)
    assert names(serving) == {young}
    assert serving.ask("GET", f"/api/tables/{young}/record").status == 200


@pytest.mark.slow
def test_zero_means_never(serve):
    serving = serve(waiting_hours=0, abandoned_days=0, finished_days=0)
    ada = serving.guest("Ada")
    tables = [
        ada.set_up("lusitania", "me", "open"),
        ada.set_up("lusitania", "me", "greedy"),
        finished(serving, "me", "greedy"),
    ]
    age(serving, 10_000 * DAY, *tables)
    let_end(serving)
    assert names(serving) == set(tables)


def test_a_table_at_which_somebody_is_connected_never_goes(serve):
    serving = serve(waiting_hours=1)
    ada = serving.guest("Ada")
    played, watched = (ada.set_up("lusitania", "me", "open") for _ in range(2))
    with ada.sit(played) as line, serving.guest().sit(watched) as watching:
        age(serving, 2 * HOUR, played, watched, held=True)
        let_end(serving)
        assert names(serving) == {played, watched}
        assert line.do("say", text="Salve!")["type"] == "done"
        watching.settle()
    settle(serving, played, watched)
    [(active,)] = outside(serving, "SELECT active FROM tables WHERE id = ?", played)
    assert active > time.time() - 60  # somebody was there
    let_end(serving)
    assert names(serving) == {played}  # nobody watches the other any more


@pytest.mark.slow
def test_deleting_goes_on_after_a_crash(serve, tmp_path):
    serving = serve(tmp_path / "data")
    table = finished(serving, "me", "greedy")
    serving.__exit__()
    with closing(sqlite3.connect(serving.settings.database)) as connection, connection:
        connection.execute("UPDATE tables SET stage = 'removed'")  # as far as it had come
    again = serve(tmp_path / "data")
    assert again.ask("GET", f"/api/tables/{table}").status == 404
    let_end(again)
    assert rows(again, table) == {}
    assert names(again) == set()


def test_the_server_removes_by_itself(serve, monkeypatch, tmp_path):
    monkeypatch.setattr(expiry, "SECONDS_BETWEEN", 0.05)
    serving = serve(tmp_path / "data", waiting_hours=1)
    table = serving.guest().set_up("lusitania", "me", "open")
    age(serving, 2 * HOUR, table)
    while names(serving):
        assert serving.ask("GET", "/api/tables").status == 200


@pytest.mark.slow
def test_a_rematch_that_has_gone_is_set_up_anew(serve):
    serving = serve()
    ada = serving.guest("Ada")
    table = ada.set_up("lusitania", "me", "greedy", options=FIRST)
    with ada.sit(table) as line:
        line.do("resign")
        line.do("rematch")
        gone = line.until("players")["table"]["rematch"]
        age(serving, 1000 * DAY, gone)
        let_end(serving)
        assert gone not in names(serving)
        assert line.do("rematch")["type"] == "done"
        again = line.until("players")["table"]["rematch"]
    assert again not in (gone, table)
    assert serving.ask("GET", f"/api/tables/{again}").said["rematch"] is None


@pytest.mark.slow
def test_a_full_server_says_so_and_makes_room_by_itself(serve, monkeypatch):
    monkeypatch.setattr(expiry, "SECONDS_BETWEEN_CLEARINGS", 0.0)
    serving = serve(most_tables=3)
    ada = serving.guest("Ada")
    waiting, begun, played = ada.set_up("lusitania", "me", "open"), ada.set_up("lusitania", "me", "greedy"), None
    played = ada.set_up("lusitania", "me", "greedy", options=FIRST)
    with ada.sit(played) as line:
        while line.position["version"] < expiry.FEW_ENTRIES:
            line.settle()
            if line.position["legal"]:
                line.play_any()
            else:
                line.next()
    wanted = {"game": "lusitania", "players": ["me", "open"], "name": "Bob"}
    refused = serving.guest().post("/api/tables", wanted)
    assert (refused.status, refused.said["error"]) == (429, "TooFast")
    age(serving, 2 * DAY, played)
    assert serving.guest().post("/api/tables", wanted).status == 429
    age(serving, 2 * HOUR, waiting)
    assert serving.guest().post("/api/tables", wanted).status == 201
    assert serving.guest().post("/api/tables", wanted).status == 429
    age(serving, 2 * DAY, begun)
    assert serving.guest().post("/api/tables", wanted).status == 201
    assert played in names(serving)
    assert serving.ask("GET", f"/api/tables/{begun}").status == 404


@pytest.mark.slow
def test_finished_matches_do_not_fill_a_server(serve):
    serving = serve(most_tables=2)
    for _ in range(4):
        finished(serving, "me", "greedy")
    assert serving.guest().set_up("lusitania", "me", "open")


# The lobby's list


def listed(serving):
    return [table["table"] for table in serving.ask("GET", "/api/tables").said["tables"]]


def test_a_table_that_its_person_has_left_is_soon_shown_no_more(serve):
    serving = serve()
    ada, bob = serving.guest("Ada"), serving.guest("Bob")
    left = ada.set_up("lusitania", "me", "open", public=True)
    held = bob.set_up("lusitania", "me", "open", public=True)
    with bob.sit(held), serving.guest().sit(left):
        assert listed(serving) == [held, left]
        age(serving, listing.SECONDS_TO_COME_BACK + 60, held, held=True)
    settle(serving, held, left)
    assert set(listed(serving)) == {held, left}
    age(serving, listing.SECONDS_TO_COME_BACK + 60, left)
    assert listed(serving) == [held]


@pytest.mark.slow
def test_spam_does_not_push_honest_tables_out(serve):
    serving = serve()
    ada = serving.guest("Ada")
    honest = ada.set_up("lusitania", "me", "open", public=True)
    with ada.sit(honest):
        spam = [serving.guest().set_up("lusitania", "me", "open", public=True) for _ in range(60)]
        shown = listed(serving)
    assert shown[0] == honest
    assert len(shown) <= listing.MOST_OF_ONE
    assert set(shown[1:]) <= set(spam)


def offer(name, visitor, waits=True, present=True, created=0, active=0):
    return listing.Offer(lambda: name, visitor, waits, present, created, active)


def names_listed(offers):
    return [shown.info() for shown in listing.listed(offers)]


def test_who_waits_now_comes_first():
    offers = [
        offer("played", "a", waits=False, active=9),
        offer("left", "b", present=False, created=8),
        offer("here", "c", created=9),
        offer("abandoned", "d", waits=False, present=False, active=10),
    ]
    assert names_listed(offers) == ["here", "left", "played", "abandoned"]
    assert len(listing.listed([offer(str(number), str(number)) for number in range(60)])) == listing.MOST_LISTED


def test_who_has_waited_longest_comes_first_and_of_played_tables_the_latest():
    waiting = [offer(f"waiting-{created}", f"visitor-{created}", created=created) for created in (2, 3, 1)]
    played = [offer(f"played-{active}", f"player-{active}", waits=False, active=active) for active in (2, 3, 1)]
    shown = names_listed([*played, *waiting])
    assert shown == ["waiting-1", "waiting-2", "waiting-3", "played-3", "played-2", "played-1"]


def test_one_visitor_has_only_a_few_of_the_shown_places_and_all_others_come_before_the_second():
    spam = [offer(f"spam-{number}", "eve", created=number) for number in range(100)]
    honest = [offer(f"honest-{number}", f"visitor-{number}", created=100 + number) for number in range(45)]
    honest_names = [f"honest-{number}" for number in range(45)]
    assert names_listed([*spam, *honest]) == ["spam-0", *honest_names, "spam-1", "spam-2", "spam-3", "spam-4"]


@pytest.mark.parametrize("honest_since", [0, 1000])  # before all spam, or after it
@pytest.mark.parametrize("host", ["198.51.{}.7", "2001:db8:{}:1::/64"])
def test_ten_visitors_who_fill_the_list_do_not_push_one_honest_table_out(host, honest_since):
    spam = [
        offer(f"spam-{visitor}-{number}", host.format(visitor), created=10 * visitor + number)
        for visitor in range(1, 11)
        for number in range(listing.MOST_OF_ONE)
    ]
    shown = names_listed([*spam, offer("honest", "203.0.113.5", created=honest_since)])
    assert len(shown) == listing.MOST_LISTED
    assert shown.index("honest") <= 10


@pytest.mark.parametrize("host", ["198.51.100.{}", "2001:db8:1:{}::/64"])
def test_all_addresses_of_a_network_share_its_turn(host):
    """However many somebody has there, another network's table is second at the latest, and another visitor's of the
    same network comes before anybody's second one there."""
    spam = [
        offer(f"spam-{visitor}-{number}", host.format(visitor), created=number)
        for visitor in range(1, 100)
        for number in range(listing.MOST_OF_ONE)
    ]
    assert names_listed([*spam, offer("honest", "203.0.113.5", created=1000)])[1] == "honest"
    few = spam[: 10 * listing.MOST_OF_ONE]
    assert "neighbour" in names_listed([*few, offer("neighbour", host.format(200), created=1000)])[:11]


@pytest.mark.slow
def test_ten_spamming_visitors_leave_a_place_for_the_honest_one(serve):
    """Over real connections, each visitor from another network; people sit at all tables, the honest one is last."""
    serving = serve(proxies="127.0.0.1")

    def waiting(address):
        guest = serving.guest()
        wanted = {"game": "lusitania", "players": ["me", "open"], "name": guest.name, "public": True}
        set_up = guest.post("/api/tables", wanted, **{"X-Forwarded-For": address})
        guest.sit(set_up.said["table"])
        return set_up.said["table"]

    spam = [waiting(f"198.51.{visitor}.7") for visitor in range(10) for _ in range(listing.MOST_OF_ONE)]
    honest = waiting("203.0.113.5")
    shown = listed(serving)
    assert len(shown) == listing.MOST_LISTED
    assert honest in shown[:11]
    assert set(shown) - {honest} < set(spam)


def test_times_are_kept(serve):
    serving = serve()
    before = int(time.time())
    table = serving.guest().set_up("lusitania", "me", "open")
    [(created, active)] = outside(serving, "SELECT created, active FROM tables WHERE id = ?", table)
    assert before <= created == active <= time.time()


@pytest.mark.parametrize("name", ["waiting_hours", "abandoned_days", "finished_days"])
def test_a_time_below_nothing_is_refused(name):
    from iacta.engine.words.errors import BadOptions
    from iacta.server.settings import read_settings

    with pytest.raises(BadOptions):
        read_settings({name: -1})
