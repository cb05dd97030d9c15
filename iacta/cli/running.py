"""Runs a command. Whatever a person got wrong is one sentence on standard error and exit status 2."""

from __future__ import annotations

import io
import os
import sys
from pathlib import Path
from typing import Any, NoReturn

import typer

from iacta.cli import INTERRUPTED
from iacta.cli.commands import app
from iacta.cli.language import TEXT, language_of_errors
from iacta.engine.words.errors import BadOptions, IactaError, Said, Sentence, shown

FRACTIONS = ("seconds", "hours", "days")  # values that need not be whole numbers


def run() -> None:
    """Run the command that was typed, and leave."""
    if sys.stdout is None:
        give_up(Sentence("nowhere-to-print"))
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal without these letters shows a sign in their place
    try:
        status = app(standalone_mode=False)
        sys.stdout.flush()
    except SystemExit as leaving:
        # The library leaves so, without a word, when a pipe is closed while it prints.
        if leaving.code == 1:
            give_up(Sentence("not-delivered"))
        raise
    except IactaError as error:
        give_up(error)
    except BrokenPipeError:
        # Python flushes standard output once more when it ends: into nothing, then.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        give_up(Sentence("not-delivered"))
    except OSError as error:
        what = str(error.filename) if error.filename else Sentence("the-output")
        give_up(Sentence("system-error", what=what, why=error.strerror or str(error)))
    except (typer.Abort, KeyboardInterrupt):
        sys.exit(INTERRUPTED)
    except Exception as error:
        # The library's own errors of usage are no public class; they can all say what is wrong in a sentence.
        if not hasattr(error, "format_message"):
            raise
        print(error_text(error), file=sys.stderr)
        sys.exit(2)
    sys.exit(status or 0)


def give_up(wrong: Said) -> NoReturn:
    print(wrong.text(language_of_errors()), file=sys.stderr)
    sys.exit(2)


def error_text(error: Any) -> str:
    """An error of the library in the reader's language, as far as we know it; what it says itself otherwise."""
    known = known_error(error)
    return known.text(language_of_errors()) if known else str(error.format_message())


def known_error(error: Any) -> BadOptions | None:
    command = error.ctx.command_path if getattr(error, "ctx", None) else "iacta"
    kind = type(error).__name__
    if kind == "NoSuchOption":
        return BadOptions("unknown-flag", command=command, option=shown(error.option_name))
    if kind == "BadOptionUsage":
        flag = takes_no_value(error.option_name)
        return BadOptions("flag-with-value" if flag else "flag-without-value", option=error.option_name)
    if kind == "MissingParameter":
        return BadOptions("argument-missing", command=command, argument=Sentence(f"value-{error.param.metavar}", TEXT))
    if kind == "BadParameter" and error.param.type_descriptor.annotation is Path:
        return BadOptions("path-not-readable", given=given_name(error.param))
    if kind == "BadParameter":
        fraction = error.param.metavar in FRACTIONS
        return BadOptions("no-number" if fraction else "no-whole-number", option=max(error.param.opts, key=len))
    return None


def given_name(parameter: Any) -> str:
    """How a person knows a parameter: an option by its name, an argument by its place in the help."""
    longest: str = max(parameter.opts, key=len)
    if longest.startswith("-"):
        return longest
    return f"<{Sentence(f'value-{parameter.metavar}', TEXT).text(language_of_errors())}>"


def takes_no_value(name: str) -> bool:
    """Whether an option is a flag, in whatever command it is."""
    group: Any = typer.main.get_command(app)
    return any(name in option.opts and option.is_flag for command in commands_of(group) for option in command.params)


def commands_of(command: Any) -> list[Any]:
    """A command and all that are in it."""
    inside = [found for each in getattr(command, "commands", {}).values() for found in commands_of(each)]
    return [command, *inside]
