"""Lines for the ear: no control codes, one fact a line, only what changed and what is asked."""

import re

import pytest

from iacta.games import load_game
from iacta.match import Match
from tests.languages import over_languages_polish_first
from tests.terminal.desk import Desk, new_match, played_match

BOXES = re.compile("[\x00-\x09\x0b-\x1f\x7f─│┌┐└┘┈●▲■◆○★↓▶→]")


@pytest.fixture(autouse=True)
def _data_folder(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


@pytest.mark.slow
@over_languages_polish_first
def test_nothing_but_words_is_written(language):
    desk = Desk(played_match(decisions=50), language=language)
    desk.type(
        "table",
        "hand",
        "camp",
        "legion 1",
        "actions",
        "piles",
        "dismissed",
        "log",
        "help",
        "help senator",
        "1",
        "1",
        "1",
    )
    assert not BOXES.search(desk.text)


def test_only_what_changed_is_told_before_the_next_question():
    desk = Desk(new_match(2, {"first": 0}))
    desk.type("exchange 1 for 2", "end turn")
    first, second = desk.after(0), desk.after(1)
    assert first.splitlines()[0].startswith("You take ")
    assert first.splitlines()[1].startswith("You put ")
    assert "Camp 1" not in first + second
    assert not any(line.startswith("You ") for line in second.splitlines()[:-1])


def test_each_event_is_told_once():
    desk = Desk(new_match(2, {"first": 0}))
    desk.type("exchange 1 for 2", "", "end turn", "")
    assert desk.text.count("You take ") == 1


def test_few_actions_are_listed_and_many_are_summed_up():
    desk = Desk(new_match(2, {"first": 0}))
    desk.type("exchange 1 for 2")
    assert "You may: exchange … (1 to 12), " in desk.shown[0]
    assert "1: use 0, Caesar\n2: end turn\n" in desk.after(0)


def test_a_range_of_actions_is_one_line():
    desk = Desk(new_match(2, {"first": 0}))
    desk.type("actions")
    assert desk.after(0).splitlines()[0] == "1 to 4: exchange 1 for 1 to 4"


@pytest.mark.slow
def test_who_comes_to_the_table_is_told_camp_and_hand():
    desk = Desk(played_match(decisions=30))
    desk.type()
    assert desk.shown[0].count("Camp ") == 4
    assert re.search(r"Camp \d: \w.*, \d points?", desk.shown[0])
    assert desk.shown[0].count("\nHand ") == 3
    assert "The match continues where it was left." in desk.shown[0]


@pytest.mark.parametrize("typed", ["log {}", "why hand {}", "{}", "legion {}", "save \0x"])
def test_numbers_and_names_beyond_all_measure_are_answered(typed):
    match = Match(load_game("lusitania"), 2, {"first": 0}, mode="interpreted", secret=bytes(32))
    desk = Desk(match, "random", plain=True)
    desk.type("", typed.format("9" * 5000), "quit")
    assert match.version == 0
    assert all(len(line) < 400 for line in "".join(desk.shown).splitlines())
