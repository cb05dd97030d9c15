"""The messages, and what each game declares of its tables, as TypeScript types for the page: `python -m
iacta.server.typescript` writes them."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from pydantic import BaseModel, TypeAdapter

from iacta.engine.rules.declaration import comments_of
from iacta.engine.rules.game import Game
from iacta.games import NAMES, load_game
from iacta.match.plain_types import facts_types, plain_types
from iacta.server import messages
from iacta.server.game_types import OfEachGame

SOURCE = Path(__file__).parents[2] / "web" / "src"
HEAD = "// {what}, written by `python -m iacta.server.typescript`. Do not edit.\n"
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
WIDTH = 120
VIEW = "A table as one viewer sees it. A card that the viewer does not know is `unknown`."
# What a comment of a declaration says of the number that stands for none; a view has null there.
NONE_IN_A_RECORD = re.compile(r", [-−]?\d+ (?:before|if none|without|while .*?)(?= \(|$)")


def files() -> dict[Path, str]:
    """Every file of the page that is written here."""
    games = {SOURCE / "games" / name / "view.ts": game_types(load_game(name)) for name in NAMES}
    return {SOURCE / "messages.ts": message_types(), **games}


def message_types() -> str:
    """All messages."""
    parts = [HEAD.format(what="The messages of iacta/server/messages.py")]
    parts.append("".join(f'import type * as {module(name)} from "./games/{name}/view";\n' for name in NAMES))
    parts += map(message, sorted(models(), key=lambda model: model.__name__))
    for union in ("FromClient", "FromServer"):
        schema = TypeAdapter(getattr(messages, union)).json_schema()
        names = sorted(map(type_of, schema["oneOf"]))
        parts.append(f"export type {union} = {' | '.join(names)};\n")
    return "\n".join(parts)


def module(name: str) -> str:
    """What the types of a game are imported as."""
    return name.replace("-", "_")


def models() -> list[type[messages.Message]]:
    found = vars(messages).values()
    return [thing for thing in found if isinstance(thing, type) and issubclass(thing, messages.Message)][1:]


def message(model: type[BaseModel]) -> str:
    """A message. A field that is another in every game has one of the types of the games; so have fields together."""
    schema = model.model_json_schema()
    marks = {
        name: mark
        for name, field in model.model_fields.items()
        for mark in field.metadata
        if isinstance(mark, OfEachGame)
    }
    types = {name: of_games(mark.name) for name, mark in marks.items()}
    said = schema.get("description", "")
    together = {name: mark.together for name, mark in marks.items() if mark.together}
    if not together:
        return interface(model.__name__, schema, said, types=types)
    for name in together:
        del schema["properties"][name]
    whole = of_games(*dict.fromkeys(together.values()))
    rest = interface(f"{model.__name__}Fields", schema, "", types=types)
    return (
        f"{rest}\n/** {' '.join(said.split())} */\nexport type {model.__name__} = {model.__name__}Fields & ({whole});\n"
    )


def of_games(name: str) -> str:
    """The type that is each game's of this name."""
    return " | ".join(f"{module(game)}.{name}" for game in NAMES)


def game_types(game: Game) -> str:
    """The types of a game: its view, and the names and facts that are its own."""
    _, schema = TypeAdapter.json_schemas(
        [(name, "validation", TypeAdapter(type_)) for name, type_ in plain_types(game)._asdict().items()]
    )
    schema["$defs"]["View"]["description"] = VIEW
    comments = {name: NONE_IN_A_RECORD.sub("", comment) for name, comment in comments_of(game.declared).items()}
    parts = [HEAD.format(what=f"What {game.title} declares")]
    for name, definition in sorted(schema["$defs"].items()):
        parts.append(definition_of(name, definition, comments if name == "View" else {}))
    return "\n".join([*parts, event_type(game)])


def event_type(game: Game) -> str:
    """What happened, by its name, with its further facts."""
    own = facts_types(game)
    lines = [f'  | {{ event: "{event}"; facts: {facts.__name__} }}' for event, facts in own.items()]
    others = f"Exclude<EventName, {' | '.join(map(quoted, own))}>" if own else "EventName"
    lines.append(f"  | {{ event: {others}; facts: Nothing }};\n")
    return "\n".join(["/** What happened, with its further facts. */", "export type Event =", *lines])


def quoted(text: str) -> str:
    return f'"{text}"'


def definition_of(name: str, schema: dict[str, Any], comments: Mapping[str, str]) -> str:
    if schema.get("type") == "object":
        return interface(name, schema, schema.get("description", ""), comments)
    return list_of_names(name, schema["enum"]) if "enum" in schema else f"export type {name} = {type_of(schema)};\n"


def list_of_names(name: str, texts: list[str]) -> str:
    """All names, in their order, and the type of one of them, both called the same."""
    names = [f'"{text}"' for text in texts]
    line = f"export const {name} = [{', '.join(names)}] as const;"
    if len(line) > WIDTH:
        line = "\n".join([f"export const {name} = [", *(f"  {text}," for text in names), "] as const;"])
    return f"{line}\nexport type {name} = (typeof {name})[number];\n"


def interface(
    name: str,
    schema: dict[str, Any],
    said: str,
    comments: Mapping[str, str] | None = None,
    types: Mapping[str, str] | None = None,
) -> str:
    """A type with named fields, a line for each, and what is said of it. What has a default may be left out."""
    said = " ".join(said.split())
    lines = [f"/** {said} */"] if said else []
    if not schema.get("properties"):
        return "\n".join([*lines, f"export interface {name} {{}}", ""])
    lines.append(f"export interface {name} {{")
    required = schema.get("required", [])
    for field, described in schema.get("properties", {}).items():
        if comment := (comments or {}).get(field):
            lines.append(f"  /** {comment[0].upper()}{comment[1:]}. */")
        lines.append(f"  {field}{'' if field in required else '?'}: {(types or {}).get(field) or type_of(described)};")
    return "\n".join([*lines, "}", ""])


def type_of(schema: dict[str, Any]) -> str:
    """The TypeScript of a JSON schema, as far as our messages need it."""
    if "$ref" in schema:  # a message that is called like a type of some game has its module before its name
        return str(schema["$ref"].rpartition("/")[2].rpartition("__")[2])
    if "const" in schema:
        return f'"{schema["const"]}"'
    if "enum" in schema:
        return " | ".join(f'"{value}"' for value in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(type_of(part) for part in schema["anyOf"]))
    if schema.get("type") == "array":
        item = type_of(schema["items"])
        return f"({item})[]" if is_union(schema["items"]) else f"{item}[]"
    if schema.get("type") == "object":
        return record_of(schema)
    return PLAIN.get(schema.get("type", ""), "unknown")


def is_union(schema: dict[str, Any]) -> bool:
    return len(schema.get("anyOf", schema.get("enum", ()))) > 1


def record_of(schema: dict[str, Any]) -> str:
    """Values by name; where it is known what these can be, any of them may be missing."""
    values = schema.get("additionalProperties")
    value = type_of(values) if isinstance(values, dict) and values else "unknown"
    if "propertyNames" in schema:
        return f"Partial<Record<{type_of(schema['propertyNames'])}, {value}>>"
    return f"Record<string, {value}>"


if __name__ == "__main__":
    for path, text in files().items():
        path.write_text(text, encoding="utf-8")
