import pytest

from tests.games.lumeria.battles import ALL, ONLY_FORTUNE, ONLY_GOD, SPENT, attacked, battle, faces, hits_on, units
from tests.games.lumeria.staging import NORTH, SOUTH, at, can, happened, names, part, play, refusal, usual_cards

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
