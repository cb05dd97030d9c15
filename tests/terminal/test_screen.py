"""The whole table at a glance: it fits, nothing is lost, and nothing rests on colour alone."""

import numpy as np
import pytest
from rich.cells import cell_len

from iacta.bots import new_generator
from iacta.engine.words.messages import LANGUAGES
from iacta.games import load_game
from iacta.match.words import action_parts, action_text
from iacta.table_text.sight import number_text
from iacta.terminal.choices import choice_lines, groups
from iacta.terminal.commands import read
from iacta.terminal.display import composed
from iacta.terminal.layout import Layout, layout_for
from iacta.terminal.lusitanias import SHAPES
from iacta.terminal.sight import Sight
from tests.languages import over_languages_polish_first
from tests.terminal.crowded import COLOURS, crowded_match, still_more_crowded_match
from tests.terminal.desk import Desk, new_match, played_match, without_escapes


def table(match, language="en", viewer=0, names=()):
    return layout_for(Sight(match, viewer, language, tuple(names)))


def drawn(layout, width=100, height=34):
    return [line.plain for line in composed(layout, width, height)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("width", "height"), [(100, 34), (80, 23)])
@pytest.mark.parametrize("position", [crowded_match, still_more_crowded_match])
def test_the_most_crowded_table_fits(language, width, height, position):
    lines = drawn(table(position(), language), width, height)
    assert len(lines) <= height
    assert max(cell_len(line) for line in lines) <= width


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_most_crowded_table_shows_in_80_by_24_what_is_needed_to_decide(language):
    """One's own free slots by name, what is printed on the cards in the camp, and every action."""
    layout = table(still_more_crowded_match(), language)
    lines = drawn(layout, 80, 23)
    text = "\n".join(lines)
    places = [number for number, line in enumerate(lines) if SHAPES[COLOURS[0]] in line or SHAPES[COLOURS[1]] in line]
    own = " ".join(lines[places[0] + 1 : places[1]]).split()
    free = [slot for cell in range(9) for slot in layout.gear(0, cell)[1]]
    assert len(free) == 11
    for slot in free:
        own.remove("/".join(layout.words(f"short-{piece}") for piece in slot))
    for kind in layout.table["camp"]:
        assert layout.printed(kind) in text
    last = len(layout.sight.legal)
    assert f"{last})" in text or f"–{last})" in text


def test_what_is_only_counted_in_80_by_24_is_named_on_request():
    layout = table(crowded_match())
    assert any("SHD +4" in line for line in drawn(layout, 80, 23))
    assert "Shield, Sword, Axe, Spear, Horse" in "\n".join(layout.soldiers_in_words("2"))


def test_free_slots_of_others_are_counted_where_room_is_dear():
    layout = table(played_match(decisions=80))
    lines = drawn(layout, 80, 23)
    other = next(number for number, line in enumerate(lines) if line.startswith(" Player 2 "))
    slots = [len(layout.gear(1, cell)[1]) for cell in range(9)]
    assert [len(part) for part in lines[other + 1].split() if set(part) == {"_"}] == [count for count in slots if count]


def test_points_and_dismissed_cards_are_never_cut():
    match = crowded_match()
    match.state["dismissals"][0] = 13
    for language in LANGUAGES:
        text = "\n".join(drawn(table(match, language), 80, 23))
        assert text.count("↓13") == 4


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_most_crowded_table_shows_everything_in_100_by_35(language):
    layout = table(crowded_match(), language)
    words, lines = layout.words, drawn(layout)
    text = "\n".join(lines)
    for title in ("camp", "hand", "hands", "objectives", "discard"):
        assert any(line.startswith(words(title)) for line in lines), title
    for numeral in ("I ", "II ", "III ", "IV ", "V ", "VI ", "VII ", "8"):
        assert numeral in lines[1]
    for shape in "●▲■◆○★":
        assert shape in text
    assert text.count("↓12") == 4
    for piece in ("shield", "sword", "axe", "spear", "horse", "bow", "stone"):
        assert words(f"short-{piece}").upper() in text
    last = len(layout.sight.legal)
    assert f"{last})" in text or f"–{last})" in text


@pytest.mark.slow
@over_languages_polish_first
@pytest.mark.parametrize("decisions", [0, 40, 80])
@pytest.mark.parametrize(("width", "height"), [(200, 60), (100, 34), (80, 23)])
def test_every_screen_fits(language, decisions, width, height):
    lines = drawn(table(played_match(decisions=decisions), language), width, height)
    assert len(lines) <= height
    assert max(cell_len(line) for line in lines) <= width


def test_the_screen_of_a_terminal_has_no_more_lines_than_the_terminal():
    desk = Desk(played_match(), plain=False)
    desk.type("")
    screen = without_escapes(desk.after(0))
    assert len(screen.splitlines()) <= 34


@pytest.mark.parametrize(("width", "height"), [(79, 50), (80, 16), (20, 5)])
def test_a_table_that_does_not_fit_is_told(width, height):
    desk = Desk(played_match(decisions=80), plain=False, width=width, height=height)
    desk.type("", "table")
    shown, said = (" ".join(desk.after(number).split()) for number in (0, 1))
    assert f"{width} × {height}" in shown
    assert "You may: exchange … (1 to 12), " in shown
    assert "Player 4: 12 points" in said


def test_a_terminal_that_grows_gets_its_table():
    desk = Desk(played_match(), plain=False, width=60)

    def ask(question, _ask=desk.ask):
        desk.session.display.console.width = 60 if len(desk.asked) < 2 else 80
        return _ask(question)

    desk.session.ask_person = ask
    desk.type("", "", "")
    assert ["VII" in text for text in desk.shown[:4]] == [False, False, False, True]


def test_a_legion_shows_laid_pieces_in_capitals_and_free_slots_in_small_letters():
    match = new_match(2)
    state = match.state
    state["legion"][0, 0, 2] = match.game.kinds.index("blue-2")
    state["gear"][0, 0, 2, 0] = 1
    lines = drawn(table(match))
    assert any("●Aquita." in line for line in lines)
    assert any("SHD" in line for line in lines)
    assert any("swd/spr" in line for line in lines)


def test_a_number_stands_before_every_action_or_in_a_range():
    for match in (crowded_match(), played_match(decisions=0), played_match(decisions=50)):
        layout = table(match)
        counted = []
        for group in groups(layout.sight, layout.label):
            counted += [choice.number for choice in group.choices]
        assert counted == list(range(1, len(layout.sight.legal) + 1))


def test_neighbouring_numbers_become_a_range():
    layout = table(new_match(2, {"first": 0}))
    lines = [line.plain for line in choice_lines(groups(layout.sight, layout.label), 100, together=False)]
    assert lines[0] == "1–4) exchange 1 for 1–4   5–8) exchange 2 for 1–4   9–12) exchange 3 for 1–4"


def test_a_crowd_of_actions_takes_few_lines():
    layout = table(crowded_match())
    assert len(layout.sight.legal) > 25
    assert len(choice_lines(groups(layout.sight, layout.label), 100, together=True)) <= 6


@pytest.mark.parametrize(
    ("language", "parts"),
    [
        ("en", ("bribe left", "3", "")),
        ("pl", ("łapówka po lewej", "3", "")),
        ("pt", ("pôr", "3", "à esquerda")),
        ("uk", ("покласти", "3", "ліворуч")),
    ],
)
def test_an_action_has_its_argument_where_the_language_puts_it(language, parts):
    game = load_game("lutetia")
    bribe = game.actions.parse("bribe left 3")
    assert action_parts(game, bribe, "amount", language) == parts
    assert action_text(game, bribe, language) == " ".join(filter(None, parts))


def test_points_are_written_with_halves():
    assert [number_text(points) for points in (0, 12, 12.5, 0.5, -0.5, -3)] == ["0", "12", "12½", "½", "−½", "−3"]


def test_the_names_of_players_stand_at_their_legions():
    layout = table(played_match(), names=("Ana", "Rui", "Eva", "Jan"))
    text = "\n".join(drawn(layout))
    assert "1 You" in text
    for name in ("2 Rui", "3 Eva", "4 Jan"):
        assert name in text


@pytest.mark.parametrize("layout", [layout_for, Layout])
def test_nothing_on_the_screen_depends_on_what_the_viewer_may_not_know(layout):
    match = played_match(decisions=50)

    def shown():
        seen = layout(Sight(match, 0, "en", ()))
        return drawn(seen, 100, 60), [line for topic in seen.topics().values() for line in topic("")]

    before = shown()
    generator = new_generator(11)
    other = np.zeros_like(match.state)
    match.rulebook.determinize(match.view_record(0), match.cards.k, 0, other, generator)
    assert (other["hand"] != match.state["hand"]).any()
    events = match.state["events"].copy(), match.state["happened"].copy()
    match.state = other
    match.state["events"], match.state["happened"] = events
    assert shown() == before


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_text_can_be_typed_back(language):
    layout = table(crowded_match(), language)
    for action in layout.sight.legal:
        assert read(layout, action_text(layout.sight.game, action.id, language)).action == action.id
