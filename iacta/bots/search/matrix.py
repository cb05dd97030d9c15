"""What every pair of sealed choices brings at one decision, for measuring how well a bot mixes."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from iacta.bots.search.entry_points import SETTINGS, TREE, with_rules
from iacta.bots.search.memory import new_tree
from iacta.bots.search.playout import BLANK, KNOWN, STATE, WORKSPACE, judge, play_out, row
from iacta.engine.compiling.records import blank
from iacta.engine.compiling.rule import rule
from iacta.engine.compiling.rulebook import Rulebook
from iacta.engine.rules.game import Cards

if TYPE_CHECKING:
    from iacta.bots.search.entry_points import Rules
    from iacta.bots.search.tree import Tree
    from iacta.engine.rules.arrays import CardRecords, RealGrid, Records, Row
    from iacta.engine.rules.search_settings import SearchSettings

TO_THE_END = 1_000_000  # decisions: more than any playout takes
SEATS = 2


@rule
def fill(
    game: Rules,
    tree: Tree,
    w: Records,
    k: CardRecords,
    settings: SearchSettings,
    me: int,
    mine: Row,
    others: Row,
    deals: int,
    out: RealGrid,
    g: Row,
) -> None:
    """Write into `out` how well the seat does with each of its choices against each of the other's, on average over
    some deals that fit what it sees. Every pair is played on the same deals."""
    other = 1 - me
    for _ in range(deals):
        w[WORKSPACE] = w[BLANK]
        game.determinize(row(w, KNOWN), k, me, row(w, WORKSPACE), g)
        luck = g[0]
        for i in range(len(mine)):
            for j in range(len(others)):
                g[0] = luck
                w[STATE] = w[WORKSPACE]
                tree.choices[me] = mine[i]
                tree.choices[other] = others[j]
                game.step(row(w, STATE), k, 0, tree.choices[0])
                game.step(row(w, STATE), k, 1, tree.choices[1])
                play_out(game, tree, w, k, settings, g)
                judge(game, tree, w, k, settings, SEATS)
                out[i, j] += tree.result[me] / deals
        g[0] = luck


@rule
def entry_fill(
    game: Rules,
    tree: Tree,
    w: Records,
    k: CardRecords,
    settings: SearchSettings,
    me: int,
    mine: Row,
    others: Row,
    deals: int,
    out: RealGrid,
    g: Row,
) -> None:
    fill(game, tree, w, k, settings, me, mine, others, deals, out, g)


def matrix(
    book: Rulebook, cards: Cards, view: np.ndarray, me: int, mine: np.ndarray, others: np.ndarray, deals: int, seed: int
) -> np.ndarray:
    """How well a seat does at a sealed decision of two, by its own choice and the other's: from 0, lost, to 1. The game
    is played to its end by what is worth most at once."""
    rows = blank(book.game.silent_state, WORKSPACE + 1)
    rows[KNOWN] = book.game.without_events(view)[0]
    settings = book.game.search_settings._replace(steps=TO_THE_END).in_numbers()
    out = np.zeros((len(mine), len(others)))
    tree = new_tree(book.game.actions.count, 1, 1)
    filled = with_rules(book, entry_fill, (TREE, *"SK", SETTINGS, *"innidu"))
    filled(tree, rows, cards.k, settings, me, mine, others, deals, out, np.array([seed], np.uint64))
    return out
