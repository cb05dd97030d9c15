import pytest

from iacta.engine.words.errors import BadAction, IllegalAction, NotYourTurn
from tests.games.lumeria.staging import NORTH, SOUTH, at, can, draw_numbers, happened, names, part, play, refusal


def recruiting(south, north, more="phase=recruitment me=south"):
    """South plays Slavs and North Vikings; South is asked unless something else is said."""
    return at(f"south=slavs {south} north=vikings {north} {more}")


def to_recruitment(south="", north="", first="south"):
    """The end of a round, and the recruitment of the next after its income. Nobody can march or shoot."""
    spent = "tokens=fortune,god track=0+1"
    match = at(
        f"first={first} south=slavs {spent} {south} north=vikings {spent} {north} "
        "phase=manoeuvre stage=last-manoeuvres me=south"
    )
    return play(match, "pass")


def gold(match):
    return part(match, "gold", "south"), part(match, "gold", "north")


# Income


@pytest.mark.clause("M3")
@pytest.mark.parametrize("first", ["south", "north"])
def test_both_take_two_gold_whoever_is_first(first):
    match = to_recruitment(first=first)
    assert gold(match) == ("2", "2")
    incomes = [(event["seat"], event["amount"]) for event in happened(match) if event["event"] == "income"]
    assert sorted(incomes) == [(SOUTH, 2), (NORTH, 2)]


@pytest.mark.clause("M3")
def test_gold_is_kept():
    match = to_recruitment("gold=3", "gold=1")
    assert gold(match) == ("5", "3")
    while part(match, "round") == "2/30":
        play(match, "pass")
    assert gold(match) == ("7", "5")


@pytest.mark.clause("M3")
def test_gold_never_runs_out():
    """The box has sixteen tokens of gold."""
    assert gold(to_recruitment("gold=16", "gold=40")) == ("18", "42")


@pytest.mark.clause("M3")
def test_wounds_never_run_out():
    """The box has twenty tokens for wounds; here lie more, and one more is laid."""
    south = "a2:bies/3,b2:bies/3,a3:zbrojni/2,b3:zbrojni/2,d3:zbrojni/2,e3:zbrojni/2,a4:strzyga/1,b4:strzyga/1"
    north = "a6:jotun/4,b6:jotun/4,d6:huskarle/2,e6:huskarle/2,c4:berserkerzy"
    match = at(
        f"south=slavs tokens=march,salvo track=0 units={south},c3:woje north=vikings tokens=march,salvo track=0 "
        f"units={north} me=south",
        dice=(6,),
    )
    play(match, "choose c3", "attack c4")
    assert "c5:berserkerzy/1" in part(match, "units", "north")


# Recruiting


@pytest.mark.clause("M4")
@pytest.mark.parametrize("first", ["south", "north"])
def test_recruitment_begins_with_the_first_player_of_the_new_round(first):
    match = to_recruitment(first=first)
    other = {"south": "north", "north": "south"}[first]
    assert part(match, "first") == other
    assert match.to_act == [("south", "north").index(other)]
    assert part(match, "phase") == "recruitment"


@pytest.mark.clause("M4")
@pytest.mark.parametrize(("unit", "cost"), [("woje", 1), ("lucznicy", 2), ("zbrojni", 3), ("strzyga", 2), ("bies", 4)])
def test_a_unit_is_paid_and_put_on_a_free_recruitment_field(unit, cost):
    match = play(recruiting("gold=5", "gold=2"), f"recruit {unit}")
    assert part(match, "gold", "south") == "5"
    play(match, "go to c1")
    assert gold(match) == (str(5 - cost), "2")
    assert part(match, "units", "south") == f"c1:{unit}"
    assert match.view(NORTH)["table"]["stock"][SOUTH].get(unit) == {"woje": 5, "lucznicy": 3, "zbrojni": 3}.get(unit, 1)
    (event,) = happened(match)
    assert (event["event"], event["seat"], event["card"]) == ("recruited", SOUTH, unit)


@pytest.mark.clause("M4")
@pytest.mark.parametrize("gold_left", range(6))
def test_whatever_can_be_paid_can_be_recruited(gold_left):
    costs = {"woje": 1, "lucznicy": 2, "zbrojni": 3, "strzyga": 2, "bies": 4}
    match = recruiting(f"gold={gold_left}", "gold=2")
    assert can(match) == {"pass"} | {f"recruit {unit}" for unit, cost in costs.items() if cost <= gold_left}
    for unit, cost in costs.items():
        if cost > gold_left:
            assert refusal(match, f"recruit {unit}") == ("too_expensive", "M4")


@pytest.mark.clause("M4")
@pytest.mark.parametrize(
    ("side", "own"), [("south", {"go to a1", "go to c1", "go to e1"}), ("north", {"go to a7", "go to c7", "go to e7"})]
)
def test_any_free_recruitment_field_of_the_own_side_will_do(side, own):
    unit = {"south": "woje", "north": "tarczownicy"}[side]
    match = recruiting("gold=2", "gold=2", f"phase=recruitment me={side}")
    assert can(play(match, f"recruit {unit}")) == own


@pytest.mark.clause("M4")
@pytest.mark.parametrize("field", ["b1", "d1", "c2", "c4", "c6", "b7", "a7", "c7", "e7"])
def test_neither_camps_nor_any_other_field_will_do(field):
    match = play(recruiting("gold=1", "gold=0"), "recruit woje")
    assert refusal(match, f"go to {field}") == ("no_recruitment_field", "M4")


@pytest.mark.clause("M4")
@pytest.mark.parametrize("field", ["f1", "g7", "a8", "c0"])
def test_a_field_off_the_board_will_not_do(field):
    match = play(recruiting("gold=1", "gold=0"), "recruit woje")
    before = match.state.tobytes()
    with pytest.raises((IllegalAction, BadAction)):
        match.play(SOUTH, f"go to {field}")
    assert match.state.tobytes() == before


@pytest.mark.clause("M4")
@pytest.mark.parametrize(("south", "north"), [("a1:bies", ""), ("c3:woje", "a1:jotun"), ("c3:woje", "a1:miotacze")])
def test_a_unit_of_either_side_on_the_field_makes_it_unfree(south, north):
    match = recruiting(f"gold=1 units={south}", f"units={north}" if north else "")
    play(match, "recruit woje")
    assert can(match) == {"go to c1", "go to e1"}
    assert refusal(match, "go to a1") == ("recruitment_field_taken", "M4")


@pytest.mark.clause("M4")
@pytest.mark.parametrize("unit", ["jotun", "tarczownicy", "peltasci", "hastati", "own-1"])
def test_only_units_of_the_own_faction_can_be_recruited(unit):
    assert refusal(recruiting("gold=9", "gold=9"), f"recruit {unit}") == ("not_in_stack", "M4")


@pytest.mark.clause("M4")
@pytest.mark.parametrize(
    ("south", "possible"),
    [
        ("units=b3:bies,c3:bies", False),
        ("units=b3:bies lost=bies", False),
        ("lost=bies*2", False),
        ("units=b3:bies", True),
        ("lost=bies", True),
    ],
)
def test_only_a_unit_still_in_the_stacks_can_be_recruited(south, possible):
    match = recruiting(f"gold=9 {south}", "gold=9")
    assert ("recruit bies" in can(match)) == possible
    if not possible:
        assert refusal(match, "recruit bies") == ("not_in_stack", "M4")


@pytest.mark.clause("M4")
def test_in_a_mirror_match_the_stacks_are_two():
    match = at(
        "south=slavs gold=4 lost=bies*2 north=slavs gold=4 phase=recruitment me=south",
    )
    assert "recruit bies" not in can(match)
    play(match, "pass")
    assert "recruit bies" in can(match)


@pytest.mark.clause("M4")
def test_both_recruit_one_unit_in_turn():
    match = recruiting("gold=3", "gold=3")
    play(match, "recruit woje", "go to a1")
    assert match.to_act == [NORTH]
    play(match, "recruit tarczownicy", "go to a7")
    assert match.to_act == [SOUTH]
    play(match, "recruit woje", "go to c1")
    assert match.to_act == [NORTH]
    assert part(match, "units", "south") == "a1:woje,c1:woje"


@pytest.mark.clause("M4")
def test_without_a_free_field_nobody_can_recruit():
    match = recruiting("gold=9 units=a1:woje,c1:woje", "gold=9 units=e1:jotun")
    assert can(match) == {"pass"}
    assert refusal(match, "recruit bies") == ("no_free_recruitment_field", "M4")


@pytest.mark.clause("M4")
def test_a_recruit_may_march_and_be_activated_in_the_same_round():
    match = recruiting("gold=1", "units=c7:jotun")
    play(match, "recruit woje", "go to a1", "march", "choose a1", "go to a2")
    assert part(match, "units", "south") == "a2:woje"
    while part(match, "phase") != "activation":
        play(match, "pass")
    assert "choose a2" in can(match)


@pytest.mark.clause("M4", "M8")
def test_a_recruit_may_shoot_in_the_same_round():
    match = recruiting("gold=2", "units=c5:jotun")
    play(match, "recruit lucznicy", "go to c1")
    assert "salvo" in can(match)


# Passing


@pytest.mark.clause("M4")
def test_two_passes_in_a_row_end_recruitment():
    match = play(recruiting("gold=2 units=c3:woje", "gold=2"), "pass")
    assert (match.to_act, part(match, "phase")) == ([NORTH], "recruitment")
    play(match, "pass")
    assert part(match, "phase") == "manoeuvre"
    assert part(match, "stage") == "first-manoeuvres"


@pytest.mark.clause("M4")
def test_who_passed_may_recruit_after_the_other_did():
    match = recruiting("gold=2 units=c3:woje", "gold=2")
    play(match, "pass", "recruit tarczownicy", "go to a7")
    assert "recruit woje" in can(match)
    play(match, "pass", "recruit tarczownicy", "go to c7")
    play(match, "recruit woje", "go to a1")  # North has no gold and passes unasked
    assert match.to_act == [SOUTH]
    assert part(match, "phase") == "recruitment"
    play(match, "pass")
    assert part(match, "phase") == "manoeuvre"


@pytest.mark.clause("M4")
@pytest.mark.parametrize(
    "north",
    [
        "gold=0",
        "gold=9 units=a7:jotun,c7:jotun,e7:huskarle",
        "gold=1 lost=tarczownicy*6",
        "gold=9 lost=tarczownicy*6,miotacze*4,berserkerzy*4,huskarle*2,jotun*2",
    ],
    ids=["no gold", "no field", "nothing cheap enough", "no stacks"],
)
def test_who_cannot_recruit_passes_unasked_and_this_counts(north):
    match = play(recruiting("gold=2 units=c3:woje", north), "recruit woje", "go to a1")
    assert (match.to_act, part(match, "phase")) == ([SOUTH], "recruitment")
    play(match, "pass")
    assert part(match, "stage") == "first-manoeuvres"
    match = play(recruiting("gold=2 units=c3:woje", north), "pass")
    assert part(match, "stage") == "first-manoeuvres"


@pytest.mark.clause("M4")
def test_an_unasked_pass_after_a_pass_ends_it_and_so_does_a_pass_after_an_unasked_one():
    match = play(recruiting("gold=1 units=c3:woje", "gold=9"), "recruit woje", "go to a1", "pass")
    assert part(match, "stage") == "first-manoeuvres"


@pytest.mark.clause("M4")
def test_the_first_player_who_cannot_is_not_asked_at_all():
    """South has gold 2 after the income, and no field."""
    match = to_recruitment("units=a1:woje,c1:woje,e1:woje,a2:woje,c2:woje,e2:woje", first="north")
    assert part(match, "first") == "south"
    assert match.to_act == [NORTH]
    play(match, "pass")
    assert part(match, "phase") == "activation"  # one unasked pass, one pass; nobody can march or shoot


@pytest.mark.clause("M4")
def test_when_nobody_can_recruit_nobody_is_asked():
    match = to_recruitment(
        "units=a1:woje,c1:woje,e1:woje,a2:woje,c2:woje,e2:woje",
        "gold=1 units=a7:jotun,c7:jotun,e7:huskarle,a6:tarczownicy,c6:tarczownicy,e6:tarczownicy",
    )
    assert part(match, "round") == "2/30"
    assert part(match, "phase") == "activation"


@pytest.mark.clause("M4")
def test_the_example_of_the_rulebook():
    """Kuba pays 3 for Zbrojni, Tomek recruits Berserkerzy with his last gold, Kuba pays 1 for Woje; Tomek cannot; Kuba
    does not want to."""
    match = recruiting("gold=4", "gold=2")
    play(match, "recruit zbrojni", "go to a1")
    play(match, "recruit berserkerzy", "go to a7")
    play(match, "recruit woje", "go to c1")
    assert part(match, "phase") != "recruitment"  # nor has Kuba any gold left
    assert gold(match) == ("0", "0")
    match = recruiting("gold=5", "gold=2")
    play(match, "recruit zbrojni", "go to a1", "recruit berserkerzy", "go to a7", "recruit woje", "go to c1")
    assert (match.to_act, part(match, "phase")) == ([SOUTH], "recruitment")
    play(match, "pass")
    assert part(match, "stage") == "first-manoeuvres"


# Errors and taking back


@pytest.mark.clause("M4")
def test_out_of_turn_nothing_happens():
    match = recruiting("gold=2", "gold=2")
    before = match.state.tobytes()
    for action in ("pass", "recruit tarczownicy", "recruit woje"):
        with pytest.raises(NotYourTurn):
            match.play(NORTH, action)
    assert match.state.tobytes() == before


@pytest.mark.clause("M4")
@pytest.mark.parametrize("action", ["go to a1", "march", "salvo", "choose c3", "stop", "attack c4", "fortune"])
def test_nothing_else_can_be_done_in_recruitment(action):
    match = recruiting("gold=2 units=c3:woje", "gold=2 units=c4:jotun")
    assert refusal(match, action) == ("not_now", "M5")


@pytest.mark.clause("M4")
def test_a_unit_once_named_must_be_placed():
    match = play(recruiting("gold=2", "gold=2"), "recruit woje")
    assert refusal(match, "pass") == ("not_now", "M5")
    assert refusal(match, "recruit lucznicy") == ("not_now", "M5")


@pytest.mark.clause("M4")
def test_recruiting_can_be_taken_back_step_by_step():
    match = recruiting("gold=2", "gold=2")
    start = part(match, "gold", "south"), part(match, "units", "south"), draw_numbers(match)
    play(match, "recruit woje", "go to a1")
    assert match.can_undo(SOUTH)
    match.undo(SOUTH)
    assert can(match) == {"go to a1", "go to c1", "go to e1"}
    assert match.can_undo(SOUTH)
    match.undo(SOUTH)
    assert "recruit lucznicy" in can(match)
    assert (part(match, "gold", "south"), part(match, "units", "south"), draw_numbers(match)) == start


@pytest.mark.clause("M4")
def test_recruiting_cannot_be_taken_back_when_the_other_has_decided():
    match = play(recruiting("gold=2", "gold=2"), "recruit woje", "go to a1", "pass")
    assert not match.can_undo(SOUTH)
    assert match.can_undo(NORTH)


@pytest.mark.clause("M4")
def test_a_pass_is_told():
    match = play(recruiting("gold=2", "gold=2"), "pass")
    assert names(match) == ["passed"]
    assert happened(match)[0]["seat"] == SOUTH
