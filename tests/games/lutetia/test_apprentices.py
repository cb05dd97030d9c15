import pytest

from tests.games.lutetia.position import at_the_end, position

TWO_KINDS = "baker-1 druid-1"


def bought(*bids, owned="", market=None, **more):
    """The table after seat 0's bids; an apprentice is on sale at A, and nobody else wants it."""
    market = {"a": "apprentice", **(market or {})}
    return position(bids=(*bids, "income income"), market=market, owned={0: owned}, **more).reveal()


@pytest.mark.clause("T13")
def test_the_buyer_chooses_among_the_kinds_of_artisan_he_owns():
    table = bought("a income", owned="baker-1 baker-2 druid-4 legion field-1 mill")
    assert table.phase == "apprentice"
    assert table.to_act == [0]
    assert table.current_seat == 0
    assert table.legal(0) == ["attach to baker", "attach to druid"]
    for artisan in ("brewer", "blacksmith"):
        assert table.why_not(0, f"attach to {artisan}") == "no_such_artisan"
    for text in ("pass", "ready", "legion for seat 0", "bribe left 1", "bid a+b"):
        assert table.why_not(0, text) == "not_now"


@pytest.mark.clause("T13")
@pytest.mark.parametrize("artisan", ["brewer", "baker", "druid", "blacksmith"])
def test_an_apprentice_joins_the_kind_that_was_chosen(artisan):
    table = bought("a income", owned="brewer-1 baker-1 druid-1 blacksmith-1").play(0, f"attach to {artisan}")
    assert table.owned(0).split()[-1] == f"{artisan}+apprentice"
    assert "apprentice" not in table.owned(0).split()
    assert table.round == 2


@pytest.mark.clause("T13")
def test_with_one_kind_there_is_no_choice():
    table = bought("a income", owned="druid-1 druid-4 legion field-1")
    assert table.phase == "bids"
    assert table.owned(0).split()[-1] == "druid+apprentice"
    assert [(seat, place) for seat, place, _ in table.happened("apprenticed")] == [(0, "attached.0.2")]


@pytest.mark.clause("T13")
@pytest.mark.parametrize("owned", ["", "legion legion", "field-1 mill tavern statue"])
def test_with_no_artisan_it_waits_as_an_owned_card(owned):
    table = bought("a income", owned=owned)
    assert table.phase == "bids"
    assert "apprentice" in table.owned(0).split()
    assert table["attached"].sum() == 0


@pytest.mark.clause("T13", "T7")
def test_the_choice_is_made_as_the_slot_finishes():
    """Before slot 1 is sold, so that the Field counts the bread."""
    table = bought("a 1", owned=TWO_KINDS, market={"1": "field-1"})
    assert table.market.keys() == {"b", "c", "1", "2", "3"}
    assert table.owned(0) == f"{TWO_KINDS} apprentice"
    assert table.cash[0] == 4
    assert table.play(0, "attach to baker").happened("earned") == [(0, None, 3)]
    other = bought("a 1", owned=TWO_KINDS, market={"1": "field-1"}).play(0, "attach to druid")
    assert other.happened("earned") == [(0, None, 2)]


@pytest.mark.clause("T13")
def test_the_buyer_chooses_whoever_else_is_at_the_table():
    market = {"a": "apprentice"}
    bids = ("income income", "b c", "a income", "1 2")
    table = position(bids=bids, market=market, owned={0: TWO_KINDS, 2: "brewer-1 baker-1"}).reveal()
    assert table.to_act == [2]
    assert table.legal(2) == ["attach to brewer", "attach to baker"]


@pytest.mark.clause("T13")
def test_an_apprentice_that_nobody_could_pay_asks_for_no_choice():
    assert bought("a b", owned=TWO_KINDS, cash=(0, 5)).phase == "bids"


@pytest.mark.clause("T13")
@pytest.mark.parametrize("artisan", ["brewer-1", "brewer-7", "baker-1", "druid-3", "blacksmith-1", "blacksmith-7"])
def test_a_waiting_apprentice_joins_the_first_artisan_bought(artisan):
    table = bought("b income", owned="apprentice", market={"a": "legion", "b": artisan})
    assert table.owned(0) == f"{artisan} {artisan[:-2]}+apprentice"
    assert table.phase == "bids"


@pytest.mark.clause("T13")
def test_all_that_wait_join_the_first_artisan_bought():
    table = bought("b c", owned="apprentice apprentice", market={"a": "legion", "b": "baker-1", "c": "druid-1"})
    assert table.owned(0) == "baker-1 druid-1 baker+apprentice baker+apprentice"
    assert len(table.happened("apprenticed")) == 2


@pytest.mark.clause("T13")
def test_an_apprentice_joins_an_artisan_bought_later_in_the_same_round():
    table = bought("a b", market={"b": "blacksmith-1"})
    assert table.owned(0) == "blacksmith-1 blacksmith+apprentice"
    assert table.phase == "bids"


@pytest.mark.clause("T13")
def test_an_artisan_bought_earlier_in_the_same_round_is_the_only_kind_to_choose():
    table = bought("a b", market={"a": "blacksmith-1", "b": "apprentice"})
    assert table.owned(0) == "blacksmith-1 blacksmith+apprentice"


@pytest.mark.clause("T13")
def test_a_legion_bought_meanwhile_is_passed_over():
    table = bought("a b", owned="apprentice", market={"a": "legion", "b": "druid-1"})
    assert table.owned(0) == "druid-1 legion druid+apprentice"
    waiting = bought("a income", owned="apprentice", market={"a": "legion"})
    assert waiting.owned(0) == "legion apprentice"


@pytest.mark.clause("T13")
def test_a_place_that_shows_a_resource_is_no_artisan():
    table = bought("1 income", owned="apprentice", market={"1": "field-1"})
    assert table.owned(0) == "apprentice field-1"
    assert table.happened("earned") == [(0, None, 1)]


@pytest.mark.clause("T13")
def test_two_apprentices_of_one_round_are_two_choices():
    table = bought("a b", owned=TWO_KINDS, market={"b": "apprentice"})
    table.play(0, "attach to druid")
    assert table.phase == "apprentice"
    assert table.legal(0) == ["attach to baker", "attach to druid"]
    table.play(0, "attach to baker")
    assert table.owned(0) == f"{TWO_KINDS} baker+apprentice druid+apprentice"
    assert table.round == 2


@pytest.mark.clause("T13")
def test_several_may_join_one_host():
    table = bought("a b", owned="druid-1 druid+apprentice brewer-1", market={"b": "apprentice"})
    table.play(0, "attach to druid", "attach to druid")
    assert table.owned(0) == "brewer-1 druid-1" + " druid+apprentice" * 3


@pytest.mark.clause("T13")
def test_an_apprentice_stays_for_good():
    """A new kind of artisan bought later does not ask again, nor take an apprentice that has its place."""
    table = bought("b income", owned="baker-1 baker+apprentice", market={"a": "legion", "b": "druid-3"})
    assert table.owned(0) == "baker-1 druid-3 baker+apprentice"


@pytest.mark.clause("T13")
def test_apprentices_of_two_buyers_are_chosen_for_in_the_order_of_the_slots():
    market = {"a": "apprentice", "b": "apprentice"}
    table = position(bids=("b income", "a income"), market=market, owned={0: TWO_KINDS, 1: TWO_KINDS}).reveal()
    assert table.to_act == [1]
    table.play(1, "attach to baker")
    assert table.to_act == [0]
    table.play(0, "attach to druid")
    assert table.owned(0).split()[-1] == "druid+apprentice"
    assert table.owned(1).split()[-1] == "baker+apprentice"


@pytest.mark.clause("T13")
def test_a_written_choice_goes_on_with_the_next_slot():
    owned = {1: "brewer-1 baker-1 apprentice"}
    table = position(bids=("b 1", "b a"), apprentice="a", me=1, owned=owned, cash=(5, 0)).play(1, "attach to brewer")
    assert table.gone == "baker-2"
    assert table.owned(0) == "mill"
    assert table.cash == [5 + 1 - 2, 1]


@pytest.mark.clause("T13", "T15")
@pytest.mark.parametrize(
    ("mine", "points"),
    [("baker-1 baker+apprentice", [10, 0]), ("baker-1 apprentice", [0, 10]), ("apprentice", [0, 10])],
)
def test_an_apprentice_gives_one_more_resource_and_one_that_waits_gives_none(mine, points):
    assert at_the_end({0: mine, 1: "baker-2"}).points == points


@pytest.mark.clause("T13", "T15")
def test_an_apprentice_has_no_talent():
    table = at_the_end({0: "baker-1 baker+apprentice", 1: "baker-3"})
    assert table.points == [0, 10]  # two breads each; talents 1 and 2


@pytest.mark.clause("T13", "T16")
def test_an_apprentice_has_no_family_but_its_bread_counts_for_a_mill():
    table = at_the_end({0: "baker-1 baker+apprentice bakery mill"})
    # Majority 10; Bakery 2 + baker, bakery, mill; Mill 2 breads.
    assert table.points[0] == 10 + (2 + 3) + 2
