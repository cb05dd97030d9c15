"""Every screen of the page, and how to get there."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass

from iacta.engine.words.errors import BadAction
from iacta.server.auth import COOKIE
from tests.browser.staging import SCENES, Stage
from tests.browser.visiting import Visitor

EVERY_SIZE = ("desktop", "phone")
SCREENS: dict[str, Screen] = {}


@dataclass(frozen=True)
class Screen:
    """Something to look at: `show` brings it before Ana's eyes."""

    show: Callable[[Ana], None]
    sizes: tuple[str, ...] = EVERY_SIZE
    has_hand: bool = False


def screen(name, **wishes):
    def keep(show):
        SCREENS[name] = Screen(show, **wishes)
        return show

    return keep


class Ana(Visitor):
    """Somebody who sits at every table that is staged; her friends can have browsers too."""

    def __init__(self, browser, stage: Stage, who="Ana", **wishes):
        super().__init__(browser, stage.server, **{"name": who, **wishes})
        self.stage = stage
        cookie = stage.cookies[who][0]
        self.context.add_cookies([{"name": COOKIE, "value": cookie, "url": f"http://{stage.server.host}"}])

    def sit_at(self, scene):
        """A table with everybody around it."""
        self.server.hang_up()
        friends = self.stage.gather(scene)
        self.go_to(scene)
        return friends

    def press(self, name, role="button"):
        self.page.get_by_role(role, name=name, exact=True).and_(self.page.locator(":visible")).first.click()

    def see(self, selector):
        self.page.wait_for_selector(selector)

    def legal(self, table):
        """What Ana may do, as the server tells it."""
        with self.stage.guest("Ana").sit(table) as line:
            return line.position["legal"]

    def thing(self, handle):
        return self.page.locator(f'[data-handle="{handle}"]:visible').first

    def click_all(self, action):
        for handle in action["handles"]:
            self.thing(handle).click()

    def two_clicks(self, table):
        """An action that cannot be taken back, of two clicks: on a hand card and on something else that is drawn."""
        drawn = set(
            self.page.locator("main .thing:visible").evaluate_all("(all) => all.map((it) => it.dataset.handle)")
        )
        for action in self.legal(table):
            handles = action["handles"]
            if len(handles) == 2 and handles[0].startswith("hand.") and action["binding"] and drawn.issuperset(handles):
                return action
        raise AssertionError("no such action")


# Before the table


@screen("lobby")
def lobby(ana):
    friend = ana.stage.guest("Rui")
    if not friend.get("/api/tables").said["tables"]:
        friend.set_up("lutetia", "me", "open", "open", public=True)
        friend.set_up("lusitania-xxi", "me", "open", "greedy", public=True, options={"laurus": True})
    ana.open()
    ana.see("article img")
    ana.see("section li .stage")


@screen("lobby-settings")
def lobby_settings(ana):
    lobby(ana)
    ana.press("Settings")
    ana.see("dialog[open]")


@screen("set-up")
def set_up(ana):
    ana.open()
    ana.page.locator("[data-setup=lusitania-xxi]").click()
    ana.page.get_by_label("Number of players").select_option("4")
    ana.see("dialog[open] summary")


@screen("set-up-with-choices")
def set_up_with_choices(ana):
    ana.open()
    ana.page.locator("[data-setup=lumeria]").click()
    ana.see("dialog[open] fieldset + fieldset select")


@screen("set-up-more")
def set_up_more(ana):
    set_up(ana)
    ana.page.get_by_text("More options").click()
    ana.see("dialog[open] details[open]")
    ana.page.locator("dialog .body").evaluate("(body) => body.scrollTo(0, body.scrollHeight)")


@screen("waiting-room")
def waiting_room(ana):
    table = ana.stage.guest("Ana").set_up("lutetia", "me", "open", "open", "greedy")
    ana.open(f"/table/{table}")
    ana.see(".copy")


@screen("joining")
def joining(ana):
    table = ana.stage.guest("Rui").set_up("lusitania", "me", "open", "greedy")
    ana.open(f"/table/{table}")
    ana.see("main form")


@screen("no-such-table")
def no_such_table(ana):
    ana.open("/table/nowhere")
    ana.see("[role=alert]")
    ana.complaints.clear()  # the browser's own, of the answer 404


# Positions


def position(name):
    def show(ana):
        ana.sit_at(name)
        if name.endswith("final"):
            ana.see("dialog[open] .places")

    screen(name, has_hand=not name.endswith("final"))(show)


for name in SCENES:
    position(name)


@screen("lusitania-xxi-final-table")
def final_table(ana):
    ana.sit_at("lusitania-xxi-final")
    ana.see("dialog[open] .places")
    ana.page.keyboard.press("Escape")
    ana.page.wait_for_selector("dialog", state="detached")


@screen("lutetia-final-table")
def final_city(ana):
    ana.sit_at("lutetia-final")
    ana.see("dialog[open] .places")
    ana.page.keyboard.press("Escape")
    ana.page.wait_for_selector("dialog", state="detached")


@screen("lumeria-final-table")
def final_battle(ana):
    ana.sit_at("lumeria-final")
    ana.see("dialog[open] .places")
    ana.page.keyboard.press("Escape")
    ana.page.wait_for_selector("dialog", state="detached")


@screen("lumeria-chances", has_hand=True)
def the_chances_of_an_attack(ana):
    ana.sit_at("lumeria-aimed")
    ana.page.locator(".thing.field.glows").first.hover()
    ana.see(".chances dd")


@screen("lusitania-xxi-chosen", has_hand=True)
def a_card_is_chosen(ana):
    ana.sit_at("lusitania-xxi-crowded")
    ana.page.locator("section.hand .thing.glows").first.click()
    ana.see("section.hand .thing.chosen")


@screen("lutetia-amount", has_hand=True)
def an_amount_is_asked(ana):
    ana.sit_at("lutetia-bribes")
    ana.page.locator("section.hand .thing.glows").first.click()
    ana.see("form.amount")


@screen("asked-first", has_hand=True)
def what_binds_asks_first(ana):
    ana.sit_at("lusitania-xxi-typical")
    ana.click_all(ana.two_clicks("lusitania-xxi-typical"))
    ana.see("[data-confirm]")


def ask_about(ana, scene):
    """Click something with which nothing can be done, for a reason."""
    match = ana.stage.server.table(scene).match
    things = ana.page.locator("main .thing:not(.glows)")
    handles = things.evaluate_all("(things) => things.map((thing) => thing.dataset.handle)")
    seat = ana.stage.set_up(scene).index("Ana")

    def has_reasons(handle):
        with suppress(BadAction):  # nothing is ever done with it
            return bool(match.why_not(seat, handle))

    asked = next(number for number, handle in enumerate(handles) if has_reasons(handle))
    things.nth(asked).click(force=True)  # it is aria-disabled
    ana.see(".why p")


@screen("hints", sizes=("desktop", "phone", "tablet"))
def hints(ana):
    ana.sit_at("lusitania-xxi-typical")
    ana.page.locator("header .hint").click()
    ana.see("[data-hint]")


@screen("why-not", has_hand=True)
def why_not(ana):
    ana.sit_at("lusitania-crowded")
    ask_about(ana, "lusitania-crowded")


# Dialogs and views


def tool(ana, label):
    ana.page.locator("header.toolbar").get_by_role("button", name=label, exact=True).click()


@screen("settings")
def settings(ana):
    ana.sit_at("lusitania-typical")
    tool(ana, "Settings")
    ana.see("dialog[open]")


@screen("sheet")
def sheet(ana):
    ana.sit_at("lutetia-bids")
    tool(ana, "Scoring sheet")
    ana.see("dialog[open] table")


@screen("rules")
def rules(ana):
    ana.sit_at("lusitania-xxi-typical")
    tool(ana, "Rules")
    ana.see("dialog[open] h2")
    ana.page.wait_for_function("() => document.querySelector('dialog').innerText.length > 2000")


@screen("card-detail")
def card_detail(ana):
    ana.sit_at("lusitania-xxi-typical")
    ana.page.locator("section.hand .thing").first.click(button="right", force=True)
    ana.see("dialog[open] .effect")


@screen("shortcuts")
def shortcuts(ana):
    ana.sit_at("lusitania-typical")
    ana.page.keyboard.press("?")
    ana.see("dialog[open] kbd")


@screen("leaving")
def leaving(ana):
    ana.sit_at("lusitania-typical")
    tool(ana, "Leave or resign")
    ana.see("dialog[open]")


def text_view(scene):
    def show(ana):
        ana.sit_at(scene)
        if not ana.page.locator("main .text").count():
            tool(ana, "The table as text")
        ana.see("main .text .actions")

    screen(f"{scene}-text")(show)


for name in ("lusitania-xxi-crowded", "lusitania-crowded", "lutetia-bribes", "lumeria-crowded"):
    text_view(name)


@screen("log", sizes=("phone",))
def log(ana):
    ana.sit_at("lutetia-legions")
    tool(ana, "Log")
    ana.see("aside.open .log .line")


@screen("chat", sizes=("phone",))
def chat(ana):
    ana.sit_at("lusitania-crowded")
    ana.page.locator("header.toolbar .badged button").click()
    ana.see("aside.open .chat .mute")


@screen("watching")
def watching(ana):
    ana.context.clear_cookies()
    ana.sit_at("lutetia-legions")
    ana.see(".watching")


@screen("undo-asked", has_hand=True)
def undo_asked(ana):
    friends = ana.sit_at("undo-asked")
    asker = next(line for line in friends.values() if line.position["undo"] or line.position["undo_request"])
    if not asker.position["undo_request"]:
        asker.do("undo", version=asker.position["version"])
    ana.see(".bar button.primary")


@screen("connection-lost", has_hand=True)
def connection_lost(ana):
    lines = []

    def through(line):
        if lines:
            line.close()
        else:
            lines.append(line)
            line.connect_to_server()

    ana.page.route_web_socket("**/live", through)
    ana.sit_at("connection-lost")
    lines[0].close()
    ana.see(".bar[role=alert]")
