"""The page brings its own fonts: it looks the same whatever fonts a machine has."""

import base64
import re
import threading
from collections import Counter
from pathlib import Path

import pytest
from fontTools.ttLib import TTFont

from iacta.engine.words.messages import LANGUAGES, SHARED, files
from iacta.games import NAMES, load_game
from iacta.server.app import PAGE, TEXT
from tests.browser.fonts import faces, foreign_fonts, write_odd_font
from tests.browser.screens import SCREENS, Ana
from tests.browser.staging import Stage
from tests.server.serving import Serving
from tools.fonts import COPYRIGHT, WEB, made, rules, small_fonts

SYSTEM_FONTS = Path("/usr/share/fonts")
MOST_FONTS = 90_000  # bytes that somebody loads before the first word, in any language
OF_THE_SYSTEM = "a word in a font of the system"
IN_THE_TITLE = {"●"}  # of the window, which the browser draws
MARKS = "ʳˣᵈᵖ"  # in the rules, of where a number comes from
SOURCES = [path for path in (WEB / "src").rglob("*") if path.suffix in (".svelte", ".ts", ".css")]
LOOKED_AT = (
    *(("lobby", "desktop"), ("set-up-more", "phone"), ("rules", "desktop"), ("shortcuts", "desktop")),
    *((scene, "desktop") for scene in ("lusitania-xxi-crowded", "lusitania-crowded", "lutetia-legions")),
    *(("lumeria-crowded", "desktop"), ("lumeria-final", "desktop"), ("lutetia-bids", "phone")),
)
NOTO = "Noto Sans"
FONTCONFIG = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>{folder}</dir>
  <include ignore_missing="yes">/etc/fonts/conf.d</include>
  <match target="pattern">
    <edit name="family" mode="prepend" binding="strong"><string>{family}</string></edit>
  </match>
</fontconfig>
"""


def letters_of_the_page() -> dict[str, Path]:
    """Every character that the page can show of its own, with a file that has it."""
    games = [load_game(name) for name in NAMES]
    texts = [path for language in LANGUAGES for path in files(language, SHARED, TEXT, *(g.text_folder for g in games))]
    rules = [path for game in games for path in (game.text_folder.parent / "rules").glob("*.md")]
    assert len(texts) > 40
    assert len(rules) == len(games) * len(LANGUAGES)
    return {
        letter: path
        for path in (*texts, *rules, *SOURCES)
        for letter in path.read_text("utf-8")
        if not letter.isspace() and letter not in IN_THE_TITLE
    }


def test_every_character_of_the_page_is_in_its_own_fonts():
    sans = frozenset().union(*(f.letters for f in faces() if (f.family, f.style) == ("Source Sans", "normal")))
    missing = {letter: path for letter, path in letters_of_the_page().items() if ord(letter) not in sans}
    assert missing == {}


@pytest.mark.parametrize(("family", "style"), [("Vollkorn", "normal"), ("Source Sans", "italic")])
def test_every_letter_of_the_four_languages_is_in_the_other_fonts_too(family, style):
    drawn = frozenset().union(*(f.letters for f in faces() if (f.family, f.style) == (family, style)))
    letters = {letter for letter in letters_of_the_page() if letter.isalpha() and letter not in MARKS}
    assert letters >= set("aząćęłńóśźżãõçâêôґєії")
    letters |= {letter.upper() for letter in letters if len(letter.upper()) == 1}
    assert {letter for letter in letters if ord(letter) not in drawn} == set()


@pytest.mark.parametrize(
    ("family", "style"), [("Vollkorn", "normal"), ("Source Sans", "normal"), ("Source Sans", "italic")]
)
def test_all_that_the_page_says_is_in_the_small_fonts(family, style):
    """Only people's names may need the large ones."""
    own = {rule.file for rule in small_fonts()}
    alike = [face for face in faces() if (face.family, face.style) == (family, style)]
    large = frozenset().union(*(face.letters for face in alike if face.file not in own))
    assert large
    assert {letter: path for letter, path in letters_of_the_page().items() if ord(letter) in large} == {}


def test_no_character_is_asked_of_two_fonts():
    """Otherwise a browser could fetch both."""
    asked = Counter((rule.family, rule.style, character) for rule in rules() for character in rule.asked)
    assert {each for each, times in asked.items() if times > 1} == set()


def test_the_fonts_have_every_weight_that_the_page_uses():
    (lightest, boldest), *others = {rule.weights for rule in rules()}
    assert not others
    used = {int(said) for path in SOURCES for said in re.findall(r"font-weight:\s*(\d+);", path.read_text("utf-8"))}
    assert used
    assert lightest <= min(used) <= max(used) <= boldest


@pytest.mark.slow
@pytest.mark.parametrize("rule", small_fonts(), ids=lambda rule: rule.file.stem)
def test_the_small_fonts_are_what_the_tool_makes(rule):
    assert rule.file.read_bytes() == made(rule), "`python -m tools.fonts` makes the small fonts anew."
    font = TTFont(rule.file)
    (axis,) = font["fvar"].axes
    assert (axis.minValue, axis.maxValue) == rule.weights
    # The licence reserves the name for the font as it was.
    assert not any("Source" in str(name) for name in font["name"].names if name.nameID != COPYRIGHT)


def test_no_small_font_is_left_over():
    assert {rule.file for rule in small_fonts()} == set((WEB / "src" / "fonts").iterdir())


def test_numerals_are_lining_ones_everywhere():
    """The shorthand would reset what the whole page inherits, and Vollkorn's own numerals hang below the line."""
    for path in SOURCES:
        if path.suffix not in (".css", ".svelte"):
            continue  # no styles
        text = path.read_text("utf-8")
        assert set(re.findall(r"\bfont:\s*([^;]+);", text)) <= {"inherit"}, path
        assert all("lining-nums" in said for said in re.findall(r"font-variant-numeric:\s*([^;]+);", text)), path


def test_the_fonts_travel_with_their_licences():
    for name in ("vollkorn", "source-sans-3"):
        packed = (WEB / "node_modules" / "@fontsource-variable" / name / "LICENSE").read_text("utf-8")
        shipped = (PAGE / "licences" / f"{name}.txt").read_text("utf-8")
        assert shipped.splitlines()[1:] == packed.splitlines()[1:]
        assert shipped.splitlines()[0] in (WEB.parent / "NOTICE").read_text("utf-8")


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_few_fonts_are_loaded_and_the_latin_ones_at_once(visitor, language):
    ana = visitor(language=language)
    loaded = {}
    ana.page.on("response", lambda answer: loaded.update({answer.url: answer}))
    ana.open()
    ana.page.wait_for_selector("article img")
    ana.page.wait_for_load_state("networkidle")
    fonts = {url: answer for url, answer in loaded.items() if url.endswith(".woff2")}
    assert all(answer.headers["content-type"] == "font/woff2" for answer in fonts.values())
    assert sum(len(answer.body()) for answer in fonts.values()) < MOST_FONTS
    preloaded = ana.page.locator("link[rel=preload]").evaluate_all("(all) => all.map((link) => link.href)")
    assert len(preloaded) == 2
    assert set(preloaded) <= set(fonts)


# How much what was seen has moved, in parts of the window; see the Layout Instability API.
SHIFTS = """() => new Promise((tell) => {
  const seen = [];
  new PerformanceObserver((list) => seen.push(...list.getEntries())).observe({ type: "layout-shift", buffered: true });
  requestAnimationFrame(() => requestAnimationFrame(() => tell(seen.map(({ value }) => value))));
})"""


@pytest.fixture
def awaiting(visitor, server):
    """Somebody at a page whose fonts do not come yet and whose clock stands still, and what makes them come."""

    def come(language):
        ana = visitor(language=language)
        held, coming = [], threading.Event()
        ana.page.clock.install(time=0)
        ana.page.clock.pause_at(1000)
        ana.page.route("**/*.woff2", lambda route: route.continue_() if coming.is_set() else held.append(route))
        ana.page.goto(f"http://{server.host}", wait_until="commit")
        ana.page.wait_for_selector(".opening")

        def bring_the_fonts():
            assert held
            ana.page.clock.resume()
            coming.set()
            for route in held:
                route.continue_()
            ana.page.wait_for_selector("article img")
            ana.page.wait_for_function(
                "() => ['1em Vollkorn', '1em Source Sans'].every((it) => document.fonts.check(it))"
            )
            ana.page.evaluate("async () => { await document.fonts.ready; }")

        return ana, bring_the_fonts

    return come


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_moves_when_the_fonts_come_late(awaiting, language):
    ana, bring_the_fonts = awaiting(language)
    assert ana.page.locator("h1").count() == 0  # words wait for their letters
    bring_the_fonts()
    assert sum(ana.page.evaluate(SHIFTS)) < 0.01


@pytest.mark.slow
@pytest.mark.skipif(not any(SYSTEM_FONTS.rglob("LiberationS*")), reason="the machine has no font to be stretched")
@pytest.mark.parametrize("language", LANGUAGES)
def test_hardly_anything_moves_when_they_come_too_late(awaiting, language):
    """Whoever waits too long sees fonts of the system first, stretched to the measures of those that come. On a busy
    machine other things may come late, too: one try of three must show that the fonts move nothing."""
    moved = []
    while len(moved) < 3 and min(moved, default=1) >= 0.001:
        ana, bring_the_fonts = awaiting(language)
        ana.page.clock.run_for(3000)
        ana.page.wait_for_selector("article img")
        bring_the_fonts()
        moved.append(sum(ana.page.evaluate(SHIFTS)))
    assert min(moved) < 0.001, moved


@pytest.fixture(scope="module")
def stage(tmp_path_factory):
    with Serving(tmp_path_factory.mktemp("stage")) as server:
        yield Stage(server)


@pytest.mark.slow
@pytest.mark.parametrize(("name", "size"), LOOKED_AT)
def test_no_word_is_drawn_in_a_font_of_the_system(browser, stage, name, size):
    ana = Ana(browser, stage, size=size)
    SCREENS[name].show(ana)
    assert foreign_fonts(ana.page) == set()
    ana.close()


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_nor_in_any_language(browser, stage, language):
    ana = Ana(browser, stage, language=language)
    SCREENS["lutetia-legions"].show(ana)
    assert foreign_fonts(ana.page) == set()
    ana.close()


# Where each line of words lies, to a hundredth of a pixel.
LINES = """() => {
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const lines = [];
  const range = document.createRange();
  while (words.nextNode()) {
    range.selectNodeContents(words.currentNode);
    for (const { x, y, width, height } of range.getClientRects()) {
      const place = [x, y, width, height].map((number) => number.toFixed(2));
      lines.push(`${words.currentNode.data.trim().slice(0, 40)} ${place}`);
    }
  }
  return lines;
}"""

# The share of the points that differ between two pictures.
DIFFERING = """async (pictures) => {
  const drawn = async (picture) => {
    const image = await createImageBitmap(new Blob([Uint8Array.from(atob(picture), (it) => it.charCodeAt(0))]));
    const canvas = new OffscreenCanvas(image.width, image.height).getContext("2d");
    canvas.drawImage(image, 0, 0);
    return new Uint32Array(canvas.getImageData(0, 0, image.width, image.height).data.buffer);
  };
  const [one, other] = await Promise.all(pictures.map(drawn));
  if (one.length !== other.length) return 1;
  return one.filter((point, at) => point !== other[at]).length / one.length;
}"""
# Chromium draws a line that lies between two rows of points into either, as it happens, and slanted edges likewise.
MOST_DIFFERING = 0.01


@pytest.mark.slow
def test_the_page_looks_the_same_with_an_odd_font_on_the_machine(launch, browser, tmp_path):
    """Whatever fonts a system has: one machine has a single font, for whichever family is asked for, that calls itself
    Noto Sans and looks like no other. The other machine is this one as it is."""
    folder, fontconfig = tmp_path / "fonts", tmp_path / "fonts.conf"
    folder.mkdir()
    write_odd_font(folder / "odd.ttf", NOTO)
    fontconfig.write_text(FONTCONFIG.format(folder=folder, family=NOTO))
    machine = launch(FONTCONFIG_FILE=str(fontconfig), XDG_CACHE_HOME=str(tmp_path / "cache"))
    looks = []
    for number, each in enumerate((machine, browser)):
        with Serving(tmp_path / f"server-{number}") as server:  # in whose lobby there is nothing of the other
            looks.append(seen_on(each, Stage(server)))
    machine.close()
    page = browser.new_page()
    for screen, (lines, picture) in looks[0].items():
        other_lines, other_picture = looks[1][screen]
        share = page.evaluate(DIFFERING, [base64.b64encode(each).decode() for each in (picture, other_picture)])
        if screen == OF_THE_SYSTEM:  # by which the machines can be told apart
            assert lines != other_lines
            assert share > 0
        else:
            assert lines == other_lines, screen
            assert share < MOST_DIFFERING, screen
    page.close()


def seen_on(machine, stage):
    """By screen: where its words are, and a picture."""
    page = machine.new_page()
    page.set_content("<p style='font-family: sans-serif'>Iacta")
    seen = {OF_THE_SYSTEM: (page.evaluate(LINES), page.screenshot())}
    page.close()
    for name, size in LOOKED_AT:
        ana = Ana(machine, stage, size=size)
        SCREENS[name].show(ana)
        ana.page.evaluate("async () => { await document.fonts.ready; }")
        seen[name, size] = (ana.page.evaluate(LINES), ana.page.screenshot())
        ana.close()
    return seen
