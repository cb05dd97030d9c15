"""The doors into compiled code: functions of arrays, whose first rows are the records that rules work on.
Passing an array costs far less than passing a record."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from iacta.engine.compiling.rule import rule
from iacta.engine.rules.batch import choose_greedy, play_games
from iacta.engine.rules.contract import (
    asked,
    choose_any,
    deal,
    determinize,
    ending,
    legal_actions,
    phase,
    rank,
    score,
    sealed,
    step,
    to_act,
    view,
    why_forbidden,
    worth,
)


@rule
def enter_deal(S, K, options, key):
    deal(S[0], K[0], options, key)


@rule
def enter_to_act(S):
    return to_act(S[0])


@rule
def enter_asked(S):
    return asked(S[0])


@rule
def enter_sealed(S):
    return sealed(S[0])


@rule
def enter_phase(S):
    return phase(S[0])


@rule
def enter_ending(S):
    return ending(S[0])


@rule
def enter_why_forbidden(S, K, seat, action):
    return why_forbidden(S[0], K[0], seat, action)


@rule
def enter_legal_actions(S, K, seat, mask, found):
    return legal_actions(S[0], K[0], seat, mask, found)


@rule
def enter_step(S, K, seat, action):
    step(S[0], K[0], seat, action)


@rule
def enter_view(S, seat, V):
    view(S[0], seat, V[0])


@rule
def enter_determinize(V, K, seat, S, g):
    determinize(V[0], K[0], seat, S[0], g)


@rule
def enter_score(S, K, out):
    score(S[0], K[0], out)


@rule
def enter_rank(S, K, out):
    rank(S[0], K[0], out)


@rule
def enter_worth(V, K, seat):
    return worth(V[0], K[0], seat)


@rule
def enter_choose_any(mask, found, count, g):
    return choose_any(mask, found, count, g)


@rule
def enter_choose_greedy(W, K, seat, found, count, values, g):
    return choose_greedy(W, K[0], seat, found, count, values, g)


@rule
def enter_play_games(W, K, options, policies, seed, first, most, mask, found, values, choices, g, key, points, results):
    return play_games(
        W, K[0], options, policies, seed, first, most, mask, found, values, choices, g, key, points, results
    )


class Doors(dict[Callable[..., Any], str]):
    """Doors that belong together, each with the kinds of its arguments. A set of them is itself and no other."""

    __hash__ = object.__hash__  # type: ignore[assignment]  # of a dictionary, which is never changed


# Each door with the kinds of its arguments: S records of the game, K the cards, i an integer, u a generator or key
# (64 unsigned bits each), n integers, m a mask, r a table of integers.
DOORS = Doors(
    {
        enter_deal: "SKnu",
        enter_to_act: "S",
        enter_asked: "S",
        enter_sealed: "S",
        enter_phase: "S",
        enter_ending: "S",
        enter_why_forbidden: "SKii",
        enter_legal_actions: "SKimn",
        enter_step: "SKii",
        enter_view: "SiS",
        enter_determinize: "SKiSu",
        enter_score: "SKn",
        enter_rank: "SKn",
        enter_worth: "SKi",
        enter_choose_any: "mniu",
        enter_choose_greedy: "SKininu",
        enter_play_games: "SKnniiimnnnuunr",
    }
)
