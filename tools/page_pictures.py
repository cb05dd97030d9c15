"""The pictures that the page itself has: `python -m tools.page_pictures` draws its icons, the boards of the games in
the lobby, and what links show (web/public/previews/). They are taken from real tables, of a page that is built."""

import base64
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from iacta.server.previews import ALL_GAMES, HEIGHT, WIDTH
from tests.browser.screens import SCREENS, Ana
from tests.browser.staging import Stage
from tests.server.serving import Serving
from tools.contact_sheets import ROOT, chromium

ICONS = ROOT / "web" / "public" / "icons"
PREVIEWS = ROOT / "web" / "public" / "previews"
BOARDS = ROOT / "web" / "src" / "lobby" / "boards"
# By game: the table that shows it best.
TABLES = {
    "lusitania-xxi": "lusitania-xxi-crowded",
    "lusitania": "lusitania-crowded",
    "lutetia": "lutetia-legions",
    "lumeria": "lumeria-crowded",
}
NARROW = 1000  # pixels: a table without the log beside it
BOARD = (600, 375)  # pixels: twice as large as it is shown
GROUND = "#efe7d8"


def take(page: Page, path: Path, size: tuple[int, int], *, of: str = "", kind: str, quality: int) -> None:
    """A picture of the page or of as much of a part of it as fits, in so many pixels, from its upper left corner."""
    width, height = size
    session = page.context.new_cdp_session(page)
    box = page.locator(of).bounding_box() if of else None
    left, top = (box["x"], box["y"]) if box else (0, 0)
    seen = min(box["width"], box["height"] * width / height) if box else NARROW
    clip = {"x": left, "y": top, "width": seen, "height": seen * height / width, "scale": width / seen}
    shot = session.send("Page.captureScreenshot", {"format": kind, "quality": quality, "clip": clip})
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(base64.b64decode(shot["data"]))


def draw_icons(page: Page) -> None:
    """The die on nothing, and on the ground of the page where the system cuts a shape out of it."""
    die = (ICONS / "icon.svg").read_text("utf-8")
    for name, size, part, ground in (
        ("icon-192", 192, 1.0, ""),
        ("icon-512", 512, 1.0, ""),
        ("maskable-512", 512, 0.66, GROUND),
        ("touch-180", 180, 0.8, GROUND),
    ):
        page.set_viewport_size({"width": size, "height": size})
        page.set_content(
            f"<style>body {{ margin: 0; display: grid; place-content: center; height: 100vh; background: {ground} }} "
            f"svg {{ width: {size * part}px }}</style>{die}"
        )
        page.screenshot(path=ICONS / f"{name}.png", omit_background=not ground)


def main() -> None:
    height = NARROW * HEIGHT // WIDTH
    with tempfile.TemporaryDirectory() as folder, Serving(Path(folder)) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        draw_icons(browser.new_page())
        stage = Stage(server)
        for theme in ("light", "dark"):
            for game, screen in TABLES.items():
                ana = Ana(browser, stage, theme=theme)
                SCREENS[screen].show(ana)
                ana.page.set_viewport_size({"width": NARROW, "height": height})
                for news in ana.page.get_by_role("button", name="Close", exact=True).all():
                    news.click()  # what has happened meanwhile would lie on the board
                ana.page.wait_for_timeout(300)  # the last transition
                name = game if theme == "light" else f"{game}-dark"
                take(ana.page, BOARDS / f"{name}.webp", BOARD, of="#table", kind="webp", quality=60)
                if theme == "light":
                    take(ana.page, PREVIEWS / f"{game}.jpg", (WIDTH, HEIGHT), kind="jpeg", quality=70)
                ana.close()
        ana = Ana(browser, stage)
        SCREENS["lobby"].show(ana)
        ana.page.set_viewport_size({"width": NARROW, "height": height})
        ana.page.wait_for_timeout(300)
        take(ana.page, PREVIEWS / f"{ALL_GAMES}.jpg", (WIDTH, HEIGHT), kind="jpeg", quality=70)
        ana.close()
        browser.close()
    sys.stdout.write("The pictures are drawn; build the page again.\n")


if __name__ == "__main__":
    main()
