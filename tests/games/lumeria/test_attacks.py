import pytest

from iacta.engine.words.errors import IllegalAction
from tests.games.lumeria.battles import ALL, ONLY_FORTUNE, ONLY_GOD, SPENT, attacked, battle, faces, hits_on, units
from tests.games.lumeria.staging import (
    NORTH,
    SOUTH,
    can,
    draw_numbers,
    happened,
    names,
    part,
    play,
    refusal,
    usual_cards,
)

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


UNITS_OF = {
    "slavs": {"woje", "lucznicy", "zbrojni", "strzyga", "bies"},
    "vikings": {"tarczownicy", "miotacze", "berserkerzy", "huskarle", "jotun"},
    "greeks": {"peltasci", "toksoci", "hoplici", "centaur", "minotaur"},
    "romans": {"hastati", "welici", "legionisci", "triari", "gryf"},
}
BIG = {"vikings": "jotun", "romans": "gryf"}
ENEMY_OF = {"slavs": "vikings", "vikings": "romans", "greeks": "vikings", "romans": "vikings"}


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
    assert happened(match)[0]["facts"] == {"enemy": "tarczownicy", "at": "C3"}
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
