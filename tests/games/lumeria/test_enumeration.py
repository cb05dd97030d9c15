"""Every way in which one unit can be activated, from its choice to the end of its activation: by the game, and by the
slow model. All dice of a roll fall as the case says, so that what is counted are decisions."""

import pytest

from tests.games.lumeria.model_position import read, text_of
from tests.games.lumeria.staging import at, can, load, part

LATER = ("athena", "activation", "manoeuvre", "recruitment")  # the phases that the end of an activation can lead to


def ways_in_model(model, faces):
    """All sequences of decisions from here to the end of the activation."""
    if model.phase in LATER:
        return {()}
    ways = set()
    for action in model.legal():
        after = read(text_of(model))
        after.play(action, faces)
        ways |= {(action, *more) for more in ways_in_model(after, faces)}
    return ways


def ways_in_game(match, faces):
    if part(match, "phase") in LATER:
        return {()}
    ways = set()
    for action in can(match):
        after = match.copy()
        load(after, *faces)
        (seat,) = after.to_act
        after.play(seat, action)
        ways |= {(action, *more) for more in ways_in_game(after, faces)}
    return ways


def check(south, north, choice, faces, number, me="south"):
    """The unit on the chosen field can be activated in so many ways."""
    line = (
        "board=lumeria scenario=three-hills round=3/30 first=south "
        f"south={south} north={north} stage=activations phase=activation me={me}"
    )
    model, match = read(line), at(line)
    model.play(f"choose {choice}")
    match.play(("south", "north").index(me), f"choose {choice}")
    ways = ways_in_model(model, faces)
    assert ways_in_game(match, faces) == ways
    assert len(ways) == number


MISSES, HITS, BOTH = (1, 1, 1, 1), (6, 6, 6, 6), (6, 1, 6, 1)
SPENT = "tokens=none track=0+2"  # neither god nor Fortune: nothing is asked about a roll
FAR = f"romans {SPENT} units=e7:gryf"


@pytest.mark.clause("M10", "M11")
def test_a_unit_alone_in_a_corner():
    """Fortify: then one of the 5 fields within 2 (a2 b1, a3 b2 c1), or stop: 6. Move to one of the 5: then fortify,
    stop, or run to a field within 2: 7 from a2, 7 from b1, 8 from a3, 10 from b2, 8 from c1. 6 + 5 × 2 + 40 = 56."""
    check("slavs units=a1:woje", FAR, "a1", MISSES, 56)


@pytest.mark.clause("M10", "M11")
def test_a_slow_unit_alone_in_a_corner():
    """Fortify: then a2, b1 or stop: 3. Move to a2 or to b1: then 3 fields to run to, fortify or stop: 5 each."""
    check("greeks units=a1:hoplici", FAR, "a1", MISSES, 13)


@pytest.mark.clause("M24")
def test_a_unit_that_friends_wall_in():
    """Fortify; the question after it would have one answer."""
    check("greeks units=a1:hoplici,a2:hoplici,b1:hoplici", FAR, "a1", MISSES, 1)


@pytest.mark.clause("M11")
def test_a_unit_that_flies_over_the_friends_that_wall_it_in():
    """Empty and within 3 of a1 are 7 fields. Fortify: then one of the 7, or stop: 8. Move: then fortify, stop, or run.
    Within 3 of c1 are 13 other fields, of d1 12, of b2 16, of c2 18, of a3 14, of b3 19, of a4 15: 107 together; the
    friends are two of them, from d1 and a4 only one: 107 - 12 = 95. 8 + 7 × 2 + 95 = 117."""
    check("slavs units=a1:strzyga,a2:woje,b1:woje", FAR, "a1", MISSES, 117)


@pytest.mark.clause("M10", "M14")
def test_a_melee_beside_the_enemy():
    """Attack: 1. Fortify: then attack, b1 or stop: 3. Move to b1: then run to a1, c1 or b2, fortify or stop: 5."""
    check(f"greeks {SPENT} units=a1:hoplici", f"slavs {SPENT} units=a2:bies", "a1", HITS, 9)


@pytest.mark.clause("M17")
def test_fortune_doubles_the_ways_of_an_attack():
    """Attack: 2. Fortify: then 2, b1 or stop: 4. Move: 5, as above."""
    check("greeks tokens=fortune track=0+1 units=a1:hoplici", f"slavs {SPENT} units=a2:bies", "a1", HITS, 11)


@pytest.mark.clause("M14")
def test_thor_svetovit_and_fortune_are_asked_one_after_the_other():
    """An attack has 2 × 2 × 2 ways. Attack: 8. Fortify: then 8, b1 or stop: 10. Move: 5, as above."""
    south = "vikings tokens=fortune,god track=0+1 units=a1:jotun"
    check(south, "slavs tokens=god track=0+2 units=a2:bies", "a1", MISSES, 23)


@pytest.mark.clause("M14", "M17")
@pytest.mark.parametrize(
    ("tokens", "faces", "number"),
    [
        ("god track=0+2", MISSES, 3 + 4),  # keep, reroll 1, reroll 2; the same after Fortify, or stop
        ("god track=0+2", BOTH, 2 + 3),  # one miss
        ("god track=0+2", HITS, 1 + 2),  # none: not asked
        ("fortune,god track=0+1", MISSES, 4 + 5),
        ("fortune,god track=0+1", HITS, 2 + 3),  # hits may be rerolled by Fortune only
    ],
)
def test_mars_rerolls_so_many_misses(tokens, faces, number):
    """The Triari are walled in, and only attack or fortify."""
    check(f"romans tokens={tokens} units=a1:triari,b1:hastati", f"slavs {SPENT} units=a2:bies", "a1", faces, number)


@pytest.mark.clause("M14", "M16")
def test_a_skirmisher_with_one_way_out():
    """It can go only from a1 to a2 and back. Attack at a3: then skirmish to a2, or stop: 2. Aim and attack: 2.
    Fortify: then 2, a2 or stop: 4. Move to a2: then run to a1, fortify, stop, or attack and skirmish or not: 5."""
    south = f"greeks {SPENT} units=a1:peltasci,b1:hoplici,b2:hoplici"
    check(south, f"slavs {SPENT} units=a3:woje", "a1", MISSES, 13)


@pytest.mark.clause("M18")
def test_a_renewal_lets_choose_among_the_empty_places():
    """Attack: both dice miss, and March, Salvo or Fortune returns: 3. Fortify: then 3, b1 or stop: 5. Move: 5."""
    check("greeks tokens=none track=4+2 units=a1:hoplici", f"slavs {SPENT} units=a2:bies", "a1", MISSES, 13)


@pytest.mark.clause("M17", "M18")
def test_fortune_spent_on_the_attack_may_be_renewed_by_it():
    """An attack has 5 ways: keep, and March or Salvo returns; or Fortune, and any of the three. Attack: 5. Fortify:
    then 5, b1 or stop: 7. Move: 5."""
    check("greeks tokens=fortune track=4+1 units=a1:hoplici", f"slavs {SPENT} units=a2:bies", "a1", MISSES, 17)


# Found by both; too many to work out.
LARGE = [
    ("greeks tokens=fortune track=3+1 units=c3:centaur,d3:hoplici", "slavs units=c5:woje,d4:bies/1", "c3", BOTH, 237),
    ("greeks tokens=none track=4+2 units=c4:minotaur", "romans units=b4:gryf,c5:triari+,d5:welici", "c4", BOTH, 79),
    ("romans units=c4:gryf/2,b4:hastati", "vikings units=c5:jotun,c6:huskarle,d4:tarczownicy", "c4", MISSES, 361),
    (
        "vikings tokens=fortune,god track=4+1 units=b3:berserkerzy/1",
        "slavs units=b5:zbrojni+,c4:woje",
        "b3",
        MISSES,
        344,
    ),
    ("vikings units=c3:miotacze,c2:tarczownicy", "slavs units=c4:lucznicy,c7:woje,a3:bies-", "c3", HITS, 123),
    ("greeks units=c3:peltasci,b3:peltasci", "greeks units=c5:hoplici,d5:hoplici,c7:toksoci", "c3", BOTH, 353),
    ("greeks tokens=march,salvo track=5 units=b2:toksoci", "romans units=b7:triari,e2:legionisci", "b2", MISSES, 130),
    ("vikings tokens=none track=5+2 units=c3:huskarle,e2:jotun", "slavs units=c4:zbrojni,e5:woje", "c3", MISSES, 140),
]


@pytest.mark.parametrize(("south", "north", "choice", "faces", "number"), LARGE)
def test_many_ways(south, north, choice, faces, number):
    check(south, north, choice, faces, number)


def test_a_unit_of_north():
    """The corner of the first case, seen from the other side."""
    check(FAR.replace("e7", "a1"), "slavs units=e7:woje", "e7", MISSES, 56, me="north")
