from itertools import chain, repeat

import pytest

from iacta.engine.compiling.records import interpreted
from iacta.engine.rules.events import AMOUNT, EVENT_FIELDS, KIND, SEAT
from iacta.engine.rules.random import below
from iacta.engine.words.errors import BadOptions, NotYourTurn
from iacta.games.lumeria import clean_up
from iacta.games.lumeria.names import Event
from iacta.match import Match
from tests.games.card_files import CardFile
from tests.games.lumeria.staging import (
    FACES,
    GAME,
    NORTH,
    SOUTH,
    at,
    can,
    draw_numbers,
    happened,
    load,
    names,
    part,
    play,
    tie_faces,
    usual_cards,
)

# Nobody has a manoeuvre but South, who may march once; a pass ends the round.
SPENT = "tokens=none track=0+2"
MAY_MARCH = "tokens=march track=0+1"


def last_stage(south="", north="", dice=(), factions=("slavs", "vikings"), table="", cards=None):
    """The last manoeuvres of a round. South may still march, if a unit of South's can."""
    return at(
        f"{table} south={factions[0]} {MAY_MARCH} {south} north={factions[1]} {SPENT} {north} "
        "phase=manoeuvre stage=last-manoeuvres me=south",
        dice,
        cards,
    )


def cleaned(*armies, **more):
    """After the clean-up that a pass brings: a new round, or the end."""
    return play(last_stage(*armies, **more), "pass")


def units(match, side):
    return part(match, "units", side)


def points(match):
    return match.scores


def told(match, event):
    return [(each["seat"], each.get("amount", 0)) for each in happened(match) if each["event"] == event]


def winner(match):
    assert match.over
    return match.places.index(1)


# Dice, gods, regeneration


@pytest.mark.clause("M19")
def test_activation_dice_come_off_and_wounds_stay():
    match = cleaned("units=b2:woje/1!,c2:zbrojni/2!+,d2:woje!-", "units=b6:jotun/4!-,d6:huskarle!+")
    assert units(match, "south") == "b2:woje/1,c2:zbrojni/2,d2:woje"
    assert units(match, "north") == "b6:jotun/4,d6:huskarle"


@pytest.mark.clause("M19", "M9")
def test_all_activations_are_there_again_those_of_defeated_units_too():
    match = at(
        f"south=slavs {MAY_MARCH} units=c2:woje! lost=woje north=vikings {SPENT} units=c6:jotun! "
        "phase=manoeuvre stage=last-manoeuvres me=south"
    )
    while part(match, "phase") != "activation":
        play(match, "pass")
    assert part(match, "round") == "2/30"
    assert (part(match, "activations", "south"), part(match, "activations", "north")) == ("3", "3")


@pytest.mark.clause("M19")
@pytest.mark.parametrize("side", ["south", "north"])
def test_god_tokens_come_back_and_manoeuvres_do_not(side):
    match = cleaned("units=c2:woje", "units=c6:jotun")
    assert part(match, "tokens", side) == {"south": "march,god", "north": "god"}[side]


@pytest.mark.clause("M19")
def test_a_god_token_not_used_stays():
    match = at(
        "south=slavs units=c2:woje north=vikings units=c6:jotun phase=manoeuvre stage=last-manoeuvres me=south passes=1"
    )
    assert part(play(match, "pass"), "tokens", "south") == "march,salvo,fortune,god"


@pytest.mark.clause("M19")
@pytest.mark.parametrize(("before", "after"), [("", ""), ("/1", ""), ("/2", "/1"), ("/3", "/2")])
def test_regeneration_removes_one_wound_of_a_bies(before, after):
    match = cleaned(f"units=c2:bies{before}", "units=c6:jotun")
    assert units(match, "south") == f"c2:bies{after}"
    assert told(match, "healed") == ([(SOUTH, 1)] if before else [])


@pytest.mark.clause("M19")
def test_every_bies_regenerates_on_either_side_and_no_other_unit():
    match = cleaned(
        "units=a2:bies/3,b2:bies/1,c2:zbrojni/2,d2:woje/1",
        "units=a6:bies/2,b6:strzyga/1",
        factions=("slavs", "slavs"),
    )
    assert units(match, "south") == "a2:bies/2,b2:bies,c2:zbrojni/2,d2:woje/1"
    assert units(match, "north") == "a6:bies/1,b6:strzyga/1"


@pytest.mark.clause("M19")
@pytest.mark.parametrize(
    ("faction", "army"),
    [
        ("vikings", "a2:jotun/4,b2:berserkerzy/1,c2:huskarle/2"),
        ("greeks", "a2:minotaur/3,b2:centaur/2,c2:hoplici/2"),
        ("romans", "a2:gryf/2,b2:triari/2,c2:legionisci/1"),
    ],
)
def test_nobody_else_heals(faction, army):
    match = cleaned(f"units={army}", "units=c6:zbrojni/1", factions=(faction, "slavs"))
    assert units(match, "south") == army
    assert told(match, "healed") == []


@pytest.mark.clause("M19")
def test_clean_up_goes_in_order():
    match = cleaned("units=a4:bies/1!,a1:woje", "units=c4:jotun,a7:jotun")
    assert names(match) == [
        "passed",
        "healed",
        "scored",
        "scored",
        "stepped_forward",
        "stepped_forward",
        "round_begins",
        "income",
        "income",
    ]


# Stepping forward


@pytest.mark.clause("M19")
@pytest.mark.parametrize("column", ["a", "c", "e"])
def test_units_on_their_own_recruitment_fields_step_forward(column):
    match = cleaned(f"units={column}1:woje", f"units={column}7:jotun")
    assert units(match, "south") == f"{column}2:woje"
    assert units(match, "north") == f"{column}6:jotun"


@pytest.mark.clause("M19")
def test_all_of_them_step_forward():
    match = cleaned("units=a1:woje,c1:bies,e1:lucznicy", "units=a7:jotun,c7:miotacze,e7:huskarle")
    assert units(match, "south") == "a2:woje,c2:bies,e2:lucznicy"
    assert units(match, "north") == "a6:jotun,c6:miotacze,e6:huskarle"


@pytest.mark.clause("M19")
@pytest.mark.parametrize("state", ["", "/1", "!", "/1!-"])
def test_walked_back_or_not(state):
    match = cleaned(f"units=c1:woje{state},e4:bies", "units=b6:jotun")
    assert f"c2:woje{state.rstrip('!-')}" in units(match, "south").split(",")


@pytest.mark.clause("M19")
@pytest.mark.parametrize("north", [False, True], ids=["friend", "enemy"])
def test_not_if_the_field_before_is_taken(north):
    friend, enemy = ("", "c2:jotun,e6:jotun") if north else (",c2:woje", "e6:jotun")
    match = cleaned(f"units=c1:bies{friend}", f"units={enemy}")
    assert "c1:bies" in units(match, "south").split(",")


@pytest.mark.clause("M19")
@pytest.mark.parametrize("field", ["b1", "d1", "a2", "c3", "b7", "d7"])
def test_units_in_camps_and_elsewhere_stay(field):
    match = cleaned(f"units={field}:woje", "units=e6:jotun")
    assert units(match, "south") == f"{field}:woje"


@pytest.mark.clause("M19")
@pytest.mark.parametrize("field", ["a7", "c7", "e7"])
def test_a_unit_on_the_enemys_recruitment_field_stays(field):
    match = cleaned(f"units={field}:woje", f"units={field[0]}1:jotun")
    assert units(match, "south") == f"{field}:woje"
    assert units(match, "north") == f"{field[0]}1:jotun"


@pytest.mark.clause("M19")
def test_a_unit_that_steps_forward_scores_nothing_more_that_round():
    """On another board the field before a recruitment field may be a hill: the points came before."""
    text, _ = CardFile(GAME).changed('  ". . . . .",\n  "R c R c R",\n]', '  "H . . . .",\n  "R c R c R",\n]')
    match = cleaned("units=a1:woje", "units=e5:jotun", cards=GAME.load_cards(text))
    assert units(match, "south") == "a2:woje"
    assert points(match) == [0, 0]


@pytest.mark.clause("M19")
def test_no_step_forward_once_the_game_is_won():
    match = cleaned("points=9 units=a4:woje,c1:bies", "units=e6:jotun")
    assert match.over
    assert "stepped_forward" not in names(match)
    assert match.view(SOUTH)["table"]["unit"].count("bies") == 1


@pytest.mark.clause("M19", "M2")
@pytest.mark.parametrize(("first", "then"), [("south", "north"), ("north", "south")])
def test_the_first_player_changes(first, then):
    match = cleaned("units=c2:woje", "units=c6:jotun", table=f"first={first} round=4/30")
    assert (part(match, "first"), part(match, "round")) == (then, "5/30")
    assert match.to_act == [("south", "north").index(then)]


# Points


@pytest.mark.clause("M20")
@pytest.mark.parametrize(
    ("south", "north", "scored"),
    [
        ("a4", "e6", [1, 0]),
        ("c4", "e6", [1, 0]),
        ("e4", "e6", [1, 0]),
        ("c3", "a4", [0, 1]),
        ("a4,c4", "e4", [2, 1]),
        ("a4,c4,e4", "e6", [3, 0]),
        ("b4,d4,c3", "c5,a5,e5", [0, 0]),
        ("b4", "a4,c4,e4", [0, 3]),
    ],
)
def test_each_side_takes_one_point_for_each_own_unit_on_a_hill(south, north, scored):
    armies = [
        "units=" + ",".join(f"{field}:{unit}" for field in fields.split(","))
        for fields, unit in ((south, "woje"), (north, "tarczownicy"))
    ]
    match = cleaned(*armies)
    assert points(match) == scored
    assert told(match, "scored") == [(seat, amount) for seat, amount in enumerate(scored) if amount]


@pytest.mark.clause("M20")
def test_points_add_up_and_whoever_stands_there_counts():
    match = cleaned("points=3 units=a4:woje/1!-,c4:lucznicy", "points=5 units=e4:jotun/4!+")
    assert points(match) == [5, 6]
    assert not match.over


@pytest.mark.clause("M20")
@pytest.mark.parametrize(
    ("south", "north", "side"),
    [
        ("points=9 units=a4:woje", "units=e6:jotun", SOUTH),
        ("points=7 units=a4:woje,c4:woje,e4:woje", "points=9 units=e6:jotun", SOUTH),
        ("points=9 units=a4:woje,c4:woje", "points=8 units=e4:jotun", SOUTH),
        ("points=9 units=c3:woje", "points=9 units=e4:jotun", NORTH),
        ("points=9 units=c3:woje", "points=8 units=e4:jotun,a4:jotun", NORTH),
    ],
)
def test_with_ten_or_more_a_side_wins(south, north, side):
    match = cleaned(south, north)
    assert match.ending == "hills"
    assert winner(match) == side
    assert names(match)[-1] == "game_over"


@pytest.mark.clause("M20")
@pytest.mark.parametrize(
    "south", ["points=8 units=a4:woje", "points=9 units=c3:woje", "points=7 units=a4:woje,c4:woje"]
)
def test_with_nine_nobody_wins_yet(south):
    match = cleaned(south, "units=e6:jotun")
    assert not match.over
    assert points(match) == [9, 0]


@pytest.mark.clause("M20")
def test_after_the_end_nothing_can_be_done():
    match = cleaned("points=9 units=a4:woje", "units=e6:jotun")
    assert (match.to_act, can(match)) == ([], set())
    before = match.state.tobytes()
    for seat in (SOUTH, NORTH):
        with pytest.raises(NotYourTurn):
            match.play(seat, "pass")
        assert [why.message for why in match.why_not(seat, "pass")] == ["match-is-over"]
        assert not match.can_undo(seat)
    assert match.state.tobytes() == before


@pytest.mark.clause("M20")
def test_points_are_taken_only_in_clean_up():
    match = at("south=slavs units=a3:woje north=vikings units=c4:jotun phase=activation me=south")
    play(match, "choose a3", "go to a4", "stop", "pass")
    assert points(match) == [0, 0]


# Ties


@pytest.mark.clause("M21")
@pytest.mark.parametrize(
    ("south", "north", "side"),
    [
        ("lost=woje", "lost=jotun*2", SOUTH),
        ("lost=bies,woje", "lost=tarczownicy", NORTH),
        ("", "lost=tarczownicy", SOUTH),
        ("lost=woje*3,lucznicy", "lost=miotacze*3", NORTH),
    ],
)
def test_with_both_at_ten_more_enemies_defeated_win(south, north, side):
    match = cleaned(f"points=9 units=a4:bies {south}", f"points=9 units=e4:tarczownicy {north}")
    assert match.ending == "both_defeats"
    assert winner(match) == side


@pytest.mark.clause("M21")
@pytest.mark.parametrize(
    ("south", "north"),
    [
        ("points=9 units=a4:woje,c4:woje", "points=9 units=e4:tarczownicy lost=jotun"),
        ("points=8 units=a4:woje,c4:woje", "points=9 units=e4:tarczownicy lost=jotun"),
    ],
)
def test_both_at_ten_or_more_is_a_tie_whatever_the_points(south, north):
    """South has more points or as many; the defeat decides either way."""
    match = cleaned(f"{south} lost=woje*2", north)
    assert match.ending == "both_defeats"
    assert winner(match) == NORTH


@pytest.mark.clause("M21")
@pytest.mark.parametrize(
    ("south", "north", "side"),
    [
        ("a4:woje,c1:woje", "e4:tarczownicy", SOUTH),
        ("a4:woje", "e4:berserkerzy", NORTH),
        ("a4:woje,b1:woje,d1:woje,d2:woje", "e4:huskarle", SOUTH),
        ("a4:bies/3", "e4:huskarle", SOUTH),
        ("a4:zbrojni", "e4:jotun", NORTH),
    ],
)
def test_then_the_higher_cost_of_own_units_on_the_board(south, north, side):
    match = cleaned(f"points=9 gold=0 units={south} lost=woje", f"points=9 gold=9 units={north} lost=jotun")
    assert match.ending == "both_costs"
    assert winner(match) == side
    assert told(match, "defeats_counted") == [(SOUTH, 1), (NORTH, 1)]


@pytest.mark.clause("M21")
@pytest.mark.parametrize(
    ("south", "north", "dice", "side"),
    [
        ("a4:woje", "e4:tarczownicy", (4, 3), SOUTH),
        ("a4:woje", "e4:tarczownicy", (3, 4), NORTH),
        ("a4:zbrojni", "e4:huskarle", (4, 4, 6, 3, 3), SOUTH),
        ("a4:zbrojni", "e4:huskarle", (6, 3, 4, 3, 5), NORTH),
        ("a4:woje,b1:woje", "e4:berserkerzy", (1, 1, 1, 4), NORTH),
    ],
)
def test_then_each_rolls_its_printed_attack_values_and_more_hits_win(south, north, dice, side):
    match = last_stage(f"points=9 units={south}", f"points=9 units={north}", dice=dice)
    before = draw_numbers(match)
    play(match, "pass")
    assert match.ending == "both_dice"
    assert winner(match) == side
    assert draw_numbers(match) == before + len(dice)


@pytest.mark.clause("M21")
@pytest.mark.parametrize(
    ("dice", "side"), [((4, 4, 1, 6), NORTH), ((1, 1, 6, 6, 4, 3), SOUTH), ((1, 2, 3, 3, 1, 5), NORTH)]
)
def test_the_roll_is_repeated_until_decided(dice, side):
    match = last_stage("points=9 units=a4:woje", "points=9 units=e4:tarczownicy", dice=dice)
    before = draw_numbers(match)
    play(match, "pass")
    assert winner(match) == side
    assert draw_numbers(match) == before + len(dice)
    assert told(match, "dice_level") == [(None, 1)] * (len(dice) // 2 - 1)
    assert tie_faces(match) == list(dice)


@pytest.mark.clause("M21")
def test_the_roll_of_a_tie_has_no_modifiers_rerolls_or_track():
    """Wounded Berserkerzy roll their two dice; nobody is asked for Fortune or Mars; no token moves."""
    match = at(
        "south=romans points=9 tokens=march,fortune,god track=2 units=a4:legionisci "
        "north=vikings points=9 tokens=fortune,god track=1+1 units=e4:berserkerzy/1!- "
        "phase=manoeuvre stage=last-manoeuvres me=south",
        dice=(4, 1, 3, 3),
    )
    before = draw_numbers(match)
    play(match, "pass")
    assert winner(match) == SOUTH
    assert draw_numbers(match) == before + 4
    assert match.view(SOUTH)["table"]["track"] == [2, 1]


@pytest.mark.clause("M21")
def test_a_tie_is_told_step_by_step():
    match = cleaned("points=9 units=a4:woje lost=woje", "points=8 units=e4:tarczownicy,c4:tarczownicy lost=jotun")
    assert names(match) == [
        "passed",
        "scored",
        "scored",
        "tied",
        "defeats_counted",
        "defeats_counted",
        "costs_counted",
        "costs_counted",
        "game_over",
    ]
    assert told(match, "costs_counted") == [(SOUTH, 1), (NORTH, 2)]


@pytest.mark.clause("M21")
def test_the_hits_of_a_tie_are_told():
    match = cleaned("points=9 units=a4:zbrojni", "points=9 units=e4:huskarle", dice=(4, 4, 6, 3, 3))
    assert told(match, "hits_counted") == [(SOUTH, 2), (NORTH, 1)]


@pytest.mark.clause("M21")
def test_the_dice_of_a_tie_are_told_with_their_faces_level_rolls_too():
    match = cleaned("points=9 units=a4:woje", "points=9 units=e4:tarczownicy", dice=(4, 6, 2, 3, 1, 5))
    roll = ["hits_counted", "tie_dice"] * 2
    assert names(match)[-15:] == [*roll, "dice_level", *roll, "dice_level", *roll, "game_over"]
    assert told(match, "hits_counted") == [(seat, hits) for hits in (1, 0) for seat in (SOUTH, NORTH)] + [
        (0, 0),
        (1, 1),
    ]
    faces = [(event["seat"], event["facts"]["faces"]) for event in happened(match) if event["event"] == "tie_dice"]
    assert faces == [(SOUTH, [4]), (NORTH, [6]), (SOUTH, [2]), (NORTH, [3]), (SOUTH, [1]), (NORTH, [5])]


@pytest.mark.clause("M21")
def test_many_dice_of_a_tie_are_told_five_together():
    match = cleaned("points=9 units=a4:bies,b1:zbrojni", "points=9 units=e4:huskarle,d7:huskarle,b7:tarczownicy")
    faces = [(event["seat"], event["facts"]["faces"]) for event in happened(match) if event["event"] == "tie_dice"]
    assert [(seat, len(some)) for seat, some in faces] == [(SOUTH, 5), (NORTH, 5), (NORTH, 2)]
    assert told(match, "hits_counted")[0] == (SOUTH, sum(face >= 4 for face in faces[0][1]))


@pytest.mark.clause("M21")
def test_a_side_without_dice_rolls_none():
    """Costs are level without a unit on the other side only where units cost nothing."""
    text, _ = CardFile(GAME).changed("cost = 1", "cost = 0", card="woje")
    cards = GAME.load_cards(text)
    match = cleaned("units=c2:woje", "", dice=(2, 5), table="round=30/30", cards=cards)
    roll = ["hits_counted", "tie_dice"] * 2
    assert names(match)[-10:] == [*roll, "dice_level", *roll, "game_over"]
    assert tie_faces(match) == [2, 5]
    assert winner(match) == SOUTH


@pytest.mark.clause("M21")
@pytest.mark.parametrize("level", [0, 1, 17, 18, 19, 60])
def test_however_often_a_tie_stays_level_there_is_room_to_tell_the_last_roll(monkeypatch, level):
    """Rolls that cannot be told any more count for the level one told before them."""
    faces = chain(*repeat((0, 2), level), (4, 1))
    monkeypatch.setattr(clean_up, "below", lambda _, __: next(faces))
    match = last_stage("points=9 units=a4:woje", "points=9 units=e4:tarczownicy")
    (s,), (k,) = interpreted(match.state), interpreted(match.cards.k)
    clean_up.end_by_dice(s, k, 0)
    told = [(event[KIND], event[SEAT], event[AMOUNT], event[EVENT_FIELDS]) for event in s.events.tolist()[: s.happened]]
    rolls_told = min(level, len(s.events) // 5 - 1)
    roll = [
        (Event.HITS_COUNTED, SOUTH, 0, 0),
        (Event.TIE_DICE, SOUTH, 1, 1),
        (Event.HITS_COUNTED, NORTH, 0, 0),
        (Event.TIE_DICE, NORTH, 1, 3),
    ]
    again = [*roll, (Event.DICE_LEVEL, -1, 1, 0)] * rolls_told
    if level > rolls_told:
        again[-1] = Event.DICE_LEVEL, -1, level - rolls_told + 1, 0
    last = [
        (Event.HITS_COUNTED, SOUTH, 1, 0),
        (Event.TIE_DICE, SOUTH, 1, 5),
        (Event.HITS_COUNTED, NORTH, 0, 0),
        (Event.TIE_DICE, NORTH, 1, 2),
    ]
    assert told == [*again, *last, (Event.GAME_OVER, SOUTH, 0, 0)]


ON_THREE_ROWS = "abcdef"


@pytest.mark.clause("M21")
@pytest.mark.parametrize("level", [False, True])
def test_the_largest_tie_after_the_longest_clean_up_can_be_told(level):
    """Thirty-six units of one's own on a large board, all of them wounded and healing, each with six dice."""
    south, north = (
        ",".join(f"{column}{row}:{kind}/1" for row in rows for column in ON_THREE_ROWS)
        for kind, rows in (("own-1", "123"), ("own-2", "567"))
    )
    match = last_stage(
        f"units={south}", f"units={north}", factions=("giants", "titans"), table="round=30/30", cards=giants()
    )
    dice = load_tie(match, 6 * 18, level=level)
    play(match, "pass")
    assert names(match).count("healed") == 36
    assert ("dice_level" in names(match)) == level
    assert [hits for _, hits in told(match, "hits_counted")[:2]] == [sum(face >= 4 for face in some) for some in dice]
    each = 60  # of the 108
    assert tie_faces(match)[: 2 * each] == dice[0][:each] + dice[1][:each]
    assert len(tie_faces(match)) == each * len(told(match, "hits_counted"))
    assert len(happened(match)) == GAME.most_events if level else len(happened(match)) < GAME.most_events


def load_tie(match, number, *, level):
    """The dice of both sides that are to come: as many hits on both, or not."""
    load(match)
    while True:
        source = match.state.copy()
        (s,) = interpreted(source)
        south, north = ([below(s, FACES) + 1 for _ in range(number)] for _ in range(2))
        if (sum(face >= 4 for face in south) == sum(face >= 4 for face in north)) == level:
            return south, north
        match.state["drawn"] += 1


def giants():
    """A card file with two factions of eighteen equal units, and the largest board."""
    text = CardFile(GAME).text
    rows = ["R R R R R R R", *[". . . . . . ."] * 2, "H . . H . . H", *[". . . . . . ."] * 2, "R R R R R R R"]
    board = f"""
[[board]]
name = "large"
rows = {rows}
sacred = "A4"
start = ["D3", "C2", "D2", "E2"]
origin = {origins("rows", "sacred", "start")}
"""
    sides = "".join(
        GIANTS.format(faction=faction, kind=kind, of_faction=origins("god", "start"), of_card=origins(*FACTS))
        for faction, kind in (("giants", "own-1"), ("titans", "own-2"))
    )
    return GAME.load_cards(text[: text.index("# rows ")] + board + sides)


FACTS = ("copies", "toughness", "move", "attack", "type", "cost", "ability")
GIANTS = """
[[faction]]
name = "{faction}"
god = "mars"
start = ["{kind}", "{kind}", "{kind}", "{kind}"]
origin = {of_faction}

[[card]]
name = "{kind}"
faction = "{faction}"
copies = 18
toughness = 9
move = 1
attack = 6
type = "melee"
cost = 1
ability = "regeneration"
clause = "M19"
origin = {of_card}
"""


def origins(*facts):
    return "{ " + ", ".join(f'{fact} = "reconstructed"' for fact in facts) + " }"


# The last round


@pytest.mark.clause("M22")
def test_before_the_limit_the_game_goes_on():
    match = cleaned("points=5 units=c2:woje", "units=c6:jotun", table="round=29/30")
    assert not match.over
    assert part(match, "round") == "30/30"


@pytest.mark.clause("M22")
@pytest.mark.parametrize(
    ("south", "north", "side"),
    [
        ("points=5 units=c2:woje", "points=4 units=c6:jotun", SOUTH),
        ("points=4 units=c2:woje", "points=5 units=c6:jotun", NORTH),
        ("points=5 units=c2:woje", "points=4 units=a4:jotun,c4:jotun", NORTH),
        ("points=1", "units=c6:jotun lost=jotun", SOUTH),
    ],
)
@pytest.mark.parametrize("limit", ["1/1", "7/7", "30/30"])
def test_at_the_limit_more_points_win(limit, south, north, side):
    match = at(
        f"round={limit} south=slavs {MAY_MARCH} {south} north=vikings {MAY_MARCH} {north} phase=manoeuvre "
        "stage=last-manoeuvres me=south passes=1"
    )
    play(match, "pass")
    assert match.ending == "limit"
    assert winner(match) == side


@pytest.mark.clause("M22", "M20")
def test_the_victory_check_of_the_last_round_comes_first():
    match = cleaned("points=9 units=a4:woje lost=woje*3", "points=9 units=c6:jotun", table="round=30/30")
    assert match.ending == "hills"
    match = cleaned("points=9 units=a4:woje lost=woje", "points=8 units=c4:jotun,e4:jotun", table="round=30/30")
    assert match.ending == "both_defeats"
    assert winner(match) == NORTH


@pytest.mark.clause("M22", "M21")
@pytest.mark.parametrize(
    ("south", "north", "dice", "ending", "side"),
    [
        ("units=c2:woje lost=woje", "units=c6:jotun", (), "limit_defeats", NORTH),
        ("units=c2:bies", "units=c6:jotun,a6:jotun", (), "limit_costs", NORTH),
        ("units=c2:bies", "", (), "limit_costs", SOUTH),
        ("units=c2:woje", "units=c6:tarczownicy", (6, 1), "limit_dice", SOUTH),
        ("units=c2:woje", "units=c6:tarczownicy", (1, 1, 1, 4), "limit_dice", NORTH),
        ("points=3 units=c2:bies", "points=2 units=c4:huskarle", (), "limit_costs", SOUTH),
    ],
)
def test_level_points_at_the_limit_go_to_the_steps_of_a_tie(south, north, dice, ending, side):
    match = cleaned(south, north, dice=dice, table="round=30/30")
    assert match.ending == ending
    assert winner(match) == side


@pytest.mark.clause("M21", "M22")
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_when_both_have_no_dice_a_coin_decides(die):
    match = last_stage("points=9", "points=9", dice=(die,), table="round=30/30")
    before = draw_numbers(match)
    play(match, "pass")
    assert match.ending.startswith("limit")
    assert winner(match) == (SOUTH if die <= 3 else NORTH)
    assert draw_numbers(match) == before + 1
    assert told(match, "coin_thrown") == [(None, die)]


@pytest.mark.clause("M22")
def test_a_side_without_units_is_not_defeated():
    match = cleaned("lost=woje*6", "units=c6:jotun")
    assert not match.over
    match = cleaned("", "")
    assert (match.over, part(match, "round")) == (False, "2/30")


@pytest.mark.clause("M22")
def test_a_side_whose_last_unit_falls_plays_on():
    match = at(
        f"south=slavs {SPENT} units=c3:bies north=vikings {SPENT} units=c4:miotacze phase=activation me=south",
        dice=(6, 6, 6),
    )
    play(match, "choose c3", "attack c4")
    assert (match.over, part(match, "round")) == (False, "2/30")
    assert part(match, "gold", "north") == "3"


@pytest.mark.clause("M22")
@pytest.mark.parametrize("limit", [1, 2, 5])
def test_a_game_of_passes_ends_at_its_round_limit(limit):
    match = Match(GAME, 2, {"round_limit": limit}, cards=usual_cards(), secret=bytes(32), id="test", mode="interpreted")
    play(match, "south begins")
    for number in range(1, limit + 1):
        assert part(match, "round") == f"{number}/{limit}"
        while not match.over and part(match, "round") == f"{number}/{limit}":
            play(match, "pass")
    assert match.over
    assert match.ending.startswith("limit")


@pytest.mark.clause("M22")
@pytest.mark.parametrize("limit", [0, -3])
def test_the_limit_is_at_least_one(limit):
    with pytest.raises(BadOptions):
        Match(GAME, 2, {"round_limit": limit}, cards=usual_cards(), mode="interpreted")


# Scenarios


@pytest.mark.clause("M23")
@pytest.mark.parametrize(
    ("fields", "three_hills", "sacred_hill"),
    [
        ("a4", 1, 1),
        ("e4", 1, 1),
        ("c4", 1, 2),
        ("a4,c4", 2, 3),
        ("a4,e4", 2, 2),
        ("a4,c4,e4", 3, 4),
        ("b4,d4,c3", 0, 0),
    ],
)
@pytest.mark.parametrize("side", ["south", "north"])
def test_the_sacred_hill_pays_two(side, fields, three_hills, sacred_hill):
    unit = {"south": "woje", "north": "tarczownicy"}[side]
    army = "units=" + ",".join(f"{field}:{unit}" for field in fields.split(","))
    for scenario, scored in (("three-hills", three_hills), ("sacred-hill", sacred_hill)):
        armies = (army, "units=d6:jotun") if side == "south" else ("units=d2:woje", army)
        match = cleaned(*armies, table=f"scenario={scenario}")
        assert points(match) == ([scored, 0] if side == "south" else [0, scored])


@pytest.mark.clause("M23", "M20")
@pytest.mark.parametrize(("south", "over"), [("points=8 units=c4:woje", True), ("points=8 units=a4:woje", False)])
def test_the_goal_of_the_sacred_hill_is_the_same(south, over):
    match = cleaned(south, "units=c6:jotun", table="scenario=sacred-hill")
    assert match.over == over


@pytest.mark.clause("M23", "M21")
def test_ties_of_the_sacred_hill_are_the_same():
    match = cleaned("points=9 units=a4:woje lost=woje", "points=8 units=c4:tarczownicy", table="scenario=sacred-hill")
    assert match.ending == "both_defeats"
    assert winner(match) == NORTH


@pytest.mark.clause("M23")
def test_a_layout_names_its_sacred_hill():
    text, _ = CardFile(GAME).changed('sacred = "C4"', 'sacred = "E4"')
    match = cleaned("units=c4:woje", "units=e4:jotun", table="scenario=sacred-hill", cards=GAME.load_cards(text))
    assert points(match) == [1, 2]


@pytest.mark.clause("M23")
@pytest.mark.parametrize("scenario", ["three-hills", "sacred-hill"])
def test_the_option_chooses_the_scenario(scenario):
    match = Match(GAME, 2, {"scenario": scenario}, cards=usual_cards(), id="test", mode="interpreted")
    assert part(match, "scenario") == scenario
