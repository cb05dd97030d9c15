"""Many games side by side for learners: every game waits for one decision, takes it, and shows the next one. A game
that has ended is told by its rewards and dealt anew at once. Sealed choices are made one after another; a seat's view
shows nothing of the others' before the last."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from iacta.engine.compiling.entry_points import EntryPoints, Packed, without_refcount
from iacta.engine.compiling.rule import rule
from iacta.engine.learning.observe import observe
from iacta.engine.rules.batch import seed_of
from iacta.engine.rules.contract import current_seat, deal, legal_actions, rank, step, to_act, view
from iacta.engine.rules.random import u64

if TYPE_CHECKING:
    from iacta.engine.rules.arrays import CardRecords, Grid, Row

# What lies in the records of a workspace.
VIEW, BLANK = range(2)
RECORDS = 2

ANEW = -1  # no action: the game is dealt


class Games(NamedTuple):
    """Games side by side, a row each, and what is shown of them."""

    states: Any
    indices: Any  # of the games: with the seed, what they are dealt from
    observations: Any  # what the seat to decide sees
    masks: Any  # what it may do
    deciding: Any  # the seat to decide
    rewards: Any  # of each seat, when the game before this one has just ended
    ended: Any  # whether it has


class Workspace(NamedTuple):
    """What a thread needs for itself."""

    records: Any
    views: Any  # the same memory as bytes
    mask: Any
    found: Any
    places: Any
    generator: Any
    key: Any


@rule
def show(games: Games, w: Workspace, k: Any, table: Grid, seats: int, game: int) -> None:
    """Who is to decide in a game, what that seat sees, and what it may do."""
    seat = current_seat(games.states[game])
    games.deciding[game] = seat
    w.records[VIEW] = w.records[BLANK]
    view(games.states[game], seat, w.records[VIEW])
    observe(w.views, VIEW, table, seat, seats, games.observations, game)
    for action in range(len(w.mask)):
        games.masks[u64(game), u64(action)] = 0  # unsigned: see observe.py
    for i in range(legal_actions(w.records[VIEW], k, seat, w.mask, w.found)):
        games.masks[game, w.found[i]] = 1
        w.mask[w.found[i]] = 0


@rule
def reward(games: Games, w: Workspace, k: Any, seats: int, game: int) -> None:
    """By places: the part of the other seats that a seat is ahead of, less the part that is ahead of it."""
    rank(games.states[game], k, w.places)
    for seat in range(seats):
        ahead = 0
        for other in range(seats):
            ahead += (w.places[other] > w.places[seat]) - (w.places[other] < w.places[seat])
        games.rewards[game, seat] = ahead / (seats - 1)


@rule
def begin(games: Games, w: Workspace, k: Any, options: Row, seed: int, game: int) -> None:
    """Deal a game from the seed and its index alone."""
    seed_of(seed, games.indices[game], w.generator, w.key)
    games.states[game] = w.records[BLANK]
    deal(games.states[game], k, options, w.key)


@rule
def decide_in_games(
    games: Games, w: Workspace, k: Any, options: Row, table: Grid, seed: int, first: int, last: int, actions: Row
) -> None:
    """One decision in each of the games from `first` to before `last`; it trusts that they are legal. Where it is
    ANEW, the game is dealt anew with the same index; where a game ends, the next one in its row has the index after
    those of all rows."""
    for game in range(first, last):
        games.ended[game] = 0
        for seat in range(options[0]):
            games.rewards[game, seat] = 0
        if actions[game] != ANEW:
            step(games.states[game], k, games.deciding[game], actions[game])
            games.ended[game] = to_act(games.states[game]) == 0
            if games.ended[game]:
                reward(games, w, k, options[0], game)
                games.indices[game] += len(games.indices)
        if games.ended[game] or actions[game] == ANEW:
            begin(games, w, k, options, seed, game)
        show(games, w, k, table, options[0], game)


@rule
def entry_observe(views: Grid, view: int, table: Grid, seat: int, seats: int, out: Grid, row: int) -> None:
    observe(views, view, table, seat, seats, out, row)


@rule
def entry_decide_in_games(
    games: Games,
    workspace: Workspace,
    K: CardRecords,
    options: Row,
    table: Grid,
    seed: int,
    first: int,
    last: int,
    actions: Row,
) -> None:
    here = without_refcount(games), without_refcount(workspace), without_refcount(K)[0], without_refcount(options)
    decide_in_games(*here, without_refcount(table), seed, first, last, without_refcount(actions))


# The entry points of environments, apart from those that a table needs and from each other, so that nobody waits for
# what is not needed.
OBSERVATION_ENTRY_POINTS = EntryPoints({entry_observe: "biriioi"})
ENVIRONMENT_ENTRY_POINTS = EntryPoints(
    {entry_decide_in_games: (Packed(Games, "Snobnfm"), Packed(Workspace, "Sbmnnuu"), *"Knriiin")}
)
