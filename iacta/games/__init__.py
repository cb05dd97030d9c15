"""The games, by name. A game is imported when somebody asks for it."""

import functools
from importlib import import_module

from iacta.engine.rules.game import Cards, Game
from iacta.engine.words.errors import BadOptions, listed, shown

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


@functools.cache
def printed_cards(name: str) -> Cards:
    """The game's own cards, read once; nobody can change them."""
    return load_game(name).load_cards(None)


def cards_for(name: str, own: str | None) -> Cards:
    """The cards of somebody's own file, or the game's."""
    return printed_cards(name) if own is None else load_game(name).load_cards(own)
