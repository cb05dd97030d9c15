"""The search of a game at one speed: one piece of compiled code for every game, to which the game's rules are given as
functions. So it is compiled in seconds, kept on disk, and holds no rule that could grow stale."""

from __future__ import annotations

import functools
import threading
from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from iacta.bots.search.iteration import search
from iacta.bots.search.tree import Tree
from iacta.engine.compiling.background import FURTHER
from iacta.engine.compiling.entry_points import DOORS
from iacta.engine.compiling.rule import Build, fingerprint, rule
from iacta.engine.compiling.rulebook import Rulebook, cache_folder, opened, signature
from iacta.engine.rules.game import Game


class Rules(NamedTuple):
    """The doors of a rulebook that a search goes through."""

    legal_actions: Any
    step: Any
    look: Any  # `view`, a name that Numba keeps for arrays
    determinize: Any
    worth: Any
    rank: Any
    to_act: Any
    asked: Any
    sealed: Any
    phase: Any


@rule(compiled="iacta.engine.compiling.borrowed:borrowed")
def borrowed(array):
    """Whoever searches holds the arrays all the while: compiled code need not count who else does, which takes a tenth
    of its time."""
    return array


@rule
def enter_search(
    legal_actions, step, look, determinize, worth, rank, to_act, asked, sealed, phase,
    nodes, edges, values, keys, homes, used, path, mask, found, ranked, marks, choices, result,
    w, k, plan, root, root_seat, seats, until, most, g,
):  # fmt: skip
    game = Rules(legal_actions, step, look, determinize, worth, rank, to_act, asked, sealed, phase)
    tree = Tree(
        borrowed(nodes), borrowed(edges), borrowed(values), borrowed(keys), borrowed(homes), borrowed(used),
        borrowed(path), borrowed(mask), borrowed(found), borrowed(ranked), borrowed(marks), borrowed(choices),
        borrowed(result),
    )  # fmt: skip
    here = borrowed(w), borrowed(k), borrowed(plan)
    return search(game, tree, *here, root, root_seat, seats, until, most, borrowed(g))


# The kinds of the arguments of an entry after the rules, as in the engine's DOORS; h is a table of short integers, f
# one of real numbers, x a list of them.
TREE = "hhfuhnhmnnnnx"
SEARCH = f"{TREE}SKniiiiiu"
THROUGH = tuple("view" if name == "look" else name for name in Rules._fields)


class Searcher(NamedTuple):
    """The search with a game's rules in it: `run` takes the arrays of a tree and the rest of `enter_search`."""

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
        return made.setdefault(book, Searcher(with_rules(book, enter_search, SEARCH), fast=False))
    with making:
        if book not in made:
            made[book] = Searcher(with_rules(book, enter_search, SEARCH), fast=True)
        return made[book]


def with_rules(book: Rulebook, entry: Callable[..., Any], arguments: str) -> Callable[..., Any]:
    """An entry that takes the rules as its first arguments, with a game's rules, at the speed of the rulebook."""
    if book.mode == "interpreted":
        known = {door.__name__.removeprefix("enter_"): door for door in DOORS}
        rules = [book.build.make(known[name]) for name in THROUGH]
        return functools.partial(opened(Build("interpreted", {}).make(entry)), *rules)
    folder = cache_folder(f"{book.game.name}-search", book.mode, fingerprint([entry], {}))
    compiled = Build(book.mode, {}, folder).make(entry, entry=True)
    doors = [book.doors[name] for name in THROUGH]
    with book.alone():
        compiled.compile((*map(first_class, doors), *(kind(letter, book.game) for letter in arguments)))
    compiled.disable_compile()
    # Numba would compare the types of all arguments at every call, and look for each door's form among many. There is
    # one of each: a call takes half the time.
    for door in doors:
        door.get_compile_result = functools.partial(only_form, door)
    return functools.partial(only_form(compiled).entry_point, *doors)


def only_form(door: Any, _: object = None) -> Any:
    """What a door was compiled to that takes arguments of one kind only."""
    (form,) = door.overloads.values()
    return form


def first_class(door: Any) -> Any:
    """The type of a compiled door as a value."""
    from numba import types

    signature = only_form(door).signature
    return types.FunctionType(types.unliteral(signature.return_type)(*signature.args))


def kind(letter: str, game: Game) -> Any:
    import numba

    ours = {"h": np.zeros((2, 2), np.int32), "f": np.zeros((2, 2)), "x": np.zeros(2)}
    return numba.typeof(ours[letter]) if letter in ours else signature(game, letter)[0]


FURTHER.append(searcher)  # no table waits for it: it plays with the interpreted search until the compiled one is ready
