"""The test vectors of the rules page, one by one. Thor, Svetovit, Mars and Fortune are spent unless a vector names
them."""

import pytest

from iacta.engine.words.errors import IllegalAction
from tests.games.lumeria.staging import NORTH, SOUTH, at, can, happened, part, play

SPENT = "tokens=none track=0+2"
ONLY_GOD = "tokens=god track=0+2"


def battle(south, north, dice=(), me="south"):
    return at(f"south={south} north={north} phase=activation me={me}", dice)


def attacked(match, unit, target, *first):
    return play(match, f"choose {unit}", *first, f"attack {target}")


def least(match):
    (event,) = (event for event in happened(match) if event["event"] == "hits_on")
    return event["facts"]["least"]


def rolled(match):
    return [event["amount"] for event in happened(match) if event["event"] == "die"]


def token(match, side="south"):
    return part(match, "tokens", side), part(match, "track", side)


def is_refused(match, action):
    (seat,) = match.to_act
    before = match.state.tobytes()
    with pytest.raises(IllegalAction):
        match.play(seat, action)
    return match.state.tobytes() == before


# The examples of the rulebook


@pytest.mark.clause("M13", "M15")
def test_bies_against_berserkerzy_with_1_3_5_is_one_wound_and_a_push():
    match = battle(
        "slavs tokens=march,salvo,fortune,god units=c3:bies,a1:woje",
        f"vikings {SPENT} units=c4:berserkerzy",
        dice=(1, 3, 5),
    )
    attacked(match, "c3", "c4")
    play(match, "keep roll")
    assert part(match, "units", "north") == "c5:berserkerzy/1"
    assert token(match) == ("march,salvo,fortune,god", None)


@pytest.mark.clause("M13", "M18")
def test_with_a_token_on_the_track_it_moves_two():
    match = battle(
        "slavs tokens=march,salvo track=1 units=c3:bies,a1:woje", f"vikings {SPENT} units=c4:berserkerzy", (1, 3, 5)
    )
    attacked(match, "c3", "c4")
    assert token(match) == ("march,salvo", "3")


@pytest.mark.clause("M14", "M16")
def test_miotacze_against_woje_not_adjacent_with_4_6_defeat_them():
    match = battle(
        f"slavs {SPENT} gold=2 units=c2:woje,a1:woje", f"vikings {SPENT} gold=5 units=c5:miotacze", (4, 6), "north"
    )
    attacked(match, "c5", "c2")
    assert rolled(match) == [4, 6]
    assert part(match, "lost", "south") == "woje"
    assert part(match, "units", "south") == "a1:woje"
    assert (part(match, "gold", "south"), part(match, "gold", "north")) == ("3", "5")
    assert "pushed" not in [event["event"] for event in happened(match)]


# Thresholds


@pytest.mark.clause("M13", "M15")
@pytest.mark.parametrize(
    ("south", "unit", "north", "target", "due"),
    [
        ("slavs units=b4:bies", "b4", "vikings units=a4:jotun", "a4", 3),
        ("slavs units=a3:bies", "a3", "vikings units=a4:jotun", "a4", 4),
        ("slavs units=b4:bies", "b4", "vikings units=a4:jotun-", "a4", 2),
        ("vikings units=c3:huskarle", "c3", "slavs units=c4:zbrojni+", "c4", 6),
        ("vikings units=c3:huskarle", "c3", "romans units=c4:triari+", "c4", 6),
        ("slavs units=b4:lucznicy", "b4", "vikings units=a4:jotun", "a4", 4),
        ("slavs units=d4:lucznicy", "d4", "vikings units=a4:jotun", "a4", 4),
    ],
    ids=[
        "from the side against the edge",
        "along the edge",
        "exhausted and surrounded",
        "fortified Zbrojni at the front",
        "fortified Triari",
        "ranged at the edge, adjacent",
        "ranged at the edge",
    ],
)
def test_a_threshold_of_the_page(south, unit, north, target, due):
    match = battle(south.replace(" ", f" {SPENT} "), north.replace(" ", f" {SPENT} "), dice=(1, 1, 1))
    assert least(attacked(match, unit, target)) == due


@pytest.mark.clause("M13")
def test_with_a_further_one_more_it_is_still_two():
    """No melee attack has a third one; a ranged one has: exhausted, javelins, aim."""
    match = battle(f"romans {SPENT} units=c1:welici,a1:triari", f"vikings {SPENT} units=c2:jotun-", dice=(2, 1))
    attacked(match, "c1", "c2", "aim")
    assert least(match) == 2
    assert part(match, "units", "north") == "c2:jotun/1-"


@pytest.mark.clause("M13", "M14")
def test_fortified_zbrojni_at_the_front_with_svetovit_are_rolled_at_7_and_all_miss():
    match = battle(f"vikings {SPENT} units=c3:huskarle,a1:jotun", f"slavs {ONLY_GOD} units=c4:zbrojni+", dice=(6, 6, 6))
    attacked(match, "c3", "c4")
    play(match, "use god")
    assert (least(match), rolled(match)) == (7, [6, 6, 6])
    assert part(match, "units", "north") == "c4:zbrojni+"
    assert token(match) == ("none", "3+2")


@pytest.mark.clause("M11", "M12")
def test_aim_against_fortified_is_four():
    match = battle(f"slavs {SPENT} units=c1:lucznicy", f"vikings {SPENT} units=c4:jotun+", dice=(1, 1))
    assert least(attacked(match, "c1", "c4", "aim")) == 4


# Range, and what is illegal


@pytest.mark.clause("M16")
@pytest.mark.parametrize(("gap", "usual", "long"), [(0, 1, 1), (1, 1, 1), (2, 1, 1), (3, 1, 1), (4, 0, 1), (5, 0, 0)])
def test_range_gaps(gap, usual, long):
    for unit, possible in (("peltasci", usual), ("toksoci", long)):
        match = battle(f"greeks units=d1:{unit}", f"vikings units=d{gap + 2}:jotun")
        play(match, "choose d1")
        assert (f"attack d{gap + 2}" in can(match)) == bool(possible)
        assert possible or is_refused(match, f"attack d{gap + 2}")


@pytest.mark.clause("M16")
@pytest.mark.parametrize("gap", [0, 1, 2, 3])
def test_along_a_row_every_gap_is_in_range(gap):
    match = play(battle("slavs units=a3:lucznicy", f"vikings units={'bcde'[gap]}3:jotun"), "choose a3")
    assert f"attack {'bcde'[gap]}3" in can(match)


@pytest.mark.clause("M10")
def test_run_without_move_is_illegal():
    """Whoever goes after Fortify does Move: he is not exhausted, and reaches no further."""
    match = play(battle(f"slavs {SPENT} units=c2:woje,a1:woje", f"vikings {SPENT} units=e7:jotun"), "choose c2")
    assert is_refused(match, "go to c5")
    play(match, "fortify", "go to c4")
    assert part(match, "units", "south") == "a1:woje,c4:woje!+"
    assert match.to_act == [NORTH]


@pytest.mark.clause("M10")
@pytest.mark.parametrize("action", ["go to b3", "fortify", "attack c4", "stop"])
def test_anything_after_attack_is_illegal(action):
    match = battle(f"slavs {SPENT} units=c3:woje,a1:woje", f"vikings {SPENT} units=c4:jotun", dice=(1,))
    attacked(match, "c3", "c4")
    assert match.to_act == [NORTH]
    match.play(NORTH, "pass")
    assert is_refused(match, action)


@pytest.mark.clause("M10")
def test_the_same_action_twice_is_illegal():
    match = play(battle("slavs units=c3:woje", "vikings units=e7:jotun"), "choose c3", "fortify")
    assert is_refused(match, "fortify")
    match = play(battle("slavs units=c3:lucznicy", "vikings units=c5:jotun"), "choose c3", "aim")
    assert is_refused(match, "aim")


@pytest.mark.clause("M11")
def test_walking_through_a_friend_is_illegal():
    match = play(battle("slavs units=a1:woje,a2:bies,b1:bies", "vikings units=e7:jotun"), "choose a1")
    assert is_refused(match, "go to a3")
    assert is_refused(match, "go to b2")
    assert is_refused(match, "go to a2")


# The renewal track


def track_vector(dice, south_tokens="tokens=march,salvo,fortune,god"):
    return at(
        f"south=vikings {south_tokens} units=c3:huskarle,b1:miotacze,a1:jotun north=romans units=c4:gryf,b4:gryf "
        "phase=manoeuvre me=south",
        dice,
    )


@pytest.mark.clause("M18")
def test_march_spent_is_a_token_on_zero_and_two_misses_move_it_to_two():
    match = track_vector((1, 2, 6))
    play(match, "march")
    assert token(match) == ("salvo,fortune,god", "0")
    play(match, "choose a1", "go to a2", "stop", "pass", "pass")
    assert part(match, "stage") == "activations"
    attacked(match, "c3", "c4")
    play(match, "spare god", "keep roll")
    assert token(match) == ("salvo,fortune,god", "2")


@pytest.mark.clause("M18")
def test_salvo_spent_then_is_beside():
    match = play(track_vector((), "tokens=salvo,fortune,god track=2"), "salvo")
    assert token(match) == ("fortune,god", "2+1")


@pytest.mark.clause("M18", "M14")
def test_huskarle_with_thor_and_four_misses_renew_exactly():
    match = battle(
        "vikings tokens=fortune,god track=2+1 units=c3:huskarle,a1:jotun", f"romans {SPENT} units=c4:gryf", (1, 1, 1, 1)
    )
    attacked(match, "c3", "c4")
    play(match, "use god")
    assert rolled(match) == [1, 1, 1, 1]
    play(match, "keep roll")
    assert can(match) == {"renew march", "renew salvo"}
    play(match, "renew march")
    assert token(match) == ("march,fortune", "0")


@pytest.mark.clause("M18", "M14")
@pytest.mark.parametrize(("choice", "left"), [("march", "march,fortune"), ("salvo", "salvo,fortune")])
def test_from_three_four_misses_renew_one_is_lost_and_the_other_enters_at_zero(choice, left):
    match = battle(
        "vikings tokens=fortune,god track=3+1 units=c3:huskarle,a1:jotun", f"romans {SPENT} units=c4:gryf", (1, 1, 1, 1)
    )
    attacked(match, "c3", "c4")
    play(match, "use god", "keep roll")
    assert (match.to_act, can(match)) == ([SOUTH], {"renew march", "renew salvo"})
    play(match, f"renew {choice}")
    assert token(match) == (left, "0")


@pytest.mark.clause("M18", "M8")
def test_a_salvo_on_an_empty_track_is_moved_by_its_own_misses():
    match = track_vector((1,))
    play(match, "salvo", "choose b1", "attack b4")
    assert token(match) == ("march,fortune,god", "1")


# Passing


@pytest.mark.clause("M6")
@pytest.mark.parametrize("stage", ["first-manoeuvres", "last-manoeuvres"])
def test_a_stage_of_manoeuvres_ends_only_on_two_passes_in_a_row(stage):
    match = at(
        "south=vikings units=c2:miotacze north=romans units=c5:welici,a5:hastati phase=manoeuvre me=south "
        f"stage={stage}"
    )
    play(match, "pass")
    play(match, "march", "choose a5", "go to a4", "stop")
    assert (match.to_act, can(match)) == ([SOUTH], {"march", "salvo", "pass"})
    play(match, "pass")
    assert (match.to_act, can(match)) == ([NORTH], {"salvo", "pass"})
    assert part(match, "stage") == stage
    play(match, "pass")
    assert part(match, "stage") != stage


@pytest.mark.clause("M4")
def test_recruitment_ends_only_on_two_passes_in_a_row():
    match = at("south=vikings gold=2 units=c2:jotun north=romans gold=3 units=c6:gryf phase=recruitment me=south")
    play(match, "pass")
    play(match, "recruit hastati", "go to a7")
    assert (match.to_act, part(match, "phase")) == ([SOUTH], "recruitment")
    play(match, "pass")
    assert (match.to_act, part(match, "phase")) == ([NORTH], "recruitment")
    play(match, "pass")
    assert part(match, "stage") == "first-manoeuvres"


@pytest.mark.clause("M9")
def test_an_activation_pass_is_final():
    match = battle(f"vikings {SPENT} units=c2:jotun,a2:jotun", f"romans {SPENT} units=c6:gryf,a6:gryf")
    play(match, "pass", "choose c6", "fortify", "stop")
    assert match.to_act == [NORTH]
    play(match, "choose a6", "fortify", "stop")
    assert part(match, "round") == "2/30"


@pytest.mark.clause("M6")
@pytest.mark.parametrize("first", ["south", "north"])
def test_stage_two_starts_with_the_first_player(first):
    match = at(f"first={first} south=vikings units=c2:jotun north=romans units=c6:gryf phase=activation me={first}")
    play(match, "pass", "pass")
    assert (match.to_act, part(match, "stage")) == ([("south", "north").index(first)], "last-manoeuvres")


# Abilities


@pytest.mark.clause("M13")
@pytest.mark.parametrize(
    ("faction", "south", "north", "dice", "due"),
    [
        ("slavs", "c3:woje,a1:woje", "c4:bies,b4:woje,d4:woje", 1, 4),
        ("greeks", "c3:hoplici,b4:hoplici", "c4:hoplici", 2, 4),
        ("vikings", "c3:tarczownicy,b4:tarczownicy", "c4:tarczownicy", 1, 4),
    ],
    ids=["horde", "phalanx", "shield wall"],
)
def test_in_a_mirror_match_the_enemys_unit_of_the_same_kind_gives_nothing(faction, south, north, dice, due):
    match = battle(f"{faction} {SPENT} units={south}", f"{faction} {SPENT} units={north}", (1,) * dice)
    attacked(match, "c3", "c4")
    assert len(rolled(match)) == dice
    assert least(match) == due


@pytest.mark.clause("M13")
def test_testudo_does_nothing_in_melee():
    match = battle(f"slavs {SPENT} units=c3:bies", f"romans {SPENT} units=c4:legionisci", (1, 1, 1))
    assert least(attacked(match, "c3", "c4")) == 4


@pytest.mark.clause("M13")
def test_armour_works_against_ranged():
    match = battle(f"greeks {SPENT} units=c1:toksoci,a1:hoplici", f"slavs {SPENT} units=c4:zbrojni", (1, 1))
    assert least(attacked(match, "c1", "c4")) == 5


@pytest.mark.clause("M14")
def test_crush_needs_a_hit():
    match = battle(f"vikings {SPENT} units=d4:jotun,a1:jotun", f"slavs {SPENT} units=e4:woje", (1, 2, 2))
    attacked(match, "d4", "e4")
    assert part(match, "units", "north") == "e4:woje"


@pytest.mark.clause("M13")
def test_fortify_and_attack_is_no_charge():
    match = battle(f"greeks {SPENT} units=c3:centaur,a1:hoplici", f"vikings {SPENT} units=c4:jotun", (1, 1))
    attacked(match, "c3", "c4", "fortify")
    assert rolled(match) == [1, 1]


@pytest.mark.clause("M14", "M19")
def test_a_god_is_spent_for_the_round_and_back_in_clean_up():
    match = battle(
        f"vikings {ONLY_GOD} units=c3:tarczownicy,a3:tarczownicy", f"romans {SPENT} units=c4:gryf,a4:gryf", (1,) * 3
    )
    attacked(match, "c3", "c4")
    play(match, "use god")
    assert part(match, "tokens", "south") == "none"
    play(match, "pass")
    attacked(match, "a3", "a4")
    assert part(match, "round") == "2/30"  # Thor was not asked, and the round is over
    assert part(match, "tokens", "south") == "god"


@pytest.mark.clause("M14", "M9")
def test_athena_may_move_an_activated_unit_and_no_unit_is_activated_twice():
    match = battle(f"greeks {ONLY_GOD} units=c3:hoplici!,b1:toksoci,d1:toksoci", f"vikings {SPENT} units=e7:jotun")
    play(match, "choose b1", "fortify", "stop", "choose c3", "go to c4")
    assert "c4:hoplici!" in part(match, "units", "south").split(",")
    play(match, "pass")
    assert can(match) == {"choose d1", "pass"}
    assert is_refused(match, "choose c4")
    assert is_refused(match, "choose b1")
