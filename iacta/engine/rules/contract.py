"""The functions that every game gives, as abstract rules for code that works on any game, and what the engine makes of
them."""

# An abstract rule has no body: each game has its own.
# mypy: disable-error-code="empty-body"

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from iacta.engine.compiling.rule import AbstractTable, abstract, rule
from iacta.engine.rules.events import NOBODY, forget
from iacta.engine.rules.random import think_below

if TYPE_CHECKING:
    from iacta.engine.rules.arrays import Row
    from iacta.engine.rules.declaration import GameState


@abstract
def setup(s: GameState, k: Any, options: Row) -> None:
    """Deal. The record is empty but for the key; options[0] is the number of seats."""


@abstract
def to_act(s: GameState) -> int:
    """The seats that may decide now, one bit each; 0 when the game is over."""


@abstract
def current_seat(s: GameState) -> int:
    """The one of these seats that decides next where an order must be picked: by bots, or at one screen."""


@abstract
def sealed(s: GameState) -> bool:
    """Whether their choices stay secret until the last of them has chosen."""


@abstract
def phase(s: GameState) -> int:
    """The number of the phase, an index into the action table."""


@abstract
def forbids(s: GameState, k: Any, seat: int, action: int) -> int:
    """0, or the number of the reason why not, for a seat that may decide and an action of the phase."""


@abstract
def apply(s: GameState, k: Any, seat: int, action: int) -> None:
    """Do it; trusts its caller."""


@abstract
def score(s: GameState, k: Any, out: Row) -> None:
    """Write each seat's points."""


@abstract
def rank(s: GameState, k: Any, out: Row) -> None:
    """Write each seat's place, 1 for the winner."""


@abstract
def ending(s: GameState) -> int:
    """Why the game ended, 0 while it goes on."""


@abstract
def view(s: GameState, seat: int, v: GameState) -> None:
    """Copy into an empty record what the seat may know."""


@abstract
def determinize(v: GameState, k: Any, seat: int, s: GameState, g: Row) -> None:
    """Fill a view's gaps with one deal the seat cannot rule out, from the thinker's generator."""


@abstract
def worth(v: GameState, k: Any, seat: int) -> int:
    """How good a view is for a seat; higher is better."""


# The game's action table: the ids that can be meant in a phase are CANDIDATES[START[phase] : START[phase + 1]].
START = AbstractTable("start")
CANDIDATES = AbstractTable("candidates")
FAMILY_OF = AbstractTable("family_of")
NEXT_START = AbstractTable("next_start")
NOT_NOW = AbstractTable("not_now")
# The game's reasons: whether later actions with the same family and first argument are forbidden too.
SETTLED = AbstractTable("settled")

CONTRACT = (setup, to_act, current_seat, sealed, phase, forbids, apply, score, rank, ending, view, determinize, worth)

ALLOWED = 0


@rule
def lowest(bits: int) -> int:
    """The lowest seat of a set, NOBODY for the empty one."""
    seat = 0
    while bits:
        if bits & 1:
            return seat
        bits >>= 1
        seat += 1
    return NOBODY


@rule
def first_to_act(s: GameState) -> int:
    """The current seat of a game that does not say: the lowest that may decide."""
    return lowest(to_act(s))


@rule
def why_forbidden(s: GameState, k: Any, seat: int, action: int) -> int:
    """`forbids` for any action at all."""
    families = len(NOT_NOW) // (len(START) - 1)
    why = NOT_NOW[phase(s) * families + FAMILY_OF[action]]
    if why:
        return why
    return forbids(s, k, seat, action)


@rule
def legal_actions(s: GameState, k: Any, seat: int, mask: Row, found: Row) -> int:
    """Mark the legal actions in an all-zero mask, list them in `found`, and count them."""
    count = 0
    now = phase(s)
    i = START[now]
    while i < START[now + 1]:
        action = CANDIDATES[i]
        why = forbids(s, k, seat, action)
        if why == ALLOWED:
            mask[action] = 1
            found[count] = action
            count += 1
        i = NEXT_START[i] if SETTLED[why] else i + 1
    return count


@rule
def choose_any(mask: Row, found: Row, count: int, g: Row) -> int:
    """One of the legal actions, each equally likely; the mask is all zero again."""
    for i in range(count):
        mask[found[i]] = 0
    return found[think_below(g, count)]


@rule
def step(s: GameState, k: Any, seat: int, action: int) -> None:
    """One decision: forget what happened before, then do it."""
    forget(s)
    apply(s, k, seat, action)


@rule
def deal(s: GameState, k: Any, options: Row, key: Row) -> None:
    """A new game in an empty record."""
    s.key[0] = key[0]
    s.key[1] = key[1]
    setup(s, k, options)
