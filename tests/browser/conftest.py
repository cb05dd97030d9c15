"""One browser for all tests, a server for each, and a folder for what they look like."""

import os
from pathlib import Path

import pytest
from playwright.sync_api import sync_playwright

from iacta.server.app import PAGE
from tests.browser.screens import Ana
from tests.browser.staging import Stage
from tests.browser.visiting import Visitor
from tests.server.serving import Serving
from tools.contact_sheets import chromium

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="session")
def launch():
    """Starts a browser, with further arguments and an environment of its own where they are given."""
    if not (PAGE / "index.html").exists():
        pytest.fail("The page has not been built: `make page` builds it.")
    with sync_playwright() as playwright:

        def start(*arguments, **environment):
            return playwright.chromium.launch(
                executable_path=chromium(),
                args=["--no-sandbox", *arguments],
                env={**os.environ, **environment},
            )

        yield start


@pytest.fixture(scope="session")
def browser(launch):
    found = launch()
    yield found
    found.close()


@pytest.fixture
def server(tmp_path):
    with Serving(tmp_path) as serving:
        yield serving


@pytest.fixture
def visitor(browser, server):
    """Lets people in; at the end nobody's page may have complained."""
    visitors = []

    def come(**wishes):
        visitors.append(Visitor(browser, server, **wishes))
        return visitors[-1]

    yield come
    for each in visitors:
        each.close()


@pytest.fixture
def stage(server):
    return Stage(server)


@pytest.fixture
def come(browser, stage):
    """Lets Ana or a friend of hers in; at the end nobody's page may have complained."""
    people = []

    def enter(who="Ana", **wishes):
        people.append(Ana(browser, stage, who, **wishes))
        return people[-1]

    yield enter
    for person in people:
        person.close()


@pytest.fixture
def shots():
    folder = Path(os.environ.get("IACTA_SHOTS", ROOT / "build" / "screenshots"))
    folder.mkdir(parents=True, exist_ok=True)
    return folder
