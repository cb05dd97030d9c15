"""The games, by name. A game is imported when somebody asks for it."""

from importlib import import_module

from iacta.engine.errors import BadOptions, listed, shown
from iacta.engine.game import Game

MODULES = {
    "lusitania-xxi": "iacta.games.lusitania_xxi",
    "lusitania": "iacta.games.lusitania",
    "lutetia": "iacta.games.lutetia",
    "lumeria": "iacta.games.lumeria",
}
NAMES = tuple(MODULES)


def load_game(name: str) -> Game:
    """The game of that name."""
    if name not in MODULES:
        raise BadOptions("no-such-game", name=shown(name), known=listed(NAMES))
    game: Game = import_module(MODULES[name]).GAME
    return game
