"""The page is light and needs nobody but its server."""

import gzip
import re
from urllib.parse import urlsplit

import pytest

from iacta.server.app import PAGE

MOST_SCRIPT = 200_000  # bytes, compressed
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
