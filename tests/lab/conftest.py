"""Bots that sit in the arena for one test."""

import pytest

from iacta.bots import BOTS, MEASURING


@pytest.fixture
def extra(monkeypatch):
    """Lets bots of one's own into the arena, for one test."""

    def enter(measuring=False, **bots):
        for name, factory in bots.items():
            monkeypatch.setitem(MEASURING if measuring else BOTS, name, factory)

    return enter
