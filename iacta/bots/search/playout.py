"""What a position promises each seat: a few decisions more, then the places, or what the positions are worth."""

from __future__ import annotations

from typing import TYPE_CHECKING

from iacta.engine.compiling.rule import rule
from iacta.engine.rules.contract import lowest
from iacta.engine.rules.random import think_below

if TYPE_CHECKING:
    from iacta.bots.search.entry_points import Rules
    from iacta.bots.search.tree import Tree
    from iacta.engine.rules.arrays import CardRecords, Records, Row
    from iacta.engine.rules.search_settings import SearchSettings

# What lies in the rows of the workspace.
KNOWN, STATE, TRIAL, SCENE, SIGHT, BLANK = range(6)
WORKSPACE = 6


@rule
def row(w: Records, i: int) -> Records:
    """One record, as entry points take it."""
    return w[i : i + 1]


@rule
def best_by_worth(game: Rules, tree: Tree, w: Records, k: CardRecords, me: int, count: int, g: Row) -> int:
    """Of the legal actions in tree.found, one after which the position is worth most to the seat."""
    best: int = tree.found[0]
    most = 0
    ties = 0
    for i in range(count):
        w[TRIAL] = w[STATE]
        game.step(row(w, TRIAL), k, me, tree.found[i])
        value = game.worth(row(w, TRIAL), k, me)
        if ties == 0 or value > most:
            best = tree.found[i]
            most = value
            ties = 1
        elif value == most:
            ties += 1
            if think_below(g, ties) == 0:
                best = tree.found[i]
    return best


@rule
def playout_choice(
    game: Rules, tree: Tree, w: Records, k: CardRecords, settings: SearchSettings, me: int, g: Row
) -> int:
    """What a seat does in a playout."""
    count = game.legal_actions(row(w, STATE), k, me, tree.mask, tree.found)
    for i in range(count):
        tree.mask[tree.found[i]] = 0
    only: int = tree.found[0]
    if count == 1:
        return only
    if settings.by_worth and think_below(g, 100) >= settings.careless:
        return best_by_worth(game, tree, w, k, me, count, g)
    chosen: int = tree.found[think_below(g, count)]
    return chosen


@rule
def deciding(game: Rules, s: Records) -> int:
    """The seats that choose now: all of them where choices are sealed, otherwise the current one."""
    due = game.to_act(s)
    if due == 0 or game.sealed(s):
        return due
    return 1 << game.current_seat(s)


@rule
def do_choices(game: Rules, tree: Tree, w: Records, k: CardRecords, due: int) -> None:
    while due:
        me = lowest(due)
        due ^= 1 << me
        game.step(row(w, STATE), k, me, tree.choices[me])


@rule
def play_out(game: Rules, tree: Tree, w: Records, k: CardRecords, settings: SearchSettings, g: Row) -> None:
    """Go on from w[STATE] for as many decisions as the settings say, or to the end."""
    for _ in range(settings.steps):
        due = deciding(game, row(w, STATE))
        if due == 0:
            return
        seats = due
        while seats:
            me = lowest(seats)
            seats ^= 1 << me
            tree.choices[me] = playout_choice(game, tree, w, k, settings, me, g)
        do_choices(game, tree, w, k, due)


@rule
def judge(game: Rules, tree: Tree, w: Records, k: CardRecords, settings: SearchSettings, seats: int) -> None:
    """Write each seat's share of the others that it leaves behind: by places at the end, before it by worth."""
    if game.to_act(row(w, STATE)) == 0:
        game.rank(row(w, STATE), k, tree.choices)
        for me in range(seats):
            share = 0.0
            for other in range(seats):
                if other != me:
                    if tree.choices[me] < tree.choices[other]:
                        share += 1.0
                    elif tree.choices[me] == tree.choices[other]:
                        share += 0.5
            tree.result[me] = share / (seats - 1)
        return
    total = 0
    for me in range(seats):
        tree.choices[me] = game.worth(row(w, STATE), k, me)
        total += tree.choices[me]
    for me in range(seats):
        lead = (seats * tree.choices[me] - total) / (seats - 1.0)  # over the mean of the others
        tree.result[me] = 0.5 + 0.5 * lead / (settings.scale + abs(lead))
