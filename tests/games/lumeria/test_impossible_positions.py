import pytest

from tests.games.lumeria.staging import NORTH, SOUTH, at, can, part, play, position

# All three manoeuvres used up, and the god: nothing is asked after a roll, and nobody can march or shoot.
SPENT = "tokens=none track=0+2"


def stands(match):
    return match.to_act, part(match, "phase")


# Not asked


@pytest.mark.clause("M24", "M7")
@pytest.mark.parametrize(
    "south",
    ["units=c2:woje", "units=c2:woje,a1:woje,a2:lucznicy,b1:lucznicy"],
    ids=["alone", "nobody else can move"],
)
def test_a_second_march_unit_is_not_asked_when_none_can_move(south):
    match = at(
        f"south=slavs {south} north=vikings units=a3:jotun,b2:jotun,c1:huskarle,e7:huskarle phase=manoeuvre me=south"
    )
    play(match, "march", "choose c2", "go to c3")
    assert stands(match) == ([NORTH], "manoeuvre")


@pytest.mark.clause("M24", "M7")
def test_a_second_march_unit_is_asked_when_the_first_made_way_for_it():
    match = at("south=slavs units=a1:woje,a2:woje north=vikings units=b1:jotun,b2:jotun phase=manoeuvre me=south")
    play(match, "march", "choose a2", "go to a3")
    assert can(match) == {"choose a1", "stop"}


@pytest.mark.clause("M24", "M7")
def test_a_second_march_unit_is_not_asked_when_the_first_blocks_it():
    """From b3 into the only field beside the other."""
    match = at("south=slavs units=a1:woje,b2:woje north=vikings units=b1:jotun,e7:jotun phase=manoeuvre me=south")
    play(match, "march", "choose b2", "go to a2")
    assert stands(match) == ([NORTH], "manoeuvre")


@pytest.mark.clause("M24", "M8")
@pytest.mark.parametrize(
    ("south", "north"),
    [
        ("units=c2:lucznicy", "units=c5:jotun"),
        ("units=c2:lucznicy,d2:bies", "units=c5:jotun,d3:jotun"),
        ("units=c2:lucznicy,a1:lucznicy", "units=c5:jotun,e7:jotun"),
    ],
    ids=["alone", "only melee units", "without a target"],
)
def test_a_second_salvo_unit_is_not_asked_when_none_has_a_target(south, north):
    match = at(f"south=slavs {south} north=vikings {north} phase=manoeuvre me=south", dice=(6,))
    play(match, "salvo", "choose c2", "attack c5")
    assert stands(match) == ([NORTH], "manoeuvre")


@pytest.mark.clause("M24", "M8")
def test_a_second_salvo_unit_is_not_asked_when_the_only_target_has_fallen():
    match = at(
        "south=slavs units=c2:lucznicy,a5:lucznicy north=vikings units=c5:miotacze,e7:jotun phase=manoeuvre me=south",
        dice=(6,),
    )
    play(match, "salvo", "choose c2", "attack c5")
    assert stands(match) == ([NORTH], "manoeuvre")


@pytest.mark.clause("M24", "M8")
def test_a_second_salvo_unit_is_asked_when_the_target_still_stands():
    match = at(
        "south=slavs units=c2:lucznicy,a5:lucznicy north=vikings units=c5:miotacze,e7:jotun phase=manoeuvre me=south",
        dice=(1,),
    )
    play(match, "salvo", "choose c2", "attack c5")
    assert can(match) == {"choose a5", "stop"}


@pytest.mark.clause("M24", "M10")
@pytest.mark.parametrize(
    ("south", "north"),
    [
        ("a1:lucznicy,a2:woje,b1:woje", "e7:jotun"),
        ("a1:woje,a2:bies,b1:lucznicy", "c1:jotun"),
        ("c1:woje,b1:woje,d1:woje,c2:woje", "c3:jotun"),
    ],
)
def test_after_fortify_nothing_is_asked_when_the_unit_can_neither_move_nor_attack(south, north):
    match = at(f"south=slavs {SPENT} units={south} north=vikings {SPENT} units={north} phase=activation me=south")
    unit = south[:2]
    play(match, f"choose {unit}")
    assert can(match) == {"fortify"}
    play(match, "fortify")
    assert stands(match) == ([NORTH], "activation")
    assert f"{south.split(',')[0]}!+" in part(match, "units", "south").split(",")


@pytest.mark.clause("M24", "M10")
def test_what_was_not_asked_is_taken_back_with_what_went_before():
    match = at("south=slavs units=a1:woje,a2:woje,b1:woje north=vikings units=e7:jotun phase=activation me=south")
    play(match, "choose a1")
    before = position(match)
    play(match, "fortify")
    assert match.can_undo(SOUTH)
    match.undo(SOUTH)
    assert position(match) == before


@pytest.mark.clause("M24", "M14")
@pytest.mark.parametrize(
    ("south", "north"),
    [("a1:peltasci,b1:hoplici", "a2:jotun"), ("a1:peltasci,e1:hoplici", "a2:jotun,b1:jotun")],
)
def test_a_skirmish_is_not_asked_when_the_unit_cannot_move(south, north):
    match = at(
        f"south=greeks {SPENT} units={south} north=vikings {SPENT} units={north} phase=activation me=south", dice=(4,)
    )
    play(match, "choose a1", "attack a2")
    assert stands(match) == ([NORTH], "activation")


@pytest.mark.clause("M24", "M14")
@pytest.mark.parametrize(
    ("south", "north"),
    [("c3:toksoci", "e7:jotun"), ("c3:toksoci,a1:hoplici", "a2:jotun,b1:jotun")],
    ids=["alone", "nobody else can move"],
)
def test_athena_is_not_asked_when_no_other_unit_can_move(south, north):
    match = at(
        f"south=greeks tokens=god track=0+2 units={south} north=vikings {SPENT} units={north} phase=activation me=south"
    )
    play(match, "choose c3", "fortify", "stop")
    assert stands(match) == ([NORTH], "activation")
    assert part(match, "tokens", "south") == "god"


@pytest.mark.clause("M24", "M14")
def test_after_an_unasked_stop_athena_is_asked():
    match = at(
        f"south=greeks tokens=god track=0+2 units=a1:toksoci,a2:hoplici,b1:hoplici north=vikings {SPENT} "
        "units=e7:jotun phase=activation me=south"
    )
    play(match, "choose a1", "fortify")
    assert stands(match) == ([SOUTH], "athena")


@pytest.mark.clause("M24", "M18")
def test_an_only_empty_place_is_not_asked_for():
    match = at(
        f"south=slavs tokens=march,salvo track=5 units=c3:bies,a1:woje north=vikings {SPENT} units=c4:jotun "
        "phase=activation me=south",
        dice=(1, 4, 4),
    )
    play(match, "choose c3", "attack c4")
    assert stands(match) == ([NORTH], "activation")


# Asked, though there is one answer only


@pytest.mark.clause("M24", "M4")
def test_the_only_free_recruitment_field_is_asked():
    match = at("south=slavs gold=1 units=a1:bies,c1:bies north=vikings units=c6:jotun phase=recruitment me=south")
    assert can(play(match, "recruit woje")) == {"go to e1"}


@pytest.mark.clause("M24", "M7")
def test_the_only_unit_of_a_march_and_its_only_field_are_asked():
    match = at("south=slavs units=a1:woje north=vikings units=a2:jotun phase=manoeuvre me=south")
    assert can(play(match, "march")) == {"choose a1"}
    assert can(play(match, "choose a1")) == {"go to b1"}


@pytest.mark.clause("M24", "M8")
def test_the_only_unit_of_a_salvo_and_its_only_target_are_asked():
    match = at("south=slavs units=c2:lucznicy north=vikings units=c5:jotun phase=manoeuvre me=south")
    assert can(play(match, "salvo")) == {"choose c2"}
    assert can(play(match, "choose c2")) == {"attack c5"}


@pytest.mark.clause("M24", "M10")
def test_the_only_action_and_the_only_target_after_aim_are_asked():
    match = at("south=slavs units=a1:woje,a2:woje,b1:woje north=vikings units=e7:jotun phase=activation me=south")
    assert can(play(match, "choose a1")) == {"fortify"}
    match = at("south=slavs units=c2:lucznicy north=vikings units=c5:jotun phase=activation me=south")
    assert can(play(match, "choose c2", "aim")) == {"attack c5"}


@pytest.mark.clause("M24", "M14")
def test_the_only_field_of_athena_is_asked():
    match = at(
        f"south=greeks tokens=god track=0+2 units=c3:toksoci,a1:hoplici north=vikings {SPENT} units=a2:jotun "
        "phase=activation me=south"
    )
    play(match, "choose c3", "fortify", "stop")
    assert can(match) == {"choose a1", "spare god"}
    assert can(play(match, "choose a1")) == {"go to b1"}


@pytest.mark.clause("M24", "M10")
def test_after_a_move_one_is_always_asked():
    """Fortify is always there, even where the unit is shut in."""
    match = at("south=slavs units=b1:woje,a2:woje north=vikings units=c1:jotun,b2:jotun phase=activation me=south")
    play(match, "choose b1", "go to a1")
    assert can(match) == {"go to b1", "fortify", "stop"}


@pytest.mark.clause("M24", "M9")
def test_a_last_unit_may_be_activated_or_not():
    match = at("south=slavs units=c2:woje north=vikings units=e7:jotun phase=activation me=south")
    assert can(match) == {"choose c2", "pass"}
