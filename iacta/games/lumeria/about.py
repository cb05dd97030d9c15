"""What a person wants to know of an action before deciding: the way a unit goes, the line of fire, and the chances
of an attack. Everything is computed here; whoever shows it computes nothing."""

from __future__ import annotations

from math import comb
from typing import Any

from iacta.games.lumeria.actions import ARGUMENT, ATTACK, FAMILY_OF, GO, PLACING
from iacta.games.lumeria.attack import (
    BY_SURROUNDING,
    EXTRA_DICE_NAMES,
    FACES,
    MODIFIERS,
    extra_dice,
    is_ranged,
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
from iacta.games.lumeria.kinds import CRUSH, FLIGHT
from iacta.games.lumeria.state import ACTIVATIONS, AIMED, MOVED, ability
from iacta.games.lumeria.told import names


def about(v: Any, k: Any, seat: int, action: int) -> dict[str, Any]:
    """The path of a move, or the line and the chances of an attack; nothing for other actions."""
    field = ARGUMENT[action]
    if FAMILY_OF[action] == GO and v.phase != PLACING:
        return {"path": [FIELD_NAMES[step] for step in path(v, k, v.active, field)]}
    return chances(v, k, v.active, field) if FAMILY_OF[action] == ATTACK else {}


def path(v: Any, k: Any, source: int, target: int) -> list[int]:
    """A shortest way from field to field, both among them."""
    flies = ability(v, k, source) == FLIGHT
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


def chances(v: Any, k: Any, attacker: int, target: int) -> dict[str, Any]:
    """How an attack would go, gods and Fortune aside."""
    modifiers = modifiers_of(v, k, attacker, target, v.done & AIMED)
    extra = extra_dice(v, k, attacker, target, v.done & MOVED) if v.stage == ACTIVATIONS else 0
    dice = k.attack[v.unit[attacker]] + count_of(extra) if v.stage == ACTIVATIONS else 1
    least = threshold(modifiers)
    surrounded = bool(modifiers & BY_SURROUNDING)
    wounds_left = k.toughness[v.unit[target]] - v.wounds[target]
    if ability(v, k, attacker) == CRUSH and surrounded:
        wounds_left -= 1
    hit = at_least(1, dice, least)
    defeat = at_least(max(1, wounds_left), dice, least)
    pushes = not is_ranged(v, k, attacker) and not surrounded
    return {
        "line": [FIELD_NAMES[field] for field in line(v, k, attacker, target)],
        "dice": dice,
        "because_dice": list(names(extra, EXTRA_DICE_NAMES, "extra")),
        "least": least,
        "because": list(names(modifiers, tuple(MODIFIERS), "modifier")),
        "hit": round(hit, 4),
        "defeat": round(defeat, 4),
        "push": round(hit - defeat, 4) if pushes else 0.0,
    }


def at_least(hits: int, dice: int, least: int) -> float:
    """The chance of so many hits."""
    chance = max(0, FACES + 1 - least) / FACES
    return sum(comb(dice, n) * chance**n * (1 - chance) ** (dice - n) for n in range(hits, dice + 1))
