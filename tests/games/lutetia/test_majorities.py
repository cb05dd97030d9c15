import pytest

from iacta.games.lutetia.kinds import ARTISANS
from tests.games.lutetia.position import at_the_end


def majorities(*owned):
    """The points of a game in which seats own nothing else that scores."""
    return at_the_end(dict(enumerate(owned)), seats=len(owned)).points


@pytest.mark.clause("T15")
@pytest.mark.parametrize(
    ("owned", "points"),
    [
        # P 3 (talents 1, 8), Q 3 (2, 10), R 1, S 0
        (("baker-1 baker-4", "baker-3 baker-5", "baker-2", ""), [4, 10, 4, 0]),
        # P 2 (4, 1), Q 2 (2)
        (("baker-2 baker-1", "baker-3"), [10, 0]),
        # P 2 (10, 1), Q 2 (8), R 2 (4, Field 3)
        (("baker-5 baker-1", "baker-4", "baker-2 field-1"), [10, 4, 0]),
        # P 4, Q 2 (lowest 3), R 2 (lowest 1)
        (("baker-3 baker-4", "baker-2 field-1", "baker-1 baker-5"), [10, 4, 0]),
        # P 4, Q 0, R 0
        (("baker-3 baker-4", "", ""), [10, 0, 0]),
    ],
)
def test_the_vectors_of_the_page(owned, points):
    assert majorities(*owned) == points


@pytest.mark.clause("T15")
@pytest.mark.parametrize("artisan", ARTISANS)
def test_most_has_ten_fewest_nothing_and_everybody_else_four(artisan):
    cards = (f"{artisan}-1", f"{artisan}-3", f"{artisan}-2 {artisan}-4", f"{artisan}-5 {artisan}-6 {artisan}-7")
    assert majorities(*cards) == [0, 4, 4, 10]


@pytest.mark.clause("T15")
def test_each_resource_counts_by_itself():
    assert majorities("brewer-1 baker-3", "baker-1 druid-3", "druid-1 blacksmith-1") == [20, 14, 14]


@pytest.mark.clause("T15")
@pytest.mark.parametrize(("place", "artisan"), [("field", "baker"), ("forest", "druid"), ("mine", "blacksmith")])
def test_fields_forests_and_mines_show_resources_and_talents(place, artisan):
    assert majorities(f"{place}-1 {place}-2", f"{artisan}-1") == [10, 0]
    assert majorities(f"{place}-3", f"{artisan}-5") == [0, 10]  # talents 9 and 10
    assert majorities(f"{place}-3", f"{artisan}-7") == [10, 0]  # talents 9 and 7


@pytest.mark.clause("T15")
def test_two_seats_have_ten_and_nothing():
    assert majorities("brewer-3", "brewer-1") == [10, 0]
    assert majorities("brewer-1", "brewer-2") == [0, 10]


@pytest.mark.clause("T15")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_nobody_has_any_and_nobody_scores(seats):
    assert majorities(*["legion"] * seats) == [2] * seats


@pytest.mark.clause("T15")
@pytest.mark.parametrize("holder", [0, 2, 4])
def test_one_alone_has_most_and_all_who_have_none_are_fewest(holder):
    owned = ["", "", "", "", ""]
    owned[holder] = "druid-1"
    assert majorities(*owned) == [10 if seat == holder else 0 for seat in range(5)]


@pytest.mark.clause("T15")
def test_where_somebody_has_none_nobody_else_is_fewest():
    assert majorities("druid-4 druid-3", "druid-1", "druid-2", "") == [10, 4, 4, 0]
    assert majorities("druid-4 druid-3", "druid-1", "", "") == [10, 4, 0, 0]


@pytest.mark.clause("T15")
def test_a_tie_for_most_is_won_by_the_highest_single_talent_not_by_their_sum():
    # Talents 7, 8 and 5 against 1, 4 and 10; four, and four with an apprentice.
    owned = ("brewer-7 brewer-4 brewer+apprentice", "brewer-1 brewer-2 brewer-5 brewer+apprentice", "brewer-3")
    assert majorities(*owned) == [4, 10, 0]


@pytest.mark.clause("T15")
def test_a_tie_for_fewest_goes_against_the_lowest_single_talent():
    # Q has 10 and 1, R has 2 on one card: the lowest is Q's, though its highest is higher.
    assert majorities("brewer-4 brewer-6", "brewer-5 brewer-1", "brewer-3") == [10, 0, 4]


@pytest.mark.clause("T15")
def test_most_is_settled_first_and_its_winner_is_out_of_the_question_of_fewest():
    # One each: 10 is most; of 1 and 4 the 1 is fewest.
    assert majorities("brewer-5", "brewer-1", "brewer-2") == [10, 0, 4]
    # P has the highest and the lowest talent: it is most, and R's 2 is the lowest of the others.
    assert majorities("brewer-5 brewer-1", "brewer-4", "brewer-3") == [10, 4, 0]


@pytest.mark.clause("T15")
def test_five_seats_tied_have_one_most_one_fewest_and_three_between():
    assert majorities("mine-1", "mine-2", "mine-3", "blacksmith-5", "blacksmith-1") == [4, 4, 4, 10, 0]


@pytest.mark.clause("T15")
def test_a_tie_of_several_for_fewest_leaves_four_to_all_but_one():
    assert majorities("mine-1 blacksmith-3", "mine-2", "mine-3", "blacksmith-5", "blacksmith-2") == [10, 4, 4, 4, 0]


@pytest.mark.clause("T15")
def test_with_two_seats_the_other_one_is_fewest_though_it_is_tied():
    assert majorities("brewer-5", "brewer-7") == [10, 0]
