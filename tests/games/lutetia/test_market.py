import pytest

from iacta.engine.words.errors import BadOptions, NotYourTurn
from tests.games.lutetia.position import CHARACTERS, GAME, PLACES, SLOT, dealt, position

INCOME = ("double income", "double income", "double income")


def after(bids, **more):
    """The table after a round with these bids, no bribes and no Legions."""
    return position(**{"cash": 20, **more}).bid(*bids).reveal().decline()


@pytest.mark.clause("T4")
def test_the_market_is_filled_from_a_on_and_then_from_1_on_with_the_top_cards():
    table = after(("a+c", "1+3", "double income"), characters="legion apprentice baker-1", places="field-1 tavern")
    assert table.market == {"a": "legion", "b": "baker-2", "c": "apprentice", "1": "field-1", "2": "laboratory"} | {
        "3": "tavern"
    }
    assert [place for _, place, _ in table.happened("turned_up")] == ["slot.0", "slot.2", "slot.5", "slot.7"]
    assert table.deck("characters") == "baker-1"
    assert table.deck("places") == ""
    assert (table.round, table.phase, table.ending) == (2, "bids", "running")


@pytest.mark.clause("T4", "T14")
def test_a_new_card_has_no_coins_and_an_unsold_one_keeps_its_own():
    table = after(("a+1", "double income", "double income"), coins={"a": 3, "b": 2, "1": 4})
    assert table.coins == {"b": 3, "c": 1, "2": 1, "3": 1}


@pytest.mark.clause("T4")
@pytest.mark.parametrize(
    ("characters", "places", "ending"),
    [
        ("legion", PLACES, "characters"),
        ("", PLACES, "characters"),
        (CHARACTERS, "tavern", "places"),
        (CHARACTERS, "", "places"),
        ("legion", "tavern", "both_decks"),
        ("", "", "both_decks"),
    ],
)
def test_a_deck_that_is_short_ends_the_game_and_nothing_is_dealt(characters, places, ending):
    table = after(("a+b", "1+2", "double income"), characters=characters, places=places)
    assert table.over
    assert table.ending == ending
    assert table.market == {"c": "druid-2", "3": "forge"}
    assert (table.deck("characters"), table.deck("places")) == (characters, places)
    assert table.happened("turned_up") == []
    assert table.events[-1] == "game_over"
    assert table.events.count("game_over") == 1
    assert table.round == 1
    assert table.bids == ["", "", ""]


@pytest.mark.clause("T4")
def test_decks_that_run_out_exactly_are_dealt_and_the_game_goes_on():
    table = after(("a+b", "1+2", "double income"), characters="legion apprentice", places="tavern field-1")
    assert not table.over
    assert (table["characters_left"], table["places_left"]) == (0, 0)
    assert table.market["b"] == "apprentice"
    assert table.market["2"] == "field-1"


@pytest.mark.clause("T4")
@pytest.mark.parametrize(
    ("bid", "ending"), [("a and income", "characters"), ("1 and income", "places"), ("a+1", "both_decks")]
)
def test_an_empty_deck_ends_the_game_as_soon_as_its_row_has_an_empty_slot(bid, ending):
    assert after((bid, *INCOME[1:]), characters="", places="").ending == ending


@pytest.mark.clause("T4")
@pytest.mark.parametrize(
    ("bid", "characters", "places"), [("1 and income", "", PLACES), ("a and income", CHARACTERS, "")]
)
def test_a_row_without_an_empty_slot_needs_no_card_even_from_an_empty_deck(bid, characters, places):
    table = after((bid, *INCOME[1:]), characters=characters, places=places)
    assert not table.over
    assert len(table.market) == 6
    assert table.round == 2


@pytest.mark.clause("T4", "T14", "T7")
def test_a_table_where_all_take_income_goes_on_with_empty_decks():
    table = after(INCOME, characters="", places="", cash=(0, 1, 5), coins={"a": 2})
    assert table.cash == [6, 7, 11]
    assert table.coins == {"a": 3, "b": 1, "c": 1, "1": 1, "2": 1, "3": 1}
    assert (table.round, table.ending) == (2, "running")
    table.bid(*INCOME).reveal()
    assert table.coins["a"] == 4
    assert table.round == 3


@pytest.mark.clause("T4")
def test_a_card_that_left_the_game_leaves_a_slot_to_be_filled():
    tied = after(("a and income", "a and income", "double income"), characters="legion")
    assert tied.market["a"] == "legion"
    assert tied.gone == "brewer-2"
    unpaid = after(("1+2", *INCOME[1:]), cash=0, places="tavern field-1")
    assert (unpaid.market["1"], unpaid.market["2"]) == ("tavern", "field-1")
    assert unpaid.gone == "mill laboratory"
    short = after(("a and income", "a and income", "double income"), characters="")
    assert short.ending == "characters"


@pytest.mark.clause("T4", "T18")
def test_unsold_cards_and_their_coins_count_for_nobody():
    bare = after(("a+b", *INCOME[1:]), characters="")
    rich = after(("a+b", *INCOME[1:]), characters="", coins={"c": 30, "2": 60}, market={"c": "legion"})
    assert rich.over
    assert rich.coins["c"] == 31
    assert rich.points == bare.points
    assert rich.places == bare.places


@pytest.mark.clause("T4")
def test_after_the_end_nobody_may_do_anything():
    table = after(("a+b", *INCOME[1:]), characters="")
    assert table.to_act == []
    for text in ("bid a+b", "double income", "ready", "pass", "bribe left 1", "attach to baker", "legion for seat 0"):
        assert table.why_not(0, text) == "game_is_over"
    match = table.match()
    with pytest.raises(NotYourTurn):
        match.play(0, "double income")
    assert match.current_seat is None
    assert match.ending == "characters"


@pytest.mark.clause("T14")
def test_the_value_rises_only_of_cards_nobody_bid_on():
    bids = ("a:1 b", "a:1 1", "b 2")
    table = position(bids=bids, cash=(5, 0, 0), coins={"a": 1, "c": 2, "3": 4}).reveal()
    # A and B are tied, 1 is bought and 2 cannot be paid: all four had bids.
    assert table.gone == "brewer-2 baker-2 laboratory"
    assert table.owned(1) == "mill"
    assert table.coins == {"c": 3, "3": 5}
    assert [(place, amount) for _, place, amount in table.happened("risen")] == [("slot.2", 3), ("slot.7", 5)]


@pytest.mark.clause("T14")
def test_action_cards_return_to_the_hands():
    table = after(("a+1", "b+2", "c+3"))
    assert table.bids == ["", "", ""]
    for seat in range(3):
        assert len(table.legal(seat)) == 22
    table.bid("a+1", "b+2", "c+3")
    assert [sorted(pair.split()) for pair in table.bids] == [["1", "a"], ["2", "b"], ["3", "c"]]


@pytest.mark.clause("T14", "T4")
def test_the_next_round_begins_after_the_cards_are_back():
    table = after(("a+1", "b+2", "c and income"))
    assert table.events[-8:] == ["risen", "taken_back", "round_begins", *["turned_up"] * 5]
    assert table.happened("round_begins") == [(-1, None, 2)]


@pytest.mark.clause("T19")
@pytest.mark.parametrize("limit", [1, 2, 5])
def test_no_round_after_the_limit_is_dealt(limit):
    table = position(round_limit=limit)
    for number in range(1, limit + 1):
        assert (table.round, table.over) == (number, False)
        table.bid("a and income", *INCOME[1:]).reveal()
    assert table.over
    assert table.ending == "round_limit"
    assert table.round == limit
    assert "a" not in table.market


@pytest.mark.clause("T19", "T4")
@pytest.mark.parametrize(
    ("bid", "characters", "places", "ending"),
    [
        ("a+1", "", PLACES, "characters"),
        ("a+1", CHARACTERS, "", "places"),
        ("a+1", "", "", "both_decks"),
        ("a+1", "legion", "tavern", "round_limit"),
        ("double income", "", "", "round_limit"),
    ],
)
def test_a_short_deck_takes_precedence_over_the_limit(bid, characters, places, ending):
    table = after((bid, *INCOME[1:]), characters=characters, places=places, round=4, round_limit=4)
    assert table.ending == ending


@pytest.mark.clause("T19")
def test_the_limit_is_60_unless_somebody_says_otherwise_and_at_least_1():
    assert dealt(2)["round_limit"] == 60
    assert dealt(2, round_limit=1)["round_limit"] == 1
    for wrong in (0, -1, True, "5"):
        with pytest.raises(BadOptions):
            GAME.option_numbers(2, {"round_limit": wrong})


@pytest.mark.clause("T19")
def test_the_usual_limit_ends_the_sixtieth_round():
    table = position(round=59).bid(*INCOME).reveal()
    assert table.round == 60
    assert not table.over
    assert table.bid(*INCOME).reveal().ending == "round_limit"
    assert table.coins == dict.fromkeys((slot for slot in SLOT if slot in "abc123"), 2)
