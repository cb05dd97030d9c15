"""One iteration of the search, which is information-set Monte Carlo tree search: decisions in turn are chosen by PUCT,
sealed ones by regret matching. Deal again what the seat cannot see, walk down the tree, look a little further, and tell
the rows on the way how it ended."""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING

from iacta.bots.search.playout import (
    BLANK,
    KNOWN,
    SCENE,
    SIGHT,
    STATE,
    TRIAL,
    deciding,
    do_choices,
    judge,
    play_out,
    row,
)
from iacta.bots.search.tree import (
    ACTION,
    AVERAGE,
    DEEPEST,
    EDGES,
    FIRST,
    ITERATIONS,
    NEXT,
    NONE,
    PRIOR,
    REGRET,
    SEAT,
    TOTAL,
    TRIED,
    VISITS,
    add_edge,
    child,
)
from iacta.engine.compiling.rule import rule
from iacta.engine.rules.contract import lowest
from iacta.engine.rules.random import i64, think64, u64

if TYPE_CHECKING:
    from iacta.bots.search.entry_points import Rules
    from iacta.bots.search.tree import Tree
    from iacta.engine.rules.arrays import CardRecords, Records, Row
    from iacta.engine.rules.search_settings import SearchSettings

CURIOUS = 0.15  # the part of sealed choices that only explores
CAUTION = 0.05  # how much worse than its row an action is thought before it was tried
ILLEGAL, LEGAL, HAS_EDGE = range(3)  # what `mask` says of an action: not legal, legal, legal and has an edge
PATIENCE = 32  # iterations between two looks whether the choice is settled
FRACTION = 1.0 / (1 << 53)


@rule
def chance(g: Row) -> float:
    """A number from 0 to 1."""
    return i64(think64(g) >> u64(11)) * FRACTION


@rule
def deal_again(game: Rules, w: Records, k: CardRecords, me: int, settings: SearchSettings, g: Row) -> None:
    """A deal that fits what the seat sees; a bot that sees everything takes things as they are."""
    if settings.peek:
        w[STATE] = w[KNOWN]
    else:
        w[STATE] = w[BLANK]
        game.determinize(row(w, KNOWN), k, me, row(w, STATE), g)


@rule
def set_scene(
    game: Rules, w: Records, k: CardRecords, me: int, root_seat: int, settings: SearchSettings, g: Row
) -> None:
    """What a seat judges its actions by: the position, or for another seat one that it may think of, since it does not
    see the root's cards either."""
    if settings.redeal and me != root_seat and not settings.peek:
        w[SIGHT] = w[BLANK]
        game.look(row(w, STATE), me, row(w, SIGHT))
        w[SCENE] = w[BLANK]
        game.determinize(row(w, SIGHT), k, me, row(w, SCENE), g)
    else:
        w[SCENE] = w[STATE]


@rule
def rank_actions(game: Rules, tree: Tree, w: Records, k: CardRecords, me: int, count: int, width: int) -> int:
    """Put the best legal actions by their worth at once into tree.ranked, the best first; how many there are."""
    kept = 0
    for i in range(count):
        w[TRIAL] = w[SCENE]
        game.step(row(w, TRIAL), k, me, tree.found[i])
        mark = game.worth(row(w, TRIAL), k, me)
        place = kept if kept < width else width - 1
        if kept == width and tree.marks[place] >= mark:
            continue
        while place > 0 and tree.marks[place - 1] < mark:
            tree.marks[place] = tree.marks[place - 1]
            tree.ranked[place] = tree.ranked[place - 1]
            place -= 1
        tree.marks[place] = mark
        tree.ranked[place] = tree.found[i]
        if kept < width:
            kept += 1
    return kept


@rule
def shuffle_found(tree: Tree, count: int, g: Row) -> None:
    """So that among equals the first of the table has no advantage."""
    for i in range(count - 1, 0, -1):
        j = i64(u64(think64(g) >> u64(33)) % u64(i + 1))
        tree.found[i], tree.found[j] = tree.found[j], tree.found[i]


@rule
def expand(
    game: Rules,
    tree: Tree,
    w: Records,
    k: CardRecords,
    settings: SearchSettings,
    at: int,
    me: int,
    root_seat: int,
    count: int,
    g: Row,
) -> None:
    """Give a row its edges: the j-th best action at first sight is thought of 1/j as much as the best."""
    if count == 1:
        add_edge(tree, at, NONE, tree.found[0], 1.0)
        return
    shuffle_found(tree, count, g)
    set_scene(game, w, k, me, root_seat, settings, g)
    kept = rank_actions(game, tree, w, k, me, count, settings.width)
    if tree.used[EDGES] + kept > len(tree.edges):
        return
    last = NONE
    for i in range(kept):
        last = add_edge(tree, at, last, tree.ranked[i], 1.0 / (1 + i))


@rule
def list_others(tree: Tree, at: int, count: int, width: int) -> None:
    """Actions that were not legal in the deals before get an edge too, behind the others."""
    edges = 0
    last = NONE
    edge = tree.nodes[at, FIRST]
    while edge != NONE:
        edges += 1
        if tree.mask[tree.edges[edge, ACTION]] == LEGAL:
            tree.mask[tree.edges[edge, ACTION]] = HAS_EDGE
        last = edge
        edge = tree.edges[edge, NEXT]
    for i in range(count):
        if edges >= width:
            return
        if tree.mask[tree.found[i]] == LEGAL:
            added = add_edge(tree, at, last, tree.found[i], 1.0 / (1 + edges))
            if added == NONE:
                return
            tree.mask[tree.found[i]] = HAS_EDGE
            last = added
            edges += 1


@rule
def sums(tree: Tree, at: int) -> tuple[float, int, float, float]:
    """Over the legal edges of a row: prior, tries, what they brought, positive regret."""
    prior = 0.0
    tried = 0
    total = 0.0
    regret = 0.0
    edge = tree.nodes[at, FIRST]
    while edge != NONE:
        if tree.mask[tree.edges[edge, ACTION]] == HAS_EDGE:
            prior += tree.values[edge, PRIOR]
            tried += tree.edges[edge, TRIED]
            total += tree.values[edge, TOTAL]
            regret += tree.values[edge, REGRET]
        edge = tree.edges[edge, NEXT]
    return prior, tried, total, regret


@rule
def by_puct(tree: Tree, at: int, explore: int) -> int:
    """The legal edge that may be best, by PUCT: the mean of what it brought, and an upper confidence bound on top of it
    that is larger for what is promising (the prior) and little tried."""
    prior, tried, total, _ = sums(tree, at)
    mean = total / tried - CAUTION if tried else 0.5
    bonus = explore * 0.001 * sqrt(tried + 1.0) / prior if prior > 0.0 else 0.0
    best = NONE
    most = 0.0
    edge = tree.nodes[at, FIRST]
    while edge != NONE:
        if tree.mask[tree.edges[edge, ACTION]] == HAS_EDGE:
            tries = tree.edges[edge, TRIED]
            value = tree.values[edge, TOTAL] / tries if tries else mean
            value += bonus * tree.values[edge, PRIOR] / (1 + tries)
            if best == NONE or value > most:
                best = edge
                most = value
        edge = tree.edges[edge, NEXT]
    return best


@rule
def by_regret_matching(tree: Tree, at: int, g: Row) -> int:
    """A legal edge by regret matching: as often as it is regretted not to have taken it, and a few times to explore.
    The average of these strategies is what it pays to mix."""
    prior, tried, _, regret = sums(tree, at)
    left = chance(g)
    chosen = NONE
    edge = tree.nodes[at, FIRST]
    while edge != NONE:
        if tree.mask[tree.edges[edge, ACTION]] == HAS_EDGE:
            wanted = tree.values[edge, PRIOR] / prior
            share = tree.values[edge, REGRET] / regret if regret > 0.0 else wanted
            tree.values[edge, AVERAGE] += share * (tried + 1)  # later strategies count for more
            if left >= 0.0:
                chosen = edge
                left -= (1.0 - CURIOUS) * share + CURIOUS * wanted
        edge = tree.edges[edge, NEXT]
    return chosen


@rule
def select(
    game: Rules,
    tree: Tree,
    w: Records,
    k: CardRecords,
    settings: SearchSettings,
    at: int,
    me: int,
    root_seat: int,
    together: int,
    g: Row,
) -> int:
    """The edge a seat takes from its row, and its action in tree.choices; NONE where memory has no room for edges."""
    count = game.legal_actions(row(w, STATE), k, me, tree.mask, tree.found)
    if tree.nodes[at, FIRST] == NONE:
        expand(game, tree, w, k, settings, at, me, root_seat, count, g)
    if tree.nodes[at, FIRST] != NONE:
        list_others(tree, at, count, settings.width)
    edge = by_regret_matching(tree, at, g) if together else by_puct(tree, at, settings.explore)
    for i in range(count):
        tree.mask[tree.found[i]] = ILLEGAL
    tree.choices[me] = tree.edges[edge, ACTION] if edge != NONE else tree.found[0]
    return edge


@rule
def descend(
    game: Rules, tree: Tree, w: Records, k: CardRecords, settings: SearchSettings, root: int, root_seat: int, g: Row
) -> int:
    """Walk from the root to a node that is new, or to the end; how many rows were on the path."""
    node = root
    due = deciding(game, row(w, STATE))
    if not game.sealed(row(w, STATE)):
        due = 1 << root_seat
    depth = 0
    while due and depth < DEEPEST:
        together = game.sealed(row(w, STATE))
        code = 0
        at = node
        seats = due
        first = depth
        while seats:
            me = lowest(seats)
            seats ^= 1 << me
            edge = select(game, tree, w, k, settings, at, me, root_seat, together, g)
            if edge == NONE:
                return first
            tree.path[depth, 0] = at
            tree.path[depth, 1] = edge
            tree.path[depth, 2] = together
            code = code * 1000003 + edge
            at += 1
            depth += 1
        do_choices(game, tree, w, k, due)
        due = deciding(game, row(w, STATE))
        if due == 0:
            return depth
        node = child(tree, node, code, due, game.phase(row(w, STATE)))
        if node == NONE:
            return depth
        tree.nodes[node, VISITS] += 1
        if tree.nodes[node, VISITS] == 1:
            return depth
    return depth


@rule
def learn_sealed(tree: Tree, at: int, got: float) -> None:
    """Regret what every action brought on average beside what the choices brought now."""
    edge = tree.nodes[at, FIRST]
    while edge != NONE:
        if tree.edges[edge, TRIED]:
            mean = tree.values[edge, TOTAL] / tree.edges[edge, TRIED]
            tree.values[edge, REGRET] = max(0.0, tree.values[edge, REGRET] + mean - got)
        edge = tree.edges[edge, NEXT]


@rule
def iterate(
    game: Rules,
    tree: Tree,
    w: Records,
    k: CardRecords,
    settings: SearchSettings,
    root: int,
    root_seat: int,
    seats: int,
    g: Row,
) -> None:
    deal_again(game, w, k, root_seat, settings, g)
    tree.nodes[root, VISITS] += 1
    depth = descend(game, tree, w, k, settings, root, root_seat, g)
    play_out(game, tree, w, k, settings, g)
    judge(game, tree, w, k, settings, seats)
    for i in range(depth):
        at = tree.path[i, 0]
        edge = tree.path[i, 1]
        got = tree.result[tree.nodes[at, SEAT]]
        tree.edges[edge, TRIED] += 1
        tree.values[edge, TOTAL] += got
        if tree.path[i, 2]:
            learn_sealed(tree, at, got)


@rule
def is_settled(tree: Tree, root: int, left: int) -> bool:
    """Whether no other edge can be tried as often as the first any more."""
    most = 0
    second = 0
    edge = tree.nodes[root, FIRST]
    while edge != NONE:
        tries = tree.edges[edge, TRIED]
        if tries > most:
            second = most
            most = tries
        elif tries > second:
            second = tries
        edge = tree.edges[edge, NEXT]
    return most - second > left


@rule
def search(
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
    """Iterate at most so many times, and not more than until there are `until`; whether it is done."""
    for _ in range(most):
        done: int = tree.used[ITERATIONS]
        if done >= until:
            return True
        if settings.hurry and done % PATIENCE == 0 and is_settled(tree, root, until - done):
            return True
        iterate(game, tree, w, k, settings, root, root_seat, seats, g)
        tree.used[ITERATIONS] = done + 1
    done = tree.used[ITERATIONS]
    return done >= until
