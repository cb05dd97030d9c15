"""The types of the parts of a message that every game has in a form of its own, made from what the games declare."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, Union

from iacta.games import NAMES, load_game
from iacta.match.plain_types import plain_types


@dataclass(frozen=True)
class OfEachGame:
    """Said of a type: it is that of some game, which each game has by this name. Some fields belong together: a game
    has a type for all of them."""

    name: str
    together: str = ""


def of_each_game(name: str, *, together: str = "") -> Any:
    """The type of what belongs to one of the games; the name is one of `PlainTypes`."""
    types = tuple(dict.fromkeys(getattr(plain_types(load_game(game)), name) for game in NAMES))
    return Annotated[Union[types], OfEachGame(name, together)]  # noqa: UP007  # made while the program runs
