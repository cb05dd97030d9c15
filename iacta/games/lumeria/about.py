"""What a person wants to know of an action before deciding: the way a unit goes, the line of fire, and the chances
of an attack. Everything is computed here; whoever shows it computes nothing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import comb
from typing import Any

from iacta.games.lumeria.actions import ARGUMENT, FAMILY_OF, Family
from iacta.games.lumeria.attack import (
    FACES,
    extra_dice,
    is_ranged,
    misses,
    modifiers_of,
    threshold,
)
from iacta.games.lumeria.board import (
    DIRECTIONS,
    FIELD_NAMES,
    NO_FIELD,
    count_of,
    direction_to,
    empty,
    has,
    next_field,
)
from iacta.games.lumeria.kinds import Ability, ExtraDie, Modifier
from iacta.games.lumeria.names import Phase
from iacta.games.lumeria.plain_types import About, Forecast
from iacta.games.lumeria.state import Done, Stage, ability


def about(v: Any, k: Any, seat: int, action: int) -> About:
    """The path of a move and whether it exhausts, the line and the chances of an attack or of a roll again; nothing for
    other actions."""
    family = FAMILY_OF[action]
    if family == Family.GO and v.phase != Phase.PLACING:
        way = [FIELD_NAMES[step] for step in path(v, k, v.active, ARGUMENT[action])]
        return {"path": way, "exhausts": exhausts(v, k)}
    if family == Family.ATTACK:
        return forecast(v, k, declared(v, k, v.active, ARGUMENT[action]))
    if v.phase in (Phase.THOR, Phase.SVETOVIT, Phase.ROLLED):
        return forecast(v, k, answered(v, family, ARGUMENT[action]))
    return {}


def exhausts(v: Any, k: Any) -> bool:
    """Whether a move now would be a run, and the unit not tireless (M11)."""
    runs = v.phase == Phase.SECOND_ACTION and v.done & Done.MOVED
    return bool(runs and ability(v, k, v.active) != Ability.TIRELESS)


def path(v: Any, k: Any, source: int, target: int) -> list[int]:
    """A shortest way from field to field, both among them."""
    flies = ability(v, k, source) == Ability.FLIGHT
    came_from = {source: NO_FIELD}
    waiting = [source]
    for field in waiting:
        for direction in range(DIRECTIONS):
            there = next_field(v, k, field, direction)
            if there != NO_FIELD and there not in came_from and (flies or has(empty(v, k), there)):
                came_from[there] = field
                waiting.append(there)
    way = [target]
    while way[-1] != source:
        way.append(came_from[way[-1]])
    return way[::-1]


def line(v: Any, k: Any, source: int, target: int) -> list[int]:
    """The fields from an attacker to its target, both among them."""
    fields = [source]
    while fields[-1] != target:
        fields.append(next_field(v, k, fields[-1], direction_to(source, target)))
    return fields


@dataclass(frozen=True)
class Roll:
    """An attack as it would be made: who, whom, its dice and what changes them. Some may have hit already."""

    attacker: int
    target: int
    modifiers: int
    extra: int
    dice: int
    hits: int = 0  # of dice that lie
    thrown: int | None = None  # dice that are to be thrown, all without a number


def declared(v: Any, k: Any, attacker: int, target: int) -> Roll:
    """An attack, gods and Fortune aside (M14, step 1)."""
    modifiers = modifiers_of(v, k, attacker, target, v.done & Done.AIMED)
    if v.stage != Stage.ACTIVATIONS:
        return Roll(attacker, target, modifiers, 0, 1)
    extra = extra_dice(v, k, attacker, target, v.done & Done.MOVED)
    return Roll(attacker, target, modifiers, extra, k.attack[v.unit[attacker]] + count_of(extra))


def answered(v: Any, family: int, dice: int) -> Roll:
    """The attack that is being made, after an answer about a god or about the roll."""
    roll = Roll(v.active, v.target, v.modifiers, v.extra, v.dice)
    if v.phase == Phase.THOR and family == Family.PRAY:
        return replace(roll, extra=roll.extra | ExtraDie.THOR, dice=roll.dice + 1)
    if v.phase == Phase.SVETOVIT and family == Family.PRAY:
        return replace(roll, modifiers=roll.modifiers | Modifier.SVETOVIT)
    hits = v.dice - misses(v)
    if family == Family.KEEP:
        return replace(roll, hits=hits, thrown=0)
    return replace(roll, hits=hits, thrown=dice) if family == Family.REROLL else roll


def forecast(v: Any, k: Any, roll: Roll) -> Forecast:
    """How the attack would go."""
    least = threshold(roll.modifiers)
    surrounded = bool(roll.modifiers & Modifier.SURROUNDED)
    wounds_left = k.toughness[v.unit[roll.target]] - v.wounds[roll.target]
    if ability(v, k, roll.attacker) == Ability.CRUSH and surrounded:
        wounds_left -= 1
    thrown = roll.dice if roll.thrown is None else roll.thrown
    hit = at_least(1 - roll.hits, thrown, least)
    defeat = at_least(max(1, wounds_left) - roll.hits, thrown, least)
    pushes = not is_ranged(v, k, roll.attacker) and not surrounded
    return {
        "line": [FIELD_NAMES[field] for field in line(v, k, roll.attacker, roll.target)],
        "dice": int(roll.dice),
        "because_dice": messages(roll.extra, ExtraDie.texts(), "extra"),
        "least": least,
        "because": messages(roll.modifiers, Modifier.texts(), "modifier"),
        "hit": round(hit, 4),
        "defeat": round(defeat, 4),
        "push": round(hit - defeat, 4) if pushes else 0.0,
    }


def messages(bits: int, names: Sequence[str], sort: str) -> list[str]:
    """The messages for the bits of a number."""
    return [f"{sort}-{name}" for number, name in enumerate(names) if bits >> number & 1]


def at_least(hits: int, dice: int, least: int) -> float:
    """The chance of so many hits."""
    chance = max(0, FACES + 1 - least) / FACES
    return sum(comb(dice, n) * chance**n * (1 - chance) ** (dice - n) for n in range(max(hits, 0), dice + 1))
