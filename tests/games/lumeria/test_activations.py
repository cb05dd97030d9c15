import random

import pytest

from iacta.engine.words.errors import IllegalAction, NotYourTurn
from tests.games.lumeria.staging import (
    NORTH,
    SOUTH,
    at,
    can,
    happened,
    names,
    part,
    play,
    position,
    refusal,
    usual_cards,
)

# All three manoeuvres used up, and the god: nothing is asked after a roll, and nobody can march or shoot.
SPENT = "tokens=none track=0+2"
FIELDS = [f"{column}{row}" for row in range(1, 8) for column in "abcde"]
FACTION = {
    unit: faction
    for faction, units in {
        "slavs": ("woje", "lucznicy", "zbrojni", "strzyga", "bies"),
        "vikings": ("tarczownicy", "miotacze", "berserkerzy", "huskarle", "jotun"),
        "greeks": ("peltasci", "toksoci", "hoplici", "centaur", "minotaur"),
        "romans": ("hastati", "welici", "legionisci", "triari", "gryf"),
    }.items()
    for unit in units
}


def battle(south, north, more="me=south", dice=()):
    """South plays Slavs and North Vikings in the stage of activations; South is asked unless told otherwise."""
    return at(f"south=slavs {south} north=vikings {north} phase=activation {more}", dice)


def duel(south, north, more="me=south", dice=()):
    """As `battle`, with no token left on either side."""
    return battle(f"{SPENT} units={south}", f"{SPENT} units={north}", more, dice)


def units(match, side):
    return part(match, "units", side)


def left(match):
    """How many activations each side has left."""
    return part(match, "activations", "south"), part(match, "activations", "north")


def fields(match):
    return {action.removeprefix("go to ") for action in can(match) if action.startswith("go to ")}


def sorts(match):
    return {action.split()[0] for action in can(match)}


def least(match):
    (event,) = (event for event in happened(match) if event["event"] == "hits_on")
    return event["facts"]["least"]


def beside(field):
    column, row = "abcde".index(field[0]), int(field[1])
    around = [(column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1)]
    return {f"{'abcde'[c]}{r}" for c, r in around if 0 <= c < 5 and 1 <= r <= 7}


def reach(start, steps, cards=(), *, flying=False):
    """Where so many steps lead, one after the other."""
    seen = {start}
    for _ in range(steps):
        seen |= {near for field in seen for near in beside(field) if flying or near not in cards}
    return seen - {start} - set(cards)


def round_about(match, action):
    """What a unit can do, one action after the other: every way through an activation, as sorts of actions."""
    ways = set()

    def follow(match, way):
        if match.to_act != [SOUTH] or part(match, "phase") not in ("first-action", "second-action", "aimed"):
            ways.add(way)
            return
        for sort in sorts(match):
            first = min(text for text in can(match) if text.startswith(sort))
            follow(play(match.copy(), first), (*way, sort))

    follow(play(match, action), ())
    return ways


# Turn by turn


@pytest.mark.clause("M9")
@pytest.mark.parametrize("first", ["south", "north"])
def test_from_the_first_player_in_turn_each_activates_up_to_three_units_one_at_a_time(first):
    match = at(
        f"first={first} south=slavs gold=1 {SPENT} units=a2:woje,b2:woje,c2:woje,d2:woje "
        f"north=vikings gold=1 {SPENT} units=a6:jotun,b6:jotun,c6:huskarle,d6:huskarle phase=recruitment me={first}"
    )
    play(match, "pass", "pass")
    seat = ("south", "north").index(first)
    for number in range(6):
        assert match.to_act == [(seat + number) % 2]
        row = 2 if match.to_act == [SOUTH] else 6
        play(match, f"choose {'abc'[number // 2]}{row}", "fortify", "stop")
    assert part(match, "round") == "2/30"  # nobody has a manoeuvre for the last stage


@pytest.mark.clause("M9")
def test_after_three_activations_a_fourth_unit_waits_for_the_next_round():
    match = duel("a2:woje!,b2:woje!,c2:woje,d2:woje", "a6:jotun", "me=south")
    match = at(position(match).replace("activations=3", "activations=1", 1))
    play(match, "choose c2", "fortify", "stop")
    assert match.to_act == [NORTH]
    play(match, "choose a6", "fortify", "stop")
    assert part(match, "round") == "2/30"


@pytest.mark.clause("M9")
def test_a_pass_is_final_and_the_other_takes_his_remaining_activations():
    match = duel("a2:woje,b2:woje,c2:woje", "a6:jotun,b6:jotun,c6:huskarle,d6:huskarle")
    play(match, "choose a2", "fortify", "stop")
    play(match, "pass")
    assert left(match)[1] == "0"
    for unit in ("b2", "c2"):
        assert match.to_act == [SOUTH]
        play(match, f"choose {unit}", "fortify", "stop")
    assert part(match, "round") == "2/30"


@pytest.mark.clause("M9")
def test_when_the_first_player_passes_at_once_the_other_activates_three_in_a_row():
    match = play(duel("a2:woje", "a6:jotun,b6:jotun,c6:huskarle,d6:huskarle"), "pass")
    for unit in ("a6", "b6", "c6"):
        assert match.to_act == [NORTH]
        play(match, f"choose {unit}", "fortify", "stop")
    assert part(match, "round") == "2/30"


@pytest.mark.clause("M9")
def test_two_passes_end_the_stage():
    match = play(battle("units=c2:woje", "units=c6:jotun"), "pass", "pass")
    assert part(match, "stage") == "last-manoeuvres"


@pytest.mark.clause("M9")
def test_a_unit_is_activated_once_a_round():
    match = duel("a2:woje,b2:woje", "a6:jotun,b6:jotun")
    play(match, "choose a2", "fortify", "stop", "choose a6", "fortify", "stop")
    assert can(match) == {"choose b2", "pass"}
    assert refusal(match, "choose a2") == ("already_activated", "M9")


@pytest.mark.clause("M9")
def test_a_unit_that_moved_in_its_activation_is_not_activated_again_where_it_stands_now():
    match = duel("a2:woje,b2:woje", "a6:jotun")
    play(match, "choose a2", "go to a4", "stop", "pass")
    assert refusal(match, "choose a4") == ("already_activated", "M9")
    assert refusal(match, "choose a2") == ("no_own_unit", "M9")


@pytest.mark.clause("M9", "M15")
def test_a_unit_pushed_after_its_activation_is_still_activated():
    match = duel("c3:zbrojni,a1:woje", "c4:jotun", dice=(6, 1, 1))
    play(match, "choose c3", "fortify", "stop", "choose c4", "attack c3")
    assert units(match, "south") == "a1:woje,c2:zbrojni/1!+"
    assert refusal(match, "choose c2") == ("already_activated", "M9")


@pytest.mark.clause("M9")
@pytest.mark.parametrize("field", ["c6", "c4", "a1"])
def test_only_own_units_are_activated(field):
    assert refusal(battle("units=c2:woje", "units=c6:jotun"), f"choose {field}") == ("no_own_unit", "M9")


@pytest.mark.clause("M9")
def test_a_field_off_the_board_has_no_unit():
    assert refusal(battle("units=c2:woje", "units=c6:jotun"), "choose f3")[0] == "no_such_field"


@pytest.mark.clause("M9")
def test_a_defeated_units_activation_stays_spent():
    """South's first unit falls after its activation; two more are left, not three."""
    match = duel("c4:woje/1,a1:woje,b1:woje,d1:woje", "c5:jotun", dice=(6, 6, 6))
    play(match, "choose c4", "fortify", "stop", "choose c5", "attack c4")
    assert part(match, "lost", "south") == "woje"
    assert left(match) == ("2", "2")
    play(match, "choose a1", "fortify", "stop", "choose b1", "fortify", "stop")
    assert part(match, "round") == "2/30"


@pytest.mark.clause("M9")
def test_a_seat_without_an_unactivated_unit_has_finished_unasked():
    match = duel("a2:woje", "a6:jotun,b6:jotun,c6:huskarle,d6:huskarle")
    play(match, "choose a2", "fortify", "stop")
    for unit in ("a6", "b6", "c6"):
        assert match.to_act == [NORTH]
        play(match, f"choose {unit}", "fortify", "stop")
    assert part(match, "round") == "2/30"


@pytest.mark.clause("M9")
def test_a_seat_whose_last_unactivated_unit_falls_has_finished_too():
    match = duel("a2:woje,c4:woje/1", "c5:huskarle,a6:jotun,b6:jotun", dice=(6, 6, 6))
    play(match, "choose a2", "fortify", "stop", "choose c5", "attack c4")
    assert match.to_act == [NORTH]
    play(match, "choose a6", "fortify", "stop")
    assert match.to_act == [NORTH]


@pytest.mark.clause("M9")
def test_a_first_player_without_units_is_not_asked():
    match = at(f"south=slavs gold=1 {SPENT} north=vikings gold=1 {SPENT} units=a6:jotun phase=recruitment me=south")
    play(match, "pass", "pass")
    assert (match.to_act, part(match, "phase")) == ([NORTH], "activation")


@pytest.mark.clause("M9")
def test_when_nobody_has_units_the_round_goes_on_to_its_end():
    match = at(f"south=slavs gold=1 {SPENT} north=vikings gold=1 {SPENT} phase=recruitment me=south")
    play(match, "pass", "pass")
    assert (part(match, "round"), part(match, "phase")) == ("2/30", "recruitment")


@pytest.mark.clause("M9")
def test_out_of_turn_nobody_is_activated():
    match = battle("units=c2:woje", "units=c6:jotun")
    for action in ("choose c6", "choose c2", "pass"):
        with pytest.raises(NotYourTurn):
            match.play(NORTH, action)
    play(match, "choose c2")
    with pytest.raises(NotYourTurn):
        match.play(NORTH, "fortify")


# One or two actions


@pytest.mark.clause("M10")
def test_the_activations_of_a_ranged_unit_with_a_target():
    """Near enough that it has a target wherever it goes first."""
    match = duel("a1:lucznicy", "b1:jotun,a2:jotun,a3:huskarle")
    assert round_about(match, "choose a1") == {
        ("fortify", "attack"),
        ("fortify", "stop"),
        ("attack",),
        ("aim", "attack"),
    }
    match = duel("a1:lucznicy", "a4:jotun")
    assert round_about(match, "choose a1") == {
        ("go", "stop"),
        ("go", "go"),
        ("go", "fortify"),
        ("go", "attack"),
        ("fortify", "stop"),
        ("fortify", "go"),
        ("fortify", "attack"),
        ("attack",),
        ("aim", "attack"),
    }


@pytest.mark.clause("M10")
@pytest.mark.parametrize("unit", ["woje", "zbrojni", "bies"])
def test_the_activations_of_a_melee_unit_with_a_target(unit):
    """It goes to a2 first, which is next to both its start and the enemy."""
    match = duel(f"a1:{unit}", "b2:jotun,b1:jotun")
    assert round_about(match, "choose a1") == {
        ("go", "stop"),
        ("go", "go"),
        ("go", "fortify"),
        ("go", "attack"),
        ("fortify", "stop"),
        ("fortify", "go"),
        ("fortify", "attack"),
        ("attack",),
    }


@pytest.mark.clause("M10")
@pytest.mark.parametrize("unit", ["woje", "lucznicy"])
def test_the_activations_of_a_unit_far_from_everybody(unit):
    match = duel(f"a1:{unit}", "e7:jotun")
    assert round_about(match, "choose a1") == {
        ("go", "stop"),
        ("go", "go"),
        ("go", "fortify"),
        ("fortify", "stop"),
        ("fortify", "go"),
    }


@pytest.mark.clause("M10")
def test_an_activation_has_at_least_one_action():
    match = play(battle("units=c3:woje", "units=c4:jotun"), "choose c3")
    assert sorts(match) == {"go", "attack", "fortify"}
    assert refusal(match, "stop") == ("no_action_yet", "M10")
    assert refusal(match, "pass") == ("not_now", "M5")


@pytest.mark.clause("M10")
def test_another_unit_cannot_be_chosen_in_the_middle():
    match = play(battle("units=b3:woje,c3:woje", "units=c4:jotun"), "choose c3")
    assert refusal(match, "choose b3") == ("not_now", "M5")
    play(match, "fortify")
    assert refusal(match, "choose b3") == ("not_now", "M5")


@pytest.mark.clause("M10")
def test_aim_is_for_ranged_units():
    match = play(battle("units=c3:woje", "units=c4:jotun"), "choose c3")
    assert refusal(match, "aim") == ("not_ranged", "M10")


@pytest.mark.clause("M10")
@pytest.mark.parametrize(
    ("south", "north"),
    [
        ("c1:lucznicy", "units=c6:jotun"),
        ("c1:lucznicy,c2:woje", "units=c3:jotun"),
        ("c1:lucznicy", "units=d2:jotun"),
        ("c1:lucznicy", ""),
    ],
    ids=["too far", "a friend between", "diagonal", "no enemy"],
)
def test_aim_needs_a_legal_target(south, north):
    match = play(battle(f"units={south}", north), "choose c1")
    assert "aim" not in can(match)
    assert refusal(match, "aim") == ("nothing_to_aim_at", "M10")


@pytest.mark.clause("M10")
def test_after_aim_attack_must_follow():
    match = play(battle("units=c1:lucznicy", "units=c4:jotun,b1:jotun"), "choose c1", "aim")
    assert can(match) == {"attack c4", "attack b1"}
    for action in ("stop", "fortify", "aim", "go to c2"):
        assert refusal(match, action) == ("attack_must_follow", "M10")
    assert refusal(match, "pass")[0] == "not_now"


@pytest.mark.clause("M10")
@pytest.mark.parametrize("first", ["go to c2", "fortify"])
def test_aim_comes_only_first(first):
    match = play(battle("units=c1:lucznicy", "units=c4:jotun"), "choose c1", first)
    assert "attack c4" in can(match)
    assert "aim" not in can(match)
    assert refusal(match, "aim") == ("aim_comes_first", "M10")


@pytest.mark.clause("M10")
def test_the_same_action_twice_is_refused():
    match = play(battle("units=c3:woje", "units=c4:jotun"), "choose c3", "fortify")
    assert refusal(match, "fortify") == ("same_action_twice", "M10")


@pytest.mark.clause("M10")
@pytest.mark.parametrize("first", ["fortify", "go to b3"])
def test_after_a_first_action_other_than_aim_one_may_stop(first):
    match = play(duel("c3:woje", "c4:jotun"), "choose c3", first)
    assert "stop" in can(match)
    play(match, "stop")
    assert match.to_act == [NORTH]


@pytest.mark.clause("M10")
@pytest.mark.parametrize(
    "actions",
    [("go to b3", "go to c3"), ("go to b3", "fortify"), ("fortify", "go to b3")],
)
def test_after_two_actions_the_activation_is_over(actions):
    match = play(duel("c3:woje,a1:woje", "c4:jotun"), "choose c3", *actions)
    assert (match.to_act, part(match, "phase")) == ([NORTH], "activation")


@pytest.mark.clause("M10")
@pytest.mark.parametrize("first", [(), ("fortify",), ("go to b4",)])
def test_nothing_follows_an_attack(first):
    match = duel("c3:woje,a1:woje", "c4:jotun,c7:jotun", dice=(1,))
    play(match, "choose c3", *first, "attack c4")
    assert (match.to_act, part(match, "phase")) == ([NORTH], "activation")


# Move and Run


@pytest.mark.clause("M11")
@pytest.mark.parametrize("unit", sorted(FACTION))
def test_a_unit_moves_up_to_its_number_of_fields_and_not_diagonally(unit):
    other = "vikings" if FACTION[unit] != "vikings" else "romans"
    match = at(f"south={FACTION[unit]} units=c4:{unit} north={other} phase=activation me=south")
    assert fields(play(match, "choose c4")) == reach("c4", usual_cards().facts[unit]["move"])


@pytest.mark.clause("M11")
@pytest.mark.parametrize("seed", range(40))
def test_moves_lead_over_empty_fields_and_flights_over_cards(seed):
    """Crowded boards, each with one unit to look at: what it reaches is found step by step."""
    luck = random.Random(seed)
    unit = luck.choice(("woje", "bies", "strzyga"))
    taken = luck.sample(FIELDS, 15)
    own = [f"{taken[0]}:{unit}", *(f"{field}:lucznicy" for field in taken[1:4])]
    enemies = [f"{field}:tarczownicy" for field in taken[4:10]] + [f"{field}:miotacze" for field in taken[10:14]]
    match = play(battle(f"units={','.join(own)}", f"units={','.join(enemies)}"), f"choose {taken[0]}")
    steps = usual_cards().facts[unit]["move"]
    assert fields(match) == reach(taken[0], steps, taken[1:14], flying=unit == "strzyga")


@pytest.mark.clause("M11")
def test_only_the_end_field_is_chosen():
    match = play(duel("a1:bies", "e7:jotun"), "choose a1", "go to b2")
    assert units(match, "south") == "b2:bies!"


@pytest.mark.clause("M11")
def test_a_move_ends_on_another_field_than_it_began():
    match = play(battle("units=c3:strzyga", "units=c6:jotun"), "choose c3")
    assert "go to c3" not in can(match)
    assert refusal(match, "go to c3")[1] == "M11"


@pytest.mark.clause("M11")
@pytest.mark.parametrize("cards", ["units=c4:zbrojni", ""], ids=["friend", "enemy"])
def test_nobody_walks_through_a_card(cards):
    """All other ways to c5 are longer than two fields."""
    south = f"units=c3:woje{',c4:zbrojni' if cards else ''}"
    match = play(battle(south, "units=e7:jotun" if cards else "units=c4:jotun"), "choose c3")
    assert refusal(match, "go to c5") == ("out_of_reach", "M11")
    assert refusal(match, "go to c4") == ("field_taken", "M11")


@pytest.mark.clause("M11")
@pytest.mark.parametrize(
    ("field", "why"),
    [
        ("d6", ("out_of_reach", "M11")),
        ("a1", ("out_of_reach", "M11")),
        ("f3", ("no_such_field", "M11")),
        ("g7", ("no_such_field", "M11")),
        ("b3", ("field_taken", "M11")),
        ("c4", ("field_taken", "M11")),
    ],
)
def test_why_a_field_cannot_be_reached(field, why):
    match = play(battle("units=b3:woje,c3:woje", "units=c4:jotun"), "choose c3")
    assert refusal(match, f"go to {field}") == why


@pytest.mark.clause("M11")
@pytest.mark.parametrize("field", ["a1", "b1", "c1", "d1", "e1", "a7", "b7", "c7", "d7", "e7", "a4", "c4", "e4"])
@pytest.mark.parametrize("side", ["south", "north"])
def test_camps_recruitment_fields_of_either_side_and_hills_may_be_entered_and_passed(side, field):
    start = next(iter(sorted(beside(field))))
    text = {
        "south": f"south=slavs units={start}:woje north=vikings units=c3:jotun",
        "north": f"south=slavs units=c3:bies north=vikings units={start}:tarczownicy",
    }[side]
    match = play(at(f"{text} phase=activation me={side}"), f"choose {start}")
    assert field in fields(match)
    beyond = beside(field) - beside(start) - {start, "c3"}
    assert beyond <= fields(match)


@pytest.mark.clause("M11")
def test_a_unit_may_go_through_a_camp_to_a_recruitment_field():
    match = duel("b2:woje,a2:bies", "e7:jotun")
    assert "a1" in fields(play(match, "choose b2"))


@pytest.mark.clause("M11")
def test_a_run_is_the_same_again_from_its_own_start():
    match = play(duel("c3:woje", "e7:jotun"), "choose c3", "go to c4")
    assert fields(match) == reach("c4", 2)
    assert "c3" in fields(match)


@pytest.mark.clause("M11")
def test_a_run_may_end_where_the_move_began_and_exhausts():
    match = play(duel("c3:woje", "e7:jotun"), "choose c3", "go to c5", "go to c3")
    assert units(match, "south") == "c3:woje!-"
    assert names(match)[0] == "ran"


@pytest.mark.clause("M11")
def test_a_run_does_not_end_where_it_began():
    match = play(duel("c3:woje", "e7:jotun"), "choose c3", "go to c4")
    assert "go to c4" not in can(match)
    assert refusal(match, "go to c4")[1] == "M11"


@pytest.mark.clause("M11")
def test_a_run_walks_around_cards_too():
    match = play(duel("a1:woje,b2:woje", "a4:jotun"), "choose a1", "go to a3")
    assert fields(match) == reach("a3", 2, {"b2", "a4"})


@pytest.mark.clause("M11")
def test_a_move_alone_exhausts_nobody_nor_does_going_after_fortify():
    assert units(play(duel("c3:woje", "e7:jotun"), "choose c3", "go to c4", "stop"), "south") == "c4:woje!"
    assert units(play(duel("c3:woje", "e7:jotun"), "choose c3", "fortify", "go to c4"), "south") == "c4:woje!+"


@pytest.mark.clause("M11")
@pytest.mark.parametrize("unit", sorted(FACTION))
def test_a_run_exhausts_every_unit_but_the_tireless_huskarle(unit):
    faction = FACTION[unit]
    other = "vikings" if faction != "vikings" else "romans"
    match = at(f"south={faction} {SPENT} units=c3:{unit} north={other} {SPENT} phase=activation me=south")
    play(match, "choose c3", "go to c4")
    play(match, "go to c5")
    event = next(event for event in match.events(SOUTH) if event["event"] == "ran")
    assert event["card"] == unit
    match = at(f"south={faction} {SPENT} units=c3:{unit},a1:{unit} north={other} {SPENT} phase=activation me=south")
    play(match, "choose c3", "go to c4", "go to c5")
    assert units(match, "south") == f"a1:{unit},c5:{unit}!{'' if unit == 'huskarle' else '-'}"


@pytest.mark.clause("M11")
@pytest.mark.parametrize("unit", ["tarczownicy", "huskarle"])
def test_a_run_says_beforehand_whether_it_exhausts(unit):
    def told(match):
        moves = (action for action in match.legal(SOUTH) if action.text.startswith("go to "))
        return {match.about(SOUTH, action.id)["exhausts"] for action in moves}

    match = play(at(f"south=vikings {SPENT} units=c3:{unit} north=romans phase=activation me=south"), "choose c3")
    assert told(match) == {False}
    assert told(play(match, "go to c4")) == {unit != "huskarle"}


@pytest.mark.clause("M11")
def test_huskarle_of_north_are_tireless_too():
    match = duel("a1:woje", "c6:huskarle,e7:jotun", "me=north")
    play(match, "choose c6", "go to c5", "go to c4")
    assert units(match, "north") == "c4:huskarle!,e7:jotun"


# Flight


@pytest.mark.clause("M11")
@pytest.mark.parametrize(("faction", "unit"), [("slavs", "strzyga"), ("romans", "gryf")])
def test_flight_crosses_cards_of_either_side_and_ends_on_an_empty_field(faction, unit):
    other = {"slavs": "lucznicy", "romans": "welici"}[faction]
    match = at(
        f"south={faction} units=c1:{unit},b1:{other},d1:{other} north=vikings units=c2:jotun,b2:jotun,d2:huskarle "
        "phase=activation me=south"
    )
    play(match, "choose c1")
    assert fields(match) == {"a1", "a2", "e1", "e2", "b3", "c3", "d3", "c4"}
    for field in ("c2", "b1", "d2"):
        assert refusal(match, f"go to {field}") == ("field_taken", "M11")
    assert refusal(match, "go to c5") == ("out_of_reach", "M11")


@pytest.mark.clause("M11")
def test_flight_counts_in_a_run_too_and_a_run_exhausts_fliers():
    match = duel("c1:strzyga,a7:bies", "c2:jotun,c5:jotun")
    play(match, "choose c1", "go to c4")
    assert fields(match) == reach("c4", 3, {"c2", "c5", "a7"}, flying=True)
    play(match, "go to c6")
    assert "c6:strzyga!-" in units(match, "south")


@pytest.mark.clause("M11")
def test_flight_does_not_leave_the_board_or_go_diagonally():
    match = play(duel("a1:strzyga", "e7:jotun"), "choose a1")
    assert fields(match) == {"a2", "a3", "a4", "b1", "b2", "b3", "c1", "c2", "d1"}


@pytest.mark.clause("M11", "M7")
def test_flight_in_a_march_is_one_field_onto_an_empty_one():
    match = at("south=slavs units=c1:strzyga north=vikings units=c2:jotun phase=manoeuvre me=south")
    play(match, "march", "choose c1")
    assert fields(match) == {"b1", "d1"}


@pytest.mark.clause("M11")
def test_a_flier_hemmed_in_on_all_sides_can_still_move():
    match = play(duel("a1:strzyga,a2:woje", "b1:jotun"), "choose a1")
    assert fields(match) == {"a3", "a4", "b2", "b3", "c1", "c2", "d1"}


# Fortify and Aim


@pytest.mark.clause("M11", "M12")
def test_fortify_makes_the_unit_fortified():
    match = play(duel("c3:woje", "e7:jotun"), "choose c3", "fortify", "stop")
    assert units(match, "south") == "c3:woje!+"


@pytest.mark.clause("M11")
@pytest.mark.parametrize(("aims", "due"), [((), 4), (("aim",), 3), (("fortify",), 4), (("go to c2",), 4)])
def test_aim_gives_one_more_to_hit_for_the_attack_that_follows(aims, due):
    match = duel("c1:lucznicy,a1:woje", "c4:jotun", dice=(1, 1))
    play(match, "choose c1", *aims, "attack c4")
    assert least(match) == due


@pytest.mark.clause("M11")
def test_aim_is_gone_after_its_attack():
    match = duel("c1:lucznicy,d1:lucznicy", "c4:jotun,d4:jotun", dice=(1, 1, 1, 1, 1))
    play(match, "choose c1", "aim", "attack c4", "choose c4", "fortify", "stop", "choose d1", "attack d4")
    assert least(match) == 4


# Exhausted and fortified


@pytest.mark.clause("M12")
@pytest.mark.parametrize(("state", "due"), [("", 4), ("-", 3), ("+", 5), ("!", 4), ("/1", 4), ("!-", 3), ("!+", 5)])
@pytest.mark.parametrize("attacker", ["c3:woje", "c3:lucznicy", "c1:lucznicy"])
def test_exhausted_makes_it_easier_and_fortified_harder_to_hit(attacker, state, due):
    match = duel(f"{attacker},a1:woje", f"c4:huskarle{state},e7:jotun", dice=(1, 1))
    play(match, f"choose {attacker[:2]}", "attack c4")
    assert least(match) == due


@pytest.mark.clause("M12")
@pytest.mark.parametrize("state", ["-", "+"])
def test_the_attackers_own_state_changes_nothing(state):
    match = duel(f"c3:woje{state},a1:woje", "c4:jotun,e7:jotun", dice=(1,))
    assert least(play(match, "choose c3", "attack c4")) == 4


@pytest.mark.clause("M12")
def test_fortified_lasts_when_the_unit_then_moves():
    match = duel("c2:zbrojni,a1:woje", "c5:jotun,e7:jotun", dice=(1, 1, 1))
    play(match, "choose c2", "fortify", "go to c4", "choose c5", "attack c4")
    assert least(match) == 6  # armour, fortified


@pytest.mark.clause("M12", "M15")
@pytest.mark.parametrize("state", ["!+", "!-"])
def test_a_state_lasts_when_the_unit_is_pushed(state):
    match = duel("c3:bies,d5:woje,e1:woje", f"c4:jotun{state},e7:jotun", dice=(6, 1, 1))
    play(match, "choose c3", "attack c4")
    assert units(match, "north") == f"c5:jotun/1{state},e7:jotun"


@pytest.mark.clause("M12", "M7", "M8")
def test_a_state_lasts_when_the_unit_marches():
    match = at(
        "south=slavs tokens=salvo track=0+1 units=d1:lucznicy! north=vikings units=c3:jotun!-,e3:jotun!+ "
        "phase=manoeuvre stage=last-manoeuvres me=north",
        dice=(3,),
    )
    play(match, "march", "choose c3", "go to d3", "stop")
    assert units(match, "north") == "d3:jotun!-,e3:jotun!+"
    play(match, "salvo", "choose d1", "attack d3")
    assert least(match) == 3


@pytest.mark.clause("M12", "M19")
def test_states_last_until_clean_up():
    match = at(
        f"south=slavs {SPENT} units=b2:woje!-,c2:woje!+ north=vikings tokens=march track=0+1 units=c6:jotun!- "
        "phase=manoeuvre stage=last-manoeuvres me=north"
    )
    play(match, "pass")
    assert part(match, "round") == "2/30"
    assert (units(match, "south"), units(match, "north")) == ("b2:woje,c2:woje", "c6:jotun")


# Taking back and telling


@pytest.mark.clause("M9", "M10")
@pytest.mark.parametrize(
    "actions",
    [("go to c4", "go to d4"), ("fortify", "go to b3"), ("go to b3", "fortify"), ("go to b3", "stop")],
)
def test_an_activation_without_dice_can_be_taken_back_step_by_step(actions):
    match = battle("units=c3:woje,a1:woje", "units=e7:jotun")
    start = position(match)
    play(match, "choose c3", *actions)
    assert match.to_act == [NORTH]
    for _ in range(3):
        assert match.can_undo(SOUTH)
        match.undo(SOUTH)
    assert position(match) == start


@pytest.mark.clause("M14")
def test_an_attack_cannot_be_taken_back_once_the_dice_have_fallen():
    match = battle("units=c3:woje,a1:woje", "units=c4:jotun", dice=(1,))
    play(match, "choose c3", "attack c4")
    assert not match.can_undo(SOUTH)
    before = match.state.tobytes()
    with pytest.raises(IllegalAction):
        match.undo(SOUTH)
    assert match.state.tobytes() == before


@pytest.mark.clause("M10", "M11")
def test_actions_are_told():
    match = play(duel("c1:lucznicy,a1:woje", "c4:jotun"), "choose c1", "fortify")
    assert [(event["event"], event["card"]) for event in happened(match)] == [("fortified", "lucznicy")]
    play(match, "go to b1")
    assert [(event["event"], event["card"]) for event in happened(match)] == [("moved", "lucznicy")]
    match = play(duel("c1:lucznicy,a1:woje", "c4:jotun"), "choose c1", "aim")
    assert [(event["event"], event["card"]) for event in happened(match)] == [("aimed", "lucznicy")]
