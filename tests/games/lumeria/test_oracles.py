"""The game against brute force: every path that a unit could walk, every field that a shot could cross, and what each
unit hits each other on, from the words of the rules page."""

import random
from itertools import product

import pytest

from tests.games.lumeria.model_pieces import KINDS
from tests.games.lumeria.staging import FACES, GAME, SOUTH, at, can, load, names, part

BOARD = list(product(range(5), range(7)))
STEPS = ((0, 1), (1, 0), (0, -1), (-1, 0))
FLYING = ("strzyga", "gryf")


def name_of(field):
    return "abcde"[field[0]] + "1234567"[field[1]]


def line(south, north, question, tokens=("none", "none")):
    """A position with these units, the text of each by its field. Neither god nor Fortune is at hand unless told."""
    words = ["board=lumeria scenario=three-hills round=3/30 first=south"]
    for side, units, token in zip(("south", "north"), (south, north), tokens, strict=True):
        faction = KINDS[next(iter(units.values())).rstrip("!+-/1")].faction
        placed = ",".join(f"{name_of(field)}:{text}" for field, text in units.items())
        words.append(f"{side}={faction} gold=0 points=0 tokens={token} track=0+2 units={placed}")
    return " ".join([*words, question])


ANY_MATCH = at(line({(0, 0): "woje"}, {(4, 6): "woje"}, "phase=activation me=south"))


def in_position(text):
    """One match is put into all positions: to begin a new one for each would take most of the time."""
    match = ANY_MATCH.copy()
    match.state = GAME.read_position(text, match.cards)
    return match


def fields_after(match, verb):
    return {action.split()[-1] for action in can(match) if action.startswith(verb)}


# Walking and aiming


def crowd(chance):
    """Two crowds of any factions; all kinds of a faction are in it before one is there twice."""
    fields = chance.sample(BOARD, 20)
    crowds = []
    for _ in range(2):
        faction = chance.choice(("slavs", "vikings", "greeks", "romans"))
        kinds = [name for name, kind in KINDS.items() if kind.faction == faction] * 2
        crowds.append({fields.pop(): kind for kind in kinds[: chance.randint(2, 10)]})
    return crowds


def paths(field, steps):
    """All ways of so many steps, those that come back to a field too."""
    if not steps:
        return [[field]]
    ways = []
    for way in paths(field, steps - 1):
        ways += [[*way, (way[-1][0] + x, way[-1][1] + y)] for x, y in STEPS]
    return [way for way in ways if way[-1] in BOARD]


def reachable(field, most, taken, flies):
    """Where a unit can end: on an empty field, after a path whose fields are empty unless it flies (M11)."""
    return {
        name_of(path[-1])
        for steps in range(1, most + 1)
        for path in paths(field, steps)
        if path[-1] not in taken and (flies or not any(each in taken for each in path[1:]))
    }


def in_reach(field, target, taken, most):
    """A target in the same row or column, with at most so many fields between, all of them empty (M16)."""
    (x, y), (to_x, to_y) = field, target
    if x == to_x:
        between = [each for each in BOARD if each[0] == x and min(y, to_y) < each[1] < max(y, to_y)]
    elif y == to_y:
        between = [each for each in BOARD if each[1] == y and min(x, to_x) < each[0] < max(x, to_x)]
    else:
        return False
    return len(between) <= most and not any(each in taken for each in between)


def most_between(kind):
    return {"toksoci": 4}.get(kind.name, 3) if kind.ranged else 0


@pytest.mark.clause("M11", "M15", "M16")
@pytest.mark.parametrize("seed", range(8))
def test_in_any_crowd_units_reach_what_paths_and_lines_reach(seed):
    chance = random.Random(seed)
    for _ in range(15):
        south, north = crowd(chance)
        taken = {*south, *north}
        for side, own, enemies in (("south", south, north), ("north", north, south)):
            for field, name in own.items():
                kind = KINDS[name]
                question = f"stage=activations phase=first-action me={side} active={name_of(field)}"
                match = in_position(line(south, north, question))
                assert fields_after(match, "go to") == reachable(field, kind.move, taken, name in FLYING)
                targets = {name_of(each) for each in enemies if in_reach(field, each, taken, most_between(kind))}
                assert fields_after(match, "attack") == targets
                assert ("aim" in can(match)) == (kind.ranged and bool(targets))


@pytest.mark.clause("M7")
@pytest.mark.parametrize("seed", range(4))
def test_in_any_crowd_units_march_where_paths_of_a_field_lead(seed):
    """Hastati: of one field or two."""
    chance = random.Random(seed)
    for _ in range(20):
        south, north = crowd(chance)
        taken = {*south, *north}
        expected = {
            field: reachable(field, 2 if name == "hastati" else 1, taken, False) for field, name in south.items()
        }
        able = {name_of(field) for field, fields in expected.items() if fields}
        if able:
            match = in_position(line(south, north, "stage=first-manoeuvres phase=marching me=south"))
            assert can(match) == {f"choose {place}" for place in able}
            field = chance.choice([field for field, fields in expected.items() if fields])
            match.play(SOUTH, f"choose {name_of(field)}")
            assert fields_after(match, "go to") == expected[field]


@pytest.mark.slow
@pytest.mark.clause("M16")
@pytest.mark.parametrize("name", ["lucznicy", "toksoci", "woje"])
def test_from_every_field_to_every_other_field(name):
    """On an empty board."""
    for field, target in product(BOARD, BOARD):
        if field != target:
            question = f"stage=activations phase=first-action me=south active={name_of(field)}"
            match = in_position(line({field: name}, {target: "jotun"}, question))
            expected = in_reach(field, target, (), most_between(KINDS[name]))
            assert fields_after(match, "attack") == ({name_of(target)} if expected else set())


# What hits


def least_face(attacker, target, state, direction, gap, how, alike, stuck, svetovit):
    """What an attack hits on (M12, M13, M15), from the page: 4, less what helps, more what hinders."""
    ranged = KINDS[attacker].ranged
    front = direction == "front"
    helps = (how == "aimed") + ("-" in state)
    helps += stuck and not ranged
    helps += attacker == "welici" and gap <= 1
    hinders = ("+" in state) + svetovit
    hinders += "+" in state and target == "triari"
    hinders += target == "zbrojni" and front
    hinders += target in ("tarczownicy", "hoplici") and front and alike == "friend"
    hinders += target in ("lucznicy", "legionisci") and ranged
    return max(2, 4 - helps + hinders)


# Where the attacker stands, seen from a target that looks to row 1.
TOWARDS_ATTACKER = {"front": (0, -1), "back": (0, 1), "left": (-1, 0), "right": (1, 0)}


def scene(attacker, target, state, direction, gap, how, alike, stuck, svetovit, rotated):
    """South attacks from the wanted direction; rotated, North does."""
    x, y = TOWARDS_ATTACKER[direction]
    if stuck == "by the edge":
        there = (2 - 2 * x, 3 - 3 * y)
    elif gap:
        there = (2 - 2 * x, 3 - 2 * y)
    else:
        there = (2, 3)
    here = (there[0] + (gap + 1) * x, there[1] + (gap + 1) * y)
    own, enemies = {here: attacker}, {there: target + state}
    if alike:
        (enemies if alike == "friend" else own)[there[0] + y, there[1] + x] = target
    if stuck == "by a card":
        enemies[there[0] - x, there[1] - y] = next(name for name in comrades(target) if name != target)
    if rotated:
        own, enemies = ({turned(field): text for field, text in some.items()} for some in (own, enemies))
        here, there = turned(here), turned(there)
    me = "north" if rotated else "south"
    question = {
        "plain": f"stage=activations phase=first-action me={me} active={name_of(here)}",
        "aimed": f"stage=activations phase=aimed me={me} active={name_of(here)} done=aim",
        "salvo": f"stage=first-manoeuvres phase=shooting-at me={me} active={name_of(here)}",
    }[how]
    sides, tokens = [own, enemies], ["none", "god" if svetovit else "none"]
    text = line(*sides[::-1], question, tokens[::-1]) if rotated else line(*sides, question, tokens)
    return in_position(text), me, name_of(there)


def comrades(name):
    return [other for other, kind in KINDS.items() if kind.faction == KINDS[name].faction]


def turned(field):
    """The same field, seen from the other side."""
    return 4 - field[0], 6 - field[1]


def share_of_misses(match, me, there, face, svetovit):
    """How many of the dice miss when all show this face: so far does the token move from 0 (M18)."""
    match = match.copy()
    match.state = match.state.copy()
    load(match, face, face, face, face)
    seat = ("south", "north").index(me)
    match.play(seat, f"attack {there}")
    if svetovit:
        match.play(1 - seat, "use god")
    return int(part(match, "track", me).split("+")[0]) / names(match).count("die")


def check_case(attacker, target, case):
    state, direction, gap, how, alike, stuck, svetovit, rotated = case
    match, me, there = scene(attacker, target, state, direction, gap, how, alike, stuck, svetovit, rotated)
    least = least_face(attacker, target, state, direction, gap, how, alike, bool(stuck), svetovit)
    if least <= FACES:
        assert share_of_misses(match, me, there, least, svetovit) == 0
    assert share_of_misses(match, me, there, min(least - 1, FACES), svetovit) == 1


def cases(attacker, target):
    """Every state, direction and distance; each with everything else that can be at the same time."""
    ranged, mirror = KINDS[attacker].ranged, KINDS[attacker].faction == KINDS[target].faction
    across_the_board = 4 if attacker == "toksoci" else 3
    for state, direction in product(("", "+", "-", "+-"), TOWARDS_ATTACKER):
        most = 0 if not ranged else across_the_board if direction in ("front", "back") else 3
        for gap in range(most + 1):
            yield [
                (state, direction, gap, *rest)
                for rest in product(
                    ("plain", "aimed", "salvo") if ranged else ("plain",),
                    (None, "friend", "foe") if mirror else (None, "friend"),
                    (None, "by a card", "by the edge") if gap == 0 else (None,),
                    (False, True) if KINDS[target].faction == "slavs" else (False,),
                    (False, True),
                )
            ]


@pytest.mark.slow
@pytest.mark.clause("M12", "M13", "M15", "M16")
@pytest.mark.parametrize("attacker", KINDS)
def test_every_unit_hits_every_other_on_what_the_page_says(attacker):
    """In every state, from every direction and distance; one of the circumstances of each."""
    chance = random.Random(attacker)
    for target in KINDS:
        for circumstances in cases(attacker, target):
            check_case(attacker, target, chance.choice(circumstances))


@pytest.mark.long
@pytest.mark.clause("M12", "M13", "M15", "M16")
@pytest.mark.parametrize("attacker", KINDS)
def test_every_unit_hits_every_other_in_all_circumstances(attacker):
    for target in KINDS:
        for circumstances in cases(attacker, target):
            for case in circumstances:
                check_case(attacker, target, case)
