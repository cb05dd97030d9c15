import pytest

from iacta.engine.words.errors import IllegalAction, NotYourTurn
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
    position,
    refusal,
)

# All three manoeuvres used up, and the god: nothing is asked after a roll, and nobody can march or shoot.
SPENT = "tokens=none track=0+2"
ONLY_MARCH = "tokens=march track=0+1"
ONLY_SALVO = "tokens=salvo track=0+1"


def manoeuvres(south, north, more="me=south", dice=()):
    """South plays Slavs and North Vikings in the first stage of manoeuvres; South is asked unless told otherwise."""
    return at(f"south=slavs {south} north=vikings {north} phase=manoeuvre {more}", dice)


def units(match, side):
    return part(match, "units", side)


def token(match, side="south"):
    return part(match, "tokens", side), part(match, "track", side)


def least(match):
    """What the dice of the last attack had to show."""
    (event,) = (event for event in happened(match) if event["event"] == "hits_on")
    return event["facts"]["least"]


def fallen(match):
    return [event["amount"] for event in happened(match) if event["event"] == "die"]


# The stages of a battle


@pytest.mark.clause("M5")
def test_a_battle_is_manoeuvres_then_activations_then_manoeuvres():
    match = manoeuvres("units=c2:woje", "units=c6:jotun")
    stages = []
    while part(match, "round") == "1/30":
        if stages[-1:] != [part(match, "stage")]:
            stages.append(part(match, "stage"))
        play(match, "pass")
    assert stages == ["first-manoeuvres", "activations", "last-manoeuvres"]
    assert part(match, "round") == "2/30"
    assert part(match, "stage") == "recruitment"


@pytest.mark.clause("M5")
def test_battle_follows_recruitment():
    match = at("south=slavs gold=1 units=c2:woje north=vikings gold=1 units=c6:jotun phase=recruitment me=south")
    assert part(play(match, "pass", "pass"), "stage") == "first-manoeuvres"


@pytest.mark.clause("M5")
@pytest.mark.parametrize(
    ("phase", "action"),
    [
        ("manoeuvre", "choose c2"),
        ("manoeuvre", "fortify"),
        ("manoeuvre", "attack c6"),
        ("manoeuvre", "fortune"),
        ("manoeuvre", "use god"),
        ("manoeuvre", "recruit woje"),
        ("manoeuvre", "stop"),
        ("activation", "march"),
        ("activation", "salvo"),
        ("activation", "recruit woje"),
        ("activation", "fortune"),
        ("activation", "go to c3"),
    ],
)
def test_each_thing_has_its_stage(phase, action):
    match = at(f"south=slavs gold=9 units=c2:lucznicy north=vikings units=c6:jotun phase={phase} me=south")
    assert refusal(match, action) == ("not_now", "M5")


# Turn by turn


@pytest.mark.clause("M6")
@pytest.mark.parametrize("first", ["south", "north"])
def test_the_first_player_begins_both_stages(first):
    seat = ("south", "north").index(first)
    match = at(
        f"first={first} south=slavs gold=1 units=c2:woje north=vikings gold=1 units=c6:jotun phase=recruitment "
        f"me={first}"
    )
    play(match, "pass", "pass")
    assert (match.to_act, part(match, "stage")) == ([seat], "first-manoeuvres")
    play(match, "pass", "pass")
    assert (match.to_act, part(match, "stage")) == ([seat], "activations")
    play(match, "pass", "pass")
    assert (match.to_act, part(match, "stage")) == ([seat], "last-manoeuvres")


@pytest.mark.clause("M6")
def test_stage_two_starts_with_the_first_player_even_if_he_did_the_last_thing_before():
    match = at(
        "first=south south=slavs units=b2:woje,c2:woje north=vikings units=c6:jotun! activations=0 phase=activation "
        "me=south"
    )
    play(match, "choose b2", "fortify", "stop", "pass")
    assert (match.to_act, part(match, "stage")) == ([SOUTH], "last-manoeuvres")


@pytest.mark.clause("M6")
@pytest.mark.parametrize("stage", ["first-manoeuvres", "last-manoeuvres"])
def test_one_march_one_salvo_or_a_pass(stage):
    match = manoeuvres("units=c2:lucznicy", "units=c6:jotun", f"stage={stage} me=south")
    assert can(match) == {"march", "salvo", "pass"}


@pytest.mark.clause("M6")
def test_after_one_manoeuvre_it_is_the_others_turn():
    match = manoeuvres("units=c2:lucznicy", "units=c6:miotacze")
    play(match, "march", "choose c2", "go to b2")
    assert match.to_act == [NORTH]
    play(match, "march", "choose c6", "go to b6")
    assert (match.to_act, can(match)) == ([SOUTH], {"salvo", "pass"})


@pytest.mark.clause("M6")
@pytest.mark.parametrize("stage", ["first-manoeuvres", "last-manoeuvres"])
def test_two_passes_in_a_row_end_the_stage_and_no_others(stage):
    match = manoeuvres("units=c2:woje,e1:lucznicy", "units=c6:jotun,e5:miotacze", f"stage={stage} me=south", dice=(1,))
    play(match, "pass", "march", "choose c6", "go to c7", "stop")
    assert match.to_act == [SOUTH]
    play(match, "pass")
    assert (match.to_act, can(match)) == ([NORTH], {"salvo", "pass"})
    play(match, "salvo", "choose e5", "attack e1", "use god")
    assert (match.to_act, part(match, "stage")) == ([SOUTH], stage)
    play(match, "march", "choose c2", "go to c3", "stop")
    assert (match.to_act, can(match)) == ([SOUTH], {"salvo", "pass"})  # North has neither and passes unasked
    play(match, "pass")
    assert part(match, "stage") != stage


@pytest.mark.clause("M6")
def test_a_pass_before_two_in_a_row_is_not_final():
    match = manoeuvres("units=c2:woje", "units=c6:jotun")
    play(match, "pass", "march", "choose c6", "go to b6")
    assert (match.to_act, can(match)) == ([SOUTH], {"march", "pass"})


@pytest.mark.clause("M6")
@pytest.mark.parametrize(
    "north",
    [f"{SPENT} units=c6:jotun", f"{ONLY_SALVO} units=c6:jotun", "", "units=a7:jotun", f"{ONLY_MARCH} units=a7:jotun"],
    ids=["no tokens", "nobody to shoot", "no units", "nothing moves", "only march and nothing moves"],
)
def test_a_seat_that_can_declare_neither_passes_unasked_and_this_counts(north):
    """Where it cannot move, South's units hold the Jotun in the corner."""
    south = "units=c2:woje,a6:woje,b7:woje"
    match = play(manoeuvres(south, north), "pass")
    assert part(match, "stage") == "activations"
    match = play(manoeuvres(f"{south},c7:woje", north), "march", "choose c7", "go to d7", "stop")
    assert part(match, "stage") == "activations"  # nor can South declare anything more


@pytest.mark.clause("M6")
def test_the_first_player_who_can_declare_neither_passes_unasked_and_this_counts():
    match = at(
        f"south=slavs gold=1 {SPENT} units=c2:woje north=vikings gold=1 units=c6:jotun phase=recruitment me=south"
    )
    play(match, "pass", "pass")
    assert (match.to_act, part(match, "stage")) == ([NORTH], "first-manoeuvres")
    play(match, "pass")
    assert part(match, "stage") == "activations"


@pytest.mark.clause("M6")
def test_when_nobody_can_declare_anything_the_stage_is_not_there():
    match = at(
        f"south=slavs gold=1 {SPENT} units=c2:woje north=vikings gold=1 {SPENT} units=c6:jotun phase=recruitment "
        "me=south"
    )
    play(match, "pass", "pass")
    assert part(match, "stage") == "activations"
    play(match, "pass", "pass")
    assert (part(match, "round"), part(match, "stage")) == ("2/30", "recruitment")


@pytest.mark.clause("M6")
@pytest.mark.parametrize(
    ("tokens", "possible"),
    [
        ("tokens=march,salvo,fortune,god", {"march", "salvo", "pass"}),
        ("tokens=march,salvo track=0", {"march", "salvo", "pass"}),
        ("tokens=march,fortune,god track=3", {"march", "pass"}),
        ("tokens=salvo,fortune,god track=5", {"salvo", "pass"}),
        ("tokens=march track=0+1", {"march", "pass"}),
        ("tokens=salvo,god track=2+1", {"salvo", "pass"}),
        ("tokens=fortune,god track=0+1", {"pass"}),
        ("tokens=god track=0+2", {"pass"}),
    ],
)
def test_each_manoeuvre_needs_the_token_on_its_own_place(tokens, possible):
    match = manoeuvres(f"{tokens} units=c2:lucznicy", "units=c6:jotun")
    assert can(match) == possible
    for manoeuvre in {"march", "salvo"} - possible:
        assert refusal(match, manoeuvre) == ("token_spent", "M6")


@pytest.mark.clause("M6")
def test_a_manoeuvre_used_in_the_first_stage_is_not_there_in_the_last():
    match = manoeuvres("units=c2:woje,c3:woje", "units=c6:jotun")
    play(match, "march", "choose c3", "go to c4", "stop", "pass")
    play(match, "pass", "pass")
    assert (match.to_act, part(match, "stage")) == ([NORTH], "last-manoeuvres")  # South passes unasked


@pytest.mark.clause("M6")
def test_out_of_turn_nobody_declares_anything():
    match = manoeuvres("units=c2:woje", "units=c6:jotun")
    for action in ("march", "pass"):
        with pytest.raises(NotYourTurn):
            match.play(NORTH, action)


# March


@pytest.mark.clause("M7", "M18")
def test_a_march_moves_up_to_two_units_one_field_each():
    match = manoeuvres("units=b2:woje,c2:woje,d2:bies", "units=c6:jotun")
    play(match, "march")
    assert token(match) == ("salvo,fortune,god", "0")
    assert can(match) == {"choose b2", "choose c2", "choose d2"}
    play(match, "choose b2")
    assert can(match) == {"go to a2", "go to b1", "go to b3"}
    play(match, "go to b3")
    assert can(match) == {"choose c2", "choose d2", "stop"}
    play(match, "choose d2")
    assert can(match) == {"go to d1", "go to d3", "go to e2"}
    play(match, "go to e2")
    assert units(match, "south") == "c2:woje,e2:bies,b3:woje"
    assert match.to_act == [NORTH]


@pytest.mark.clause("M7")
def test_one_unit_is_enough():
    match = play(manoeuvres("units=b2:woje,c2:woje", "units=c6:jotun"), "march", "choose b2", "go to b3", "stop")
    assert units(match, "south") == "c2:woje,b3:woje"
    assert match.to_act == [NORTH]


@pytest.mark.clause("M7")
def test_at_least_one_unit_moves():
    match = play(manoeuvres("units=b2:woje,c2:woje", "units=c6:jotun"), "march")
    assert refusal(match, "stop") == ("nobody_has_marched", "M7")
    assert refusal(match, "pass") == ("not_now", "M5")


@pytest.mark.clause("M7")
def test_the_two_units_are_different():
    match = play(manoeuvres("units=b2:woje,c2:woje", "units=c6:jotun"), "march", "choose b2", "go to b3")
    assert refusal(match, "choose b3") == ("has_marched", "M7")
    assert "choose b3" not in can(match)


@pytest.mark.clause("M7")
def test_the_second_may_enter_the_field_that_the_first_left():
    match = play(manoeuvres("units=a1:woje,a2:bies,b1:bies", "units=c6:jotun"), "march")
    assert can(match) == {"choose a2", "choose b1"}
    assert refusal(match, "choose a1") == ("cannot_move", "M11")
    play(match, "choose a2", "go to a3", "choose a1")
    assert can(match) == {"go to a2"}
    play(match, "go to a2")
    assert units(match, "south") == "b1:bies,a2:woje,a3:bies"


@pytest.mark.clause("M7")
def test_the_second_cannot_pass_through_the_first():
    match = play(manoeuvres("units=b2:woje,b3:woje", "units=c6:jotun"), "march", "choose b3", "go to a3", "choose b2")
    assert can(match) == {"go to a2", "go to c2", "go to b1", "go to b3"}
    assert refusal(match, "go to a3") == ("field_taken", "M11")


@pytest.mark.clause("M7", "M11")
@pytest.mark.parametrize("unit", ["woje", "lucznicy", "zbrojni", "strzyga", "bies"])
def test_whatever_its_move_a_unit_marches_one_field_and_never_diagonally(unit):
    match = play(manoeuvres(f"units=c3:{unit}", "units=c4:jotun"), "march", "choose c3")
    assert can(match) == {"go to b3", "go to d3", "go to c2"}
    for field, reason in (("b4", "out_of_reach"), ("c5", "out_of_reach"), ("c4", "field_taken"), ("c3", "field_taken")):
        assert refusal(match, f"go to {field}") == (reason, "M11")


@pytest.mark.clause("M7")
@pytest.mark.parametrize("unit", ["welici", "legionisci", "triari", "gryf"])
def test_only_hastati_of_the_romans_march_two_fields(unit):
    match = at(f"south=romans units=c3:{unit} north=vikings units=c7:jotun phase=manoeuvre me=south")
    assert can(play(match, "march", "choose c3")) == {"go to b3", "go to d3", "go to c2", "go to c4"}


@pytest.mark.clause("M7")
def test_hastati_march_one_or_two_fields():
    match = at("south=romans units=c3:hastati north=vikings units=c4:jotun,b3:huskarle phase=manoeuvre me=south")
    play(match, "march", "choose c3")
    one = {"d3", "c2"}
    two = {"e3", "d4", "d2", "b2", "c1"}
    assert can(match) == {f"go to {field}" for field in one | two}
    assert refusal(match, "go to c5") == ("out_of_reach", "M11")  # not through the card
    assert refusal(match, "go to a3") == ("out_of_reach", "M11")
    assert refusal(match, "go to e4") == ("out_of_reach", "M11")


@pytest.mark.clause("M7")
def test_both_hastati_march_two_fields_for_either_side():
    match = at("south=vikings units=c1:jotun north=romans units=b6:hastati,d6:hastati phase=manoeuvre me=north")
    play(match, "march", "choose b6", "go to b4", "choose d6", "go to d4")
    assert units(match, "north") == "b4:hastati,d4:hastati"


@pytest.mark.clause("M7")
def test_one_of_two_may_be_hastati():
    match = at("south=romans units=a1:hastati,c1:triari north=vikings units=c7:jotun phase=manoeuvre me=south")
    play(match, "march", "choose a1", "go to a3", "choose c1")
    assert can(match) == {"go to b1", "go to d1", "go to c2"}


@pytest.mark.clause("M7")
def test_no_march_when_nothing_can_move():
    match = manoeuvres("units=a1:lucznicy", "units=a2:jotun,b1:huskarle")
    assert can(match) == {"salvo", "pass"}
    assert refusal(match, "march") == ("nothing_can_march", "M7")


@pytest.mark.clause("M7")
@pytest.mark.parametrize("field", ["a1", "c1", "b1", "d1", "a7", "b7", "c7", "a4", "c4", "e4"])
def test_every_field_may_be_entered(field):
    column, row = field[0], int(field[1])
    beside = f"{column}{row + 1 if row < 7 else row - 1}"
    match = play(manoeuvres(f"units={beside}:woje", "units=e6:jotun"), "march", f"choose {beside}", f"go to {field}")
    assert units(match, "south") == f"{field}:woje"


@pytest.mark.clause("M7", "M8", "M12")
def test_activated_units_may_march_and_a_march_changes_no_state():
    match = manoeuvres("units=b2:woje!+,c2:woje/1!-,d2:woje!", "units=c6:jotun", "stage=last-manoeuvres me=south")
    play(match, "march", "choose b2", "go to b3", "choose c2", "go to c3")
    assert units(match, "south") == "d2:woje!,b3:woje!+,c3:woje/1!-"


@pytest.mark.clause("M8", "M9")
def test_a_march_is_no_activation():
    match = play(manoeuvres("units=b2:woje", "units=c6:jotun"), "march", "choose b2", "go to b3", "pass")
    assert part(match, "stage") == "activations"
    assert part(match, "activations", "south") == "3"
    assert can(match) == {"choose b3", "pass"}


@pytest.mark.clause("M7")
@pytest.mark.parametrize("field", ["c6", "c4"])
def test_only_own_units_march(field):
    match = play(manoeuvres("units=b2:woje", "units=c6:jotun"), "march")
    assert refusal(match, f"choose {field}")[0] == "no_own_unit"


@pytest.mark.clause("M7")
def test_a_march_is_told_unit_by_unit():
    match = play(manoeuvres("units=b2:woje,c2:bies", "units=c6:jotun"), "march")
    assert names(match) == ["marches"]
    play(match, "choose b2", "go to b3")
    (event,) = happened(match)
    assert (event["event"], event["seat"], event["card"]) == ("marched", SOUTH, "woje")


@pytest.mark.clause("M7", "M18")
def test_a_march_can_be_taken_back_step_by_step_token_and_all():
    match = manoeuvres("units=b2:woje,c2:bies", "units=c6:jotun")
    start = position(match)
    play(match, "march", "choose b2", "go to b3", "choose c2", "go to c3")
    for _ in range(5):
        assert match.can_undo(SOUTH)
        match.undo(SOUTH)
    assert position(match) == start


@pytest.mark.clause("M7")
def test_a_march_cannot_be_taken_back_when_the_other_has_decided():
    match = play(manoeuvres("units=b2:woje", "units=c6:jotun"), "march", "choose b2", "go to b3", "march")
    assert not match.can_undo(SOUTH)
    assert match.can_undo(NORTH)


# Salvo


@pytest.mark.clause("M8", "M18")
def test_a_salvo_is_up_to_two_ranged_units_with_one_die_each():
    match = manoeuvres("units=b2:lucznicy,c2:lucznicy,d2:lucznicy", "units=b5:jotun,c5:jotun,d5:huskarle", dice=(4, 3))
    play(match, "salvo")
    assert token(match) == ("march,fortune,god", "0")
    assert can(match) == {"choose b2", "choose c2", "choose d2"}
    play(match, "choose b2")
    assert can(match) == {"attack b5"}
    play(match, "attack b5")
    assert fallen(match) == [4]
    assert can(match) == {"choose c2", "choose d2", "stop"}
    play(match, "choose d2", "attack d5")
    assert fallen(match) == [3]
    assert units(match, "north") == "b5:jotun/1,c5:jotun,d5:huskarle"
    assert match.to_act == [NORTH]


@pytest.mark.clause("M8")
def test_one_unit_is_enough_for_a_salvo():
    match = manoeuvres("units=b2:lucznicy,c2:lucznicy", "units=b5:jotun,c5:jotun", dice=(4,))
    play(match, "salvo", "choose b2", "attack b5", "stop")
    assert (match.to_act, part(match, "phase")) == ([NORTH], "manoeuvre")


@pytest.mark.clause("M8")
def test_a_salvo_needs_its_first_unit():
    match = play(manoeuvres("units=b2:lucznicy", "units=b5:jotun"), "salvo")
    assert can(match) == {"choose b2"}
    assert refusal(match, "stop") == ("nobody_has_shot", "M8")
    play(match, "choose b2")
    assert refusal(match, "stop") == ("not_now", "M5")


@pytest.mark.clause("M8")
def test_the_two_units_of_a_salvo_are_different():
    match = manoeuvres("units=b2:lucznicy,c2:lucznicy", "units=b5:jotun,c5:jotun", dice=(4,))
    play(match, "salvo", "choose b2", "attack b5")
    assert refusal(match, "choose b2") == ("has_shot", "M8")


@pytest.mark.clause("M8")
def test_both_may_shoot_at_the_same_target():
    match = manoeuvres("units=b2:lucznicy,a5:lucznicy", "units=b5:huskarle", dice=(4, 5))
    play(match, "salvo", "choose b2", "attack b5", "choose a5", "attack b5")
    assert units(match, "north") == "b5:huskarle/2"


@pytest.mark.clause("M8")
def test_the_second_target_is_seen_after_the_first_has_gone():
    """The Miotacze hid the Jotun; when they fall the second unit shoots over their field."""
    match = manoeuvres("units=b1:lucznicy,b2:lucznicy", "units=b3:miotacze,b4:jotun", dice=(6, 6))
    play(match, "salvo")
    assert can(match) == {"choose b2"}
    play(match, "choose b2")
    assert can(match) == {"attack b3"}
    match = manoeuvres("units=a3:lucznicy,b2:lucznicy", "units=b3:miotacze,b4:jotun", dice=(6, 6))
    play(match, "salvo", "choose a3", "attack b3", "choose b2")
    assert can(match) == {"attack b4"}


@pytest.mark.clause("M8")
@pytest.mark.parametrize(
    ("unit", "why"),
    [
        ("d2", ("not_ranged", "M10")),
        ("a7", ("no_target", "M16")),
        ("b5", ("no_own_unit", "M9")),
        ("e7", ("no_own_unit", "M9")),
    ],
)
def test_each_needs_to_be_ranged_and_to_have_a_legal_target(unit, why):
    match = manoeuvres("units=b2:lucznicy,d2:bies,a7:lucznicy", "units=b5:jotun,d3:jotun")
    play(match, "salvo")
    assert can(match) == {"choose b2"}
    assert refusal(match, f"choose {unit}")[0] == why[0]


@pytest.mark.clause("M8")
@pytest.mark.parametrize(
    ("south", "north"),
    [
        ("units=c2:bies", "units=c3:jotun"),
        ("units=c1:lucznicy", "units=c6:jotun"),
        ("units=c1:lucznicy,c2:woje", "units=c4:jotun"),
        ("units=c1:lucznicy", "units=d2:jotun"),
        ("units=c1:lucznicy", ""),
    ],
    ids=["melee", "too far", "a friend between", "diagonal", "no enemy"],
)
def test_no_salvo_without_a_legal_target(south, north):
    match = manoeuvres(south, north)
    assert can(match) == {"march", "pass"}
    assert refusal(match, "salvo") == ("nothing_can_shoot", "M8")


@pytest.mark.clause("M8")
@pytest.mark.parametrize(
    ("faction", "unit"),
    [
        ("slavs", "lucznicy"),
        ("vikings", "miotacze"),
        ("greeks", "peltasci"),
        ("greeks", "toksoci"),
        ("romans", "welici"),
    ],
)
def test_every_ranged_unit_rolls_exactly_one_die(faction, unit):
    match = at(
        f"south={faction} units=c2:{unit} north=vikings {SPENT} units=c5:jotun phase=manoeuvre me=south", dice=(6,)
    )
    before = draw_numbers(match)
    play(match, "salvo", "choose c2", "attack c5")
    assert fallen(match) == [6]
    assert draw_numbers(match) == before + 1
    assert units(match, "north") == "c5:jotun/1"


@pytest.mark.clause("M8")
def test_axes_add_no_die_in_a_salvo():
    match = at(
        f"south=vikings units=c2:miotacze north=romans {SPENT} units=c3:triari phase=manoeuvre me=south", dice=(6,)
    )
    play(match, "salvo", "choose c2", "attack c3")
    assert fallen(match) == [6]
    assert units(match, "north") == "c3:triari/1"
    assert "extra_dice" not in names(match)


@pytest.mark.clause("M8", "M16")
def test_long_shot_counts_in_a_salvo():
    match = at(
        "south=greeks units=c1:toksoci,d1:toksoci north=vikings units=c6:jotun,d7:jotun phase=manoeuvre me=south"
    )
    play(match, "salvo")
    assert can(match) == {"choose c1"}


@pytest.mark.clause("M8", "M13")
@pytest.mark.parametrize(
    ("south", "unit", "north", "target", "due"),
    [
        ("romans units=c2:welici", "c2", "vikings units=c3:jotun", "c3", 3),
        ("romans units=c2:welici", "c2", "vikings units=c4:jotun", "c4", 3),
        ("romans units=c2:welici", "c2", "vikings units=c5:jotun", "c5", 4),
        ("romans units=c2:welici", "c2", "vikings units=c4:jotun-", "c4", 2),
        ("vikings units=c2:miotacze", "c2", "greeks units=c4:hoplici,b4:hoplici", "c4", 5),
        ("vikings units=c2:miotacze", "c2", "greeks units=c4:hoplici", "c4", 4),
        ("greeks units=c2:toksoci", "c2", "vikings units=c4:tarczownicy,d4:tarczownicy", "c4", 5),
        ("greeks units=c2:toksoci", "c2", "romans units=c4:legionisci", "c4", 5),
        ("greeks units=c2:toksoci", "c2", "romans units=c4:triari+", "c4", 6),
        ("greeks units=c2:toksoci", "c2", "vikings units=c4:jotun+", "c4", 5),
        ("greeks units=c2:toksoci", "c2", "vikings units=c4:jotun-", "c4", 3),
        ("greeks units=c2:toksoci", "c2", f"slavs {SPENT} units=c4:lucznicy", "c4", 5),
        ("greeks units=c2:toksoci", "c2", f"slavs {SPENT} units=c4:zbrojni", "c4", 5),
        ("greeks units=a4:toksoci", "a4", f"slavs {SPENT} units=c4:zbrojni", "c4", 4),
        ("greeks units=c2:toksoci", "c2", f"slavs {SPENT} units=c4:zbrojni+", "c4", 6),
    ],
)
def test_abilities_and_states_that_change_the_hit_count_in_a_salvo(south, unit, north, target, due):
    match = at(f"south={south} north={north} phase=manoeuvre me=south", dice=(1,))
    play(match, "salvo", f"choose {unit}", f"attack {target}")
    assert least(match) == due


@pytest.mark.clause("M8", "M14")
def test_svetovit_counts_in_a_salvo_and_is_asked_before_the_roll():
    match = at("south=greeks units=c2:toksoci north=slavs units=c4:bies phase=manoeuvre me=south", dice=(4,))
    play(match, "salvo", "choose c2", "attack c4")
    assert (match.to_act, part(match, "phase")) == ([NORTH], "svetovit")
    play(match, "use god")
    assert least(match) == 5
    assert units(match, "north") == "c4:bies"
    assert part(match, "tokens", "north") == "march,salvo,fortune"


@pytest.mark.clause("M8", "M14")
def test_svetovit_helps_against_one_attack_of_a_salvo_only():
    text = "south=greeks units=c2:toksoci,d2:toksoci north=slavs units=c4:bies,d4:bies phase=manoeuvre me=south"
    match = at(text, dice=(4, 4))
    play(match, "salvo", "choose c2", "attack c4", "use god", "choose d2", "attack d4")
    assert units(match, "north") == "c4:bies,d4:bies/1"
    match = at(text, dice=(4, 4))
    play(match, "salvo", "choose c2", "attack c4", "spare god", "choose d2", "attack d4", "use god")
    assert units(match, "north") == "c4:bies/1,d4:bies"


@pytest.mark.clause("M8", "M17")
@pytest.mark.parametrize(
    ("faction", "unit"), [("slavs", "lucznicy"), ("vikings", "miotacze"), ("greeks", "peltasci"), ("romans", "welici")]
)
@pytest.mark.parametrize("die", [1, 6])
def test_thor_mars_fortune_skirmish_and_athena_are_not_asked_in_a_salvo(faction, unit, die):
    match = at(
        f"south={faction} units=c2:{unit},a1:{unit} north=vikings units=c5:jotun phase=manoeuvre me=south", dice=(die,)
    )
    play(match, "salvo", "choose c2", "attack c5")
    assert (match.to_act, part(match, "phase")) == ([NORTH], "manoeuvre")
    assert part(match, "tokens", "south") == "march,fortune,god"


@pytest.mark.clause("M8")
def test_aim_is_no_part_of_a_salvo():
    match = play(manoeuvres("units=c2:lucznicy", "units=c5:jotun"), "salvo", "choose c2")
    assert refusal(match, "aim") == ("not_now", "M5")
    assert can(match) == {"attack c5"}


@pytest.mark.clause("M8", "M9")
def test_activated_units_may_shoot_and_a_salvo_is_no_activation():
    match = manoeuvres(
        f"{ONLY_SALVO} units=c2:lucznicy!-", f"{SPENT} units=c5:jotun", "stage=last-manoeuvres me=south", dice=(6,)
    )
    play(match, "salvo", "choose c2", "attack c5")
    assert part(match, "round") == "2/30"
    assert units(match, "north") == "c5:jotun/1"
    match = manoeuvres(f"{ONLY_SALVO} units=c2:lucznicy", f"{SPENT} units=c5:jotun", dice=(6,))
    play(match, "salvo", "choose c2", "attack c5")
    assert (part(match, "stage"), part(match, "activations", "south")) == ("activations", "3")
    assert can(match) == {"choose c2", "pass"}


@pytest.mark.clause("M8", "M14")
def test_a_unit_defeated_by_a_salvo_leaves_the_game_and_its_owner_takes_one_gold():
    match = manoeuvres("gold=5 units=c2:lucznicy", "gold=3 units=c5:miotacze,a7:jotun", dice=(5,))
    play(match, "salvo", "choose c2", "attack c5")
    assert (part(match, "gold", "south"), part(match, "gold", "north")) == ("5", "4")
    assert units(match, "north") == "a7:jotun"
    assert part(match, "lost", "north") == "miotacze"


@pytest.mark.clause("M8", "M16")
def test_a_salvo_pushes_nobody():
    match = play(manoeuvres("units=c2:lucznicy", "units=c3:jotun", dice=(6,)), "salvo", "choose c2", "attack c3")
    assert units(match, "north") == "c3:jotun/1"


@pytest.mark.clause("M8", "M18")
def test_a_miss_of_a_salvo_moves_its_own_token():
    match = manoeuvres("units=b2:lucznicy,c2:lucznicy", "units=b5:jotun,c5:jotun", dice=(1, 3))
    play(match, "salvo", "choose b2", "attack b5")
    assert token(match) == ("march,fortune,god", "1")
    play(match, "choose c2", "attack c5")
    assert token(match) == ("march,fortune,god", "2")


@pytest.mark.clause("M8", "M18")
def test_a_renewal_comes_before_the_second_unit_is_named():
    match = manoeuvres(
        "tokens=march,salvo,god track=5 units=b2:lucznicy,c2:lucznicy", "units=b5:jotun,c5:jotun", dice=(1, 1)
    )
    play(match, "salvo", "choose b2", "attack b5")
    assert token(match)[0] == "march,god"
    assert (match.to_act, can(match)) == ([SOUTH], {"renew salvo", "renew fortune"})
    play(match, "renew salvo")
    assert token(match) == ("march,salvo,god", "0")
    assert can(match) == {"choose c2", "stop"}
    play(match, "choose c2", "attack c5")
    assert token(match) == ("march,salvo,god", "1")


@pytest.mark.clause("M18", "M6")
def test_a_salvo_renewed_by_itself_may_be_used_again_in_the_same_stage():
    match = manoeuvres("tokens=march,salvo,god track=5 units=b2:lucznicy", f"{SPENT} units=b5:jotun", dice=(1, 6))
    play(match, "salvo", "choose b2", "attack b5", "renew salvo")
    assert can(match) == {"march", "salvo", "pass"}
    play(match, "salvo", "choose b2", "attack b5")
    assert units(match, "north") == "b5:jotun/1"


@pytest.mark.clause("M8")
def test_in_a_mirror_match_each_side_shoots_with_its_own():
    match = at(
        "south=slavs units=c2:lucznicy north=slavs units=c5:lucznicy,c6:woje phase=manoeuvre me=north", dice=(5,)
    )
    play(match, "salvo")
    assert can(match) == {"choose c5"}
    assert refusal(match, "choose c2")[0] == "no_own_unit"
    play(match, "choose c5", "attack c2")
    assert (match.to_act, part(match, "phase")) == ([SOUTH], "svetovit")
    play(match, "spare god")
    assert part(match, "lost", "south") == "lucznicy"


# Taking a salvo back


@pytest.mark.clause("M8")
def test_a_salvo_can_be_taken_back_until_the_die_falls():
    match = manoeuvres("units=c2:lucznicy", "units=c5:jotun", dice=(6,))
    start = position(match)
    play(match, "salvo", "choose c2")
    for _ in range(2):
        assert match.can_undo(SOUTH)
        match.undo(SOUTH)
    assert position(match) == start
    play(match, "salvo", "choose c2", "attack c5")
    assert not match.can_undo(SOUTH)
    with pytest.raises(IllegalAction):
        match.undo(SOUTH)


@pytest.mark.clause("M8")
def test_a_salvo_can_be_taken_back_while_svetovit_is_still_asked():
    match = at("south=greeks units=c2:toksoci north=slavs units=c4:bies phase=manoeuvre me=south", dice=(4,))
    play(match, "salvo", "choose c2", "attack c4")
    assert match.can_undo(SOUTH)
    match.undo(SOUTH)
    assert can(match) == {"attack c4"}
    play(match, "attack c4", "spare god")
    assert not match.can_undo(SOUTH)
    assert not match.can_undo(NORTH)


@pytest.mark.clause("M8")
def test_a_salvo_tells_who_shoots_at_whom_the_die_and_what_it_needed():
    match = play(manoeuvres("units=c2:lucznicy", "units=c5:jotun+", dice=(4,)), "salvo")
    assert names(match) == ["shoots"]
    play(match, "choose c2", "attack c5")
    assert names(match) == ["attacks", "die", "hits_on", "missed", "token_moved"]
    attacks, die, hits_on, *_ = happened(match)
    assert attacks["card"] == "lucznicy"
    assert attacks["facts"] == {"enemy": "jotun", "at": "C5"}
    assert die["amount"] == 4
    assert hits_on["facts"]["least"] == 5
    assert hits_on["facts"]["modifier"] == ["fortified"]
