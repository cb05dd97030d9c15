"""The page is light and needs nobody but its server."""

import gzip
import re
from urllib.parse import urlsplit

import pytest

from iacta.engine.words.messages import LANGUAGES
from iacta.games import NAMES
from iacta.server.app import PAGE

MOST_SCRIPT = 200_000  # bytes, compressed
MOST_FIRST = 150_000  # bytes that the first visit to the lobby costs, as they are sent
MOST_MORE = 60_000  # what the first table costs after it
WHEN_NEEDED = (".webp", ".jpg", ".png", ".ogg", ".mp3", ".wav")  # pictures and sounds
# Names of XML's languages look like addresses; nothing is ever fetched from them.
NAMESPACES = {"www.w3.org"}
# Svelte's messages to developers point at its documentation.
IN_MESSAGES = {"svelte.dev"}


def files(*endings):
    found = [file for file in PAGE.rglob("*") if file.suffix in endings]
    assert found, "The page has not been built: `make page` builds it."
    return found


def test_the_script_is_light():
    assert sum(len(gzip.compress(file.read_bytes())) for file in files(".js")) < MOST_SCRIPT


def test_no_file_of_the_page_names_another_host():
    hosts = set()
    for file in files(".js", ".css", ".html", ".svg"):
        hosts |= set(re.findall(r"(?:https?:|wss?:)//([\w.-]+)", file.read_text("utf-8")))
        assert not re.search(r"""(?:src|href)=["']?//|url\(["']?(?:https?:|//)""", file.read_text("utf-8"))
    assert hosts <= NAMESPACES | IN_MESSAGES


@pytest.mark.slow
def test_a_match_asks_nothing_of_another_host(visitor, server):
    ana = visitor(seed=3)
    asked = []
    ana.page.on("request", lambda request: asked.append(request.url))
    ana.page.on("websocket", lambda socket: asked.append(socket.url))
    ana.sit_down("lusitania", ["me", "greedy"], {"turn_limit": 2})
    ana.play(ana.click)
    ana.until_over()
    assert any(url.startswith("ws:") for url in asked)
    assert {urlsplit(url).netloc for url in asked} == {server.host}


class Scales:
    """Weighs what a page is sent, headers and all, but for pictures and sounds."""

    def __init__(self, page):
        self.session = page.context.new_cdp_session(page)
        self.session.send("Network.enable")
        self.named, self.bytes = {}, {}
        self.session.on("Network.requestWillBeSent", lambda told: self.named.update({told["requestId"]: told}))
        self.session.on("Network.loadingFinished", self.weigh)

    def weigh(self, told):
        path = urlsplit(self.named[told["requestId"]]["request"]["url"]).path
        if not path.endswith(WHEN_NEEDED):
            self.bytes[path] = self.bytes.get(path, 0) + told["encodedDataLength"]

    @property
    def total(self):
        return sum(self.bytes.values())


def weighed_lobby(ana):
    """What the lobby costs who has not been here, as scales that weigh on."""
    scales = Scales(ana.page)
    ana.open()
    ana.page.locator("article img").last.wait_for()
    ana.page.wait_for_load_state("networkidle")
    return scales


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_visit_is_light(visitor, language):
    scales = weighed_lobby(visitor(language=language))
    assert scales.total < MOST_FIRST, scales.bytes


@pytest.mark.slow
@pytest.mark.parametrize("game", NAMES)
def test_the_first_table_is_light_too(visitor, game):
    ana = visitor()
    scales = weighed_lobby(ana)
    scales.bytes.clear()
    ana.page.locator(f"[data-play={game}]").click()
    ana.page.locator(".prompt").wait_for()
    ana.page.wait_for_load_state("networkidle")
    assert scales.total < MOST_MORE, sorted((size, path) for path, size in scales.bytes.items())
