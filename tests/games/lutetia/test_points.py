import pytest

from tests.games.card_files import CardFile
from tests.games.lutetia.position import GAME, at_the_end


def alone(owned, cash=0, **more):
    """The points of seat 0, whose neighbour owns nothing."""
    return at_the_end({0: owned}, cash=(cash, 0), **more).points[0]


ARTISAN_OF = {"mill": "baker", "laboratory": "druid", "forge": "blacksmith"}
BAKERIES = {
    "bakery": ("baker", "field", "mill"),
    "herbalist": ("druid", "forest", "laboratory"),
    "armoury": ("blacksmith", "mine", "forge"),
}
ROMAN = ("mill", "laboratory", "forge", "bakery", "herbalist", "armoury")


# Prestige


@pytest.mark.clause("T16")
@pytest.mark.parametrize(("mill", "artisan"), list(ARTISAN_OF.items()))
def test_a_mill_laboratory_or_forge_scores_one_for_each_resource_of_its_kind(mill, artisan):
    assert alone(mill) == 0
    assert alone(f"{mill} {artisan}-1 {artisan}-3 brewer-4") == 3 + 10 + 10
    assert alone(f"{mill} {mill} {artisan}-4 {artisan}+apprentice") == 2 * 3 + 10


@pytest.mark.clause("T16")
@pytest.mark.parametrize(("bakery", "family"), list(BAKERIES.items()))
def test_a_bakery_herbalist_or_armoury_scores_two_and_one_for_each_card_of_its_family(bakery, family):
    artisan, field, mill = family
    assert alone(bakery) == 2 + 1
    assert alone(f"{bakery} {artisan}-3 {field}-1") == 2 + 3 + 10
    assert alone(f"{bakery} {mill}") == 2 + 2
    assert alone(f"{bakery} {bakery}") == 2 * (2 + 2)


@pytest.mark.clause("T16")
def test_a_family_counts_cards_not_resources_and_nothing_of_other_families():
    others = "druid-1 forest-1 laboratory herbalist"
    # Bakery 2 + bakery, baker; Herbalist 2 + 4; Laboratory 2 elixirs; two majorities.
    assert alone(f"bakery baker-3 {others}") == 4 + 6 + 2 + 20


@pytest.mark.clause("T16")
@pytest.mark.parametrize("card", ["legion", "apprentice", "statue", "bazaar-1", "tavern"])
def test_legions_apprentices_statues_bazaars_and_taverns_have_no_family_here(card):
    own = {"legion": 2, "statue": 3 + 3}.get(card, 0)
    assert alone(f"bakery herbalist armoury {card}") == 9 + own


@pytest.mark.clause("T16", "T17")
def test_mills_count_before_bazaars_use_resources_up():
    """The page's vector: 3 bread, 1 elixir, 2 gladius with two bazaars, and a Mill still scores 3."""
    resources = "baker-1 baker-3 druid-1 blacksmith-3"
    assert alone(resources) == 30
    assert alone(f"{resources} bazaar-4 bazaar-5") == 30 + 12
    assert alone(f"{resources} bazaar-4 bazaar-5 mill") == 30 + 12 + 3


# Influence


BAZAARS = {
    "bazaar-1": "brewer-1 brewer-2 baker-1",
    "bazaar-2": "brewer-1 druid-1 druid-2",
    "bazaar-3": "brewer-1 brewer-2 blacksmith-1",
    "bazaar-4": "baker-1 baker-2 druid-1",
    "bazaar-5": "baker-1 blacksmith-1 blacksmith-2",
    "bazaar-6": "druid-1 druid-2 blacksmith-1",
}


@pytest.mark.clause("T17")
@pytest.mark.parametrize(("bazaar", "cards"), list(BAZAARS.items()))
def test_a_bazaar_scores_six_for_exactly_what_it_asks(bazaar, cards):
    assert alone(f"{cards} {bazaar}") == alone(cards) + 6
    for missing in cards.split():
        rest = " ".join(card for card in cards.split() if card != missing)
        assert alone(f"{rest} {bazaar}") == alone(rest)


@pytest.mark.clause("T17")
@pytest.mark.parametrize(("bazaar", "cards"), list(BAZAARS.items()))
def test_a_bazaar_scores_once(bazaar, cards):
    sorts = {card.partition("-")[0] for card in cards.split()}
    plenty = " ".join(f"{sort}-{number}" for sort in sorts for number in range(1, 8))
    assert alone(f"{plenty} {bazaar}") == alone(plenty) + 6


@pytest.mark.clause("T17")
def test_each_resource_unit_serves_one_bazaar():
    two_beers = "brewer-3 baker-1 blacksmith-1"
    assert alone(f"{two_beers} bazaar-1 bazaar-3") == alone(two_beers) + 6
    four_beers = f"{two_beers} brewer-4"
    assert alone(f"{four_beers} bazaar-1 bazaar-3") == alone(four_beers) + 12


@pytest.mark.clause("T17", "T13")
def test_the_resource_of_an_apprentice_serves_a_bazaar():
    cards = "brewer-1 baker-1 brewer+apprentice"
    assert alone(f"{cards} bazaar-1") == alone(cards) + 6


@pytest.mark.clause("T17")
@pytest.mark.parametrize(
    ("cards", "bazaars", "served"),
    [
        # The first bazaar would block both others.
        ("brewer-3 baker-3 druid-3 druid-1", "bazaar-1 bazaar-2 bazaar-4", 2),
        # The middle one would.
        ("brewer-3 baker-3 druid-1 blacksmith-3", "bazaar-1 bazaar-4 bazaar-5", 2),
        # Nine beers, breads and elixirs for the three that fit.
        ("brewer-3 brewer-1 baker-3 baker-1 druid-3 druid-1", "bazaar-1 bazaar-2 bazaar-4", 3),
    ],
)
def test_the_assignment_worth_the_most_points_is_taken(cards, bazaars, served):
    assert alone(f"{cards} {bazaars}") == alone(cards) + 6 * served


@pytest.mark.clause("T17")
@pytest.mark.parametrize(("vp", "best"), [(11, 12), (13, 13)])
def test_one_dear_bazaar_may_be_worth_more_than_two(vp, best):
    cards = GAME.load_cards(CardFile(GAME).changed("vp = 6", f"vp = {vp}", card="bazaar-1")[0])
    owned = "brewer-3 baker-3 druid-3 druid-1"
    assert alone(f"{owned} bazaar-1 bazaar-2 bazaar-4", cards=cards) == alone(owned) + best


@pytest.mark.clause("T17")
def test_a_statue_scores_three_and_one_for_each_roman_place():
    assert alone("statue") == 3
    for place in ROMAN:
        assert alone(f"statue {place}") == alone(place) + 3 + 1
    every = " ".join(ROMAN)
    assert alone(f"statue statue {every} mill") == alone(f"{every} mill") + 2 * (3 + 7)


@pytest.mark.clause("T17")
@pytest.mark.parametrize("card", ["field-1", "forest-1", "mine-1", "tavern", "bazaar-1", "legion", "apprentice"])
def test_no_other_card_has_roman_influence(card):
    assert alone(f"statue {card}") == alone(card) + 3


@pytest.mark.clause("T17")
@pytest.mark.parametrize("legions", [1, 3, 8])
def test_legions_score_two_each(legions):
    assert alone("legion " * legions) == 2 * legions


# Fortune and ranks


@pytest.mark.clause("T18")
@pytest.mark.parametrize(("cash", "points"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2), (100, 33), (3000, 1000)])
def test_every_full_three_sesterces_score_one(cash, points):
    assert alone("", cash=cash) == points


@pytest.mark.clause("T18")
def test_counting_spends_nothing():
    table = at_the_end({0: "baker-1 baker-3 druid-1 bazaar-4"}, cash=(7, 8))
    before = table.state.tobytes()
    assert table.points == table.points
    assert table.places == [1, 2]
    assert table.state.tobytes() == before


@pytest.mark.clause("T18")
@pytest.mark.parametrize(
    ("cash", "places"), [((9, 6, 3), [1, 2, 3]), ((3, 9, 6), [3, 1, 2]), ((0, 30, 3, 60), [4, 2, 3, 1])]
)
def test_most_points_win_and_the_same_comparison_orders_all_seats(cash, places):
    assert at_the_end({}, seats=len(cash), cash=cash).places == places


@pytest.mark.clause("T18")
def test_tied_points_are_decided_by_money():
    table = at_the_end({0: "legion", 1: "legion", 2: "legion legion"}, seats=3, cash=(3, 5, 0))
    assert table.points == [3, 3, 4]
    assert table.places == [3, 2, 1]


@pytest.mark.clause("T18")
@pytest.mark.parametrize("more", ["apprentice", "tavern", "bazaar-1", "mill", "tavern tavern"])
def test_then_most_cards_owned(more):
    table = at_the_end({0: "legion", 1: f"legion {more}"}, cash=4)
    assert table.points == [3, 3]
    assert table.places == [2, 1]


@pytest.mark.clause("T18", "T13")
def test_legions_and_apprentices_count_as_cards_joined_or_waiting():
    table = at_the_end(
        {0: "legion legion", 1: "statue bazaar-1 tavern", 2: "statue apprentice"}, seats=3, cash=(0, 3, 3)
    )
    assert table.points == [4, 4, 4]
    assert table.places == [3, 1, 2]
    joined = at_the_end({0: "baker-2 baker+apprentice", 1: "brewer-4"}, cash=0)
    assert joined.points == [10, 10]
    assert joined.places == [1, 2]


@pytest.mark.clause("T18", "T9")
def test_removed_legions_are_no_longer_cards():
    table = at_the_end({0: "tavern", 1: "tavern"})
    table.state[0]["gone"][GAME.kinds.index("legion")] = 3
    assert table.places == [1, 1]


@pytest.mark.clause("T18")
def test_then_the_place_is_shared_and_the_next_rank_counts_both():
    table = at_the_end({0: "legion", 2: "legion", 3: "legion legion"}, seats=4, cash=2)
    assert table.places == [2, 4, 2, 1]
    shared = at_the_end({}, seats=5, cash=4)
    assert shared.places == [1] * 5
    assert at_the_end({4: "legion"}, seats=5).places == [2, 2, 2, 2, 1]


@pytest.mark.clause("T18", "T4")
def test_a_match_that_is_over_tells_points_and_places():
    match = at_the_end({0: "legion"}, cash=(3, 2)).match()
    assert match.scores == [3, 0]
    assert match.places == [1, 2]
