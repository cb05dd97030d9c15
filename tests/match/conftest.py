"""The test game is registered while these tests run, so that its records can be replayed."""

import pytest

from iacta import games
from tests.sealed_bids import NAME


@pytest.fixture(autouse=True, scope="module")
def sealed_bids_is_registered():
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(games.MODULES, NAME, "tests.sealed_bids")
        yield
