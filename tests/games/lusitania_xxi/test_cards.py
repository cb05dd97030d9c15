"""What the card file of Lusitania XXI says, and what a designer may change in it."""

import pickle
from dataclasses import FrozenInstanceError

import numpy as np
import pytest

from iacta.engine.cards.card_set import ORIGINS
from iacta.games.lusitania_xxi import GAME, kinds
from iacta.games.lusitania_xxi.cards import Numbers
from iacta.games.lusitania_xxi.kinds import Kind
from iacta.games.lusitanias.kinds import FIRST_LEGIONARY, PROVINCES, UNKNOWN, Colour
from tests.games.card_files import CardFile

FILE = CardFile(GAME)
TEXT, load, changed, card_text = FILE.text, FILE.load, FILE.changed, FILE.card_text


# What the file says


@pytest.fixture(scope="module")
def k() -> np.record:
    return load().k[0]


SOLDIERS = {
    "blue-1": ("blue", 1, 1, [("bow",)]),
    "blue-2": ("blue", 1, 1, [("sword", "spear"), ("shield",)]),
    "red-3": ("red", 1, 1, [("spear",), ("shield",)]),
    "yellow-4": ("yellow", 1, 1, [("sword",), ("axe",)]),
    "green-5": ("green", 1, 1, [("spear",), ("shield",), ("horse",)]),
    "mercenary-1": ("white", 1, 1, [("axe",), ("shield",)]),
    "mercenary-2": ("white", 1, 1, [("sword",), ("axe",)]),
    "mercenary-3": ("white", 1, 1, [("bow",), ("shield",)]),
    "mercenary-4": ("white", 1, 1, [("spear",), ("axe",)]),
    "mercenary-5": ("white", 1, 1, [("axe",), ("horse",)]),
    "mercenary-6": ("white", 1, 1, [("axe",)]),
    "cook": ("black", 3, 2, []),
    "gunner": ("black", 3, 1, [("stone", "spear")]),
}
CELLS = {"cook": 6, "gunner": 7}

OTHERS = {
    "shield": (5, 1),
    "sword": (4, 2),
    "axe": (4, 2),
    "spear": (4, 2),
    "horse": (3, 3),
    "bow": (3, 3),
    "stone": (3, 3),
    "auxilia": (2, 1),
    "senator": (3, 0),
    "cleopatra": (2, 0),
    "inspector": (3, 0),
    "doctor": (5, 0),
    "commander": (3, 0),
    "caesar": (1, 0),
}


@pytest.mark.parametrize("name", SOLDIERS)
def test_a_soldier_has_the_colour_copies_points_cell_and_slots_of_the_rules_page(k: np.record, name: str) -> None:
    kind = kinds.NAMES.index(name)
    colour, copies, vp, slots = SOLDIERS[name]
    assert kinds.COLOURS[k.colour[kind]] == colour
    assert (k.copies[kind], k.vp[kind]) == (copies, vp)
    assert k.cell[kind] == (CELLS[name] if name in CELLS else int(name[-1]))
    assert k.slots[kind] == len(slots)
    expected = {piece: number for number, slot in enumerate(slots, 1) for piece in slot}
    assert [expected.get(piece, 0) for piece in kinds.EQUIPMENT] == list(k.slot[kind])


@pytest.mark.parametrize("numeral", range(1, 6))
def test_the_legionaries_of_one_numeral_differ_only_in_their_colour(k: np.record, numeral: int) -> None:
    alike = [kinds.NAMES.index(f"{kinds.COLOURS[colour]}-{numeral}") for colour in PROVINCES]
    assert [k.colour[kind] for kind in alike] == list(PROVINCES)
    for fact in ("copies", "vp", "cell", "slot", "slots"):
        assert all(np.array_equal(k[fact][kind], k[fact][alike[0]]) for kind in alike)
    assert k.cell[alike[0]] == numeral


@pytest.mark.parametrize("name", OTHERS)
def test_a_card_that_is_no_soldier_has_copies_and_points_only(k: np.record, name: str) -> None:
    kind = kinds.NAMES.index(name)
    assert (k.copies[kind], k.vp[kind]) == OTHERS[name]
    assert (k.cell[kind], k.colour[kind], k.slots[kind]) == (0, Colour.NONE, 0)
    assert not k.slot[kind].any()


def test_the_rules_page_is_covered_card_by_card() -> None:
    legionaries = [name for name in SOLDIERS if name.partition("-")[0] in kinds.COLOURS]
    assert len(SOLDIERS) - len(legionaries) + 20 + len(OTHERS) == kinds.KINDS - 1


def test_an_unknown_card_is_nothing(k: np.record) -> None:
    for fact in ("copies", "vp", "cell", "colour", "slot", "slots"):
        assert not k[fact][UNKNOWN].any()


def test_the_draw_deck_has_73_cards_and_there_are_four_mars_cards(k: np.record) -> None:
    soldiers = k.copies[FIRST_LEGIONARY : kinds.LAST_SOLDIER + 1].sum()
    equipment = k.copies[kinds.FIRST_PIECE : kinds.LAST_PIECE + 1].sum()
    visitors = k.copies[kinds.FIRST_VISITOR : kinds.LAST_VISITOR + 1].sum()
    assert (soldiers, equipment, visitors, soldiers + equipment + visitors) == (32, 26, 15, 73)
    assert (k.copies[Kind.CAESAR], k.copies[Kind.COMMANDER]) == (1, 3)


def test_a_laurus_card_is_worth_one_point_and_a_virtus_card_none(k: np.record) -> None:
    assert list(k.vp[kinds.FIRST_OBJECTIVE :]) == [1] * 5 + [0] * 5


def test_the_example_army_of_the_rulebook_can_be_built_for_21_points(k: np.record) -> None:
    army = {
        "red-1": [],
        "red-2": ["sword", "shield"],
        "red-3": ["spear"],
        "red-4": ["sword", "axe"],
        "red-5": ["spear"],
        "cook": [],
        "gunner": ["spear"],
    }
    vp = dict(zip(kinds.NAMES, k.vp, strict=True))
    assert [vp[soldier] + sum(vp[piece] for piece in pieces) for soldier, pieces in army.items()] == [
        1,
        4,
        3,
        5,
        3,
        2,
        3,
    ]
    for soldier, pieces in army.items():
        slots = [k.slot[kinds.NAMES.index(soldier), kinds.EQUIPMENT.index(piece)] for piece in pieces]
        assert 0 not in slots
        assert len(set(slots)) == len(slots)


def test_the_record_is_made_of_whole_words_without_hidden_bytes() -> None:
    assert Numbers.record.fields is not None
    assert Numbers.record.itemsize % 8 == 0
    assert Numbers.record.itemsize == sum(field[0].itemsize for field in Numbers.record.fields.values())
    assert Numbers.record.isalignedstruct
    assert Numbers.record.type is np.record


def test_the_record_is_one_and_cannot_be_written() -> None:
    loaded = load()
    assert loaded.k.shape == (1,)
    assert loaded.k.dtype == Numbers.record
    with pytest.raises(ValueError, match="read-only"):
        loaded.k[0].vp[Kind.COOK] = 3
    with pytest.raises(FrozenInstanceError):
        loaded.digest = ""  # type: ignore[misc] # that it is frozen is what the test shows


# Origins


def test_every_number_of_every_kind_has_an_origin() -> None:
    origins = load().origins
    assert set(origins) == set(kinds.NAMES[1:])
    for kind, name in enumerate(kinds.NAMES[1:], 1):
        facts = ["copies", "vp"] + (["cell", "slots"] if kind <= kinds.LAST_SOLDIER else [])
        assert list(origins[name]) == facts
        assert set(origins[name].values()) <= set(ORIGINS)


def test_the_origins_are_those_of_the_rules_page() -> None:
    origins = load().origins
    assert origins["green-1"] == {
        "copies": "rulebook",
        "vp": "reconstructed",
        "cell": "rulebook",
        "slots": "reconstructed",
    }
    assert origins["blue-2"]["slots"] == "deduced"
    assert origins["cook"] == {"copies": "rulebook", "vp": "deduced", "cell": "rulebook", "slots": "rulebook"}
    assert origins["mercenary-1"]["cell"] == "rulebook"
    assert origins["mercenary-6"]["cell"] == "rulebook"  # the Portuguese book names it
    assert origins["auxilia"] == {"copies": "rulebook", "vp": "rulebook"}
    assert origins["doctor"] == {"copies": "rulebook", "vp": "deduced"}
    assert origins["virtus-6"] == {"copies": "rulebook", "vp": "deduced"}  # the books give points to Laurus alone
    assert all(origins[piece]["vp"] == "reconstructed" for piece in kinds.EQUIPMENT)


# Digest and equality


def test_a_comment_or_an_origin_does_not_change_the_digest() -> None:
    commented = load("# mine\n" + TEXT.replace("vp = 2\n", "vp = 2 # really\n"))
    other_origin = load(changed('vp = "deduced"', 'vp = "public"', card="cook")[0])
    assert commented.digest == other_origin.digest == load().digest
    assert commented == load()
    assert hash(commented) == hash(load())
    assert other_origin.origins["cook"]["vp"] == "public"


@pytest.mark.parametrize(
    ("card", "old", "new"),
    [
        ("cook", "vp = 2", "vp = 3"),
        ("legionary-1", '["bow"]', '["stone"]'),
        ("legionary-2", '"sword|spear"', '"sword|axe"'),
        ("shield", "vp = 1", "vp = 2"),
    ],
)
def test_a_changed_number_or_slot_changes_the_digest(card: str, old: str, new: str) -> None:
    assert load(changed(old, new, card=card)[0]) != load()


def test_the_digest_is_the_sha_256_of_the_record_in_hex() -> None:
    digest = load().digest
    assert len(bytes.fromhex(digest)) == 32
    assert digest == load(TEXT).digest == load(TEXT.encode()).digest == load(FILE.path).digest


def test_cards_go_to_another_process_and_back() -> None:
    loaded = load()
    returned = pickle.loads(pickle.dumps(loaded))
    assert returned == loaded
    assert returned.k.tobytes() == loaded.k.tobytes()
    assert returned.origins == loaded.origins


# A designer's freedom


def test_numbers_may_shift_inside_a_group() -> None:
    text = TEXT.replace(card_text("doctor"), card_text("doctor").replace("copies = 5", "copies = 0"))
    text = text.replace(card_text("senator"), card_text("senator").replace("copies = 3", "copies = 8"))
    k = load(text).k[0]
    assert (k.copies[Kind.DOCTOR], k.copies[Kind.SENATOR]) == (0, 8)


def test_a_legionary_counts_once_for_each_colour() -> None:
    text = TEXT.replace(card_text("legionary-1"), card_text("legionary-1").replace("copies = 1", "copies = 0"))
    text = text.replace(card_text("cook"), card_text("cook").replace("copies = 3", "copies = 7"))
    k = load(text).k[0]
    assert [k.copies[kinds.NAMES.index(f"{colour}-1")] for colour in ("blue", "red", "yellow", "green")] == [0] * 4
    assert k.copies[Kind.COOK] == 7


def test_cards_may_be_told_in_any_order_and_colours_too() -> None:
    cook = card_text("cook")
    text = TEXT.replace(cook, "") + cook
    text = text.replace('["blue", "red", "yellow", "green"]', '["green", "red", "yellow", "blue"]')
    assert load(text) == load()
