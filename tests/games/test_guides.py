"""Every game has its guide in every language: the same chapters and pictures, one summary card, and a glossary."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from iacta.engine.words.messages import LANGUAGES
from iacta.engine.words.pages import without_pictures
from iacta.games import NAMES, load_game
from tests.games.lusitania_xxi.position import position

WEB = Path(__file__).parents[2] / "web" / "src"
PICTURE = re.compile(r"!\[([^\]]*)\]\((\w+):([\w-]+)\)")
HEADING = re.compile(r"^(#+) (.+)$", re.MULTILINE)
SUMMARY = re.compile(r"<!-- summary -->\n(.*?)<!-- /summary -->", re.DOTALL)
SOURCES = re.compile(r"<!-- sources -->\n(.*?)<!-- /sources -->", re.DOTALL)
ORIGIN_MARK = re.compile("[ʳᵖᵈˣ]")
MOST_IN_A_SUMMARY = 900  # characters: what fits a screen of 360 by 740
NUMERALS = ("i", "ii", "iii", "iv", "v", "vi", "vii")

over_every_game = pytest.mark.parametrize("name", NAMES)
in_every_language = pytest.mark.parametrize("language", LANGUAGES)


def pictures_in(page: str) -> list[tuple[str, str]]:
    """What a page shows, in its order: what draws it, and its name."""
    return [(source, name) for _, source, name in PICTURE.findall(page)]


def icons() -> set[str]:
    """What the page can draw as an icon: the names in the sources of the icons, and the charges of colours."""
    sources = "".join(path.read_text("utf-8") for path in (WEB / "cards" / "icons").glob("*.ts"))
    names = set(re.findall(r"[a-z][\w-]*", sources))
    return names | {f"charge-{name}" for name in names}


def drawn_by(name: str) -> set[str]:
    """The pictures that a game draws for its guide."""
    index = (WEB / "games" / name / "pictures" / "index.ts").read_text("utf-8")
    listed = re.search(r"pictures: Pictures = \{(.*)\}", index, re.DOTALL)
    assert listed
    return {key.strip().strip('"') for key in re.findall(r'("[\w-]+"|\w+):', listed[1])}


@over_every_game
def test_a_guide_has_the_same_chapters_and_pictures_in_every_language(name: str):
    pages = {language: load_game(name).guide_page(language) for language in LANGUAGES}
    assert len(set(pages.values())) == len(LANGUAGES)
    shapes = {language: [len(marks) for marks, _ in HEADING.findall(page)] for language, page in pages.items()}
    assert shapes == dict.fromkeys(LANGUAGES, shapes["en"])
    shown = {language: pictures_in(page) for language, page in pages.items()}
    assert shown == dict.fromkeys(LANGUAGES, shown["en"])


@over_every_game
def test_the_rules_have_the_same_clauses_and_pictures_in_every_language(name: str):
    pages = {language: load_game(name).rules_page(language) for language in LANGUAGES}
    clauses = {language: re.findall(r"^\*\*([A-Z]\d+)\*\*", page, re.MULTILINE) for language, page in pages.items()}
    assert clauses == dict.fromkeys(LANGUAGES, clauses["en"])
    shown = {language: sorted(pictures_in(page)) for language, page in pages.items()}
    assert shown == dict.fromkeys(LANGUAGES, shown["en"])


@in_every_language
@over_every_game
def test_every_picture_of_a_guide_and_of_the_rules_exists(name: str, language: str):
    game = load_game(name)
    known = {"card": set(game.kinds), "icon": icons(), "picture": drawn_by(name)}
    for page in (game.guide_page(language), game.rules_page(language)):
        shown = pictures_in(page)
        assert [(source, thing) for source, thing in shown if thing not in known.get(source, ())] == []
        assert page.count("](card:") + page.count("](icon:") + page.count("](picture:") == len(shown)
    assert {thing for source, thing in pictures_in(game.guide_page(language)) if source == "picture"} == drawn_by(name)


@over_every_game
def test_every_card_that_a_picture_draws_exists(name: str):
    folder = WEB / "games" / name / "pictures"
    sources = [path.read_text("utf-8") for path in folder.iterdir() if path.suffix in (".svelte", ".ts", ".json")]
    named = {kind for text in sources for kind in re.findall(r'\bkind"?(?: =|:) "([\w-]+)"', text, re.IGNORECASE)}
    named |= {
        kind
        for text in sources
        for many in re.findall(r'\bpieces"?: \[(.*?)\]', text)
        for kind in re.findall(r'"([\w-]+)"', many)
    }
    assert named, "the example is drawn from cards"
    assert sorted(named - set(load_game(name).kinds)) == []


@in_every_language
@over_every_game
def test_a_guide_has_a_summary_for_one_screen_and_ends_with_a_glossary(name: str, language: str):
    page = load_game(name).guide_page(language)
    (summary,) = SUMMARY.findall(page)
    assert len(HEADING.findall(summary)) == 1
    assert len(PICTURE.sub("", summary)) <= MOST_IN_A_SUMMARY
    after = SUMMARY.split(page)[-1]
    assert len(HEADING.findall(after)) == 1
    rows = [line for line in after.splitlines() if line.startswith("| ")]
    assert len(rows) > 5
    assert all(line.count(" | ") == 1 for line in rows)


@in_every_language
@over_every_game
def test_a_guide_says_nothing_of_sources_and_the_rules_say_it_at_the_end(name: str, language: str):
    game = load_game(name)
    assert not ORIGIN_MARK.search(game.guide_page(language))
    rules = game.rules_page(language)
    assert len(SOURCES.findall(rules)) == 1
    assert rules.rstrip().endswith("<!-- /sources -->")
    without_sources = SOURCES.sub("", rules)
    assert "cards.toml" not in without_sources
    assert "cards.toml" in rules


@in_every_language
@over_every_game
def test_a_guide_can_be_read_without_its_pictures(name: str, language: str):
    text = without_pictures(load_game(name).guide_page(language))
    assert "](" not in text
    assert "<!--" not in text


def test_the_legion_of_the_guide_has_the_points_of_the_rulebooks_example():
    soldiers = json.loads((WEB / "games" / "lusitania-xxi" / "pictures" / "twenty-one.json").read_text("utf-8"))
    cells = [" + ".join((soldier["kind"], *soldier["pieces"])) for soldier in soldiers]

    def worth(count: int) -> float:
        legion = {"0": "commander", **dict(zip(NUMERALS, cells[:count], strict=False))}
        return position(legions={0: legion, 1: {"0": "caesar"}}).points(0)

    assert [worth(count + 1) - worth(count) for count in range(len(cells))] == [1, 4, 3, 5, 3, 2, 3]
