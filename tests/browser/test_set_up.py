"""The dialog in which a table is set up: every option can be reached, at every size and in every language."""

import pytest

from iacta.engine.words.messages import LANGUAGES
from iacta.games import NAMES

pytestmark = pytest.mark.slow
# Phones upright and on their side, a small one with large letters, a tablet, and screens.
WINDOWS = ((360, 740), (390, 844), (320, 568), (740, 360), (820, 1180), (1280, 800), (1920, 1080))

# What can be chosen and does not lie free when one scrolls to it, or has something else in its middle.
COVERED = """() => {
  const dialog = document.querySelector("dialog[open]");
  const [body, button] = [dialog.querySelector(".body"), dialog.querySelector("button.primary")];
  const covered = (what) => {
    what.scrollIntoView({ block: "nearest" });
    const box = what.getBoundingClientRect();
    const frame = body.getBoundingClientRect();
    const under = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
    return box.top < frame.top - 1 || box.bottom > Math.min(frame.bottom, button.getBoundingClientRect().top) + 1 ||
      (under !== what && !what.contains(under));
  };
  const { left, right, top, bottom } = button.getBoundingClientRect();
  const lost = top < 0 || bottom > innerHeight || left < 0 || right > innerWidth;
  const choices = [...dialog.querySelectorAll("label, select, input, summary")].filter((it) => it.checkVisibility());
  const found = choices.filter(covered).map((it) => it.outerHTML.slice(0, 160));
  if (choices.length < 3) found.push("there are no options");
  if (lost) found.push("the button is out of sight");
  if (body.scrollWidth > body.clientWidth) found.push("the dialog scrolls sideways");
  return found;
}"""


@pytest.mark.parametrize("game", NAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_option_ever_lies_under_the_button(visitor, game, language):
    ana = visitor(language=language)
    ana.open()
    ana.page.locator(f"[data-setup={game}]").click()
    ana.page.wait_for_selector("dialog[open] summary")
    seats = ana.page.locator("dialog label.line select").first
    if seats.locator("option[value='4']").count():
        seats.select_option("4")
    for more in (False, True):
        if more:
            ana.page.locator("dialog summary").click()
            ana.page.wait_for_selector("dialog details[open]")
        for width, height in WINDOWS:
            ana.page.set_viewport_size({"width": width, "height": height})
            assert ana.page.evaluate(COVERED) == [], (width, height)
