"""The page's own fonts: which letters each can draw, and which fonts a browser really drew with."""

from dataclasses import dataclass
from pathlib import Path

from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont

from tools.fonts import rules

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
    return [
        Face(rule.family, rule.style, rule.file, rule.asked & TTFont(rule.file).getBestCmap().keys())
        for rule in rules()
    ]


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


ODD_UNITS, ODD_WIDTH, ODD_ASCENT, ODD_DESCENT = 1000, 1300, 1400, 500  # of an em; real fonts are about half as large
EVERY_LETTER = range(0x20, 0x3000)


def write_odd_font(path: Path, family: str) -> None:
    """A font that calls itself so and has a large box for every letter: whatever is drawn with it looks otherwise."""
    pen = TTGlyphPen(None)
    pen.moveTo((50, -ODD_DESCENT))
    for corner in ((50, ODD_ASCENT), (ODD_WIDTH - 50, ODD_ASCENT), (ODD_WIDTH - 50, -ODD_DESCENT)):
        pen.lineTo(corner)
    pen.closePath()
    box, name = pen.glyph(), ".notdef"
    builder = FontBuilder(ODD_UNITS, isTTF=True)
    builder.setupGlyphOrder([name, "box"])
    builder.setupCharacterMap(dict.fromkeys(EVERY_LETTER, "box"))
    builder.setupGlyf({name: box, "box": box})
    builder.setupHorizontalMetrics({name: (ODD_WIDTH, 50), "box": (ODD_WIDTH, 50)})
    builder.setupHorizontalHeader(ascent=ODD_ASCENT, descent=-ODD_DESCENT)
    builder.setupNameTable({"familyName": family, "styleName": "Regular", "psName": family.replace(" ", "")})
    builder.setupOS2(sTypoAscender=ODD_ASCENT, usWinAscent=ODD_ASCENT, sTypoDescender=-ODD_DESCENT)
    builder.setupPost()
    builder.save(path)
