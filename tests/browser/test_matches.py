"""Whole matches at the page: by clicking, by keyboard, on a phone, with friends, and through a crash."""

import pytest

from iacta.games import load_game

pytestmark = pytest.mark.slow

SHORT = {
    "lusitania-xxi": {"turn_limit": 12, "laurus": True, "virtus": True},
    "lusitania": {"turn_limit": 12},
    "lutetia": {"round_limit": 3},
    "lumeria": {"round_limit": 2},
}
over_games = pytest.mark.parametrize("game", SHORT)


def around(game, *bots):
    """Ana and as many bots as the game has seats for."""
    return ["me", *bots][: load_game(game).seats[1]]


@over_games
def test_a_whole_match_by_clicking(visitor, game):
    ana = visitor(seed=3)
    ana.sit_down(game, around(game, "greedy", "random"), SHORT[game])
    ana.play(ana.click)
    ana.until_over()


def test_a_whole_match_on_a_board_with_tab_arrows_and_enter(visitor):
    ana = visitor(seed=9)
    ana.sit_down("lumeria", ["me", "greedy"], SHORT["lumeria"])
    ana.play(ana.walk)
    ana.until_over()


@over_games
def test_a_whole_match_on_a_phone(visitor, game):
    ana = visitor(seed=5, size="phone", theme="dark")
    ana.sit_down(game, around(game, "greedy", "greedy"), SHORT[game])
    assert not ana.scrolls_sideways()
    ana.play(ana.click)
    ana.until_over()
    assert not ana.scrolls_sideways()


def test_a_match_against_a_bot_is_three_clicks_away(visitor):
    ana = visitor()
    ana.open()
    ana.page.locator("[data-play=lutetia]").click()
    ana.page.wait_for_selector(".prompt")
    assert "/table/" in ana.page.url
    assert ana.look()["presses"]


def test_two_people_and_a_spectator_at_a_table_with_sealed_bids(visitor):
    ana, rui, eva = visitor(seed=6), visitor(seed=7), visitor()
    ana.open()
    ana.page.locator("[data-setup=lutetia]").click()
    ana.page.get_by_role("dialog").get_by_role("button").last.click()
    ana.page.wait_for_url("**/table/*")
    link = ana.page.url
    for other, name in ((rui, "Rui"), (eva, "Eva")):
        other.page.goto(link)
        other.page.get_by_role("textbox").first.fill(name)
    rui.page.locator("form button.primary, button.primary").first.click()
    for everybody in (ana, rui, eva):
        everybody.page.wait_for_selector(".prompt")
    before = eva.page.locator("main").inner_text()

    def has_chosen(visitor):
        said = visitor.page.locator(".prompt").inner_text()
        return not visitor.page.locator("[data-confirm], .thing.chosen").count() and "secret" not in said

    ana.play(ana.click, until=has_chosen)
    ana.page.locator(".prompt", has_text="Rui").wait_for()  # it waits for him
    assert eva.look()["presses"] == []
    # Somebody has chosen, and nobody sees what.
    eva.page.wait_for_function("(before) => document.querySelector('main').innerText !== before", arg=before)
    rui.play(rui.click, until=has_chosen)
    ana.wait_for_something()  # the bribes begin
    assert has_chosen(ana)


def test_the_page_comes_back_after_the_server_was_killed(browser, tmp_path):
    from tests.browser.visiting import Visitor
    from tests.server.process import ServerProcess

    server = ServerProcess(tmp_path)
    server.start()
    ana = Visitor(browser, server, seed=8)
    ana.forgiven = ("Failed to load resource",)  # what was being fetched just then is fetched again
    try:
        table = ana.sit_down("lusitania", ["me", "greedy"], {"turn_limit": 6})
        moves = iter(range(3))
        ana.play(ana.click, until=lambda _: next(moves, None) is None)
        server.kill()
        ana.page.wait_for_selector("[role=alert]")  # it says so
        server.start()
        ana.page.wait_for_selector("[role=alert]", state="detached")
        assert table in ana.page.url
        ana.play(ana.click)
        ana.until_over()
    finally:
        ana.close()
        server.kill()


def test_the_language_is_switched_live(visitor):
    ana = visitor()
    connections = []
    ana.page.on("websocket", lambda connection: connections.append(connection.url))
    ana.sit_down("lutetia", ["me", "greedy"])
    ana.page.locator("section.hand .thing.glows").first.click()
    english = ana.page.locator(".prompt").inner_text()
    seen = {english}
    for language, name in (("pl", "Polski"), ("pt", "Português"), ("uk", "Українська")):
        ana.page.locator("header .tool:visible").nth(-3).click()
        ana.page.get_by_label(name).check()
        ana.page.wait_for_function(f"() => document.documentElement.lang === {language!r}")
        assert ana.page.get_by_role("dialog").is_visible()
        ana.page.keyboard.press("Escape")
        ana.page.get_by_role("dialog").wait_for(state="detached")
        seen.add(ana.page.locator(".prompt").inner_text())
    assert len(seen) == 4
    assert ana.page.locator("section.hand .thing.chosen").count() == 1  # she can go on where she was
    assert len(connections) == 1
