import pytest

from tests.games.lumeria.battles import SPENT, attacked, battle, extra, faces, hits_on, units
from tests.games.lumeria.staging import NORTH, SOUTH, at, can, names, part, play, refusal, usual_cards

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
