"""The memory of a search: given out once, and never more."""

from __future__ import annotations

import numpy as np

from iacta.bots.search.tree import (
    COUNTS,
    DEEPEST,
    EDGE,
    EDGES,
    ITERATIONS,
    NODES,
    NONE,
    ROW,
    VALUE,
    VISITS,
    Tree,
    home_of,
    key_of,
)
from iacta.engine.rules.batch import MOST_SEATS

FEWEST_NODES = 1 << 10
MOST_NODES = 1 << 16
EDGES_A_NODE = 4


def new_tree(actions: int, width: int, iterations: int) -> Tree:
    """Room for so many iterations. Where it does not suffice, the search goes on without growing."""
    nodes = FEWEST_NODES
    while nodes < min(2 * iterations, MOST_NODES):
        nodes *= 2
    return Tree(
        nodes=np.zeros((nodes, ROW), np.int32),
        edges=np.zeros((EDGES_A_NODE * nodes, EDGE), np.int32),
        values=np.zeros((EDGES_A_NODE * nodes, VALUE)),
        keys=np.zeros(2 * nodes, np.uint64),
        homes=np.zeros((2 * nodes, 1), np.int32),
        used=np.zeros(COUNTS, np.int64),
        path=np.zeros((DEEPEST + MOST_SEATS, 3), np.int32),
        mask=np.zeros(actions, np.uint8),
        found=np.zeros(actions, np.int64),
        ranked=np.zeros(width, np.int64),
        marks=np.zeros(width, np.int64),
        choices=np.zeros(MOST_SEATS, np.int64),
        result=np.zeros(MOST_SEATS),
    )


def plant(tree: Tree, seats: list[int]) -> None:
    """A tree that is nothing but its root, where these seats choose."""
    tree.keys[:] = 0
    tree.used[:] = 0
    for row, seat in enumerate(seats):
        tree.nodes[row] = (seat, NONE, 0)
    tree.used[NODES] = len(seats)


def go_on_from(tree: Tree, node: int) -> None:
    """What was thought about a node of the tree counts as thought about it as a root."""
    tree.used[ITERATIONS] = tree.nodes[node, VISITS]


def found_child(tree: Tree, node: int, edge: int, due: int, phase: int) -> int:
    """The node to which an edge leads, NONE if it has not been there."""
    plain = Tree(*(array.data for array in tree))  # whose numbers are Python's, as in interpreted rules
    place = home_of(plain, key_of(node, edge, due, phase))
    return plain.homes[place, 0] if plain.keys[place] else NONE


def has_room(tree: Tree) -> bool:
    return bool(2 * tree.used[NODES] < len(tree.nodes) and 2 * tree.used[EDGES] < len(tree.edges))
