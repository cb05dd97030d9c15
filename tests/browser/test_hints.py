"""Hints on the page: by mouse, by keyboard, on a phone; and what else it says about bots."""

import re

import pytest

from iacta.bots import ratings
from iacta.server import bot_pool
from iacta.server.worker_pool import WorkerPool
from tests.server import bad_bots

pytestmark = pytest.mark.slow
DUEL = "duel"
TYPICAL = "lusitania-xxi-typical"


@pytest.fixture(autouse=True)
def in_a_hurry(monkeypatch):
    monkeypatch.setattr(bot_pool, "BUDGET", 0.2)


def ask(ana):
    ana.page.locator("header .hint").click()
    ana.see("[data-hint]")


def hinted(ana):
    return ana.page.locator("[data-hint]").evaluate_all("(all) => all.map((it) => Number(it.dataset.hint))")


def until_version(ana, scene, version):
    """Until the page shows that version."""
    ana.wait_for_version(version)
    return ana.stage.server.table(scene).match


def test_a_hint_is_asked_for_and_done_by_clicks(come, stage):
    ana = come()
    ana.sit_at(DUEL)
    match = stage.server.table(DUEL).match
    ask(ana)
    found = hinted(ana)
    assert 1 <= len(found) <= 4
    assert set(found) <= {action["id"] for action in ana.legal(DUEL)}
    assert re.fullmatch(r"wins \d+%", ana.page.locator("[data-hint] .chance").first.inner_text())
    assert "with the chance to win" in ana.page.locator(".hints h2").inner_text()
    assert ana.page.locator(".thing.hinted").count()  # what it is about can be seen on the table
    assert ana.violations() == []
    ana.page.locator("[data-hint]").first.click()
    confirm = ana.page.locator("[data-confirm]")
    if any(action["binding"] for action in ana.legal(DUEL) if action["id"] == found[0]):
        assert stage.server.table(DUEL).match.version == match.version
        confirm.click()
    after = until_version(ana, DUEL, match.version + 1)
    ((_, played),) = after.log[match.version].plays
    assert played == found[0]
    assert ana.page.locator("[data-hint]").count() == 0


def test_a_hint_is_asked_for_and_done_by_keyboard_and_is_spoken(come, stage):
    ana = come()
    ana.sit_at(TYPICAL)
    before = stage.server.table(TYPICAL).match.version
    ana.key("h")
    ana.see("[data-hint]:focus")
    spoken = ana.page.locator(".bars [role=status]").first.inner_text()
    assert "how many of the others you beat" in spoken
    assert ana.page.locator("[data-hint] .what").first.inner_text() in spoken
    ana.key("Escape")
    ana.page.wait_for_selector("[data-hint]", state="detached")
    ana.key("h")  # nothing is thought of again
    ana.see("[data-hint]:focus")
    first = hinted(ana)[0]
    ana.key("Enter")
    if any(action["binding"] for action in ana.legal(TYPICAL) if action["id"] == first):
        ana.see("[data-confirm]:focus")
        ana.key("Enter")
    after = until_version(ana, TYPICAL, before + 1)
    assert after.log[before].plays[0][1] == first


@pytest.mark.parametrize("language", ["en", "uk"])
def test_hints_fit_a_phone(come, language):
    ana = come(size="phone", language=language)
    ana.sit_at(TYPICAL)
    heights = ana.page.locator("header.toolbar").evaluate("(bar) => bar.getBoundingClientRect().height")
    assert heights < 50  # pixels: one line
    ask(ana)
    assert ana.too_small() == []
    assert not ana.scrolls_sideways()
    box = ana.page.locator(".hints").bounding_box()
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= 360
    assert box["y"] >= 0
    assert box["y"] + box["height"] <= 740
    assert ana.violations() == []
    ana.page.locator(".hints header button").click()
    ana.page.wait_for_selector(".hints", state="detached")


def test_a_hint_goes_when_the_position_changes(come, stage):
    ana = come()
    ana.sit_at(TYPICAL)
    ask(ana)
    with stage.guest("Ana").sit(TYPICAL) as elsewhere:
        elsewhere.play_any()
    ana.page.wait_for_selector("[data-hint]", state="detached")


def test_where_hints_are_not_allowed_there_is_no_button_and_everybody_reads_so(come, stage):
    ana = come()
    table = stage.guest("Ana").set_up("lusitania", "me", "open", hints=False)
    ana.open(f"/table/{table}")
    ana.page.get_by_text("Hints are not allowed at this table.").wait_for()
    stage.guest("Rui").join(table)
    ana.see(".prompt")
    assert ana.page.locator("header .undo").count() == 1
    assert ana.page.locator("header .hint").count() == 0
    ana.key("h")
    assert ana.page.locator("[data-hint]").count() == 0


def test_all_levels_are_offered_with_their_ratings(come, monkeypatch):
    measured = {"lusitania": {"greedy": 1000, "search-1": 1085, "search-4": 1234}}
    monkeypatch.setattr(ratings, "measured", lambda: measured)
    ana = come()
    ana.open()
    ana.page.locator("[data-setup=lusitania]").click()
    seat = ana.page.locator("dialog[open]").get_by_label(re.compile("^Seat 2"))
    assert seat.locator("option").all_inner_texts() == [
        "anybody who comes",
        "computer: random",
        "computer: easy (1000)",
        "computer: medium (1085)",
        "computer: hard",
        "computer: expert",
        "computer: master (1234)",
    ]
    ana.page.get_by_text("measured rating").wait_for()
    seat.select_option("search-1")
    ana.press("Open the table")
    ana.see(".prompt")
    table = ana.page.url.rpartition("/")[2]
    assert ana.stage.server.table(table).stored.seats[1].bot == "search-1"
    assert ana.stage.server.table(table).stored.hints


def test_whose_bot_could_not_think_is_marked_and_the_log_says_who_decided(come, server):
    bot_pool = server.services.lobby.bot_pool
    bot_pool.worker_pool.close()
    bot_pool.worker_pool = WorkerPool(1, bad_bots.warm_up_without_level_one, bot_pool.cancel_flags.flags)
    ana = come()
    table = ana.stage.guest("Ana").set_up("lusitania", "me", "search-1", options={"first": 0})
    ana.go_to(table)
    with ana.stage.guest("Ana").sit(table) as line:
        while 0 in line.position["to_act"]:
            line.play_any()
            line.settle()
    ana.page.get_by_text("(medium) could not decide; “easy” decided instead.").first.wait_for(state="attached")
    assert ana.page.locator(".mark", has_text="easy instead").count() == 1
    assert ana.page.locator(".log li", has_text="could not decide").count() == 1
    assert all("greedy decides instead" in said for said in server.trouble.records)
    server.trouble.records.clear()
