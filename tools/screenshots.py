"""The pictures that the README shows: `make screenshots` writes them to docs/pictures/."""

import shutil
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.browser.screens import SCREENS, Ana
from tests.browser.staging import Stage
from tests.server.serving import Serving
from tools.contact_sheets import ROOT, chromium

FOLDER = ROOT / "docs" / "pictures"
# By name: which screen, in which size and theme.
PICTURES = {
    "lobby": ("lobby", "desktop", "light"),
    "lusitania-xxi": ("lusitania-xxi-crowded", "desktop", "light"),
    "lusitania": ("lusitania-crowded", "desktop", "dark"),
    "lutetia": ("lutetia-legions", "desktop", "light"),
    "lumeria": ("lumeria-crowded", "desktop", "light"),
    "lutetia-on-a-phone": ("lutetia-bids", "phone", "dark"),
    "lusitania-xxi-on-a-phone": ("lusitania-xxi-crowded", "phone", "light"),
    "lumeria-on-a-phone": ("lumeria-typical", "phone", "dark"),
}


def main() -> None:
    shutil.rmtree(FOLDER, ignore_errors=True)
    FOLDER.mkdir(parents=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        Serving(Path(folder)) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        stage = Stage(server)
        for name, (screen, size, theme) in PICTURES.items():
            ana = Ana(browser, stage, size=size, theme=theme)
            SCREENS[screen].show(ana)
            ana.shoot(FOLDER, name)
            ana.close()
        browser.close()
    sys.stdout.write(f"{len(PICTURES)} pictures in {FOLDER.relative_to(ROOT)}/\n")


if __name__ == "__main__":
    main()
