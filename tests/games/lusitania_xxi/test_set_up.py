from collections import Counter

import pytest

from iacta.engine.rules.meanings import EMPTY
from iacta.engine.words.errors import BadOptions
from iacta.games.lusitania_xxi.kinds import COLOURS, EQUIPMENT, FIRST_OBJECTIVE, KINDS, NAMES
from tests.games.lusitania_xxi.position import CELL, NUMBER, K, dealt

SEATS = (2, 3, 4)
KEYS = [(1, n) for n in range(40)]
DECK = {
    **{f"{colour}-{numeral}": 1 for colour in ("blue", "red", "yellow", "green") for numeral in range(1, 6)},
    **{f"mercenary-{numeral}": 1 for numeral in range(1, 7)},
    "cook": 3,
    "gunner": 3,
    **dict(zip(EQUIPMENT, (5, 4, 4, 4, 3, 3, 3), strict=True)),
    "auxilia": 2,
    "senator": 3,
    "cleopatra": 2,
    "inspector": 3,
    "doctor": 5,
}


def colour(name):
    """What a card counts as in the camp: its colour, its kind of equipment, or nothing."""
    if name in EQUIPMENT:
        return name
    if name in ("cook", "gunner"):
        return "black"
    return name.split("-")[0] if name.split("-")[0] in (*COLOURS, "mercenary") else None


def three_alike(cards):
    counts = Counter(colour(name) for name in cards if colour(name))
    return any(count >= 3 for count in counts.values())


def first_four(table):
    """The cards that were turned up first, in order."""
    return [card for _, card, _, _, _ in table.happened("turned_up")][:4]


@pytest.mark.clause("X1")
@pytest.mark.parametrize("seats", SEATS)
def test_every_seat_gets_a_mars_card_in_cell_0_one_of_them_caesar(seats):
    for key in KEYS[:10]:
        table = dealt(seats, key)
        cards = [table.legion(seat) for seat in range(seats)]
        assert all(list(legion) == ["0"] for legion in cards)
        assert Counter(legion["0"] for legion in cards) == {"caesar": 1, "commander": seats - 1}


@pytest.mark.clause("X1")
@pytest.mark.parametrize("seats", SEATS)
def test_the_other_commanders_leave_the_game(seats):
    table = dealt(seats)
    everywhere = Counter(table["legion"].ravel().tolist())
    assert everywhere[NUMBER["commander"]] == seats - 1
    for zone in (table["hand"], table["camp"], table["pile"]):
        assert NUMBER["commander"] not in zone
        assert NUMBER["caesar"] not in zone
    assert (table["legion"][seats:] == EMPTY).all()
    assert (table["hand"][seats:] == EMPTY).all()


@pytest.mark.clause("X1")
@pytest.mark.parametrize("seats", SEATS)
def test_caesars_holder_starts(seats):
    for key in KEYS[:20]:
        table = dealt(seats, key)
        assert table.legion(table.to_act) == {"0": "caesar"}
        assert table.me == table.to_act
        assert table.happened("turn_begins") == [(table.me, "-", None, None, 31)]
        assert table["turns"] == 0


@pytest.mark.clause("X1", "X32")
@pytest.mark.parametrize("seats", SEATS)
def test_caesar_is_shuffled_so_every_seat_may_get_him(seats):
    starts = Counter(dealt(seats, key).me for key in KEYS)
    assert set(starts) == set(range(seats))


@pytest.mark.clause("X1")
def test_a_legion_has_cells_0_and_i_to_vii_and_8():
    assert list(CELL) == ["0", "i", "ii", "iii", "iv", "v", "vi", "vii", "8"]
    assert dealt()["legion"].shape[1] == 9


@pytest.mark.clause("X2")
@pytest.mark.parametrize(("seats", "left"), [(2, 63), (3, 60), (4, 57)])
def test_three_cards_to_each_seat_four_to_the_camp_and_the_rest_is_the_pile(seats, left):
    for key in KEYS:
        table = dealt(seats, key)
        assert all("-" not in table.hand(seat).split() for seat in range(seats))
        assert "-" not in table.camp.split()
        cleared = len(table.happened("cleared"))
        assert table["pile_left"] == left - cleared
        assert len(table.discard.split()) == cleared
        assert table["pile_number"] == 1


@pytest.mark.clause("X2")
@pytest.mark.parametrize("seats", SEATS)
def test_the_73_cards_are_all_there(seats):
    for key in KEYS[:10]:
        table = dealt(seats, key)
        hands = " ".join(table.hand(seat) for seat in range(seats))
        cards = f"{table.pile} {table.camp} {table.discard} {hands}".split()
        assert len(cards) == 73
        assert Counter(cards) == DECK


@pytest.mark.clause("X2")
def test_the_deck_of_73_is_soldiers_equipment_and_visitors():
    assert sum(DECK.values()) == 73
    assert {name: int(K[0].copies[NUMBER[name]]) for name in DECK} == DECK


@pytest.mark.clause("X2")
def test_another_key_is_another_shuffle_and_the_same_key_the_same():
    assert dealt(3, (1, 2)).pile == dealt(3, (1, 2)).pile
    assert len({dealt(3, key).pile for key in KEYS}) == len(KEYS)


@pytest.mark.slow
@pytest.mark.clause("X2", "X6")
def test_three_alike_in_the_first_camp_are_replaced_at_once():
    seen = 0
    for n in range(300, 600):
        table = dealt(2, (3, n))
        assert not three_alike(table.camp.split())
        first = first_four(table)
        assert bool(table.happened("cleared")) == three_alike(first)
        seen += three_alike(first)
    assert seen >= 3


@pytest.mark.clause("X2", "X6")
def test_of_four_alike_in_the_first_camp_the_last_turned_up_stays():
    for n in range(20_900, 70_000):  # the first such deal is near
        table = dealt(2, (3, n))
        first = first_four(table)
        if len({colour(name) for name in first}) == 1 and colour(first[0]):
            break
    else:
        pytest.fail("no deal turned up four alike")
    cleared = [(card, source) for _, card, source, _, _ in table.happened("cleared")]
    assert cleared[:3] == [(first[place], f"camp.{place}") for place in range(3)]
    if len(cleared) == 3:
        assert table.camp.split()[3] == first[3]


@pytest.mark.clause("X2")
def test_the_first_turn_begins_with_nothing_done():
    table = dealt(4)
    assert table.phase == "turn"
    assert (table["acted"], table["free_action_used"], table["using"]) == (0, 0, EMPTY)
    assert not table.over
    assert all(table.dismissed(seat) == "" for seat in range(4))
    assert all(table.points(seat) == 0 for seat in range(4))


def shown(table):
    return [name for name in NAMES[FIRST_OBJECTIVE:] if table.objective(name) == "open"]


@pytest.mark.clause("X3")
@pytest.mark.parametrize("seats", SEATS)
def test_without_the_expansions_there_are_no_objectives(seats):
    table = dealt(seats)
    assert shown(table) == []
    assert all(table.objective(name) == "out" for name in NAMES[FIRST_OBJECTIVE:])
    assert table.happened("objective_shown") == []


@pytest.mark.clause("X3")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("expansion", ["laurus", "virtus"])
def test_one_expansion_shows_one_card_more_than_seats_of_its_five(seats, expansion):
    ever = set()
    for key in KEYS:
        table = dealt(seats, key, **{expansion: True})
        cards = shown(table)
        assert len(cards) == seats + 1
        assert all(name.startswith(expansion) for name in cards)
        assert all(table.objective(name) == "out" for name in NAMES[FIRST_OBJECTIVE:] if name not in cards)
        ever.update(cards)
    assert len(ever) == 5


@pytest.mark.clause("X3")
@pytest.mark.parametrize("seats", SEATS)
def test_both_expansions_are_shuffled_together_and_still_show_one_more_than_seats(seats):
    ever, mixed, pure = set(), 0, 0
    for key in KEYS * 2:
        table = dealt(seats, (key[0], key[1] + 7), laurus=True, virtus=True)
        cards = shown(table)
        assert len(cards) == seats + 1
        both = len({name.split("-")[0] for name in cards}) == 2
        mixed, pure = mixed + both, pure + (not both)
        ever.update(cards)
    assert len(ever) == 10
    assert mixed > 0
    assert seats > 2 or pure > 0


@pytest.mark.clause("X3")
def test_the_objectives_shown_are_told_to_everybody():
    table = dealt(3, laurus=True, virtus=True)
    told = table.happened("objective_shown")
    assert sorted(card for _, card, _, _, _ in told) == sorted(shown(table))
    assert all(known == 31 for *_, known in told)


@pytest.mark.clause("X32")
@pytest.mark.parametrize("seats", SEATS)
def test_the_option_first_names_the_seat_that_gets_caesar(seats):
    for first in range(seats):
        for key in KEYS[:10]:
            table = dealt(seats, key, first=first)
            assert table.legion(first) == {"0": "caesar"}
            assert table.me == table.to_act == first
            others = [table.legion(seat) for seat in range(seats) if seat != first]
            assert others == [{"0": "commander"}] * (seats - 1)


@pytest.mark.clause("X32")
@pytest.mark.parametrize("seats", SEATS)
def test_caesar_cannot_be_given_to_a_seat_that_nobody_has(seats):
    with pytest.raises(BadOptions, match=f"no seat {seats}" if seats < 4 else "from -1 to 3"):
        dealt(seats, first=seats)


@pytest.mark.clause("X32")
def test_exclusive_colours_are_on_unless_turned_off():
    assert dealt()["exclusive_colours"] == 1
    assert dealt(exclusive_colours=True)["exclusive_colours"] == 1
    assert dealt(exclusive_colours=False)["exclusive_colours"] == 0


@pytest.mark.clause("X31")
@pytest.mark.parametrize("seats", SEATS)
def test_the_turn_limit_counts_turns_a_seat(seats):
    assert dealt(seats)["turn_limit"] == 100 * seats
    assert dealt(seats, turn_limit=7)["turn_limit"] == 7 * seats


@pytest.mark.clause("X2")
def test_what_nobody_has_seen_at_the_deal_is_the_pile_and_the_hands():
    table = dealt(3)
    hidden = Counter(f"{table.pile} {table.hand(0)} {table.hand(1)} {table.hand(2)}".split())
    assert {NAMES[kind]: int(table["unseen"][0][kind]) for kind in range(KINDS) if table["unseen"][0][kind]} == hidden
    assert not table["unseen"][1].any()
