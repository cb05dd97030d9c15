import pytest

from tests.games.lusitania_xxi.position import position

EVERYBODY = {0, 1, 2, 3, 4}


@pytest.mark.clause("X4")
@pytest.mark.parametrize("action", ["exchange 1 for 2", "recruit 3", "equip 2 under ii", "dismiss 1"])
def test_there_is_exactly_one_mandatory_action(action):
    legion = {"0": "caesar", "ii": "blue-2"}
    table = position(hands={0: "gunner shield cook"}, legions={0: legion}).play(action)
    assert table.to_act == 0
    for again in ("exchange 1 for 1", "exchange 3 for 4", "recruit 1", "equip 1 under ii", "dismiss 1", "dismiss 2"):
        table.refuses(again, "already_acted")
    assert table.legal == ["use 0", "end turn"]


@pytest.mark.clause("X4")
def test_the_turn_cannot_be_ended_before_the_mandatory_action():
    table = position(hands={0: "gunner shield cook"}, legions={0: {"0": "caesar"}})
    table.refuses("end turn", "must_act")
    table.play("use 0")
    assert table.to_act == 0
    table.refuses("end turn", "must_act")


@pytest.mark.clause("X4")
def test_the_turn_ends_by_itself_when_no_free_action_is_possible():
    table = position(hands={0: "gunner shield cook"}, legions={0: {}, 1: {"0": "caesar"}}).play("exchange 1 for 1")
    assert (table.me, table.to_act, table["turns"]) == (1, 1, 1)
    assert table.happened("turn_begins") == [(1, "-", None, None, 31)]


@pytest.mark.clause("X4", "X11")
def test_a_card_that_cannot_be_used_does_not_keep_the_turn_open():
    table = position(legions={0: {"0": "doctor", "8": "cleopatra"}}).play("exchange 1 for 1")
    assert table.me == 1


@pytest.mark.clause("X4")
@pytest.mark.parametrize("cell", ["0", "8"])
def test_the_turn_stays_open_while_a_free_action_is_possible_and_ends_when_its_seat_says_so(cell):
    table = position(legions={0: {cell: "commander"}, 1: {"0": "caesar"}}).play("exchange 1 for 1")
    assert (table.me, table["turns"]) == (0, 0)
    assert table.legal == [f"use {cell}", "end turn"]
    table.play("end turn")
    assert (table.me, table["turns"]) == (1, 1)
    assert table.legion(0) == {cell: "commander"}


@pytest.mark.clause("X4")
def test_the_free_action_after_the_mandatory_one_ends_the_turn():
    table = position(legions={0: {"0": "commander", "8": "inspector"}, 1: {"0": "caesar"}})
    table.play("exchange 1 for 1", "use 0", "redraw 1")
    assert (table.me, table["turns"]) == (1, 1)


@pytest.mark.clause("X4")
def test_after_the_free_action_the_mandatory_one_ends_the_turn():
    table = position(hands={0: "cook axe bow"}, legions={0: {"0": "commander", "8": "inspector"}, 1: {"0": "caesar"}})
    table.play("use 0", "redraw 2")
    assert table.me == 0
    table.refuses("use 8", "free_action_used")
    table.refuses("end turn", "must_act")
    table.play("dismiss 1")
    assert (table.me, table["turns"]) == (1, 1)


@pytest.mark.clause("X4")
def test_at_most_one_free_action_a_turn_even_with_caesar_back_at_once():
    full = {"0": "commander", "8": "doctor"}
    table = position(hands={0: "cook axe bow"}, legions={0: {"0": "caesar"}, 1: full}).play("use 0")
    assert table.legion(0) == {"0": "caesar"}
    table.refuses("use 0", "free_action_used")


@pytest.mark.clause("X4")
def test_the_free_action_never_stands_inside_the_mandatory_one():
    legion = {"0": "commander", "i": "blue-1", "ii": "blue-2", "iii": "blue-3"}
    table = position(legions={0: legion, 1: {"0": "caesar"}}, objectives={"virtus-9": 0}).play("exchange 1 for 1")
    assert table.phase == "second exchange"
    table.refuses("use 0", "finish_first")
    table.refuses("end turn", "finish_first")


@pytest.mark.clause("X4")
def test_the_mandatory_action_never_stands_inside_the_free_one():
    table = position(legions={0: {"0": "commander"}, 1: {"0": "caesar"}}).play("use 0")
    for action in ("exchange 1 for 1", "recruit 1", "dismiss 1", "end turn", "use 0"):
        table.refuses(action, "finish_first")


@pytest.mark.clause("X4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_turns_go_to_the_left(seats):
    legions = {seat: {} for seat in range(seats)}
    table = position(seats=seats, legions={**legions, 0: {"i": "blue-1"}}, me=seats - 1)
    order = []
    for _ in range(2 * seats):
        order.append(table.to_act)
        table.play("exchange 1 for 4")
    assert order == [seats - 1, *range(seats), *range(seats - 1)]
    assert table["turns"] == 2 * seats


@pytest.mark.clause("X4")
def test_a_new_turn_has_its_own_mandatory_and_free_action():
    table = position(legions={0: {"0": "commander"}, 1: {"0": "commander", "8": "caesar"}})
    table.play("use 0", "redraw 1", "exchange 1 for 1")
    assert table.me == 1
    assert table.allows("exchange 1 for 1", "use 0", "use 8", "dismiss 1")
    table.refuses("end turn", "must_act")


@pytest.mark.clause("X4")
@pytest.mark.parametrize("action", ["exchange 1 for 2", "recruit 3", "equip 2 under ii", "dismiss 1"])
def test_the_hand_holds_three_at_the_end_of_a_turn(action):
    table = position(hands={0: "gunner shield cook"}, legions={0: {"ii": "blue-2"}}).play(action)
    assert table.me == 1
    assert "-" not in table.hand(0).split()


@pytest.mark.clause("X4")
def test_an_empty_camp_does_not_excuse_from_recruiting_or_dismissing():
    table = position(hands={0: "commander cook commander"}, camp="- - - -", last_turn=True, pile="", pile_number=2)
    table.refuses("exchange 2 for 1", "camp_place_empty")
    table.refuses("end turn", "must_act")
    assert table.legal == ["recruit 1", "recruit 2", "recruit 3", "dismiss 2", "use 0"]


COMMANDERS = "commander commander commander"
STUCK = {"hands": {0: COMMANDERS}, "camp": "- - - -", "last_turn": True, "pile": "", "pile_number": 2}
FULL = {"0": "inspector", "8": "doctor"}


@pytest.mark.clause("X4")
def test_the_action_is_skipped_when_nothing_at_all_is_possible():
    table = position(**STUCK, legions={0: FULL, 1: {"0": "caesar"}})
    assert table.legal == ["use 0", "end turn"]
    table.play("end turn")
    assert table.ending == "pile"


@pytest.mark.clause("X4")
@pytest.mark.parametrize(
    ("change", "possible"),
    [
        ({"camp": "- - cook -"}, "exchange 1 for 3"),
        ({"hands": {0: "commander commander doctor"}}, "dismiss 3"),
        ({"legions": {0: {"0": "inspector"}, 1: {"0": "caesar"}}}, "recruit 1"),
        ({"legions": {0: {"8": "inspector"}, 1: {"0": "caesar"}}}, "recruit 3"),
    ],
)
def test_the_action_is_not_skipped_while_anything_is_possible(change, possible):
    table = position(**{**STUCK, "legions": {0: FULL, 1: {"0": "caesar"}}, **change})
    assert table.allows(possible)
    table.refuses("end turn", "must_act")


@pytest.mark.clause("X4", "X12")
def test_the_turn_ends_by_itself_when_caesar_leaves_nothing_to_do():
    full = {"0": "commander", "8": "doctor"}
    table = position(**{**STUCK, "camp": "cook - - axe"}, legions={0: {"0": "caesar", "8": "doctor"}, 1: full})
    table.play("use 0")
    assert table.camp == "- - - -"
    assert table.legion(0) == {"0": "caesar", "8": "doctor"}
    assert table.ending == "pile"


@pytest.mark.clause("X4", "X12")
def test_the_skipped_action_needs_full_ends_after_caesar_has_left():
    table = position(**{**STUCK, "camp": "cook - - axe"}, legions={0: {"0": "caesar", "8": "doctor"}})
    table.play("use 0")
    assert not table.over
    assert table.legal == ["recruit 1", "recruit 2", "recruit 3"]
    table.play("recruit 2")
    assert table.legion(0) == {"0": "commander", "8": "doctor"}
    assert table.ending == "pile"


@pytest.mark.clause("X4")
def test_the_turn_ends_by_itself_when_a_commander_has_emptied_the_hand():
    table = position(hands={0: "cook axe -"}, last_turn=True, pile="", pile_number=2)
    table.play("use 0", "redraw 1+2")
    assert table.hand(0) == "- - -"
    assert table.ending == "pile"


@pytest.mark.clause("X4")
def test_a_short_camp_allows_an_exchange_and_stays_short():
    table = position(hands={0: "cook axe bow"}, camp="- horse - gunner", legions={0: {}})
    table.refuses("exchange 1 for 1", "camp_place_empty")
    table.refuses("exchange 1 for 3", "camp_place_empty")
    left = table["pile_left"]
    table.play("exchange 1 for 4")
    assert table.camp == "- horse - cook"
    assert table.hand(0) == "gunner axe bow"
    assert table["pile_left"] == left


@pytest.mark.clause("X4")
def test_only_the_seat_whose_turn_it_is_may_act():
    table = position(seats=4, me=2)
    assert table.to_act == 2


@pytest.mark.clause("X5")
@pytest.mark.parametrize("hand", [1, 2, 3])
@pytest.mark.parametrize("camp", [1, 2, 3, 4])
def test_the_two_cards_of_an_exchange_swap_places(hand, camp):
    table = position(hands={0: "cook axe doctor"}, camp="horse bow stone auxilia")
    mine, theirs = table.hand(0).split(), table.camp.split()
    pile = table.pile
    table.play(f"exchange {hand} for {camp}")
    mine[hand - 1], theirs[camp - 1] = theirs[camp - 1], mine[hand - 1]
    assert table.hand(0).split() == mine
    assert table.camp.split() == theirs
    assert table.pile == pile
    assert table.discard == ""
    assert table.seen(0, hand - 1) == EVERYBODY
    assert all(table.seen(0, i) == {0} for i in range(3) if i != hand - 1)


@pytest.mark.clause("X5")
def test_the_card_given_may_be_of_the_kind_taken_which_is_then_known_to_all():
    table = position(hands={0: "cook axe bow"}, camp="horse bow stone auxilia").play("exchange 3 for 2")
    assert table.hand(0) == "cook axe bow"
    assert table.camp == "horse bow stone auxilia"
    assert table.seen(0, 2) == EVERYBODY


@pytest.mark.clause("X5")
def test_an_exchange_needs_a_card_in_the_hand_place_and_in_the_camp_place():
    table = position(hands={0: "cook - bow"}, camp="horse - stone auxilia", last_turn=True, pile="", pile_number=2)
    table.refuses("exchange 2 for 1", "no_card_there")
    table.refuses("exchange 1 for 2", "camp_place_empty")
    assert table.allows("exchange 1 for 1", "exchange 3 for 4")


@pytest.mark.clause("X5")
@pytest.mark.parametrize("card", ["commander", "auxilia", "blue-1", "stone"])
def test_any_card_may_be_exchanged_a_commander_too(card):
    table = position(hands={0: f"cook {card} bow"}).play("exchange 2 for 3")
    assert table.camp == f"horse bow {card} cleopatra"
    assert table.hand(0) == "cook stone bow"


@pytest.mark.clause("X5")
def test_a_commander_may_be_taken_from_the_camp():
    table = position(hands={0: "cook axe bow"}, camp="horse commander stone axe").play("exchange 1 for 2")
    assert table.hand(0) == "commander axe bow"


@pytest.mark.clause("X5")
def test_an_exchange_is_seen_by_all():
    table = position(hands={0: "cook axe bow"}, camp="horse sword stone auxilia").play("exchange 2 for 3")
    assert table.happened("taken") == [(0, "stone", "camp.2", "hand.0.1", 31)]
    assert table.happened("given") == [(0, "axe", "hand.0.1", "camp.2", 31)]


@pytest.mark.clause("X4", "X11")
def test_a_card_that_becomes_useful_by_the_mandatory_action_keeps_the_turn_open():
    table = position(hands={0: "cook axe bow"}, legions={0: {"0": "doctor"}, 1: {"0": "caesar"}}).play("dismiss 1")
    assert (table.me, table.legal) == (0, ["use 0", "end turn"])
    table = position(hands={0: "auxilia axe bow"}, legions={0: {}, 1: {"0": "caesar"}}).play("recruit 1")
    assert (table.me, table.legal) == (0, ["use 0", "end turn"])


@pytest.mark.clause("X4", "X11")
def test_a_card_that_becomes_useless_by_the_mandatory_action_does_not_keep_the_turn_open():
    last = {"last_turn": True, "pile": "", "pile_number": 2}
    table = position(hands={0: "cook - -"}, legions={0: {"0": "commander"}}, **last).play("dismiss 1")
    assert table.ending == "pile"


@pytest.mark.clause("X4")
@pytest.mark.parametrize("hand", ["commander - -", "- commander -", "- - commander", "- - -"])
def test_the_action_is_skipped_with_fewer_cards_too(hand):
    table = position(**{**STUCK, "hands": {0: hand}}, legions={0: {"0": "doctor", "8": "caesar"}})
    assert table.legal == ["use 8", "end turn"]


@pytest.mark.clause("X4")
def test_without_a_hand_card_a_full_camp_is_no_action():
    table = position(**{**STUCK, "hands": {0: "- - -"}, "camp": "cook axe bow horse"}, legions={0: {"8": "caesar"}})
    assert table.legal == ["use 8", "end turn"]


FREE = {
    "caesar": [],
    "commander": ["redraw 1"],
    "auxilia": ["station at i"],
    "senator": ["give 1"],
    "inspector": ["discard 1", "take cook"],
    "doctor": ["heal 1"],
    "cleopatra": ["rob seat 1 at i"],
}


@pytest.mark.clause("X4", "X11")
@pytest.mark.parametrize("card", FREE)
@pytest.mark.parametrize("cell", ["0", "8"])
def test_every_free_action_may_come_before_or_after_the_mandatory_one(card, cell):
    def table():
        legions = {0: {cell: card}, 1: {"i": "red-1 + bow", "8": "doctor" if card == "caesar" else "caesar"}}
        return position(hands={0: "cook axe stone"}, legions=legions, dismissed={0: "axe"}, camp="axe bow horse sword")

    before = table().play(f"use {cell}", *FREE[card])
    assert (before.me, before.phase) == (0, "turn")
    before.refuses("end turn", "must_act")
    assert before.play("exchange 3 for 2").me == 1
    after = table().play("exchange 3 for 2", f"use {cell}", *FREE[card])
    assert (after.me, after["turns"]) == (1, 1)
    gone = card in ("caesar", "auxilia")
    assert (card in after.discard.split()) == (not gone)
    assert cell not in after.legion(0)
