"""Card files as they are written: in any way that TOML allows, or refused with the line."""

from pathlib import Path

import pytest

from iacta.games.lusitania_xxi import GAME
from tests.games.card_files import CardFile, line_of

FILE = CardFile(GAME)
TEXT, load, changed, card_text = FILE.text, FILE.load, FILE.changed, FILE.card_text
refused, change_refused = FILE.refused, FILE.change_refused


# Files that are read


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
    refused("x = [\n" + "[\n" * 100_000, "far too large", None)


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
    refused(TEXT + card_text("cook"), '"cook" is listed twice', TEXT.count("\n") + 2)


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
    change_refused('["sword", "axe"]', value, "must be a list of strings", card="legionary-4")


def test_a_name_that_is_not_a_text_is_refused_with_its_line() -> None:
    change_refused('name = "cook"', "name = 1", "must be a string")


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
