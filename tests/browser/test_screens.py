"""Every screen, in two sizes and two themes: accessible, in reach, and in a picture to be looked at."""

import pytest

from tests.browser.screens import SCREENS, Ana
from tests.browser.staging import Stage
from tests.server.serving import Serving

pytestmark = pytest.mark.slow
THEMES = ("light", "dark")
ONLY_TO_FIT = ("tablet", "wide")
EACH = [(name, size) for name, screen in SCREENS.items() for size in screen.sizes]


@pytest.fixture(scope="module")
def stage(tmp_path_factory):
    with Serving(tmp_path_factory.mktemp("stage")) as server:
        yield Stage(server)


@pytest.mark.parametrize(("name", "size"), EACH)
def test_a_screen(browser, stage, shots, name, size):
    screen = SCREENS[name]
    ana = Ana(browser, stage, size=size)
    screen.show(ana)
    for theme in THEMES:
        ana.turn_the_light(theme)
        ana.shoot(shots, f"{name}-{size}-{theme}")
        assert ana.violations() == []
    assert ana.too_small() == []
    assert not ana.scrolls_sideways()
    if screen.has_hand:
        assert ana.out_of_reach() == []
    if size == "desktop":
        for other in ONLY_TO_FIT:
            ana.resize(other)
            assert not ana.scrolls_sideways()
    ana.close()
