"""Card files with units of one's own in the place of others."""

from __future__ import annotations

import json

from iacta.engine.rules.game import Cards
from tests.games.lumeria.staging import GAME

# What a title must not break: Fluent, HTML, the terminal's markup, and a format string.
STRANGE = (
    "{ $amount }",
    '{ CARD("bies") } "',
    "<b>Bold</b> & 'co'",
    "[red]x[/red] \\",
    "%s {0}",
    "own-é–1",
    "Олена 王",
)


def with_unit(title: str | None, of: str = "bies", name: str = "own-1", text: str | None = None) -> str:
    """The file of the box, with a unit of one's own in the place of another, among the start units too."""
    text = (GAME.folder / "cards.toml").read_text("utf-8") if text is None else text
    called = "" if title is None else f"\ntitle = {written(title)}"
    assert f'name = "{of}"' in text
    return text.replace(f'name = "{of}"', f'name = "{name}"{called}').replace(f'"{of}"', f'"{name}"')


def written(title: str) -> str:
    """A text as TOML writes it."""
    return json.dumps(title, ensure_ascii=False).replace("\x7f", "\\u007f")


def titled(title: str | None) -> Cards:
    """The Slavs with a unit of one's own, which has the numbers of a Bies."""
    return GAME.load_cards(with_unit(title))
