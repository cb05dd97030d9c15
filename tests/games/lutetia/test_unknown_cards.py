"""What a viewer cannot know is filled in so that it might be: any order of the decks, any Bazaars aside, any two action
cards, each as likely."""

from collections import Counter
from itertools import combinations_with_replacement

import pytest

from tests.games.lutetia.position import EMPTY, GAME, SPECTATOR, Position, dealt, position
from tests.quick import first

pytestmark = pytest.mark.slow

DEALS = 400
SLOTS = {2: "abc123", 4: "abcd1234", 5: "abcde12345"}


def deals(table: Position, viewer: int = SPECTATOR) -> list[Position]:
    """Tables that the viewer cannot tell from this one."""
    return [table.filled(viewer, seed) for seed in range(DEALS)]


def pairs(seats: int) -> set[tuple[str, ...]]:
    """Any two action cards; only of income cards there are two alike."""
    cards = [*SLOTS[seats], "income"]
    alike = {(slot, slot) for slot in SLOTS[seats]}
    return {tuple(sorted(pair)) for pair in combinations_with_replacement(cards, 2)} - alike


def boxed(table: Position) -> list[str]:
    return [GAME.kinds[kind] for kind in table["box"] if kind != EMPTY]


@pytest.mark.clause("T5")
@pytest.mark.parametrize("seats", first([2, 4, 5]))
def test_face_down_cards_are_any_two_that_can_be_chosen(seats):
    table = dealt(seats).bid(*["a+1"] * seats)
    found = [tuple(bids.split()) for deal in deals(table) for bids in deal.bids]
    assert {tuple(sorted(pair)) for pair in found} == pairs(seats)
    lying = Counter(pair.index("a") for pair in found if "a" in pair)
    assert min(lying.values()) > 0.4 * lying.total()  # left and right


@pytest.mark.clause("T5")
def test_each_pair_of_action_cards_is_as_likely():
    found = Counter(bids.count("income") for deal in deals(dealt(2).bid("a+1", "a+1")) for bids in deal.bids)
    expected = {0: 15 / 22, 1: 6 / 22, 2: 1 / 22}
    assert {incomes: found[incomes] / found.total() for incomes in found} == pytest.approx(expected, abs=0.05)


@pytest.mark.clause("T5")
def test_cards_that_a_seat_knows_stay_where_they_lie():
    table = dealt(3).bid("a+1", "b and income", "double income")
    found = [deal.bids for deal in deals(table, 1)]
    assert {bids[1] for bids in found} == {table.bids[1]}
    assert len({bids[0] for bids in found}) > 20


@pytest.mark.clause("T2")
@pytest.mark.parametrize(("seats", "aside"), first([(2, 3), (3, 2), (4, 1), (5, 0)]))
def test_bazaars_aside_are_any_that_nobody_has_seen(seats, aside):
    table = dealt(seats)
    unseen = {f"bazaar-{number}" for number in range(1, 7)} - set(table.market.values())
    found = Counter(card for deal in deals(table) for card in boxed(deal))
    assert found.total() == aside * DEALS
    assert found.keys() == (unseen if aside else set())
    assert not found or min(found.values()) > 0.7 * found.total() / len(unseen)


@pytest.mark.clause("T4")
@pytest.mark.parametrize("deck", first(["characters", "places"]))
def test_any_card_of_a_deck_may_lie_on_top(deck):
    table = dealt(2)
    tops = {deal.deck(deck).split()[0] for deal in deals(table)}
    assert tops >= set(table.deck(deck).split())
    assert not tops & (set(table.market.values()) - set(table.deck(deck).split()))


@pytest.mark.clause("T13")
def test_apprentices_that_wait_or_have_joined_are_in_no_deck():
    new = dealt(5)
    deck = new.deck("characters").split()
    for card in ("baker-1", "apprentice", "apprentice"):
        deck.remove(card)
    owned = {0: "baker-1 baker+apprentice", 1: "apprentice"}
    left = {"characters": " ".join(deck), "places": new.deck("places")}
    for deal in deals(position(seats=5, market=new.market, owned=owned, **left)):
        assert sorted(deal.deck("characters").split()) == sorted(deck)
