"""Hints in the terminal, and bots that fail there."""

import re

import pytest

from iacta.bots import BOTS
from iacta.terminal import hints
from iacta.terminal.commands import completions
from iacta.terminal.sight import words_for
from tests.languages import over_languages
from tests.server.bad_bots import Cheats, Raises
from tests.terminal import lutetia
from tests.terminal.desk import GAME, Desk, new_match, played_match

HINT = re.compile(r"^(\d+): .+: (?:wins|beats) (\d+)%(?: of the others)?$", re.MULTILINE)


@pytest.fixture(autouse=True)
def in_a_hurry(monkeypatch):
    monkeypatch.setattr(hints, "BUDGET", 0.05)


def test_a_hint_lists_the_best_actions_by_their_numbers():
    desk = Desk(new_match(2, {"first": 0}))
    desk.type("hint")
    screen = desk.after(0)
    assert "The best actions first, with the chance to win:" in screen
    found = HINT.findall(screen)
    assert 1 <= len(found) <= 4
    legal = len(desk.match.legal(0))
    for number, chance in found:
        assert 1 <= int(number) <= legal
        assert 0 <= int(chance) <= 100


@pytest.mark.slow
def test_with_more_than_two_a_chance_is_about_all_others():
    desk = Desk(played_match(4))
    desk.type("hint")
    assert "beats" in desk.after(0)
    assert "wins" not in desk.after(0)


def test_asking_changes_nothing():
    match = new_match(2, {"first": 0})
    before = match.record(private=True)
    Desk(match).type("hint", "hi")
    assert match.record(private=True) == before


@over_languages
def test_the_command_has_a_word_help_and_completion_in_every_language(language):
    desk = Desk(new_match(2, {"first": 0}), language=language)
    words = words_for(GAME, language)
    word = words("command-hint")
    desk.type(word, words("command-help"))
    assert words("hints-wins") in desk.after(0)
    assert f"{word}: {words('about-hint')}" in desk.after(1)
    assert word in completions(desk.session.layout(0), word[:3])


def test_where_choices_are_spelled_a_hint_has_no_numbers():
    desk = Desk(lutetia.new_match(2))
    choices = {action.text for action in desk.match.legal(0)}
    desk.type("hint")
    lines = [line for line in desk.after(0).splitlines() if line.endswith("%")]
    assert lines
    assert {line.partition(":")[0].lower() for line in lines} <= choices


@pytest.mark.parametrize("bad", [Raises, Cheats])
def test_a_bot_that_fails_is_followed_by_a_weaker_one_and_that_is_said_once(monkeypatch, bad):
    monkeypatch.setitem(BOTS, "search-1", bad)
    desk = Desk(new_match(2, {"first": 1, "turn_limit": 5}), "search-1", names="Ana,Rui")
    desk.type("1", "end turn", "1", "end turn")
    assert desk.text.count("Rui (medium) could not decide; “easy” decided instead.") == 1
    assert desk.match.version > 2
    assert "greedy" not in desk.match.record(private=True)


def test_where_all_fail_the_table_says_so(monkeypatch):
    for name in ("search-1", "greedy", "random"):
        monkeypatch.setitem(BOTS, name, Raises)
    with pytest.raises(ZeroDivisionError):
        Desk(new_match(2, {"first": 1}), "search-1").type()
