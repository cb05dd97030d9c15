"""Words in four languages, from Fluent files: those that all games share, and a game's own."""

from __future__ import annotations

import functools
from pathlib import Path
from typing import Any

from iacta.engine.errors import BadOptions, shown

LANGUAGES = ("en", "pl", "pt", "uk")
SHARED = Path(__file__).parents[1] / "text"


class Label(str):
    """A card that is to be called by its label, whatever case the message asks for."""

    __slots__ = ()


class Words:
    """The messages of one language."""

    def __init__(self, language: str, *folders: Path) -> None:
        from fluent.runtime import FluentBundle, FluentResource  # late: rules run where there are no words

        self.language = language
        functions: dict[str, Any] = {"CARD": self.card, "PLAYER": self.player}
        self.bundle = FluentBundle([language], use_isolating=False, functions=functions)
        for path in files(language, *folders):
            self.bundle.add_resource(FluentResource(path.read_text("utf-8")))

    def card(self, kind: object, case: object = "nom") -> str:
        """A card's name in a grammatical case. Fluent cannot refer to a message by a variable: this function can."""
        return self.form(f"card-{kind}", "nom" if isinstance(kind, Label) else case)

    def player(self, who: object, case: object = "nom") -> str:
        """A player in a grammatical case: by name, or by number counted from 1."""
        if isinstance(who, int):
            return self.form("player", case, number=str(int(who)))
        return self.form("named", case, name=who)

    def form(self, message: str, case: object, **arguments: object) -> str:
        """The attribute of a message for a grammatical case; the message itself where it has none."""
        found = self.bundle.get_message(message)
        return self.formatted(found.attributes.get(str(case), found.value), arguments)

    def has(self, message: str) -> bool:
        return bool(self.bundle.has_message(message))

    def __call__(self, message: str, **arguments: object) -> str:
        """The message with its arguments."""
        return self.formatted(self.bundle.get_message(message).value, arguments)

    def formatted(self, pattern: Any, arguments: dict[str, object]) -> str:
        text, errors = self.bundle.format_pattern(pattern, arguments)
        if errors:
            raise errors[0]
        return str(text)


def files(language: str, *folders: Path) -> list[Path]:
    """The Fluent files of a language: en.ftl, and chapters such as en-cards.ftl beside it."""
    return [path for folder in folders for path in sorted(folder.glob(f"{language}*.ftl"))]


@functools.cache
def words_in(language: str, *folders: Path) -> Words:
    """The words of a language: the shared ones, and those in these folders."""
    if language not in LANGUAGES:
        raise BadOptions(f"There is no language {shown(language)}; there are {', '.join(LANGUAGES)}.")
    return Words(language, SHARED, *folders)
