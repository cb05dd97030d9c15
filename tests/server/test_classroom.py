"""A class of thirty behind one address, all at once, at a server with its own limits: nobody meets any of them."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest

from iacta.server.app import PAGE
from iacta.server.refusals import REFUSALS
from iacta.server.settings import Settings
from tests.server.serving import PLENTY

pytestmark = pytest.mark.slow
PUPILS = 30
LIMITS = {name: getattr(Settings(), name) for name in PLENTY if name not in ("grace", "bot_pace")}


def arrive(pupil):
    """Open the first page with nothing kept from before, and everything that it needs."""
    files = [f"/assets/{path.name}" for path in (PAGE / "assets").iterdir() if path.suffix != ".br"]
    paths = ["/", *files, "/api/games", "/api/words/pl", "/api/tables", "/api/games/lusitania/cards"]
    return {path: pupil.get(path).status for path in paths}


def play(pupil):
    """Sit down at a table of one's own, ask, talk and decide."""
    with pupil.sit(pupil.set_up("lusitania", "me", "greedy", options={"first": 0})) as line:
        answers = [line.do("why", what=0), line.do("say", text="Cześć!"), line.do("why", what=1)]
        line.play_any()
        return [answer["type"] for answer in answers]


def test_nobody_in_a_class_meets_a_limit(serve):
    serving = serve(**LIMITS)
    before = dict(REFUSALS.counts)
    pupils = [serving.guest() for _ in range(PUPILS)]
    with ThreadPoolExecutor(PUPILS) as room:
        arrived = list(room.map(arrive, pupils))
        played = list(room.map(play, pupils))
        lines = list(room.map(lambda pupil: pupil.sit(pupil.set_up("lusitania", "me", "open")), pupils))
    assert {status for pages in arrived for status in pages.values()} == {200}
    assert played == [["reasons", "done", "reasons"]] * PUPILS
    assert len(lines) == PUPILS
    assert dict(REFUSALS.counts) == before
