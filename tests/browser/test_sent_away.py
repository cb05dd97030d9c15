"""Whoever the operator sends away is told by the page why."""

import pytest

from iacta.server.administration import Administration
from iacta.server.bans import Ban

pytestmark = pytest.mark.slow


@pytest.fixture
def page(browser, server):
    """A browser at a table that its visitor has set up."""
    context = browser.new_context(locale="en-GB")
    page = context.new_page()
    page.goto(f"http://{server.host}/")
    page.locator("[data-play=lusitania]").click()
    page.wait_for_selector(".prompt")
    yield page
    context.close()


def operator(server):
    services = server.services
    return Administration(services.store, services.bans, services.lobby)


def test_who_sits_at_a_table_that_is_deleted(page, server):
    table = page.url.rpartition("/")[2]
    server.inside(operator(server).delete(table))
    page.get_by_role("alert").get_by_text("There is no such table.").wait_for()


def test_who_is_banned(page, server):
    server.inside(server.services.bans.add(Ban("ban", network="127.0.0.0/8", reason="spam")))
    said = "You are banned from this server until the operator lifts it. Reason: spam."
    page.get_by_role("alert").get_by_text(said).wait_for()
    page.reload()
    page.get_by_role("alert").get_by_text(said).wait_for()


def test_a_match_that_the_operator_ends(page, server):
    table = page.url.rpartition("/")[2]
    server.inside(operator(server).close(table))
    page.get_by_text("The operator of the server ended the match.").first.wait_for()
