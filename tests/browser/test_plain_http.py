"""The page from another machine in the house: a name that is not this machine's, and no encryption.

Browsers give such a page less than one that comes encrypted or from `localhost`."""

import re
from pathlib import Path

import pytest

from tests.browser.visiting import Visitor

WEB = Path(__file__).parents[2] / "web"
NAME = "iacta.test"
# Where the page may use what only a secure page has, since something else stands in for it.
WITH_FALLBACK = {
    "web/src/clipboard.svelte.ts": {"clipboard"},
    "web/src/install.ts": {"serviceWorker"},
    "web/src/lobby/WaitingRoom.svelte": {"share"},
    "web/src/result/picture.ts": {"canShare", "share"},
}
# Of a page that comes without encryption Chromium says that it does not heed this header.
FORGIVEN = ("Cross-Origin-Opener-Policy",)

# By object: what it has here.
HAS = """() => ({
  window: Object.getOwnPropertyNames(window),
  navigator: Object.getOwnPropertyNames(Navigator.prototype),
  crypto: Object.getOwnPropertyNames(Crypto.prototype),
})"""


@pytest.fixture(scope="session")
def far_browser(launch):
    """A browser that finds this machine under another name, as one on another machine would."""
    found = launch(f"--host-resolver-rules=MAP {NAME} 127.0.0.1")
    yield found
    found.close()


@pytest.fixture
def far_visitor(far_browser, server):
    people = []

    def come(**wishes):
        ana = Visitor(far_browser, Elsewhere(server), **wishes)
        ana.forgiven = FORGIVEN
        people.append(ana)
        return ana

    yield come
    for ana in people:
        ana.close()


class Elsewhere:
    """A server under the name by which other machines know it."""

    def __init__(self, server):
        self.host = f"{NAME}:{server.port}"


def test_browsers_know_that_the_page_is_not_secure(far_visitor):
    ana = far_visitor()
    ana.open()
    assert ana.page.evaluate("() => [isSecureContext, 'randomUUID' in crypto, 'clipboard' in navigator]") == [False] * 3


@pytest.mark.slow
@pytest.mark.parametrize("game", ["lusitania", "lutetia"])
def test_a_whole_match_is_played_there_by_clicking(far_visitor, game):
    ana = far_visitor(seed=3)
    options = {"turn_limit": 2} if game == "lusitania" else {}
    ana.open()
    ana.sit_down(game, ["me", "greedy"], options)
    ana.play(ana.click)
    ana.until_over()


@pytest.mark.slow
def test_a_friend_follows_the_link_that_was_copied_there(far_visitor):
    ana, rui = far_visitor(), far_visitor(name="Rui")
    ana.open()
    ana.page.locator("[data-setup=lusitania]").click()
    ana.page.locator("dialog[open] button.primary").click()
    ana.page.locator(".copy button").click()
    assert ana.page.get_by_text("only on this computer").count() == 0
    ana.page.get_by_role("status").get_by_text("Copied").wait_for(state="attached")
    # What was copied is what somebody pastes.
    ana.page.evaluate("() => document.body.append(Object.assign(document.createElement('textarea'), { id: 'pasted' }))")
    ana.page.locator("#pasted").focus()
    ana.page.keyboard.press("Control+V")
    link = ana.page.locator("#pasted").input_value()
    assert link == ana.page.locator(".copy input").input_value()
    assert link.startswith(f"http://{NAME}:")
    rui.page.goto(link)
    rui.page.locator("main form button.primary").click()
    for person in (ana, rui):
        person.page.wait_for_selector(".prompt")


@pytest.mark.slow
def test_a_link_that_opens_only_on_this_machine_says_so(visitor):
    ana = visitor()
    ana.open()
    ana.page.locator("[data-setup=lusitania]").click()
    ana.page.locator("dialog[open] button.primary").click()
    ana.page.get_by_text("This link works only on this computer").wait_for()


@pytest.mark.slow
def test_who_cannot_copy_is_told_and_finds_the_link_selected(far_visitor):
    ana = far_visitor()
    ana.page.add_init_script("document.execCommand = () => false")
    ana.open()
    ana.page.locator("[data-setup=lusitania]").click()
    ana.page.locator("dialog[open] button.primary").click()
    ana.page.locator(".copy button").click()
    ana.page.get_by_role("status").get_by_text("did not let the page copy").wait_for()
    field = ana.page.locator(".copy input")
    chosen = field.evaluate("(field) => field.value.slice(field.selectionStart, field.selectionEnd)")
    assert chosen == field.input_value() != ""


@pytest.mark.slow
def test_the_page_uses_nothing_that_only_secure_pages_have_without_a_fallback(visitor, far_visitor):
    here, there = visitor(), far_visitor()
    here.open()
    there.open()
    has, has_there = here.page.evaluate(HAS), there.page.evaluate(HAS)
    only_secure = {(owner, name) for owner in has for name in set(has[owner]) - set(has_there[owner])}
    assert {("crypto", "randomUUID"), ("navigator", "clipboard"), ("window", "caches")} <= only_secure
    used = {}
    for path in (WEB / "src").rglob("*"):
        if path.suffix not in (".svelte", ".ts") or path.name.endswith(".test.ts"):
            continue
        text = path.read_text("utf-8")
        for owner, name in only_secure:
            calls = rf"\b{name}\b\s*[.(]" if owner == "window" else rf"\b{owner}\b[?!]?\.{name}\b"
            if re.search(calls, text):
                used.setdefault(path.relative_to(WEB.parent).as_posix(), set()).add(name)
    names = {name for _, name in only_secure}  # not every browser can share
    assert used == {path: found & names for path, found in WITH_FALLBACK.items() if found & names}
