"""The Fluent files as they are written: every message with its patterns, its variables and the cases it asks for."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path

from fluent.syntax import FluentParser, ast, serialize

import iacta
from iacta.engine.words.messages import LANGUAGES, SHARED, files
from iacta.games import NAMES, load_game

PACKAGE = Path(iacta.__file__).parent
GAMES = {name: load_game(name).folder / "text" for name in NAMES}
FOLDERS = sorted({path.parent for path in PACKAGE.rglob("en*.ftl")})
PLURAL_FORMS = ("zero", "one", "two", "few", "many", "other")
OTHER_LANGUAGES = [language for language in LANGUAGES if language != "en"]


@dataclass(frozen=True)
class Written:
    """A message of a file."""

    node: ast.Message

    @property
    def name(self) -> str:
        return str(self.node.id.name)

    @cached_property
    def patterns(self) -> dict[str, ast.Pattern]:
        """The message's own pattern under "", those of its attributes under their names."""
        own = {"": self.node.value} if self.node.value else {}
        return {**own, **{attribute.id.name: attribute.value for attribute in self.node.attributes}}

    @property
    def attributes(self) -> set[str]:
        return set(self.patterns) - {""}

    @cached_property
    def variables(self) -> set[str]:
        return {str(node.id.name) for node in inside(self.node) if isinstance(node, ast.VariableReference)}

    @property
    def plural_selectors(self) -> set[str]:
        """Variables that only choose between the forms of a number; another language may do without."""
        numbers = [node for node in inside(self.node) if isinstance(node, ast.SelectExpression) and by_number(node)]
        counted = [id(node.selector) for node in numbers]
        references = [node for node in inside(self.node) if isinstance(node, ast.VariableReference)]
        return self.variables - {str(node.id.name) for node in references if id(node) not in counted}

    @cached_property
    def references(self) -> set[str]:
        """The messages that this one puts together; they get the same arguments."""
        return {str(node.id.name) for node in inside(self.node) if isinstance(node, ast.MessageReference)}

    @property
    def selectors(self) -> set[str]:
        """Variables that choose between forms."""
        found = [node.selector for node in inside(self.node) if isinstance(node, ast.SelectExpression)]
        return {str(node.id.name) for node in found if isinstance(node, ast.VariableReference)}

    @property
    def numbers(self) -> set[str]:
        """Variables whose digits are prescribed, which must be numbers."""
        calls = [node for node in inside(self.node) if isinstance(node, ast.FunctionReference)]
        found = [argument for call in calls if call.id.name == "NUMBER" for argument in call.arguments.positional]
        return {str(node.id.name) for node in found if isinstance(node, ast.VariableReference)}

    def cases(self, function: str) -> set[str]:
        """The grammatical cases in which the message uses CARD or PLAYER, other than the usual one."""
        calls = [node for node in inside(self.node) if isinstance(node, ast.FunctionReference)]
        return {
            str(argument.value.value)
            for call in calls
            if call.id.name == function
            for argument in call.arguments.named
            if argument.name.name == "case"
        }

    def texts(self) -> dict[str, str]:
        """Each pattern as it stands in the file."""
        return {name: source(pattern) for name, pattern in self.patterns.items()}


def by_number(node: ast.SelectExpression) -> bool:
    keys = [variant.key for variant in node.variants]
    return all(isinstance(key, ast.NumberLiteral) or key.name in PLURAL_FORMS for key in keys)


def inside(node: ast.BaseNode) -> Iterator[ast.BaseNode]:
    """A node and all nodes in it."""
    yield node
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.BaseNode):
                yield from inside(child)


def source(pattern: ast.Pattern) -> str:
    written = serialize(ast.Resource([ast.Message(ast.Identifier("x"), pattern)]))
    return str(written).removeprefix("x =").strip()


def alternatives(pattern: ast.Pattern) -> list[str]:
    """Every text that a pattern can become; what is filled in is shown as …"""
    texts = [""]
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            added = [element.value]
        elif isinstance(element.expression, ast.SelectExpression):
            added = [text for variant in element.expression.variants for text in alternatives(variant.value)]
        else:
            added = ["…"]
        texts = [text + more for text in texts for more in added]
    return texts


@cache
def entries(folder: Path, language: str) -> tuple[ast.EntryType, ...]:
    """Everything in a folder's files of a language."""
    parser = FluentParser(with_spans=False)
    return tuple(entry for path in files(language, folder) for entry in parser.parse(path.read_text("utf-8")).body)


@cache
def written(folder: Path, language: str) -> dict[str, Written]:
    """A folder's messages in a language, by name."""
    return {entry.id.name: Written(entry) for entry in entries(folder, language) if isinstance(entry, ast.Message)}


@cache
def errors(folder: Path) -> dict[str, Written]:
    """The messages in a folder's chapter of errors."""
    path = folder / "en-errors.ftl"
    body = FluentParser(with_spans=False).parse(path.read_text("utf-8")).body if path.exists() else ()
    return {entry.id.name: Written(entry) for entry in body if isinstance(entry, ast.Message)}


def at_the_table(name: str, language: str) -> dict[str, Written]:
    """The messages that a game's table uses: the shared ones and its own."""
    return {**written(SHARED, language), **written(GAMES[name], language)}
