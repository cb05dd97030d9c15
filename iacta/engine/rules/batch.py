"""Whole games without Python in the loop. One game is one index: its deal and its choices come from the seed and
that index alone, so the results do not depend on who plays it when."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from iacta.engine.compiling.rule import rule
from iacta.engine.rules.contract import (
    choose_any,
    current_seat,
    deal,
    determinize,
    ending,
    legal_actions,
    lowest,
    rank,
    score,
    sealed,
    step,
    to_act,
    view,
    worth,
)
from iacta.engine.rules.random import think64, think_below, u64

if TYPE_CHECKING:
    from iacta.engine.rules.arrays import Grid, Records, Row
    from iacta.engine.rules.declaration import GameState

# What lies in the rows of a thinker's workspace.
GAME, VIEW, DEAL, TRIAL, BEYOND, BLANK = range(6)
WORKSPACE = 6

RANDOM, GREEDY = range(2)
DEALS = 4  # how many deals the greedy bot averages over

MOST_SEATS = 8
FACTS = 2 + 2 * MOST_SEATS  # a row of results: ending, decisions, points by seat, places by seat


@rule
def choose_greedy(w: Records, k: Any, seat: int, found: Row, count: int, values: Row, g: Row) -> int:
    """The action after which the seat's next view is worth most, averaged over deals that fit the view in w[VIEW].
    `found` lists the `count` legal actions."""
    for i in range(count):
        values[i] = 0
    for _ in range(DEALS):
        w[DEAL] = w[BLANK]
        determinize(w[VIEW], k, seat, w[DEAL], g)
        for i in range(count):
            w[TRIAL] = w[DEAL]
            step(w[TRIAL], k, seat, found[i])
            w[BEYOND] = w[BLANK]
            view(w[TRIAL], seat, w[BEYOND])
            values[i] += worth(w[BEYOND], k, seat)
    best = 0
    ties = 1
    for i in range(1, count):
        if values[i] > values[best]:
            best = i
            ties = 1
        elif values[i] == values[best]:
            ties += 1
            if think_below(g, ties) == 0:  # among equals each is equally likely
                best = i
    return found[best]


@rule
def choose(w: Records, k: Any, seat: int, policy: int, mask: Row, found: Row, values: Row, g: Row) -> int:
    """A bot's choice for the seat in the game w[GAME]; it looks at the seat's view only."""
    w[VIEW] = w[BLANK]
    view(w[GAME], seat, w[VIEW])
    count = legal_actions(w[VIEW], k, seat, mask, found)
    any_action = choose_any(mask, found, count, g)
    if policy == RANDOM or count == 1:
        return any_action
    return choose_greedy(w, k, seat, found, count, values, g)


@rule
def choose_at_random(s: GameState, k: Any, seat: int, mask: Row, found: Row, g: Row) -> int:
    """As `choose` for the random bot, straight from the state: its legal actions are those of the view."""
    return choose_any(mask, found, legal_actions(s, k, seat, mask, found), g)


@rule
def seed_of(seed: int, index: int, g: Row, key: Row) -> None:
    """A game's own generator and key."""
    g[0] = u64(u64(seed) ^ u64(u64(index) * u64(0xD1B54A32D192ED03)))
    key[0] = think64(g)
    key[1] = think64(g)
    g[0] = think64(g)


@rule
def play_one(
    w: Records,
    k: Any,
    options: Row,
    policies: Row,
    most: int,
    mask: Row,
    found: Row,
    values: Row,
    choices: Row,
    g: Row,
    key: Row,
) -> int:
    """Play w[GAME] to its end; the number of decisions."""
    w[GAME] = w[BLANK]
    deal(w[GAME], k, options, key)
    decisions = 0
    while decisions < most:
        waiting = to_act(w[GAME])
        if waiting == 0:
            break
        together = sealed(w[GAME])
        due = waiting if together else 1 << current_seat(w[GAME])
        seats = due
        while seats:
            seat = lowest(seats)
            seats ^= 1 << seat
            if policies[seat] == RANDOM:
                choices[seat] = choose_at_random(w[GAME], k, seat, mask, found, g)
            else:
                choices[seat] = choose(w, k, seat, policies[seat], mask, found, values, g)
        while due:
            seat = lowest(due)
            due ^= 1 << seat
            step(w[GAME], k, seat, choices[seat])
            decisions += 1
    return decisions


@rule
def play_games(
    w: Records,
    k: Any,
    options: Row,
    policies: Row,
    seed: int,
    first: int,
    most: int,
    mask: Row,
    found: Row,
    values: Row,
    choices: Row,
    g: Row,
    key: Row,
    points: Row,
    results: Grid,
) -> int:
    """Play one game for each row of results, the games `first`, `first` + 1, …; the number of decisions in all."""
    total = 0
    for row in range(len(results)):
        seed_of(seed, first + row, g, key)
        decisions = play_one(w, k, options, policies, most, mask, found, values, choices, g, key)
        results[row, 0] = ending(w[GAME])
        results[row, 1] = decisions
        score(w[GAME], k, points)
        for seat in range(options[0]):
            results[row, 2 + seat] = points[seat]
        rank(w[GAME], k, points)
        for seat in range(options[0]):
            results[row, 2 + MOST_SEATS + seat] = points[seat]
        total += decisions
    return total
