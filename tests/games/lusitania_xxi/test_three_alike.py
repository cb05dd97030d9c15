import pytest

from iacta.games.lusitania_xxi.kinds import EQUIPMENT
from tests.games.lusitania_xxi.position import position

VIRTUS_9 = {"virtus-9": 0}


def exchanged(camp, given, place=4, pile="auxilia inspector senator doctor cleopatra", **more):
    """The table after `given` was exchanged for the card in that camp place."""
    table = position(hands={0: f"{given} doctor doctor"}, camp=camp, pile=pile, **more)
    return table.play(f"exchange 1 for {place}")


@pytest.mark.clause("X6")
@pytest.mark.parametrize("piece", EQUIPMENT)
def test_three_equal_pieces_are_discarded_and_three_turned_up(piece):
    table = exchanged(f"{piece} doctor {piece} cook", piece)
    assert table.camp == "auxilia doctor inspector senator"
    assert table.discard == f"{piece} {piece} {piece}"
    assert table.pile == "doctor cleopatra"
    assert table.hand(0) == "cook doctor doctor"


@pytest.mark.clause("X6")
@pytest.mark.parametrize(
    "soldiers",
    [
        "blue-1 blue-3 blue-5",
        "red-1 red-2 red-4",
        "yellow-2 yellow-3 yellow-4",
        "green-3 green-4 green-5",
        "mercenary-1 mercenary-3 mercenary-6",
        "cook gunner cook",
        "gunner cook gunner",
        "cook cook cook",
        "gunner gunner gunner",
    ],
)
def test_three_soldiers_of_one_colour_are_discarded_and_three_turned_up(soldiers):
    first, second, third = soldiers.split()
    table = exchanged(f"{first} {second} doctor axe", third)
    assert table.camp == "auxilia inspector doctor senator"
    assert table.discard.split() == sorted(soldiers.split())


@pytest.mark.clause("X6")
@pytest.mark.parametrize(
    ("camp", "given"),
    [
        ("axe axe sword cook", "sword"),
        ("blue-1 blue-2 red-3 cook", "red-4"),
        ("blue-1 blue-2 mercenary-3 axe", "mercenary-4"),
        ("cook gunner mercenary-6 axe", "blue-1"),
        ("blue-1 red-1 yellow-1 axe", "green-1"),
        ("shield sword axe cook", "spear"),
        ("horse bow stone cook", "horse"),
        ("doctor doctor doctor cook", "doctor"),
        ("doctor doctor cook axe", "doctor"),
        ("senator senator axe cook", "senator"),
        ("inspector inspector axe cook", "inspector"),
        ("auxilia auxilia axe cook", "auxilia"),
        ("cleopatra cleopatra axe cook", "cleopatra"),
        ("commander commander axe cook", "commander"),
        ("blue-1 blue-2 doctor axe", "doctor"),
        ("cook gunner commander axe", "commander"),
        ("axe axe doctor cook", "auxilia"),
        ("axe axe gunner cook", "mercenary-1"),
    ],
)
def test_what_is_not_three_alike_stays(camp, given):
    table = exchanged(camp, given)
    assert table.camp.split() == [*camp.split()[:3], given]
    assert table.discard == ""


@pytest.mark.clause("X6")
def test_two_alike_stay_and_taking_the_third_before_it_comes_back_prevents_the_clearing():
    table = exchanged("axe axe doctor cook", "axe", place=1)
    assert table.camp == "axe axe doctor cook"


@pytest.mark.clause("X6")
def test_three_alike_in_the_camp_are_replaced_until_none_are_left():
    pile = "blue-1 blue-2 blue-3 axe axe axe sword doctor senator cook"
    table = exchanged("spear spear inspector cook", "spear", pile=pile)
    assert table.camp == "sword doctor inspector senator"
    assert table.discard == "axe axe axe blue-1 blue-2 blue-3 spear spear spear"
    assert table.pile == "cook"
    assert len(table.happened("cleared")) == 9
    assert [card for _, card, *_ in table.happened("turned_up")] == pile.split()[:9]


@pytest.mark.clause("X6")
def test_a_card_that_stayed_counts_with_the_new_ones():
    table = exchanged("spear spear axe cook", "spear", pile="axe senator axe sword doctor inspector cook")
    assert table.discard == "axe axe axe spear spear spear"
    assert sorted(table.camp.split()) == ["doctor", "inspector", "senator", "sword"]


@pytest.mark.clause("X6")
def test_new_cards_fill_the_empty_places_lowest_first_also_the_second_time():
    table = exchanged("spear spear axe cook", "spear", pile="axe senator axe sword doctor inspector cook")
    # The axes lay in places 1, 3 and 4; the Senator in place 2 stays.
    assert table.camp == "sword senator doctor inspector"


@pytest.mark.clause("X6")
@pytest.mark.parametrize(
    ("camp", "place", "after"),
    [
        ("cook axe axe doctor", 1, "auxilia inspector senator doctor"),
        ("axe cook doctor axe", 2, "auxilia inspector doctor senator"),
        ("axe doctor cook axe", 3, "auxilia doctor inspector senator"),
        ("doctor axe axe cook", 4, "doctor auxilia inspector senator"),
    ],
)
def test_the_three_leave_from_their_own_places(camp, place, after):
    table = exchanged(camp, "axe", place=place)
    assert table.camp == after


@pytest.mark.clause("X6", "X27")
def test_of_four_alike_after_a_double_exchange_the_one_given_last_stays():
    table = position(
        hands={0: "blue-1 blue-2 doctor"},
        camp="blue-3 axe blue-4 bow",
        objectives=VIRTUS_9,
        pile="auxilia inspector senator doctor",
    )
    table.play("exchange 1 for 2", "exchange 2 for 4")
    assert table.camp == "auxilia inspector senator blue-2"
    assert table.discard == "blue-1 blue-3 blue-4"
    assert table.hand(0) == "axe bow doctor"


@pytest.mark.clause("X6", "X27")
def test_of_four_alike_the_seat_chooses_by_the_order_of_its_swaps_which_is_last():
    table = position(
        hands={0: "blue-1 blue-2 doctor"},
        camp="blue-3 axe blue-4 bow",
        objectives=VIRTUS_9,
        pile="auxilia inspector senator doctor",
    )
    table.play("exchange 2 for 4", "exchange 1 for 2")
    assert table.camp == "auxilia blue-1 inspector senator"
    assert table.discard == "blue-2 blue-3 blue-4"


@pytest.mark.clause("X6", "X27")
def test_three_alike_after_a_double_exchange_all_leave_the_last_given_too():
    table = position(
        hands={0: "blue-1 blue-2 doctor"},
        camp="blue-3 axe sword bow",
        objectives=VIRTUS_9,
        pile="auxilia inspector senator doctor",
    )
    table.play("exchange 1 for 2", "exchange 2 for 4")
    assert table.camp == "auxilia inspector sword senator"
    assert table.discard == "blue-1 blue-2 blue-3"


@pytest.mark.clause("X6", "X27")
def test_three_alike_between_the_two_swaps_are_not_judged():
    table = position(hands={0: "axe cook doctor"}, camp="axe axe bow sword", objectives=VIRTUS_9)
    table.play("exchange 1 for 3")
    assert table.discard == ""
    table.play("exchange 2 for 1")
    assert table.camp == "cook axe axe sword"
    assert table.discard == ""


@pytest.mark.clause("X6", "X27")
def test_three_alike_are_judged_when_the_second_swap_is_declined():
    table = position(hands={0: "axe cook doctor"}, camp="axe axe bow sword", objectives=VIRTUS_9)
    table.play("exchange 1 for 3", "enough")
    assert table.discard == "axe axe axe"
    assert table.camp == "cook spear bow sword"


@pytest.mark.clause("X6")
def test_of_four_alike_with_a_card_that_stayed_the_one_turned_up_last_stays():
    table = exchanged("axe cook blue-1 axe", "axe", place=2, pile="blue-2 blue-3 blue-4 senator doctor inspector cook")
    # After the axes left places 1, 2 and 4 the blue ones came there: blue-4 came last, to place 4.
    assert table.camp == "senator doctor inspector blue-4"
    assert table.discard == "axe axe axe blue-1 blue-2 blue-3"


@pytest.mark.clause("X6")
def test_the_last_turned_up_may_lie_before_the_one_that_stayed():
    table = exchanged("axe axe cook blue-1", "axe", place=3, pile="blue-2 blue-3 blue-4 senator doctor inspector cook")
    assert table.camp == "senator doctor blue-4 inspector"
    assert table.discard == "axe axe axe blue-1 blue-2 blue-3"


@pytest.mark.clause("X6", "X12")
def test_after_caesar_three_alike_are_replaced():
    table = position(
        legions={0: {"0": "caesar"}}, camp="horse bow stone cook", pile="axe doctor axe axe sword senator spear cook"
    )
    table.play("use 0")
    assert table.camp == "sword doctor senator spear"
    assert table.discard == "axe axe axe bow cook horse stone"
    assert table.pile == "cook"


@pytest.mark.clause("X6", "X12")
def test_of_four_alike_that_caesar_turns_up_the_last_stays():
    table = position(
        legions={0: {"0": "caesar"}},
        camp="horse bow stone cook",
        pile="red-1 red-2 red-3 red-4 sword senator spear cook",
    )
    table.play("use 0")
    assert table.camp == "sword senator spear red-4"
    assert table.discard == "bow cook horse red-1 red-2 red-3 stone"


@pytest.mark.clause("X6", "X12")
def test_three_alike_among_caesars_first_three_are_judged_only_when_all_four_lie_there():
    pile = "red-1 red-2 red-3 axe sword senator spear cook"
    table = position(legions={0: {"0": "caesar"}}, pile=pile).play("use 0")
    assert table.camp == "sword senator spear axe"
    assert [card for _, card, *_ in table.happened("turned_up")] == pile.split()[:7]


@pytest.mark.clause("X6", "X30")
def test_a_camp_short_in_the_last_turn_is_still_cleared_and_nothing_replaces_the_three():
    table = exchanged("axe axe - cook", "axe", pile="", pile_number=2, last_turn=True, legions={0: {"0": "caesar"}})
    assert table.camp == "- - - -"
    assert table.discard == "axe axe axe"


@pytest.mark.clause("X6", "X30")
def test_a_full_camp_in_the_last_turn_is_cleared_too_and_not_closed_up():
    table = exchanged(
        "axe axe doctor cook", "axe", pile="", pile_number=2, last_turn=True, legions={0: {"0": "caesar"}}
    )
    assert table.camp == "- - doctor -"
    assert table.legal == ["use 0", "end turn"]


@pytest.mark.clause("X6", "X30")
def test_when_the_second_pile_ends_in_a_clearing_the_lowest_places_are_filled():
    table = exchanged("axe doctor axe cook", "axe", pile="sword", pile_number=2, legions={0: {"0": "caesar"}})
    assert table.camp == "sword doctor - -"
    assert table["last_turn"] == 1
    assert not table.over


@pytest.mark.clause("X6", "X30")
def test_empty_places_of_a_short_camp_are_never_three_alike():
    table = exchanged("- - - cook", "axe", pile="", pile_number=2, last_turn=True, legions={0: {"0": "caesar"}})
    assert table.camp == "- - - axe"
    assert table.discard == ""


@pytest.mark.clause("X6", "X30")
def test_the_first_pile_ending_in_a_clearing_is_made_anew_with_the_three_and_goes_on():
    table = exchanged("axe doctor axe cook", "axe", pile="sword", pile_number=1)
    assert table["pile_number"] == 2
    assert table.camp == "sword doctor axe axe"
    assert table.discard == ""
    assert table.pile == "axe"


@pytest.mark.clause("X6")
def test_clearing_is_told_to_all_in_order():
    table = exchanged("axe doctor axe cook", "axe")
    assert table.happened("cleared") == [
        (-1, "axe", "camp.0", "discard", 31),
        (-1, "axe", "camp.2", "discard", 31),
        (-1, "axe", "camp.3", "discard", 31),
    ]
    assert table.happened("turned_up") == [
        (-1, "auxilia", "pile", "camp.0", 31),
        (-1, "inspector", "pile", "camp.2", 31),
        (-1, "senator", "pile", "camp.3", 31),
    ]


@pytest.mark.clause("X6")
@pytest.mark.parametrize("action", ["recruit 1", "dismiss 1"])
def test_recruiting_and_dismissing_do_not_touch_the_camp(action):
    table = position(hands={0: "cook axe bow"}, camp="gunner cook sword sword", legions={0: {}})
    table.play(action)
    assert table.camp == "gunner cook sword sword"


@pytest.mark.clause("X6", "X30")
def test_when_the_first_pile_ends_with_the_third_new_card_the_three_are_the_second_pile():
    table = exchanged("axe doctor axe cook", "axe", pile="sword senator bow")
    assert table.camp == "sword doctor senator bow"
    assert table.pile == "axe axe axe"
    assert (table["pile_number"], table["last_turn"]) == (2, 0)


@pytest.mark.clause("X6", "X30")
def test_the_repetition_goes_on_through_the_end_of_the_first_pile():
    table = exchanged("axe doctor axe cook", "axe", pile="sword sword sword", legions={0: {}})
    # The axes became the second pile; the swords left, and the axes came back, were alike, and left.
    assert table.camp == "- doctor - -"
    assert table.discard == "axe axe axe sword sword sword"
    assert (table["pile_number"], table["last_turn"]) == (2, 1)
    assert table.ending == "pile"
