"""People at a real page in a real browser: they click or type whatever leads on, until the match is over."""

from __future__ import annotations

import json
import random
from contextlib import suppress
from pathlib import Path

from playwright.sync_api import TimeoutError as TooLate

ROOT = Path(__file__).parents[2]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
SIZES = {
    "desktop": (1280, 800),
    "phone": (360, 740),
    "tablet": (820, 1180),
    "laptop": (1440, 900),
    "wide": (1920, 1080),
}
SMALLEST_TARGET = 24  # pixels, WCAG 2.5.8
PATIENCE = 60_000  # milliseconds until something counts as missing
IMPATIENCE = 1000
MOST_CLICKS = 1000
MOST_KEYS = 200
MOST_TABS = 40  # that a person can be expected to press
CHANGES_OF_MIND = 0.1

# What a person could press to get on, as far as it can be seen: things that glow, answers in the prompt.
LEADS_ON = """() => {
  const shown = (element) => element.checkVisibility() && !element.closest("[inert]");
  const all = (selector) => [...document.querySelectorAll(selector)].filter(shown);
  const result = all("dialog[open] .result").length > 0; // the points may still be counted
  if (all("dialog[open]").length) return { over: result, presses: [], dialog: true };
  // Whoever presses Enter just as the match ends closes the result with it; the toolbar has it still.
  if (all('header .tool[aria-label="Result"]').length) return { over: true, presses: [] };
  const confirm = all("[data-confirm]");
  const presses = confirm.length ? confirm : [...all(".thing.glows"), ...all(".prompt [data-action]")];
  const amount = confirm.length ? [] : all("form.amount");
  const skip = all("[data-skip]");
  document.querySelectorAll("[data-press]").forEach((element) => element.removeAttribute("data-press"));
  presses.forEach((element, number) => element.setAttribute("data-press", number));
  return { over: false, presses: presses.map((_, number) => number), amount: amount.length > 0, skip: skip.length > 0 };
}"""

# The key that leads from what has the focus to a place; in a grid the arrow keys do.
NEXT_KEY = """(place) => {
  const here = document.activeElement;
  if (document.querySelector("dialog[open]") && !place.closest("dialog")) return "gone";
  if (!place.checkVisibility() || place.matches(".thing[data-press]:not(.glows, .chosen)")) return "gone";
  if (place === here) return "Enter";
  const grid = place.closest("[role=grid]");
  if (!grid?.contains(here)) return "Tab";
  const [from, to] = [here.getBoundingClientRect(), place.getBoundingClientRect()];
  if (Math.abs(to.top - from.top) > 4) return to.top > from.top ? "ArrowDown" : "ArrowUp";
  return to.left > from.left ? "ArrowRight" : "ArrowLeft";
}"""

# Where a place is from the focus, if somebody who looks for the focus can see it.
FOCUS = """(place) => {
  const here = document.activeElement;
  const there = document.querySelector(place);
  if (document.querySelector("dialog[open]") && !there?.closest("dialog")) return "gone";
  if (!there?.checkVisibility() || there.matches(".thing[data-press]:not(.glows, .chosen)")) return "gone";
  const direction = here?.compareDocumentPosition(there) & Node.DOCUMENT_POSITION_PRECEDING ? "before" : "behind";
  if (here === null || here === document.body || here.matches("main")) return direction;
  const name = here.outerHTML.slice(0, 120);
  const { outlineStyle, outlineWidth } = getComputedStyle(here);
  if (!here.matches(":focus-visible")) return `not shown as focused: ${name}`;
  if (outlineStyle === "none" || parseFloat(outlineWidth) < 2) return `without an outline: ${name}`;
  const { left, top, width, height } = here.getBoundingClientRect();
  const points = [[0.5, 0.5], [0.2, 0.2], [0.8, 0.2], [0.2, 0.8], [0.8, 0.8]];
  const seen = points.some(([x, y]) => {
    const found = document.elementFromPoint(left + x * width, top + y * height);
    return found && (here.contains(found) || found.contains(here));
  });
  if (!seen) return `hidden behind something: ${name}`;
  return here.matches(place) ? "there" : direction;
}"""

# What can be pressed and is too small for a finger. A box or a dot to tick is as large as its label.
TOO_SMALL = """(least) => {
  const shown = (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest("[inert]");
  const modal = document.querySelector("dialog[open]") ?? document;
  return [...modal.querySelectorAll("button, a[href], input, select, textarea, summary")]
    .filter(shown)
    .map((element) => element.closest("label") ?? element)
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ box }) => box.right > 0 && (box.width < least || box.height < least))
    .map(({ element, box }) => `${box.width} × ${box.height}: ${element.outerHTML.slice(0, 120)}`);
}"""

# The cards of one's hand that cannot be pressed without scrolling.
OUT_OF_REACH = """() => [...document.querySelectorAll("section.hand .thing")].filter((thing) => {
  const { left, top, right, bottom } = thing.getBoundingClientRect();
  const inside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
  return !inside || !thing.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
}).map((thing) => thing.innerText)"""


class Visitor:
    """Somebody with a browser. Whatever the page complains about is an error of the test."""

    def __init__(
        self,
        browser,
        server,
        *,
        size="desktop",
        theme="light",
        language="en",
        seed=1,
        still=True,
        installing=False,
        **settings,
    ):
        width, height = SIZES[size]
        self.context = browser.new_context(
            viewport={"width": width, "height": height},
            color_scheme=theme,
            locale={"en": "en-GB", "pl": "pl-PL", "pt": "pt-PT", "uk": "uk-UA"}[language],
            has_touch=size == "phone",
            reduced_motion="reduce" if still else "no-preference",
            service_workers="allow" if installing else "block",  # one that works hides requests from the tests
        )
        self.context.set_default_timeout(PATIENCE)
        remembered = json.dumps({"speed": "none", **settings})
        self.context.add_init_script(f"localStorage.iacta ??= {json.dumps(remembered)}")
        self.page = self.context.new_page()
        self.complaints = []
        self.forgiven = ()  # complaints that are expected
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("console", self.overhear)
        self.server = server
        self.random = random.Random(seed)
        self.tabs = []  # how often Tab was pressed, for each thing that was sought

    def overhear(self, message):
        # A connection that breaks is a line in the console, whatever the page does about it.
        if message.type == "error" and "WebSocket connection" not in message.text:
            self.complaints.append(message.text)

    def close(self):
        self.context.close()
        complaints = [each for each in self.complaints if not any(what in each for what in self.forgiven)]
        assert not complaints, complaints

    def open(self, path="/"):
        self.page.goto(f"http://{self.server.host}{path}")

    def sit_down(self, game, players, options=None, name="Ana"):
        """A table of one's own, without the lobby."""
        self.open()
        table = self.page.evaluate(
            """async (wanted) => {
              const headers = { "content-type": "application/json" };
              const answer = await fetch("/api/tables", { method: "POST", headers, body: JSON.stringify(wanted) });
              if (!answer.ok) throw new Error(await answer.text());
              return (await answer.json()).table;
            }""",
            {"game": game, "players": players, "options": options or {}, "name": name},
        )
        self.go_to(table)
        return table

    def go_to(self, table):
        self.open(f"/table/{table}")
        self.page.locator(".prompt").wait_for()

    # Playing

    def look(self):
        return self.page.evaluate(LEADS_ON)

    def play(self, press, until=lambda visitor: False):
        """Press whatever leads on until the match is over, or something else is so."""
        waited = 0
        for _ in range(MOST_CLICKS):
            if until(self):
                return
            seen = self.look()
            if seen["over"]:
                return
            if not seen.get("dialog") and not (seen["skip"] or seen["amount"] or seen["presses"]):
                assert waited < PATIENCE, "nothing leads on"
                with suppress(TooLate):  # perhaps what is waited for has come meanwhile
                    self.wait_for_something(IMPATIENCE)
                waited += IMPATIENCE
                continue
            waited = 0
            with suppress(TooLate):  # the table may have changed under the finger
                if seen.get("dialog"):
                    self.page.keyboard.press("Escape")
                elif seen["skip"]:
                    press("[data-skip]")
                elif seen["amount"]:
                    press("form.amount button.primary")
                else:
                    press(f'[data-press="{self.random.choice(seen["presses"])}"]')
        raise AssertionError("the match does not end")

    def wait_for_something(self, timeout=PATIENCE):
        leads_on = "(s) => s.over || s.dialog || s.presses.length || s.amount || s.skip"
        self.page.wait_for_function(f"() => ({leads_on})(({LEADS_ON})())", timeout=timeout)

    def wait_for_version(self, version):
        """Until everything up to there is on show."""
        self.page.wait_for_selector(f'main[data-version="{version}"]')

    def click(self, place):
        self.page.locator(place).first.click(timeout=IMPATIENCE)

    # Playing by keyboard: keys and nothing else, which go wherever the page has put the focus

    def key(self, *keys):
        for key in keys:
            self.page.keyboard.press(key)

    def type(self, place):
        """Go there with Tab or back with Shift and Tab and press Enter; now and then think better of it."""
        if self.tab_to(place):
            self.key("Enter")
            if self.random.random() < CHANGES_OF_MIND:
                self.key("Escape")

    def tab_to(self, place):
        """Press Tab until the focus is there, or until the place is gone or leads nowhere; says whether it is."""
        for presses in range(MOST_TABS):
            where = self.page.evaluate(FOCUS, place)
            if where == "gone":
                return False
            if where == "there":
                self.tabs.append(presses)
                return True
            assert where in ("before", "behind"), f"after {presses} presses of Tab the focus is {where}"
            self.key("Shift+Tab" if where == "before" else "Tab")
        sought = self.page.locator(place).first.evaluate("(it) => it.outerHTML.slice(0, 300)")
        raise AssertionError(f"{sought} is not reached by {MOST_TABS} presses of Tab")

    def walk(self, place):
        """Go there with Tab, on a board with the arrow keys, and press Enter."""
        for _ in range(MOST_KEYS):
            key = self.page.locator(place).first.evaluate(NEXT_KEY, timeout=IMPATIENCE)
            if key == "gone":
                return
            self.key(key)
            if key == "Enter":
                return
        sought = self.page.locator(place).first.evaluate("(it) => it.outerHTML.slice(0, 300)")
        here = self.page.evaluate("() => document.activeElement?.outerHTML.slice(0, 300)")
        raise AssertionError(f"the keyboard does not get from {here} to {sought}")

    def until_over(self):
        """Look at the result; it may have been closed already."""
        again = self.page.locator('header .tool[aria-label="Result"]')
        again.or_(self.page.locator("dialog[open] .places")).first.wait_for(state="attached")
        if not self.page.locator("dialog[open]").count():
            again.click()
        self.page.locator("dialog[open] .places").wait_for()

    # Looking

    def shoot(self, folder, name):
        self.page.wait_for_timeout(150)  # the last transition
        self.page.screenshot(path=folder / f"{name}.png")

    def violations(self):
        """What axe finds wrong, as short sentences."""
        if not self.page.evaluate("() => 'axe' in window"):
            self.page.evaluate(AXE.read_text("utf-8"))
        rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
        found = self.page.evaluate(
            "(tags) => axe.run(document, { runOnly: tags, resultTypes: ['violations'] })", rules
        )["violations"]
        return [f"{v['id']}: {node['html'][:120]} {node['failureSummary'][:200]}" for v in found for node in v["nodes"]]

    def resize(self, size):
        width, height = SIZES[size]
        self.page.set_viewport_size({"width": width, "height": height})

    def turn_the_light(self, theme):
        self.page.emulate_media(color_scheme=theme)

    def too_small(self):
        return self.page.evaluate(TOO_SMALL, SMALLEST_TARGET)

    def out_of_reach(self):
        return self.page.evaluate(OUT_OF_REACH)

    def scrolls_sideways(self):
        """Whether the page does, the table in it or a dialog above it."""
        return self.page.evaluate(
            """() => [document.documentElement, ...document.querySelectorAll("main, dialog[open] .body")]
              .some((element) => element.scrollWidth > element.clientWidth)"""
        )
