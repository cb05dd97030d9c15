"""The palette keeps what docs/look.md promises."""

import re
from pathlib import Path

import pytest

from tests.browser.palette import colours, contrast

LOOK = (Path(__file__).parents[2] / "docs" / "look.md").read_text("utf-8")
ROW = re.compile(r"^\| `([\w-]+)` on `([\w-]+)` \| ([\d.]+) \| ([\d.]+) \| ([\d.]+) \|$", re.MULTILINE)
PALETTE = colours()

TABLE = ("ground", "surface", "raised", "sunken")
WORDS = ("ink", "ink-soft", "accent", "link", "good", "warning", "danger")
SIGNS = ("line-strong", "glow", "chosen", "focus")
PROVINCES = {"blue", "red", "yellow", "green", "white", "black"}
PANELS = {*PROVINCES, "beer", "bread", "elixir", "gladius", "violet", "bronze", "stone"}
PAIRS = [
    *((word, ground, 4.5) for word in WORDS for ground in TABLE),
    *((sign, ground, 3.0) for sign in SIGNS for ground in TABLE),
    *((word, f"{word}-soft", 4.5) for word in ("accent", "good", "warning", "danger")),
    *(("ink", f"{word}-soft", 4.5) for word in ("accent", "good", "warning", "danger", "chosen")),
]


@pytest.mark.parametrize(("ink", "ground", "least"), PAIRS)
def test_words_and_signs_can_be_read_on_every_ground_of_the_table(ink: str, ground: str, least: float) -> None:
    for one, other in zip(PALETTE[ink], PALETTE[ground], strict=True):
        assert contrast(one, other) >= least


@pytest.mark.parametrize(("ink", "ground", "least", "light", "dark"), ROW.findall(LOOK))
def test_the_contrasts_in_the_document_are_those_of_the_palette(
    ink: str, ground: str, least: str, light: str, dark: str
) -> None:
    measured = [contrast(one, other) for one, other in zip(PALETTE[ink], PALETTE[ground], strict=True)]
    assert [f"{ratio:.1f}" for ratio in measured] == [light, dark]
    assert min(measured) >= float(least)


def test_the_document_measures_every_panel() -> None:
    panels = {ground for _, ground, _, _, _ in ROW.findall(LOOK)}
    assert panels >= PANELS
