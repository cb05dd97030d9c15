"""How good a position looks to a seat, in one page, for the greedy bot. What was begun counts by what it promises."""

from __future__ import annotations

from math import comb
from typing import TYPE_CHECKING

from iacta.engine.compiling.rule import ConstantTable, rule
from iacta.games.lumeria.activation import ACTIVATIONS_A_ROUND
from iacta.games.lumeria.attack import (
    FACES,
    extra_dice,
    is_ranged,
    misses,
    modifiers_of,
    targets,
    threshold,
)
from iacta.games.lumeria.board import NO_FIELD, beside, count_of, first_of, has, owner
from iacta.games.lumeria.clean_up import worth_of_hills
from iacta.games.lumeria.kinds import Ability, Manoeuvre, Modifier, Scenario
from iacta.games.lumeria.movement import reach_of_march
from iacta.games.lumeria.names import Phase
from iacta.games.lumeria.state import MOST_DICE, Done, Stage, ability, has_token

if TYPE_CHECKING:
    from iacta.games.lumeria.cards import Numbers
    from iacta.games.lumeria.state import State

WON = 100_000
POINT = 60  # taken
HILL = 45  # held at the beginning of a round
UNIT = 14  # for each gold of its cost
BODY = 10  # for any unit: it can be activated, block and hold a hill
WOUND = 9
GOLD = 8
STEP = 5  # nearer to a hill that one does not hold
FAR = 8  # steps, for a side that holds every hill
FORTIFIED = 4
EXHAUSTED = 5
GOD = 6
ALWAYS = 1000  # chances are counted in thousandths


@rule
def value(v: State, k: Numbers, field: int) -> int:
    """What a unit is worth to its side, with its wounds and dice."""
    kind = v.unit[field]
    total = BODY + UNIT * k.cost[kind]
    total -= WOUND * v.wounds[field]
    if has(v.fortified, field):
        total += FORTIFIED
    if has(v.exhausted, field):
        total -= EXHAUSTED
    return total


@rule
def hill(v: State, k: Numbers, side: int, field: int) -> int:
    """What a hill is worth to the side that holds it: its point is the surer, the fewer units the other side can still
    activate in this round."""
    sure = 0
    if v.stage == Stage.LAST_MANOEUVRES:
        sure = POINT
    elif v.stage == Stage.ACTIVATIONS:
        sure = POINT * (ACTIVATIONS_A_ROUND - v.activations[1 - side]) // ACTIVATIONS_A_ROUND
    pays = 2 if v.scenario == Scenario.SACRED_HILL and field == k.sacred[v.board] else 1
    return pays * (HILL + sure)


@rule
def nearness(v: State, k: Numbers, side: int, field: int) -> int:
    """How good a field is to stand on: a hill, or near one that the side does not hold."""
    hills = k.hills[v.board]
    if has(hills, field):
        return hill(v, k, side, field)
    reached = hills & ~v.army[side]
    for steps in range(FAR):
        if has(reached, field):
            return -STEP * steps
        reached |= beside(reached)
    return -STEP * FAR


@rule
def standing(v: State, k: Numbers, side: int) -> int:
    """The `nearness` of all units of a side. Their steps are counted together: the hills' neighbourhood grows, and each
    time every unit that it has not reached is a step further."""
    hills = k.hills[v.board]
    total = 0
    held = hills & v.army[side]
    while held:
        total += hill(v, k, side, first_of(held))
        held &= held - 1
    reached = hills & ~v.army[side]
    on_the_way = v.army[side] & ~hills
    for _ in range(FAR):
        on_the_way &= ~reached
        total -= STEP * count_of(on_the_way)
        reached |= beside(reached)
    return total


@rule
def strength(v: State, k: Numbers, side: int) -> int:
    """What a side has."""
    total = POINT * v.points[side] + GOLD * v.gold[side] + GOD * v.god[side]
    total += (
        6 * has_token(v, side, Manoeuvre.MARCH)
        + 5 * has_token(v, side, Manoeuvre.SALVO)
        + 7 * has_token(v, side, Manoeuvre.FORTUNE)
    )
    army = v.army[side]
    while army:
        total += value(v, k, first_of(army))
        army &= army - 1
    total += standing(v, k, side)
    if v.points[side] + worth_of_hills(v, k, side) >= k.goal:
        total += 3 * POINT
    return total


def chance_of_hits(dice: int, good: int, hits: int) -> int:
    """In thousandths, the chance of at least so many hits with dice of which so many faces hit."""
    ways = sum(comb(dice, n) * good**n * (FACES - good) ** (dice - n) for n in range(hits, dice + 1))
    return int(ALWAYS * ways // FACES**dice)


HITS = MOST_DICE + 1  # more than can be
CHANCES = ConstantTable(
    chance_of_hits(dice, good, hits)
    for dice in range(MOST_DICE + 1)
    for good in range(FACES + 1)
    for hits in range(HITS + 1)
)


@rule
def chance(dice: int, least: int, hits: int) -> int:
    """Of at least so many hits, from the table."""
    good = max(0, FACES + 1 - least)
    return CHANCES[(dice * (FACES + 1) + good) * (HITS + 1) + min(hits, HITS)]


@rule
def gain(v: State, k: Numbers, attacker: int, target: int, dice: int, modifiers: int) -> int:
    """What an attack promises: defeats, wounds, and a hill from which the enemy is pushed."""
    least = threshold(modifiers)
    left = k.toughness[v.unit[target]] - v.wounds[target]
    if modifiers & Modifier.SURROUNDED and ability(v, k, attacker) == Ability.CRUSH:
        left -= 1
    hit = chance(dice, least, 1)
    kill = chance(dice, least, max(1, left))
    enemy = owner(v, target)
    place = nearness(v, k, enemy, target)
    promised = kill * (value(v, k, target) + place - GOLD)
    promised += (hit - kill) * WOUND
    if has(k.hills[v.board], target) and not is_ranged(v, k, attacker) and not modifiers & Modifier.SURROUNDED:
        promised += (hit - kill) * place
    return promised // ALWAYS


@rule
def best_attack(v: State, k: Numbers, attacker: int, aimed: int, moved: int, single: int) -> int:
    """The best attack of a unit from where it stands."""
    best = 0
    enemies = targets(v, k, attacker)
    while enemies:
        target = first_of(enemies)
        enemies &= enemies - 1
        dice = 1
        if not single:
            dice = k.attack[v.unit[attacker]] + count_of(extra_dice(v, k, attacker, target, moved))
        best = max(best, gain(v, k, attacker, target, dice, modifiers_of(v, k, attacker, target, aimed)))
    return best


@rule
def best_step(v: State, k: Numbers, side: int, field: int, fields: int) -> int:
    """How much better a unit can stand."""
    here = nearness(v, k, side, field)
    best = -WON
    while fields:
        best = max(best, nearness(v, k, side, first_of(fields)) - here)
        fields &= fields - 1
    return best


@rule
def best_of_units(v: State, k: Numbers, side: int) -> int:
    """What the best unit for a march or a Salvo promises."""
    best = -WON
    units = v.open
    while units:
        field = first_of(units)
        units &= units - 1
        if v.phase == Phase.MARCHING:
            best = max(best, best_step(v, k, side, field, reach_of_march(v, k, field)))
        else:
            best = max(best, best_attack(v, k, field, 0, 0, 1))
    return best


@rule
def pending(v: State, k: Numbers) -> int:
    """What the attack that is being made promises the attacker."""
    if v.faces[0] == 0:
        return gain(v, k, v.active, v.target, v.dice, v.modifiers)
    hits = v.dice - misses(v)
    left = k.toughness[v.unit[v.target]] - v.wounds[v.target]
    return value(v, k, v.target) if hits >= left else WOUND * hits


@rule
def promise(v: State, k: Numbers, side: int) -> int:
    """What the seat that decides can expect of the unit or manoeuvre it has chosen."""
    if v.target != NO_FIELD:
        return pending(v, k)
    if v.phase == Phase.FIRST_ACTION:
        step = best_step(v, k, side, v.active, v.open)
        return max(best_attack(v, k, v.active, 0, 0, 0), FORTIFIED, step + FORTIFIED)
    if v.phase == Phase.SECOND_ACTION or v.phase == Phase.AIMED:
        return max(best_attack(v, k, v.active, v.done & Done.AIMED, v.done & Done.MOVED, 0), FORTIFIED)
    if v.phase == Phase.MARCHING_ON or v.phase == Phase.ATHENA_TO:
        return best_step(v, k, side, v.active, v.open)
    if v.phase == Phase.SHOOTING_AT:
        return best_attack(v, k, v.active, 0, 0, 1)
    if v.phase == Phase.MARCHING or v.phase == Phase.SHOOTING:
        return max(0, best_of_units(v, k, side))
    if v.phase == Phase.PLACING:
        return BODY + (UNIT - GOLD) * k.cost[v.recruit]
    return 0


@rule
def worth(v: State, k: Numbers, seat: int) -> int:
    if v.winner >= 0:
        return WON if v.winner == seat else -WON
    total = strength(v, k, seat) - strength(v, k, 1 - seat)
    expected = promise(v, k, v.turn)
    return total + expected if v.turn == seat else total - expected
