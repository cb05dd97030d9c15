"""Clean-up (M19), scoring and the end of the game (M20–M23)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from iacta.engine.compiling.rule import rule, telling
from iacta.engine.rules.events import AMOUNT, NOBODY, add_fact, room_for_events, told_so_far
from iacta.engine.rules.random import below
from iacta.games.lumeria.attack import FACES, USUAL_THRESHOLD
from iacta.games.lumeria.board import FIELDS, count_of, empty, forward, has, relocate
from iacta.games.lumeria.kinds import KINDS, SIDES, Ability, Scenario, Side
from iacta.games.lumeria.names import TOLD_TOGETHER, Ending, Event, Phase
from iacta.games.lumeria.state import ability
from iacta.games.lumeria.unit_events import tell_level, tell_move, tell_of, tell_unit

if TYPE_CHECKING:
    from iacta.games.lumeria.cards import Numbers
    from iacta.games.lumeria.state import State

LOW_HALF = 3  # of a die thrown as a coin
ROLL_WITHOUT_FACES = SIDES + 1  # events: the hits of both, and that they are level or the game over
# From the ending of a tie of two that have reached the goal to that of a tie at the round limit.
FROM_BOTH_TO_LIMIT = Ending.LIMIT_DEFEATS - Ending.BOTH_DEFEATS


@rule
def take_dice_off(s: State) -> None:
    """Activation dice off, and the gods' tokens back."""
    s.activated = 0
    s.exhausted = 0
    s.fortified = 0
    for side in range(SIDES):
        s.god[side] = 1
        s.activations[side] = 0


@rule
def heal(s: State, k: Numbers) -> None:
    """Units that regenerate lose a wound."""
    for side in range(SIDES):
        for field in range(FIELDS):
            if has(s.army[side], field) and ability(s, k, field) == Ability.REGENERATION and s.wounds[field] > 0:
                s.wounds[field] -= 1
                tell_unit(s, Event.HEALED, side, field, 1)


@rule
def worth_of_hills(s: State, k: Numbers, side: int) -> int:
    """A point for each own unit on a hill; in Sacred Hill two on the sacred one (M20, M23)."""
    held = k.hills[s.board] & s.army[side]
    bonus = s.scenario == Scenario.SACRED_HILL and has(held, k.sacred[s.board])
    return count_of(held) + bonus


@rule
def take_points(s: State, k: Numbers) -> None:
    for side in range(SIDES):
        points = worth_of_hills(s, k, side)
        if points:
            s.points[side] += points
            tell_of(s, Event.SCORED, side, points)


@rule
def defeats(s: State, side: int) -> int:
    """How many enemy units a side has defeated."""
    count = 0
    for kind in range(1, KINDS):
        count += s.defeated[1 - side, kind]
    return count


@rule
def cost_on_board(s: State, k: Numbers, side: int) -> int:
    """The printed costs of a side's units on the board."""
    total = 0
    for field in range(FIELDS):
        if has(s.army[side], field):
            total += k.cost[s.unit[field]]
    return total


@rule
def attack_on_board(s: State, k: Numbers, side: int) -> int:
    """The printed attack values of a side's units on the board."""
    total = 0
    for field in range(FIELDS):
        if has(s.army[side], field):
            total += k.attack[s.unit[field]]
    return total


@telling
def correct_amount(s: State, event: int, amount: int) -> None:
    """An event of this step was of another amount."""
    s.events[event, AMOUNT] = amount


@rule
def flat_hits(s: State, side: int, dice: int, most: int) -> int:
    """Dice without modifiers, rerolls or track. Their faces are told after the hits, some together, in at most so many
    events."""
    begun = told_so_far(s)
    tell_of(s, Event.HITS_COUNTED, side, 0)
    hits = 0
    for first in range(0, max(dice, 1), TOLD_TOGETHER):
        together = min(dice - first, TOLD_TOGETHER)
        is_told = told_so_far(s) - begun <= most
        if is_told:
            tell_of(s, Event.TIE_DICE, side, together)
        for die in range(together):
            face = below(s, FACES) + 1
            hits += face >= USUAL_THRESHOLD
            if is_told:
                add_fact(s, die, face)
    correct_amount(s, begun, hits)
    return hits


@rule
def higher(south: int, north: int) -> int:
    """The side with more, NOBODY if level."""
    if south == north:
        return NOBODY
    return Side.SOUTH if south > north else Side.NORTH


@rule
def end(s: State, winner: int, ending: int) -> None:
    s.winner = winner
    s.ending = ending
    s.phase = Phase.OVER
    tell_of(s, Event.GAME_OVER, winner, 0)


@rule
def end_by_dice(s: State, k: Numbers, beyond: int) -> None:
    """Each rolls as many dice as its units' attack values sum to, all South's first, until one has more hits; without
    any a single die decides, as a coin (M21)."""
    south_dice = attack_on_board(s, k, Side.SOUTH)
    north_dice = attack_on_board(s, k, Side.NORTH)
    if south_dice + north_dice == 0:
        face = below(s, FACES) + 1
        tell_of(s, Event.COIN_THROWN, NOBODY, face)
        end(s, Side.SOUTH if face <= LOW_HALF else Side.NORTH, Ending.BOTH_DICE + beyond)
        return
    # Two rolls can be told with certainty: this one and, if it is level, the last one.
    most = (room_for_events(s) - 2 * ROLL_WITHOUT_FACES) // (2 * SIDES)
    while True:
        begun = told_so_far(s)
        south = flat_hits(s, Side.SOUTH, south_dice, most)
        north = flat_hits(s, Side.NORTH, north_dice, most)
        if south != north:
            break
        tell_level(s, Event.DICE_LEVEL, begun)
    end(s, higher(south, north), Ending.BOTH_DICE + beyond)


@rule
def break_tie(s: State, k: Numbers, beyond: int) -> None:
    """More defeats, then dearer units on the board, then dice (M21)."""
    tell_of(s, Event.TIED, NOBODY, 0)
    for side in range(SIDES):
        tell_of(s, Event.DEFEATS_COUNTED, side, defeats(s, side))
    winner = higher(defeats(s, Side.SOUTH), defeats(s, Side.NORTH))
    if winner != NOBODY:
        end(s, winner, Ending.BOTH_DEFEATS + beyond)
        return
    for side in range(SIDES):
        tell_of(s, Event.COSTS_COUNTED, side, cost_on_board(s, k, side))
    winner = higher(cost_on_board(s, k, Side.SOUTH), cost_on_board(s, k, Side.NORTH))
    if winner != NOBODY:
        end(s, winner, Ending.BOTH_COSTS + beyond)
        return
    end_by_dice(s, k, beyond)


@rule
def end_if_decided(s: State, k: Numbers) -> None:
    """Ten points win; both there are tied, whatever their points (M20, M21). Then the round limit (M22)."""
    south = s.points[Side.SOUTH] >= k.goal
    north = s.points[Side.NORTH] >= k.goal
    if south and north:
        break_tie(s, k, 0)
    elif south or north:
        end(s, Side.SOUTH if south else Side.NORTH, Ending.HILLS)
    elif s.round >= s.round_limit:
        winner = higher(s.points[Side.SOUTH], s.points[Side.NORTH])
        if winner != NOBODY:
            end(s, winner, Ending.LIMIT)
        else:
            break_tie(s, k, FROM_BOTH_TO_LIMIT)


@rule
def step_forward(s: State, k: Numbers) -> None:
    """Units on their own side's recruitment fields step forward where that is empty (M19)."""
    free = empty(s, k)
    for side in range(SIDES):
        waiting = s.army[side] & k.recruitment[s.board, side]
        for field in range(FIELDS):
            if has(waiting, field):
                ahead = forward(side, field)
                if has(free, ahead):
                    tell_move(s, Event.STEPPED_FORWARD, side, field, ahead)
                    relocate(s, field, ahead)


@rule
def clean_up(s: State, k: Numbers) -> None:
    """In the order of the clause; a game that is decided ends before anybody steps forward."""
    take_dice_off(s)
    heal(s, k)
    take_points(s, k)
    end_if_decided(s, k)
    if s.phase != Phase.OVER:
        step_forward(s, k)
        s.first = 1 - s.first
