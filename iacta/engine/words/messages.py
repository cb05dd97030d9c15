"""Words in four languages, from Fluent files: those that all games share, and a game's own."""

from __future__ import annotations

import functools
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from iacta.engine.words.errors import BadOptions, listed, shown

LANGUAGES = ("en", "pl", "pt", "uk")
LOCALES = {"pt": "pt-PT"}  # how numbers are written and counted, where the language alone does not say it
FOUR_DIGITS_TOGETHER = ("pl", "pt")  # 1234, but 12 345; the library does not know that
ERRORS = "-errors"  # how the chapters end that tell what goes wrong
SHARED = Path(__file__).parents[2] / "text"


class Label(str):
    """A card that is to be called by its label, whatever case the message asks for."""

    __slots__ = ()


class Words:
    """The messages of one language. Kinds of card that somebody has given a title are called by it."""

    def __init__(self, language: str, *folders: Path, titles: Mapping[str, str] | None = None) -> None:
        from fluent.runtime import FluentBundle  # late: rules run where there are no words

        self.language = language
        self.titles = titles or {}
        functions: dict[str, Any] = {"CARD": self.card, "PLAYER": self.player}
        self.bundle = FluentBundle([LOCALES.get(language, language)], use_isolating=False, functions=functions)
        chapters = files(language, *folders)
        self.rare = [path for path in chapters if path.stem.endswith(ERRORS)]  # read when something goes wrong
        self.add(path for path in chapters if path not in self.rare)

    def add(self, chapters: Iterable[Path]) -> None:
        for path in chapters:
            self.bundle.add_resource(resource(path))

    def found(self, message: str) -> Any:
        """A message as the library has it."""
        if self.rare and not self.bundle.has_message(message):
            self.add(self.rare)
            self.rare = []
        return self.bundle.get_message(message)

    def card(self, kind: object, case: object = "nom") -> str:
        """A card's name in a grammatical case. Fluent cannot refer to a message by a variable: this function can."""
        title = self.titles.get(str(kind))
        if title is not None:
            return self.form("titled", case, title=title)
        return self.form(f"card-{kind}", "nom" if isinstance(kind, Label) else case)

    def player(self, who: object, case: object = "nom") -> str:
        """A player in a grammatical case: by name, or by number counted from 1."""
        if isinstance(who, int):
            return self.form("player", case, number=str(int(who)))
        return self.form("named", case, name=who)

    def form(self, message: str, case: object, **arguments: object) -> str:
        """The attribute of a message for a grammatical case; the message itself where it has none."""
        found = self.found(message)
        return self.formatted(found.attributes.get(str(case), found.value), arguments)

    def has(self, message: str) -> bool:
        return bool(self.bundle.has_message(message))

    def __call__(self, message: str, **arguments: object) -> str:
        """The message with its arguments."""
        return self.formatted(self.found(message).value, arguments)

    def around(self, message: str, argument: str, **arguments: object) -> tuple[str, str, str]:
        """The message in three parts: what stands before one of its arguments, the argument as it is said there, and
        what follows."""
        value = self.found(message).value
        elements = getattr(value, "elements", [value])
        texts = [self.formatted(element, arguments) for element in elements]
        place = next(place for place, element in enumerate(elements) if argument in variables_of(element))
        return "".join(texts[:place]).strip(), texts[place], "".join(texts[place + 1 :]).strip()

    def formatted(self, pattern: Any, arguments: dict[str, object]) -> str:
        if self.language in FOUR_DIGITS_TOGETHER:
            arguments = {name: together(value) for name, value in arguments.items()}
        text, errors = self.bundle.format_pattern(pattern, arguments)
        if errors:
            raise errors[0]
        return str(text)


def together(value: object) -> object:
    """A number of four digits as one that is written without a gap; anything else as it is."""
    from fluent.runtime.types import fluent_number

    if not isinstance(value, int | float) or not 1000 <= abs(value) < 10_000:
        return value
    return fluent_number(value, useGrouping=False)


def variables_of(element: Any) -> set[str]:
    """The arguments that a part of a message is made from."""
    from fluent.syntax.ast import BaseNode, VariableReference

    if isinstance(element, VariableReference):
        return {element.id.name}
    below = (part for value in vars(element).values() for part in (value if isinstance(value, list) else [value]))
    return {name for part in below if isinstance(part, BaseNode) for name in variables_of(part)}


@functools.cache
def resource(path: Path) -> Any:
    """A file as the library reads it, which takes a while."""
    from fluent.runtime import FluentResource

    return FluentResource(path.read_text("utf-8"))


def files(language: str, *folders: Path) -> list[Path]:
    """The Fluent files of a language: en.ftl, and chapters such as en-cards.ftl beside it."""
    return [path for folder in folders for path in sorted(folder.glob(f"{language}*.ftl"))]


def words_in(language: str, *folders: Path, titles: Mapping[str, str] | None = None) -> Words:
    """The words of a language: the shared ones, and those in these folders; and what a card file calls its cards."""
    if language not in LANGUAGES:
        raise BadOptions("no-such-language", name=shown(language), known=listed(LANGUAGES))
    return words_of(language, folders, tuple(sorted((titles or {}).items())))


@functools.cache
def words_of(language: str, folders: tuple[Path, ...], titles: tuple[tuple[str, str], ...]) -> Words:
    return Words(language, SHARED, *folders, titles=dict(titles))
