"""The table of Lusitania (2019): armies by numeral, the field, Mars, the Commander, and who may hold the Musician."""

import numpy as np
import pytest
from rich.cells import cell_len

from iacta.bots import new_generator
from iacta.engine.words.messages import LANGUAGES
from iacta.match.words import action_text
from iacta.terminal.commands import read
from iacta.terminal.display import composed
from tests.terminal.desk import Desk
from tests.terminal.lusitania import KIND, crowded_match, new_match, played_match, table


@pytest.fixture(autouse=True)
def _data_folder(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


def drawn(layout, width=100, height=34):
    return [line.plain for line in composed(layout, width, height)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("width", "height"), [(100, 34), (80, 23)])
def test_the_most_crowded_table_fits(language, width, height):
    lines = drawn(table(crowded_match(), language), width, height)
    assert len(lines) <= height
    assert max(map(cell_len, lines)) <= width


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("width", "height"), [(100, 34), (80, 23)])
def test_what_is_needed_to_decide_is_never_cut(language, width, height):
    """One's own free slots, what is printed on the cards of the field, and the last action."""
    layout = table(crowded_match(), language)
    lines = drawn(layout, width, height)
    text = "\n".join(lines)
    own = " ".join(lines[2 : next(number for number, line in enumerate(lines) if "▲" in line)]).split()
    for slot in (slot for cell in range(8) for slot in layout.gear(0, cell)[1]):
        own.remove("/".join(layout.words(f"short-{piece}") for piece in slot))
    for kind in layout.table["field"]:
        assert layout.printed(kind) in text
    assert f"{len(layout.sight.legal)})" in text


def test_an_army_stands_by_its_numerals_with_mars_first_and_who_has_none_last():
    lines = drawn(table(crowded_match()))
    assert lines[1].split() == ["Mars", "I", "II", "III", "IV", "V", "Doctor", "Gunner"]
    assert lines[2].split()[:4] == ["▶1", "You", "1", "VP"]
    assert lines[2].count("●Aquitania") == 5
    assert lines[2].endswith("2 VP   1 VP")
    other = next(line for line in lines if line.startswith(" Player 2"))
    assert other.split()[2] == "used"


def test_laid_pieces_are_capitals_and_free_slots_small_letters():
    match = new_match()
    match.state["army"][0, 0, 2] = KIND["blue-2"]
    match.state["gear"][0, 0, 2, 0] = 1
    text = "\n".join(drawn(table(match)))
    assert "SHD swd/spr" in text
    assert "hrs" in text


def test_the_commander_stands_at_the_seat_that_holds_it():
    match = crowded_match()
    assert [line.split()[-1] == "Comm." or " Comm. " in line for line in drawn(table(match))[2:4]] == [False, True]
    match.state["commander"] = 2
    said = table(match).table_in_words("")
    assert [line for line in said if line.endswith("Commander")] == ["Player 3: 28 points, Commander"]


def test_hidden_cards_of_the_last_six_are_marked_for_they_may_be_the_musician():
    match = new_match(3)
    match.state["pile_left"] = 5
    match.state["last_six"][0, 1, 2] = 1
    layout = table(match)
    text = "\n".join(drawn(layout))
    assert "2: ?, ?, ?*   3: ?, ?, ?" in text
    assert "LAST SIX" in text
    assert "Player 2: 1 point, possibly the Musician: hand 3" in layout.table_in_words("")


def test_soldiers_and_mars_are_told():
    said = table(crowded_match()).soldiers_in_words("2")
    assert said[:3] == ["Player 2: 27 points", "Mars: used", "Legionary I of Britannia, carries Bow"]
    assert said[-2:] == ["Doctor", "Gunner"]
    own = table(crowded_match()).soldiers_in_words("")
    assert own[1] == "Mars: not used, 1 point"
    assert "Legionary II of Aquitania, room for Sword or Spear, Shield, Horse" in own


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_text_can_be_typed_back(language):
    layout = table(crowded_match(), language)
    for action in layout.sight.legal:
        assert read(layout, action_text(layout.sight.game, action.id, language)).action == action.id


@pytest.mark.slow
@pytest.mark.parametrize("viewer", [0, 2, 4])
def test_nothing_depends_on_what_the_viewer_may_not_know(viewer):
    match = played_match(decisions=30)

    def shown():
        layout = table(match, viewer=viewer)
        return drawn(layout, 100, 60), [line for topic in layout.topics().values() for line in topic("")]

    before = shown()
    other = np.zeros_like(match.state)
    match.rulebook.determinize(match.view_record(viewer), match.cards.k, viewer, other, new_generator(11))
    assert (other["hand"] != match.state["hand"]).any()
    other["events"], other["happened"] = match.state["events"], match.state["happened"]
    match.state = other
    assert shown() == before


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_is_answered_in_words(language):
    match = played_match(decisions=30)
    desk = Desk(match, language=language)
    questions = ["table", "hand", "field", "army", "army 2", "army 9", "piles", "log", "actions", "why", "help"]
    desk.type(*questions, "help musician")
    for number in range(len(questions)):
        assert desk.after(number).strip(), questions[number]
    assert not set("▶●▲■◆○★·┈") & set(desk.text)


@pytest.mark.slow
def test_a_person_plays_with_bots_to_the_end():
    match = new_match(2)
    desk = Desk(match, plain=False)
    assert desk.type(*[""], *["1"] * 200) == 0
    assert match.over
