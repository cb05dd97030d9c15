"""The rules of Lutetia, as the engine asks for them: what may be decided, and what a decision does.
The clauses and their files:

    T1–T3            set_up.py
    T4, T14, T19     market.py
    T5               bids.py
    T6               bribes.py
    T7, T8, T10–T12  buying.py
    T9               contest.py
    T13              apprentices.py
    T15–T18          scoring.py
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from iacta.engine.compiling.rule import rule
from iacta.games.lutetia.actions import FAMILY_OF, FIRST_ARGUMENT, SECOND_ARGUMENT, Family
from iacta.games.lutetia.apprentices import attach, forbids_attach
from iacta.games.lutetia.bids import forbids_cards, lay_all, pair_of, still_choosing
from iacta.games.lutetia.bribes import be_ready, begin_bribes, bribe, forbids_bribe, may_bribe, next_to_bribe
from iacta.games.lutetia.buying import begin_buying, end_contest, next_slot, sell_on
from iacta.games.lutetia.contest import ask_next, forbids_support, pass_contest, support
from iacta.games.lutetia.names import Phase, Reason
from iacta.games.lutetia.state import bit

if TYPE_CHECKING:
    from iacta.games.lutetia.cards import Numbers
    from iacta.games.lutetia.state import State


@rule
def to_act(s: State) -> int:
    """Everybody bids; everybody with cash may bribe until ready; otherwise one seat decides (T5, T6, T9, T13)."""
    if s.phase == Phase.OVER:
        return 0
    if s.phase == Phase.BIDS:
        return still_choosing(s)
    return may_bribe(s) if s.phase == Phase.BRIBES else bit(s.me)


@rule
def current_seat(s: State) -> int:
    """The seat that decides next where an order must be picked (T6)."""
    if s.phase == Phase.BIDS:
        for seat in range(s.seats):
            if s.chosen[seat] == 0:
                return seat
    return next_to_bribe(s) if s.phase == Phase.BRIBES else s.me


@rule
def sealed(s: State) -> bool:
    """Bids are secret until all have chosen (T5)."""
    return s.phase == Phase.BIDS


@rule
def phase(s: State) -> int:
    return s.phase


@rule
def ending(s: State) -> int:
    return s.ending


@rule
def forbids(s: State, k: Numbers, me: int, action: int) -> int:
    """0, or the reason why the seat may not do this in this phase."""
    family = FAMILY_OF[action]
    if family == Family.BRIBE:
        return forbids_bribe(s, me, SECOND_ARGUMENT[action])
    if family == Family.BID or family == Family.BID_AND_EARN:
        return forbids_cards(s, FIRST_ARGUMENT[action])
    if family == Family.SUPPORT:
        return forbids_support(s, FIRST_ARGUMENT[action])
    if family == Family.ATTACH:
        return forbids_attach(s, me, FIRST_ARGUMENT[action])
    return Reason.ALLOWED


@rule
def end_bribes_when_ready(s: State, k: Numbers) -> None:
    """When all are ready the phase ends (T6)."""
    if may_bribe(s) == 0:
        s.ready = 0
        begin_buying(s, k)


@rule
def choose_cards(s: State, k: Numbers, me: int, cards: int) -> None:
    """A sealed choice; the last one closes the phase at once (T5)."""
    s.chosen[me] = cards
    if still_choosing(s) == 0:
        lay_all(s)
        begin_bribes(s)
        end_bribes_when_ready(s, k)


@rule
def go_on_with_contest(s: State, k: Numbers, me: int) -> None:
    """After a Legion or a pass the next seat is asked, or the contest ends (T9)."""
    if not ask_next(s, me + 1):
        end_contest(s, k)


@rule
def apply(s: State, k: Numbers, me: int, action: int) -> None:
    """Do it; trusts its caller."""
    family = FAMILY_OF[action]
    if family == Family.BID or family == Family.BID_AND_EARN or family == Family.EARN:
        choose_cards(s, k, me, pair_of(family, FIRST_ARGUMENT[action]))
    elif family == Family.BRIBE:
        bribe(s, me, FIRST_ARGUMENT[action], SECOND_ARGUMENT[action])
        end_bribes_when_ready(s, k)
    elif family == Family.READY:
        be_ready(s, me)
        end_bribes_when_ready(s, k)
    elif family == Family.SUPPORT:
        support(s, me, FIRST_ARGUMENT[action])
        go_on_with_contest(s, k, me)
    elif family == Family.ATTACH:
        attach(s, me, FIRST_ARGUMENT[action])
        next_slot(s)
        sell_on(s, k)
    else:
        pass_contest(s, me)
        go_on_with_contest(s, k, me)
