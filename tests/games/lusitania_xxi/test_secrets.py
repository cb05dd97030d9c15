import pytest

from tests.games.lusitania_xxi.position import NUMBER, SPECTATOR, dealt, position

EVERYBODY = {0, 1, 2, 3, 4}
HANDS = {0: "cook axe bow", 1: "sword spear stone", 2: "shield horse doctor"}


def three(**more):
    return position(seats=3, hands=HANDS, **more)


def known(table, viewer, seat):
    """A hand as the viewer knows it; `unknown` for what it does not."""
    return table.view(viewer).hand(seat)


HIDDEN = "unknown unknown unknown"
PUBLIC = """me phase acted free_action_used using due chosen chosen_too victim seats turns turn_limit
exclusive_colours pile_number last_turn ending colour gear objective doubled_cell doubled_piece burdened_cell unseen
seen origin dismissed_seen dismissed_origin aside_seen aside_origin"""


@pytest.mark.clause("X2")
@pytest.mark.parametrize("viewer", [0, 1, 2, SPECTATOR])
def test_a_seat_sees_its_own_hand_and_no_other(viewer):
    table = three()
    for seat in range(3):
        assert known(table, viewer, seat) == (HANDS[seat] if seat == viewer else HIDDEN)


@pytest.mark.clause("X2")
def test_hands_are_hidden_from_the_deal_on():
    table = dealt(4)
    for viewer in (0, 1, 2, 3, SPECTATOR):
        for seat in range(4):
            assert (known(table, viewer, seat) == HIDDEN) == (seat != viewer)
        cards = [event[1] for event in table.view(viewer).happened("dealt") if "hand" in event[3]]
        assert cards.count("unknown") == (12 if viewer == SPECTATOR else 9)


@pytest.mark.clause("X2")
@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_nobody_sees_the_order_of_the_pile_or_the_random_key(viewer):
    seen = position(pile="cook axe bow").view(viewer)
    assert seen.pile == HIDDEN
    assert seen["key"].tolist() == [0, 0]
    assert seen["drawn"] == 0


@pytest.mark.clause("X4")
@pytest.mark.parametrize("viewer", [0, 1, 2, SPECTATOR])
def test_camp_legions_objectives_pile_size_discard_and_dismissals_are_public(viewer):
    legions = {0: {"0": "caesar", "ii": "blue-2 + sword"}, 1: {"8": "senator", "iv": "auxilia"}}
    table = three(
        legions=legions, discard="axe axe doctor", dismissed={1: "cook cook"}, objectives={"laurus-1": "open"}
    )
    seen = table.view(viewer)
    assert seen.camp == table.camp
    assert [seen.legion(seat) for seat in range(3)] == [table.legion(seat) for seat in range(3)]
    assert seen.discard == "axe axe doctor"
    assert seen["pile_left"] == table["pile_left"]
    assert seen["dismissals"].tolist() == [0, 2, 0, 0]
    assert seen.objective("laurus-1") == "open"
    for field in PUBLIC.split():
        assert seen[field].tolist() == table[field].tolist()
    assert [seen.points(seat) for seat in range(3)] == [table.points(seat) for seat in range(3)]


@pytest.mark.clause("X5")
@pytest.mark.parametrize("viewer", [0, 1, 2, SPECTATOR])
def test_every_card_taken_from_the_camp_is_known_to_all(viewer):
    table = three().play("exchange 2 for 1")
    assert known(table, viewer, 0).split()[1] == "horse"
    assert table.view(viewer).happened("taken")[0][1] == "horse"
    assert table.view(viewer).happened("given")[0][1] == "axe"


@pytest.mark.clause("X10")
@pytest.mark.parametrize("viewer", [0, 1, 2, SPECTATOR])
def test_a_dismissed_card_is_known_to_its_owner_alone(viewer):
    table = three(legions={0: {}}).play("dismiss 2")
    seen = table.view(viewer)
    assert seen.dismissed(0) == ("axe" if viewer == 0 else "unknown")
    assert seen.happened("dismissed")[0][1] == ("axe" if viewer == 0 else "unknown")
    assert seen.happened("dismissed")[0][2] == "hand.0.1"
    assert seen.happened("drawn")[0][1] == ("cook" if viewer == 0 else "unknown")


@pytest.mark.clause("X10", "X5")
def test_a_card_known_to_all_stays_known_when_dismissed():
    everybody = range(5)
    table = position(seats=3, hands=HANDS, known={(0, 1): everybody}, legions={0: {}}).play("dismiss 2")
    for viewer in (0, 1, 2, SPECTATOR):
        assert table.view(viewer).dismissed(0) == "axe"
    assert table["dismissed_origin"][0][0] == 0


@pytest.mark.clause("X10", "X15")
def test_a_card_known_to_one_other_seat_stays_known_to_it_when_dismissed():
    table = position(seats=3, hands=HANDS, known={(0, 1): [2]}, legions={0: {}}).play("dismiss 2")
    assert [table.view(viewer).dismissed(0) for viewer in (0, 1, 2, SPECTATOR)] == ["axe", "unknown", "axe", "unknown"]


@pytest.mark.clause("X9")
@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_a_commander_drawn_into_a_hand_is_hidden(viewer):
    table = position(hands={0: "cook axe bow"}, legions={0: {}}, pile="commander cook axe").play("dismiss 1")
    assert known(table, viewer, 0).split()[0] == ("commander" if viewer == 0 else "unknown")


@pytest.mark.clause("X13")
@pytest.mark.parametrize("viewer", [1, SPECTATOR])
def test_what_a_commander_discards_is_seen_by_all_what_it_draws_by_nobody_else(viewer):
    table = three(legions={0: {"0": "commander"}}).play("use 0", "redraw 1+3")
    seen = table.view(viewer)
    cards = {(event[1], event[2]) for event in seen.happened("discarded")}
    assert {("cook", "hand.0.0"), ("bow", "hand.0.2")} <= cards
    assert [event[1] for event in seen.happened("drawn")] == ["unknown", "unknown"]
    assert known(table, viewer, 0) == HIDDEN


@pytest.mark.clause("X15")
def test_the_card_a_senator_has_taken_is_known_to_the_two_seats_concerned():
    table = three(legions={0: {"0": "senator"}}).play("use 0")
    card = int(table["aside"])
    shown = [int(table.view(viewer)["aside"]) for viewer in (0, 1, 2, SPECTATOR)]
    assert shown == [card, card, NUMBER["unknown"], NUMBER["unknown"]]
    stolen = [table.view(viewer).happened("stolen")[0][1] for viewer in (0, 1, 2, SPECTATOR)]
    assert [name == "unknown" for name in stolen] == [False, False, True, True]


@pytest.mark.clause("X15")
def test_a_senators_gifts_are_known_to_giver_and_receiver_in_the_places_of_each_other():
    table = three(legions={0: {"0": "senator"}}).play("use 0")
    place = table.hand(1).split().index("-")
    table.play("give 2")
    assert known(table, 0, 1).split()[place] == "axe"
    assert known(table, 0, 1).split().count("unknown") == 2
    assert known(table, 1, 0).split()[1] == table.hand(0).split()[1]
    assert known(table, 1, 0).split()[0] == "unknown"
    assert known(table, 2, 0) == known(table, 2, 1) == HIDDEN
    assert known(table, SPECTATOR, 0) == known(table, SPECTATOR, 1) == HIDDEN
    handed = [table.view(viewer).happened("handed")[0][1] for viewer in (0, 1, 2, SPECTATOR)]
    assert handed == ["axe", "axe", "unknown", "unknown"]


@pytest.mark.clause("X15", "X10")
def test_a_senators_card_stays_known_to_its_former_owner_when_it_is_dismissed():
    table = three(legions={0: {"0": "senator"}, 1: {}, 2: {"0": "caesar"}})
    table.play("use 0", "give 2", "give 1")
    place = next(i for i, card in enumerate(table.hand(1).split(), 1) if card == "axe")
    table.play("exchange 3 for 4", f"dismiss {place}")
    assert [table.view(viewer).dismissed(1) for viewer in (0, 1, 2, SPECTATOR)] == ["axe", "axe", "unknown", "unknown"]


@pytest.mark.clause("X16")
@pytest.mark.parametrize("viewer", [0, 1, 2, SPECTATOR])
def test_the_card_an_inspector_takes_is_known_to_all(viewer):
    table = three(legions={0: {"0": "inspector"}}, discard="stone").play("use 0", "discard 1")
    assert table.view(viewer).discard == "cook stone"
    table.play("take stone")
    assert known(table, viewer, 0).split()[0] == "stone"


@pytest.mark.clause("X17")
@pytest.mark.parametrize("viewer", [1, SPECTATOR])
def test_the_cards_a_doctor_heals_are_seen_by_all_the_others_not(viewer):
    table = three(legions={0: {"0": "doctor"}}, dismissed={0: "cook axe bow"}).play("use 0", "heal 2")
    assert table.view(viewer).dismissed(0) == HIDDEN
    table.play("enough")
    assert table.view(viewer).discard == "axe doctor"
    assert table.view(viewer).dismissed(0) == "unknown unknown"
    assert table.view(0).dismissed(0) == "cook bow"


@pytest.mark.clause("X30")
def test_what_was_known_of_a_card_ends_when_it_is_shuffled_into_a_pile():
    table = three(legions={0: {}}, pile="sword", discard="stone").play("dismiss 1")
    for viewer in (0, 1, 2, SPECTATOR):
        assert table.view(viewer).pile == "unknown"
        assert table.view(viewer)["unseen"][1][NUMBER["stone"]] == 1
        assert table.view(viewer)["pile_number"] == 2


@pytest.mark.clause("X30")
def test_everybody_knows_which_hand_cards_came_from_the_second_pile():
    table = three(legions={0: {}, 1: {}}, pile="sword", discard="stone doctor").play("dismiss 1", "dismiss 2")
    for viewer in (0, 1, 2, SPECTATOR):
        assert table.view(viewer)["origin"][:3].tolist() == [[1, 1, 1], [1, 2, 1], [1, 1, 1]]
    assert table.view(0)["dismissed_origin"][1][0] == 1


@pytest.mark.clause("X29", "X30")
def test_nothing_is_revealed_at_the_end():
    legions = {0: {}, 1: {"0": "caesar"}}
    table = three(legions=legions, dismissed={0: "horse"}, last_turn=True, pile="", pile_number=2).play("dismiss 1")
    assert table.over
    for viewer in (1, SPECTATOR):
        assert table.view(viewer).dismissed(0) == "unknown unknown"
        assert known(table, viewer, 0) == "- unknown unknown"
    assert known(table, 0, 1) == HIDDEN


@pytest.mark.clause("X5")
def test_hand_places_can_be_followed_and_are_not_rearranged():
    table = three().play("exchange 3 for 1")
    assert table.hand(0) == "cook axe horse"
    for viewer in (1, 2, SPECTATOR):
        assert known(table, viewer, 0) == "unknown unknown horse"
        assert table.view(viewer).happened("taken") == [(0, "horse", "camp.0", "hand.0.2", 31)]


@pytest.mark.clause("X2", "X10")
@pytest.mark.parametrize("actions", [[], ["use 0"], ["use 0", "redraw 1"], ["exchange 1 for 1", "end turn"]])
def test_two_tables_that_differ_only_in_what_is_hidden_look_the_same(actions):
    common = {"legions": {0: {"0": "commander"}, 1: {"8": "caesar"}}}
    first = position(**common, hands={0: "cook axe bow", 1: "sword spear stone"}, dismissed={1: "horse"},
                     pile="cook axe sword gunner")  # fmt: skip
    second = position(**common, hands={0: "cook axe bow", 1: "horse sword axe"}, dismissed={1: "stone"},
                      pile="cook gunner spear sword")  # fmt: skip
    first.play(*actions)
    second.play(*actions)
    assert first.state.tobytes() != second.state.tobytes()
    viewers = (0, SPECTATOR)
    for viewer in viewers:
        assert first.view(viewer).state.tobytes() == second.view(viewer).state.tobytes()


@pytest.mark.clause("X8", "X9")
def test_what_is_laid_in_a_legion_is_no_longer_unseen():
    table = position(hands={0: "cook axe bow"}, legions={0: {}})
    before = int(table["unseen"][0][NUMBER["cook"]])
    table.play("recruit 1")
    assert table["unseen"][0][NUMBER["cook"]] == before - 1
    assert table.happened("recruited") == [(0, "cook", "hand.0.0", "legion.0.6", 31)]
    assert table.seen(0, 0) == {0}
    assert {viewer for viewer in range(5) if table.happened("recruited")[0][4] >> viewer & 1} == EVERYBODY


@pytest.mark.clause("X5", "X10", "X13", "X16")
@pytest.mark.parametrize(
    "actions",
    [
        ["exchange 1 for 1"],
        ["recruit 1"],
        ["equip 2 under iv"],
        ["dismiss 1"],
        ["use 0", "redraw 1+2"],
        ["use 8", "discard 2", "take axe"],
    ],
)
@pytest.mark.parametrize("knowers", [range(5), [2], []])
def test_the_card_that_comes_for_a_known_one_is_not_known_itself(actions, knowers):
    legions = {0: {"0": "commander", "8": "inspector", "iv": "blue-4"}}
    table = three(known={(0, 0): knowers, (0, 1): knowers}, legions=legions, pile="gunner stone sword").play(*actions)
    for place in range(2):
        changed = table.hand(0).split()[place] != HANDS[0].split()[place]
        public = {event[3] for name in ("taken", "inspected") for event in table.happened(name)}
        if f"hand.0.{place}" in public:
            assert table.seen(0, place) == EVERYBODY
        elif changed:
            assert table.seen(0, place) == {0}
        else:
            assert table.seen(0, place) == {0, *knowers}


@pytest.mark.clause("X17")
def test_a_dismissed_card_that_all_know_is_healed_as_any_other():
    legions = {0: {"0": "doctor"}, 1: {}, 2: {"0": "caesar"}}
    table = three(known={(0, 1): range(5)}, legions=legions).play("dismiss 2", "use 0", "heal 1")
    assert table.discard == "axe doctor"
    assert table.me == 1
