import pytest

from tests.games.lusitania_xxi.position import NUMBER, dealt, position

LAST = {"last_turn": True, "pile": "", "pile_number": 2}
CAESAR = {"0": "caesar"}


def drawing(pile, **more):
    """Seat 0 is about to draw and has nothing to use."""
    return position(hands={0: "cook axe bow"}, pile=pile, **{"legions": {0: {}}, **more})


@pytest.mark.clause("X30")
@pytest.mark.parametrize("action", ["dismiss 2", "recruit 1", "equip 3 under i"])
def test_when_the_last_card_leaves_the_first_pile_the_discard_pile_is_shuffled_at_once(action):
    table = drawing("sword", discard="doctor spear spear", legions={0: {"i": "blue-1"}}).play(action)
    assert "sword" in table.hand(0).split()
    assert table["pile_number"] == 2
    assert sorted(table.pile.split()) == ["doctor", "spear", "spear"]
    assert table.discard == ""
    assert table["last_turn"] == 0
    assert not table.over
    assert table.me == 1
    assert len(table.happened("shuffled")) == 1
    assert table.happened("pile_ended") == []


@pytest.mark.clause("X30")
def test_while_a_card_is_left_in_the_pile_nothing_happens():
    for pile_number in (1, 2):
        table = drawing("sword stone", discard="doctor", pile_number=pile_number).play("dismiss 2")
        assert table.pile == "stone"
        assert table.discard == "doctor"
        assert (table["pile_number"], table["last_turn"]) == (pile_number, 0)
        assert not table.over


@pytest.mark.clause("X30")
def test_the_second_pile_is_shuffled():
    piles = {drawing("sword", discard="doctor spear axe cook", key=(7, n)).play("dismiss 2").pile for n in range(30)}
    assert len(piles) > 8


@pytest.mark.clause("X30")
def test_drawing_goes_on_from_the_new_pile_with_what_the_step_discarded():
    table = drawing("sword", legions={0: {"0": "commander"}}).play("use 0", "redraw 1+2+3")
    hand = table.hand(0).split()
    assert hand[0] == "sword"
    assert sorted([*hand[1:], *table.pile.split()]) == ["axe", "bow", "cook"]
    assert table["origin"][0].tolist() == [1, 2, 2]
    assert table["last_turn"] == 0
    assert table.discard == "commander"


@pytest.mark.clause("X30")
def test_two_dismissed_cards_are_not_in_the_new_pile():
    table = drawing("sword", objectives={"virtus-8": 0}, discard="stone horse").play("dismiss 1+2")
    hand = table.hand(0).split()
    assert hand[0] == "sword"
    assert sorted([hand[1], *table.pile.split()]) == ["horse", "stone"]
    assert table["origin"][0].tolist() == [1, 2, 1]


@pytest.mark.clause("X30")
def test_the_second_time_no_pile_is_formed_and_the_game_ends_with_the_turn():
    table = drawing("sword", pile_number=2, discard="doctor spear").play("dismiss 2")
    assert table.hand(0) == "cook sword bow"
    assert table.pile == ""
    assert table.discard == "doctor spear"
    assert table.ending == "pile"
    assert table.over
    assert len(table.happened("pile_ended")) == 1
    assert len(table.happened("game_over")) == 1
    assert table.happened("turn_begins") == []


@pytest.mark.clause("X30")
def test_the_turn_is_finished_before_the_game_ends():
    table = drawing("sword", pile_number=2, legions={0: CAESAR}).play("dismiss 2")
    assert table["last_turn"] == 1
    assert not table.over
    assert table.legal == ["use 0", "end turn"]
    table.play("end turn")
    assert table.ending == "pile"


@pytest.mark.clause("X30")
def test_the_second_pile_may_end_in_a_free_action_before_the_mandatory_one():
    table = drawing("sword", pile_number=2, legions={0: {"0": "commander"}}).play("use 0", "redraw 2")
    assert table["last_turn"] == 1
    assert not table.over
    table.refuses("end turn", "must_act")
    table.play("dismiss 1")
    assert table.hand(0) == "- sword bow"
    assert table.ending == "pile"


@pytest.mark.clause("X30")
@pytest.mark.parametrize("action", ["dismiss 2", "recruit 1", "equip 3 under i"])
def test_a_draw_that_finds_no_card_draws_nothing(action):
    table = drawing(**LAST, legions={0: {"i": "blue-1"}}).play(action)
    assert table.hand(0).split().count("-") == 1
    assert table.happened("drawn") == []
    assert table.ending == "pile"


@pytest.mark.clause("X30")
def test_an_empty_discard_pile_at_the_first_time_counts_as_the_second():
    table = drawing("sword").play("dismiss 2")
    assert table.hand(0) == "cook sword bow"
    assert table.pile == ""
    assert table.ending == "pile"
    assert table.happened("shuffled") == []


@pytest.mark.clause("X30")
def test_both_piles_may_end_in_one_step():
    table = drawing("sword", objectives={"virtus-8": 0}, discard="stone").play("dismiss 1+2")
    assert table.hand(0) == "sword stone bow"
    assert table["origin"][0].tolist() == [1, 2, 1]
    assert table.pile == ""
    assert table.ending == "pile"


@pytest.mark.clause("X30")
def test_a_commanders_discarded_card_alone_makes_the_second_pile():
    table = drawing("sword", legions={0: {"0": "commander"}}).play("use 0", "redraw 1")
    assert table.hand(0) == "sword axe bow"
    assert table.pile == "cook"
    assert (table["pile_number"], table["last_turn"]) == (2, 0)


@pytest.mark.clause("X30")
def test_21_in_the_rest_of_the_last_turn_still_wins():
    legion = {"0": "doctor", "i": "blue-1 + bow", "ii": "blue-2 + spear + shield", "iii": "blue-3 + spear + shield",
              "iv": "blue-4 + sword + axe", "v": "blue-5 + horse"}  # fmt: skip
    table = drawing("sword", pile_number=2, legions={0: legion}, dismissed={0: "axe"})
    table.play("dismiss 2")
    assert table["last_turn"] == 1
    table.play("use 0", "heal 1", "heal 2")
    assert table.ending == "twenty_one"


@pytest.mark.clause("X30")
def test_21_by_the_mandatory_action_of_the_last_turn_wins_by_points_not_by_the_pile():
    legion = {"0": "commander", "i": "blue-1 + bow", "ii": "blue-2 + spear + shield", "iii": "blue-3 + spear + shield",
              "iv": "blue-4 + sword + axe", "v": "blue-5 + spear"}  # fmt: skip
    table = drawing("sword", pile_number=2, legions={0: legion}).play("use 0", "redraw 2")
    assert table["last_turn"] == 1
    table.play("recruit 1")
    assert table.points(0) == 22
    assert table.ending == "twenty_one"


@pytest.mark.clause("X30")
def test_everybody_knows_the_contents_of_the_second_pile():
    table = drawing("sword", discard="doctor spear spear").play("dismiss 2")
    unseen = table["unseen"][1]
    assert (unseen[NUMBER["doctor"]], unseen[NUMBER["spear"]]) == (1, 2)
    assert unseen.sum() == 3
    assert table["unseen"][0][NUMBER["sword"]] == 1


@pytest.mark.clause("X30")
def test_a_commander_in_the_discard_pile_comes_into_the_second_pile_and_to_a_hand():
    table = drawing("sword axe", discard="commander").play("dismiss 2", "exchange 1 for 4", "end turn", "dismiss 1")
    assert table["pile_number"] == 2
    assert table.pile == "commander"


def places_at_the_end(caesar, legions, me=0, dismissed=None, cell="0"):
    """Each seat's place when the pile ended in the turn of `me`."""
    seats = len(legions)
    laid = {seat: dict(legion) for seat, legion in enumerate(legions)}
    laid[caesar][cell] = "caesar"
    table = position(seats=seats, me=me, legions=laid, dismissed=dismissed, **LAST).play("exchange 1 for 1")
    if not table.over:
        table.play("end turn")
    assert table.ending == "pile"
    return table.places


GUNNER, COOK = {"vii": "gunner"}, {"vi": "cook"}


@pytest.mark.clause("X30")
@pytest.mark.parametrize(
    ("legions", "places"),
    [
        ([COOK, GUNNER], [1, 2]),
        ([GUNNER, COOK], [2, 1]),
        ([GUNNER, {**COOK, **GUNNER}, COOK], [3, 1, 2]),
        ([{}, GUNNER, {**COOK, **GUNNER}, COOK], [4, 3, 1, 2]),
        ([{**COOK, **GUNNER}, COOK, GUNNER, {}], [1, 2, 3, 4]),
    ],
)
def test_the_most_points_win_whoever_has_caesar_and_whose_turn_it_is(legions, places):
    for caesar in range(len(legions)):
        for me in range(len(legions)):
            assert places_at_the_end(caesar, legions, me) == places


@pytest.mark.clause("X30")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("cell", ["0", "8"])
def test_tied_seats_follow_from_caesars_holder_to_the_left(seats, cell):
    for caesar in range(seats):
        for me in range(seats):
            expected = [(seat - caesar) % seats + 1 for seat in range(seats)]
            assert places_at_the_end(caesar, [GUNNER] * seats, me, cell=cell) == expected


@pytest.mark.clause("X30")
@pytest.mark.parametrize(
    ("caesar", "places"), [(0, [4, 1, 3, 2]), (1, [4, 1, 3, 2]), (2, [4, 2, 3, 1]), (3, [4, 2, 3, 1])]
)
def test_if_caesars_holder_is_not_tied_the_first_tied_seat_to_his_left_wins(caesar, places):
    assert places_at_the_end(caesar, [{}, COOK, GUNNER, COOK], me=2) == places


@pytest.mark.clause("X30")
def test_lower_places_are_tied_in_the_same_way():
    assert places_at_the_end(2, [GUNNER, COOK, {}, GUNNER]) == [3, 1, 4, 2]
    assert places_at_the_end(0, [GUNNER, COOK, {}, GUNNER]) == [2, 1, 4, 3]
    assert places_at_the_end(1, [GUNNER, COOK, GUNNER, GUNNER]) == [4, 1, 2, 3]


@pytest.mark.clause("X30", "X10")
def test_half_a_point_decides():
    assert places_at_the_end(0, [GUNNER, GUNNER], dismissed={0: "axe"}) == [2, 1]
    assert places_at_the_end(1, [GUNNER, GUNNER], dismissed={1: "axe"}) == [1, 2]
    assert places_at_the_end(0, [{}, {}], dismissed={0: "axe", 1: "axe axe"}) == [1, 2]
    assert places_at_the_end(1, [{}, {}], dismissed={0: "axe axe", 1: "axe axe"}) == [2, 1]


@pytest.mark.clause("X30")
def test_caesars_holder_at_the_end_counts_not_who_had_him_before():
    table = position(legions={0: CAESAR, 1: {"0": "commander"}}, **LAST).play("use 0")
    assert table.legion(1)["8"] == "caesar"
    table.play("recruit 3")
    assert table.ending == "pile"
    assert table.points(0) == table.points(1) == 0
    assert table.places == [2, 1]


def play_out(table):
    """Everybody exchanges until the game is over; how many turns that took."""
    turns = 0
    while not table.over:
        table.play("exchange 1 for 1")
        if "end turn" in table.legal:
            table.play("end turn")
        turns += 1
    return turns


@pytest.mark.clause("X31")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("limit", [1, 2, 5])
def test_an_endless_game_ends_when_every_seat_has_had_its_turns(seats, limit):
    hands = dict.fromkeys(range(seats), "doctor doctor doctor")
    legions = {0: CAESAR, **{seat: {"0": "doctor", "i": "auxilia"} for seat in range(1, seats)}}
    table = position(seats=seats, hands=hands, legions=legions, camp="doctor doctor doctor doctor", turn_limit=limit)
    assert play_out(table) == limit * seats
    assert table["turns"] == limit * seats
    assert table.ending == "turn_limit"
    assert len(table.happened("game_over")) == 1
    assert table.happened("turn_begins") == []
    assert table.places == [seats, *range(1, seats)]


@pytest.mark.clause("X31")
def test_the_default_limit_is_a_hundred_turns_a_seat():
    table = position(turns=198, legions={0: {}, 1: {}}).play("exchange 1 for 1")
    assert not table.over
    table.play("exchange 1 for 1")
    assert table.ending == "turn_limit"
    assert dealt(3)["turn_limit"] == 300


@pytest.mark.clause("X31")
def test_the_limit_waits_for_the_end_of_the_turn():
    table = position(turns=199, legions={0: CAESAR, 1: {}}).play("exchange 1 for 1")
    assert not table.over
    table.play("end turn")
    assert table.ending == "turn_limit"


@pytest.mark.clause("X31")
def test_the_end_of_the_pile_in_the_same_turn_comes_first():
    table = drawing("sword", pile_number=2, turns=199).play("dismiss 2")
    assert table.ending == "pile"


@pytest.mark.clause("X31")
def test_21_in_the_same_turn_comes_first():
    legion = {"i": "blue-1", "ii": "blue-2 + spear + shield", "iii": "blue-3 + spear + shield",
              "iv": "blue-4 + sword + axe", "v": "blue-5 + horse"}  # fmt: skip
    table = drawing("sword stone", turns=199, legions={0: legion}).play("equip 3 under i")
    assert table.ending == "twenty_one"


@pytest.mark.clause("X31", "X30")
@pytest.mark.parametrize(("caesar", "places"), [(0, [1, 2, 3]), (1, [3, 1, 2]), (2, [2, 3, 1])])
def test_at_the_limit_ties_are_broken_as_at_the_end_of_the_pile(caesar, places):
    legions = {0: {}, 1: {}, 2: {}} | {caesar: CAESAR}
    table = position(seats=3, turns=299, me=1, legions=legions).play("exchange 1 for 1")
    if not table.over:
        table.play("end turn")
    assert table.ending == "turn_limit"
    assert table.places == places
