"""The messages as TypeScript types, for the page: `python -m iacta.server.typescript` writes them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from pydantic import BaseModel, TypeAdapter

from iacta.server import messages

PAGE = Path(__file__).parents[2] / "web" / "src" / "messages.ts"
HEAD = "// The messages of iacta/server/messages.py, written by `python -m iacta.server.typescript`. Do not edit.\n"
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def typescript() -> str:
    """All messages as TypeScript."""
    parts = [HEAD, *map(interface, sorted(models(), key=lambda model: model.__name__))]
    for union in ("FromClient", "FromServer"):
        schema = TypeAdapter(getattr(messages, union)).json_schema()
        names = sorted(reference["$ref"].rpartition("/")[2] for reference in schema["oneOf"])
        parts.append(f"export type {union} = {' | '.join(names)};\n")
    return "\n".join(parts)


def models() -> list[type[messages.Message]]:
    found = vars(messages).values()
    return [thing for thing in found if isinstance(thing, type) and issubclass(thing, messages.Message)][1:]


def interface(model: type[BaseModel]) -> str:
    """A message: its docstring, and a line for each of its fields. What has a default may be left out."""
    schema = model.model_json_schema()
    said = " ".join((model.__doc__ or "").split())
    lines = [f"/** {said} */", f"export interface {model.__name__} {{"]
    required = schema.get("required", [])
    for name, field in schema.get("properties", {}).items():
        lines.append(f"  {name}{'' if name in required else '?'}: {type_of(field)};")
    return "\n".join([*lines, "}", ""])


def type_of(schema: dict[str, Any]) -> str:
    """The TypeScript of a JSON schema, as far as our messages need it."""
    if "$ref" in schema:
        return str(schema["$ref"].rpartition("/")[2])
    if "const" in schema:
        return f'"{schema["const"]}"'
    if "enum" in schema:
        return " | ".join(f'"{value}"' for value in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(type_of(part) for part in schema["anyOf"]))
    if schema.get("type") == "array":
        item = type_of(schema["items"])
        return f"({item})[]" if " " in item else f"{item}[]"
    if schema.get("type") == "object":
        values = schema.get("additionalProperties")
        return f"Record<string, {type_of(values) if isinstance(values, dict) and values else 'unknown'}>"
    return PLAIN.get(schema.get("type", ""), "unknown")


if __name__ == "__main__":
    PAGE.write_text(typescript(), encoding="utf-8")
