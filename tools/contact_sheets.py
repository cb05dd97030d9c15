"""Contact sheets: every card of every game in three sizes, light, dark and as colour-blind people see them.

`make contact-sheets` writes them to build/contact-sheets/. The names are English, or in the language that is named
after the module.
"""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Browser, Page, Route, sync_playwright

from iacta.engine.rules.game import Game
from iacta.engine.words.messages import SHARED, files
from iacta.games import NAMES, load_game
from iacta.server.game_messages import card_file

ROOT = Path(__file__).parents[1]
WEB = ROOT / "web"
BUILT = ROOT / "build" / "contact-page"
SHEETS = ROOT / "build" / "contact-sheets"
ADDRESS = "http://contact.invalid/"

BLINDNESS = ("protanopia", "deuteranopia", "tritanopia")
LOOKS: dict[str, tuple[Literal["light", "dark"], str]] = {
    "light": ("light", "none"),
    "dark": ("dark", "none"),
    **{kind: ("light", kind) for kind in BLINDNESS},
}
WIDTHS = {"small": ([56, 96], 1180), "large": ([240], 1790)}


def build() -> None:
    """Build the page that lays the cards out."""
    subprocess.run(["npx", "vite", "build", "--config", "src/cards/contact/vite.config.ts"], cwd=WEB, check=True)


def chromium() -> str | None:
    """The machine's own Chromium, where it has one, best the one without windows; otherwise Playwright's."""
    return os.environ.get("CHROMIUM") or shutil.which("chromium-headless-shell") or shutil.which("chromium")


def serve(route: Route) -> None:
    """Answer from the built files: no server is needed."""
    name = route.request.url.removeprefix(ADDRESS) or "index.html"
    file = BUILT / name
    if file.is_file():
        route.fulfill(path=file)
    else:
        route.fulfill(status=404)


def sheet_of(game: Game, language: str, widths: list[int]) -> dict[str, Any]:
    """What the page needs to lay out a game's cards."""
    return {
        "game": game.name,
        "kinds": list(game.kinds),
        "cards": card_file(game, game.load_cards(None)).model_dump()["cards"],
        "text": "\n".join(path.read_text("utf-8") for path in files(language, SHARED, game.text_folder)),
        "language": language,
        "widths": widths,
    }


def pages(browser: Browser, sheet: dict[str, Any] | None, width: int) -> Iterator[tuple[str, Page]]:
    """The page in every look."""
    for look, (theme, blindness) in LOOKS.items():
        page = browser.new_page(viewport={"width": width, "height": 600}, color_scheme=theme)
        page.route("**/*", serve)
        page.add_init_script(f"window.sheet = {json.dumps(sheet)}")
        page.goto(ADDRESS)
        page.wait_for_selector("svg")
        page.context.new_cdp_session(page).send("Emulation.setEmulatedVisionDeficiency", {"type": blindness})
        yield look, page
        page.close()


def main(language: str = "en") -> None:
    build()
    shutil.rmtree(SHEETS, ignore_errors=True)
    SHEETS.mkdir(parents=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        for look, page in pages(browser, None, 1180):
            page.screenshot(path=SHEETS / f"icons-{look}.png", full_page=True)
        for name in NAMES:
            for size, (widths, across) in WIDTHS.items():
                for look, page in pages(browser, sheet_of(load_game(name), language, widths), across):
                    page.screenshot(path=SHEETS / f"{name}-{size}-{look}.png", full_page=True)
        browser.close()
    sys.stdout.write(f"{len(list(SHEETS.iterdir()))} sheets in {SHEETS.relative_to(ROOT)}/\n")


if __name__ == "__main__":
    main(*sys.argv[1:2])
