"""The entry points of compiled code: functions of arrays, whose first rows are the records that rules work on.
Passing an array costs far less than passing a record."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from iacta.engine.compiling.rule import rule
from iacta.engine.rules.batch import choose_greedy, play_games
from iacta.engine.rules.contract import (
    choose_any,
    current_seat,
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

if TYPE_CHECKING:
    from iacta.engine.rules.arrays import CardRecords, Grid, Records, Row

Arrays = TypeVar("Arrays")


@rule(compiled="iacta.engine.compiling.refcount:without_refcount")
def without_refcount(arrays: Arrays) -> Arrays:
    """The caller of an entry point holds its arrays all the while: compiled code need not count who else does, which
    would take a tenth of a search's time."""
    return arrays


@rule
def entry_deal(S: Records, K: CardRecords, options: Row, key: Row) -> None:
    deal(S[0], K[0], options, key)


@rule
def entry_to_act(S: Records) -> int:
    return to_act(S[0])


@rule
def entry_current_seat(S: Records) -> int:
    return current_seat(S[0])


@rule
def entry_sealed(S: Records) -> bool:
    return sealed(S[0])


@rule
def entry_phase(S: Records) -> int:
    return phase(S[0])


@rule
def entry_ending(S: Records) -> int:
    return ending(S[0])


@rule
def entry_why_forbidden(S: Records, K: CardRecords, seat: int, action: int) -> int:
    return why_forbidden(S[0], K[0], seat, action)


@rule
def entry_legal_actions(S: Records, K: CardRecords, seat: int, mask: Row, found: Row) -> int:
    return legal_actions(S[0], K[0], seat, mask, found)


@rule
def entry_step(S: Records, K: CardRecords, seat: int, action: int) -> None:
    step(S[0], K[0], seat, action)


@rule
def entry_view(S: Records, seat: int, V: Records) -> None:
    view(S[0], seat, V[0])


@rule
def entry_determinize(V: Records, K: CardRecords, seat: int, S: Records, g: Row) -> None:
    determinize(V[0], K[0], seat, S[0], g)


@rule
def entry_score(S: Records, K: CardRecords, out: Row) -> None:
    score(S[0], K[0], out)


@rule
def entry_rank(S: Records, K: CardRecords, out: Row) -> None:
    rank(S[0], K[0], out)


@rule
def entry_worth(V: Records, K: CardRecords, seat: int) -> int:
    return worth(V[0], K[0], seat)


@rule
def entry_choose_any(mask: Row, found: Row, count: int, g: Row) -> int:
    return choose_any(mask, found, count, g)


@rule
def entry_choose_greedy(W: Records, K: CardRecords, seat: int, found: Row, count: int, values: Row, g: Row) -> int:
    return choose_greedy(W, K[0], seat, found, count, values, g)


@rule
def entry_play_games(
    W: Records,
    K: CardRecords,
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
    return play_games(
        W, K[0], options, policies, seed, first, most, mask, found, values, choices, g, key, points, results
    )


class Packed(NamedTuple):
    """Arguments that are passed together, as a named tuple of a class, and the kinds of its fields."""

    of: type[Any]
    kinds: str


Arguments = Sequence[str | Packed]


class EntryPoints(dict[Callable[..., Any], Arguments]):
    """Entry points that belong together, each with the kinds of its arguments. A set of them is itself and no other."""

    __hash__ = object.__hash__  # type: ignore[assignment]  # of a dictionary, which is never changed


# Each entry point of every game with the kinds of its arguments: S records of the game without events, T with events,
# K the cards, i an integer, u a
# generator or key (64 unsigned bits each), n integers, m a mask, r a table of integers; in other sets also b bytes in
# rows, o observations, f rewards, h a table of short integers, d one of real numbers, x a list of these.
GAME_ENTRY_POINTS = EntryPoints(
    {
        entry_deal: "SKnu",
        entry_to_act: "S",
        entry_current_seat: "S",
        entry_sealed: "S",
        entry_phase: "S",
        entry_ending: "S",
        entry_why_forbidden: "SKii",
        entry_legal_actions: "SKimn",
        entry_step: "SKii",
        entry_view: "SiS",
        entry_determinize: "SKiSu",
        entry_score: "SKn",
        entry_rank: "SKn",
        entry_worth: "SKi",
        entry_choose_any: "mniu",
        entry_choose_greedy: "SKininu",
        entry_play_games: "SKnniiimnnnuunr",
    }
)
# These work on records with events too, and write them there: S is then T. All others never look at events.
TELLING = (entry_deal, entry_step, entry_view)
