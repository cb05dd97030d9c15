"""The page as an application: it can be installed, and never shows an old version of itself."""

import json

import pytest

pytestmark = pytest.mark.slow

# The addresses that the browser keeps for the page.
KEPT = """async () => {
  const addresses = [];
  for (const name of await caches.keys())
    for (const { url } of await (await caches.open(name)).keys()) addresses.push(new URL(url).pathname);
  return addresses.sort();
}"""


def installed(visitor):
    ana = visitor(installing=True)
    ana.forgiven = ("ERR_INTERNET_DISCONNECTED",)
    ana.open()
    ana.page.evaluate("() => navigator.serviceWorker.ready.then(() => null)")
    return ana


def test_browsers_find_nothing_in_the_way_of_installing(visitor):
    ana = installed(visitor)
    session = ana.context.new_cdp_session(ana.page)
    manifest = session.send("Page.getAppManifest")
    assert manifest["errors"] == []
    icons = json.loads(manifest["data"])["icons"]
    for icon in icons:
        answer = ana.page.request.get(f"http://{ana.server.host}{icon['src']}")
        assert (answer.status, answer.headers["content-type"]) == (200, icon["type"]), icon
    found = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [error["errorId"] for error in found if error["errorId"] != "in-incognito"] == []


def test_without_a_network_there_is_a_page_that_says_so_and_with_one_the_real_page(visitor):
    ana = installed(visitor)
    ana.context.set_offline(True)
    ana.open("/table/anything")
    assert ana.page.locator("main p").count() == 4
    assert "cannot be reached" in ana.page.locator("p[lang=en]").inner_text()
    assert ana.page.locator("img").evaluate("(it) => it.naturalWidth > 0")
    ana.context.set_offline(False)
    ana.open()
    ana.page.locator("[data-setup]").first.wait_for()


def test_nothing_is_kept_but_the_page_for_those_without_a_network(visitor):
    ana = installed(visitor)
    ana.sit_down("lusitania", ["me", "greedy"])
    assert ana.page.evaluate(KEPT) == ["/icons/icon.svg", "/offline", "/offline.css"]
