"""A tab that stays open for an evening of matches keeps nothing of those that are over."""

import pytest

pytestmark = pytest.mark.slow
REMATCHES = 5
SHORT = {"lusitania-xxi": {"turn_limit": 2}, "lutetia": {"round_limit": 1}, "lumeria": {"round_limit": 1}}


class Counted:
    """The nodes that a page keeps, in its document or not. What a test waits for must leave no handle on an element, or
    the handle would keep the whole table: locators leave none."""

    def __init__(self, page):
        self.session = page.context.new_cdp_session(page)
        self.session.send("HeapProfiler.enable")

    def nodes(self):
        for _ in range(2):  # what is let go of the first time may have held more
            self.session.send("HeapProfiler.collectGarbage")
        return self.session.send("Memory.getDOMCounters")["nodes"]


@pytest.mark.parametrize("game", SHORT)
def test_a_rematch_leaves_nothing_of_the_match_before(visitor, game):
    ana = visitor(seed=3)
    ana.sit_down(game, ["me", "greedy"], SHORT[game])
    counted = Counted(ana.page)
    found = []
    for _ in range(REMATCHES + 1):
        ana.play(ana.click)
        ana.until_over()
        found.append(counted.nodes())
        before = ana.page.url
        ana.page.locator("dialog[open] button.primary").click()
        ana.page.wait_for_function("(before) => location.href !== before", arg=before)
        ana.page.locator("dialog[open]").wait_for(state="detached")
        ana.page.locator(".prompt").wait_for()
    first, *_, last = found[1:]  # browsers keep what was clicked last, and so the match before this one
    assert last < 1.5 * first, found
