import pickle
from dataclasses import FrozenInstanceError
from pathlib import Path

import numpy as np
import pytest

from iacta.engine.box import ORIGINS
from iacta.games.lusitania_xxi import GAME, kinds
from iacta.games.lusitania_xxi.cards import BOX, CARDS
from iacta.games.lusitanias.kinds import FIRST_LEGIONARY, NO_COLOUR, PROVINCES, UNKNOWN
from tests.games.card_files import CardFile, line_of

FILE = CardFile(GAME)
TEXT, load, changed, card_text = FILE.text, FILE.load, FILE.changed, FILE.card_text
refused, change_refused = FILE.refused, FILE.change_refused


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
    assert (k.cell[kind], k.colour[kind], k.slots[kind]) == (0, NO_COLOUR, 0)
    assert not k.slot[kind].any()


def test_the_rules_page_is_covered_card_by_card() -> None:
    legionaries = [name for name in SOLDIERS if name.partition("-")[0] in kinds.COLOURS]
    assert len(SOLDIERS) - len(legionaries) + 20 + len(OTHERS) == kinds.KINDS - 1


def test_an_unknown_card_is_nothing(k: np.record) -> None:
    for fact in ("copies", "vp", "cell", "colour", "slot", "slots"):
        assert not k[fact][UNKNOWN].any()


def test_the_draw_deck_has_73_cards_and_there_are_four_mars_cards(k: np.record) -> None:
    soldiers = k.copies[FIRST_LEGIONARY : kinds.LAST_SOLDIER + 1].sum()
    equipment = k.copies[kinds.SHIELD : kinds.STONE + 1].sum()
    visitors = k.copies[kinds.AUXILIA : kinds.DOCTOR + 1].sum()
    assert (soldiers, equipment, visitors, soldiers + equipment + visitors) == (32, 26, 15, 73)
    assert (k.copies[kinds.CAESAR], k.copies[kinds.COMMANDER]) == (1, 3)


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
    assert CARDS.fields is not None
    assert CARDS.itemsize % 8 == 0
    assert CARDS.itemsize == sum(field[0].itemsize for field in CARDS.fields.values())
    assert CARDS.isalignedstruct
    assert CARDS.type is np.record


def test_the_record_is_one_and_cannot_be_written() -> None:
    loaded = load()
    assert loaded.k.shape == (1,)
    assert loaded.k.dtype == CARDS
    with pytest.raises(ValueError, match="read-only"):
        loaded.k[0].vp[kinds.COOK] = 3
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
    assert origins["mercenary-1"]["cell"] == "deduced"
    assert origins["mercenary-6"]["cell"] == "rulebook"  # the Portuguese book names it
    assert origins["auxilia"] == {"copies": "rulebook", "vp": "rulebook"}
    assert origins["doctor"] == {"copies": "rulebook", "vp": "deduced"}
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
    assert (k.copies[kinds.DOCTOR], k.copies[kinds.SENATOR]) == (0, 8)


def test_a_legionary_counts_once_for_each_colour() -> None:
    text = TEXT.replace(card_text("legionary-1"), card_text("legionary-1").replace("copies = 1", "copies = 0"))
    text = text.replace(card_text("cook"), card_text("cook").replace("copies = 3", "copies = 7"))
    k = load(text).k[0]
    assert [k.copies[kinds.NAMES.index(f"{colour}-1")] for colour in ("blue", "red", "yellow", "green")] == [0] * 4
    assert k.copies[kinds.COOK] == 7


def test_cards_may_be_told_in_any_order_and_colours_too() -> None:
    cook = card_text("cook")
    text = TEXT.replace(cook, "") + cook
    text = text.replace('["blue", "red", "yellow", "green"]', '["green", "red", "yellow", "blue"]')
    assert load(text) == load()


def test_a_file_with_windows_line_ends_and_a_byte_order_mark_is_read() -> None:
    assert load(b"\xef\xbb\xbf" + TEXT.replace("\n", "\r\n").encode()) == load()
    assert load("\ufeff" + TEXT) == load()


def test_lines_are_told_right_with_windows_line_ends() -> None:
    text, line = changed("vp = 2", "vp = 4", card="cook")
    refused(text.replace("\n", "\r\n"), "must be 1, 2 or 3", line)


def test_an_origin_in_a_table_of_its_own_is_read_and_its_line_found() -> None:
    old = 'origin = { copies = "rulebook", vp = "deduced", cell = "rulebook", slots = "rulebook" }'
    new = '[card.origin]\ncopies = "rulebook"\nvp = "deduced"\ncell = "rulebook"\nslots = "rulebook"'
    text, line = changed(old, new, card="cook")
    assert load(text) == load()
    refused(text.replace('copies = "rulebook"\nvp = "deduced"', 'copies = "rulebook"\nvp = "?"'), "origin", line + 2)


def test_dotted_origins_are_read_and_their_line_found() -> None:
    old = 'origin = { copies = "rulebook", vp = "deduced", cell = "rulebook", slots = "rulebook" }'
    new = 'origin.copies = "rulebook"\norigin.vp = "?"\norigin.cell = "rulebook"\norigin.slots = "rulebook"'
    text, line = changed(old, new, card="cook")
    refused(text, "origin", line + 1)


def test_slots_may_stand_on_several_lines() -> None:
    text, _ = changed('["sword|spear", "shield"]', '[\n  "sword | spear",\n  "shield",\n]', card="legionary-2")
    assert load(text) == load()


# Files that cannot be read


def test_a_path_without_a_file_is_refused(tmp_path: Path) -> None:
    refused(tmp_path / "none.toml", "there is no card file", None)


def test_a_folder_is_refused(tmp_path: Path) -> None:
    refused(tmp_path, "is a folder", None)


def test_a_device_is_refused() -> None:
    refused(Path("/dev/null"), "is not a file", None)


def test_a_binary_file_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "cards.toml"
    path.write_bytes(b"game\n\0\1\2")
    refused(path, "binary", 2)


def test_a_file_that_is_not_utf_8_is_refused_with_its_line(tmp_path: Path) -> None:
    path = tmp_path / "cards.toml"
    path.write_bytes(TEXT.replace("# The rulebook's count", "# The r\u00faling's count").encode("latin-1"))
    refused(path, "not UTF-8", line_of(TEXT, "# The rulebook's count"))


def test_a_file_over_one_mebibyte_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "cards.toml"
    path.write_text(TEXT + "# more\n" * 150_000, encoding="utf-8")
    refused(path, "larger than 1 MiB", None)
    refused(path.read_text(encoding="utf-8"), "larger than 1 MiB", None)


def test_a_file_that_is_not_toml_is_refused_with_its_line() -> None:
    change_refused("vp = 2", "vp = = 2", "not TOML", card="cook")


def test_a_key_told_twice_is_refused_with_its_line() -> None:
    change_refused('clause = "X7"', "vp = 3", "not TOML", card="cook")


def test_a_file_that_breaks_off_is_refused_at_its_last_line() -> None:
    refused('game = "lusitania-xxi"\n\ncard = [', "not TOML", 3)


def test_a_key_of_endless_parts_is_refused_before_it_is_parsed() -> None:
    refused("a." * 100_000 + "a = 1", "longer than 1,000 characters", 1)


def test_endless_brackets_are_refused() -> None:
    refused("x = [\n" + "[\n" * 100_000, "beyond all measure", None)


def test_an_empty_file_is_refused() -> None:
    refused("", "the file has no game", 1)


# Keys, types and names


def test_another_game_is_refused() -> None:
    change_refused('game = "lusitania-xxi"', 'game = "lutetia"', '"lutetia"')


@pytest.mark.parametrize("key", ["name", "colours", "copies", "vp", "cell", "slots", "clause", "origin"])
def test_a_soldier_without_a_key_is_refused_at_its_header(key: str) -> None:
    whole = card_text("gunner")
    rows = [row for row in whole.splitlines(keepends=True) if not row.startswith(f"{key} =")]
    text = TEXT.replace(whole, "".join(rows))
    refused(text, f"has no {key}", line_of(TEXT, whole))


@pytest.mark.parametrize("key", ["copies", "vp", "clause", "origin"])
def test_a_visitor_without_a_key_is_refused_at_its_header(key: str) -> None:
    whole = card_text("doctor")
    rows = [row for row in whole.splitlines(keepends=True) if not row.startswith(f"{key} =")]
    refused(TEXT.replace(whole, "".join(rows)), f'"doctor" has no {key}', line_of(TEXT, whole))


def test_a_missing_top_level_key_is_refused() -> None:
    refused(TEXT.replace('game = "lusitania-xxi"\n', ""), "the file has no game", TEXT.count("\n") - 1)


def test_a_misspelt_key_is_refused_with_its_line() -> None:
    change_refused("vp = 2", "pv = 2", '"cook" has an unknown key "pv"', card="cook")


def test_an_unknown_key_of_the_file_is_refused_with_its_line() -> None:
    change_refused("[totals]", 'author = "me"\n[totals]', 'unknown key "author"')


def test_an_unknown_table_is_refused_with_its_line() -> None:
    refused(TEXT + "[mine.own]\nx = 1\n", 'unknown key "mine"', TEXT.count("\n") + 1)


def test_an_unknown_total_is_refused_with_its_line() -> None:
    change_refused("mars = 4", "training = 1\nmars = 4", 'unknown key "training"')


def test_a_missing_total_is_refused_at_the_totals() -> None:
    text, _ = changed("mars = 4\n", "")
    refused(text, "has no mars", line_of(TEXT, "[totals]"))


def test_a_missing_card_is_refused_by_name() -> None:
    text = TEXT.replace(card_text("cleopatra"), "")
    refused(text, 'without the card "cleopatra"', text.count("\n"))


def test_an_unknown_card_is_refused_with_its_line() -> None:
    change_refused('name = "cook"', 'name = "baker"', 'no card "baker"')


def test_a_card_told_twice_is_refused_at_the_second() -> None:
    refused(TEXT + card_text("cook"), '"cook" is told twice', TEXT.count("\n") + 2)


@pytest.mark.parametrize("value", ["true", '"2"', "2.0", "[2]", "{}", "2020-01-01"])
@pytest.mark.parametrize("key", ["copies", "vp", "cell"])
def test_a_number_that_is_not_a_whole_number_is_refused_with_its_line(key: str, value: str) -> None:
    row = next(row for row in card_text("cook").splitlines() if row.startswith(f"{key} ="))
    change_refused(row, f"{key} = {value}", f'{key} of "cook" must be a whole number', card="cook")


def test_a_huge_number_is_refused_in_a_short_sentence() -> None:
    text, line = changed("vp = 2", "vp = 0x" + "f" * 900, card="cook")
    refused(text, "not a huge number", line)


@pytest.mark.parametrize("value", ['"sword"', "[1]", "[true]", '[["sword"]]', "0"])
def test_slots_that_are_not_a_list_of_texts_are_refused_with_their_line(value: str) -> None:
    change_refused('["sword", "axe"]', value, "must be a list of texts", card="legionary-4")


def test_a_name_that_is_not_a_text_is_refused_with_its_line() -> None:
    change_refused('name = "cook"', "name = 1", "must be a text")


def test_totals_that_are_not_a_table_are_refused() -> None:
    text = 'game = "lusitania-xxi"\ntotals = 77\ncard = []\n'
    refused(text, "totals of the file must be a table", 2)


@pytest.mark.parametrize("value", ["1", "[1]", "{}"])
def test_cards_that_are_not_a_list_of_tables_are_refused(value: str) -> None:
    totals = TEXT[TEXT.index("[totals]") : TEXT.index("virtus = 5\n")] + "virtus = 5\n"
    refused(f'card = {value}\ngame = "lusitania-xxi"\n{totals}', "must be a list of tables", 1)


@pytest.mark.parametrize("clause", ["X0", "X33", "L7", "7", ""])
def test_an_unknown_clause_is_refused_with_its_line(clause: str) -> None:
    change_refused('clause = "X7"', f'clause = "{clause}"', "there is no clause", card="cook")


# Totals and copies


@pytest.mark.parametrize(
    ("card", "old", "new", "sentence", "group"),
    [
        ("cook", 3, 4, 'the copies of "soldiers" are 33, but the box holds 32', "soldiers"),
        ("legionary-1", 1, 0, 'the copies of "soldiers" are 28, but the box holds 32', "soldiers"),
        ("shield", 5, 4, 'the copies of "equipment" are 25, but the box holds 26', "equipment"),
        ("doctor", 5, 6, 'the copies of "visitors" are 16, but the box holds 15', "visitors"),
    ],
)
def test_copies_that_do_not_add_up_are_refused_at_the_total(
    card: str, old: int, new: int, sentence: str, group: str
) -> None:
    text, _ = changed(f"copies = {old}", f"copies = {new}", card=card)
    refused(text, sentence, line_of(TEXT, f"{group} ="))


@pytest.mark.parametrize(("group", "due"), BOX.totals.items())
def test_a_total_that_is_not_the_rulebooks_is_refused_with_its_line(group: str, due: int) -> None:
    change_refused(f"{group} = {due}", f"{group} = {due + 1}", f"the rulebook counts {due} ")


def test_a_total_and_a_card_that_agree_against_the_rulebook_are_refused() -> None:
    text = changed("copies = 3", "copies = 4", card="cook")[0].replace("soldiers = 32", "soldiers = 33")
    refused(text, 'the rulebook counts 32 for "soldiers", not 33', line_of(TEXT, "soldiers ="))


@pytest.mark.parametrize("copies", [-1, 33, 10**30])
def test_copies_below_nothing_or_above_the_most_are_refused_with_their_line(copies: int) -> None:
    change_refused("copies = 3", f"copies = {copies}", "must be 0 to 32", card="cook")


@pytest.mark.parametrize(
    ("card", "old", "new"),
    [
        ("caesar", 1, 0),
        ("caesar", 1, 2),
        ("commander", 3, 2),
        ("commander", 3, 4),
        ("laurus-3", 1, 2),
        ("virtus-7", 1, 0),
    ],
)
def test_mars_cards_and_objectives_have_their_fixed_number_of_copies(card: str, old: int, new: int) -> None:
    change_refused(f"copies = {old}", f"copies = {new}", f"but the box holds {old}", card=card)


# Points, cells and colours


@pytest.mark.parametrize("vp", [-1, 0, 4])
@pytest.mark.parametrize(("card", "old"), [("cook", 2), ("mercenary-3", 1), ("legionary-2", 1), ("bow", 3)])
def test_soldiers_and_equipment_are_worth_one_to_three(card: str, old: int, vp: int) -> None:
    change_refused(f"vp = {old}", f"vp = {vp}", f'vp of "{card}" must be 1, 2 or 3, not {vp}', card=card)


@pytest.mark.parametrize("card", ["senator", "cleopatra", "inspector", "doctor", "commander", "caesar", "virtus-6"])
def test_other_visitors_mars_cards_and_virtus_are_worth_nothing(card: str) -> None:
    change_refused("vp = 0", "vp = 1", f'vp of "{card}" must be 0, not 1', card=card)


@pytest.mark.parametrize("card", ["laurus-5", "auxilia"])
@pytest.mark.parametrize("vp", [0, 2])
def test_a_laurus_card_and_auxilia_are_worth_exactly_one(card: str, vp: int) -> None:
    change_refused("vp = 1", f"vp = {vp}", f'vp of "{card}" must be 1, not {vp}', card=card)


@pytest.mark.parametrize(("card", "slots"), [("legionary-1", '["bow"]'), ("gunner", '["stone|spear"]')])
def test_a_soldier_without_slots_is_refused_unless_she_cooks(card: str, slots: str) -> None:
    change_refused(slots, "[]", f'"{card}" has no slots, but every soldier except the cook has one (X8)', card=card)


@pytest.mark.parametrize(
    ("card", "old", "new"), [("legionary-3", 3, 4), ("mercenary-6", 6, 7), ("cook", 6, 5), ("gunner", 7, 0)]
)
def test_a_soldier_in_a_cell_not_its_own_is_refused_with_its_line(card: str, old: int, new: int) -> None:
    change_refused(f"cell = {old}", f"cell = {new}", f"must be {old}, not {new} (X7)", card=card)


def test_a_cell_on_a_card_that_is_no_soldier_is_refused_with_its_line() -> None:
    text, line = changed("vp = 0", "vp = 0\ncell = 1", card="doctor")
    refused(text, 'unknown key "cell"', line + 1)


@pytest.mark.parametrize(
    ("card", "old", "new"),
    [
        ("legionary-1", '"blue", "red", "yellow", "green"', '"blue", "red", "yellow"'),
        ("legionary-1", '"blue", "red", "yellow", "green"', '"blue", "red", "yellow", "yellow"'),
        ("legionary-1", '"blue", "red", "yellow", "green"', '"blue", "red", "yellow", "white"'),
        ("mercenary-1", '"white"', '"black"'),
        ("cook", '"black"', '"pink"'),
        ("gunner", '"black"', ""),
    ],
)
def test_a_soldier_in_the_wrong_colours_is_refused_with_its_line(card: str, old: str, new: str) -> None:
    change_refused(f"colours = [{old}]", f"colours = [{new}]", f'the colours of "{card}" must be', card=card)


# Slots


def test_a_sword_printed_twice_on_one_soldier_is_refused_with_its_line() -> None:
    change_refused('["sword", "axe"]', '["sword", "sword"]', '"sword" is printed twice on "legionary-4" (X24)')


@pytest.mark.parametrize("slots", ['["sword|spear", "spear"]', '["sword|spear", "axe|sword"]'])
def test_a_kind_printed_twice_with_a_choice_is_refused_with_its_line(slots: str) -> None:
    change_refused('["sword", "axe"]', slots, "is printed twice", card="legionary-4")


def test_a_choice_between_a_kind_and_itself_is_refused_with_its_line() -> None:
    change_refused('["sword", "axe"]', '["sword|sword"]', "a choice is between two kinds", card="legionary-4")


def test_unknown_equipment_in_a_slot_is_refused_with_its_line() -> None:
    change_refused('["sword", "axe"]', '["sword", "crossbow"]', 'no equipment "crossbow"', card="legionary-4")


def test_an_empty_slot_is_refused_with_its_line() -> None:
    change_refused('["sword", "axe"]', '["sword", ""]', 'no equipment ""', card="legionary-4")


@pytest.mark.parametrize("slot", ["sword|", "|", "sword|axe|spear", "|sword"])
def test_a_choice_of_more_or_fewer_than_two_kinds_is_refused_with_its_line(slot: str) -> None:
    change_refused('["sword", "axe"]', f'["{slot}"]', "a choice is between two kinds", card="legionary-4")


def test_a_fourth_slot_is_refused_with_its_line() -> None:
    change_refused('["sword", "axe"]', '["sword", "axe", "bow", "stone"]', "has 4 slots", card="legionary-4")


def test_slots_on_the_cook_are_refused_with_their_line() -> None:
    change_refused("slots = []", 'slots = ["axe"]', "she carries no equipment (X8)", card="cook")


@pytest.mark.parametrize("card", ["auxilia", "sword", "caesar", "laurus-1"])
def test_slots_on_a_card_that_is_no_soldier_are_refused_with_their_line(card: str) -> None:
    text, line = changed("copies", "slots = []\ncopies", card=card)
    refused(text, "only soldiers carry equipment", line)


# Origins that are wrong


def test_an_unknown_origin_is_refused_with_its_line() -> None:
    change_refused('vp = "deduced"', 'vp = "guess"', '"guess" is no origin', card="cook")


@pytest.mark.parametrize("fact", ["copies", "vp", "cell", "slots"])
def test_a_number_without_an_origin_is_refused_with_its_line(fact: str) -> None:
    row = card_text("gunner").splitlines()[-1]
    kept = [f'{each} = "public"' for each in ("copies", "vp", "cell", "slots") if each != fact]
    change_refused(row, "origin = { " + ", ".join(kept) + " }", f'{fact} of "gunner" has no origin', card="gunner")


def test_an_origin_of_something_that_is_no_fact_is_refused_with_its_line() -> None:
    change_refused("origin = { ", 'origin = { colour = "public", ', 'unknown key "colour"', card="cook")


def test_an_origin_that_is_not_a_text_is_refused_with_its_line() -> None:
    change_refused('vp = "deduced"', "vp = 2", "must be a text", card="cook")


def test_an_origin_that_is_not_a_table_is_refused_with_its_line() -> None:
    row = card_text("gunner").splitlines()[-1]
    change_refused(row, 'origin = "public"', "must be a table", card="gunner")
