"""The page's own fonts: which letters each can draw, and which fonts a browser really drew with."""

import re
from dataclasses import dataclass
from pathlib import Path

from fontTools.ttLib import TTFont

WEB = Path(__file__).parents[2] / "web"
FACE = re.compile(r"@font-face \{(.*?)\}", re.DOTALL)
ADDRESS = re.compile(r'url\("([^"]+)"\)')
RANGE = re.compile(r"U\+([0-9A-F]+)(?:-([0-9A-F]+))?")

# As XPath: whatever has words of its own, or shows what somebody wrote or chose.
WITH_WORDS = "//body//*[text()[normalize-space()] or self::input or self::select or self::textarea]"


@dataclass(frozen=True)
class Face:
    """A file of letters, as web/src/fonts.css declares it."""

    family: str
    style: str
    file: Path
    letters: frozenset[int]  # those that it has and a browser asks it for


def faces() -> list[Face]:
    """Every face that the page brings."""
    found = []
    for rule in FACE.findall((WEB / "src" / "fonts.css").read_text("utf-8")):
        address = ADDRESS.search(rule)
        if address is None:  # a stand-in from the system
            continue
        file = WEB / "node_modules" / address[1]
        ranges = [(int(low, 16), int(high or low, 16)) for low, high in RANGE.findall(said(rule, "unicode-range"))]
        drawn = TTFont(file).getBestCmap()
        letters = frozenset(letter for letter in drawn if any(low <= letter <= high for low, high in ranges))
        found.append(Face(said(rule, "font-family").strip('"'), said(rule, "font-style"), file, letters))
    return found


def said(rule: str, what: str) -> str:
    """What a rule says about something."""
    match = re.search(rf"{what}:(.*?);", rule, re.DOTALL)
    assert match, (what, rule)
    return match[1].strip()


def foreign_fonts(page) -> set[str]:
    """The fonts that are not the page's own among those it is drawn with, each with some of what it drew."""
    session = page.context.new_cdp_session(page)
    session.send("DOM.enable")
    session.send("CSS.enable")
    session.send("DOM.getDocument")
    search = session.send("DOM.performSearch", {"query": WITH_WORDS})
    last = {"fromIndex": 0, "toIndex": search["resultCount"]}
    every = session.send("DOM.getSearchResults", {"searchId": search["searchId"], **last})["nodeIds"]
    assert every
    foreign = set()
    for node in every:
        used = session.send("CSS.getPlatformFontsForNode", {"nodeId": node})["fonts"]
        strangers = [font["familyName"] for font in used if not font["isCustomFont"]]
        if strangers:
            html = session.send("DOM.getOuterHTML", {"nodeId": node})["outerHTML"]
            foreign.add(f"{', '.join(strangers)}: {html[:200]}")
    session.detach()
    return foreign
