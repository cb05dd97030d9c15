"""Whole matches by keyboard alone, from the first page to the result, and where the focus is meanwhile. Nothing here
touches the page but through its keys."""

import pytest

from tests.browser.screens import Ana

pytestmark = pytest.mark.slow
LIMITS = {"lusitania-xxi": "8", "lusitania": "8", "lutetia": "2"}
USUALLY = 12  # presses of Tab from one thing to the next

# Where the arrow keys lead: every thing that can be reached from the first one, and every thing.
ARROWS = """() => {
  const things = [...document.querySelectorAll("main button[data-handle]")].filter((it) => it.checkVisibility());
  const reached = new Set(things.slice(0, 1));
  for (const thing of reached)
    for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]) {
      thing.focus();
      thing.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
      if (things.includes(document.activeElement)) reached.add(document.activeElement);
    }
  return things.filter((thing) => !reached.has(thing)).map((thing) => thing.dataset.place);
}"""


@pytest.mark.parametrize("game", LIMITS)
def test_a_whole_match_by_keyboard_alone(visitor, game):
    ana = visitor(seed=4)
    ana.open()
    ana.page.wait_for_selector("article img")
    assert ana.tab_to(f"[data-setup={game}]")
    ana.key("Enter")
    assert ana.tab_to("dialog fieldset select")  # who sits opposite
    ana.key("ArrowDown", "ArrowDown")
    assert ana.tab_to("dialog summary")
    ana.key("Enter")
    assert ana.tab_to('dialog details input[type="number"]')
    ana.key("Control+a", *LIMITS[game])
    assert ana.tab_to("dialog footer button.primary")
    ana.key("Enter")
    ana.page.wait_for_selector(".prompt")
    ana.tabs.clear()
    ana.play(ana.type)
    assert sorted(ana.tabs)[len(ana.tabs) // 2] <= USUALLY
    until_result(ana)
    assert ana.tab_to("dialog .buttons button:not(.primary)")
    ana.key("Enter")
    ana.page.wait_for_selector("article img")


def until_result(ana):
    """The result comes by itself, unless the last key has closed it."""
    ana.page.wait_for_selector('dialog[open] .places, header .tool[aria-label="Result"]')
    if not ana.page.locator("dialog[open]").count():
        assert ana.tab_to('header .tool[aria-label="Result"]')
        ana.key("Enter")
    ana.page.wait_for_selector("dialog[open] .places")


@pytest.fixture
def ana(browser, stage):
    person = Ana(browser, stage)
    yield person
    person.close()


@pytest.mark.parametrize("scene", ["lusitania-xxi-crowded", "lusitania-crowded", "lutetia-bribes"])
def test_the_arrow_keys_reach_everything_on_the_table(ana, scene):
    ana.sit_at(scene)
    assert ana.page.evaluate(ARROWS) == []


def test_where_nothing_can_be_done_tab_visits_one_card_and_comes_back_to_it(ana):
    ana.context.clear_cookies()
    ana.sit_at("lusitania-xxi-crowded")
    ana.key("Tab")
    assert ana.page.evaluate("() => document.activeElement.matches('main .thing')")
    ana.key("ArrowDown")
    here = ana.page.evaluate("() => document.activeElement.dataset.place")
    assert ana.tab_to("ol.log")
    assert ana.tabs[-1] <= USUALLY
    assert ana.tab_to(f'[data-place="{here}"]')
    assert ana.tabs[-1] <= USUALLY


def test_tab_stops_at_the_log_once_and_the_arrow_keys_go_from_line_to_line(ana):
    ana.sit_at("lusitania-typical")
    assert ana.tab_to("ol.log")
    ana.key("ArrowUp")
    lines = ana.page.locator("ol.log .line").all_inner_texts()
    assert len(lines) > USUALLY
    assert ana.page.evaluate("() => document.activeElement.innerText") == lines[-1]
    ana.key("ArrowUp", "ArrowUp", "ArrowDown")
    assert ana.page.evaluate("() => document.activeElement.innerText") == lines[-2]
    ana.see(".preview svg")
    ana.key("Tab")
    assert not ana.page.evaluate("() => document.activeElement.matches('.log *')")


@pytest.mark.parametrize("key", ["Escape", "Enter"])
def test_whoever_closes_a_window_is_where_they_were(ana, key):
    ana.sit_at("lusitania-typical")
    assert ana.tab_to('header .tool[aria-label="Scoring sheet"]')
    ana.key("Enter")
    ana.see("dialog[open] table")
    assert ana.tab_to("dialog header button")
    ana.key(key)
    ana.page.wait_for_selector("dialog", state="detached")
    assert ana.page.evaluate("() => document.activeElement.ariaLabel") == "Scoring sheet"
