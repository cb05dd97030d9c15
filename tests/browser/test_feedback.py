"""What is heard, felt and seen beyond the moves: sounds, vibration, great moments, and the end of a match."""

import json
import struct

import pytest

# Counts what makes sounds, and writes down how the phone is shaken.
SENSES = """
window.senses = { contexts: 0, sounds: 0, shakes: [] };
window.AudioContext = class extends AudioContext {
  constructor(...all) { super(...all); window.senses.contexts++; }
};
for (const { prototype } of [AudioScheduledSourceNode, AudioBufferSourceNode]) {
  const begin = prototype.start;
  prototype.start = function (...all) { window.senses.sounds++; return begin.apply(this, all); };
}
navigator.vibrate = (shakes) => window.senses.shakes.push(shakes);
"""

# Writes down what is seen for a moment only: the stages of the counting, whether there is a winner, the great moments.
SCENES = """
window.scenes = { counted: [], moments: [] };
new MutationObserver(() => {
  const result = document.querySelector("[data-counted]");
  const stage = result && [result.dataset.counted, result.querySelector(".winner") !== null];
  const { counted, moments } = window.scenes;
  if (stage && stage.join() !== counted.at(-1)?.join()) counted.push(stage);
  const moment = document.querySelector(".moment p")?.textContent;
  if (moment && moment !== moments.at(-1)) moments.push(moment);
}).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ["data-counted"] });
"""

SHORT = {"turn_limit": 2}
SIZE_OF_PNG = struct.Struct(">8x8xII")


@pytest.fixture
def listener(visitor):
    """Somebody whose page tells what it lets them hear, feel and see."""

    def come(**wishes):
        ana = visitor(**wishes)
        ana.context.add_init_script(SENSES + SCENES)
        return ana

    return come


def senses(ana):
    return ana.page.evaluate("() => window.senses")


def scenes(ana):
    return ana.page.evaluate("() => window.scenes")


def asked_for_sounds(ana):
    """What the page fetches to make sounds, from now on."""
    asked = []
    ana.page.on("request", lambda request: asked.append(request.url) if "/synth-" in request.url else None)
    return asked


def decide(ana):
    """Click through decisions until others have decided too and it is Ana's turn again."""
    before = int(ana.page.locator("main").get_attribute("data-version"))
    ana.play(ana.click, until=lambda ana: int(ana.page.locator("main").get_attribute("data-version")) > before + 3)


def test_nothing_is_heard_before_the_first_gesture_and_something_after_it(listener):
    ana = listener()
    asked = asked_for_sounds(ana)
    ana.sit_down("lusitania", ["greedy", "me"], {"turn_limit": 40})
    ana.page.wait_for_selector(".thing.glows")  # the other has moved
    assert senses(ana) == {"contexts": 0, "sounds": 0, "shakes": []}
    assert asked == []
    decide(ana)
    ana.page.wait_for_function("() => window.senses.sounds > 0")
    assert senses(ana)["contexts"] == 1
    assert len(asked) == 1


def test_who_mutes_the_page_hears_nothing_until_the_switch_is_pressed(listener):
    ana = listener(sound=False)
    asked = asked_for_sounds(ana)
    ana.sit_down("lusitania", ["greedy", "me"], {"turn_limit": 40})
    decide(ana)
    assert (senses(ana)["contexts"], asked) == (0, [])
    switch = ana.page.get_by_role("button", name="Sound", exact=True)
    assert switch.get_attribute("aria-pressed") == "false"
    switch.click()
    assert switch.get_attribute("aria-pressed") == "true"
    assert json.loads(ana.page.evaluate("() => localStorage.iacta"))["sound"] is True
    decide(ana)
    ana.page.wait_for_function("() => window.senses.sounds > 0")
    switch.click()
    heard = senses(ana)["sounds"]
    ana.page.get_by_role("button", name="Settings", exact=True).click()
    assert not ana.page.get_by_role("checkbox", name="Sound").is_checked()
    ana.key("Escape")
    decide(ana)
    assert senses(ana)["sounds"] == heard


@pytest.mark.parametrize("vibration", [True, False])
def test_a_phone_shakes_when_it_is_ones_turn_unless_the_settings_say_no(listener, vibration):
    ana = listener(size="phone", vibration=vibration)
    ana.sit_down("lusitania", ["greedy", "me"], {"turn_limit": 40})
    ana.page.wait_for_selector(".thing.glows")
    assert senses(ana)["shakes"] == []
    decide(ana)
    ana.wait_for_something()
    ana.page.wait_for_function("() => window.senses.sounds > 0")
    assert ([30] in senses(ana)["shakes"]) is vibration
    assert vibration or not senses(ana)["shakes"]


def test_the_points_are_counted_chapter_by_chapter_before_the_winner_appears(listener):
    ana = listener(still=False, speed="fast", seed=3)
    ana.sit_down("lutetia", ["me", "greedy"], {"round_limit": 2})
    ana.play(ana.click, until=lambda ana: ana.page.locator("[data-counted]").count() > 0)
    ana.page.wait_for_selector('[data-counted="all"] .winner')
    *counted, end = scenes(ana)["counted"]
    assert end == ["all", True]
    assert counted == [[str(step), False] for step in range(len(counted))]
    assert len(counted) > 1
    sheet = ana.page.locator("dialog .sheet tbody tr")
    assert sheet.count() >= len(counted)
    assert ana.page.locator("dialog .sheet .uncounted").count() == 0
    ana.page.wait_for_selector("dialog button.primary:focus")


def test_who_is_in_a_hurry_sees_the_winner_at_once_by_keyboard(listener):
    ana = listener(still=False, speed="slow", seed=3)
    ana.sit_down("lusitania", ["me", "greedy"], SHORT)
    ana.play(ana.click, until=lambda ana: ana.page.locator(".result.counting").count() > 0)
    ana.page.wait_for_selector("dialog [data-first]:focus")
    ana.key("Enter")
    ana.page.wait_for_selector('[data-counted="all"] .winner')
    ana.page.wait_for_selector("dialog button.primary:focus")


def test_who_wants_less_motion_gets_the_whole_result_at_once(listener):
    ana = listener(speed="normal", seed=3)
    ana.sit_down("lusitania", ["me", "greedy"], SHORT)
    ana.play(ana.click)
    ana.until_over()
    assert scenes(ana)["counted"] == [["all", True]]
    assert scenes(ana)["moments"] == []
    assert ana.page.locator("dialog .sheet .uncounted").count() == 0
    ana.page.wait_for_selector("dialog figure svg")
    running = "() => document.getAnimations().filter(({ playState }) => playState === 'running').length"
    assert ana.page.evaluate(running) == 0


def test_a_result_that_is_opened_again_is_not_counted_again(listener):
    ana = listener(still=False, speed="fast", seed=3)
    ana.sit_down("lusitania", ["me", "greedy"], SHORT)
    ana.play(ana.click, until=lambda ana: ana.page.locator('[data-counted="all"]').count() > 0)
    ana.key("Escape")
    ana.page.wait_for_selector("dialog", state="detached")
    before = len(scenes(ana)["counted"])
    ana.until_over()
    assert scenes(ana)["counted"][before:] in ([], [["all", True]])
    ana.page.reload()
    ana.page.wait_for_selector('[data-counted="all"] .winner')
    assert scenes(ana)["counted"] == [["all", True]]


def test_the_graph_is_told_in_words_too(listener):
    ana = listener(seed=3)
    table = ana.sit_down("lusitania", ["me", "greedy"], SHORT)
    ana.play(ana.click)
    ana.until_over()
    points = ana.server.ask("GET", f"/api/tables/{table}/points").said["points"]
    rows = ana.page.locator("dialog figure table tbody tr")
    rows.first.wait_for(state="attached")
    last = rows.last.locator("td").all_text_contents()
    assert [float(cell) for cell in last] == points[-1]
    assert ana.violations() == []


def test_a_picture_of_the_result_is_saved_where_it_cannot_be_shared(listener, tmp_path):
    ana = listener(seed=3)
    ana.sit_down("lusitania", ["me", "greedy"], SHORT)
    ana.play(ana.click)
    ana.until_over()
    with ana.page.expect_download() as saving:
        ana.page.get_by_role("button", name="Share a picture").click()
    saving.value.save_as(tmp_path / "shared.png")
    picture = (tmp_path / "shared.png").read_bytes()
    assert picture.startswith(b"\x89PNG")
    assert SIZE_OF_PNG.unpack_from(picture) == (1200, 630)
    ana.page.get_by_role("status").get_by_text("The picture is saved.").wait_for()


def test_a_picture_of_the_result_is_shared_where_that_is_possible(listener):
    ana = listener(seed=3)
    ana.context.add_init_script(
        "navigator.canShare = () => true; navigator.share = async ({ files }) => { window.shared = files[0].type; };"
    )
    ana.sit_down("lusitania", ["me", "greedy"], SHORT)
    ana.play(ana.click)
    ana.until_over()
    ana.page.get_by_role("button", name="Share a picture").click()
    ana.page.wait_for_function("() => window.shared === 'image/png'")


def test_the_table_stops_when_the_bids_are_opened_and_a_key_goes_on(listener):
    ana = listener(still=False, speed="slow", seed=3)
    ana.sit_down("lutetia", ["me", "greedy"], {"round_limit": 2})
    ana.play(ana.click, until=lambda ana: ana.page.locator(".moment").count() > 0)
    ana.key(" ")
    ana.page.wait_for_selector(".moment", state="detached")
    assert scenes(ana)["moments"][0] == "The bids are open!"


def test_who_wants_less_motion_is_not_stopped(listener):
    ana = listener(speed="normal", seed=3)
    ana.sit_down("lutetia", ["me", "greedy"], {"round_limit": 2})
    ana.play(ana.click)
    ana.until_over()
    assert scenes(ana)["moments"] == []
