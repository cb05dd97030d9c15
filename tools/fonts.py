"""Makes the page's fonts small: of each file in their packages the letters that web/src/fonts.css asks for, in the
weights and with the OpenType features that the page uses.

python -m tools.fonts
"""

from __future__ import annotations

import re
import sys
from io import BytesIO
from pathlib import Path
from typing import NamedTuple

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

WEB = Path(__file__).parents[1] / "web"
STYLES = WEB / "src" / "fonts.css"
PACKAGES = WEB / "node_modules" / "@fontsource-variable"

FACE = re.compile(r"@font-face \{(.*?)\}", re.DOTALL)
ADDRESS = re.compile(r'url\("([^"]+)"\)')
RANGE = re.compile(r"U\+([0-9A-F]+)(?:-([0-9A-F]+))?")
OWN = re.compile(r"(vollkorn|sans|sans-italic)-(latin|latin-ext|cyrillic)\.woff2")

# Lining and tabular numerals are what the page asks for; the rest is what browsers do unasked, but for accents that are
# characters of their own: no small font has any.
FEATURES = ["kern", "ccmp", "locl", "rvrn", "rlig", "liga", "calt", "lnum", "tnum"]
# Other languages have letters of their own shape, which would all come along.
SCRIPTS = ["DFLT.dflt", "latn.dflt", "latn.PLK ", "cyrl.dflt"]
# What programs with a menu of fonts ask for, and measures of lines, which web/src/fonts.css sets.
UNUSED = ["BASE", "MVAR", "STAT"]
COPYRIGHT, FAMILY, SUBFAMILY, FULL_NAME, POSTSCRIPT_NAME, LICENCE_ADDRESS = 0, 1, 2, 4, 6, 14


class Origin(NamedTuple):
    """Where the letters of a font come from, and what the font with some of them is called."""

    package: str
    style: str
    name: str  # the licence reserves "Source" for the font as Adobe made it


ORIGINS = {
    "vollkorn": Origin("vollkorn", "normal", "Iacta Serif"),
    "sans": Origin("source-sans-3", "normal", "Iacta Sans"),
    "sans-italic": Origin("source-sans-3", "italic", "Iacta Sans"),
}


class Rule(NamedTuple):
    """A file of letters, as web/src/fonts.css declares it."""

    family: str
    style: str
    weights: tuple[int, int]
    file: Path
    asked: frozenset[int]  # the characters that a browser asks it for


def rules() -> list[Rule]:
    """Every font that the page brings."""
    found = []
    for text in FACE.findall(STYLES.read_text("utf-8")):
        address = ADDRESS.search(text)
        if address is None:  # a stand-in from the system
            continue
        folder = STYLES.parent if address[1].startswith("./") else WEB / "node_modules"
        ranges = RANGE.findall(declared(text, "unicode-range"))
        asked = frozenset(each for low, high in ranges for each in range(int(low, 16), int(high or low, 16) + 1))
        lightest, boldest = map(int, declared(text, "font-weight").split())
        family, style = declared(text, "font-family").strip('"'), declared(text, "font-style")
        found.append(Rule(family, style, (lightest, boldest), folder / address[1], asked))
    return found


def declared(text: str, what: str) -> str:
    """What a rule of the style sheet says about something."""
    match = re.search(rf"{what}:(.*?);", text, re.DOTALL)
    if match is None:
        raise ValueError(f"{STYLES} says no {what} in {text}")
    return match[1].strip()


def small_fonts() -> list[Rule]:
    """Those of the page's fonts that are made here."""
    return [rule for rule in rules() if OWN.fullmatch(rule.file.name)]


def made(rule: Rule) -> bytes:
    """A small font, as it is in its file; always the same bytes."""
    match = OWN.fullmatch(rule.file.name)
    if match is None:
        raise ValueError(f"{rule.file.name} is not made here")
    origin, part = ORIGINS[match[1]], match[2]
    whole = PACKAGES / origin.package / "files" / f"{origin.package}-{part}-wght-{origin.style}.woff2"
    font = TTFont(whole, recalcTimestamp=False)
    keep_letters(font, rule.asked)
    fill_gaps(font)
    instancer.instantiateVariableFont(font, {"wght": rule.weights}, inplace=True)
    rename(font, origin)
    font.flavor = "woff2"
    file = BytesIO()
    font.save(file)
    return file.getvalue()


def keep_letters(font: TTFont, letters: frozenset[int]) -> None:
    """Leave out of a font whatever is not needed for some letters, and the names of its weights."""
    options = subset.Options(
        layout_features=FEATURES,
        layout_scripts=SCRIPTS,
        name_IDs=[COPYRIGHT, LICENCE_ADDRESS],
        # A few bytes that turn hinting off: without them FreeType fits letters to points, and words grow wider.
        hinting=True,
        notdef_outline=False,
    )
    options.drop_tables += UNUSED
    font["fvar"].instances = []
    fill_gaps(font)
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=letters)
    subsetter.subset(font)


def fill_gaps(font: TTFont) -> None:
    """Say of glyphs without an outline that they do not vary: the packages leave that out, and fontTools needs it."""
    for glyph in font.getGlyphOrder():
        font["gvar"].variations.setdefault(glyph, [])


def rename(font: TTFont, origin: Origin) -> None:
    """Give a changed font a name of its own, as its licence wants."""
    style = "Italic" if origin.style == "italic" else "Regular"
    full = f"{origin.name} {style}"
    names = {FAMILY: origin.name, SUBFAMILY: style, FULL_NAME: full, POSTSCRIPT_NAME: full.replace(" ", "")}
    for number, name in names.items():
        font["name"].setName(name, number, 3, 1, 0x409)


def main() -> None:
    for rule in small_fonts():
        font = made(rule)
        rule.file.parent.mkdir(exist_ok=True)
        rule.file.write_bytes(font)
        sys.stdout.write(f"{rule.file.name}: {len(font)} bytes\n")


if __name__ == "__main__":
    main()
