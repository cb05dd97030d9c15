"""What a person can do at a table, and what the page says to it."""

import re
from collections import Counter
from pathlib import Path

import pytest

from tests.browser.screens import Ana, ask_about, tool, undo_asked, watching
from tests.browser.staging import Stage
from tests.games.lumeria.own_units import with_unit
from tests.server.serving import Serving

pytestmark = pytest.mark.slow
CARDS = Path(__file__).parents[2] / "iacta" / "games" / "lusitania" / "cards.toml"
TYPICAL = "lusitania-xxi-typical"
HALF_A_SECOND = 500

GLOWING = (
    """() => [...document.querySelectorAll(".thing.glows, .prompt [data-handle]")].map((it) => it.dataset.handle)"""
)
RECORD_FLIGHTS = """() => {
  window.flights = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, options) {
    if (this.closest(".movement")) flights.push(options.duration);
    return animate.call(this, frames, options);
  };
}"""


def match_at(stage, scene):
    return stage.server.table(scene).match


def until_version(ana, scene, version):
    """Until the server has the decision."""
    for _ in range(200):
        if match_at(ana.stage, scene).version >= version:
            return
        ana.page.wait_for_timeout(50)
    raise AssertionError(f"the table does not come to version {version}")


# Choosing


def test_what_glows_is_what_leads_to_an_action_and_a_click_narrows_it(come, stage):
    ana = come()
    ana.sit_at(TYPICAL)
    legal = ana.legal(TYPICAL)
    glowing = set(ana.page.evaluate(GLOWING))
    assert glowing <= {handle for action in legal for handle in action["handles"]}
    assert all(glowing & set(action["handles"]) for action in legal)
    card = next(handle for handle in sorted(glowing) if handle.startswith("hand."))
    ana.thing(card).click()
    ana.see(f'[data-handle="{card}"].chosen')
    left = [Counter(action["handles"]) - Counter([card]) for action in legal if card in action["handles"]]
    narrowed = set(ana.page.evaluate(GLOWING))
    assert narrowed == {handle for rest in left for handle in rest}
    assert narrowed != glowing


def test_escape_goes_back_a_click_at_a_time(come):
    ana = come()
    ana.sit_at(TYPICAL)
    before = ana.page.evaluate(GLOWING)
    ana.page.locator("section.hand .thing.glows").first.click()
    ana.see("section.hand .chosen")
    assert ana.page.evaluate(GLOWING) != before
    ana.page.keyboard.press("Escape")
    ana.page.wait_for_selector(".thing.chosen", state="detached")
    assert ana.page.evaluate(GLOWING) == before


def test_what_cannot_be_taken_back_asks_first(come, stage):
    ana = come()
    ana.sit_at(TYPICAL)
    version = match_at(stage, TYPICAL).version
    action = ana.two_clicks(TYPICAL)
    ana.click_all(action)
    ana.see("[data-confirm]")
    assert match_at(stage, TYPICAL).version == version
    ana.page.keyboard.press("Escape")
    ana.page.wait_for_selector("[data-confirm]", state="detached")
    ana.thing(action["handles"][1]).click()
    ana.page.locator("[data-confirm]").click()
    until_version(ana, TYPICAL, version + 1)


def test_a_setting_lets_everything_be_done_at_once(come, stage):
    ana = come(careful=False)
    ana.sit_at(TYPICAL)
    version = match_at(stage, TYPICAL).version
    ana.click_all(ana.two_clicks(TYPICAL))
    until_version(ana, TYPICAL, version + 1)


def test_dragging_a_card_onto_a_thing_is_the_same_as_clicking_both(come, stage):
    ana = come(careful=False)
    ana.sit_at(TYPICAL)
    action = ana.two_clicks(TYPICAL)
    version = match_at(stage, TYPICAL).version
    ana.thing(action["handles"][0]).drag_to(ana.thing(action["handles"][1]), steps=5)
    until_version(ana, TYPICAL, version + 1)
    ((_, played),) = match_at(stage, TYPICAL).log[version].plays
    assert played == action["id"]


def test_a_card_that_is_dropped_nowhere_goes_back(come, stage):
    ana = come()
    ana.sit_at(TYPICAL)
    version = match_at(stage, TYPICAL).version
    card = ana.page.locator("section.hand .thing.glows").first
    card.drag_to(ana.page.locator(".prompt .sentence"), steps=5)
    assert ana.page.locator(".thing.chosen").count() == 0
    assert match_at(stage, TYPICAL).version == version


def test_asking_about_what_cannot_be_done_gives_the_reason_with_its_clause(come):
    ana = come()
    ana.sit_at("lusitania-crowded")
    ask_about(ana, "lusitania-crowded")
    assert re.search(r"\bL\d+\b", ana.page.locator(".why").inner_text())
    ana.page.locator(".why button").first.click()
    ana.see('dialog[open] [data-clause^="L"]')  # the rules, where that clause stands


def test_a_thing_that_does_not_go_with_the_chosen_card_is_explained_and_the_card_stays_chosen(come, stage):
    ana = come()
    ana.sit_at(TYPICAL)
    match, seat = match_at(stage, TYPICAL), stage.set_up(TYPICAL).index("Ana")
    things = ana.page.locator("main .thing[data-handle]")
    handles = things.evaluate_all("(things) => things.map((thing) => thing.dataset.handle)")
    cards = [handle for handle in handles if handle.startswith(f"hand.{seat}.")]
    cells = [handle for handle in handles if handle.startswith(f"legion.{seat}.")]
    card, cell = next((card, cell) for card in cards for cell in cells if match.why_not(seat, cell, [card]))
    ana.thing(card).click()
    ana.thing(cell).click(force=True)  # it is aria-disabled
    ana.see(".why p")
    first = match.why_not(seat, cell, [card])[0]
    assert match.game.words()(first.message) in ana.page.locator(".why").inner_text()
    assert ana.page.locator(".thing.chosen").evaluate_all("(all) => all.map((one) => one.dataset.handle)") == [card]


# Seeing what the others do


def play_until_others(line, seat):
    """Decide for a seat until another is asked."""
    while line.position["to_act"] == [seat]:
        line.play_any()
        line.settle()


def let_all_play(stage, scene, friends):
    """Ana decides elsewhere, and her friends after her, once round the table; the versions before and after."""
    people = stage.set_up(scene)
    before = match_at(stage, scene).version
    first = people.index("Ana")
    with stage.guest("Ana").sit(scene) as mine:
        lines = {**friends, "Ana": mine}
        for step in range(len(people)):
            seat = (first + step) % len(people)
            lines[people[seat]].settle()
            play_until_others(lines[people[seat]], seat)
    return before, match_at(stage, scene).version


def test_the_moves_of_the_others_can_be_stepped_through(come, stage):
    ana = come(stepwise=True)
    friends = ana.sit_at("lusitania-typical")
    before, after = let_all_play(stage, "lusitania-typical", friends)
    bar = ana.page.locator(".bar", has=ana.page.locator("[data-step]"))

    def left(moves):
        bar.filter(has_text=re.compile(rf"\b{moves} move")).wait_for()

    left(after - before)
    for_all = ana.page.locator(".log li").count()
    bar.locator("[data-step]").click()
    left(after - before - 1)
    assert ana.page.locator(".log li").count() > for_all
    assert ana.look()["presses"] == []  # what is shown is not what can be acted on
    ana.page.keyboard.press("Space")
    left(after - before - 2)
    bar.locator("[data-skip]").click()
    bar.wait_for(state="detached")
    ana.see(".thing.glows")


def test_a_line_of_the_log_shows_its_card(come):
    ana = come()
    ana.sit_at(TYPICAL)
    line = ana.page.locator(".log .line").last
    line.hover()
    ana.see(".preview svg")
    ana.page.mouse.move(400, 400)
    ana.page.wait_for_selector(".preview", state="detached")
    line.focus()
    ana.see(".preview svg")


@pytest.mark.parametrize("still", [False, True])
def test_cards_move_unless_a_person_wants_no_motion(come, stage, still):
    ana = come(still=still, speed="normal")
    friends = ana.sit_at("lusitania-typical")
    ana.page.evaluate(RECORD_FLIGHTS)
    _, after = let_all_play(stage, "lusitania-typical", friends)
    ana.wait_for_version(after)
    ana.see(".thing.glows")  # all of it was shown
    flights = ana.page.evaluate("flights")
    assert bool(flights) != still
    assert all(0 < duration < HALF_A_SECOND for duration in flights)
    assert ana.page.locator(".movement .picture").count() == 0


def test_a_hurried_person_skips_the_movements(come, stage):
    ana = come(still=False, speed="slow")
    friends = ana.sit_at("lusitania-typical")
    let_all_play(stage, "lusitania-typical", friends)
    ana.page.locator("[data-skip]").click()
    ana.page.wait_for_selector(".thing.glows", timeout=5000)


def test_what_happens_is_announced(come, stage):
    ana = come()
    friends = ana.sit_at("lusitania-typical")
    spoken = ana.page.locator("[role=log][aria-live=polite]")
    assert spoken.inner_text() == ""
    before = ana.page.locator("ol.log li").count()
    _, after = let_all_play(stage, "lusitania-typical", friends)
    ana.wait_for_version(after)
    ana.see(".thing.glows")
    lines = ana.page.locator("ol.log li").all_inner_texts()
    assert spoken.locator("p").all_inner_texts() == lines[before:][-12:]
    prompt = ana.page.locator(".prompt .sentence").inner_text()
    assert prompt in ana.page.locator(".unseen[role=status]").all_inner_texts()


def test_the_text_view_plays_a_move(come, stage):
    ana = come(text=True)
    ana.sit_at("lutetia-typical")
    version = match_at(stage, "lutetia-typical").version
    assert ana.page.locator("section.hand").count() == 0
    ana.page.locator(".text .actions button").first.click()
    ana.page.wait_for_function("() => document.querySelector('.prompt').innerText.includes('You have chosen')")
    match = match_at(stage, "lutetia-typical")
    assert len(match.waiting) == 1
    assert match.version == version


def test_no_two_actions_of_the_text_view_read_the_same(come):
    ana = come(text=True)
    ana.sit_at("lusitania-xxi-crowded")
    said = ana.page.locator(".text .actions button").all_inner_texts()
    assert len(said) > 10
    assert len(set(said)) == len(said)


# Without hovering


def test_whoever_opens_a_card_reads_who_knows_it(come):
    """An eye stands for it on the table, which only a mouse can point at."""
    ana = come(size="phone")
    ana.sit_at("lusitania-crowded")
    known = ana.page.locator("section.hand .thing", has=ana.page.locator(".eye")).first
    label = known.locator(".unseen").first.inner_text()
    assert "known to" in label
    tool(ana, "Look at cards: click one for details")
    known.tap()
    ana.see("dialog[open] .description")
    assert ana.page.locator("dialog .description").inner_text() == label


def test_whoever_asks_about_a_face_down_card_reads_what_it_is(come):
    ana = come(size="phone")
    ana.sit_at(TYPICAL)
    back = ana.page.locator('main .thing[data-place^="hand."]:not([data-card]):not(.glows)').first
    label = back.locator(".unseen").first.inner_text()
    back.click(force=True)  # it is aria-disabled
    ana.see(".why")
    assert label in ana.page.locator(".why").inner_text()


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_a_question_above_the_table_covers_nobodys_points(come, size):
    ana = come(size=size)
    undo_asked(ana)
    bar = ana.page.locator(".bar").bounding_box()
    points = ana.page.locator("main .standing:visible, main .points:visible").all()
    boxes = [each.bounding_box() for each in points]
    if size == "phone":  # further down the same is said again
        boxes = boxes[:1]
    assert boxes
    for box in boxes:
        beside = box["x"] + box["width"] <= bar["x"] or bar["x"] + bar["width"] <= box["x"]
        assert beside or box["y"] + box["height"] <= bar["y"] or bar["y"] + bar["height"] <= box["y"]


def test_the_tools_of_a_spectator_take_one_line_on_a_phone(come):
    ana = come(size="phone")
    watching(ana)
    tools = ana.page.locator("header.toolbar").bounding_box()
    assert tools["height"] < 50
    assert "You are watching" in ana.page.locator(".prompt").inner_text()


# Taking back


def test_what_reveals_nothing_is_taken_back_freely(come, stage):
    ana = come()
    ana.sit_at("lutetia-apprentice")
    before = match_at(stage, "lutetia-apprentice")
    version, state = before.version, before.state.copy()
    action = next(action for action in ana.legal("lutetia-apprentice") if not action["binding"])
    ana.click_all(action)
    until_version(ana, "lutetia-apprentice", version + 1)
    ana.page.get_by_role("button", name="Take back", exact=True).click()
    until_version(ana, "lutetia-apprentice", version + 2)
    assert match_at(stage, "lutetia-apprentice").state["owned"].tolist() == state["owned"].tolist()


def test_two_people_agree_to_take_a_decision_back(come, stage):
    ana, rui = come(), come("Rui")
    stage.set_up("duel")
    ana.go_to("duel")
    rui.go_to("duel")
    version = match_at(stage, "duel").version
    action = ana.two_clicks("duel")
    ana.click_all(action)
    ana.page.locator("[data-confirm]").click()
    until_version(ana, "duel", version + 1)
    for agrees in (False, True):
        ana.page.get_by_role("button", name="Ask to take back").click()
        ana.page.get_by_text("You have asked").wait_for()
        rui.page.get_by_text("Ana asks to take back the last decision.").wait_for()
        rui.press("Agree" if agrees else "Refuse")
        ana.page.get_by_text("You have asked").wait_for(state="detached")
    until_version(ana, "duel", version + 2)
    ana.thing(action["handles"][0]).wait_for()
    rui.page.get_by_text("Ana is deciding.").wait_for()


# People


def test_people_talk_and_whom_one_does_not_want_to_hear_is_muted(come, stage):
    ana, rui = come(), come("Rui")
    stage.set_up("duel")
    ana.go_to("duel")
    rui.go_to("duel")

    def say(person, text):
        person.page.get_by_label("Say something").fill(text)
        person.press("Send")

    say(rui, "Salve!")
    ana.page.get_by_text("Salve!").wait_for()
    ana.press("Mute Rui")
    ana.page.get_by_text("Rui is muted.").wait_for()
    say(rui, "Are you there?")
    say(ana, "I am playing.")
    rui.page.get_by_text("I am playing.").wait_for()
    ana.page.get_by_text("I am playing.").wait_for()
    assert ana.page.get_by_text("Are you there?").count() == 0
    ana.press("Unmute")
    ana.page.get_by_text("Are you there?").wait_for()


def test_somebody_resigns_and_the_other_wins(come, stage):
    ana, rui = come(), come("Rui")
    stage.set_up("duel")
    ana.go_to("duel")
    rui.go_to("duel")
    tool(ana, "Leave or resign")
    ana.press("Resign")
    for person in (ana, rui):
        person.until_over()
    assert "You win!" in rui.page.locator("dialog").inner_text()
    assert "Rui wins" in ana.page.locator("dialog").inner_text()


def test_somebody_leaves_and_a_bot_stands_in_until_she_returns(come, stage):
    ana, rui = come(), come("Rui")
    stage.set_up("lusitania-typical")
    ana.go_to("lusitania-typical")
    rui.go_to("lusitania-typical")
    tool(ana, "Leave or resign")
    ana.press("Leave the table")
    ana.see("article img")
    rui.page.get_by_text("a bot stands in").wait_for()
    ana.go_to("lusitania-typical")
    rui.page.get_by_text("a bot stands in").wait_for(state="detached")


def test_somebody_who_is_away_is_replaced_by_a_bot_and_gets_the_seat_back(browser, tmp_path):
    with Serving(tmp_path, grace=0.2) as server:
        stage = Stage(server)
        ana, rui = Ana(browser, stage), Ana(browser, stage, "Rui")
        stage.set_up("duel")
        rui.go_to("duel")
        ana.go_to("duel")
        ana.open()  # she looks at the lobby
        mark = rui.page.get_by_text("a bot stands in")
        mark.wait_for()
        rui.wait_for_something()  # the bot has played for her
        ana.go_to("duel")
        mark.wait_for(state="detached")
        ana.close()
        rui.close()


def test_everybody_comes_to_the_same_rematch(come, stage):
    ana, rui = come(), come("Rui")
    friends = ana.sit_at("lusitania-final")
    rui.go_to("lusitania-final")
    assert len(friends) == 3
    ana.press("Play again")
    ana.page.wait_for_function("() => !location.pathname.endsWith('lusitania-final')")
    rui.press("Go to the next match")
    rui.page.wait_for_function("() => !location.pathname.endsWith('lusitania-final')")
    assert ana.page.url == rui.page.url
    for person in (ana, rui):
        person.see("section.hand .thing")


def test_a_spectator_sees_no_hand(come, stage):
    eva = come()
    eva.context.clear_cookies()
    eva.sit_at("lusitania-typical")
    eva.see(".watching")
    assert eva.page.locator("section.hand").count() == 0
    assert eva.look()["presses"] == []
    match = match_at(stage, "lusitania-typical")
    hands = [kind for hand in match.view(match.game.spectator)["table"]["hand"] for kind in hand if kind]
    shown = eva.page.locator('main [data-place^="hand."][data-card]')
    kinds = shown.evaluate_all("(things) => things.map((thing) => thing.dataset.card)")
    assert "unknown" in hands
    assert set(kinds) <= set(hands) - {"unknown"}
    assert eva.page.locator("form", has=eva.page.get_by_role("button", name="Send")).count() == 0


# One's own cards


def open_table_with(ana, file):
    ana.open()
    ana.page.locator("[data-setup=lusitania]").click()
    dialog = ana.page.get_by_role("dialog")
    dialog.get_by_label(re.compile("^Seat 2")).select_option("greedy")
    dialog.get_by_text("More options").click()
    dialog.get_by_label("Your own card file").set_input_files(file)
    dialog.get_by_role("button", name="Open the table").click()


def test_a_table_is_played_with_ones_own_cards(come, tmp_path):
    own = tmp_path / "cards.toml"
    own.write_text(CARDS.read_text("utf-8").replace("vp = 1", "vp = 2", 1), "utf-8")
    ana = come()
    open_table_with(ana, own)
    ana.page.wait_for_selector(".prompt")
    table = ana.page.url.rpartition("/")[2]
    cards = ana.stage.guest("Rui").get(f"/api/tables/{table}/cards").said["cards"]
    assert cards["blue-1"]["facts"]["vp"] == 2  # the first in the file


def test_a_unit_of_ones_own_is_called_by_its_title_on_the_whole_page(come):
    """A title is a text, whatever it looks like: no markup and no message."""
    title = "<b>Amazons</b> { $x }"
    ana = come()
    own = {"options": {"south": "slavs", "north": "vikings"}, "cards": with_unit(title, "woje")}
    table = ana.stage.guest("Ana").set_up("lumeria", "me", "greedy", **own)
    ana.go_to(table)
    ana.wait_for_something()
    if ana.legal(table)[0]["family"] == "begin":
        ana.click_all(ana.legal(table)[0])
    ana.page.locator(".thing.stack.glows", has_text=title).click()
    ana.page.locator('.thing.glows[data-handle^="field."]').first.click()
    line = ana.page.locator(".log .line", has_text="You recruit")
    line.wait_for()
    assert re.fullmatch(rf"You recruit {re.escape(title)} on [ACE]1\.", line.inner_text())
    labels = ana.page.locator('[data-handle^="field."] .unseen').all_inner_texts()
    assert sum(f"{title} of South" in label for label in labels) == 4
    line.click()
    ana.page.get_by_role("dialog").get_by_role("heading", name=title).wait_for()
    ana.key("Escape")
    ana.press("Settings")
    ana.page.get_by_label("Polski").check()
    ana.page.locator(".log .line", has_text=f"Rekrutujesz {title} na").wait_for()
    assert "Własna jednostka" not in ana.page.content()


def test_a_mistake_in_ones_own_cards_is_shown_with_its_line(come, tmp_path):
    lines = CARDS.read_text("utf-8").splitlines()
    number = next(number for number, line in enumerate(lines, 1) if line == "copies = 1")
    lines[number - 1] = "copies = -1"
    broken = tmp_path / "cards.toml"
    broken.write_text("\n".join(lines), "utf-8")
    ana = come()
    ana.forgiven = ("400",)  # which the browser reports for a refused request
    with ana.page.expect_response(lambda response: response.url.endswith("/api/tables") and not response.ok):
        open_table_with(ana, broken)
    problem = ana.page.get_by_role("dialog").get_by_role("alert")
    problem.wait_for()
    assert str(number) in problem.inner_text()
    assert "/table/" not in ana.page.url
