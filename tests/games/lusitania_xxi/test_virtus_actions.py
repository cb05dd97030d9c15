import pytest

from tests.games.lusitania_xxi.position import position

LAST = {"last_turn": True, "pile": "", "pile_number": 2}


def dismissing(hand, **more):
    return position(hands={0: hand}, legions={0: {}}, objectives={"virtus-8": 0}, **more)


@pytest.mark.clause("X26", "X10")
@pytest.mark.parametrize(
    ("places", "row", "hand"),
    [
        ("1+2", "cook axe", "sword spear bow"),
        ("1+3", "cook bow", "sword axe spear"),
        ("2+3", "axe bow", "cook sword spear"),
    ],
)
def test_two_are_dismissed_in_the_order_of_their_places_and_two_drawn(places, row, hand):
    table = dismissing("cook axe bow", pile="sword spear stone", dismissed={0: "doctor"}).play(f"dismiss {places}")
    assert table.dismissed(0) == f"doctor {row}"
    assert table.hand(0) == hand
    assert table.pile == "stone"
    assert table.points(0) == -1.5
    assert table.me == 1
    assert table["dismissed_seen"][0][:4].tolist() == [1, 1, 1, 0]


@pytest.mark.clause("X26")
def test_with_virtus_8_one_may_still_be_dismissed_alone():
    table = dismissing("cook axe bow", pile="sword spear stone").play("dismiss 2")
    assert table.dismissed(0) == "axe"
    assert table.hand(0) == "cook sword bow"
    assert table.me == 1


@pytest.mark.clause("X26")
def test_neither_of_the_two_may_be_a_mars_card():
    table = dismissing("cook commander bow")
    table.refuses("dismiss 1+2", "mars_stays")
    table.refuses("dismiss 2+3", "mars_stays")
    assert table.allows("dismiss 1+3")


@pytest.mark.clause("X26")
def test_both_of_the_two_must_be_held():
    table = dismissing("cook - bow", **LAST)
    table.refuses("dismiss 1+2", "no_card_there")
    table.refuses("dismiss 2+3", "no_card_there")
    table.play("dismiss 1+3")
    assert table.hand(0) == "- - -"
    assert table.dismissed(0) == "cook bow"


@pytest.mark.clause("X26")
def test_both_are_laid_before_the_first_draw():
    table = dismissing("cook axe bow", pile="sword spear stone").play("dismiss 1+2")
    names = [event[0] for event in table.events]
    assert names[:4] == ["dismissed", "dismissed", "drawn", "drawn"]
    assert [event[1:4] for event in table.happened("dismissed")] == [
        ("cook", "hand.0.0", "dismissed.0.0"),
        ("axe", "hand.0.1", "dismissed.0.1"),
    ]


@pytest.mark.clause("X26", "X30")
def test_when_one_card_is_left_of_the_second_pile_only_one_is_drawn():
    table = dismissing("cook axe bow", pile="sword", pile_number=2).play("dismiss 2+3")
    assert table.hand(0) == "cook sword -"
    assert table.ending == "pile"


@pytest.mark.clause("X26", "X4")
def test_dismissing_two_is_one_mandatory_action():
    table = position(hands={0: "cook axe bow"}, legions={0: {"0": "caesar"}}, objectives={"virtus-8": 0})
    table.play("dismiss 1+2")
    table.refuses("dismiss 1", "already_acted")
    table.refuses("dismiss 1+3", "already_acted")
    assert table.legal == ["use 0", "end turn"]


def swapping(hand="cook axe bow", camp="horse sword stone auxilia", owner=0, **more):
    return position(hands={0: hand}, camp=camp, objectives={"virtus-9": owner}, **{"legions": {0: {}}, **more})


@pytest.mark.clause("X27")
@pytest.mark.parametrize("owner", ["open", 1])
def test_without_virtus_9_one_exchange_ends_the_action(owner):
    table = swapping(owner=owner).play("exchange 1 for 1")
    assert (table.phase, table.me) == ("turn", 1)


@pytest.mark.clause("X27")
@pytest.mark.parametrize("first", ["exchange 1 for 1", "exchange 3 for 2"])
def test_with_virtus_9_a_second_exchange_is_a_choice(first):
    table = swapping().play(first)
    assert (table.phase, table.me) == ("second exchange", 0)
    assert len(table.legal) == 2 * 3 + 1
    table.play("enough")
    assert (table.phase, table.me) == ("turn", 1)


@pytest.mark.clause("X27")
def test_one_of_two_exchanges_is_as_any_exchange():
    table = swapping().play("exchange 2 for 3", "enough")
    assert table.hand(0) == "cook stone bow"
    assert table.camp == "horse sword axe auxilia"


@pytest.mark.clause("X27")
def test_both_are_taken_from_the_camp_as_it_lay_and_both_given_of_the_three_held_before():
    table = swapping().play("exchange 1 for 2")
    for text in ("exchange 1 for 1", "exchange 1 for 2", "exchange 2 for 2", "exchange 3 for 2", "exchange 1 for 4"):
        table.refuses(text, "same_place_twice")
    assert table.allows("exchange 2 for 1", "exchange 3 for 4")
    table.play("exchange 3 for 4")
    assert table.hand(0) == "sword axe auxilia"
    assert table.camp == "horse cook stone bow"
    assert table.seen(0, 0) == table.seen(0, 2) == {0, 1, 2, 3, 4}
    assert table.seen(0, 1) == {0}
    assert (table.phase, table.me) == ("turn", 1)


@pytest.mark.slow
@pytest.mark.clause("X27")
def test_the_second_exchange_needs_cards_in_both_places():
    table = swapping("cook - bow", "horse - stone auxilia", **LAST).play("exchange 1 for 1")
    table.refuses("exchange 2 for 3", "no_card_there")
    table.refuses("exchange 3 for 2", "camp_place_empty")
    assert table.legal == ["exchange 3 for 3", "exchange 3 for 4", "enough"]


@pytest.mark.clause("X27")
@pytest.mark.parametrize(("hand", "camp"), [("cook - -", "horse sword stone auxilia"), ("cook axe bow", "horse - - -")])
def test_nothing_is_asked_when_a_second_exchange_is_impossible(hand, camp):
    table = swapping(hand, camp, **LAST).play("exchange 1 for 1")
    assert table.ending == "pile"
    assert table.hand(0).startswith("horse")
    assert table.camp.startswith("cook")


@pytest.mark.clause("X27", "X4")
def test_two_exchanges_are_one_mandatory_action():
    table = swapping(legions={0: {"0": "caesar"}}).play("exchange 1 for 2", "exchange 2 for 1")
    table.refuses("exchange 3 for 3", "already_acted")
    assert table.legal == ["use 0", "end turn"]


@pytest.mark.clause("X27", "X6")
def test_the_camp_is_judged_after_both_swaps():
    table = swapping("blue-1 blue-2 axe", "blue-3 sword stone auxilia", pile="doctor senator inspector cook")
    table.play("exchange 1 for 2")
    assert table.camp.split()[0] == "blue-3"
    table.play("exchange 2 for 3")
    assert table.camp == "doctor senator inspector auxilia"
    assert table.hand(0) == "sword stone axe"


@pytest.mark.clause("X27")
def test_virtus_9_serves_from_the_next_exchange_on():
    hands = {0: "blue-3 axe bow", 1: "cook axe bow"}
    legions = {0: {"i": "blue-1", "ii": "blue-2"}, 1: {}}
    table = position(hands=hands, legions=legions, objectives={"virtus-9": "open"})
    table.play("recruit 1", "exchange 1 for 1", "exchange 1 for 2")
    assert (table.phase, table.me) == ("second exchange", 0)


@pytest.mark.clause("X26")
def test_virtus_8_serves_from_the_next_dismissal_on():
    hands = {0: "bow cook cook", 1: "cook axe bow"}
    legions = {0: {"i": "blue-1", "iv": "blue-4 + sword + axe"}, 1: {}}
    table = position(hands=hands, legions=legions, objectives={"virtus-8": "open"})
    table.refuses("dismiss 1+2", "one_at_a_time")
    table.play("equip 1 under i", "exchange 1 for 1")
    assert table.me == 0
    assert table.allows("dismiss 1+2")
