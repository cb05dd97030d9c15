"""The sentences that the code makes: every error and every `Sentence`, with its message and the names of its
arguments, read from the source."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from iacta.engine.words.messages import SHARED
from iacta.games import NAMES
from tests.words.reading import GAMES, PACKAGE, Written, written

MARKS = {"line", "clause"}  # arguments of an error that its sentence does not name
SENTENCES = {"Sentence": "", "wrong": "BadCards"}  # what else makes sentences, and the class it makes


@dataclass(frozen=True)
class Made:
    """A sentence made at a line of a file: of which class, with which messages, and with which arguments."""

    path: Path
    line: int
    kind: str
    messages: tuple[str, ...] | None  # None if the message is no constant
    arguments: frozenset[str]

    @property
    def where(self) -> str:
        return f"{self.path.relative_to(PACKAGE)}:{self.line}"


@cache
def trees() -> dict[Path, ast.Module]:
    return {path: ast.parse(path.read_text("utf-8")) for path in sorted(PACKAGE.rglob("*.py"))}


@cache
def error_classes() -> frozenset[str]:
    """The names of all our errors: `IactaError` and whatever is derived from it."""
    bases = {
        node.name: {base.id for base in node.bases if isinstance(base, ast.Name)}
        for tree in trees().values()
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef)
    }
    found = {"IactaError"}
    while more := {name for name, above in bases.items() if above & found} - found:
        found |= more
    return frozenset(found)


def called(call: ast.Call) -> str:
    return call.func.id if isinstance(call.func, ast.Name) else getattr(call.func, "attr", "")


def constants(node: ast.expr) -> tuple[str, ...] | None:
    """The texts that an expression can be, where that can be seen."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return (node.value,)
    if isinstance(node, ast.IfExp):
        ways = [constants(way) for way in (node.body, node.orelse)]
        return None if None in ways else tuple(text for way in ways for text in way or ())
    return None


def in_file(path: Path, tree: ast.Module) -> Iterator[Made]:
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call) or not node.args:
            continue
        name = called(node)
        if name in error_classes() or name in SENTENCES:
            arguments = frozenset(keyword.arg for keyword in node.keywords if keyword.arg)
            arguments -= MARKS if name in error_classes() else set()
            yield Made(path, node.lineno, SENTENCES.get(name, name), constants(node.args[0]), arguments)


@cache
def made() -> tuple[Made, ...]:
    """Every sentence that the code makes, except inside the errors themselves."""
    own = PACKAGE / "engine" / "words" / "errors.py"
    return tuple(
        found for path, tree in trees().items() for found in in_file(path, tree) if path != own or found.messages
    )


def words_beside(path: Path) -> dict[str, Written]:
    """The English messages that code in a file can name: those beside it, the shared ones, and a game's title."""
    folder = next((folder / "text" for folder in path.parents if (folder / "text").is_dir()), SHARED)
    title = {"title": written(GAMES[NAMES[0]], "en")["title"]}
    return {**title, **written(SHARED, "en"), **written(folder, "en")}


def all_constants() -> set[str]:
    """Every text that stands in the code."""
    return {
        node.value
        for tree in trees().values()
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
