"""Several people at one keyboard: the curtain falls before anything private is shown."""

import pytest

from iacta.match import Match
from iacta.terminal.display import Lines, Screen
from tests.terminal import lutetia
from tests.terminal.desk import Desk, new_match, without_escapes

FIRST = {"first": 0}


@pytest.fixture(autouse=True)
def _data_folder(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


@pytest.mark.parametrize("plain", [True, False])
def test_the_curtain_hides_everything_until_the_named_person_presses_enter(plain):
    desk = Desk(new_match(2, FIRST), "human", names="Ana,Rui", plain=plain)
    start = [] if plain else [""]
    desk.type(*start, "", "exchange 1 for 1", "end turn", "", "")
    asked = desk.asked[len(start) :]
    shown = [without_escapes(text).strip() for text in desk.shown[len(start) :]]
    assert asked[0].startswith("Ana, it is your turn.")
    assert asked[1:3] == ["> ", "> "]
    assert asked[3] == "Press Enter and hand the keyboard to Rui. "
    assert asked[4].startswith("Rui, it is your turn.")
    assert asked[5] == "> "
    assert shown[4] == ""  # between the two people nothing can be read
    assert "Hand" in shown[1]
    assert "Hand" in shown[5]


@pytest.mark.parametrize("plain", [True, False])
def test_the_screen_and_what_scrolled_away_are_cleared_at_the_curtain(plain):
    desk = Desk(new_match(2, FIRST), "human", plain=plain)
    desk.type(*[""] * (not plain), "", "exchange 1 for 1", "end turn", "", "")
    curtain = next(number for number, question in enumerate(desk.asked) if question.startswith("Player 2, it is"))
    assert "\x1b[2J" in desk.shown[curtain]
    assert "\x1b[3J" in desk.shown[curtain]


def test_a_terminal_without_control_codes_pushes_what_was_read_out_of_sight():
    desk = Desk(new_match(2, FIRST), "human", term="dumb", height=90)
    desk.type("", "exchange 1 for 1", "end turn", "", "")
    curtain = next(number for number, question in enumerate(desk.asked) if question.startswith("Player 2, it is"))
    assert desk.shown[curtain].count("\n") >= 90
    assert "\x1b" not in desk.text


def test_the_tab_key_offers_nothing_of_one_player_to_the_next():
    desk = Desk(new_match(2, FIRST), "human")
    offered = {}

    def ask(question, _ask=desk.ask):
        offered[question] = desk.session.completer.offer("")
        return _ask(question)

    desk.session.ask_person = ask
    desk.type("", "exchange 1 for 1", "end turn", "", "")
    assert "end turn" in offered["> "] or "exchange 1 for 1" in offered["> "]
    assert all(not lines for question, lines in offered.items() if "it is your turn" in question)


@pytest.mark.slow
@pytest.mark.parametrize("display", [Lines, Screen])
def test_only_the_seat_at_the_keyboard_is_asked_for(monkeypatch, display):
    """Between two curtains the session asks the match about nobody else's view, actions or events."""
    asked = []
    for name in ("view", "legal", "events"):
        plain = getattr(Match, name)

        def watched(self, seat, *rest, _plain=plain, **named):
            asked.append(seat)
            return _plain(self, seat, *rest, **named)

        monkeypatch.setattr(Match, name, watched)
    match = new_match(3, FIRST)
    desk = Desk(match, "human,human,greedy", plain=display is Lines)
    seen = []

    def ask(question, _ask=desk.ask):
        seen.append((desk.session.at_keyboard, set(asked)))
        asked.clear()
        return _ask(question)

    desk.session.ask_person = ask
    desk.type(*[""] * (display is Screen), "", "exchange 1 for 1", "end turn", "", "", "dismiss 1", "1", "1")
    for number, (seat, seats) in enumerate(seen):
        before = seen[number - 1][0] if number else None
        assert seats <= {seat, before, match.game.spectator} - {None}
    assert {seat for seat, _ in seen} >= {0, 1}


def test_a_sealed_choice_can_be_made_anew_until_the_keyboard_is_handed_over():
    match = lutetia.new_match(3)
    desk = Desk(match, "human", names="Ana,Rui,Eva")
    desk.type("", "bid a+1", "undo", "bid b and income", "", "", "bid a+1")
    bids = [match.game.actions.text(match.waiting[seat]) for seat in (0, 1)]
    assert bids == ["bid b and income", "bid a+1"]
    assert desk.asked[2] == "Press Enter and hand the keyboard to Rui, or type “undo” to choose again. "
    assert desk.asked[3:5] == ["> ", desk.asked[2]]
    assert desk.asked[5].startswith("Rui, it is your turn.")


@pytest.mark.parametrize("typed", ["", "redo", "undo it", "bid b+2"])
def test_whatever_else_is_typed_hands_the_keyboard_over(typed):
    match = lutetia.new_match(2)
    desk = Desk(match, "human", names="Ana,Rui")
    desk.type("", "bid a+1", typed)
    assert match.game.actions.text(match.waiting[0]) == "bid a+1"
    assert desk.asked[-1].startswith("Rui, it is your turn.")


def test_everybody_at_the_keyboard_may_agree_to_an_undo():
    match = new_match(2, FIRST)
    desk = Desk(match, "human", names="Ana,Rui")
    desk.type("", "dismiss 1", "undo", "yes")
    assert match.log[-1].is_undo
    assert match.log[-1].consent == (1,)
    assert desk.asked[3].startswith("Rui, may this be taken back?")


def test_who_is_asked_for_an_undo_sees_nothing_of_who_asks():
    desk = Desk(new_match(2, FIRST), "human", names="Ana,Rui")
    at_keyboard = []

    def ask(question, _ask=desk.ask):
        if "taken back" in question:
            at_keyboard.append((desk.session.at_keyboard, desk.session.completer.offer("")))
        return _ask(question)

    desk.session.ask_person = ask
    desk.type("", "dismiss 1", "undo", "yes")
    assert at_keyboard == [(None, [])]


def test_one_who_does_not_agree_prevents_an_undo():
    match = new_match(2, FIRST)
    desk = Desk(match, "human")
    desk.type("", "dismiss 1", "undo", "no")
    assert not any(entry.is_undo for entry in match.log)


def test_the_last_table_shows_nobodys_hand():
    match = new_match(2, {"first": 0, "turn_limit": 1})
    desk = Desk(match, "human")
    desk.type("", "exchange 1 for 1", "end turn", "", "", "exchange 1 for 1", "end turn")
    assert match.over
    assert "Hand" not in desk.shown[-1]
