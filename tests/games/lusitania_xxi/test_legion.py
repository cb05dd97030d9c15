import pytest

from tests.games.lusitania_xxi.position import position

CELL_OF = {f"blue-{n}": cell for n, cell in enumerate(("i", "ii", "iii", "iv", "v"), 1)}
CELL_OF |= {f"mercenary-{n}": cell for n, cell in enumerate(("i", "ii", "iii", "iv", "v", "vi"), 1)}
CELL_OF |= {"cook": "vi", "gunner": "vii"}
VISITORS = ("auxilia", "senator", "cleopatra", "inspector", "doctor")


def recruiting(card, legion=None, other=None, **more):
    """A table where seat 0 holds the card in place 2."""
    legions = {0: legion or {}, 1: {"0": "caesar", **(other or {})}}
    return position(hands={0: f"stone {card} stone"}, legions=legions, **more)


@pytest.mark.clause("X7")
@pytest.mark.parametrize(("card", "cell"), CELL_OF.items())
def test_a_soldier_is_laid_in_the_cell_of_its_numeral_and_a_card_drawn(card, cell):
    table = recruiting(card, pile="bow sword axe").play("recruit 2")
    assert table.legion(0) == {cell: card}
    assert table.hand(0) == "stone bow stone"
    assert table.seen(0, 1) == {0}
    assert table["origin"][0].tolist() == [1, 1, 1]
    assert table.pile == "sword axe"
    assert table.points(0) == (2 if card == "cook" else 1)
    assert table.me == 1
    assert table.happened("recruited")[0][:3] == (0, card, "hand.0.1")
    assert table.happened("drawn") == [(0, "bow", "pile", "hand.0.1", 1)]


@pytest.mark.clause("X7")
def test_soldiers_may_be_recruited_in_any_order():
    table = recruiting("blue-1", {"v": "blue-5", "iii": "mercenary-3", "vii": "gunner"}).play("recruit 2")
    assert table.legion(0)["i"] == "blue-1"
    table = recruiting("blue-4", {"i": "blue-1"}).play("recruit 2")
    assert table.legion(0)["iv"] == "blue-4"


@pytest.mark.clause("X7")
@pytest.mark.parametrize(
    ("card", "there"),
    [
        ("blue-5", "mercenary-5"),
        ("mercenary-5", "blue-5"),
        ("cook", "mercenary-6"),
        ("mercenary-6", "cook"),
        ("cook", "cook"),
        ("gunner", "gunner"),
        *((card, "auxilia") for card in CELL_OF),
    ],
)
def test_the_cell_must_be_empty_and_an_auxilia_fills_it(card, there):
    recruiting(card, {CELL_OF[card]: there}).refuses("recruit 2", "cell_taken")


@pytest.mark.clause("X7")
@pytest.mark.parametrize("colour", ["blue", "red", "yellow", "green"])
@pytest.mark.parametrize("mine", ["blue", "red", "yellow", "green"])
def test_the_first_legionary_fixes_the_colour(mine, colour):
    table = recruiting(f"{colour}-3", {"i": f"{mine}-1"})
    if colour == mine:
        assert table.play("recruit 2").legion(0) == {"i": f"{mine}-1", "iii": f"{colour}-3"}
    else:
        table.refuses("recruit 2", "wrong_colour")


@pytest.mark.clause("X7")
@pytest.mark.parametrize("colour", ["blue", "red", "yellow", "green"])
def test_the_colour_is_fixed_by_the_recruiting_itself(colour):
    hands = {0: f"{colour}-1 {colour}-2 stone"}
    table = position(hands=hands, legions={0: {}, 1: {}}, pile="green-3 blue-3 red-3 yellow-3 stone")
    table.play("recruit 1", "exchange 1 for 1")
    wrong = 1 if colour != "green" else None
    if wrong:
        table.refuses("recruit 1", "wrong_colour")
    assert table.allows("recruit 2")


@pytest.mark.clause("X7")
@pytest.mark.parametrize("soldier", ["mercenary-2", "cook", "gunner", "auxilia"])
def test_only_a_legionary_fixes_the_colour(soldier):
    cell = CELL_OF.get(soldier, "ii")
    for colour in ("blue", "red", "yellow", "green"):
        assert recruiting(f"{colour}-1", {cell: soldier}).allows("recruit 2")


@pytest.mark.clause("X7")
@pytest.mark.parametrize("soldier", ["mercenary-2", "cook", "gunner"])
def test_recruiting_another_soldier_fixes_no_colour(soldier):
    table = recruiting(soldier, pile="red-3 stone").play("recruit 2", "exchange 1 for 1", "end turn")
    assert table.allows("recruit 2")


@pytest.mark.clause("X7")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_colour_that_another_legion_already_has(seats):
    legions = {seat: {} for seat in range(seats)} | {seats - 1: {"iv": "red-4"}}
    table = position(seats=seats, hands={0: "red-1 green-1 stone"}, legions=legions)
    table.refuses("recruit 1", "colour_of_another")
    assert table.allows("recruit 2")


@pytest.mark.clause("X7")
def test_another_legion_closes_its_colour_in_either_direction():
    table = position(seats=3, me=2, hands={2: "red-1 green-1 blue-1"}, legions={0: {"iv": "red-4"}, 1: {"i": "blue-1"}})
    table.refuses("recruit 1", "colour_of_another")
    table.refuses("recruit 3", "colour_of_another")
    assert table.allows("recruit 2")


@pytest.mark.clause("X7")
def test_another_legions_mercenaries_close_nothing():
    table = recruiting("mercenary-2", other={"i": "mercenary-1", "vi": "cook"})
    assert table.allows("recruit 2")
    assert recruiting("cook", other={"i": "mercenary-1", "vi": "cook"}).allows("recruit 2")


@pytest.mark.clause("X7")
def test_my_own_colour_stays_open_to_me():
    assert recruiting("blue-2", {"i": "blue-1"}, {"i": "red-1"}).allows("recruit 2")


@pytest.mark.clause("X7", "X32")
def test_without_exclusive_colours_two_legions_may_share_a_colour():
    table = recruiting("red-1", other={"iv": "red-4"}, exclusive_colours=False).play("recruit 2")
    assert table.legion(0) == {"i": "red-1"}


@pytest.mark.clause("X7", "X32")
def test_without_exclusive_colours_the_first_legionary_still_fixes_the_colour():
    table = recruiting("red-1", {"ii": "blue-2"}, {"iv": "red-4"}, exclusive_colours=False)
    table.refuses("recruit 2", "wrong_colour")
    assert recruiting("blue-1", {"ii": "blue-2"}, {"iv": "blue-4"}, exclusive_colours=False).allows("recruit 2")


@pytest.mark.clause("X7")
def test_at_most_two_mercenaries():
    one, two = {"i": "mercenary-1"}, {"i": "mercenary-1", "vi": "mercenary-6"}
    assert recruiting("mercenary-2").allows("recruit 2")
    assert recruiting("mercenary-2", one).allows("recruit 2")
    recruiting("mercenary-2", two).refuses("recruit 2", "too_many_mercenaries")


@pytest.mark.clause("X7")
def test_two_mercenaries_leave_room_for_other_soldiers_and_other_seats_do_not_count():
    two = {"i": "mercenary-1", "vi": "mercenary-6"}
    for card in ("blue-2", "gunner"):
        assert recruiting(card, two).allows("recruit 2")
    assert recruiting("mercenary-2", {"iv": "blue-4", "v": "blue-5", "vi": "cook"}, two).allows("recruit 2")


@pytest.mark.clause("X7")
@pytest.mark.parametrize(("first", "second"), [("i", "ii"), ("v", "vi"), ("iii", "iv"), ("i", "vi")])
def test_mercenaries_are_counted_in_every_cell(first, second):
    numeral = {cell: n for n, cell in enumerate(("i", "ii", "iii", "iv", "v", "vi"), 1)}
    legion = {cell: f"mercenary-{numeral[cell]}" for cell in (first, second)}
    for n in range(1, 7):
        if n not in (numeral[first], numeral[second]):
            recruiting(f"mercenary-{n}", legion).refuses("recruit 2", "too_many_mercenaries")


@pytest.mark.clause("X7")
def test_no_card_can_be_recruited_from_an_empty_place():
    table = position(hands={0: "cook - axe"}, last_turn=True, pile="", pile_number=2)
    table.refuses("recruit 2", "no_card_there")
    table.refuses("dismiss 2", "no_card_there")
    table.refuses("equip 2 under i", "no_card_there")


@pytest.mark.clause("X9")
@pytest.mark.parametrize("card", [*VISITORS, "commander"])
def test_a_visitor_or_commander_is_laid_in_cell_0_if_empty_and_else_in_8(card):
    table = recruiting(card, pile="bow sword axe").play("recruit 2")
    assert table.legion(0) == {"0": card}
    assert table.hand(0) == "stone bow stone"
    assert table.pile == "sword axe"
    assert recruiting(card, {"0": "doctor"}).play("recruit 2").legion(0) == {"0": "doctor", "8": card}
    assert recruiting(card, {"8": "doctor"}).play("recruit 2").legion(0) == {"0": card, "8": "doctor"}
    recruiting(card, {"0": "doctor", "8": "doctor"}).refuses("recruit 2", "ends_taken")


@pytest.mark.clause("X9", "X14")
def test_an_auxilia_among_the_soldiers_takes_no_end_cell():
    table = recruiting("doctor", {"0": "caesar", "iii": "auxilia", "i": "auxilia"}).play("recruit 2")
    assert table.legion(0)["8"] == "doctor"


@pytest.mark.clause("X9")
@pytest.mark.parametrize(("card", "points"), [("auxilia", 1), ("senator", 0), ("commander", 0), ("doctor", 0)])
def test_of_the_visitors_and_mars_cards_only_auxilia_is_worth_a_point(card, points):
    assert recruiting(card).play("recruit 2").points(0) == points


@pytest.mark.clause("X9")
def test_no_visitor_is_laid_in_a_soldiers_cell():
    for card in VISITORS:
        recruiting(card, {"0": "doctor", "8": "doctor"}).refuses("recruit 2", "ends_taken")


@pytest.mark.clause("X10")
@pytest.mark.parametrize("card", [*VISITORS, "cook", "blue-3", "mercenary-2", "horse", "shield"])
def test_any_card_but_a_mars_card_may_be_dismissed_and_a_card_is_drawn(card):
    table = recruiting(card, pile="bow sword axe").play("dismiss 2")
    assert table.dismissed(0) == card
    assert table.hand(0) == "stone bow stone"
    assert table.seen(0, 1) == {0}
    assert table.legion(0) == {}
    assert table.discard == ""
    assert table.pile == "sword axe"
    assert table.points(0) == -0.5
    assert table.me == 1


@pytest.mark.clause("X10")
def test_a_mars_card_is_not_dismissed():
    table = recruiting("commander")
    table.refuses("dismiss 2", "mars_stays")
    assert table.allows("dismiss 1", "dismiss 3")


@pytest.mark.clause("X10")
@pytest.mark.parametrize("count", [0, 1, 2, 5, 30])
def test_each_dismissed_card_costs_half_a_point_while_it_lies_there(count):
    table = position(legions={0: {"vi": "cook"}}, dismissed={0: "axe " * count, 1: "axe"})
    assert table.points(0) == 2 - count / 2
    assert table.points(1) == -0.5


@pytest.mark.clause("X10")
def test_dismissed_cards_lie_in_order():
    table = position(hands={0: "cook axe bow"}, dismissed={0: "horse doctor"}, legions={0: {}}).play("dismiss 2")
    assert table.dismissed(0) == "horse doctor axe"


@pytest.mark.clause("X10")
def test_dismissed_cards_take_up_no_cell():
    table = recruiting("cook", {"0": "doctor", "8": "doctor"}, dismissed={0: "cook cook gunner"})
    assert table.play("recruit 2").legion(0)["vi"] == "cook"


@pytest.mark.clause("X10")
def test_dismissed_cards_are_never_reshuffled():
    table = position(
        hands={0: "cook axe bow"},
        dismissed={0: "horse", 1: "stone"},
        legions={0: {}},
        pile="sword",
        discard="doctor spear",
    )
    table.play("dismiss 1")
    assert table["pile_number"] == 2
    assert sorted(table.pile.split()) == ["doctor", "spear"]
    assert table.dismissed(0) == "horse cook"
    assert table.dismissed(1) == "stone"


@pytest.mark.clause("X10")
def test_only_the_owner_may_look_at_a_dismissed_card():
    table = recruiting("axe").play("dismiss 2")
    assert table["dismissed_seen"][0][0] == 0b00001
    assert table.happened("dismissed") == [(0, "axe", "hand.0.1", "dismissed.0.0", 0b00001)]


@pytest.mark.clause("X10", "X26")
@pytest.mark.parametrize("owner", ["open", 1])
def test_two_are_dismissed_at_once_only_with_virtus_8(owner):
    table = position(hands={0: "cook axe bow"}, objectives={"virtus-8": owner})
    for two in ("1+2", "1+3", "2+3"):
        table.refuses(f"dismiss {two}", "one_at_a_time")
