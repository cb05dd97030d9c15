"""The words of the page: those that it says are there, and those that are there it says."""

import re
from pathlib import Path

import pytest

from iacta.engine.words.messages import SHARED
from iacta.games import NAMES, load_game
from tests.words.reading import GAMES, PACKAGE, errors, written

SOURCES = [
    path.read_text("utf-8")
    for path in (PACKAGE.parent / "web" / "src").rglob("*")
    if path.suffix in (".ts", ".svelte") and not path.name.endswith(".test.ts")
]
SOURCES += [(PACKAGE / "server" / name).read_text("utf-8") for name in ("previews.py", "offline.py")]  # parts of it too
OF_THE_PAGE = PACKAGE / "server" / "text"
NAMED = {name for source in SOURCES for name in re.findall(r"[\"`']([a-z][a-z0-9_-]+)[\"`']", source)}
BEGUN = tuple({begun for source in SOURCES for begun in re.findall(r"`([a-z][a-z0-9-]*-)\$\{", source)})
SAID = {name for source in SOURCES for name in re.findall(r"\bsay\(\s*\"([a-z0-9_-]+)\"", source)}


def messages(folder: Path) -> set[str]:
    return set(written(folder, "en")) - set(errors(folder))


def is_used(name: str) -> bool:
    return name in NAMED or name.startswith(BEGUN)


def test_the_page_has_words_for_whatever_it_says():
    assert len(SAID) > 50
    known = messages(SHARED) | messages(OF_THE_PAGE)
    by_game = [known | messages(folder) for folder in GAMES.values()]
    for name in SAID:
        assert any(name in words for words in by_game), name


def test_the_page_uses_all_its_words():
    assert [name for name in messages(OF_THE_PAGE) if not is_used(name)] == []


@pytest.mark.parametrize("game", GAMES)
def test_the_page_uses_all_words_that_a_game_has_for_it(game):
    of_the_page = [name for name in messages(GAMES[game]) if name.startswith("page-")]
    assert of_the_page
    assert [name for name in of_the_page if not is_used(name)] == []


@pytest.mark.parametrize("name", NAMES)
def test_the_prompt_can_say_what_is_done_with_a_thing_that_was_chosen(name):
    """Where an action takes several clicks, there are words for it after the first."""
    game = load_game(name)
    families = {
        game.actions.family_name(action)
        for action in range(game.actions.count)
        if len(game.actions.handles(action, 0)) > 1
    }
    said = {message.removeprefix("page-way-") for message in messages(GAMES[name]) if message.startswith("page-way-")}
    assert said == families
