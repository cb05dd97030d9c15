"""Constant answers: made once, the same bytes for everybody, and nothing else is kept."""

from __future__ import annotations

import gzip

import pytest

from iacta.server import answer_cache
from iacta.server.app import PAGE

GZIP = {"Accept-Encoding": "gzip"}


def cache(serving):
    """The cache among the layers of the application."""
    layer = serving.app.middleware_stack
    while not isinstance(layer, answer_cache.AnswerCache):
        layer = layer.app
    return layer


def asset():
    return max((PAGE / "assets").glob("*.js"), key=lambda path: path.stat().st_size)


@pytest.mark.parametrize("path", ["/api/words/pl", "/api/rules/lutetia/uk", "/api/games/lusitania/cards", "asset"])
def test_an_answer_is_made_and_compressed_once(serving, path):
    path = f"/assets/{asset().name}" if path == "asset" else path
    first, again = serving.ask("GET", path), serving.ask("GET", path)
    small, small_again = serving.ask("GET", path, **GZIP), serving.ask("GET", path, **GZIP)
    assert first.body == again.body == gzip.decompress(small.body)
    assert small.body == small_again.body
    assert small_again.headers["content-encoding"] == "gzip"
    assert "Accept-Encoding" in small_again.headers["vary"]
    assert first.headers["content-type"] == small_again.headers["content-type"]
    assert {(path, False, False), (path, False, True)} <= set(cache(serving).answers)


def test_who_can_read_brotli_gets_the_files_that_the_build_has_compressed(serving):
    path, content = f"/assets/{asset().name}", asset().read_bytes()
    small = asset().with_name(f"{asset().name}.br").read_bytes()
    for wanted in ("gzip, deflate, br, zstd", "br", "br;q=0.5"):
        for answer in (serving.ask("GET", path, **{"Accept-Encoding": wanted}) for _ in range(2)):
            assert (answer.body, answer.headers["content-encoding"]) == (small, "br")
            assert answer.headers["content-type"].startswith("text/javascript")
            assert answer.headers["vary"] == "Accept-Encoding"
        again = {"Accept-Encoding": wanted, "If-None-Match": answer.headers["etag"]}
        assert serving.ask("GET", path, **again).status == 304
        assert serving.ask("HEAD", path, **{"Accept-Encoding": wanted}).headers["content-length"] == str(len(small))
    for wanted in ("", "identity", "br;q=0", "br; q=0.00, identity", "abr"):
        answer = serving.ask("GET", path, **{"Accept-Encoding": wanted})
        assert (answer.body, answer.headers.get("content-encoding")) == (content, None)
        assert answer.headers["etag"] != again["If-None-Match"]
    assert serving.ask("GET", path, **{"Accept-Encoding": "br", "Range": "bytes=0-9"}).body == content[:10]
    assert serving.ask("GET", f"{path}.br").status == 404


def test_who_cannot_read_an_encoding_never_gets_it_from_memory(serving):
    for wanted, encoding in (("br, gzip", "gzip"), ("br", None), ("gzip", "gzip"), ("", None)) * 2:
        answer = serving.ask("GET", "/api/words/pl", **{"Accept-Encoding": wanted})
        assert answer.headers.get("content-encoding") == encoding


def test_whoever_has_it_already_is_told_so(serving):
    for more in ({}, GZIP):
        etag = serving.ask("GET", "/api/words/en", **more).headers["etag"]
        answer = serving.ask("GET", "/api/words/en", **{"If-None-Match": f'"x", {etag}', **more})
        assert (answer.status, answer.body) == (304, b"")
        assert answer.headers["etag"] == etag
        assert serving.ask("GET", "/api/words/en", **{"If-None-Match": '"x"', **more}).status == 200


def test_what_is_not_there_or_not_constant_is_not_kept(serving):
    for path in ("/api/words/xx", "/assets/none.js", "/api/games/none/cards", "/api/tables", "/"):
        serving.ask("GET", path)
    kept = {path for path, *_ in cache(serving).answers}
    assert not kept & {"/api/words/xx", "/assets/none.js", "/api/games/none/cards", "/api/tables", "/"}


def test_a_part_of_a_file_is_still_a_part(serving):
    answer = serving.ask("GET", f"/assets/{asset().name}", Range="bytes=0-9")
    assert (answer.status, answer.body) == (206, asset().read_bytes()[:10])
