"""Typing at the table: actions, numbers, prefixes, questions; in all languages; to the end."""

import pytest

from iacta.bots.ratings import rating_of
from iacta.engine.words.errors import BadOptions
from iacta.engine.words.messages import LANGUAGES
from iacta.match import Match
from iacta.match.words import action_text
from iacta.terminal.commands import COMMANDS, command_words, completions, read
from iacta.terminal.layout import layout_for
from iacta.terminal.saving import seating_in
from iacta.terminal.seating import seat_players
from iacta.terminal.sight import Sight, words_for
from tests.languages import over_languages_polish_first
from tests.terminal.desk import GAME, Desk, new_match, played_match


@pytest.fixture(autouse=True)
def _data_folder(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


def mine(**options):
    """A match that seat 0 begins."""
    return new_match(2, {"first": 0, **options})


def test_whoever_sits_down_is_told_how_strong_the_others_are(monkeypatch):
    desk = Desk(new_match(3), "search-3,random")
    desk.type()
    assert f"bot, expert, rated {rating_of(GAME.name, 'search-3')}." in desk.text
    assert f"bot, random, rated {rating_of(GAME.name, 'random')}." in desk.text
    monkeypatch.setattr("iacta.terminal.session.rating_of", lambda *_: None)
    desk = Desk(new_match(2), "search-3")
    desk.type()
    assert "bot, expert." in desk.text


def test_a_number_does_the_action_of_that_number():
    match = mine()
    Desk(match).type("1")
    assert match.log[0].plays == ((0, GAME.actions.parse("exchange 1 for 1")),)


@pytest.mark.parametrize("typed", ["exchange 2 for 3", "EXCHANGE  2 for 3", "exchange 2 for 3 "])
def test_an_action_is_typed(typed):
    match = mine()
    Desk(match).type(typed)
    assert match.log[0].plays[0][1] == GAME.actions.parse("exchange 2 for 3")


def test_an_unambiguous_beginning_is_enough():
    match = mine()
    Desk(match).type("use")
    assert match.log[0].plays[0][1] == GAME.actions.parse("use 0")


def test_an_ambiguous_beginning_does_nothing_and_names_examples():
    match = mine()
    desk = Desk(match)
    desk.type("exchange 1")
    assert match.version == 0
    assert "exchange 1 for 1" in desk.after(0)


@pytest.mark.parametrize(
    "typed", ["99", "0", "９", "nonsense", "exchange 4 for 1", "help nothing", "\x1b[2J", "1 2", "²"]
)
def test_what_cannot_be_understood_changes_nothing(typed):
    match = mine()
    desk = Desk(match)
    assert desk.type(typed) == 0
    assert match.version in (0, 1 if typed == "９" else 0)
    assert "\x1b" not in desk.after(0)


def test_what_is_forbidden_is_answered_with_the_clause():
    match = mine()
    desk = Desk(match)
    desk.type("end turn")
    assert match.version == 0
    assert desk.after(0) == "end turn: You must exchange, recruit or dismiss before you end your turn. (X4)\n"


@pytest.mark.parametrize(
    ("language", "typed", "answer"),
    [
        ("pl", "zakończ turę", "zakończ turę: "),
        ("pt", "terminar turno", "terminar turno: "),
        ("uk", "завершити хід", "завершити хід: "),
    ],
)
def test_refusals_are_in_the_language_of_the_table(language, typed, answer):
    desk = Desk(mine(), language=language)
    desk.type(typed)
    assert desk.after(0).startswith(answer)
    assert desk.after(0).rstrip().endswith("(X4)")
    assert "You" not in desk.after(0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_are_understood_in_the_language_and_in_english(language):
    layout = layout_for(Sight(mine(), 0, language, ()))
    for name in (*COMMANDS, *layout.topics()):
        assert read(layout, layout.words(f"command-{name}")).command == name
        assert read(layout, words_for(GAME, "en")(f"command-{name}").upper()).command == name


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_command_hides_an_action(language):
    layout = layout_for(Sight(mine(), 0, language, ()))
    first_words = {action_text(GAME, action, language).split()[0] for action in range(GAME.actions.count)}
    assert not first_words & set(command_words(layout))


@pytest.mark.slow
@over_languages_polish_first
def test_every_question_is_answered_without_changing_anything(language):
    match = played_match(decisions=60)
    desk = Desk(match, language=language)
    before = match.record(private=True)
    layout = layout_for(Sight(match, 0, language, ()))
    questions = [*layout.topics(), "log", "log 500", "actions", "why", "why hand.0.1", "why hand 1", "help", "help X7"]
    desk.type(*questions, "legion 2", "legion 9", *(f"help {kind}" for kind in match.cards.origins))
    assert match.record(private=True) == before
    assert len(desk.asked) == len(questions) + 3 + len(match.cards.origins)
    for number in range(len(desk.asked) - 1):
        assert desk.after(number).strip(), desk.asked[number]


def test_help_on_a_card_tells_effect_numbers_and_origins_and_marks_reconstructions():
    desk = Desk(mine())
    desk.type("help legionary ii of aquitania", "help senat", "help sword", "help mercenary", "help X27")
    assert "points: 1 * (reconstructed: our guess)" in desk.after(0)
    assert "slots: Sword or Spear, Shield (deduced)" in desk.after(0)
    assert desk.after(1).startswith("Senator: ")
    assert "(X15)" in desk.after(1)
    assert "copies: 4 (from the rulebook)" in desk.after(2)
    assert "can mean several cards" in desk.after(3)
    assert desk.after(4).startswith("X27 (no. 9)")


def test_why_names_each_reason_once():
    desk = Desk(mine())
    desk.type("1", "why hand 1", "why exchange 1 for 1")
    assert desk.after(1).count("(X4)") == 1
    assert desk.after(2).startswith("exchange 1 for 1: ")


def test_undo_takes_a_step_back_and_asks_again():
    match = mine()
    desk = Desk(match)
    desk.type("exchange 1 for 1", "undo", "undo")
    assert [entry.is_undo for entry in match.log] == [False, True]
    assert "There is nothing to take back." in desk.after(2)


def test_what_was_drawn_is_not_taken_back_against_bots():
    match = new_match(2, {"first": 0})
    desk = Desk(match)
    desk.type("dismiss 1", "undo")
    assert "cannot be taken back" in desk.text
    assert not any(entry.is_undo for entry in match.log)


def test_completion_offers_legal_actions_commands_and_cards():
    layout = layout_for(Sight(mine(), 0, "en", ()))
    assert completions(layout, "exchange 1 for") == [f"exchange 1 for {place}" for place in range(1, 5)]
    assert "help Senator" in completions(layout, "help sen")
    assert "why recruit 1" in completions(layout, "why rec") or "why exchange 1 for 1" in completions(layout, "why ex")
    assert "quit" in completions(layout, "qu")
    assert completions(layout, "end") == []


@pytest.mark.slow
@over_languages_polish_first
@pytest.mark.parametrize("plain", [True, False])
def test_a_match_is_played_to_its_end(language, plain, tmp_path):
    match = played_match(2, 5, 60)
    desk = Desk(match, language=language, plain=plain, path=tmp_path / "end.jsonl")
    words = words_for(GAME, language)
    status = desk.type(*[""] * (not plain), *["1"] * 2000)
    assert status == 0
    assert match.over
    end = desk.shown[-1]
    assert words(f"ending-{match.ending}") in end
    assert match.secret.hex() in end.replace("\n", "")
    assert match.commitment in end.replace("\n", "")
    assert "end.jsonl" in end
    text = (tmp_path / "end.jsonl").read_text()
    assert Match.replay(text, mode="interpreted").places == match.places
    assert seating_in(text) == seat_players(2, "greedy")


def test_bots_alone_are_watched_by_a_spectator():
    match = new_match(2)
    desk = Desk(match, "random,random")
    assert desk.type() == 0
    assert match.over
    assert desk.asked == []
    for line in desk.text.splitlines():
        assert not line.startswith("You ")


def test_seats_are_given_to_people_and_bots():
    assert seat_players(3, "greedy").players == ("human", "greedy", "greedy")
    assert seat_players(3, "random, human").players == ("human", "random", "human")
    assert seat_players(3, "random,human,greedy").players == ("random", "human", "greedy")
    assert seat_players(2, "human", "Ana, Rui").names == ("Ana", "Rui")


@pytest.mark.parametrize(
    ("players", "names"),
    [
        ("nobody", ""),
        ("search:800", ""),  # for measuring only
        ("search-5", ""),
        ("greedy,greedy,greedy,greedy,greedy", ""),
        ("greedy", "Ana"),
        ("greedy", "Ana,Ana,Rui"),
        ("greedy", "A,B,\t"),
        ("", ""),
    ],
)
def test_an_impossible_seating_is_refused(players, names):
    with pytest.raises(BadOptions):
        seat_players(3, players, names)
