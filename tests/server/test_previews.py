"""What a link shows where it is shared, and what is sent where there is nothing."""

from __future__ import annotations

from html.parser import HTMLParser

import pytest

from iacta.engine.words.messages import LANGUAGES
from iacta.server.previews import PAGE
from tests.server.serving import play_until_over

VISIT = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
HOSTILE = '"><script>a("&")</script>'[:24]


class Head(HTMLParser):
    """The title and the tags of a page, as a browser reads them."""

    def __init__(self, answer):
        super().__init__()
        self.title, self.meta, self.tags = "", {}, []
        self.feed(answer.body.decode())

    def handle_starttag(self, tag, attributes):
        self.tags.append(tag)
        named = dict(attributes)
        name = named.get("property") or named.get("name")
        if tag == "meta" and name and "media" not in named:
            assert name not in self.meta, f"{name} twice"
            self.meta[name] = named["content"]

    def handle_data(self, data):
        if self.tags and self.tags[-1] == "title" and not self.title:
            self.title = data


def seen(serving, path, **headers):
    answer = serving.ask("GET", path, **headers)
    assert answer.status == 200, answer
    return Head(answer)


def test_a_link_to_the_site_says_what_it_is_and_shows_a_picture(serving):
    head = seen(serving, "/", Host="play.example")
    assert head.title == head.meta["og:title"] == "Iacta · Board games, played well."
    assert head.meta["og:description"] == head.meta["description"]
    assert head.meta["og:url"] == "http://play.example/"
    assert head.meta["og:image"] == "http://play.example/previews/iacta.jpg"
    assert head.meta["twitter:card"] == "summary_large_image"


def test_over_https_the_addresses_in_a_preview_are_encrypted(serve):
    head = seen(serve(secure=True), "/", Host="play.example")
    assert head.meta["og:url"] == "https://play.example/"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_preview_speaks_the_language_of_whoever_asks(serving, language):
    ada = serving.guest("Ada")
    table = ada.set_up("lutetia", "me", "open", "open")
    texts = {
        lang: seen(serving, f"/table/{table}", **{"Accept-Language": lang}).meta["og:description"] for lang in LANGUAGES
    }
    assert len(set(texts.values())) == len(LANGUAGES)
    assert "Ada" in texts[language]
    assert "2" in texts[language]


def test_every_picture_of_a_preview_is_there_and_small(serving):
    for path in ("/", *(f"/how-to-play/{game}" for game in ("lusitania-xxi", "lusitania", "lutetia", "lumeria"))):
        address = seen(serving, path).meta["og:image"]
        picture = serving.ask("GET", address.removeprefix(f"http://{serving.host}"))
        assert (picture.status, picture.headers["content-type"]) == (200, "image/jpeg"), address
        assert picture.body[:3] == b"\xff\xd8\xff"
        assert len(picture.body) < 120_000


def test_a_table_that_waits_invites(serving):
    table = serving.guest("Ada").set_up("lutetia", "me", "open", "greedy")
    head = seen(serving, f"/table/{table}")
    assert head.title == "Lutetia · You are invited"
    assert "Ada" in head.meta["og:description"]
    assert head.meta["og:url"].endswith(f"/table/{table}")
    assert head.meta["og:image"].endswith("/previews/lutetia.jpg")


def test_what_a_player_is_called_is_never_markup(serving):
    usual = Head(serving.ask("GET", "/"))
    table = serving.guest(HOSTILE).set_up("lutetia", "me", "open")
    head = seen(serving, f"/table/{table}")
    assert head.tags == usual.tags
    assert HOSTILE in head.meta["og:description"]


def test_an_address_is_never_markup(serving):
    answer = serving.ask("GET", "/%22%3E%3Cscript%3E", **VISIT, Host='x">y')
    assert answer.status == 404
    assert Head(answer).tags == Head(serving.ask("GET", "/")).tags


def test_a_preview_of_a_match_that_is_played_tells_nothing_of_it(serving):
    """It is the same before and after a move, and for those who sit there and those who do not."""
    ada, bob = serving.guest("Ada"), serving.guest("Bob")
    table = ada.set_up("lusitania", "me", "open", options={"first": 0})
    bob.join(table)
    line = ada.sit(table)
    before = ada.get(f"/table/{table}").body
    line.play_any()
    line.settle()
    assert ada.get(f"/table/{table}").body == serving.ask("GET", f"/table/{table}").body == before
    assert b"Ada, Bob" in before


def finished(serving):
    ada, bob = serving.guest("Ada"), serving.guest("Bob")
    table = ada.set_up("lusitania", "me", "open", options={"first": 0, "turn_limit": 1})
    bob.join(table)
    line, other = ada.sit(table), bob.sit(table)
    play_until_over(line, other)
    return table, line


def test_a_finished_match_says_who_won_and_with_how_many_points(serving):
    table, line = finished(serving)
    head = seen(serving, f"/table/{table}")
    first = [name for name, place in zip(("Ada", "Bob"), line.position["result"]["places"], strict=True) if place == 1]
    assert head.title.startswith("Lusitania (2019): ")
    assert all(name in head.title for name in first)
    assert "1. " in head.meta["og:description"]
    assert "point" in head.meta["og:description"]


def test_whoever_asks_for_many_endings_gets_previews_without_them(serve):
    serving = serve(questions_a_second=1)
    table, _ = finished(serving)
    titles = {seen(serving, f"/table/{table}").title for _ in range(50)}
    assert "Lusitania (2019)" in titles


def test_a_match_that_somebody_resigned_was_won_by_the_other(serving):
    ada, bob = serving.guest("Ada"), serving.guest("Bob")
    table = ada.set_up("lusitania", "me", "open")
    bob.join(table)
    ada.sit(table).do("resign")
    assert seen(serving, f"/table/{table}").title == "Lusitania (2019): Bob wins"


@pytest.mark.parametrize("path", ["/nothing", "/table/nothing", "/table/a/b", "/how-to-play/chess", "/a/b.html"])
def test_an_address_with_nothing_gets_the_page_and_a_404(serving, path):
    answer = serving.ask("GET", path, **VISIT)
    assert (answer.status, answer.headers["content-type"]) == (404, "text/html; charset=utf-8")
    assert answer.headers["cache-control"] == "no-store"
    assert b'<div id="page">' in answer.body
    assert serving.ask("HEAD", path, **VISIT).status == 404


@pytest.mark.parametrize("path", ["/nothing", "/assets/none.js", "/api/nothing"])
def test_whoever_wants_no_page_gets_a_problem(serving, path):
    wanted = {} if path == "/nothing" else VISIT
    answer = serving.ask("GET", path, **wanted)
    assert (answer.status, answer.said["error"]) == (404, "NoSuchThing")


def test_the_page_is_otherwise_what_was_built(serving):
    built = (PAGE / "index.html").read_text("utf-8")
    sent = serving.ask("GET", "/").body.decode()
    scripts = [line for line in built.splitlines() if "<script" in line or "<link" in line]
    assert scripts
    assert [line for line in sent.splitlines() if "<script" in line or "<link" in line] == scripts
