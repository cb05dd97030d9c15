import pytest

from iacta.engine.errors import IllegalAction
from tests.games.lumeria.staging import (
    NORTH,
    SOUTH,
    at,
    can,
    draw_numbers,
    happened,
    names,
    part,
    play,
    refusal,
    usual_cards,
)

# All three manoeuvres used up, and the god: nothing is asked after a roll.
SPENT = "tokens=none track=0+2"
ONLY_GOD = "tokens=god track=0+2"
ONLY_FORTUNE = "tokens=fortune track=0+1"
ALL = "tokens=march,salvo,fortune,god"

UNITS_OF = {
    "slavs": {"woje", "lucznicy", "zbrojni", "strzyga", "bies"},
    "vikings": {"tarczownicy", "miotacze", "berserkerzy", "huskarle", "jotun"},
    "greeks": {"peltasci", "toksoci", "hoplici", "centaur", "minotaur"},
    "romans": {"hastati", "welici", "legionisci", "triari", "gryf"},
}
BIG = {"vikings": "jotun", "romans": "gryf"}
ENEMY_OF = {"slavs": "vikings", "vikings": "romans", "greeks": "vikings", "romans": "vikings"}


def battle(south, north, dice=(), me="south", tokens=(SPENT, SPENT)):
    """A battle of armies written as `slavs c3:bies,a1:woje`."""
    (our_faction, ours), (their_faction, theirs) = south.split(), north.split()
    return at(
        f"south={our_faction} {tokens[SOUTH]} units={ours} north={their_faction} {tokens[NORTH]} units={theirs} "
        f"phase=activation me={me}",
        dice,
    )


def attacked(match, unit, target, *first):
    return play(match, f"choose {unit}", *first, f"attack {target}")


def units(match, side):
    return part(match, "units", side)


def hits_on(match):
    (event,) = (event for event in happened(match) if event["event"] == "hits_on")
    return event["spelt"]["least"], {reason.removeprefix("modifier-") for reason in event["spelt"]["because"]}


def faces(match, event="die"):
    return [each["amount"] for each in happened(match) if each["event"] == event]


def extra(match):
    return {
        reason.removeprefix("extra-")
        for event in happened(match)
        if event["event"] == "extra_dice"
        for reason in event["spelt"]["because"]
    }


# Who can be attacked


@pytest.mark.clause("M13")
@pytest.mark.parametrize("field", ["b3", "c3", "c4", "e5"])
def test_only_an_enemy_can_be_attacked(field):
    match = play(battle("slavs b3:woje,c3:woje", "vikings d3:jotun"), "choose c3")
    assert can(match) & {"attack d3", f"attack {field}"} == {"attack d3"}
    assert refusal(match, f"attack {field}") == ("no_enemy", "M13")


@pytest.mark.clause("M13")
def test_in_a_mirror_match_too_only_the_enemy_can_be_attacked():
    match = play(battle("slavs b3:woje,c3:woje", "slavs d3:woje"), "choose c3")
    assert {action for action in can(match) if action.startswith("attack")} == {"attack d3"}


@pytest.mark.clause("M15")
def test_melee_is_against_an_adjacent_unit():
    match = play(battle("slavs c3:bies", "vikings c4:jotun,b3:jotun,d3:huskarle,c2:huskarle,d4:miotacze"), "choose c3")
    assert {action for action in can(match) if action.startswith("attack")} == {
        "attack c4",
        "attack b3",
        "attack d3",
        "attack c2",
    }
    assert refusal(match, "attack d4") == ("not_adjacent", "M15")


@pytest.mark.clause("M15")
@pytest.mark.parametrize("field", ["c5", "e3", "a3", "c1", "b2", "d2", "b4"])
def test_melee_reaches_no_further(field):
    match = play(battle("slavs c3:bies", f"vikings {field}:jotun"), "choose c3")
    assert refusal(match, f"attack {field}") == ("not_adjacent", "M15")


@pytest.mark.clause("M15")
def test_the_edge_of_the_board_joins_no_fields():
    match = play(battle("slavs e3:bies", "vikings a4:jotun,a3:jotun"), "choose e3")
    assert refusal(match, "attack a4") == ("not_adjacent", "M15")
    assert refusal(match, "attack a3") == ("not_adjacent", "M15")


@pytest.mark.clause("M16")
@pytest.mark.parametrize(
    ("unit", "target", "possible"),
    [
        ("c1", "c2", True),
        ("c1", "c3", True),
        ("c1", "c4", True),
        ("c1", "c5", True),
        ("c1", "c6", False),
        ("c1", "c7", False),
        ("c7", "c3", True),
        ("c7", "c2", False),
        ("a4", "b4", True),
        ("a4", "e4", True),
        ("e4", "a4", True),
        ("c3", "d4", False),
        ("c3", "d5", False),
        ("c3", "e5", False),
        ("e3", "a4", False),
    ],
)
@pytest.mark.parametrize("side", ["south", "north"])
def test_a_ranged_attack_goes_along_a_row_or_column_over_at_most_three_empty_fields(side, unit, target, possible):
    if side == "south":
        match = battle(f"slavs {unit}:lucznicy", f"vikings {target}:jotun")
    else:
        match = battle(f"slavs {target}:bies", f"vikings {unit}:miotacze", me="north")
    play(match, f"choose {unit}")
    assert (f"attack {target}" in can(match)) == possible
    if not possible:
        assert refusal(match, f"attack {target}") == ("no_line_of_fire", "M16")


@pytest.mark.clause("M16")
@pytest.mark.parametrize(("gap", "possible"), [(0, True), (1, True), (2, True), (3, True), (4, True), (5, False)])
@pytest.mark.parametrize("unit", ["toksoci", "peltasci"])
def test_long_shot_reaches_over_four_empty_fields(unit, gap, possible):
    match = play(battle(f"greeks b1:{unit}", f"vikings b{gap + 2}:jotun"), "choose b1")
    assert (f"attack b{gap + 2}" in can(match)) == (possible and (unit == "toksoci" or gap <= 3))


@pytest.mark.clause("M16")
@pytest.mark.parametrize("between", ["slavs c1:lucznicy,c3:woje", "slavs c1:lucznicy"], ids=["friend", "enemy"])
def test_no_card_may_stand_between(between):
    enemies = "c4:jotun" if "woje" in between else "c4:jotun,c3:huskarle"
    match = play(battle(between, f"vikings {enemies}"), "choose c1")
    assert refusal(match, "attack c4") == ("no_line_of_fire", "M16")
    assert ("attack c3" in can(match)) == ("huskarle" in enemies)


@pytest.mark.clause("M16")
def test_a_ranged_unit_has_a_target_in_each_direction_at_most():
    match = battle("greeks c4:toksoci", "vikings c5:jotun,c6:jotun,b4:huskarle,e4:huskarle,c2:miotacze,c1:miotacze")
    play(match, "choose c4")
    assert {action for action in can(match) if action.startswith("attack")} == {
        "attack c5",
        "attack b4",
        "attack e4",
        "attack c2",
    }


@pytest.mark.clause("M13")
def test_the_type_is_the_one_printed_on_the_card():
    """An adjacent target of a ranged unit is shot at: no push, and never surrounded."""
    match = battle("slavs b4:lucznicy,a1:woje", "vikings a4:jotun,e7:jotun", dice=(3, 4))
    attacked(match, "b4", "a4")
    assert hits_on(match) == (4, set())
    assert units(match, "north") == "a4:jotun/1,e7:jotun"


# Dice and hits


@pytest.mark.clause("M13")
@pytest.mark.parametrize("unit", sorted(usual_cards().facts))
def test_an_attack_rolls_the_dice_printed_on_the_card(unit):
    fact = usual_cards().facts[unit]
    faction = next(name for name, army in UNITS_OF.items() if unit in army)
    match = battle(f"{faction} c3:{unit}", f"{ENEMY_OF[faction]} c4:{BIG[ENEMY_OF[faction]]}", dice=(1, 2, 3))
    before = draw_numbers(match)
    attacked(match, "c3", "c4")
    due = fact["attack"] + (unit == "miotacze")  # the axes
    assert faces(match) == [1, 2, 3][:due]
    assert draw_numbers(match) == before + due


@pytest.mark.clause("M13")
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_without_modifiers_four_or_more_hits(die):
    match = attacked(battle("slavs c3:woje,a1:woje", "vikings c4:jotun", dice=(die,)), "c3", "c4")
    assert hits_on(match) == (4, set())
    assert units(match, "north") == ("c5:jotun/1" if die >= 4 else "c4:jotun")


@pytest.mark.clause("M13")
@pytest.mark.parametrize(
    ("dice", "wounds"), [((1, 2, 3), 0), ((4, 1, 1), 1), ((4, 2, 5), 2), ((6, 5, 4), 3), ((3, 3, 6), 1)]
)
def test_each_hit_is_a_wound(dice, wounds):
    match = attacked(battle("slavs c3:bies,a1:woje", "vikings c4:jotun", dice=dice), "c3", "c4")
    assert units(match, "north") == (f"c5:jotun/{wounds}" if wounds else "c4:jotun")
    assert [event["amount"] for event in happened(match) if event["event"] == "wounded"] == [wounds] * bool(wounds)
    assert ("missed" in names(match)) == (wounds == 0)


@pytest.mark.clause("M13")
@pytest.mark.parametrize(("die", "hit"), [(1, False), (2, True)])
def test_the_threshold_is_at_least_two_and_a_one_never_hits(die, hit):
    """Aim, javelins and an exhausted target: three more to hit."""
    match = battle("romans c1:welici,a1:hastati", "vikings c2:jotun-,e7:jotun", dice=(die, 1))
    attacked(match, "c1", "c2", "aim")
    assert hits_on(match) == (2, {"aim", "javelins", "exhausted"})
    assert units(match, "north") == ("c2:jotun/1-,e7:jotun" if hit else "c2:jotun-,e7:jotun")


@pytest.mark.clause("M13")
def test_above_six_it_is_legal_to_roll_all_dice_miss_and_count_on_the_track():
    match = battle("vikings c3:huskarle,a1:jotun", "slavs c4:zbrojni+,e7:woje", (6, 6, 6), tokens=(SPENT, ONLY_GOD))
    attacked(match, "c3", "c4")
    play(match, "use god")
    assert hits_on(match) == (7, {"armour", "fortified", "svetovit"})
    assert units(match, "north") == "c4:zbrojni+,e7:woje"
    assert part(match, "track", "south") == "3+2"


@pytest.mark.clause("M13")
@pytest.mark.parametrize(
    ("south", "unit", "north", "due"),
    [
        ("slavs d4:bies", "d4", "vikings e4:jotun", (3, {"surrounded"})),
        ("slavs d4:bies", "d4", "vikings e4:jotun-", (2, {"surrounded", "exhausted"})),
        ("slavs d4:bies", "d4", "vikings e4:jotun+", (4, {"surrounded", "fortified"})),
        ("slavs c3:bies", "c3", "vikings c4:tarczownicy+,b4:tarczownicy", (6, {"shield-wall", "fortified"})),
        ("slavs c3:bies", "c3", "vikings c4:tarczownicy-,b4:tarczownicy", (4, {"shield-wall", "exhausted"})),
        ("slavs c3:bies", "c3", "vikings c4:tarczownicy,c5:tarczownicy", (4, {"shield-wall", "surrounded"})),
        (
            "romans c2:welici",
            "c2",
            "vikings c4:tarczownicy+,b4:tarczownicy",
            (5, {"shield-wall", "fortified", "javelins"}),
        ),
        ("greeks c2:toksoci", "c2", "romans c4:triari+", (6, {"bastion"})),
        ("greeks c2:toksoci", "c2", "romans c4:legionisci+", (6, {"testudo", "fortified"})),
        ("vikings c2:miotacze", "c2", "slavs c4:lucznicy+", (6, {"cover", "fortified"})),
    ],
)
def test_modifiers_add_up(south, unit, north, due):
    target = "e4" if "e4:" in north else "c4"
    least, because = hits_on(attacked(battle(south, north, dice=(1, 1, 1)), unit, target))
    assert least == due[0]
    assert because - {"bastion", "fortified"} == due[1] - {"bastion", "fortified"}
    assert bool(because & {"bastion", "fortified"}) == bool(due[1] & {"bastion", "fortified"})


# Surrounded and pushed


DIRECTIONS = {
    "north": ("c3", "c4", "c5"),
    "south": ("c5", "c4", "c3"),
    "east": ("b4", "c4", "d4"),
    "west": ("d4", "c4", "b4"),
}


@pytest.mark.clause("M15")
@pytest.mark.parametrize("direction", DIRECTIONS)
@pytest.mark.parametrize("side", ["south", "north"])
def test_a_hit_pushes_a_surviving_target_one_field_in_the_attacks_direction_whichever_way_it_faces(side, direction):
    unit, target, beyond = DIRECTIONS[direction]
    if side == "south":
        match = battle(f"slavs {unit}:bies,a1:woje", f"vikings {target}:jotun,e7:jotun", dice=(4, 1, 1))
    else:
        match = battle(f"slavs {target}:bies,a1:woje", f"vikings {unit}:jotun,e7:jotun", dice=(4, 1, 1), me="north")
    attacked(match, unit, target)
    other = "north" if side == "south" else "south"
    pushed = "jotun" if side == "south" else "bies"
    assert f"{beyond}:{pushed}/1" in units(match, other).split(",")
    assert f"{unit}:" in units(match, side)  # the attacker stays
    assert "pushed" in names(match)


@pytest.mark.clause("M15")
@pytest.mark.parametrize("direction", DIRECTIONS)
def test_nobody_is_pushed_without_a_hit(direction):
    unit, target, _ = DIRECTIONS[direction]
    match = attacked(battle(f"slavs {unit}:bies,a1:woje", f"vikings {target}:jotun", dice=(3, 1, 2)), unit, target)
    assert units(match, "north") == f"{target}:jotun"


@pytest.mark.clause("M15")
@pytest.mark.parametrize("dice", [(4, 1, 1), (4, 5, 1), (6, 6, 6)])
def test_more_hits_push_no_further(dice):
    match = attacked(battle("slavs c2:bies,a1:woje", "vikings c3:jotun", dice=dice), "c2", "c3")
    assert units(match, "north").startswith("c4:jotun")


@pytest.mark.clause("M15")
@pytest.mark.parametrize(
    ("unit", "target", "beyond"),
    [
        ("b3", "b2", "b1"),
        ("a3", "a2", "a1"),
        ("c5", "c6", "c7"),
        ("d5", "d6", "d7"),
        ("c2", "c3", "c4"),
        ("c7", "d7", "e7"),
    ],
    ids=["camp", "recruitment field", "own recruitment field", "own camp", "hill", "along the last row"],
)
def test_any_empty_field_will_do(unit, target, beyond):
    match = attacked(battle(f"slavs {unit}:bies,e1:woje", f"vikings {target}:jotun", dice=(4, 1, 1)), unit, target)
    assert units(match, "north") == f"{beyond}:jotun/1"


@pytest.mark.clause("M15")
@pytest.mark.parametrize("state", ["", "!", "!+", "!-"])
def test_a_push_changes_no_state(state):
    match = battle("slavs c3:bies,a1:woje", f"vikings c4:jotun/1{state},e7:jotun", dice=(6, 1, 1))
    attacked(match, "c3", "c4")
    assert units(match, "north") == f"c5:jotun/2{state},e7:jotun"


@pytest.mark.clause("M15")
@pytest.mark.parametrize(
    ("unit", "target"),
    [("b4", "a4"), ("d4", "e4"), ("c2", "c1"), ("c6", "c7"), ("a2", "a1"), ("b1", "a1"), ("d7", "e7")],
)
def test_a_target_before_the_edge_is_surrounded_easier_to_hit_and_not_pushed(unit, target):
    match = attacked(battle(f"slavs {unit}:bies,c4:woje", f"vikings {target}:jotun", dice=(3, 1, 1)), unit, target)
    assert hits_on(match) == (3, {"surrounded"})
    assert units(match, "north") == f"{target}:jotun/1"
    assert "pushed" not in names(match)


@pytest.mark.clause("M15")
@pytest.mark.parametrize(("unit", "target"), [("a3", "a4"), ("a5", "a4"), ("e3", "e4"), ("b1", "c1"), ("d7", "c7")])
def test_an_edge_beside_the_target_does_not_surround_it(unit, target):
    match = attacked(battle(f"slavs {unit}:bies,c4:woje", f"vikings {target}:jotun", dice=(3, 1, 1)), unit, target)
    assert hits_on(match) == (4, set())


@pytest.mark.clause("M15")
@pytest.mark.parametrize("direction", DIRECTIONS)
@pytest.mark.parametrize("behind", ["friend", "enemy"])
def test_any_card_behind_the_target_surrounds_it(behind, direction):
    unit, target, beyond = DIRECTIONS[direction]
    own = f"slavs {unit}:bies,a1:woje" + (f",{beyond}:lucznicy" if behind == "enemy" else "")
    theirs = f"vikings {target}:jotun" + (f",{beyond}:huskarle" if behind == "friend" else "")
    match = attacked(battle(own, theirs, dice=(3, 1, 1)), unit, target)
    assert hits_on(match) == (3, {"surrounded"})
    assert f"{target}:jotun/1" in units(match, "north").split(",")


@pytest.mark.clause("M15")
@pytest.mark.parametrize("beside", ["b4", "d4", "b5", "d5", "c6"])
def test_a_card_elsewhere_does_not_surround(beside):
    match = attacked(battle(f"slavs c3:bies,{beside}:lucznicy", "vikings c4:jotun", dice=(3, 1, 1)), "c3", "c4")
    assert hits_on(match) == (4, set())


@pytest.mark.clause("M16")
@pytest.mark.parametrize(
    ("unit", "target", "behind"), [("b4", "a4", ""), ("d4", "a4", ""), ("c3", "c4", ",c5:huskarle"), ("c6", "c7", "")]
)
def test_a_ranged_attack_neither_pushes_nor_finds_anybody_surrounded(unit, target, behind):
    match = battle(f"slavs {unit}:lucznicy,e1:woje", f"vikings {target}:jotun{behind}", dice=(6, 3))
    attacked(match, unit, target)
    assert hits_on(match) == (4, set())
    assert f"{target}:jotun/1" in units(match, "north").split(",")


@pytest.mark.clause("M16")
def test_a_ranged_hit_does_not_push_into_the_empty_field_behind():
    match = attacked(battle("slavs c2:lucznicy,e1:woje", "vikings c3:jotun", dice=(6, 6)), "c2", "c3")
    assert units(match, "north") == "c3:jotun/2"


# Defeated


@pytest.mark.clause("M14")
@pytest.mark.parametrize(
    ("target", "dice", "left"),
    [
        ("berserkerzy", (4, 1, 1), "c5:berserkerzy/1"),
        ("berserkerzy", (4, 4, 1), None),
        ("berserkerzy", (4, 4, 4), None),
        ("berserkerzy/1", (1, 1, 4), None),
        ("jotun/3", (1, 1, 4), "c5:jotun/4"),
        ("jotun/3", (1, 4, 4), None),
        ("miotacze", (1, 1, 6), None),
        ("miotacze", (1, 1, 1), "c4:miotacze"),
    ],
)
def test_a_target_with_as_many_wounds_as_toughness_leaves_the_game_and_its_owner_takes_one_gold(target, dice, left):
    match = battle("slavs c3:bies,a1:woje", f"vikings c4:{target},e7:jotun", dice=dice)
    attacked(match, "c3", "c4")
    unit = target.partition("/")[0]
    assert units(match, "north") == (f"{left},e7:jotun" if left else "e7:jotun")
    assert part(match, "gold", "north") == ("0" if left else "1")
    assert part(match, "gold", "south") == "0"
    assert part(match, "lost", "north") == (None if left else unit)
    if left is None:
        assert "pushed" not in names(match)
        stacks = match.view(SOUTH)["table"]["stock"][NORTH]
        assert stacks.get(unit, 0) == usual_cards().facts[unit]["copies"] - 1 - (unit == "jotun")


@pytest.mark.clause("M14")
def test_the_attacker_does_not_follow_into_the_field_of_the_defeated():
    match = attacked(battle("slavs c3:bies,a1:woje", "vikings c4:miotacze,e7:jotun", dice=(6, 6, 6)), "c3", "c4")
    assert units(match, "south") == "a1:woje,c3:bies!"


# Order


@pytest.mark.clause("M14")
def test_an_attack_goes_step_by_step_thor_svetovit_roll_reroll():
    match = battle("vikings c3:huskarle,a1:jotun", "slavs c4:bies,e7:woje", dice=(4, 5, 1, 6, 2, 2), tokens=(ALL, ALL))
    attacked(match, "c3", "c4")
    assert (match.to_act, part(match, "phase"), can(match)) == ([SOUTH], "thor", {"use god", "spare god"})
    assert names(match) == ["attacks"]
    play(match, "use god")
    assert (match.to_act, part(match, "phase"), can(match)) == ([NORTH], "svetovit", {"use god", "spare god"})
    assert names(match) == ["thor"]
    assert part(match, "dice") == "4"  # the defender knows it
    play(match, "use god")
    assert (match.to_act, part(match, "phase"), can(match)) == ([SOUTH], "rolled", {"fortune", "keep roll"})
    assert names(match) == ["svetovit", "die", "die", "die", "die"]
    assert faces(match) == [4, 5, 1, 6]
    assert units(match, "north") == "c4:bies,e7:woje"
    play(match, "keep roll")
    assert names(match) == ["hits_on", "wounded", "pushed"]
    assert units(match, "north") == "c5:bies/2,e7:woje"
    assert match.to_act == [NORTH]


@pytest.mark.clause("M14", "M18")
def test_wounds_come_before_the_push_and_both_before_the_misses():
    match = attacked(battle("slavs c3:bies,a1:woje", "vikings c4:jotun", dice=(4, 1, 1)), "c3", "c4")
    assert names(match) == ["attacks", "die", "die", "die", "hits_on", "wounded", "pushed", "token_moved"]


@pytest.mark.clause("M14", "M18")
def test_the_defeat_and_its_gold_come_before_the_misses():
    match = attacked(battle("slavs c3:bies,a1:woje", "vikings c4:miotacze,e7:jotun", dice=(4, 1, 1)), "c3", "c4")
    assert names(match)[4:] == ["hits_on", "wounded", "defeated", "compensated", "token_moved"]


@pytest.mark.clause("M14")
def test_crush_comes_after_the_wounds_of_the_hits():
    match = attacked(battle("vikings d4:jotun,a1:jotun", "romans e4:gryf", dice=(4, 1, 1)), "d4", "e4")
    assert names(match)[4:] == ["hits_on", "wounded", "crushed", "token_moved"]


@pytest.mark.clause("M14")
@pytest.mark.parametrize(
    ("tokens", "asked"),
    [
        ((ALL, ALL), ["thor", "svetovit", "rolled"]),
        ((SPENT, ALL), ["svetovit"]),
        ((ALL, SPENT), ["thor", "rolled"]),
        ((ONLY_GOD, ONLY_GOD), ["thor", "svetovit"]),
        ((ONLY_FORTUNE, ONLY_FORTUNE), ["rolled"]),
        ((SPENT, SPENT), []),
    ],
)
def test_a_god_or_fortune_that_is_spent_is_not_asked(tokens, asked):
    match = battle("vikings c3:huskarle,a1:jotun", "slavs c4:bies,e7:woje", dice=(1, 4, 1), tokens=tokens)
    attacked(match, "c3", "c4")
    seen = []
    while part(match, "phase") in ("thor", "svetovit", "rolled"):
        seen.append(part(match, "phase"))
        play(match, "keep roll" if seen[-1] == "rolled" else "spare god")
    assert seen == asked


@pytest.mark.clause("M14")
@pytest.mark.parametrize(
    "action", ["choose c3", "attack c4", "keep roll", "fortune", "reroll 1", "stop", "pass", "fortify"]
)
def test_while_a_god_is_asked_nothing_else_can_be_done(action):
    match = battle("vikings c3:huskarle", "slavs c4:bies", tokens=(ALL, ALL))
    attacked(match, "c3", "c4")
    assert refusal(match, action) == ("not_now", "M5")
    play(match, "spare god")
    assert refusal(match, action) == ("not_now", "M5")


# Thor


@pytest.mark.clause("M14")
@pytest.mark.parametrize(
    ("unit", "dice"), [("tarczownicy", 2), ("berserkerzy", 3), ("berserkerzy/1", 4), ("huskarle", 4), ("jotun", 4)]
)
def test_thor_adds_a_die_to_a_melee_attack(unit, dice):
    match = battle(f"vikings c3:{unit},a1:jotun", "romans c4:gryf", dice=(1, 2, 3, 1), tokens=(ONLY_GOD, SPENT))
    attacked(match, "c3", "c4")
    play(match, "use god")
    assert faces(match) == [1, 2, 3, 1][:dice]
    assert part(match, "tokens", "south") == "none"


@pytest.mark.clause("M14")
@pytest.mark.parametrize(("unit", "field"), [("miotacze", "c4"), ("miotacze", "c6")])
def test_thor_does_not_help_ranged_attacks(unit, field):
    match = battle(f"vikings c3:{unit},a1:jotun", f"romans {field}:gryf", dice=(1, 1, 1), tokens=(ONLY_GOD, SPENT))
    attacked(match, "c3", field)
    assert part(match, "phase") == "activation"


@pytest.mark.clause("M14")
def test_thor_helps_only_the_attacker_and_only_once_a_round():
    match = battle(
        "vikings c3:tarczownicy,a3:tarczownicy,e1:jotun",
        "vikings c4:jotun,a4:jotun,e7:huskarle",
        dice=(1, 1, 1, 1, 1, 1),
        tokens=(ONLY_GOD, ONLY_GOD),
    )
    attacked(match, "c3", "c4")
    assert match.to_act == [SOUTH]
    play(match, "use god")
    assert (match.to_act, part(match, "phase")) == ([NORTH], "activation")
    attacked(match, "a4", "a3")
    assert (match.to_act, part(match, "phase")) == ([NORTH], "thor")
    play(match, "spare god")
    assert part(match, "tokens", "north") == "god"
    attacked(match, "a3", "a4")
    assert part(match, "phase") == "activation"  # South's is spent
    attacked(match, "c4", "c3")
    assert part(match, "phase") == "thor"  # North's was declined and stays


@pytest.mark.clause("M14")
def test_of_the_slavs_attacking_vikings_thor_is_not_asked():
    match = battle("slavs c3:bies,a1:woje", "vikings c4:jotun", dice=(1, 1, 1), tokens=(ONLY_GOD, ONLY_GOD))
    attacked(match, "c3", "c4")
    assert part(match, "phase") == "activation"


# Svetovit


@pytest.mark.clause("M14")
@pytest.mark.parametrize(("unit", "at_field"), [("huskarle", "c4"), ("miotacze", "c5"), ("miotacze", "c4")])
@pytest.mark.parametrize(("answer", "due"), [("use god", (5, {"svetovit"})), ("spare god", (4, set()))])
def test_svetovit_makes_an_attack_on_an_own_unit_harder(unit, at_field, answer, due):
    match = battle(f"vikings c3:{unit},a1:jotun", f"slavs {at_field}:bies,e7:woje", (1, 1, 1), tokens=(SPENT, ONLY_GOD))
    attacked(match, "c3", at_field)
    assert (match.to_act, part(match, "phase")) == ([NORTH], "svetovit")
    play(match, answer)
    assert hits_on(match) == due
    assert part(match, "tokens", "north") == ("none" if answer == "use god" else "god")


@pytest.mark.clause("M14")
def test_svetovit_is_asked_at_every_attack_until_used():
    match = battle(
        "vikings c3:huskarle,a3:huskarle,e1:jotun",
        "slavs c4:bies,a4:bies,e7:woje",
        dice=(1, 1, 1, 1, 1, 1),
        tokens=(SPENT, ONLY_GOD),
    )
    attacked(match, "c3", "c4")
    play(match, "spare god", "pass")
    attacked(match, "a3", "a4")
    assert part(match, "phase") == "svetovit"
    play(match, "use god")
    assert part(match, "tokens", "north") == "none"


@pytest.mark.slow
@pytest.mark.clause("M14")
def test_svetovit_used_up_is_not_asked_again_in_the_round():
    match = battle(
        "vikings c3:huskarle,a3:huskarle,e1:jotun",
        "slavs c4:bies,a4:bies,e7:woje",
        dice=(1, 1, 1, 1, 1, 6),
        tokens=(SPENT, ONLY_GOD),
    )
    attacked(match, "c3", "c4")
    play(match, "use god", "pass")
    attacked(match, "a3", "a4")
    assert part(match, "phase") == "activation"
    assert hits_on(match) == (4, set())


@pytest.mark.clause("M14")
def test_in_a_mirror_match_svetovit_of_the_defender_is_asked():
    match = battle("slavs c3:bies,a1:woje", "slavs c4:bies,e7:woje", (1, 1, 1), tokens=(ONLY_GOD, ONLY_GOD))
    attacked(match, "c3", "c4")
    assert (match.to_act, part(match, "phase")) == ([NORTH], "svetovit")
    play(match, "use god")
    assert (part(match, "tokens", "south"), part(match, "tokens", "north")) == ("god", "none")


# Mars


@pytest.mark.clause("M14")
@pytest.mark.parametrize(("dice", "misses"), [((1, 5, 2), 2), ((4, 4, 3), 1), ((1, 2, 3), 3)])
def test_mars_rerolls_one_or_more_of_the_missed_dice(dice, misses):
    match = battle("romans c3:gryf,a1:triari", "vikings c4:jotun", dice=dice, tokens=(ONLY_GOD, SPENT))
    attacked(match, "c3", "c4")
    assert (match.to_act, part(match, "phase")) == ([SOUTH], "rolled")
    assert can(match) == {f"reroll {number}" for number in range(1, misses + 1)} | {"keep roll"}
    assert refusal(match, f"reroll {misses + 1}") == ("too_few_misses", "M14")


@pytest.mark.clause("M14")
@pytest.mark.parametrize(
    ("number", "again", "hits", "misses"),
    [
        (1, (6,), 2, 1),
        (1, (2,), 1, 2),
        (2, (6, 6), 3, 0),
        (2, (6, 1), 2, 1),
        (2, (1, 6), 2, 1),
        (2, (3, 3), 1, 2),
    ],
)
def test_the_dice_rerolled_with_mars_count_as_they_fall_again_and_hits_stay(number, again, hits, misses):
    match = battle("romans c3:gryf,a1:triari", "vikings c4:jotun", dice=(1, 5, 2, *again), tokens=(ONLY_GOD, SPENT))
    attacked(match, "c3", "c4")
    play(match, f"reroll {number}")
    assert faces(match, "rerolled") == list(again)
    assert [event["amount"] for event in happened(match) if event["event"] == "mars"] == [number]
    assert units(match, "north") == f"c5:jotun/{hits}"
    assert part(match, "track", "south") == f"{misses}+2"
    assert part(match, "tokens", "south") == "none"
    assert match.to_act == [NORTH]


@pytest.mark.clause("M14")
@pytest.mark.parametrize(("number", "shown"), [(1, "2,6,3"), (2, "2,6,1")])
def test_mars_takes_the_first_missed_dice_in_roll_order(number, shown):
    """At 5+ the faces 4 and 3 miss. The faces can be seen while the renewal is asked."""
    match = battle(
        "romans c3:gryf,a1:triari", "vikings c4:jotun+", dice=(4, 6, 3, 2, 1), tokens=("tokens=god track=4+2", SPENT)
    )
    attacked(match, "c3", "c4")
    play(match, f"reroll {number}")
    assert part(match, "phase") == "renewal"
    assert part(match, "faces") == shown
    assert units(match, "north") == "c5:jotun/1+"


@pytest.mark.clause("M14")
def test_mars_is_not_offered_without_a_miss():
    match = battle("romans c3:gryf,a1:triari", "vikings c4:jotun", dice=(4, 5, 6), tokens=(ONLY_GOD, SPENT))
    attacked(match, "c3", "c4")
    assert (match.to_act, part(match, "phase")) == ([NORTH], "activation")
    match = battle("romans c3:gryf,a1:triari", "vikings c4:jotun", dice=(4, 5, 6), tokens=(ALL, SPENT))
    attacked(match, "c3", "c4")
    assert can(match) == {"fortune", "keep roll"}
    assert refusal(match, "reroll 1") == ("too_few_misses", "M14")


@pytest.mark.clause("M14")
def test_mars_helps_ranged_attacks_too():
    dice = usual_cards().facts["welici"]["attack"]
    match = battle(
        "romans c1:welici,a1:triari", "vikings c5:jotun", dice=(1,) * dice + (4,) * dice, tokens=(ONLY_GOD, SPENT)
    )
    attacked(match, "c1", "c5")
    play(match, f"reroll {dice}")
    assert units(match, "north") == f"c5:jotun/{dice}"


@pytest.mark.clause("M14")
def test_only_mars_rerolls_missed_dice():
    match = battle("slavs c3:bies,a1:woje", "romans c4:gryf", dice=(1, 1, 1), tokens=(ALL, ALL))
    attacked(match, "c3", "c4")
    assert can(match) == {"fortune", "keep roll"}
    assert refusal(match, "reroll 1") == ("no_mars", "M14")


@pytest.mark.clause("M14")
def test_mars_is_spent_for_the_round():
    match = battle(
        "romans c3:gryf,a3:gryf,e1:triari",
        "vikings c4:jotun,a4:jotun,e7:huskarle",
        dice=(1, 4, 4, 4, 1, 1),
        tokens=(ONLY_GOD, SPENT),
    )
    attacked(match, "c3", "c4")
    play(match, "reroll 1", "pass")
    attacked(match, "a3", "a4")
    assert part(match, "phase") == "activation"


@pytest.mark.clause("M14")
def test_mars_declined_stays():
    match = battle("romans c3:gryf,a1:triari", "vikings c4:jotun", dice=(1, 1, 1), tokens=(ONLY_GOD, SPENT))
    attacked(match, "c3", "c4")
    play(match, "keep roll")
    assert part(match, "tokens", "south") == "god"


@pytest.mark.clause("M14")
def test_in_a_mirror_match_mars_of_the_attacker_rerolls():
    match = battle(
        "romans c3:triari,a1:hastati", "romans c4:gryf,e7:hastati", (1, 1, 1, 6, 6), "north", (ONLY_GOD, ONLY_GOD)
    )
    attacked(match, "c4", "c3")
    assert (match.to_act, can(match)) == ([NORTH], {"reroll 1", "reroll 2", "reroll 3", "keep roll"})
    play(match, "reroll 2")
    assert (part(match, "tokens", "south"), part(match, "tokens", "north")) == ("god", "none")
    assert units(match, "south") == "a1:hastati,c2:triari/2"


# Fortune


@pytest.mark.slow
@pytest.mark.clause("M17")
@pytest.mark.parametrize("dice", [(1, 1, 1), (1, 4, 6), (4, 5, 6)])
def test_fortune_rerolls_all_dice_hits_too_with_or_without_a_miss(dice):
    match = battle("slavs c3:bies,a1:woje", "vikings c4:jotun", dice=(*dice, 6, 1, 5), tokens=(ONLY_FORTUNE, SPENT))
    attacked(match, "c3", "c4")
    assert can(match) == {"fortune", "keep roll"}
    play(match, "fortune")
    assert faces(match, "rerolled") == [6, 1, 5]
    assert units(match, "north") == "c5:jotun/2"


@pytest.mark.clause("M17")
def test_the_second_result_stands():
    match = battle("slavs c3:bies,a1:woje", "vikings c4:jotun", dice=(4, 5, 6, 1, 2, 3), tokens=(ONLY_FORTUNE, SPENT))
    attacked(match, "c3", "c4")
    play(match, "fortune")
    assert units(match, "north") == "c4:jotun"
    assert (match.to_act, part(match, "phase")) == ([NORTH], "activation")
    assert "missed" in names(match)


@pytest.mark.clause("M17")
def test_fortune_counts_for_ranged_attacks_and_aim_still_counts():
    match = battle("slavs c1:lucznicy,a1:woje", "vikings c4:jotun", dice=(1, 1, 3, 3), tokens=(ONLY_FORTUNE, SPENT))
    attacked(match, "c1", "c4", "aim")
    play(match, "fortune")
    assert hits_on(match) == (3, {"aim"})
    assert units(match, "north") == "c4:jotun/2"


@pytest.mark.clause("M17")
def test_fortune_rerolls_extra_dice_too():
    match = battle(
        "vikings c3:berserkerzy/1,a1:jotun", "romans c4:gryf", dice=(1, 1, 1, 5, 1, 6), tokens=(ONLY_FORTUNE, SPENT)
    )
    attacked(match, "c3", "c4")
    play(match, "fortune")
    assert faces(match, "rerolled") == [5, 1, 6]
    assert units(match, "north") == "c5:gryf/2"


@pytest.mark.clause("M17")
def test_only_the_attacker_may_use_fortune_and_only_with_its_token():
    match = battle("slavs c3:bies,a1:woje", "vikings c4:jotun", dice=(6, 6, 6), tokens=(SPENT, ALL))
    attacked(match, "c3", "c4")
    assert part(match, "phase") == "activation"
    match = battle(
        "slavs c3:bies,a1:woje", "vikings c4:jotun", dice=(6, 6, 6), tokens=("tokens=march,salvo,god track=0", ALL)
    )
    attacked(match, "c3", "c4")
    assert part(match, "phase") == "activation"


@pytest.mark.clause("M17", "M14")
def test_mars_and_fortune_are_one_decision_and_never_both_on_the_same_roll():
    text = ("romans c3:gryf,a1:triari", "vikings c4:jotun")
    match = battle(*text, dice=(1, 1, 1, 1, 1, 1), tokens=(ALL, SPENT))
    attacked(match, "c3", "c4")
    assert can(match) == {"reroll 1", "reroll 2", "reroll 3", "fortune", "keep roll"}
    play(match, "reroll 3")
    assert (match.to_act, part(match, "tokens", "south")) == ([NORTH], "march,salvo,fortune")
    match = battle(*text, dice=(1, 1, 1, 1, 1, 1), tokens=(ALL, SPENT))
    attacked(match, "c3", "c4")
    play(match, "fortune")
    assert (match.to_act, part(match, "tokens", "south")) == ([NORTH], "march,salvo,god")


@pytest.mark.clause("M17")
def test_fortune_is_once_and_the_next_attack_has_none():
    match = battle("slavs c3:bies,a3:bies,e1:woje", "vikings c4:jotun,a4:jotun", dice=(1,) * 6, tokens=(ALL, SPENT))
    attacked(match, "c3", "c4")
    play(match, "fortune", "pass")
    attacked(match, "a3", "a4")
    assert part(match, "phase") == "activation"


# Athena


@pytest.mark.clause("M14")
@pytest.mark.parametrize("actions", [("fortify", "stop"), ("go to c4", "go to c5"), ("go to c4", "stop")])
def test_after_an_own_activation_athena_may_move_another_unit_one_field(actions):
    match = battle("greeks c3:toksoci,a1:centaur,e1:hoplici", "vikings e7:jotun", tokens=(ONLY_GOD, SPENT))
    play(match, "choose c3", *actions)
    assert (match.to_act, part(match, "phase")) == ([SOUTH], "athena")
    assert can(match) == {"choose a1", "choose e1", "spare god"}
    play(match, "choose a1")
    assert can(match) == {"go to a2", "go to b1"}
    play(match, "go to a2")
    assert "a2:centaur" in units(match, "south").split(",")
    assert part(match, "tokens", "south") == "none"
    assert (match.to_act, part(match, "activations", "south")) == ([NORTH], "2")


@pytest.mark.clause("M14")
def test_athena_moves_no_unit_that_was_just_activated():
    match = battle("greeks c3:toksoci,a1:centaur", "vikings e7:jotun", tokens=(ONLY_GOD, SPENT))
    play(match, "choose c3", "fortify", "stop")
    assert refusal(match, "choose c3") == ("unit_of_athena", "M14")
    assert refusal(match, "choose e7")[0] == "no_own_unit"
    assert refusal(match, "choose b1")[0] == "no_own_unit"


@pytest.mark.clause("M14")
def test_athena_moves_one_field_by_normal_movement_whatever_the_unit():
    match = battle("greeks c3:toksoci,a1:centaur,a2:hoplici", "vikings b1:jotun,e7:jotun", tokens=(ONLY_GOD, SPENT))
    play(match, "choose c3", "fortify", "stop")
    assert can(match) == {"choose a2", "spare god"}
    assert refusal(match, "choose a1") == ("cannot_move", "M11")
    play(match, "choose a2")
    assert can(match) == {"go to a3", "go to b2"}
    assert refusal(match, "go to a1") == ("field_taken", "M11")
    assert refusal(match, "go to a4") == ("out_of_reach", "M11")
    assert refusal(match, "spare god") == ("not_now", "M5")


@pytest.mark.clause("M14", "M9")
def test_athena_may_move_an_activated_unit_and_changes_no_state():
    match = battle("greeks c3:toksoci,a1:centaur/1!-,e1:hoplici!+", "vikings e7:jotun", tokens=(ONLY_GOD, SPENT))
    play(match, "choose c3", "fortify", "stop", "choose a1", "go to a2")
    assert units(match, "south") == "e1:hoplici!+,a2:centaur/1!-,c3:toksoci!+"


@pytest.mark.clause("M14", "M9")
def test_a_unit_that_athena_moved_may_still_be_activated_and_it_was_no_move_of_its_own():
    match = battle("greeks c3:toksoci,a3:centaur", "vikings a5:jotun", (1, 1), tokens=(ONLY_GOD, SPENT))
    play(match, "choose c3", "fortify", "stop", "choose a3", "go to a4", "pass")
    assert units(match, "south") == "c3:toksoci!+,a4:centaur"
    attacked(match, "a4", "a5")
    dice = [event["amount"] for event in match.events(SOUTH) if event["event"] == "die"]
    assert dice == [1, 1]  # no charge


@pytest.mark.clause("M14")
def test_athena_declined_stays_and_is_asked_again_after_the_next_activation():
    match = battle("greeks c3:toksoci,a1:centaur,e1:hoplici", "vikings e7:jotun", tokens=(ONLY_GOD, SPENT))
    play(match, "choose c3", "fortify", "stop", "spare god")
    assert (match.to_act, part(match, "tokens", "south")) == ([NORTH], "god")
    play(match, "pass", "choose a1", "fortify", "stop")
    assert part(match, "phase") == "athena"


@pytest.mark.clause("M14")
def test_athena_used_is_spent_for_the_round():
    match = battle("greeks c3:toksoci,a1:centaur,e1:hoplici", "vikings e7:jotun", tokens=(ONLY_GOD, SPENT))
    play(match, "choose c3", "fortify", "stop", "choose a1", "go to a2", "pass", "choose a2", "fortify", "stop")
    assert part(match, "phase") == "activation"


@pytest.mark.clause("M14")
def test_athena_is_asked_after_the_third_activation_before_anybody_else_decides():
    match = at(
        f"south=greeks {ONLY_GOD} activations=1 units=a1:centaur!,c1:hoplici!,c3:toksoci "
        f"north=vikings {SPENT} activations=1 units=e7:jotun phase=activation me=south"
    )
    play(match, "choose c3", "fortify", "stop")
    assert (match.to_act, part(match, "phase")) == ([SOUTH], "athena")
    play(match, "choose a1", "go to a2")
    assert (match.to_act, part(match, "phase")) == ([NORTH], "activation")


@pytest.mark.clause("M14")
def test_athena_is_asked_even_after_the_last_activation_of_the_round():
    match = at(
        f"south=greeks {ONLY_GOD} activations=1 units=b3:centaur!,c3:toksoci "
        f"north=vikings {SPENT} activations=0 units=e7:jotun! phase=activation me=south"
    )
    play(match, "choose c3", "fortify", "stop", "choose b3", "go to b4")
    assert part(match, "round") == "2/30"
    assert units(match, "south") == "c3:toksoci,b4:centaur"


@pytest.mark.clause("M14")
def test_a_pass_is_no_activation_and_neither_are_the_enemys():
    match = battle("greeks c3:toksoci,a1:centaur", "vikings e7:jotun,d7:jotun", tokens=(ONLY_GOD, SPENT))
    play(match, "pass")
    assert (match.to_act, part(match, "phase")) == ([NORTH], "activation")
    play(match, "choose e7", "fortify", "stop")
    assert (match.to_act, part(match, "phase")) == ([NORTH], "activation")


@pytest.mark.clause("M14", "M8")
def test_athena_is_not_asked_after_a_march():
    match = at("south=greeks units=c3:toksoci,a1:centaur north=vikings units=e7:jotun phase=manoeuvre me=south")
    play(match, "march", "choose c3", "go to c4", "stop")
    assert (match.to_act, part(match, "phase")) == ([NORTH], "manoeuvre")


@pytest.mark.clause("M14")
def test_athena_is_asked_after_an_attack_and_its_skirmish():
    match = battle("greeks c3:peltasci,a1:centaur", "vikings c5:jotun", (4,), tokens=(ONLY_GOD, SPENT))
    attacked(match, "c3", "c5")
    assert part(match, "phase") == "skirmish"
    play(match, "go to c2")
    assert part(match, "phase") == "athena"
    assert refusal(match, "choose c2") == ("unit_of_athena", "M14")
    play(match, "choose a1", "go to a2")
    assert units(match, "south") == "a2:centaur,c2:peltasci!"


@pytest.mark.clause("M14")
def test_each_side_of_a_mirror_match_has_its_own_athena():
    match = battle(
        "greeks c3:toksoci,a1:centaur", "greeks c5:toksoci,e7:centaur", me="north", tokens=(ONLY_GOD, ONLY_GOD)
    )
    play(match, "choose c5", "fortify", "stop")
    assert (match.to_act, can(match)) == ([NORTH], {"choose e7", "spare god"})
    play(match, "choose e7", "go to e6")
    assert (part(match, "tokens", "south"), part(match, "tokens", "north")) == ("god", "none")


@pytest.mark.clause("M14")
def test_what_athena_does_is_told():
    match = battle("greeks c3:toksoci,a1:centaur", "vikings e7:jotun", tokens=(ONLY_GOD, SPENT))
    play(match, "choose c3", "fortify", "stop", "choose a1", "go to a2")
    assert [(event["event"], event["seat"], event["card"]) for event in happened(match)] == [
        ("athena", SOUTH, "centaur")
    ]


# The Slavs


@pytest.mark.clause("M13")
@pytest.mark.parametrize(
    ("others", "dice"),
    [
        ("a1:woje", 1),
        ("b4:woje", 2),
        ("d4:woje", 2),
        ("c5:woje", 2),
        ("b4:woje,d4:woje", 2),
        ("b3:woje", 1),
        ("c2:woje", 1),
        ("b5:woje", 1),
        ("b4:bies", 1),
        ("b4:lucznicy", 1),
    ],
)
def test_horde_gives_one_die_if_another_friendly_woje_is_next_to_the_target(others, dice):
    match = attacked(battle(f"slavs c3:woje,{others},e1:woje", "vikings c4:jotun", dice=(1, 1)), "c3", "c4")
    assert len(faces(match)) == dice
    assert extra(match) == ({"horde"} if dice == 2 else set())


@pytest.mark.clause("M13")
@pytest.mark.parametrize("unit", ["bies", "zbrojni", "strzyga"])
def test_only_woje_have_the_horde(unit):
    match = attacked(battle(f"slavs c3:{unit},b4:woje", "vikings c4:jotun", dice=(1, 1, 1)), "c3", "c4")
    assert extra(match) == set()
    assert len(faces(match)) == usual_cards().facts[unit]["attack"]


@pytest.mark.clause("M13")
def test_the_enemys_woje_give_no_horde():
    match = attacked(battle("slavs c3:woje,a1:woje", "slavs c4:bies,b4:woje,d4:woje", dice=(1, 1)), "c3", "c4")
    assert faces(match) == [1]


@pytest.mark.clause("M13")
def test_horde_of_north_counts_too_and_is_fixed_after_the_move():
    match = battle("slavs c3:bies,a1:woje", "slavs c6:woje,b3:woje,e7:woje", (4, 4), me="north")
    attacked(match, "c6", "c3", "go to c4")
    assert faces(match) == [4, 4]
    assert units(match, "south") == "a1:woje,c2:bies/2"


@pytest.mark.clause("M13")
@pytest.mark.parametrize(
    ("unit", "field"), [("miotacze", "c4"), ("miotacze", "c6"), ("miotacze", "a3"), ("miotacze", "c1")]
)
def test_cover_makes_ranged_attacks_harder_from_everywhere(unit, field):
    match = battle("slavs c3:lucznicy,e1:woje", f"vikings {field}:{unit},e7:jotun", (1, 1, 1), me="north")
    assert hits_on(attacked(match, field, "c3")) == (5, {"cover"})


@pytest.mark.clause("M13")
def test_cover_does_nothing_in_melee_nor_for_the_attacks_of_the_covered():
    match = battle("slavs c3:lucznicy,e1:woje", "vikings c4:jotun,e7:jotun", (1, 1, 1), me="north")
    assert hits_on(attacked(match, "c4", "c3")) == (4, set())
    match = battle("slavs c3:lucznicy,e1:woje", "vikings c5:jotun,e7:jotun", (1, 1))
    assert hits_on(attacked(match, "c3", "c5")) == (4, set())


@pytest.mark.clause("M13")
@pytest.mark.parametrize(
    ("attacker", "due"),
    [
        ("c4:huskarle", (5, {"armour"})),
        ("b3:huskarle", (4, set())),
        ("d3:huskarle", (4, set())),
        ("c2:huskarle", (4, set())),
        ("c4:miotacze", (5, {"armour"})),
        ("c7:miotacze", (5, {"armour"})),
        ("c1:miotacze", (4, set())),
        ("a3:miotacze", (4, set())),
    ],
)
def test_armour_of_south_makes_attacks_at_the_front_harder(attacker, due):
    field = attacker[:2]
    match = battle("slavs c3:zbrojni,e1:woje", f"vikings {attacker},e7:jotun", (1, 1, 1), me="north")
    assert hits_on(attacked(match, field, "c3")) == due


@pytest.mark.clause("M13")
@pytest.mark.parametrize(
    ("attacker", "due"),
    [
        ("c4:huskarle", (5, {"armour"})),
        ("b5:huskarle", (4, set())),
        ("d5:huskarle", (4, set())),
        ("c6:huskarle", (4, set())),
        ("c1:miotacze", (5, {"armour"})),
        ("c7:miotacze", (4, set())),
        ("e5:miotacze", (4, set())),
    ],
)
def test_armour_of_north_looks_the_other_way(attacker, due):
    field = attacker[:2]
    match = battle(f"vikings {attacker},e1:jotun", "slavs c5:zbrojni,e7:woje", (1, 1, 1))
    assert hits_on(attacked(match, field, "c5")) == due


@pytest.mark.clause("M13", "M15")
def test_a_pushed_unit_does_not_turn():
    """From the side into c3; the front is still North's."""
    match = battle("slavs b3:zbrojni,e1:woje", "vikings a3:huskarle,c4:jotun,e7:jotun", (4, 1, 1, 1, 1, 1), me="north")
    attacked(match, "a3", "b3")
    assert units(match, "south") == "e1:woje,c3:zbrojni/1"
    play(match, "pass")
    assert hits_on(attacked(match, "c4", "c3")) == (5, {"armour"})


# The Vikings


@pytest.mark.clause("M13")
@pytest.mark.parametrize(
    ("ability", "faction", "unit", "enemy", "shooter"),
    [
        ("shield-wall", "vikings", "tarczownicy", "slavs", "bies"),
        ("phalanx", "greeks", "hoplici", "slavs", "bies"),
        ("shield-wall", "vikings", "tarczownicy", "slavs", "lucznicy"),
        ("phalanx", "greeks", "hoplici", "slavs", "lucznicy"),
    ],
)
@pytest.mark.parametrize(
    ("other", "front", "counts"),
    [
        ("b5", True, True),
        ("d5", True, True),
        ("c6", True, True),
        ("b6", True, False),
        ("d4", True, False),
        ("a5", True, False),
        ("c6", False, False),
        ("d5", False, False),
    ],
)
def test_shield_wall_and_phalanx_need_another_of_the_kind_next_to_it_and_count_at_the_front(
    ability, faction, unit, enemy, shooter, other, front, counts
):
    attacker = "c4" if front else "b5"
    match = battle(f"{enemy} {attacker}:{shooter},e1:woje", f"{faction} c5:{unit},{other}:{unit}", dice=(1, 1, 1))
    _, because = hits_on(attacked(match, attacker, "c5"))
    assert because - {"surrounded"} == ({ability} if counts else set())


@pytest.mark.clause("M13")
@pytest.mark.parametrize(
    ("faction", "unit", "other"), [("vikings", "tarczownicy", "jotun"), ("greeks", "hoplici", "minotaur")]
)
def test_another_kind_makes_no_shield_wall_or_phalanx(faction, unit, other):
    match = battle("slavs c4:bies,e1:woje", f"{faction} c5:{unit},b5:{other},d5:{other}", dice=(1, 1, 1))
    assert hits_on(attacked(match, "c4", "c5")) == (4, set())


@pytest.mark.clause("M13")
@pytest.mark.parametrize(("faction", "unit"), [("vikings", "tarczownicy"), ("greeks", "hoplici")])
def test_the_enemys_own_of_the_same_kind_make_no_shield_wall_or_phalanx(faction, unit):
    match = battle(f"{faction} c4:{unit},b5:{unit},e1:{unit}", f"{faction} c5:{unit}", dice=(1, 1))
    assert hits_on(attacked(match, "c4", "c5")) == (4, set())


@pytest.mark.clause("M13")
@pytest.mark.parametrize(("faction", "unit"), [("vikings", "tarczownicy"), ("greeks", "hoplici")])
def test_several_neighbours_count_once_and_for_south_the_front_is_the_other_way(faction, unit):
    match = battle(f"{faction} c3:{unit},b3:{unit},d3:{unit}", "romans c4:triari,e7:triari", dice=(1, 1), me="north")
    assert hits_on(attacked(match, "c4", "c3"))[0] == 5
    match = battle(f"{faction} c3:{unit},b3:{unit}", "romans c2:triari,e7:triari", dice=(1, 1), me="north")
    assert hits_on(attacked(match, "c2", "c3"))[0] == 4


@pytest.mark.clause("M13")
@pytest.mark.parametrize(
    ("field", "dice"), [("c4", 3), ("b3", 3), ("d3", 3), ("c2", 3), ("c5", 2), ("c7", 2), ("a3", 2), ("c1", 2)]
)
def test_axes_give_one_die_against_an_adjacent_target(field, dice):
    match = attacked(battle("vikings c3:miotacze,e1:jotun", f"romans {field}:gryf", dice=(1, 1, 1)), "c3", field)
    assert len(faces(match)) == dice
    assert extra(match) == ({"axes"} if dice == 3 else set())


@pytest.mark.clause("M13")
@pytest.mark.parametrize(("state", "dice"), [("", 2), ("/1", 3), ("/1-", 3), ("-", 2)])
def test_rage_gives_one_die_while_wounded(state, dice):
    match = attacked(battle(f"vikings c3:berserkerzy{state},e1:jotun", "romans c4:gryf", dice=(1, 1, 1)), "c3", "c4")
    assert len(faces(match)) == dice
    assert extra(match) == ({"rage"} if dice == 3 else set())


@pytest.mark.clause("M13")
@pytest.mark.parametrize("unit", ["tarczownicy/1", "huskarle/2", "jotun/4"])
def test_only_berserkerzy_rage(unit):
    match = attacked(battle(f"vikings c3:{unit},e1:jotun", "romans c4:gryf", dice=(1, 1, 1)), "c3", "c4")
    assert len(faces(match)) == usual_cards().facts[unit.split("/")[0]]["attack"]


@pytest.mark.clause("M14")
@pytest.mark.parametrize(("dice", "wounds"), [((4, 1, 1), 2), ((4, 4, 1), 3), ((4, 4, 4), 4), ((1, 2, 1), 0)])
def test_crush_adds_one_wound_if_at_least_one_die_hits_a_surrounded_target(dice, wounds):
    match = attacked(battle("vikings d4:jotun,a1:jotun", "slavs e4:bies,a7:woje", dice=dice), "d4", "e4")
    if wounds == 4:
        assert part(match, "lost", "north") == "bies"
        return
    assert units(match, "north") == f"e4:bies{f'/{wounds}' if wounds else ''},a7:woje"
    assert ("crushed" in names(match)) == (wounds > 0)


@pytest.mark.clause("M14")
def test_crush_may_defeat():
    match = attacked(battle("vikings d4:jotun,a1:jotun", "slavs e4:woje,a7:woje", dice=(3, 1, 1)), "d4", "e4")
    assert part(match, "lost", "north") == "woje"
    assert part(match, "gold", "north") == "1"


@pytest.mark.clause("M14")
def test_crush_does_nothing_to_a_target_that_can_be_pushed():
    match = attacked(battle("vikings c4:jotun,a1:jotun", "slavs c5:bies,a7:woje", dice=(4, 1, 1)), "c4", "c5")
    assert units(match, "north") == "c6:bies/1,a7:woje"
    assert "crushed" not in names(match)


@pytest.mark.clause("M14")
@pytest.mark.parametrize("unit", ["huskarle", "berserkerzy", "tarczownicy"])
def test_only_jotun_crushes(unit):
    match = attacked(battle(f"vikings d4:{unit},a1:jotun", "slavs e4:bies,a7:woje", dice=(4, 1, 1)), "d4", "e4")
    assert units(match, "north") == "e4:bies/1,a7:woje"


# The Greeks


@pytest.mark.clause("M14")
@pytest.mark.parametrize("first", [(), ("aim",), ("fortify",), ("go to c2",)])
def test_after_its_attack_a_peltasci_may_move_one_field(first):
    match = battle("greeks c3:peltasci,a1:hoplici", "vikings c5:jotun", dice=(4,))
    attacked(match, "c3", "c5", *first)
    field = "c2" if first == ("go to c2",) else "c3"
    assert (match.to_act, part(match, "phase")) == ([SOUTH], "skirmish")
    around = {"c2": {"b2", "d2", "c1", "c3"}, "c3": {"b3", "d3", "c2", "c4"}}[field]
    assert can(match) == {f"go to {near}" for near in around} | {"stop"}
    play(match, f"go to {'b2' if field == 'c2' else 'c4'}")
    state = "+" if first == ("fortify",) else ""
    assert units(match, "south").split(",")[1] == f"{'b2' if field == 'c2' else 'c4'}:peltasci!{state}"
    assert names(match) == ["skirmished"]
    assert match.to_act == [NORTH]


@pytest.mark.clause("M14")
def test_skirmish_is_one_field_only_by_normal_movement_and_may_be_declined():
    match = battle("greeks c3:peltasci,c2:hoplici", "vikings c5:jotun", dice=(1,))
    attacked(match, "c3", "c5")
    assert can(match) == {"go to b3", "go to d3", "go to c4", "stop"}
    assert refusal(match, "go to c2") == ("field_taken", "M11")
    assert refusal(match, "go to b2") == ("out_of_reach", "M11")
    assert refusal(match, "go to a3") == ("out_of_reach", "M11")
    play(match, "stop")
    assert units(match, "south") == "c2:hoplici,c3:peltasci!"


@pytest.mark.clause("M14")
def test_skirmish_may_enter_the_field_of_the_defeated():
    match = battle("greeks c3:peltasci,a1:hoplici", "vikings c4:miotacze,e7:jotun", dice=(4,))
    attacked(match, "c3", "c4")
    assert "go to c4" in can(match)


@pytest.mark.clause("M14", "M8")
def test_there_is_no_skirmish_in_a_salvo_nor_without_an_attack():
    match = at(f"south=greeks units=c3:peltasci north=vikings {SPENT} units=c5:jotun phase=manoeuvre me=south", (4,))
    play(match, "salvo", "choose c3", "attack c5")
    assert part(match, "phase") != "skirmish"
    match = battle("greeks c3:peltasci,a1:hoplici", "vikings c5:jotun")
    play(match, "choose c3", "go to c2", "stop")
    assert part(match, "phase") == "activation"


@pytest.mark.clause("M14")
@pytest.mark.parametrize("unit", ["toksoci", "hoplici", "centaur", "minotaur"])
def test_only_peltasci_skirmish(unit):
    match = battle(f"greeks c3:{unit},a1:hoplici", "vikings c4:jotun", dice=(1, 1, 1))
    attacked(match, "c3", "c4")
    assert (match.to_act, part(match, "phase")) == ([NORTH], "activation")


@pytest.mark.clause("M14", "M18")
def test_a_renewal_comes_before_the_skirmish():
    match = battle(
        "greeks c3:peltasci,a1:hoplici", "vikings c5:jotun", dice=(1,), tokens=("tokens=march track=5+1", SPENT)
    )
    attacked(match, "c3", "c5")
    assert part(match, "phase") == "renewal"
    play(match, "renew salvo")
    assert part(match, "phase") == "skirmish"


@pytest.mark.clause("M13")
@pytest.mark.parametrize(("first", "dice"), [((), 2), (("fortify",), 2), (("go to b4",), 3), (("go to d4",), 3)])
def test_charge_gives_one_die_if_it_moved_in_this_activation(first, dice):
    match = battle("greeks c3:centaur,a1:hoplici", "vikings c4:jotun", dice=(1, 1, 1))
    attacked(match, "c3", "c4", *first)
    assert len(faces(match)) == dice
    assert extra(match) == ({"charge"} if dice == 3 else set())


@pytest.mark.clause("M13")
def test_a_march_before_is_no_charge():
    match = at(
        f"south=greeks tokens=march track=0+1 units=c2:centaur north=vikings {SPENT} units=c4:jotun phase=manoeuvre "
        "me=south",
        dice=(1, 1),
    )
    play(match, "march", "choose c2", "go to c3")
    assert len(faces(attacked(match, "c3", "c4"))) == 2


@pytest.mark.clause("M13")
@pytest.mark.parametrize("unit", ["hoplici", "minotaur"])
def test_only_centaurs_charge(unit):
    match = battle(f"greeks c2:{unit},a1:hoplici", "vikings c4:jotun", dice=(1, 1, 1))
    attacked(match, "c2", "c4", "go to c3")
    assert len(faces(match)) == usual_cards().facts[unit]["attack"]


@pytest.mark.clause("M15")
@pytest.mark.parametrize(
    ("unit", "target", "blocked", "end"),
    [
        ("c2", "c3", "", "c5"),
        ("c6", "c5", "", "c3"),
        ("a4", "b4", "", "d4"),
        ("e4", "d4", "", "b4"),
        ("c2", "c3", ",c5:huskarle", "c4"),
        ("c4", "c5", ",c7:huskarle", "c6"),
        ("c5", "c6", "", "c7"),
        ("b4", "c4", "", "e4"),
        ("c4", "d4", "", "e4"),
    ],
)
@pytest.mark.parametrize("dice", [(4, 1, 1), (4, 4, 1)])
def test_horns_push_two_fields_or_one_if_the_second_is_blocked(unit, target, blocked, end, dice):
    match = battle(f"greeks {unit}:minotaur,a1:hoplici", f"vikings {target}:jotun{blocked}", dice=dice)
    attacked(match, unit, target)
    assert hits_on(match) == (4, set())
    assert f"{end}:jotun/{sum(die == 4 for die in dice)}" in units(match, "north").split(",")


@pytest.mark.clause("M15")
def test_horns_are_blocked_by_own_units_too():
    match = battle("greeks c2:minotaur,c5:hoplici", "vikings c3:jotun,e7:jotun", dice=(4, 1, 1))
    attacked(match, "c2", "c3")
    assert units(match, "north") == "c4:jotun/1,e7:jotun"


@pytest.mark.clause("M15")
@pytest.mark.parametrize(
    ("unit", "target", "behind"), [("c2", "c3", ",c4:huskarle"), ("d4", "e4", ""), ("c6", "c7", ""), ("b1", "a1", "")]
)
def test_for_horns_too_surrounded_is_judged_by_the_first_field(unit, target, behind):
    match = battle(f"greeks {unit}:minotaur,e1:hoplici", f"vikings {target}:jotun{behind}", dice=(3, 1, 1))
    attacked(match, unit, target)
    assert hits_on(match) == (3, {"surrounded"})
    assert f"{target}:jotun/1" in units(match, "north").split(",")


@pytest.mark.clause("M15")
@pytest.mark.parametrize("unit", ["hoplici", "centaur"])
def test_only_horns_push_two_fields(unit):
    match = battle(f"greeks c2:{unit},a1:hoplici", "vikings c3:jotun", dice=(4, 1))
    attacked(match, "c2", "c3")
    assert units(match, "north") == "c4:jotun/1"


# The Romans


@pytest.mark.clause("M13")
@pytest.mark.parametrize(
    ("field", "due"), [("c4", 3), ("c5", 3), ("c6", 4), ("c7", 4), ("c1", 3), ("a3", 3), ("b3", 3), ("e3", 3)]
)
def test_javelins_are_better_with_at_most_one_empty_field_between(field, due):
    match = attacked(battle("romans c3:welici,e1:triari", f"vikings {field}:jotun", dice=(1, 1)), "c3", field)
    assert hits_on(match) == (due, {"javelins"} if due == 3 else set())


@pytest.mark.clause("M13")
def test_javelins_along_a_row_with_two_and_three_between():
    for field in ("d3", "e3"):
        match = attacked(battle("romans a3:welici,e1:triari", f"vikings {field}:jotun", dice=(1, 1)), "a3", field)
        assert hits_on(match) == (4, set())


@pytest.mark.clause("M13")
@pytest.mark.parametrize("attacker", ["c4:toksoci", "c6:toksoci", "a3:toksoci", "c1:toksoci", "d3:peltasci"])
def test_testudo_makes_ranged_attacks_harder_from_everywhere(attacker):
    match = battle("romans c3:legionisci,e1:triari", f"greeks {attacker},e7:hoplici", (1, 1), me="north")
    assert hits_on(attacked(match, attacker[:2], "c3")) == (5, {"testudo"})


@pytest.mark.clause("M13")
@pytest.mark.parametrize("attacker", ["c4", "b3", "c2"])
def test_testudo_does_nothing_in_melee(attacker):
    match = battle("romans c3:legionisci,e1:triari", f"greeks {attacker}:minotaur,e7:hoplici", (1, 1, 1), me="north")
    assert hits_on(attacked(match, attacker, "c3")) == (4, set())


@pytest.mark.clause("M12")
@pytest.mark.parametrize(("state", "due"), [("", 4), ("+", 6), ("-", 3), ("!+", 6)])
@pytest.mark.parametrize("attacker", ["c4:minotaur", "b3:minotaur", "c6:toksoci"])
def test_bastion_counts_two_when_fortified(attacker, state, due):
    match = battle(f"romans c3:triari{state},e1:triari", f"greeks {attacker},e7:hoplici", (1, 1, 1), me="north")
    assert hits_on(attacked(match, attacker[:2], "c3"))[0] == due


@pytest.mark.clause("M12")
@pytest.mark.parametrize("unit", ["hastati", "legionisci", "gryf"])
def test_only_triari_are_a_bastion(unit):
    match = battle(f"romans c3:{unit}+,e1:triari", "greeks c4:minotaur,e7:hoplici", (1, 1, 1), me="north")
    assert hits_on(attacked(match, "c4", "c3")) == (5, {"fortified"})


# Taking back and telling


@pytest.mark.clause("M14")
def test_an_attack_can_be_taken_back_until_the_dice_fall():
    match = battle("vikings c3:huskarle,a1:jotun", "slavs c4:bies,e7:woje", (1, 1, 1, 1), tokens=(ALL, ALL))
    attacked(match, "c3", "c4")
    assert match.can_undo(SOUTH)
    play(match, "use god")
    assert match.can_undo(SOUTH)
    match.undo(SOUTH)
    assert (part(match, "phase"), part(match, "tokens", "south")) == ("thor", "march,salvo,fortune,god")
    match.undo(SOUTH)
    assert part(match, "phase") == "first-action"
    play(match, "attack c4", "spare god", "spare god")
    assert part(match, "phase") == "rolled"
    for seat in (SOUTH, NORTH):
        assert not match.can_undo(seat)
        with pytest.raises(IllegalAction):
            match.undo(seat)


@pytest.mark.clause("M14")
def test_what_svetovit_answers_without_dice_cannot_be_had_but_the_roll_follows_at_once():
    match = battle("vikings c3:huskarle,a1:jotun", "slavs c4:bies,e7:woje", (1, 1, 1), tokens=(SPENT, ALL))
    before = draw_numbers(attacked(match, "c3", "c4"))
    play(match, "spare god")
    assert draw_numbers(match) == before + 3
    assert not match.can_undo(NORTH)


@pytest.mark.clause("M17")
def test_to_keep_a_roll_can_be_taken_back_but_the_roll_stays():
    match = battle("slavs c3:bies,a1:woje", "vikings c4:jotun", dice=(4, 1, 1, 6, 6, 6), tokens=(ONLY_FORTUNE, SPENT))
    attacked(match, "c3", "c4")
    play(match, "keep roll")
    assert match.can_undo(SOUTH)
    match.undo(SOUTH)
    assert part(match, "faces") == "4,1,1"
    assert not match.can_undo(SOUTH)
    play(match, "fortune")
    assert not match.can_undo(SOUTH)


@pytest.mark.clause("M14", "M17")
def test_events_carry_dice_rerolls_and_modifiers():
    dice = usual_cards().facts["welici"]["attack"]
    first, again = [1, 6, 2][:dice], [5, 2, 3][:dice]
    match = battle(
        "romans c1:welici,a1:triari", "vikings c3:tarczownicy+,b3:tarczownicy", (*first, *again), tokens=(ALL, SPENT)
    )
    attacked(match, "c1", "c3", "aim")
    assert names(match) == ["attacks"] + ["die"] * dice
    assert happened(match)[0]["spelt"] == {"enemy": "tarczownicy", "at": "C3"}
    assert faces(match) == first
    play(match, "fortune")
    assert names(match)[: 1 + dice] == ["fortune"] + ["rerolled"] * dice
    assert faces(match, "rerolled") == again
    assert hits_on(match) == (4, {"aim", "javelins", "shield-wall", "fortified"})
    assert [event["amount"] for event in happened(match) if event["event"] == "wounded"] == [1]


@pytest.mark.clause("M14")
@pytest.mark.parametrize("viewer", [0, 1, 2])
def test_dice_are_public_once_they_have_fallen(viewer):
    match = battle("slavs c3:bies,a1:woje", "vikings c4:jotun", dice=(4, 1, 6), tokens=(ONLY_FORTUNE, SPENT))
    attacked(match, "c3", "c4")
    told = match.events(viewer, match.version - 1)
    assert [event["amount"] for event in told if event["event"] == "die"] == [4, 1, 6]
    assert match.view(viewer)["table"]["faces"][:3] == [4, 1, 6]
