"""The errors a caller can meet, one class for one kind; each is a sentence that can be said in every language."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Protocol


class Said(Protocol):
    """Something that can be said in a language: a sentence, an error, a list of actions."""

    def text(self, language: str = "en") -> str: ...


Argument = str | int | float | Said


class Sentence:
    """A message of the Fluent files and its arguments, put into words when somebody reads it.

    A number that is counted is given as a number and written as the language writes it; one that is a name (a version,
    a seat, a line) is given as text."""

    def __init__(self, message: str, /, *folders: Path, **arguments: Argument) -> None:
        """One of the folders holds the message, where it is not one of those that all games share."""
        self.message = message
        self.folders = folders
        self.arguments = arguments

    def text(self, language: str = "en") -> str:
        from iacta.engine.words.messages import words_in  # late: words have errors too

        said = {name: in_words(argument, language) for name, argument in self.arguments.items()}
        try:
            words = words_in(language, *self.folders)
        except ModuleNotFoundError:  # rules also run where nothing is installed that knows words
            return f"{self.message} ({', '.join(f'{name}: {value}' for name, value in said.items())})"
        return words(self.message, **said)

    def __str__(self) -> str:
        return self.text()


def in_words(argument: Argument, language: str) -> str | int | float:
    return argument if isinstance(argument, str | int | float) else argument.text(language)


def shown(value: object, most: int = 60) -> str | Sentence:
    """What somebody gave, short enough for a sentence; some numbers are too long to be written at all."""
    try:
        text = repr(value)
    except ValueError:
        return Sentence("too-long-to-write")
    if isinstance(value, str):
        return Sentence("quoted", text=shortened(text[1:-1], most))
    return shortened(text, most)


def shortened(text: str, most: int) -> str:
    return text if len(text) <= most else f"{text[:most]}…"


def listed(known: Iterable[str]) -> str:
    """The names of what there is."""
    return ", ".join(known)


class IactaError(Exception):
    """Something asked of Iacta could not be done; nothing has changed."""

    def __init__(self, message: str, /, *folders: Path, **arguments: Argument) -> None:
        """The name of a message and its arguments, as of a `Sentence`."""
        super().__init__(message)
        self.sentence = Sentence(message, *folders, **arguments)

    def text(self, language: str = "en") -> str:
        """What went wrong, in a language."""
        return self.sentence.text(language)

    def __str__(self) -> str:
        return self.text()


class BadAction(IactaError):
    """The action cannot be read."""


class IllegalAction(IactaError):
    """The rules forbid the action; the clause says where."""

    def __init__(self, message: str, /, *folders: Path, clause: str = "", **arguments: Argument) -> None:
        super().__init__(message, *folders, **arguments)
        self.clause = clause

    def text(self, language: str = "en") -> str:
        said = self.sentence.text(language)
        return Sentence("by-clause", sentence=said, clause=self.clause).text(language) if self.clause else said


class NotYourTurn(IactaError):
    """Another seat decides now."""


class StaleVersion(IactaError):
    """The match has moved on since the caller looked."""


class BadPosition(IactaError):
    """The text of a position cannot be read."""


class BadFile(IactaError):
    """A file cannot be read; the line says where."""

    def __init__(self, message: str, /, *folders: Path, line: int | None = None, **arguments: Argument) -> None:
        super().__init__(message, *folders, **arguments)
        self.line = line

    def text(self, language: str = "en") -> str:
        said = self.sentence.text(language)
        return Sentence("at-line", line=str(self.line), sentence=said).text(language) if self.line else said


class BadRecord(BadFile):
    """A record cannot be read or does not replay."""


class BadCards(BadFile):
    """A card file cannot be read or breaks a rule."""


class BadOptions(IactaError):
    """The options or the number of seats do not make a game."""
