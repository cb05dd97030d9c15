"""The language of the command line: `--lang`, the setting IACTA_LANG, the system's language, or English."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from iacta.engine.words.language import DEFAULT, spoken
from iacta.engine.words.messages import LANGUAGES, Words, words_in

TEXT = Path(__file__).parent / "text"
OPTION = "--lang"
SETTING = "IACTA_LANG"
OF_THE_SYSTEM = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set counts


def usual_language() -> str:
    """The language to speak where a command is not told one."""
    return asked_for(sys.argv[1:]) or set_by(os.environ)


def language_of_errors() -> str:
    """A language in which an error can be told, even that there is no such language."""
    usual = usual_language()
    return usual if usual in LANGUAGES else DEFAULT


def asked_for(arguments: Sequence[str]) -> str | None:
    """What follows the last `--lang`, wherever it stands: help and errors are told before the rest is understood."""
    found = None
    for place, word in enumerate(arguments):
        if word == OPTION and arguments[place + 1 :]:
            found = arguments[place + 1]
        elif word.startswith(f"{OPTION}="):
            found = word.partition("=")[2]
    return found


def set_by(environment: Mapping[str, str]) -> str:
    if setting := environment.get(SETTING):
        return setting
    return spoken([system for name in OF_THE_SYSTEM if (system := environment.get(name))][:1])


def cli_words(language: str) -> Words:
    """The words of the command line itself."""
    return words_in(language, TEXT)
