"""What is public: everything but the decks' order, the removed bazaars and the face-down action cards."""

import json

import numpy as np
import pytest

from tests.games.lutetia.position import GAME, SPECTATOR, dealt, position

VIEWERS = (0, 1, 2, SPECTATOR)
SECRET = {"key", "drawn", "chosen", "characters", "places", "box", "bid", "events"}
OWNED = {0: "baker-1 baker+apprentice legion", 1: "legion apprentice", 2: "tavern"}


def bytes_for(table, viewer):
    return table.view(viewer).state.tobytes()


def in_the_bribes(**more):
    return position(**{"bids": ("a:1 1", "b:2 income", "c 2"), "owned": OWNED, "gone": "mill", **more})


@pytest.mark.clause("T3", "T5")
@pytest.mark.parametrize("viewer", VIEWERS)
@pytest.mark.parametrize(
    "table",
    [
        position(owned=OWNED, coins={"a": 2}, cash=(1, 2, 3), round=4),
        in_the_bribes(ready=[0], last_briber=2),
        position(bids=("a b", "b 1", "b 2"), owned=OWNED, legions="b", support={1: 1}, passed=[0], me=1),
        position(bids=("a b", "b 1", "b 2"), owned={1: "baker-1 druid-1 apprentice"}, apprentice="a", me=1),
    ],
    ids=["bids", "bribes", "legions", "apprentice"],
)
def test_every_other_field_is_public_in_every_phase(table, viewer):
    seen = table.view(viewer)
    for field in GAME.state.names:
        if field not in SECRET:
            assert np.array_equal(seen[field], table[field]), field
    assert seen.points == table.points


@pytest.mark.clause("T2")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_nobody_sees_the_decks_the_bazaars_put_aside_or_the_key(viewer):
    seen = dealt(3).view(viewer)
    assert seen["key"].tolist() == [0, 0]
    assert seen["drawn"] == 0
    for field, left in (("characters", 21), ("places", 17), ("box", 2)):
        assert not (seen[field] > 0).any()
        assert seen[f"{field}_left"] == left


@pytest.mark.clause("T2", "T4")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_the_order_of_the_decks_and_the_bazaars_put_aside_change_no_byte_of_a_view(viewer):
    first = in_the_bribes(characters="legion baker-1 druid-1", places="tavern mill field-1", key=(1, 1))
    other = in_the_bribes(characters="druid-1 legion baker-1", places="field-1 tavern mill", key=(9, 9))
    other.state[0]["box"][:2] = other.state[0]["box"][1::-1]
    assert first["box"].tolist() != other["box"].tolist()
    assert bytes_for(first, viewer) == bytes_for(other, viewer)


@pytest.mark.clause("T5", "T6")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_face_down_cards_of_others_change_no_byte_of_a_view(viewer):
    owner = 2 if viewer == 1 else 1
    seen = set()
    for pair in ("b:2 income", "income:2 b", "income:2 income", "1:2 2", "a:2 b"):
        bids = ["a:1 1", "a:1 1", "a:1 1"]
        bids[owner] = pair
        seen.add(bytes_for(in_the_bribes(bids=bids), viewer))
    assert len(seen) == 1
    assert bytes_for(in_the_bribes(bids=["a:1 1"] * 3), viewer) not in seen  # the money on them is open


@pytest.mark.clause("T5")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_choice_that_waits_in_the_record_is_seen_by_its_seat_alone(viewer):
    seen = {
        bytes_for(position().play(1, choice), viewer) for choice in ("bid a+b", "bid 1 and income", "double income")
    }
    assert len(seen) == (3 if viewer == 1 else 1)


@pytest.mark.clause("T7")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_revealed_cards_are_seen_by_all(viewer):
    table = position(bids=("a b", "a 1", "income 2"), owned={0: "legion"}).reveal()
    assert table.view(viewer).bids == ["a b", "a 1", "income 2"]
    assert (table["bid_seen"][:3] == 0b111111).all()


@pytest.mark.clause("T6")
@pytest.mark.parametrize("viewer", [0, 2, SPECTATOR])
def test_what_a_bribe_makes_known_does_not_depend_on_the_card_under_it(viewer):
    told = set()
    for pair in ("b income", "income b", "1 2"):
        match = in_the_bribes(bids=("a 1", pair, "c 2")).match()
        match.id = "one name for all"
        match.play(1, "bribe left 3")
        told.add(json.dumps([match.view(viewer), match.events(viewer)]))
    assert len(told) == 1
