"""Attacks: whom a unit can attack, with how many dice and how easily, and the order of an attack (M13–M17)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from iacta.engine.compiling.rule import ConstantTable, rule
from iacta.engine.rules.events import add_fact, tell
from iacta.engine.rules.random import below
from iacta.games.lumeria.board import (
    DIRECTIONS,
    NO_FIELD,
    at_front,
    beside,
    board,
    count_of,
    direction_to,
    distance,
    has,
    next_field,
    owner,
    relocate,
    spot,
    take_off,
    units,
)
from iacta.games.lumeria.kinds import Ability, AttackType, ExtraDie, God, Manoeuvre, Modifier
from iacta.games.lumeria.names import Event, Phase, Reason
from iacta.games.lumeria.renewal import empty_places, is_renewed, move_on_track, renew_the_only_one, spend
from iacta.games.lumeria.state import (
    MOST_DICE,
    Done,
    Stage,
    ability,
    at_defeated,
    at_field,
    has_god,
    has_token,
)
from iacta.games.lumeria.unit_events import EVERYBODY, tell_move, tell_of, tell_unit

if TYPE_CHECKING:
    from iacta.games.lumeria.cards import Numbers
    from iacta.games.lumeria.state import State

FACES = 6
USUAL_THRESHOLD = 4
LOWEST_THRESHOLD = 2  # a 1 never hits

EASIER_BY = ConstantTable(modifier.easier_by for modifier in Modifier)


@rule
def is_ranged(s: State, k: Numbers, field: int) -> bool:
    return k.ranged[s.unit[field]] == AttackType.RANGED


@rule
def range_of(s: State, k: Numbers, field: int) -> int:
    """How many empty fields may lie before the target of a ranged attack (M16)."""
    return k.long_range if ability(s, k, field) == Ability.LONG_SHOT else k.range


@rule
def first_card(s: State, k: Numbers, field: int, direction: int, gap: int) -> int:
    """The first card in a direction behind at most so many empty fields, NO_FIELD if there is none."""
    there = next_field(s, k, field, direction)
    while there != NO_FIELD and not has(units(s), there):
        gap -= 1
        there = next_field(s, k, there, direction) if gap >= 0 else NO_FIELD
    return there


@rule
def targets(s: State, k: Numbers, field: int) -> int:
    """The fields of the enemies that the unit can attack."""
    enemies = s.army[1 - owner(s, field)]
    if not is_ranged(s, k, field):
        return beside(spot(field)) & enemies
    found = 0
    for direction in range(DIRECTIONS):
        there = first_card(s, k, field, direction, range_of(s, k, field))
        if there != NO_FIELD and has(enemies, there):
            found |= spot(there)
    return found


@rule
def forbids_attack(s: State, k: Numbers, field: int) -> int:
    """Only an enemy within reach of the attack can be attacked."""
    if has(s.aims, field):
        return Reason.ALLOWED
    if not has(board(s, k), field):
        return Reason.NO_SUCH_FIELD
    if not has(s.army[1 - s.turn], field):
        return Reason.NO_ENEMY
    return Reason.NO_LINE_OF_FIRE if is_ranged(s, k, s.active) else Reason.NOT_ADJACENT


@rule
def is_surrounded(s: State, k: Numbers, attacker: int, target: int) -> int:
    """A unit attacked in melee that could not be pushed: the field behind it is off the board or taken (M15)."""
    behind = next_field(s, k, target, direction_to(attacker, target))
    return behind == NO_FIELD or has(units(s), behind)


@rule
def friends_of_its_kind(s: State, field: int) -> int:
    """The other units of the same side and kind as the one on the field."""
    found = 0
    friends = s.army[owner(s, field)] & ~spot(field)
    there = 0
    while friends >> there:
        if has(friends, there) and s.unit[there] == s.unit[field]:
            found |= spot(there)
        there += 1
    return found


@rule
def stands_with_its_kind(s: State, field: int) -> bool:
    """Whether another friendly unit of its kind is next to it."""
    return beside(spot(field)) & friends_of_its_kind(s, field) != 0


@rule
def protection(s: State, k: Numbers, attacker: int, target: int) -> int:
    """What the target's own ability does against an attack."""
    what = ability(s, k, target)
    front = at_front(owner(s, target), target, attacker)
    if what == Ability.ARMOUR and front:
        return Modifier.ARMOUR
    if what == Ability.SHIELD_WALL and front and stands_with_its_kind(s, target):
        return Modifier.SHIELD_WALL
    if what == Ability.PHALANX and front and stands_with_its_kind(s, target):
        return Modifier.PHALANX
    if what == Ability.COVER and is_ranged(s, k, attacker):
        return Modifier.COVER
    if what == Ability.TESTUDO and is_ranged(s, k, attacker):
        return Modifier.TESTUDO
    if what == Ability.BASTION and has(s.fortified, target):
        return Modifier.BASTION
    return 0


@rule
def modifiers_of(s: State, k: Numbers, attacker: int, target: int, aimed: int) -> int:
    """What changes the threshold of an attack, one bit each (M12, M13, M15)."""
    found = protection(s, k, attacker, target)
    if aimed:
        found |= Modifier.AIM
    if has(s.exhausted, target):
        found |= Modifier.EXHAUSTED
    if has(s.fortified, target):
        found |= Modifier.FORTIFIED
    if is_ranged(s, k, attacker):
        if ability(s, k, attacker) == Ability.JAVELINS and distance(attacker, target) <= 2:
            found |= Modifier.JAVELINS
    elif is_surrounded(s, k, attacker, target):
        found |= Modifier.SURROUNDED
    return found


@rule
def extra_dice(s: State, k: Numbers, attacker: int, target: int, moved: int) -> int:
    """What adds a die to an Attack action, one bit each; nothing does in a Salvo (M8)."""
    what = ability(s, k, attacker)
    if what == Ability.AXES:
        return ExtraDie.AXES if distance(attacker, target) == 1 else 0
    if what == Ability.RAGE:
        return ExtraDie.RAGE if s.wounds[attacker] > 0 else 0
    if is_ranged(s, k, attacker):
        return 0
    if what == Ability.HORDE and beside(spot(target)) & friends_of_its_kind(s, attacker):
        return ExtraDie.HORDE
    return ExtraDie.CHARGE if what == Ability.CHARGE and moved else 0


@rule
def threshold(modifiers: int) -> int:
    """What a die must show to hit: 4, less the sum of the modifiers, but never less than 2 (M13)."""
    least = USUAL_THRESHOLD
    for number in range(len(EASIER_BY)):
        if modifiers >> number & 1:
            least -= EASIER_BY[number]
    return max(least, LOWEST_THRESHOLD)


@rule
def declare_attack(s: State, k: Numbers, target: int) -> None:
    """Attacker and target are named; dice, modifiers and "surrounded" are fixed now (M14, step 1)."""
    s.target = target
    s.modifiers = modifiers_of(s, k, s.active, target, s.done & Done.AIMED)
    s.extra = 0
    s.dice = 1
    if s.stage == Stage.ACTIVATIONS:
        s.extra = extra_dice(s, k, s.active, target, s.done & Done.MOVED)
        s.dice = k.attack[s.unit[s.active]] + count_of(s.extra)
    tell_unit(s, Event.ATTACKS, s.turn, s.active, 0)
    add_fact(s, 0, s.unit[target])
    add_fact(s, 1, target)
    if s.extra:
        tell_of(s, Event.EXTRA_DICE, s.turn, count_of(s.extra))
        add_fact(s, 0, s.extra)
    if s.stage == Stage.ACTIVATIONS and not is_ranged(s, k, s.active) and has_god(s, k, s.turn, God.THOR):
        s.phase = Phase.THOR
    else:
        ask_svetovit(s, k)


@rule
def use_thor(s: State) -> None:
    """Another die for a melee attack in one's own activation."""
    s.god[s.turn] = 0
    s.extra |= ExtraDie.THOR
    s.dice += 1
    tell_of(s, Event.THOR, s.turn, 1)


@rule
def ask_svetovit(s: State, k: Numbers) -> None:
    """The side that is attacked may call Svetovit (M14, step 3)."""
    if has_god(s, k, 1 - s.turn, God.SVETOVIT):
        s.me = 1 - s.turn
        s.phase = Phase.SVETOVIT
    else:
        roll(s, k)


@rule
def use_svetovit(s: State) -> None:
    """The attack gets harder by one."""
    s.god[1 - s.turn] = 0
    s.modifiers |= Modifier.SVETOVIT
    tell_of(s, Event.SVETOVIT, 1 - s.turn, 1)


@rule
def is_miss(s: State, die: int) -> bool:
    return s.faces[die] < threshold(s.modifiers)


@rule
def misses(s: State) -> int:
    """How many dice of the roll do not hit."""
    count = 0
    for die in range(s.dice):
        count += is_miss(s, die)
    return count


@rule
def roll(s: State, k: Numbers) -> None:
    """Step 4; then the attacker may be asked once what to roll again (step 5), in an activation only."""
    s.me = s.turn
    for die in range(s.dice):
        s.faces[die] = below(s, FACES) + 1
        tell_of(s, Event.DIE, s.turn, s.faces[die])
    if s.stage == Stage.ACTIVATIONS and (has_token(s, s.turn, Manoeuvre.FORTUNE) or may_call_mars(s, k)):
        s.phase = Phase.ROLLED
    else:
        wound(s, k)


@rule
def may_call_mars(s: State, k: Numbers) -> int:
    return has_god(s, k, s.turn, God.MARS) and misses(s) > 0


@rule
def forbids_reroll(s: State, k: Numbers, dice: int) -> int:
    """Mars rolls missed dice again, as many as one likes."""
    if not has_god(s, k, s.turn, God.MARS):
        return Reason.NO_MARS
    return Reason.ALLOWED if dice <= misses(s) else Reason.TOO_FEW_MISSES


@rule
def forbids_fortune(s: State) -> int:
    return Reason.ALLOWED if has_token(s, s.turn, Manoeuvre.FORTUNE) else Reason.TOKEN_SPENT


@rule
def roll_again(s: State, die: int) -> None:
    s.faces[die] = below(s, FACES) + 1
    tell_of(s, Event.REROLLED, s.turn, s.faces[die])


@rule
def call_mars(s: State, dice: int) -> None:
    """So many of the dice that missed, the first ones of the roll, are rolled again."""
    s.god[s.turn] = 0
    tell_of(s, Event.MARS, s.turn, dice)
    for die in range(s.dice):
        if dice > 0 and is_miss(s, die):
            roll_again(s, die)
            dice -= 1


@rule
def use_fortune(s: State) -> None:
    """All dice are rolled again, hits too (M17); the token goes to the track before (M18)."""
    spend(s, s.turn, Manoeuvre.FORTUNE)
    tell_of(s, Event.FORTUNE, s.turn, 1)
    for die in range(s.dice):
        roll_again(s, die)


@rule
def wound(s: State, k: Numbers) -> None:
    """A wound for every hit, then crush; defeat or push; the misses move the track (M14, steps 6–8)."""
    missed = misses(s)
    hits = s.dice - missed
    tell_unit(s, Event.HITS_ON, s.turn, s.active, 0)
    add_fact(s, 0, threshold(s.modifiers))
    add_fact(s, 1, s.modifiers)
    if hits == 0:
        tell_unit(s, Event.MISSED, s.turn, s.target, 0)
    else:
        strike(s, k, hits)
    move_on_track(s, k, s.turn, missed)
    if is_renewed(s, k, s.turn) and empty_places(s, s.turn) > 1:
        s.phase = Phase.RENEWAL
        return
    if is_renewed(s, k, s.turn):
        renew_the_only_one(s, s.turn)
    end_attack(s)


@rule
def strike(s: State, k: Numbers, hits: int) -> None:
    """What at least one hit does to the target."""
    s.wounds[s.target] += hits
    tell_unit(s, Event.WOUNDED, 1 - s.turn, s.target, hits)
    if ability(s, k, s.active) == Ability.CRUSH and s.modifiers & Modifier.SURROUNDED:
        s.wounds[s.target] += 1
        tell_unit(s, Event.CRUSHED, 1 - s.turn, s.target, 1)
    if s.wounds[s.target] >= k.toughness[s.unit[s.target]]:
        defeat(s)
    elif not is_ranged(s, k, s.active):
        push(s, k)


@rule
def defeat(s: State) -> None:
    """The unit leaves the game and its owner takes a gold."""
    side = 1 - s.turn
    kind = s.unit[s.target]
    tell(s, Event.DEFEATED, side, kind, at_field(s.target), at_defeated(side), EVERYBODY)
    s.defeated[side, take_off(s, s.target)] += 1
    s.gold[side] += 1
    tell_of(s, Event.COMPENSATED, side, 1)


@rule
def push(s: State, k: Numbers) -> None:
    """One field on in the direction of the attack, two by horns, as far as the way is free (M15)."""
    direction = direction_to(s.active, s.target)
    there = s.target
    for _ in range(2 if ability(s, k, s.active) == Ability.HORNS else 1):
        behind = next_field(s, k, there, direction)
        if behind == NO_FIELD or has(units(s), behind):
            break
        there = behind
    if there != s.target:
        tell_move(s, Event.PUSHED, 1 - s.turn, s.target, there)
        relocate(s, s.target, there)


@rule
def end_attack(s: State) -> None:
    """The dice are put away; what comes next is the manoeuvre's or the activation's matter."""
    for die in range(MOST_DICE):
        s.faces[die] = 0
    s.dice = 0
    s.extra = 0
    s.modifiers = 0
    s.target = NO_FIELD
