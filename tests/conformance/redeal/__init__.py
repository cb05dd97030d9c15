"""What may not be known, dealt anew. Each game has a module here, written from its rules page, "What is public";
a registered game without one fails the suite.

Such a module gives
- `who_knows(known, seat, source, target)`: the viewers who know a card after a move;
- `open_cards(state)`: the cards that lie open but in no field of kinds, by the name of their place;
- `redealt(position, viewer, rng)`: the position with everything the viewer may not know dealt anew, a `Redealt`, and
  with it what happened and what others chose, where that is hidden too;
- `hidden_kinds(state, position, viewer)`: the kinds at the hidden places, for statistics;
- `LEAKS`: what a view could tell too much, each a rule that adds it to an honest view."""

from importlib import import_module
from types import ModuleType

from iacta.engine.rules.game import Game


def knowledge_of(game: Game) -> ModuleType:
    """The module that knows what is public in a game."""
    return import_module(f"tests.conformance.redeal.{game.name.replace('-', '_')}")
