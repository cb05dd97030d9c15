"""Where the golden matches are kept, and what is said of them."""

from __future__ import annotations

import hashlib
import json
from importlib import import_module
from pathlib import Path
from types import ModuleType

from iacta.engine.rules.game import Game
from iacta.match import Match

COMMAND = "python -m tools.golden"
HISTORY = "history.json"


def folder_of(game: Game) -> Path:
    return Path(__file__).parent / game.name.replace("-", "_")


def module_of(game: Game, name: str) -> ModuleType:
    """What a game says about its own matches: `scenes`, `shown` or `words`."""
    return import_module(f"tests.golden.{folder_of(game).name}.{name}")


def records_of(game: Game) -> list[Path]:
    return sorted(folder_of(game).glob("*.jsonl"))


def viewers(match: Match) -> list[int]:
    """Every seat, and the spectators."""
    return [*range(match.seats), match.game.spectator]


def named(match: Match, viewer: int) -> str:
    return "spectators" if viewer == match.game.spectator else f"seat {viewer}"


def history(match: Match) -> dict[str, str]:
    """A digest of all that each viewer was told from the deal to the end."""
    told = {named(match, viewer): json.dumps(match.events(viewer, -1), sort_keys=True) for viewer in viewers(match)}
    return {viewer: hashlib.sha256(text.encode()).hexdigest()[:16] for viewer, text in told.items()}
