from collections import Counter

import pytest

from tests.games.lusitania_xxi.position import numbers, position


def with_senator(seats=2, me=0, key=(1, 2), **more):
    """A table where `me` has a Senator, and every card in the hands has its own name."""
    hands = {0: "cook axe bow", 1: "sword spear stone", 2: "shield horse doctor", 3: "gunner inspector auxilia"}
    hands = {**{seat: hands[seat] for seat in range(seats)}, **more.pop("hands", {})}
    legions = {me: {"0": "senator"}, **more.pop("legions", {})}
    return position(seats=seats, me=me, key=key, hands=hands, legions=legions, **more)


@pytest.mark.clause("X15")
def test_a_senator_takes_a_card_before_it_gives_one():
    table = with_senator().play("use 0")
    before = {"sword", "spear", "stone"}
    hand = table.hand(1).split()
    assert hand.count("-") == 1
    taken = (before - set(hand)).pop()
    assert table["aside"] >= 0
    assert table.hand(0) == "cook axe bow"
    assert table.legal == ["give 1", "give 2", "give 3"]
    place = hand.index("-")
    table.play("give 2")
    hand[place] = "axe"
    assert table.hand(1).split() == hand
    assert table.hand(0) == f"cook {taken} bow"
    assert table["aside"] == -1
    assert table.discard == "senator"
    assert table.legion(0) == {}
    assert table.me == 0


@pytest.mark.clause("X15")
def test_the_card_is_taken_at_random():
    taken = Counter(with_senator(key=(5, n)).play("use 0").hand(1).split().index("-") for n in range(90))
    assert set(taken) == {0, 1, 2}
    assert min(taken.values()) > 15


@pytest.mark.clause("X15")
@pytest.mark.parametrize("hand", ["- spear -", "- - spear", "spear - -"])
def test_an_empty_place_is_never_taken(hand):
    for n in range(6):
        table = with_senator(key=(5, n), hands={1: hand}).play("use 0")
        assert table.hand(1) == "- - -"
        table.play("give 1")
        assert table.hand(1) == hand.replace("spear", "cook")
        assert table.hand(0) == "spear axe bow"


@pytest.mark.clause("X15")
def test_of_two_cards_either_may_be_taken():
    left = {with_senator(key=(5, n), hands={1: "sword - stone"}).play("use 0").hand(1) for n in range(30)}
    assert left == {"- - stone", "sword - -"}


@pytest.mark.clause("X15")
@pytest.mark.parametrize(("seats", "me"), [(2, 1), (3, 0), (3, 1), (4, 0), (4, 2), (4, 3)])
def test_the_seats_follow_in_turn_order_from_the_left(seats, me):
    table = with_senator(seats, me).play("use 0")
    order = []
    while table.phase == "senator":
        victims = [seat for seat in range(seats) if "-" in table.hand(seat)]
        order += victims
        assert table["victim"] == victims[0]
        table.play("give 3")
    assert order == [(me + i) % seats for i in range(1, seats)]
    assert table.phase == "turn"
    assert table.discard == "senator"
    assert all("-" not in table.hand(seat) for seat in range(seats))


@pytest.mark.clause("X15")
def test_the_taken_card_may_be_given_to_the_next_seat_but_not_to_its_own():
    table = with_senator(3).play("use 0")
    taken = next(card for card in ("sword", "spear", "stone") if card not in table.hand(1))
    assert taken not in table.hand(0)
    table.play("give 1")
    assert table.hand(0) == f"{taken} axe bow"
    assert "cook" in table.hand(1).split()
    table.play("give 1")
    assert taken in table.hand(2).split()


@pytest.mark.clause("X15")
def test_a_seat_without_cards_is_skipped():
    for empty, visited in ((1, [2, 3]), (2, [1, 3]), (3, [1, 2])):
        table = with_senator(4, hands={empty: "- - -"}).play("use 0")
        order = []
        while table.phase == "senator":
            order.append(int(table["victim"]))
            table.play("give 1")
        assert order == visited
        assert table.hand(empty) == "- - -"
        assert table.discard == "senator"


@pytest.mark.clause("X15")
def test_only_held_cards_are_given():
    table = with_senator(hands={0: "- axe -"}, last_turn=True, pile="", pile_number=2).play("use 0")
    assert table.legal == ["give 2"]
    table.refuses("give 1", "no_card_there")
    table.play("give 2")
    assert table.hand(0).split()[0] == table.hand(0).split()[2] == "-"


@pytest.mark.clause("X15")
def test_a_senator_may_give_a_commander():
    table = with_senator(hands={0: "commander axe bow"}).play("use 0", "give 1")
    assert "commander" in table.hand(1).split()


@pytest.mark.clause("X15")
def test_the_senators_cards_are_known_to_the_two_seats_concerned():
    table = with_senator(3).play("use 0")
    place = table.hand(1).split().index("-")
    assert table["aside_seen"] == 0b011
    assert [event[4] for event in table.happened("stolen")] == [0b011]
    table.play("give 3")
    assert table.seen(1, place) == {0, 1}
    assert table.seen(0, 2) == {0, 1}
    assert table.seen(0, 0) == {0}
    assert [event[4] for event in table.happened("handed")] == [0b011]
    assert [event[4] for event in table.happened("joined")] == [0b011]


@pytest.mark.clause("X15")
def test_known_cards_travel_with_all_who_know_them():
    table = with_senator(3).play("use 0", "give 1", "give 1")
    # Seat 0 passed the card of seat 1 on to seat 2: all three know it, no spectator.
    card = next(card for card in ("sword", "spear", "stone") if card in table.hand(2).split())
    assert table.seen(2, table.hand(2).split().index(card)) == {0, 1, 2}
    assert table.seen(0, 0) == {0, 2}


@pytest.mark.clause("X15")
def test_what_everybody_knew_of_a_stolen_card_stays_known():
    everybody = range(5)
    known = {(1, place): everybody for place in range(3)} | {(0, 0): everybody}
    table = with_senator(known=known).play("use 0")
    place = table.hand(1).split().index("-")
    assert table["aside_seen"] == 0b11111
    table.play("give 1")
    assert table.seen(0, 0) == {0, 1, 2, 3, 4}
    assert table.seen(1, place) == {0, 1, 2, 3, 4}
    assert table["origin"][0][0] == table["origin"][1][place] == 0


@pytest.mark.clause("X15")
def test_the_pile_a_card_came_from_travels_with_it():
    table = with_senator(pile_number=2)
    table.state["origin"][0][1] = [1, 1, 1]
    table.state["unseen"][0][:, numbers("sword spear stone")] += [[1], [-1]]
    table.play("use 0")
    place = table.hand(1).split().index("-")
    assert table["aside_origin"] == 1
    table.play("give 2")
    assert table["origin"][0].tolist() == [2, 1, 2]
    assert table["origin"][1][place] == 2


@pytest.mark.clause("X16")
def test_an_inspector_discards_a_card_and_takes_any_of_the_discard_pile():
    table = position(hands={0: "cook axe bow"}, legions={0: {"0": "inspector"}}, discard="stone sword sword")
    table.play("use 0")
    assert table.legal == ["discard 1", "discard 2", "discard 3"]
    table.play("discard 2")
    assert table.hand(0) == "cook - bow"
    assert table.legal == ["take sword", "take axe", "take stone"]
    table.play("take sword")
    assert table.hand(0) == "cook sword bow"
    assert table.discard == "axe inspector stone sword"
    assert table.legion(0) == {}
    assert table.seen(0, 1) == {0, 1, 2, 3, 4}
    assert table["origin"][0].tolist() == [1, 0, 1]
    assert table.me == 0
    assert table.happened("inspected") == [(0, "sword", "discard", "hand.0.1", 31)]


@pytest.mark.clause("X16")
def test_the_card_just_discarded_may_be_taken_back():
    table = position(hands={0: "cook axe bow"}, legions={0: {"0": "inspector"}}).play("use 0", "discard 2")
    assert table.legal == ["take axe"]
    table.play("take axe")
    assert table.hand(0) == "cook axe bow"
    assert table.seen(0, 1) == {0, 1, 2, 3, 4}
    assert table.discard == "inspector"


@pytest.mark.clause("X16", "X11")
def test_an_inspector_cannot_take_itself_but_another_one():
    table = position(hands={0: "cook axe bow"}, legions={0: {"8": "inspector"}}).play("use 8", "discard 2")
    table.refuses("take inspector", "not_in_discard")
    table = position(hands={0: "cook axe bow"}, legions={0: {"8": "inspector"}}, discard="inspector")
    table.play("use 8", "discard 2", "take inspector")
    assert table.hand(0) == "cook inspector bow"
    assert table.discard == "axe inspector"


@pytest.mark.clause("X16")
def test_an_inspector_discards_only_a_held_card():
    last = {"last_turn": True, "pile": "", "pile_number": 2}
    table = position(hands={0: "cook - bow"}, legions={0: {"0": "inspector"}}, **last).play("use 0")
    table.refuses("discard 2", "no_card_there")
    assert table.legal == ["discard 1", "discard 3"]


@pytest.mark.clause("X16")
@pytest.mark.parametrize("card", ["commander", "doctor", "blue-1", "horse"])
def test_any_kind_may_be_taken_with_an_inspector(card):
    table = position(hands={0: "cook axe bow"}, legions={0: {"0": "inspector"}}, discard=card)
    assert table.play("use 0", "discard 1", f"take {card}").hand(0) == f"{card} axe bow"


@pytest.mark.clause("X17")
@pytest.mark.parametrize(("place", "left"), [(1, "axe bow"), (2, "cook bow"), (3, "cook axe")])
def test_a_doctor_moves_one_dismissed_card_to_the_discard_pile_and_the_others_close_up(place, left):
    table = position(legions={0: {"0": "doctor"}}, dismissed={0: "cook axe bow"})
    table.play("use 0")
    assert table.legal == ["heal 1", "heal 2", "heal 3"]
    table.play(f"heal {place}", "enough")
    assert table.dismissed(0) == left
    assert table.points(0) == -1
    assert len(table.discard.split()) == 2
    assert "doctor" in table.discard.split()
    assert table.legion(0) == {}
    assert table["dismissed_seen"][0][:4].tolist() == [1, 1, 0, 0]
    assert table["dismissed_origin"][0][:4].tolist() == [1, 1, 0, 0]


@pytest.mark.clause("X17")
@pytest.mark.parametrize("first", [1, 2, 3, 4])
@pytest.mark.parametrize("second", [1, 2, 3, 4])
def test_a_doctor_moves_two_of_the_row_as_it_lay(first, second):
    row = ["cook", "axe", "bow", "stone"]
    table = position(legions={0: {"8": "doctor"}}, dismissed={0: " ".join(row)}).play("use 8", f"heal {first}")
    assert table.dismissed(0) == " ".join(row)
    assert table.points(0) == -2
    if first == second:
        table.refuses(f"heal {second}", "chosen_already")
        return
    table.play(f"heal {second}")
    assert table.dismissed(0).split() == [card for i, card in enumerate(row, 1) if i not in (first, second)]
    assert table.points(0) == -1
    assert table.discard.split() == sorted([row[first - 1], row[second - 1], "doctor"])
    assert table.legion(0) == {}
    assert table.me == 0


@pytest.mark.clause("X17")
def test_a_doctor_with_one_dismissed_card_moves_that_one():
    table = position(legions={0: {"0": "doctor"}}, dismissed={0: "cook", 1: "axe axe"}).play("use 0", "heal 1")
    assert table.phase == "turn"
    assert table.dismissed(0) == ""
    assert table.dismissed(1) == "axe axe"
    assert table.discard == "cook doctor"
    assert table.points(0) == 0


@pytest.mark.clause("X17")
def test_a_doctor_finds_only_dismissed_cards_that_are_there():
    table = position(legions={0: {"0": "doctor"}}, dismissed={0: "cook axe", 1: "axe axe axe"}).play("use 0")
    table.refuses("heal 3", "no_dismissed_card")
    table.play("heal 2")
    table.refuses("heal 3", "no_dismissed_card")
    assert table.legal == ["enough", "heal 1"]


@pytest.mark.clause("X17")
def test_healed_cards_are_turned_face_up():
    table = position(legions={0: {"0": "doctor"}}, dismissed={0: "cook axe"}).play("use 0", "heal 2", "heal 1")
    assert sorted(event[1] for event in table.happened("healed")) == ["axe", "cook"]
    assert all(event[4] == 31 for event in table.happened("healed"))
    assert table["unseen"][0].tolist() == position(legions={0: {}})["unseen"][0].tolist()


def rob(table, seat, cell, piece):
    """Cleopatra takes that piece; which one is asked only if there are two kinds."""
    kinds = set(table.legion(seat)[cell].split(" + ")[1:])
    table.play(f"rob seat {seat} at {cell}")
    return table.play(f"remove {piece}") if len(kinds) > 1 else table


@pytest.mark.clause("X18")
def test_cleopatra_discards_one_piece_from_another_legion():
    legions = {0: {"0": "cleopatra", "i": "blue-1 + bow"}, 1: {"ii": "red-2 + spear + shield", "v": "red-5 + shield"}}
    table = position(legions=legions).play("use 0")
    assert table.legal == ["rob seat 1 at ii", "rob seat 1 at v"]
    rob(table, 1, "ii", "shield")
    assert table.legion(1) == {"ii": "red-2 + spear", "v": "red-5 + shield"}
    assert table.legion(0) == {"i": "blue-1 + bow"}
    assert table.discard == "cleopatra shield"
    assert table.points(1) == 5
    assert table.me == 0


@pytest.mark.clause("X18")
@pytest.mark.parametrize("piece", ["shield", "spear", "horse"])
def test_cleopatra_takes_any_piece_under_the_soldier(piece):
    legions = {0: {"0": "cleopatra"}, 1: {"v": "red-5 + spear + shield + horse"}}
    table = position(legions=legions).play("use 0", "rob seat 1 at v")
    assert table.legal == ["remove shield", "remove spear", "remove horse"]
    table.refuses("remove bow", "no_equipment_there")
    table.play(f"remove {piece}")
    assert piece not in table.legion(1)["v"]
    assert table.discard.split() == sorted(["cleopatra", piece])


@pytest.mark.clause("X18")
def test_cleopatra_does_not_visit_ones_own_legion_or_a_soldier_without_equipment():
    legions = {0: {"0": "cleopatra", "i": "blue-1 + bow"}, 1: {"i": "red-1", "iv": "red-4 + axe"}, 2: {"i": "green-1"}}
    table = position(seats=3, legions=legions).play("use 0")
    table.refuses("rob seat 0 at i", "own_legion")
    table.refuses("rob seat 1 at i", "no_equipment_there")
    table.refuses("rob seat 1 at ii", "no_equipment_there")
    table.refuses("rob seat 2 at i", "no_equipment_there")
    table.refuses("rob seat 3 at i", "no_equipment_there")
    assert table.legal == ["rob seat 1 at iv"]


@pytest.mark.clause("X18")
@pytest.mark.parametrize("seat", [1, 2, 3])
def test_cleopatra_may_visit_any_other_legion(seat):
    legions = {0: {"0": "cleopatra"}, **{other: {"vii": "gunner + stone"} for other in (1, 2, 3)}}
    table = rob(position(seats=4, legions=legions).play("use 0"), seat, "vii", "stone")
    assert [table.legion(other)["vii"] for other in (1, 2, 3) if other != seat] == ["gunner + stone"] * 2
    assert table.legion(seat)["vii"] == "gunner"


@pytest.mark.clause("X18")
@pytest.mark.parametrize(
    ("cell", "soldier", "piece", "other"), [("ii", "red-2", "sword", "spear"), ("vii", "gunner", "spear", "stone")]
)
def test_a_robbed_choice_slot_is_free_for_either_kind(cell, soldier, piece, other):
    legions = {0: {"0": "cleopatra"}, 1: {cell: f"{soldier} + {piece}"}}
    table = position(hands={1: f"{piece} {other} doctor"}, legions=legions)
    rob(table.play("use 0"), 1, cell, piece).play("exchange 1 for 1")
    assert table.allows(f"equip 1 under {cell}", f"equip 2 under {cell}")


@pytest.mark.clause("X18")
def test_laurus_and_virtus_cards_already_taken_stay_when_cleopatra_has_come():
    legion = {"iv": "red-4 + axe", "v": "red-5 + horse", "vii": "gunner + stone", "i": "red-1 + bow"}
    prizes = {"laurus-1": 1, "laurus-3": 1, "virtus-6": 1}
    table = position(legions={0: {"0": "cleopatra"}, 1: legion}, objectives=prizes, doubled=("axe", "iv"))
    rob(table.play("use 0"), 1, "v", "horse")
    assert [table.objective(name) for name in prizes] == ["1", "1", "1"]
    assert table.points(1) == 4 + 2 + 3 + 3 + 2


@pytest.mark.clause("X18")
def test_robbing_is_told_to_all():
    legions = {0: {"0": "cleopatra"}, 1: {"v": "red-5 + horse"}}
    table = rob(position(legions=legions).play("use 0"), 1, "v", "horse")
    assert table.happened("robbed") == [(0, "horse", "gear.1.5", "discard", 31)]


@pytest.mark.clause("X18")
def test_equal_pieces_under_one_soldier_are_one_decision_and_one_of_them_goes():
    legions = {0: {"0": "cleopatra"}, 1: {"v": "red-5 + horse + horse"}}
    table = position(legions=legions, objectives={"virtus-6": 1}, doubled=("horse", "v")).play(
        "use 0", "rob seat 1 at v"
    )
    assert table.phase == "turn"
    assert table.legion(1) == {"v": "red-5 + horse"}
    assert table.discard == "cleopatra horse"
    assert table.legion(0) == {}
