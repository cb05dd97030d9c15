import pytest

from tests.games.lumeria.staging import NORTH, SOUTH, at, can, happened, names, part, play, refusal

SPENT = "tokens=none track=0+2"


def battle(tokens, dice=(), north=SPENT, ours="slavs c3:bies,a1:woje", theirs="vikings c4:jotun,e7:jotun", me="south"):
    """South's Bies, with three dice, stands before a Jotun; South has these tokens, and North none."""
    (our_faction, units), (their_faction, enemies) = ours.split(), theirs.split()
    return at(
        f"south={our_faction} {tokens} units={units} north={their_faction} {north} units={enemies} "
        f"phase=activation me={me}",
        dice,
    )


def attacked(match, unit="c3", target="c4"):
    return play(match, f"choose {unit}", f"attack {target}")


def token(match, side="south"):
    """Which manoeuvres are there, and where the tokens that are not are."""
    return part(match, "tokens", side), part(match, "track", side)


def spaces(match):
    return [event["amount"] for event in happened(match) if event["event"] == "token_moved"]


# Onto the track


@pytest.mark.clause("M18")
@pytest.mark.parametrize(
    ("manoeuvre", "before", "after"),
    [
        ("march", "tokens=march,salvo,fortune,god", ("salvo,fortune,god", "0")),
        ("salvo", "tokens=march,salvo,fortune,god", ("march,fortune,god", "0")),
        ("march", "tokens=march,fortune,god track=4", ("fortune,god", "4+1")),
        ("salvo", "tokens=march,salvo,god track=0", ("march,god", "0+1")),
        ("march", "tokens=march track=2+1", ("none", "2+2")),
        ("salvo", "tokens=salvo,god track=5+1", ("god", "5+2")),
    ],
)
def test_a_token_spent_goes_to_the_beginning_of_the_track_or_beside_it_before_the_effect(manoeuvre, before, after):
    match = at(f"south=slavs {before} units=c2:lucznicy north=vikings units=c5:jotun phase=manoeuvre me=south")
    play(match, manoeuvre)
    assert token(match) == after
    assert token(match, "north") == ("march,salvo,fortune,god", None)


@pytest.mark.clause("M18")
@pytest.mark.parametrize(
    ("before", "again", "after"),
    [
        ("tokens=march,salvo,fortune,god", (1, 4, 2), ("march,salvo,god", "2")),
        ("tokens=march,salvo,fortune,god", (4, 4, 4), ("march,salvo,god", "0")),
        ("tokens=march,salvo,fortune,god", (1, 1, 1), ("march,salvo,god", "3")),
        ("tokens=salvo,fortune,god track=1", (1, 1, 4), ("salvo,god", "3+1")),
        ("tokens=fortune track=0+1", (1, 1, 1), ("none", "3+2")),
    ],
)
def test_fortunes_own_token_is_there_for_the_final_misses_of_its_attack(before, again, after):
    """The first roll, three misses, moves nothing."""
    match = play(attacked(battle(before, dice=(1, 1, 1, *again))), "fortune")
    assert token(match) == after


@pytest.mark.clause("M18")
@pytest.mark.parametrize(
    ("dice", "space"), [((4, 5, 6), 0), ((3, 5, 6), 1), ((1, 1, 6), 2), ((6, 1, 1), 2), ((1, 2, 3), 3)]
)
def test_every_die_that_missed_moves_the_token_one_space(dice, space):
    match = attacked(battle("tokens=march,salvo,god track=0", dice=dice))
    assert token(match) == ("march,salvo,god", str(space))
    assert spaces(match) == ([space] if space else [])


@pytest.mark.clause("M18")
def test_what_misses_is_judged_by_the_modifiers():
    match = attacked(battle("tokens=march,salvo track=0", dice=(4, 4, 5), theirs="vikings c4:jotun+"))
    assert token(match) == ("march,salvo", "2")
    match = attacked(battle("tokens=march,salvo track=0", dice=(3, 3, 2), theirs="vikings c4:jotun-"))
    assert token(match) == ("march,salvo", "1")


@pytest.mark.clause("M18")
def test_misses_without_a_token_on_the_track_are_lost():
    match = play(attacked(battle("tokens=march,salvo,fortune,god", dice=(1, 1, 1))), "keep roll")
    assert token(match) == ("march,salvo,fortune,god", None)
    assert spaces(match) == []


@pytest.mark.clause("M18")
def test_only_the_owners_own_attacks_move_his_token():
    match = attacked(battle("tokens=march,salvo,god track=1", dice=(1, 1, 1), north="tokens=march,salvo track=2"))
    assert token(match) == ("march,salvo,god", "4")
    assert token(match, "north") == ("march,salvo", "2")
    match = battle("tokens=march,salvo track=1", dice=(1, 1, 1), north="tokens=march,salvo track=2", me="north")
    attacked(match, "c4", "c3")
    assert (token(match)[1], token(match, "north")[1]) == ("1", "5")


@pytest.mark.clause("M18")
@pytest.mark.parametrize(("again", "space"), [((6, 6), 1), ((6, 1), 2), ((1, 1), 3)])
def test_a_miss_that_mars_rerolled_counts_as_it_finally_fell(again, space):
    match = battle("tokens=march,salvo,god track=0", (1, 1, 1, *again), ours="romans c3:gryf,a1:triari")
    attacked(match)
    play(match, "reroll 2")
    assert token(match) == ("march,salvo", str(space))


@pytest.mark.clause("M18")
@pytest.mark.parametrize("faction", ["slavs c3:bies", "vikings c3:jotun", "romans c3:gryf"])
def test_extra_dice_and_ranged_dice_that_miss_count_too(faction):
    match = attacked(battle("tokens=march,salvo track=0", (1, 1, 1), ours=faction, theirs="greeks c4:minotaur"))
    assert token(match)[1] == "3"
    match = battle("tokens=march,salvo track=0", (1, 1, 1), ours="vikings c3:miotacze,a1:jotun")
    attacked(match)
    assert token(match)[1] == "3"


@pytest.mark.clause("M18", "M8")
def test_the_misses_of_a_salvo_count():
    match = at(
        f"south=slavs tokens=march,salvo track=2 units=b2:lucznicy,c2:lucznicy north=vikings {SPENT} "
        "units=b4:jotun,c4:jotun phase=manoeuvre me=south",
        (1, 1),
    )
    play(match, "salvo", "choose b2", "attack b4", "choose c2", "attack c4")
    assert token(match) == ("march", "4+1")


# Off the track


@pytest.mark.clause("M18")
@pytest.mark.parametrize(
    ("tokens", "empty"), [("march,salvo", "fortune"), ("march,fortune", "salvo"), ("salvo,fortune", "march")]
)
@pytest.mark.parametrize("space", [3, 4, 5])
def test_at_six_the_token_returns_to_the_one_empty_place_unasked_and_surplus_is_lost(tokens, empty, space):
    match = attacked(battle(f"tokens={tokens} track={space}", dice=(1, 1, 1)))
    if "fortune" in tokens:
        play(match, "keep roll")
    assert token(match) == ("march,salvo,fortune", None)
    assert match.to_act == [NORTH]
    assert spaces(match) == [6]
    (renewed,) = (event for event in happened(match) if event["event"] == "renewed")
    assert renewed["facts"] == {"manoeuvre": empty}


@pytest.mark.clause("M18")
@pytest.mark.parametrize("space", [0, 1, 2])
def test_before_six_nothing_returns(space):
    match = attacked(battle(f"tokens=march,salvo track={space}", dice=(1, 1, 1)))
    assert token(match) == ("march,salvo", str(space + 3))


@pytest.mark.clause("M18")
@pytest.mark.parametrize(
    ("before", "possible"),
    [
        ("tokens=march track=4+1", {"renew salvo", "renew fortune"}),
        ("tokens=salvo track=4+1", {"renew march", "renew fortune"}),
        ("tokens=none track=4+2", {"renew march", "renew salvo", "renew fortune"}),
        ("tokens=god track=4+2", {"renew march", "renew salvo", "renew fortune"}),
    ],
)
def test_the_owner_chooses_among_the_empty_places(before, possible):
    match = attacked(battle(before, dice=(1, 1, 6)))
    assert (match.to_act, part(match, "phase")) == ([SOUTH], "renewal")
    assert can(match) == possible
    for manoeuvre in {"renew march", "renew salvo", "renew fortune"} - possible:
        assert refusal(match, manoeuvre) == ("place_not_empty", "M18")


@pytest.mark.clause("M18")
@pytest.mark.parametrize("choice", ["march", "salvo", "fortune"])
def test_a_token_waiting_beside_enters_at_zero_at_once_and_gets_none_of_the_surplus(choice):
    match = play(attacked(battle("tokens=none track=5+2", dice=(1, 1, 1))), f"renew {choice}")
    assert token(match) == (choice, "0+1")
    assert match.to_act == [NORTH]


@pytest.mark.clause("M18")
def test_the_last_token_beside_enters_too():
    match = play(attacked(battle("tokens=march track=5+1", dice=(1, 1, 1))), "renew fortune")
    assert token(match) == ("march,fortune", "0")


@pytest.mark.clause("M18", "M17")
def test_fortune_may_be_renewed_by_the_very_attack_it_was_used_in():
    match = battle("tokens=march,fortune track=4", dice=(6, 6, 6, 1, 1, 6))
    play(attacked(match), "fortune")
    assert can(match) == {"renew salvo", "renew fortune"}
    play(match, "renew fortune")
    assert token(match) == ("march,fortune", "0")


@pytest.mark.clause("M18", "M17")
def test_a_renewed_fortune_may_be_used_in_the_next_attack():
    match = battle(
        "tokens=march,salvo track=5", (1, 4, 4), ours="slavs c3:bies,a1:lucznicy", theirs="vikings c4:jotun,a4:jotun"
    )
    attacked(match)
    assert token(match) == ("march,salvo,fortune", None)
    play(match, "pass")
    attacked(match, "a1", "a4")
    assert can(match) == {"fortune", "keep roll"}


@pytest.mark.clause("M18", "M6")
@pytest.mark.parametrize("stage", ["first-manoeuvres", "last-manoeuvres"])
def test_a_march_renewed_by_a_salvo_may_be_used_again_in_the_same_stage(stage):
    match = at(
        f"south=slavs tokens=salvo,fortune track=5 units=c2:lucznicy north=vikings {SPENT} units=c4:jotun "
        f"phase=manoeuvre stage={stage} me=south",
        (1,),
    )
    play(match, "salvo", "choose c2", "attack c4", "renew march")
    assert token(match) == ("march,fortune", "0")
    assert (match.to_act, can(match)) == ([SOUTH], {"march", "pass"})
    play(match, "march")
    assert token(match) == ("fortune", "0+1")


@pytest.mark.clause("M18")
def test_one_attack_renews_one_token_at_most():
    match = battle(
        "tokens=god track=5+2", (1, 1, 1, 1), ours="vikings c3:jotun,a1:jotun", theirs="romans c4:gryf,e7:gryf"
    )
    play(attacked(match), "use god")
    play(match, "renew march")
    assert token(match) == ("march", "0+1")


@pytest.mark.clause("M18")
def test_the_gods_token_never_goes_onto_the_track():
    match = battle(
        "tokens=march,salvo,fortune,god",
        (1, 1, 1, 1),
        ours="vikings c3:jotun,a1:jotun",
        theirs="romans c4:gryf,e7:gryf",
    )
    play(attacked(match), "use god", "keep roll")
    assert token(match) == ("march,salvo,fortune", None)
    match = battle("tokens=none track=5+2", dice=(1, 1, 1))
    assert "renew god" not in can(attacked(match))


@pytest.mark.clause("M18", "M14")
def test_a_renewal_comes_after_the_push_and_the_defeat():
    match = attacked(battle("tokens=none track=4+2", dice=(1, 1, 6)))
    assert part(match, "units", "north") == "c5:jotun/1,e7:jotun"
    assert part(match, "phase") == "renewal"
    match = attacked(battle("tokens=none track=4+2", dice=(1, 1, 6), theirs="vikings c4:miotacze,e7:jotun"))
    assert part(match, "gold", "north") == "1"
    assert part(match, "phase") == "renewal"


@pytest.mark.clause("M18", "M14")
def test_a_renewal_comes_before_athena():
    match = battle("tokens=god track=5+2", (1, 1), ours="greeks c3:hoplici,a1:hoplici")
    attacked(match)
    assert part(match, "phase") == "renewal"
    play(match, "renew march")
    assert part(match, "phase") == "athena"


@pytest.mark.clause("M18")
def test_north_renews_its_own():
    match = battle(
        "tokens=march track=5+1",
        (1, 1, 6),
        north="tokens=fortune track=4+1",
        me="north",
        theirs="vikings c4:jotun,e7:jotun",
    )
    attacked(match, "c4", "c3")
    assert (match.to_act, can(match)) == ([NORTH], {"fortune", "keep roll"})
    play(match, "keep roll")
    assert (match.to_act, can(match)) == ([NORTH], {"renew march", "renew salvo"})
    play(match, "renew salvo")
    assert token(match, "north") == ("salvo,fortune", "0")
    assert token(match) == ("march", "5+1")


@pytest.mark.clause("M18")
def test_while_a_renewal_is_asked_nothing_else_can_be_done():
    match = attacked(battle("tokens=none track=4+2", dice=(1, 1, 6)))
    for action in ("stop", "pass", "keep roll", "fortune", "choose a1", "march"):
        assert refusal(match, action) == ("not_now", "M5")


@pytest.mark.clause("M18")
def test_the_choice_of_a_place_can_be_taken_back_but_not_the_roll():
    match = play(attacked(battle("tokens=none track=4+2", dice=(1, 1, 6))), "renew march")
    assert match.can_undo(SOUTH)
    match.undo(SOUTH)
    assert can(match) == {"renew march", "renew salvo", "renew fortune"}
    assert not match.can_undo(SOUTH)
    play(match, "renew salvo")
    assert token(match) == ("salvo", "0+1")


@pytest.mark.clause("M18", "M19")
def test_tokens_stay_on_and_beside_the_track_in_clean_up():
    match = at(
        f"south=slavs tokens=march track=3+1 units=c2:woje north=vikings {SPENT} units=c6:jotun phase=manoeuvre "
        "stage=last-manoeuvres me=south"
    )
    play(match, "pass")
    assert part(match, "round") == "2/30"
    assert token(match) == ("march,god", "3+1")
    assert token(match, "north") == ("god", "0+2")


@pytest.mark.clause("M18")
def test_the_way_of_a_token_is_told():
    match = attacked(battle("tokens=none track=2+2", dice=(1, 1, 6)))
    assert names(match)[-1] == "token_moved"
    assert spaces(match) == [4]
