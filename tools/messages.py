"""Writes docs/messages.md: every error with its class, its English sentence, and what to do about it.

python -m tools.messages
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

from fluent.syntax import ast

from iacta.engine.words.messages import SHARED
from iacta.games import NAMES, load_game
from tests.words.raised import made
from tests.words.reading import FOLDERS, GAMES, Written, errors, written

PAGE = Path(__file__).parents[1] / "docs" / "messages.md"
KINDS = {
    "BadOptions": "Options, seats, names and words on the command line that make no sense.",
    "BadAction": "What was typed or sent cannot be read as an action, a seat or a thing on the table.",
    "IllegalAction": "The rules forbid it. What a game's own rules forbid stands further down, with the clauses.",
    "NotYourTurn": "Another seat decides now.",
    "StaleVersion": "The match has moved on since the caller looked.",
    "BadRecord": "A record cannot be read or does not replay. The sentence begins with the line, where there is one.",
    "BadCards": "A card file cannot be read or breaks a rule. The sentence begins with the line, where there is one.",
    "BadPosition": "A position written as a line of text cannot be read, or could not be met in a game.",
    "CannotSave": "A match could not be saved; what was in the file before is still there.",
    "BadResults": "The file of an arena cannot be read, or is that of another contest; it is left as it is.",
    "BotFailed": "A bot broke in an arena, or chose what is not legal; deals that were finished are kept.",
    "BadMessage": "A message or a request to the server does not have the form that docs/protocol.md gives.",
    "Forbidden": "It is not for this guest to do, or it came from the page of somebody else.",
    "NoSuchThing": "The server has no such table, game or page.",
    "NotPossible": "The table is not in a state for it.",
    "TooLarge": "More than the server reads.",
    "TooSlow": "A request did not arrive in time.",
    "WrongHost": "The request is for a name that the setting `hosts` does not have.",
    "TooFast": "More than the server takes in that time, or in all.",
    "Unavailable": "The database did not take it; nothing has changed, and it can be tried again.",
    "BadDatabase": "The data folder of a server cannot be used; nothing in it has changed.",
    "MissingExtra": "A package is not installed that only an extra of Iacta brings.",
    "TooManyEvents": "A step had more events than its game declares; the step is not made.",
}
INTRODUCTION = """\
# Messages

Whatever goes wrong is one sentence, in English, Polish, Portuguese or Ukrainian. In Python an error is an `IactaError`:
`str(error)` is the English sentence, `error.text("pl")` the Polish one, and `error.sentence.message` the name in the
first column, which stays the same when the words change. After an error nothing has changed.

In these sentences seats are counted from 0, as programs count them; at a table players are counted from 1, so that
Player 1 sits in seat 0. What an operating system or a TOML parser says is quoted as it is.

This page is written by `python -m tools.messages` from the Fluent files and the places where errors are raised.
"""


def page() -> str:
    """The whole page."""
    return "\n".join([INTRODUCTION, *sections()])


def sections() -> Iterator[str]:
    found = by_kind()
    assert set(found) == set(KINDS)
    for kind, about in KINDS.items():
        yield section(f"`{kind}`", about, found[kind])
    for name in NAMES:
        game = load_game(name)
        yield f"## `IllegalAction` in {game.title}\n\n| message | clause | sentence |\n|---|---|---|"
        messages = written(GAMES[name], "en")
        yield "\n".join(
            f"| `{reason.message}` | {reason.clause} | {plain(messages[reason.message])} |"
            for reason in game.reasons[1:]
        )
        yield ""
    quoted = {message.name: message for message in written(SHARED, "en").values() if message.name in said_elsewhere()}
    yield section("Sentences that are no errors", "They are said by the program itself, or inside errors.", quoted)


def by_kind() -> dict[str, dict[str, Written]]:
    """The messages of each class of error, in the order of the files."""
    raised: dict[str, set[str]] = {}
    for sentence in made():
        if sentence.kind and sentence.messages:
            raised.setdefault(sentence.kind, set()).update(sentence.messages)
    everything = {name: message for folder in FOLDERS for name, message in written(folder, "en").items()}
    return {kind: {name: everything[name] for name in everything if name in names} for kind, names in raised.items()}


def said_elsewhere() -> set[str]:
    """The messages of the shared chapter of errors that no error is raised with."""
    return set(errors(SHARED)) - {name for messages in by_kind().values() for name in messages}


def section(title: str, about: str, messages: Mapping[str, Written]) -> str:
    rows = [f"| `{name}` | {plain(message)} | {advice(message)} |" for name, message in messages.items()]
    return "\n".join([f"## {title}", "", about, "", "| message | sentence | what to do |", "|---|---|---|", *rows, ""])


def advice(message: Written) -> str:
    return (message.node.comment.content or "") if message.node.comment else ""


def plain(message: Written) -> str:
    """A message as one sentence: variables in braces, and of several forms the usual one."""
    return text_of(message.patterns[""]).replace("|", "\\|")


def text_of(pattern: ast.Pattern) -> str:
    parts = []
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            parts.append(element.value)
        elif isinstance(element.expression, ast.SelectExpression):
            parts.append(next(text_of(variant.value) for variant in element.expression.variants if variant.default))
        elif isinstance(element.expression, ast.VariableReference | ast.FunctionReference):
            parts.append(f"{{{element.expression.id.name}}}")
        else:
            raise TypeError(f"no way to write {element.expression}")
    return "".join(parts)


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
