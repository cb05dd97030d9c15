"""The tree of a search. A node is a decision: one row for each seat that chooses there, several where choices are
sealed. The edges of a row are the actions tried, in a list; memory is given out from arrays of a fixed size."""

from typing import Any, NamedTuple

from iacta.engine.compiling.rule import rule
from iacta.engine.rules.random import u64

# What is in a row of `nodes`.
SEAT, FIRST, VISITS = range(3)
ROW = 3
# What is in a row of `edges`, and in the same row of `values`.
ACTION, NEXT, TRIED = range(3)
EDGE = 3
TOTAL, PRIOR, REGRET, AVERAGE = range(4)
VALUE = 4
# What `used` counts.
NODES, EDGES, ITERATIONS = range(3)
COUNTS = 3

NONE = -1
DEEPEST = 128  # decisions from the root


class Tree(NamedTuple):
    """The arrays of a tree, and those that one iteration works in."""

    nodes: Any
    edges: Any
    values: Any
    keys: Any  # of the nodes, in an open hash table
    homes: Any  # the node that a key belongs to
    used: Any
    path: Any  # the rows and edges of the iteration under way
    mask: Any
    found: Any
    ranked: Any  # actions in the order of their promise
    marks: Any  # what they promise
    choices: Any  # by seat
    result: Any  # by seat: how well the iteration ended, from 0 to 1


@rule
def mixed(key: int, part: int) -> int:
    key = u64((key ^ u64(part + 1)) * u64(0x9E3779B97F4A7C15))
    return key ^ (key >> u64(29))


@rule
def key_of(node: int, code: int, due: int, phase: int) -> int:
    """What a node is found by: where it was left, by which edges, and who decides there about what. Dice and cards that
    lead to the same question share a node."""
    key = mixed(mixed(mixed(u64(node + 1), code), due), phase)
    return key if key != u64(0) else u64(1)


@rule
def home_of(tree: Tree, key: int) -> int:
    """The place of a key in the hash table, or the free place where it belongs."""
    last = len(tree.keys) - 1
    place = key & u64(last)
    while tree.keys[place] != u64(0) and tree.keys[place] != key:
        place = (place + u64(1)) & u64(last)
    return place


@rule
def new_node(tree: Tree, due: int) -> int:
    """A node for these seats; NONE when there is no room."""
    node: int = tree.used[NODES]
    row = node
    seat = 0
    while due:
        if due & 1:
            if row >= len(tree.nodes):
                return NONE
            tree.nodes[row, SEAT] = seat
            tree.nodes[row, FIRST] = NONE
            tree.nodes[row, VISITS] = 0
            row += 1
        due >>= 1
        seat += 1
    tree.used[NODES] = row
    return node


@rule
def child(tree: Tree, node: int, code: int, due: int, phase: int) -> int:
    """The node to which these edges lead, made where it is new; NONE when there is no room."""
    key = key_of(node, code, due, phase)
    place = home_of(tree, key)
    if tree.keys[place] == u64(0):
        made = new_node(tree, due)
        if made == NONE:
            return NONE
        tree.keys[place] = key
        tree.homes[place, 0] = made
    found: int = tree.homes[place, 0]
    return found


@rule
def add_edge(tree: Tree, row: int, last: int, action: int, prior: float) -> int:
    """Put an action at the end of a row's list; NONE when there is no room."""
    edge: int = tree.used[EDGES]
    if edge >= len(tree.edges):
        return NONE
    tree.used[EDGES] = edge + 1
    tree.edges[edge, ACTION] = action
    tree.edges[edge, NEXT] = NONE
    tree.edges[edge, TRIED] = 0
    tree.values[edge, TOTAL] = 0.0
    tree.values[edge, PRIOR] = prior
    tree.values[edge, REGRET] = 0.0
    tree.values[edge, AVERAGE] = 0.0
    if last == NONE:
        tree.nodes[row, FIRST] = edge
    else:
        tree.edges[last, NEXT] = edge
    return edge
