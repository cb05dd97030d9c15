from collections import Counter
from itertools import chain, permutations, repeat

import pytest

from iacta.engine.compiling.records import blank, interpreted
from iacta.engine.rules.events import AMOUNT, EVENT_FIELDS, KIND, SEAT
from iacta.engine.rules.random import below
from iacta.engine.words.errors import BadOptions, IllegalAction, NotYourTurn
from iacta.games.lumeria import set_up
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
    names,
    part,
    play,
    position,
    usual_cards,
)

DEALT = 44  # events: 36 units into their stacks, and eight of them onto the board
FACTIONS = ("slavs", "vikings", "greeks", "romans")
# The page's table, but for the move of Łucznicy, the cost of Strzyga and the attack of Welici (see the README):
# copies, toughness, move, attack, type, cost, ability.
UNITS = {
    "slavs": {
        "woje": (6, 2, 2, 1, "melee", 1, "horde"),
        "lucznicy": (4, 1, 3, 2, "ranged", 2, "cover"),
        "zbrojni": (4, 3, 2, 2, "melee", 3, "armour"),
        "strzyga": (2, 2, 3, 2, "melee", 2, "flight"),
        "bies": (2, 4, 2, 3, "melee", 4, "regeneration"),
    },
    "vikings": {
        "tarczownicy": (6, 2, 2, 1, "melee", 1, "shield-wall"),
        "miotacze": (4, 1, 2, 2, "ranged", 2, "axes"),
        "berserkerzy": (4, 2, 3, 2, "melee", 2, "rage"),
        "huskarle": (2, 3, 2, 3, "melee", 3, "tireless"),
        "jotun": (2, 5, 1, 3, "melee", 4, "crush"),
    },
    "greeks": {
        "peltasci": (5, 1, 3, 1, "ranged", 1, "skirmish"),
        "toksoci": (4, 1, 2, 2, "ranged", 2, "long-shot"),
        "hoplici": (5, 3, 1, 2, "melee", 2, "phalanx"),
        "centaur": (2, 3, 3, 2, "melee", 3, "charge"),
        "minotaur": (2, 4, 2, 3, "melee", 4, "horns"),
    },
    "romans": {
        "hastati": (6, 2, 2, 1, "melee", 1, "quick-march"),
        "welici": (4, 1, 2, 1, "ranged", 2, "javelins"),
        "legionisci": (4, 2, 2, 2, "melee", 2, "testudo"),
        "triari": (2, 3, 2, 2, "melee", 3, "bastion"),
        "gryf": (2, 3, 3, 3, "melee", 4, "flight"),
    },
}
# Front row, then the second row.
START = {
    "slavs": ("woje", "woje", "lucznicy", "woje"),
    "vikings": ("berserkerzy", "tarczownicy", "miotacze", "tarczownicy"),
    "greeks": ("peltasci", "toksoci", "hoplici", "toksoci"),
    "romans": ("triari", "hastati", "welici", "hastati"),
}
FIELDS = {"south": ("c3", "b2", "c2", "d2"), "north": ("c5", "d6", "c6", "b6")}


def dealt(secret=0, cards=None, **options):
    """A match as it is dealt; the secret decides its luck."""
    return Match(
        GAME,
        2,
        options,
        cards=cards or usual_cards(),
        secret=secret.to_bytes(32, "big"),
        id="test",
        mode="interpreted",
    )


def factions(match):
    return part(match, "south"), part(match, "north")


def units(match, side):
    return set(part(match, "units", side).split(","))


def first_rolls(match):
    """What South and North rolled, as often as they did."""
    told = [event for event in match.events(SOUTH, -1) if event["event"] in ("rolled_first", "rolls_level")]
    rolls = [(event["facts"]["one"], event["facts"]["two"]) for event in told if event["event"] == "rolled_first"]
    again = ["rolled_first", "rolled_first", "rolls_level"] * (len(rolls) // 2)
    assert [event["event"] for event in told] == again[:-1]
    assert [event["seat"] for event in told] == [SOUTH, NORTH, None] * (len(rolls) // 2 - 1) + [SOUTH, NORTH]
    return [tuple(rolls[first : first + 2]) for first in range(0, len(rolls), 2)]


def winner(match):
    south, north = first_rolls(match)[-1]
    return SOUTH if sum(south) > sum(north) else NORTH


def dice_of(match):
    """The dice of a match, from the first on."""
    source = blank(GAME.state)
    source["key"] = match.state["key"]
    (s,) = interpreted(source)
    while True:
        yield below(s, FACES) + 1


# Options


@pytest.mark.clause("M1")
@pytest.mark.parametrize(("south", "north"), list(permutations(FACTIONS, 2)))
def test_each_side_plays_the_faction_that_its_option_names(south, north):
    assert factions(dealt(south=south, north=north)) == (south, north)


@pytest.mark.clause("M1")
@pytest.mark.parametrize("faction", FACTIONS)
def test_equal_factions_are_played_only_with_mirror(faction):
    with pytest.raises(BadOptions):
        dealt(south=faction, north=faction)
    with pytest.raises(BadOptions):
        dealt(south=faction, north=faction, mirror=False)
    assert factions(dealt(south=faction, north=faction, mirror=True)) == (faction, faction)


@pytest.mark.clause("M1")
def test_mirror_allows_different_factions_too():
    assert factions(dealt(south="slavs", north="romans", mirror=True)) == ("slavs", "romans")


@pytest.mark.clause("M1")
def test_factions_are_random_unless_named():
    match = dealt()
    assert (match.options["south"], match.options["north"]) == ("random", "random")
    assert factions(match) == factions(dealt(south="random", north="random"))
    assert len({factions(dealt(secret)) for secret in range(60)}) > 6


@pytest.mark.clause("M1")
def test_random_factions_differ_and_every_pair_comes_evenly():
    pairs = Counter(factions(dealt(secret)) for secret in range(600))
    assert set(pairs) == set(permutations(FACTIONS, 2))
    assert all(25 < count < 80 for count in pairs.values())
    for side in (0, 1):
        of_side = Counter(pair[side] for pair in pairs.elements())
        assert all(110 < of_side[faction] < 190 for faction in FACTIONS)


@pytest.mark.clause("M1")
def test_with_mirror_random_factions_may_be_equal_and_all_sixteen_pairs_come_evenly():
    pairs = Counter(factions(dealt(secret, mirror=True)) for secret in range(640))
    assert len(pairs) == 16
    assert all(18 < count < 70 for count in pairs.values())


@pytest.mark.clause("M1")
@pytest.mark.parametrize("named", ["south", "north"])
@pytest.mark.parametrize("faction", FACTIONS)
def test_a_random_faction_is_evenly_one_of_the_three_that_the_other_side_does_not_play(named, faction):
    options = {named: faction}
    drawn = Counter(factions(dealt(secret, **options))[named == "south"] for secret in range(120))
    assert set(drawn) == set(FACTIONS) - {faction}
    assert all(20 < count < 65 for count in drawn.values())


@pytest.mark.clause("M1")
def test_with_mirror_a_random_faction_may_be_the_one_that_the_other_side_has_named():
    assert {factions(dealt(secret, north="greeks", mirror=True))[0] for secret in range(60)} == set(FACTIONS)


@pytest.mark.clause("M1")
def test_south_draws_first():
    """So North's own draw changes nothing of South's."""
    for secret in range(20):
        south, _ = factions(dealt(secret, mirror=True))
        assert factions(dealt(secret, north="romans", mirror=True))[0] == south


@pytest.mark.clause("M1", "M22", "M23")
def test_the_usual_options():
    match = dealt()
    assert match.options == {
        "south": "random",
        "north": "random",
        "mirror": False,
        "board": "lumeria",
        "scenario": "three-hills",
        "round_limit": 30,
    }
    assert part(match, "board") == "lumeria"
    assert part(match, "scenario") == "three-hills"
    assert part(match, "round") == "0/30"


@pytest.mark.clause("M1")
@pytest.mark.parametrize(
    "options",
    [
        {"south": "gauls"},
        {"north": "Slavs"},
        {"south": 1},
        {"north": True},
        {"mirror": 1},
        {"board": "plain"},
        {"scenario": "four-hills"},
        {"round_limit": 0},
        {"round_limit": -1},
        {"round_limit": "30"},
        {"first": "south"},
    ],
    ids=str,
)
def test_other_options_are_refused(options):
    with pytest.raises(BadOptions):
        dealt(**options)


@pytest.mark.clause("M1")
@pytest.mark.parametrize("seats", [0, 1, 3, 4])
def test_it_is_a_game_for_two(seats):
    with pytest.raises(BadOptions):
        Match(GAME, seats, cards=usual_cards(), mode="interpreted")


@pytest.mark.clause("M1")
def test_another_layout_of_the_data_file_can_be_chosen():
    small = (
        '[[board]]\nname = "small"\nrows = ["R c R", ". . .", "H . H", ". . .", "R c R"]\nsacred = "A3"\n'
        'start = ["B2", "A1", "B1", "C1"]\n'
        'origin = { rows = "reconstructed", sacred = "reconstructed", start = "reconstructed" }\n\n'
    )
    text, _ = CardFile(GAME).changed("[[faction]]", small + "[[faction]]")
    match = dealt(cards=GAME.load_cards(text), board="small", south="slavs", north="romans")
    assert part(match, "board") == "small"
    assert units(match, "south") == {"b2:woje", "a1:woje", "b1:lucznicy", "c1:woje"}
    assert units(match, "north") == {"b4:triari", "c5:hastati", "b5:welici", "a5:hastati"}


# The armies


@pytest.mark.clause("M1")
@pytest.mark.parametrize(("faction", "unit"), [(faction, unit) for faction in FACTIONS for unit in UNITS[faction]])
def test_the_units_are_those_of_the_page(faction, unit):
    facts = usual_cards().facts[unit]
    keys = ("copies", "toughness", "move", "attack", "type", "cost", "ability")
    assert tuple(facts[key] for key in keys) == UNITS[faction][unit]


@pytest.mark.clause("M1")
@pytest.mark.parametrize("faction", FACTIONS)
def test_each_faction_has_eighteen_units(faction):
    assert sum(usual_cards().facts[unit]["copies"] for unit in UNITS[faction]) == 18


@pytest.mark.clause("M1")
@pytest.mark.parametrize("side", ["south", "north"])
@pytest.mark.parametrize("faction", FACTIONS)
def test_the_start_units_stand_as_the_layout_of_the_faction_says(faction, side):
    other = FACTIONS[FACTIONS.index(faction) - 1]
    match = dealt(**{side: faction, "north" if side == "south" else "south": other})
    assert units(match, side) == {f"{field}:{unit}" for field, unit in zip(FIELDS[side], START[faction], strict=True)}


@pytest.mark.clause("M1")
def test_north_stands_as_south_would_seen_from_the_other_side():
    """With a layout that is not the same from left and from right; the file has South's view."""
    text, _ = CardFile(GAME).changed(
        'start = ["woje", "woje", "lucznicy", "woje"]', 'start = ["woje", "bies", "lucznicy", "zbrojni"]'
    )
    match = dealt(cards=GAME.load_cards(text), south="slavs", north="slavs", mirror=True)
    assert units(match, "south") == {"c3:woje", "b2:bies", "c2:lucznicy", "d2:zbrojni"}
    assert units(match, "north") == {"c5:woje", "d6:bies", "c6:lucznicy", "b6:zbrojni"}


@pytest.mark.clause("M1")
@pytest.mark.parametrize("viewer", [0, 1, 2])
@pytest.mark.parametrize("faction", FACTIONS)
def test_the_start_units_come_out_of_the_eighteen_and_the_others_lie_open_in_stacks(faction, viewer):
    match = dealt(south=faction, north=faction, mirror=True)
    left = Counter({unit: numbers[0] for unit, numbers in UNITS[faction].items()}) - Counter(START[faction])
    assert left.total() == 14
    stacks = match.view(viewer)["table"]["stock"]
    assert stacks == [dict(left), dict(left)]


@pytest.mark.clause("M1")
@pytest.mark.parametrize("side", ["south", "north"])
def test_each_side_begins_with_its_tokens_in_their_places_and_without_gold_or_points(side):
    match = dealt()
    assert part(match, "tokens", side) == "march,salvo,fortune,god"
    assert "track=" not in position(match)
    assert part(match, "gold", side) == "0"
    assert part(match, "points", side) == "0"
    assert "lost=" not in position(match)


# Who begins


@pytest.mark.clause("M2")
def test_souths_two_dice_fall_first_then_norths_and_level_sums_are_rolled_again():
    rolls_seen = set()
    for secret in range(60):
        match = dealt(secret, south="slavs", north="greeks")
        *level, last = first_rolls(match)
        dice = dice_of(match)
        for south, north in (*level, last):
            assert (south, north) == ((next(dice), next(dice)), (next(dice), next(dice)))
        assert all(sum(south) == sum(north) for south, north in level)
        assert sum(last[0]) != sum(last[1])
        assert draw_numbers(match) == 4 * (len(level) + 1)
        rolls_seen.add(len(level) + 1)
    assert {1, 2, 3} <= rolls_seen


@pytest.mark.clause("M2")
@pytest.mark.parametrize("level", [0, 1, 15, 16, 17, 40])
def test_however_long_the_rolls_stay_level_there_is_room_to_tell_the_last(monkeypatch, level):
    """Rolls that cannot be told any more count for the level one told before them."""
    dice = chain(*repeat((0, 4, 3, 1), level), (5, 4, 0, 1))
    monkeypatch.setattr(set_up, "below", lambda _, __: next(dice))
    (s,) = interpreted(blank(GAME.state))
    s.happened = DEALT
    set_up.roll_for_the_beginning(s)
    told = [
        (event[KIND], event[SEAT], event[AMOUNT], *event[EVENT_FIELDS : EVENT_FIELDS + 2])
        for event in s.events.tolist()[DEALT : s.happened]
    ]
    rolls_told = min(level, (len(s.events) - DEALT) // 3 - 1)
    roll = [(Event.ROLLED_FIRST, SOUTH, 6, 1, 5), (Event.ROLLED_FIRST, NORTH, 6, 4, 2)]
    again = [*roll, (Event.ROLLS_LEVEL, -1, 1, 0, 0)] * rolls_told
    if level > rolls_told:
        again[-1] = Event.ROLLS_LEVEL, -1, level - rolls_told + 1, 0, 0
    assert told == [*again, (Event.ROLLED_FIRST, SOUTH, 11, 6, 5), (Event.ROLLED_FIRST, NORTH, 3, 1, 2)]
    assert s.me == SOUTH


@pytest.mark.clause("M2")
def test_the_winner_of_the_roll_makes_the_first_decision_before_any_income():
    asked = set()
    for secret in range(12):
        match = dealt(secret)
        assert match.to_act == [winner(match)]
        assert can(match) == {"south begins", "north begins"}
        assert part(match, "gold", "south") == part(match, "gold", "north") == "0"
        with pytest.raises(NotYourTurn):
            match.play(1 - winner(match), "south begins")
        asked |= set(match.to_act)
    assert asked == {SOUTH, NORTH}


@pytest.mark.clause("M2", "M3", "M4")
@pytest.mark.parametrize("first", ["south", "north"])
@pytest.mark.parametrize("secret", range(4))
def test_the_winner_may_name_either_side_and_that_side_recruits_first(secret, first):
    match = play(dealt(secret), f"{first} begins")
    assert part(match, "first") == first
    assert part(match, "round") == "1/30"
    assert part(match, "phase") == "recruitment"
    assert match.to_act == [("south", "north").index(first)]
    assert part(match, "gold", "south") == part(match, "gold", "north") == "2"
    assert names(match) == ["begins", "round_begins", "income", "income"]


@pytest.mark.clause("M2")
def test_nothing_else_can_be_done_before_and_nothing_changes_by_trying():
    match = dealt(south="slavs", north="vikings")
    (seat,) = match.to_act
    before = match.state.tobytes()
    for action in ("pass", "recruit woje", "march", "choose c3", "fortune", "use god"):
        with pytest.raises(IllegalAction):
            match.play(seat, action)
    assert match.state.tobytes() == before
    assert match.version == 0


@pytest.mark.clause("M2")
def test_the_decision_who_begins_can_be_taken_back():
    match = dealt()
    (seat,) = match.to_act
    match.play(seat, "south begins")
    assert match.can_undo(seat)
    match.undo(seat)
    play(match, "north begins")
    assert part(match, "first") == "north"
    assert part(match, "gold", "south") == "2"


@pytest.mark.clause("M2", "M19")
@pytest.mark.parametrize("first", ["south", "north"])
def test_the_first_player_changes_every_round(first):
    match = dealt(south="vikings", north="romans")
    play(match, f"{first} begins")
    firsts = []
    for number in range(1, 5):
        assert part(match, "round") == f"{number}/30"
        firsts.append(part(match, "first"))
        assert match.to_act == [("south", "north").index(firsts[-1])]
        while part(match, "round") == f"{number}/30":
            play(match, "pass")
    other = {"south": "north", "north": "south"}[first]
    assert firsts == [first, other, first, other]


@pytest.mark.clause("M2")
def test_a_position_before_the_first_round_can_be_read():
    match = at("round=0/30 south=slavs units=c3:woje north=greeks units=c5:peltasci phase=beginning me=north")
    assert match.to_act == [NORTH]
    assert can(match) == {"south begins", "north begins"}


# Everything is public


@pytest.mark.clause("M1")
@pytest.mark.parametrize(
    "text",
    [
        "round=0/30 south=slavs units=c3:woje north=greeks units=c5:peltasci phase=beginning me=north",
        "south=slavs gold=3 north=greeks gold=1 lost=hoplici phase=recruitment me=south",
        "south=slavs tokens=march,god track=3+1 units=c3:woje north=greeks units=c5:peltasci phase=manoeuvre me=south",
        "south=slavs units=c3:bies/2!+ north=greeks points=4 units=c5:peltasci- phase=activation me=north",
    ],
    ids=["beginning", "recruitment", "manoeuvre", "activation"],
)
def test_both_sides_and_spectators_see_the_same_and_nobody_the_dice_to_come(text):
    match = at(text, dice=(1, 2, 3))
    tables = [match.view(viewer)["table"] for viewer in (0, 1, 2)]
    assert tables[0] == tables[1] == tables[2]
    for viewer in (0, 1, 2):
        assert match.view_record(viewer)["key"].tolist() == [[0, 0]]
        assert match.view_record(viewer)["drawn"].tolist() == [0]
    play(match, min(can(match)))
    assert match.events(0) == match.events(1) == match.events(2)


@pytest.mark.clause("M14")
def test_all_see_an_attack_before_its_dice_fall_but_not_the_dice():
    match = at(
        "south=vikings units=b4:huskarle north=slavs units=a4:bies/1 phase=activation me=south", dice=(1, 2, 3, 4)
    )
    play(match, "choose b4", "attack a4", "use god")
    tables = [match.view(viewer)["table"] for viewer in (0, 1, 2)]
    assert tables[0] == tables[1] == tables[2]
    assert not any(tables[0]["faces"])
    assert (part(match, "dice"), part(match, "modifiers"), part(match, "target")) == ("4", "surrounded", "a4")
