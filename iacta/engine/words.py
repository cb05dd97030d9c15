"""Words in four languages, from Fluent files: those that all games share, and a game's own."""

from __future__ import annotations

import functools
from pathlib import Path
from typing import Any

from iacta.engine.errors import BadOptions, shown

LANGUAGES = ("en", "pl", "pt", "uk")
SHARED = Path(__file__).parents[1] / "text"


class Words:
    """The messages of one language."""

    def __init__(self, language: str, *folders: Path) -> None:
        from fluent.runtime import FluentBundle, FluentResource  # late: rules run where there are no words

        self.language = language
        functions: dict[str, Any] = {"CARD": self.card}
        self.bundle = FluentBundle([language], use_isolating=False, functions=functions)
        for folder in folders:
            text = (folder / f"{language}.ftl").read_text("utf-8")
            self.bundle.add_resource(FluentResource(text))

    def card(self, kind: object, case: object = "nom") -> str:
        """A card's name in a grammatical case. Fluent cannot refer to a message by a variable: this function can."""
        message = self.bundle.get_message(f"card-{kind}")
        pattern = message.attributes.get(str(case), message.value)
        return self.formatted(pattern, {})

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


@functools.cache
def words_in(language: str, *folders: Path) -> Words:
    """The words of a language: the shared ones, and those in these folders."""
    if language not in LANGUAGES:
        raise BadOptions(f"There is no language {shown(language)}; there are {', '.join(LANGUAGES)}.")
    return Words(language, SHARED, *folders)
