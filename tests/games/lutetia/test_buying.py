from collections import Counter

import pytest

from tests.games.lutetia.position import SPECTATOR, position


def revealed(*bids, **more):
    """The table after the reveal: the next round, or the first question."""
    return position(bids=bids, **more).reveal()


# The reveal


@pytest.mark.clause("T7")
@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_all_cards_are_turned_up_for_everybody(viewer):
    table = revealed("a 1", "b income", "a income", owned={0: "legion"})
    assert table.phase == "legions"
    assert table.view(viewer).bids == ["a 1", "b income", "a income"]
    seen = table.view(viewer)
    assert table.events[1:7] == ["revealed"] * 6
    assert all(event[2] > 0 for event in seen["events"][1:7].tolist())


@pytest.mark.clause("T7")
@pytest.mark.parametrize(("pair", "paid"), [("a b", 0), ("a income", 3), ("income a", 3), ("income income", 6)])
def test_each_income_card_pays_three(pair, paid):
    assert revealed(pair, "c 2", cash=10).cash[0] == 10 + paid


@pytest.mark.clause("T7")
def test_a_bribe_on_an_income_card_is_lost_to_the_bank():
    table = revealed("income:4 a", "income:1 income:2", "b c", cash=5)
    assert table.cash == [8, 11, 5]
    assert table["stake"].sum() == 0
    assert [(seat, amount) for seat, _, amount in table.happened("bribe_lost")] == [(0, 4), (1, 1), (1, 2)]


@pytest.mark.clause("T7", "T11")
def test_income_is_paid_before_the_first_slot():
    table = revealed("a income", "b c", market={"a": "brewer-4"}, cash=(0, 1))
    assert table.owned(0) == "brewer-4"
    assert table.cash[0] == 0


@pytest.mark.clause("T7")
@pytest.mark.parametrize(
    ("pair", "bought", "missed"),
    [("1 b", "baker-4", "laboratory"), ("2 1", "laboratory", "bakery"), ("c b", "baker-4", "druid-4")],
)
def test_slots_are_sold_from_a_on_then_from_1_on_whatever_lies_left(pair, bought, missed):
    """With 3 sesterces only the first of the two can be paid."""
    market = {"b": "baker-4", "c": "druid-4", "1": "laboratory", "2": "bakery"}
    table = revealed(pair, "income income", market=market, cash=3)
    assert table.owned(0) == bought
    assert table.gone == missed


@pytest.mark.clause("T7", "T11")
def test_each_slot_is_finished_before_the_next():
    """The coins on A pay for B, those on B for 1, and those on 1 for 2."""
    market = {"a": "brewer-1", "b": "brewer-3", "1": "statue"}
    table = revealed("a b", "1 income", market=market, coins={"a": 2, "b": 7, "1": 1}, cash=(0, 1))
    assert table.owned(0) == "brewer-1 brewer-3"
    assert table.cash[0] == 7
    assert table.owned(1) == "statue"
    assert table.cash[1] == 2


@pytest.mark.clause("T7")
def test_inside_a_slot_losers_come_before_the_payment_and_coins_before_the_action():
    table = revealed("1:2 income", "1:1 a", market={"1": "field-1"}, coins={"1": 3})
    slot_1 = table.events[table.events.index("compensated") :]
    assert slot_1[:4] == ["compensated", "bought", "coins_taken", "earned"]


# One bidder


@pytest.mark.clause("T8")
@pytest.mark.parametrize(("stake", "cash"), [(0, 3), (0, 9), (2, 3), (7, 4)])
def test_a_lone_bidder_pays_cost_and_bribe_and_takes_the_card(stake, cash):
    table = revealed(f"a:{stake} b", "income income", market={"a": "brewer-4", "b": "baker-1"}, cash=cash)
    assert table.owned(0) == "brewer-4 baker-1"
    assert table.cash[0] == cash - 3
    assert table["stake"].sum() == 0
    assert table.happened("bought")[0] == (0, "owned.0", 3 + stake)


@pytest.mark.clause("T8")
def test_a_lone_bidder_must_buy_if_he_can():
    table = revealed("1 2", "income income", cash=5)
    assert table.owned(0) == "mill laboratory"
    assert table.cash[0] == 1


@pytest.mark.clause("T8")
def test_a_lone_bidder_who_cannot_pay_loses_the_bribe_and_the_card_leaves_with_its_coins():
    """The page's vector: cost 3, cash 2, bribe 1, 4 coins on the card."""
    table = revealed("a:1 income", "b c", market={"a": "brewer-4"}, coins={"a": 4}, cash=(2, 5))
    assert table.owned(0) == "brewer-4"  # the income came first
    table = revealed("a:1 b", "c 1", market={"a": "brewer-4", "b": "baker-1"}, coins={"a": 4}, cash=(2, 5))
    assert table.gone == "brewer-4"
    assert table.cash[0] == 2
    assert table.owned(0) == "baker-1"
    assert table.market["a"] == "baker-1"
    assert "a" not in table.coins
    assert table.happened("coins_lost") == [(-1, "slot.0", 4)]
    assert table.happened("bribe_lost") == [(0, None, 1)]
    assert table.happened("compensated") == []


@pytest.mark.clause("T8")
@pytest.mark.parametrize("stake", [1, 5, 100])
def test_the_bribe_does_not_help_to_pay_the_cost(stake):
    table = revealed(f"1:{stake} a", "b c", cash=(1, 1))
    assert table.gone == "mill"
    assert table.cash[0] == 1


@pytest.mark.clause("T8")
def test_a_free_card_can_always_be_paid():
    table = revealed("a:1 b", "c 1", cash=(0, 5))
    assert table.owned(0) == "brewer-2 baker-2"
    assert table.cash[0] == 0


@pytest.mark.clause("T8")
def test_a_legion_cannot_help_a_lone_bidder():
    """Only a slot with two or more bidders has a contest (T9)."""
    table = revealed("1 a", "b c", owned={0: "legion", 1: "legion"}, cash=(1, 5))
    assert table.phase == "bids"
    assert table.gone == "mill"


# What may pay for what


@pytest.mark.clause("T11")
@pytest.mark.parametrize("coins", [1, 3, 50])
def test_coins_on_a_card_never_pay_for_it(coins):
    table = revealed("1 a", "b c", coins={"1": coins}, cash=(1, 5))
    assert table.gone == "mill"
    assert table.cash[0] == 1


@pytest.mark.clause("T11")
def test_coins_go_to_the_buyer_after_the_payment():
    table = revealed("1:1 a", "b c", coins={"1": 6}, cash=(2, 5))
    assert table.owned(0) == "brewer-2 mill"
    assert table.cash[0] == 6
    assert table.happened("coins_taken") == [(0, "slot.5", 6)]


@pytest.mark.clause("T11")
@pytest.mark.parametrize(("coins", "bought"), [(1, False), (2, True)])
def test_coins_pay_for_a_later_slot_of_the_same_round(coins, bought):
    table = revealed("a 1", "b c", coins={"a": coins}, cash=(0, 5))
    assert ("mill" in table.owned(0)) == bought


@pytest.mark.clause("T11")
@pytest.mark.parametrize(("stake", "bought"), [(0, False), (1, True)])
def test_a_returned_bribe_and_the_compensation_pay_for_a_later_slot(stake, bought):
    table = revealed(f"a:{stake} 1", "a:3 b", cash=(0, 5))
    assert ("mill" in table.owned(0)) == bought
    assert table.cash[0] == stake + 1 - 2 * bought


@pytest.mark.clause("T11", "T12")
def test_an_action_pays_for_a_later_slot_and_never_for_the_card_itself():
    market = {"1": "tavern", "2": "statue"}
    assert revealed("1 2", "b c", market=market, cash=(2, 5)).owned(0) == "tavern statue"
    assert revealed("1 2", "b c", market=market, cash=(1, 5)).gone == "tavern statue"
    assert revealed("1 a", "b c", market={"1": "field-1"}, cash=(0, 5), owned={0: "baker-4"}).gone == "field-1"


@pytest.mark.clause("T11")
def test_the_bribe_on_a_later_card_is_not_cash_for_an_earlier_one():
    table = revealed("a 1:5", "b c", market={"a": "brewer-4"}, cash=(2, 5))
    assert table.gone == "brewer-4"
    assert table.owned(0) == "mill"
    assert table.cash[0] == 0


# Actions


@pytest.mark.clause("T12")
@pytest.mark.parametrize(("place", "resource"), [("field-1", "baker"), ("forest-2", "druid"), ("mine-3", "blacksmith")])
def test_a_field_forest_or_mine_pays_for_each_resource_of_its_kind_itself_included(place, resource):
    owned = {0: f"{resource}-1 {resource}-3 brewer-4", 1: f"{resource}-4"}
    table = revealed("1 income", "b c", market={"1": place}, owned=owned)
    assert table.cash[0] == 5 + 3 - 1 + 4
    assert table.happened("earned") == [(0, None, 4)]


@pytest.mark.clause("T12", "T13")
def test_a_field_bought_with_two_bread_artisans_and_an_apprentice_pays_five():
    """The page's vector: 1 + 2 on the artisans, 1 for the apprentice, 1 for the Field."""
    owned = {0: "baker-1 baker-3 baker+apprentice"}
    table = revealed("1 income", "b c", market={"1": "field-1"}, owned=owned)
    assert table.happened("earned") == [(0, None, 5)]


@pytest.mark.clause("T12")
def test_a_field_counts_fields_owned_before_and_neither_mills_nor_other_resources():
    owned = {0: "field-2 field-3 mill bakery forest-1 druid-4"}
    table = revealed("1 income", "b c", market={"1": "field-1"}, owned=owned)
    assert table.happened("earned") == [(0, None, 3)]


@pytest.mark.clause("T12")
def test_the_first_field_pays_one():
    assert revealed("1 income", "b c", market={"1": "field-1"}).happened("earned") == [(0, None, 1)]


@pytest.mark.clause("T12")
@pytest.mark.parametrize(
    ("owned", "paid"),
    [
        ("", 5),
        ("baker-4 tavern tavern", 5),
        ("brewer-1", 6),
        ("brewer-3 brewer-4 brewer-7", 10),
        ("brewer-1 brewer+apprentice brewer+apprentice", 8),
    ],
)
def test_a_tavern_pays_five_and_one_for_each_beer(owned, paid):
    table = revealed("1 income", "b c", market={"1": "tavern"}, owned={0: owned})
    assert table.happened("earned") == [(0, None, paid)]
    assert table.cash[0] == 5 + 3 - 2 + paid


@pytest.mark.clause("T12")
@pytest.mark.parametrize(
    "place", ["mill", "laboratory", "forge", "bakery", "herbalist", "armoury", "statue", "bazaar-1"]
)
def test_no_other_place_pays_anything(place):
    table = revealed("1 income", "b c", market={"1": place}, owned={0: "baker-4 druid-4 blacksmith-4"})
    assert table.happened("earned") == []


@pytest.mark.clause("T12", "T7")
def test_an_artisan_bought_in_the_same_round_counts_for_the_field_bought_after_it():
    table = revealed("a 1", "b c", market={"a": "baker-4", "1": "field-1"}, cash=4)
    assert table.happened("earned") == [(0, None, 3)]


@pytest.mark.clause("T7")
def test_a_round_that_nobody_can_bribe_in_is_one_long_step_with_room_for_all_that_happens():
    """From the last choice to the next market: everybody buys twice, takes coins, earns or attaches apprentices."""
    free = dict(zip("abcde", ("brewer-1", "baker-1", "druid-1", "blacksmith-1", "brewer-2"), strict=True))
    paying = dict(zip("12345", ("field-1", "forest-1", "mine-1", "tavern", "tavern"), strict=True))
    table = position(
        seats=5,
        cash=0,
        market=free | paying,
        coins=dict.fromkeys("abcde12345", 2),
        owned=dict.fromkeys(range(4), "apprentice"),
    )
    match = table.match()
    for seat, pair in enumerate(("a+1", "b+2", "c+3", "d+4", "e+5")):
        match.play(seat, f"bid {pair}")
    told = Counter(event["event"] for event in match.events(SPECTATOR))
    assert told["laid"] == told["revealed"] == told["bought"] == told["coins_taken"] == told["turned_up"] == 10
    assert (told["earned"], told["apprenticed"], told["round_begins"]) == (5, 4, 1)
    assert match.state["round"] == 2
