"""Card files that do not agree with the rulebook are refused with the line."""

import pytest

from iacta.games.lusitania_xxi import GAME
from iacta.games.lusitania_xxi.cards import CARD_SET
from tests.games.card_files import CardFile, line_of

FILE = CardFile(GAME)
TEXT, changed, card_text, refused = FILE.text, FILE.changed, FILE.card_text, FILE.refused
change_refused = FILE.change_refused


# Totals and copies


@pytest.mark.parametrize(
    ("card", "old", "new", "sentence", "group"),
    [
        ("cook", 3, 4, 'the copies of "soldiers" add up to 33, but the box holds 32', "soldiers"),
        ("legionary-1", 1, 0, 'the copies of "soldiers" add up to 28, but the box holds 32', "soldiers"),
        ("shield", 5, 4, 'the copies of "equipment" add up to 25, but the box holds 26', "equipment"),
        ("doctor", 5, 6, 'the copies of "visitors" add up to 16, but the box holds 15', "visitors"),
    ],
)
def test_copies_that_do_not_add_up_are_refused_at_the_total(
    card: str, old: int, new: int, sentence: str, group: str
) -> None:
    text, _ = changed(f"copies = {old}", f"copies = {new}", card=card)
    refused(text, sentence, line_of(TEXT, f"{group} ="))


@pytest.mark.parametrize(("group", "due"), CARD_SET.totals.items())
def test_a_total_that_is_not_the_rulebooks_is_refused_with_its_line(group: str, due: int) -> None:
    change_refused(f"{group} = {due}", f"{group} = {due + 1}", f"must be {due}, as in the rulebook")


def test_a_total_and_a_card_that_agree_against_the_rulebook_are_refused() -> None:
    text = changed("copies = 3", "copies = 4", card="cook")[0].replace("soldiers = 32", "soldiers = 33")
    refused(text, 'the total of "soldiers" must be 32, as in the rulebook, not 33', line_of(TEXT, "soldiers ="))


@pytest.mark.parametrize("copies", [-1, 33, 10**30])
def test_copies_below_nothing_or_above_the_most_are_refused_with_their_line(copies: int) -> None:
    change_refused("copies = 3", f"copies = {copies}", "must be from 0 to 32", card="cook")


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
    change_refused('vp = "deduced"', 'vp = "guess"', '"guess" is not an origin', card="cook")


@pytest.mark.parametrize("fact", ["copies", "vp", "cell", "slots"])
def test_a_number_without_an_origin_is_refused_with_its_line(fact: str) -> None:
    row = card_text("gunner").splitlines()[-1]
    kept = [f'{each} = "public"' for each in ("copies", "vp", "cell", "slots") if each != fact]
    change_refused(row, "origin = { " + ", ".join(kept) + " }", f'{fact} of "gunner" has no origin', card="gunner")


def test_an_origin_of_something_that_is_no_fact_is_refused_with_its_line() -> None:
    change_refused("origin = { ", 'origin = { colour = "public", ', 'unknown key "colour"', card="cook")


def test_an_origin_that_is_not_a_text_is_refused_with_its_line() -> None:
    change_refused('vp = "deduced"', "vp = 2", "must be a string", card="cook")


def test_an_origin_that_is_not_a_table_is_refused_with_its_line() -> None:
    row = card_text("gunner").splitlines()[-1]
    change_refused(row, 'origin = "public"', "must be a table", card="gunner")
