"""Messages as JSON. What is sent again and again is written once: the actions of a game, the fields of a table as long
as they do not change, and a position for all who see the same."""

from __future__ import annotations

import functools
from dataclasses import dataclass
from typing import Any

import numpy as np
from pydantic_core import to_json

from iacta.engine.rules.game import Game
from iacta.match.plain import counted, plain_field, shown_fields
from iacta.match.words import spoken
from iacta.server.messages import Message, Position

MOST_VALUES = 1000  # of each field of a game that are kept as JSON
NOWHERE = slice(0)  # no bytes of a record


class Json(str):
    """A part of a message that is JSON already. It stands where the message's class says something else."""

    __slots__ = ()


@dataclass(frozen=True)
class Written:
    """A whole message as JSON, to be sent to several viewers."""

    text: str


def text_of(message: Message | Written) -> str:
    """A message as JSON."""
    if isinstance(message, Written):
        return message.text
    parts: list[str] = []
    plain: dict[str, object] = {}  # fields that have to be written, as many at once as lie between prepared ones
    for name, value in vars(message).items():
        if isinstance(value, Json | Position):
            parts += [*written(plain), f'"{name}":{value if isinstance(value, Json) else text_of(value)}']
            plain = {}
        else:
            plain[name] = value
    if not parts:
        return message.model_dump_json()
    return "{" + ",".join([*parts, *written(plain)]) + "}"


def written(fields: dict[str, object]) -> list[str]:
    return [to_json(fields)[1:-1].decode()] if fields else []


def listed(parts: list[str]) -> Json:
    return Json(f"[{','.join(parts)}]")


class TableText:
    """The fields of a game's views as JSON. The same bytes are the same text, whoever sees them."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.begins = f'{{"game":"{game.name}",'
        self.fields = [self.writer(name) for name in shown_fields(game)]

    def writer(self, name: str) -> tuple[slice, slice, functools._lru_cache_wrapper[str]]:
        """Where a field is in a record, where the field is that says how many of its values count, and what writes both
        down."""
        up_to = self.game.declared.declared[name].up_to
        write = functools.lru_cache(MOST_VALUES)(functools.partial(self.written, name, up_to))
        return self.place(name), self.place(up_to) if up_to else NOWHERE, write

    def place(self, name: str) -> slice:
        fields: Any = self.game.state.fields
        kind, offset = fields[name][:2]
        return slice(offset, offset + kind.itemsize)

    def written(self, name: str, up_to: str, memory: bytes, count: bytes) -> str:
        """A field with its name."""
        fields = {name: self.plain(name, memory), **({up_to: self.plain(up_to, count)} if up_to else {})}
        return f'"{name}":{to_json(counted(self.game, name, fields)).decode()}'

    def plain(self, name: str, memory: bytes) -> Any:
        kind = self.game.state[name]
        return plain_field(self.game, name, np.frombuffer(memory, kind.base).reshape(kind.shape))

    def __call__(self, memory: bytes) -> Json:
        """All fields of a view, from the bytes of its record, after the name of the game."""
        texts = [write(memory[place], memory[count]) for place, count, write in self.fields]
        return Json(self.begins + ",".join(texts) + "}")


@functools.cache
def table_text(game: Game) -> TableText:
    return TableText(game)


@functools.cache
def spoken_words(game: Game) -> tuple[dict[str, str], ...]:
    """The arguments of each action's message, by the action's id."""
    return tuple(arguments for _, arguments in spoken(game))


@functools.cache
def action_text(game: Game, seat: int, action: int) -> str:
    """What never changes of an action of a seat: everything up to whether it is binding."""
    table = game.actions
    fields = {
        "id": action,
        "family": table.family_name(action),
        "words": spoken_words(game)[action],
        "handles": table.handles(action, seat),
    }
    return to_json(fields).decode()[:-1]


def legal_action_text(game: Game, seat: int, action: int, about: dict[str, Any], *, binding: bool) -> str:
    fixed, known = action_text(game, seat, action), to_json(about).decode() if about else "{}"
    return f'{fixed},"binding":{"true" if binding else "false"},"about":{known}}}'
