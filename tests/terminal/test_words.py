"""The words of the terminal and of a table in words: the same messages in every language, all of them used."""

import re

import pytest

import iacta.terminal
from iacta.engine.words.messages import LANGUAGES, files
from iacta.games import NAMES, load_game
from iacta.table_text.sight import TEXT as TABLE_TEXT
from iacta.table_text.sight import points_text
from iacta.terminal.commands import COMMANDS
from iacta.terminal.sight import TEXT, words_for
from tests.terminal.desk import GAME

MESSAGE = re.compile(r"^([a-z][a-z0-9_-]*) =", re.MULTILINE)
VARIABLE = re.compile(r"\{ \$(\w+)")
# Message names that are put together.
MADE_UP = {"command", "about", "short", "brief", "goal", "gives", "does", "lies", "column", "camp", "field"}
MADE_UP |= {"deity", "token", "side", "stage"}


over_folders = pytest.mark.parametrize("folder", [TEXT, TABLE_TEXT], ids=["terminal", "in words"])


def messages(language, folder=TEXT):
    text = "".join(path.read_text("utf-8") for path in files(language, folder))
    parts = MESSAGE.split(text)
    return dict(zip(parts[1::2], parts[2::2], strict=True))


@over_folders
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages_with_the_same_arguments(language, folder):
    english, own = messages("en", folder), messages(language, folder)
    assert list(own) == list(english)
    for name, text in own.items():
        allowed = set(VARIABLE.findall(english[name]))
        assert set(VARIABLE.findall(text)) <= allowed, name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_no_message_hides_one_of_a_game(name, language):
    folders = load_game(name).folder / "text", TEXT.parents[1] / "text"
    others = "".join(path.read_text("utf-8") for path in files(language, *folders))
    terminal, in_words = set(messages(language)), set(messages(language, TABLE_TEXT))
    assert not terminal & in_words
    assert not (terminal | in_words) & set(MESSAGE.findall(others))


@over_folders
def test_every_message_is_used(folder):
    code = "".join(path.read_text("utf-8") for path in folder.parent.glob("*.py"))
    texts = "".join(messages("en", folder).values())
    for name in messages("en", folder):
        put_together = name.partition("-")[0] in MADE_UP
        assert put_together or f'"{name}"' in code or f"'{name}'" in code or f"{{ {name} }}" in texts, name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_every_fact_of_a_card_has_a_word(name, language):
    words = words_for(load_game(name), language)
    facts = {fact for printed in load_game(name).load_cards(None).facts.values() for fact in printed}
    assert all(words.has(f"fact-{fact}") for fact in facts)


def test_every_command_is_explained():
    names = messages("en")
    commands = [name.removeprefix("command-") for name in names if name.startswith("command-")]
    assert set(COMMANDS) <= set(commands)
    for name in commands:
        assert f"about-{name}" in names


@pytest.mark.parametrize("language", LANGUAGES)
def test_short_names_are_short_and_tell_equipment_apart(language):
    words = words_for(GAME, language)
    shorts = {name: words(name) for name in messages(language) if name.startswith("short-")}
    assert all(len(text) <= 6 for text in shorts.values())
    pieces = [words(f"short-{piece}") for piece in ("shield", "sword", "axe", "spear", "horse", "bow", "stone")]
    assert all(len(piece) == 3 for piece in pieces)
    assert len({piece.casefold() for piece in pieces}) == len(pieces)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_provinces_can_be_told_apart_by_two_letters(language):
    words = words_for(GAME, language)
    assert len({words(f"province-{colour}")[:2] for colour in ("blue", "red", "yellow", "green")}) == 4


def test_points_follow_the_plural_of_the_language():
    polish = words_for(GAME, "pl")
    counted = [points_text(polish, points) for points in (1.0, 2.0, 5.0, 12.5, 22.0)]
    assert counted == ["1 punkt", "2 punkty", "5 punktów", "12½ punktu", "22 punkty"]
    english = words_for(GAME, "en")
    assert [points_text(english, points) for points in (1.0, 0.0, 21.5)] == ["1 point", "0 points", "21½ points"]


def test_the_package_offers_what_the_command_needs():
    assert set(iacta.terminal.__all__) == {"read_saved", "sit_down"}
