"""What little effort could do much harm with: each costs the server little, too."""

import json

import pytest

from iacta.server import notifications
from iacta.server.auth import COOKIE
from iacta.server.bans import Ban
from tests.server.test_long_matches import LENGTH, long_table  # noqa: F401  # a fixture

MANY_PARTS = f"[{'.'.join('a' * 490)}]\n" + "\n".join(f"{'.'.join('b' * 490)}.k{n} = 1" for n in range(98))


def test_keys_of_many_parts_are_refused_before_they_are_parsed(serving, monkeypatch):
    monkeypatch.setattr("tomllib.loads", lambda text: pytest.fail("it was parsed"))
    answer = serving.guest().post("/api/games/lusitania-xxi/cards", {"cards": MANY_PARTS})
    assert (answer.status, answer.said["error"]) == (400, "BadCards")
    assert "more than 16 dots" in answer.said["text"]


@pytest.mark.parametrize(
    "path", ["/assets/./{}", "/assets//{}", "//assets/{}", "/assets/../assets/{}", "/assets/%2e/{}", "/api//games"]
)
def test_a_file_has_one_name(serving, path):
    name = serving.ask("GET", "/").body.decode().partition('src="/assets/')[2].partition('"')[0]
    assert serving.ask("GET", f"/assets/{name}").status == 200
    assert serving.ask("GET", path.format(name)).status == 404


def test_the_description_of_the_interface_is_made_once(serving, monkeypatch):
    headers = {"Accept-Encoding": "gzip"}
    first = serving.ask("GET", "/openapi.json", **headers)
    monkeypatch.setattr(serving.app, "openapi", lambda: pytest.fail("it was made again"))
    assert serving.ask("GET", "/openapi.json", **headers).body == first.body


@pytest.mark.parametrize("before", ["", "@@; ", "foo bar; ", 'x={"a":1}; ', "a[]=1; ", "=1; "])
def test_no_other_cookie_hides_a_banned_guest(serve, before):
    serving = serve()
    guest = serving.guest()
    name = guest.set_up("lusitania-xxi", "me", "greedy")
    serving.inside(serving.services.bans.add(Ban("ban", guest=serving.services.guests.who(guest.cookie))))
    cookie = {"Cookie": f"{before}{COOKIE}={guest.cookie}"}
    assert serving.ask("GET", f"/api/tables/{name}/hints", **cookie).status == 403
    assert serving.guest().get(f"/api/tables/{name}").status == 200


def test_a_thousand_bans_are_read_once(serve, monkeypatch):
    serving = serve()
    guest = serving.guest()
    for number in range(3):
        serving.inside(serving.services.bans.add(Ban("ban", network=f"10.0.{number}.0/24")))
    assert guest.get("/api/tables").status == 200
    monkeypatch.setattr("iacta.server.bans.ip_network", lambda network: pytest.fail("it was read again"))
    assert guest.get("/api/tables").status == 200


@pytest.mark.slow
def test_a_stale_command_brings_only_the_end_of_a_long_log(serve, long_table):  # noqa: F811
    folder, name, anna, _ = long_table
    anna.serving = serve(folder)
    with anna.sit(name) as line:
        refused = line.play(0, version=0)
        assert refused["error"] == "StaleVersion"
        assert refused["position"]["version"] == LENGTH
        versions = {event["version"] for event in refused["events"]}
        assert versions
        assert min(versions) > LENGTH - notifications.MOST_ENTRIES_FOR_THE_STALE
    assert len(json.dumps(refused)) < 60_000


def test_bots_wait_until_somebody_looks(serving):
    name = serving.guest().set_up("lusitania", "greedy", "greedy", pace="quick")
    table = serving.table(name)
    assert table.bots is None
    assert table.match.version == 0
    with serving.guest().sit(name) as line:
        while line.position["version"] < 3:
            line.update()
