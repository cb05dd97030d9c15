"""The search of a game at one speed: one piece of compiled code for every game, to which the game's rules are given as
functions. So it is compiled in seconds, kept on disk, and holds no rule that could grow stale."""

from __future__ import annotations

import functools
import threading
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

from iacta.bots.search.iteration import search
from iacta.bots.search.tree import Tree
from iacta.engine.compiling.entry_points import GAME_ENTRY_POINTS, Arguments, Packed, without_refcount
from iacta.engine.compiling.rule import Build, fingerprint, rule
from iacta.engine.compiling.rulebook import Rulebook, cache_folder, name_of, on_arrays, only_form, signature
from iacta.engine.rules.search_settings import SearchSettings

if TYPE_CHECKING:
    from iacta.engine.rules.arrays import CardRecords, Records, Row


class Rules(NamedTuple):
    """The entry points of a rulebook that a search calls."""

    legal_actions: Callable[[Records, CardRecords, int, Row, Row], int]
    step: Callable[[Records, CardRecords, int, int], None]
    look: Callable[[Records, int, Records], None]  # `view`, a name that Numba keeps for arrays
    determinize: Callable[[Records, CardRecords, int, Records, Row], None]
    worth: Callable[[Records, CardRecords, int], int]
    rank: Callable[[Records, CardRecords, Row], None]
    to_act: Callable[[Records], int]
    current_seat: Callable[[Records], int]
    sealed: Callable[[Records], bool]
    phase: Callable[[Records], int]


@rule
def entry_search(
    game: Rules,
    tree: Tree,
    w: Records,
    k: CardRecords,
    settings: SearchSettings,
    root: int,
    root_seat: int,
    seats: int,
    until: int,
    most: int,
    g: Row,
) -> bool:
    here = without_refcount(tree), without_refcount(w), without_refcount(k), settings
    return search(game, *here, root, root_seat, seats, until, most, without_refcount(g))


# The kinds of the arguments after the rules.
TREE = Packed(Tree, "hhduhnhmnnnnx")
SETTINGS = Packed(SearchSettings, "i" * len(SearchSettings._fields))
SEARCH = (TREE, *"SK", SETTINGS, *"iiiiiu")
CALLED = tuple("view" if name == "look" else name for name in Rules._fields)


class Searcher(NamedTuple):
    """The search with a game's rules in it: `run` takes a tree and the rest of `entry_search`."""

    run: Callable[..., Any]
    fast: bool


made: dict[Rulebook, Searcher] = {}
making = threading.Lock()


def searcher(book: Rulebook) -> Searcher:
    """The one search of a rulebook in this process. Who thinks does not wait while that of another is compiled."""
    found = made.get(book)
    if found is not None:
        return found
    if book.mode == "interpreted":  # nothing to compile, and two of them would be the same
        return made.setdefault(book, Searcher(with_rules(book, entry_search, SEARCH), fast=False))
    with making:
        if book not in made:
            made[book] = Searcher(with_rules(book, entry_search, SEARCH), fast=True)
        return made[book]


def with_rules(book: Rulebook, entry: Callable[..., Any], arguments: Arguments) -> Callable[..., Any]:
    """An entry point that takes the rules as its first argument, with a game's rules, at the speed of the rulebook."""
    if book.mode == "interpreted":
        known = {name_of(function): function for function in GAME_ENTRY_POINTS}
        rules = Rules(*(book.build.make(known[name]) for name in CALLED))
        return functools.partial(on_arrays(Build("interpreted", {}).make(entry)), rules)
    fields = [kind.of._fields for kind in arguments if isinstance(kind, Packed)]
    folder = cache_folder(f"{book.game.name}-search", book.mode, fingerprint([entry], {}), Rules._fields, fields)
    compiled = Build(book.mode, {}, folder).make(entry)
    dispatchers = [book.entry_points[name] for name in CALLED]
    rules = Rules(*dispatchers)
    with book.alone():
        compiled.compile((type_of_rules(rules), *signature(book.game, arguments)))
    compiled.disable_compile()
    # Numba would compare the types of all arguments at every call, and look for each rule's form among many. There is
    # one of each: a call takes half the time.
    for dispatcher in dispatchers:
        dispatcher.get_compile_result = functools.partial(only_form, dispatcher)
    return functools.partial(only_form(compiled).entry_point, rules)


def type_of_rules(rules: Rules) -> Any:
    """Numba's type of compiled rules as values."""
    from numba import types

    signatures = [only_form(dispatcher).signature for dispatcher in rules]
    functions = [types.FunctionType(types.unliteral(one.return_type)(*one.args)) for one in signatures]
    return types.BaseTuple.from_types(functions, Rules)
