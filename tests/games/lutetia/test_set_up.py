from collections import Counter
from itertools import combinations

import pytest

from tests.games.lutetia.position import GAME, NUMBER, ROWS, SLOT, SPECTATOR, copies, dealt, position
from tests.quick import first

SEATS = (2, 3, 4, 5)


def slots(seats):
    """The slots in use, by the page."""
    return "abcde"[: ROWS[seats]] + "12345"[: ROWS[seats]]


@pytest.mark.clause("T1")
@pytest.mark.parametrize(
    ("seats", "letters", "digits"), [(2, "abc", "123"), (3, "abc", "123"), (4, "abcd", "1234"), (5, "abcde", "12345")]
)
def test_the_slots_in_use_depend_on_the_number_of_seats(seats, letters, digits):
    market = dealt(seats).market
    assert "".join(market) == letters + digits
    assert all(NUMBER[market[slot]] < NUMBER["field-1"] for slot in letters)
    assert all(NUMBER[market[slot]] >= NUMBER["field-1"] for slot in digits)


@pytest.mark.clause("T1", "T3")
@pytest.mark.parametrize("seats", SEATS)
def test_each_seat_begins_with_five_sesterces_and_nothing_else(seats):
    table = dealt(seats)
    assert table.cash == [5] * seats
    assert table["cash"].sum() == 5 * seats
    assert table.coins == {}
    assert table.bids == [""] * seats
    assert [table.owned(seat) for seat in range(seats)] == [""] * seats
    assert table.gone == ""
    assert (table.round, table.phase) == (1, "bids")


@pytest.mark.clause("T1", "T5")
@pytest.mark.parametrize(("seats", "pairs"), [(2, 22), (3, 22), (4, 37), (5, 56)])
def test_the_action_cards_are_one_for_each_slot_and_two_for_income(seats, pairs):
    expected = {f"bid {one}+{other}" for one, other in combinations(slots(seats), 2)}
    expected |= {f"bid {slot} and income" for slot in slots(seats)} | {"double income"}
    assert len(expected) == pairs
    for seat in range(seats):
        assert set(dealt(seats).legal(seat)) == expected


@pytest.mark.clause("T1")
@pytest.mark.parametrize(("seats", "unused"), [(2, "de45"), (3, "de45"), (4, "e5"), (5, "")])
def test_a_slot_that_is_not_in_use_cannot_be_bid_for(seats, unused):
    table = dealt(seats)
    for slot in SLOT:
        why = "slot_not_in_play" if slot in unused else "allowed"
        assert table.why_not(0, f"bid {slot} and income") == why
    for one, other in combinations(SLOT, 2):
        why = "slot_not_in_play" if {one, other} & set(unused) else "allowed"
        assert table.why_not(1, f"bid {one}+{other}") == why


@pytest.mark.clause("T2")
@pytest.mark.parametrize(
    ("seats", "characters", "places", "aside"), [(2, 19, 15, 3), (3, 24, 20, 2), (4, 31, 26, 1), (5, 40, 34, 0)]
)
def test_so_many_characters_and_places_are_in_play(seats, characters, places, aside):
    table = dealt(seats)
    assert table["characters_left"] + ROWS[seats] == characters
    assert table["places_left"] + ROWS[seats] == places
    assert table["box_left"] == aside
    box = [GAME.kinds[kind] for kind in table["box"].tolist() if kind >= 0]
    assert len(box) == len(set(box)) == aside
    assert all(name.startswith("bazaar-") for name in box)


@pytest.mark.clause("T2")
@pytest.mark.parametrize("seats", SEATS)
def test_exactly_the_cards_for_so_many_seats_are_dealt(seats):
    table = dealt(seats, key=(seats, 9))
    in_play = copies(seats)
    market = list(table.market.values())
    assert Counter(table.deck("characters").split() + market[: ROWS[seats]]) == Counter(in_play["characters"])
    box = [GAME.kinds[kind] for kind in table["box"][: table["box_left"]]]
    assert Counter(table.deck("places").split() + market[ROWS[seats] :] + box) == Counter(in_play["places"])


@pytest.mark.clause("T2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_any_bazaar_may_be_put_aside(seats):
    games = 120
    aside = Counter()
    for seed in range(games):
        table = dealt(seats, key=(seed, 0))
        aside.update(GAME.kinds[kind] for kind in table["box"][: table["box_left"]].tolist())
    usual = games * (5 - seats) / 6
    assert len(aside) == 6
    assert all(usual / 3 < count < usual * 2 for count in aside.values())


@pytest.mark.clause("T2")
@pytest.mark.parametrize("slot", first(["a", "c", "1", "3"]))
def test_both_decks_are_shuffled(slot):
    seen = Counter(dealt(2, key=(0, second)).market[slot] for second in range(200))
    kinds = set(copies(2)["characters" if slot in "abc" else "places"])
    assert set(seen) == kinds
    assert max(seen.values()) < 60


@pytest.mark.clause("T2")
def test_the_key_alone_decides_the_deal():
    assert dealt(4, (7, 8)).state.tobytes() == dealt(4, (7, 8)).state.tobytes()
    assert dealt(4, (7, 8)).deck("characters") != dealt(4, (7, 9)).deck("characters")


@pytest.mark.clause("T2")
@pytest.mark.parametrize("seats", SEATS)
def test_the_deal_turns_up_the_first_market(seats):
    table = dealt(seats)
    assert table.events == ["round_begins"] + ["turned_up"] * 2 * ROWS[seats]
    assert [place for _, place, _ in table.happened("turned_up")] == [f"slot.{SLOT[slot]}" for slot in slots(seats)]


@pytest.mark.clause("T3")
@pytest.mark.parametrize("viewer", [0, 1, 2, SPECTATOR])
def test_money_is_public(viewer):
    table = position(bids=("a:3 1", "a b:2", "income:1 2"), cash=(1, 20, 300), coins={"b": 2, "3": 7})
    seen = table.view(viewer)
    assert seen.cash == [1, 20, 300]
    assert seen["stake"].tolist() == table["stake"].tolist()
    assert seen.coins == {"b": 2, "3": 7}


@pytest.mark.clause("T3")
def test_the_bank_never_runs_out():
    """The box has 66 sesterces; here are far more, and all are paid."""
    table = position(cash=(500, 500, 500), coins=dict.fromkeys("abc123", 100))
    table.bid("double income", "double income", "double income").reveal()
    assert table.cash == [506, 506, 506]
    assert table.coins == dict.fromkeys("abc123", 101)
