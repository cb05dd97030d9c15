"""A turn: how a step ends, how a turn ends, how the game ends (X4, X29–X31)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from iacta.engine.compiling.rule import rule
from iacta.engine.rules.events import NO_CARD, NOBODY, tell
from iacta.engine.rules.meanings import EMPTY
from iacta.engine.rules.places import NOWHERE
from iacta.games.lusitania_xxi.kinds import FIRST_PIECE, Kind, Objective
from iacta.games.lusitania_xxi.legion import end_cell
from iacta.games.lusitania_xxi.names import Ending, Event, Phase, Reason
from iacta.games.lusitania_xxi.objectives import has, take_objectives
from iacta.games.lusitania_xxi.piles import discard, draw_due
from iacta.games.lusitania_xxi.sorts import is_mars
from iacta.games.lusitania_xxi.state import CAMP, CELLS, LAST_CELL, PIECES, Holder, at_legion, objective_card
from iacta.games.lusitania_xxi.visitors import can_be_used, cards_in_hand
from iacta.games.lusitanias.hands import EVERYBODY, HAND

if TYPE_CHECKING:
    from iacta.games.lusitania_xxi.cards import Numbers
    from iacta.games.lusitania_xxi.state import State

HALVES = 2  # points are kept in halves
TO_WIN = 21 * HALVES
OBJECTIVE_CARDS = 10


@rule
def legion_points(s: State, k: Numbers, seat: int) -> int:
    """Soldiers, visitors and Mars cards in the legion, in halves."""
    whole = 0
    for cell in range(CELLS):
        if s.legion[seat, cell] != EMPTY:
            whole += k.vp[s.legion[seat, cell]]
    return whole * HALVES


@rule
def equipment_points(s: State, k: Numbers, seat: int) -> int:
    whole = 0
    for piece in range(PIECES):
        whole += s.kit[seat, piece] * k.vp[FIRST_PIECE + piece]
    return whole * HALVES


@rule
def objective_points(s: State, k: Numbers, seat: int) -> int:
    whole = 0
    for objective in range(OBJECTIVE_CARDS):
        if s.objective[objective] > Holder.OPEN and has(s, seat, objective):
            whole += k.vp[objective_card(objective)]
    return whole * HALVES


@rule
def dismissed_points(s: State, k: Numbers, seat: int) -> int:
    """A half less for each dismissed card."""
    return -s.dismissals[seat]


@rule
def points(s: State, k: Numbers, seat: int) -> int:
    """The seat's points in halves: its legion and Laurus cards, less a half for each dismissed card (X29)."""
    worn = legion_points(s, k, seat) + equipment_points(s, k, seat)
    return worn + objective_points(s, k, seat) + dismissed_points(s, k, seat)


@rule
def end_game(s: State, why: int) -> None:
    s.ending = why
    s.phase = Phase.OVER
    tell(s, Event.GAME_OVER, NOBODY, NO_CARD, NOWHERE, NOWHERE, EVERYBODY)


@rule
def end_turn(s: State) -> None:
    """The next seat to the left, unless this was the last turn (X30, X31)."""
    s.turns += 1
    if s.last_turn:
        end_game(s, Ending.PILE)
    elif s.turns >= s.turn_limit:
        end_game(s, Ending.TURN_LIMIT)
    else:
        s.me = (s.me + 1) % s.seats
        s.acted = 0
        s.free_action_used = 0
        s.phase = Phase.TURN
        tell(s, Event.TURN_BEGINS, s.me, NO_CARD, NOWHERE, NOWHERE, EVERYBODY)


@rule
def can_act(s: State) -> bool:
    """Whether any mandatory action is possible at all (X4)."""
    held = cards_in_hand(s, s.me)
    for place in range(CAMP):
        if s.camp[place] != EMPTY and held > 0:
            return True
    for place in range(HAND):
        card = s.hand[s.me, place]
        if card != EMPTY and (not is_mars(card) or end_cell(s, s.me) != EMPTY):
            return True
    return False


@rule
def can_use(s: State) -> bool:
    """Whether the free action is possible (X4, X11)."""
    return not s.free_action_used and (can_be_used(s, s.me, 0) or can_be_used(s, s.me, LAST_CELL))


@rule
def forbids_end(s: State) -> int:
    """A turn ends after the mandatory action, or when none is possible (X4)."""
    return Reason.ALLOWED if s.acted or not can_act(s) else Reason.MUST_ACT


@rule
def go_on(s: State) -> None:
    """After a step the turn goes on, or ends by itself when nothing is left to decide (X4)."""
    s.phase = Phase.AFTER_ACTING if s.acted else Phase.TURN
    if not can_use(s) and (s.acted or not can_act(s)):
        end_turn(s)


@rule
def finish_step(s: State) -> None:
    """Cards are drawn; then a card in use goes to the discard pile, but Caesar and Auxilia do not (X11, X29)."""
    draw_due(s)
    if s.using == EMPTY:
        s.acted = 1
    else:
        used = s.legion[s.me, s.using]
        if used != EMPTY and used != Kind.CAESAR:  # Auxilia has left the cell; Caesar too, or he has come back to it
            s.legion[s.me, s.using] = EMPTY
            discard(s, s.me, used, at_legion(s.me, s.using), Event.DISCARDED)
        s.free_action_used = 1
        s.using = EMPTY
    s.chosen = 0
    s.chosen_too = 0
    s.victim = 0
    go_on(s)


@rule
def make_choices(s: State) -> None:
    """What Virtus 6 and 10 lie under is chosen before cards are drawn (X24, X28, X29)."""
    if has(s, s.me, Objective.SECOND_COPY) and s.doubled_cell == 0:
        s.phase = Phase.VIRTUS_6
    elif has(s, s.me, Objective.TWO_MORE_PIECES) and s.burdened_cell == 0:
        s.phase = Phase.VIRTUS_10
    else:
        finish_step(s)


@rule
def legion_changed(s: State, k: Numbers) -> None:
    """A card was laid or removed: objectives, then the 21, then choices, then the draw (X29)."""
    take_objectives(s, k, s.me)
    if points(s, k, s.me) >= TO_WIN:
        end_game(s, Ending.TWENTY_ONE)
    else:
        make_choices(s)
