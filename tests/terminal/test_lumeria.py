"""The table of Lumeria: the whole battle at a glance, decisions in a few letters, and the chances beside them."""

import re

import pytest
from rich.cells import cell_len

from iacta.engine.words.errors import BadAction
from iacta.engine.words.messages import LANGUAGES
from iacta.games.lumeria.kinds import God, Manoeuvre, Side
from iacta.games.lumeria.state import Stage
from iacta.match.words import action_text
from iacta.terminal.card_help import explained
from iacta.terminal.commands import completions, read
from iacta.terminal.display import composed
from iacta.terminal.sight import words_for
from tests.games.lumeria import staging
from tests.games.lumeria.own_units import STRANGE, with_unit
from tests.terminal.desk import Desk
from tests.terminal.lumeria import (
    ACTIVE,
    CROWDED,
    GAME,
    NORTH,
    OTHERS,
    SOUTH,
    at,
    crowded_match,
    largest_cards,
    new_match,
    played_match,
    table,
)


@pytest.fixture(autouse=True)
def _data_folder(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


def drawn(layout, width=100, height=34):
    return [line.plain for line in composed(layout, width, height)]


def meant(layout, typed):
    """The canonical text of what was typed."""
    return layout.sight.game.actions.texts[read(layout, typed).action]


def on_largest_board():
    """A unit that can go almost everywhere on a board of seven by seven."""
    return at(f"{ACTIVE} {SOUTH.replace('strzyga', 'own-1')} {NORTH} phase=first-action active=b3", largest_cards())


def cell(lines, name):
    """What stands in a field of a drawn board, on both its lines."""
    row = next(number for number, line in enumerate(lines) if line.startswith(f"{name[1]} │"))
    column = "ABCDEFG".index(name[0])
    return tuple(line.split("│")[1 + column].rstrip() for line in lines[row : row + 2])


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_a_table_names_has_a_word(language):
    words = table(new_match(), language).words
    names = {"deity": God, "token": Manoeuvre, "side": Side, "stage": Stage}
    for sort, members in names.items():
        assert all(words.has(f"{sort}-{member.text}") for member in members)


# What is seen


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("width", "height"), [(100, 34), (80, 23)])
def test_every_phase_fits_with_a_full_table(language, width, height):
    matches = [crowded_match(phase) for phase in CROWDED]
    matches += [at(text) for text in OTHERS.values()] + [on_largest_board()]
    for match in matches:
        lines = drawn(table(match, language), width, height)
        assert len(lines) <= height
        assert max(map(cell_len, lines)) <= width
        assert not [line for line in lines[:24] if "…" in line and " · " not in line]


def test_all_phases_are_among_those_looked_at():
    assert {*CROWDED, *OTHERS} == set(GAME.actions.phases) - {"beginning", "over"}


def test_a_field_shows_its_unit_side_wounds_and_dice_and_the_ground_under_it():
    lines = drawn(table(crowded_match("first-action")))
    assert cell(lines, "A1") == ("▲Men-at-A.↑", "0/3+✓")
    assert cell(lines, "D2") == ("▲Woje", "1/2−✓")
    assert cell(lines, "E7") == ("▼Jotun    ↓", "3/5")
    assert cell(lines, "A4") == ("▲Woje     ∩", "1/2")
    assert cell(lines, "B1")[0] == "          ⌂"
    assert cell(lines, "B3") == ("▲Strzyga", "0/2✓      *")


def test_fields_that_can_be_chosen_show_their_names_and_enemies_a_cross():
    lines = drawn(table(crowded_match("second-action")))
    assert cell(lines, "C4")[1] == "1/2     ×C4"
    lines = drawn(table(crowded_match("first-action")))
    assert cell(lines, "B4")[1] == "         B4"
    assert cell(lines, "E1")[1] == ""
    chosen = drawn(table(crowded_match("activation")))
    assert cell(chosen, "C3")[1] == "2/4      C3"
    assert cell(chosen, "D2")[1] == "1/2−✓"


def test_the_sacred_hill_is_marked_where_it_pays_two_points():
    text = "scenario=sacred-hill south=slavs units=c4:bies north=vikings units=c6:jotun"
    layout = table(at(text))
    assert cell(drawn(layout), "C4")[0] == "▲Bies    ∩2"
    assert "Sacred Hill" in drawn(layout)[0]
    assert "Sacred hill, 2 points: C4." in layout.board_in_words("")
    assert any("on the sacred hill" in line for line in layout.table_in_words(""))


def test_each_side_shows_what_it_has_beside_the_board():
    text = "\n".join(drawn(table(crowded_match("activation"))))
    assert "▶▲ You · Slavs ★" in text
    assert "▼ Player 2 · Vikings" in text
    for part in ("9 VP  ◎12  2 to activate", "● Svetovit  ↻2/6 +1", "○ March  ○ Salvo  ● Fortune"):
        assert part in text
    for part in ("8 VP  ◎10  1 to activate", "○ Thor  ↻4/6 +1", "○ March  ● Salvo  ○ Fortune"):
        assert part in text
    assert "2×Woje ◎1" in text
    assert "†2×Shield Bearers" in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_number_of_a_side_is_cut_at_80_columns(language):
    layout = table(crowded_match("activation"), language)
    sides = "\n".join(line.plain for line in layout.sides(30, 16))
    assert "…" not in sides
    assert sides.count("◎") == 2 + sum(map(len, layout.table["stock"]))


def test_the_round_its_stage_and_the_first_player_stand_above():
    assert drawn(table(crowded_match("activation")))[0].rstrip() == (
        "Lumeria · round 12/30 · activations · ★ First Player: You"
    )
    assert drawn(table(new_match()))[0].rstrip() == "Lumeria"


def test_a_board_of_a_persons_own_file_is_drawn_as_large_as_it_is():
    wide, narrow = (drawn(table(on_largest_board()), *size) for size in ((100, 34), (80, 23)))
    assert "───G───" in wide[1]
    assert cell(wide, "B3") == ("▲Own .1", "0/2✓  *")
    assert cell(narrow, "B3") == ("▲Own1", "0/2✓*")
    assert cell(narrow, "F5")[1] == "    •"


def test_a_small_board_leaves_room_for_the_sides():
    text = (GAME.folder / "cards.toml").read_text("utf-8")
    begin, end = text.index("rows = ["), text.index("sacred =")
    rows = 'rows = [\n  "R c R c",\n  "H . . .",\n  ". . . .",\n  "R c R c",\n]\n'
    small = (
        text[:begin]
        + rows
        + text[end:]
        .replace('sacred = "C4"', 'sacred = "A3"')
        .replace('start = ["C3", "B2", "C2", "D2"]', 'start = ["A1", "B1", "C1", "A2"]')
    )
    match = at("south=slavs units=a1:bies north=vikings units=a4:jotun", GAME.load_cards(small))
    lines = drawn(table(match))
    assert "────D────" in lines[1]
    assert sum("◎" in line for line in lines) >= 6


def test_the_first_decision_tells_the_rolls_that_gave_it():
    match = new_match()
    question = table(match).question()
    assert question.count("together") >= 2
    assert question.endswith("Who is First Player in the first round?")


# Attacks


def test_the_choices_show_the_chances_of_an_attack():
    lines = drawn(table(crowded_match("second-action")))
    assert any("attack C4 Berserkers: 3 dice, 4+, hit 88%, defeat 88%" in line for line in lines)


def test_a_push_and_the_reasons_are_among_the_chances():
    match = at("south=slavs units=b3:woje,b4:woje north=vikings units=b5:huskarle+ phase=first-action active=b4")
    layout = table(match)
    attack = next(action for action in layout.sight.legal if action.text == "attack b5")
    assert layout.about(attack) == "1 die, 5+ (fortified −1), hit 33%, defeat 0%, push 33%"
    match = at("south=slavs units=c5:woje,b4:woje north=vikings units=b5:huskarle phase=first-action active=b4")
    layout = table(match)
    attack = next(action for action in layout.sight.legal if action.text == "attack b5")
    assert layout.about(attack) == "2 dice (horde), 4+, hit 75%, defeat 0%, push 75%"


def test_the_question_tells_the_attack_under_way_and_the_answers_its_chances():
    layout = table(crowded_match("svetovit"))
    assert layout.question().startswith(
        "Berserkers C4 against Bies C3: 3 dice (rage), hits on 2+ (exhausted +1, surrounded +1). Do you call Svetovit"
    )
    lines = drawn(layout, 80, 23)
    assert any(line.startswith("1) call the god: 3 dice, 3+, hit 96%") for line in lines)
    assert any("do not call the god: hit 100%, defeat 93%" in line for line in lines)
    assert cell(lines, "C3")[1] == "2/4−   ×"
    assert cell(lines, "C4")[1] == "1/2−✓  *"


def test_a_roll_is_told_with_its_hits():
    assert "Rolled 1 3 5: 2 hits." in table(crowded_match("rolled")).question()


def test_why_of_something_possible_tells_its_chances():
    desk = Desk(crowded_match("second-action"))
    desk.type("why c4", "why attack c4", "why e7")
    for asked in (0, 1):
        assert "Nothing prevents attack C4.\n3 dice, 4+, hit 88%, defeat 88%.\n" in desk.after(asked)
    assert "attack E7:" in desk.after(2)
    assert "(M15)" in desk.after(2)


@pytest.mark.slow
def test_the_log_tells_an_attack_in_one_line():
    lines = " ".join(drawn(table(played_match(120)), 100, 60))
    assert "attack" in lines
    assert "hits on" in lines
    assert "takes 2 gold" not in lines


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "You roll 1 hit: 4. Player 2 rolls 1 hit: 6. Both roll the same number of hits, and roll again."),
        ("pl", "Uzyskujesz 1 trafienie: 4. Gracz 2 uzyskuje 1 trafienie: 6. Obaj gracze uzyskują tyle samo trafień"),
        ("pt", "Consegues 1 acerto: 4. O jogador 2 consegue 1 acerto: 6. Ambos conseguem o mesmo número de acertos"),
        ("uk", "Ви маєте 1 влучання: 4. Гравець 2 має 1 влучання: 6. Влучань в обох порівну, тож обоє кидають ще раз."),
    ],
)
def test_the_dice_of_a_tie_are_in_the_log_level_rolls_too(language, said):
    match = staging.at(
        "round=30/30 south=slavs tokens=march track=0+1 units=c2:woje "
        "north=vikings tokens=none track=0+2 units=c6:tarczownicy phase=manoeuvre stage=last-manoeuvres me=south",
        dice=(4, 6, 5, 2),
    )
    staging.play(match, "pass")
    log = " ".join(line.strip() for line in drawn(table(match, language, viewer=0), 100, 60))
    assert said in log
    assert " 5. " in log.partition(said)[2]


def test_level_rolls_for_the_beginning_are_told_with_their_faces():
    """The first match whose rolls are level."""
    matches = map(new_match, range(100))
    question = next(filter(lambda text: "level" in text, (table(match).question() for match in matches)))
    assert re.search(r"rolls? \d and \d, together (\d+).*rolls? \d and \d, together \1\. The rolls are level", question)
    assert question.count("together") == 4


# What is typed


@pytest.mark.parametrize(
    ("phase", "typed", "text"),
    [
        ("first-action", "b4", "go to b4"),
        ("first-action", "B4", "go to b4"),
        ("first-action", "в4", "go to b4"),  # a Cyrillic letter that looks the same
        ("first-action", "go to b4", "go to b4"),
        ("first-action", "f", "fortify"),
        ("first-action", "1", "go to b1"),
        ("second-action", "c4", "attack c4"),
        ("second-action", "berserkers", "attack c4"),
        ("activation", "c3", "choose c3"),
        ("activation", "bies", "choose c3"),
        ("marching", "c3", "choose c3"),
        ("recruitment", "woje", "recruit woje"),
        ("recruitment", "recruit archers", "recruit lucznicy"),
        ("placing", "c1", "go to c1"),
        ("shooting-at", "e4", "attack e4"),
        ("aimed", "e4", "attack e4"),
        ("rolled", "keep", "keep roll"),
        ("renewal", "renew m", "renew march"),
    ],
)
def test_a_field_or_a_unit_is_enough_where_it_can_mean_only_one_thing(phase, typed, text):
    assert meant(table(crowded_match(phase)), typed) == text


@pytest.mark.parametrize(
    ("phase", "typed", "text", "clause"),
    [
        ("first-action", "e5", "go to e5", "M11"),
        ("first-action", "c4", "attack c4", "M15"),
        ("activation", "d2", "choose d2", "M9"),
        ("activation", "c4", "choose c4", "M9"),
        ("placing", "a1", "go to a1", "M4"),
        ("aimed", "d6", "attack d6", "M16"),
    ],
)
def test_a_field_that_cannot_be_chosen_is_refused_with_a_reason(phase, typed, text, clause):
    layout = table(crowded_match(phase))
    assert meant(layout, typed) == text
    desk = Desk(layout.sight.match)
    desk.type(typed)
    assert f"({clause})" in desk.after(0)


def test_a_name_that_several_units_have_is_no_choice():
    with pytest.raises(BadAction):
        read(table(crowded_match("activation")), "woje")


def test_a_field_means_nothing_where_none_is_asked_for():
    layout = table(crowded_match("rolled"))
    with pytest.raises(BadAction):
        read(layout, "c4")
    desk = Desk(crowded_match("rolled"))
    desk.type("why c4")
    assert "Not now: there is something else to decide first. (M5)" in desk.after(0)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("phase", CROWDED)
def test_every_action_can_be_typed_as_it_is_shown_and_is_completed(language, phase):
    layout = table(crowded_match(phase), language)
    for number, action in enumerate(layout.sight.legal, 1):
        text = action_text(layout.sight.game, action.id, language)
        assert read(layout, text).action == read(layout, str(number)).action == action.id
        assert text in completions(layout, text[:3])


# Units of one's own


def own(phase, title, of="bies"):
    """A crowded table with a unit of one's own in the place of a Bies, which is on the board, or another."""
    match = crowded_match(phase)
    text = GAME.write_position(match.state, match.cards).replace(of, "own-1")
    return at(text, GAME.load_cards(with_unit(title, of)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", ["Amazons", *STRANGE])
def test_a_unit_of_ones_own_has_its_title_wherever_it_is_named(language, title):
    layout = table(own("recruitment", title), language)
    lines = drawn(layout, 120, 60)
    assert any(line.startswith("3 │") and f"▲{title[:9]}" in line for line in lines)
    assert not any(word in " ".join(lines) for word in ("own-1 ", "Own Unit", "Unidade Própria"))
    assert max(map(cell_len, lines)) <= 120
    assert len({cell_len(line[: line.rindex("│")]) for line in lines if re.match(r"\d │", line)}) == 1
    assert any(f"C3: {title}, " in line for line in layout.table_in_words(""))
    assert any(f"{title}, " in line for line in layout.army_in_words(""))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", ["Amazons", *STRANGE])
def test_a_unit_of_ones_own_is_typed_and_completed_and_explained_by_its_title(language, title):
    layout = table(own("activation", title), language)
    assert meant(layout, title) == meant(layout, title.upper()) == meant(layout, "own-1") == "choose c3"
    helped = f"{layout.words('command-help')} {title}"
    assert helped in completions(layout, helped[:-1])
    assert explained(layout.sight, title)[0].startswith(f"{title}: ")
    layout = table(own("recruitment", title, "strzyga"), language)
    recruited = layout.sight.action_text(GAME.actions.parse("recruit own-1"))
    assert recruited.endswith(f" {title}")
    assert recruited in completions(layout, recruited[:5])
    assert meant(layout, recruited) == "recruit own-1"


@pytest.mark.parametrize(("title", "typed"), [("Help", "help"), ("Undo", "undo"), ("Board", "board")])
def test_a_title_takes_no_command_away(title, typed):
    layout = table(own("activation", title))
    assert read(layout, typed).command == typed
    layout = table(own("recruitment", title, "strzyga"))
    assert read(layout, typed).command == typed
    assert meant(layout, f"recruit {typed}") == "recruit own-1"


def test_a_title_takes_no_action_away():
    layout = table(own("recruitment", "Pass", "strzyga"))
    assert meant(layout, "pass") == "pass"
    assert meant(layout, "recruit pass") == "recruit own-1"
    assert meant(table(own("activation", "C4")), "c4") == "choose c4"


def test_a_faction_of_ones_own_is_called_as_it_is_typed():
    text = (GAME.folder / "cards.toml").read_text("utf-8").replace('"slavs"', '"iron-legion"')
    layout = table(at("south=iron-legion units=c3:bies north=vikings phase=activation", GAME.load_cards(text)))
    assert layout.army_in_words("")[0].startswith("You, South, Iron legion: ")


# For the ear


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_but_words_is_told(language):
    for phase in CROWDED:
        layout = table(crowded_match(phase), language)
        said = [layout.question(), *map(layout.about, layout.sight.legal)]
        said += [line for topic in layout.topics().values() for line in topic("")]
        assert not set("◎▶✓·…–▲▼●○×†↻∩⌂{}") & set("".join(said))


def test_a_side_is_told_a_fact_a_line():
    layout = table(crowded_match("activation"))
    said = layout.army_in_words("")
    assert said[:4] == [
        "You, South, Slavs: 9 points, 12 gold, 2 to activate",
        "You, Svetovit: ready",
        "You, tokens on their places: Fortune",
        "You, renewal track: 2 of 6, 1 token waits",
    ]
    assert "You, D2: Woje, wounds 1 of 2, activated, exhausted" in said
    assert "You, A4: Woje, wounds 1 of 2, on a hill" in said
    assert said[-2].startswith("You, stacks: Woje, cost 1, 2 left; ")
    assert said[-1] == "You, defeated: Woje 1, Archers 2, Men-at-Arms 1, Bies 1"
    assert layout.army_in_words("2")[1] == "Player 2, Thor: used"
    assert layout.army_in_words("7") == ["Which player? Say a number from 1 to 2."]


def test_the_board_is_told_with_its_ground():
    said = table(crowded_match("activation")).board_in_words("")
    assert said[:5] == [
        "The board goes from A1 to E7; South’s side has row 1.",
        "Hills: A4, C4, E4.",
        "Camps: B1, D1, B7, D7.",
        "Recruitment fields, South: A1, C1, E1.",
        "Recruitment fields, North: A7, C7, E7.",
    ]


def test_lines_for_the_ear_list_the_chances_too():
    desk = Desk(crowded_match("second-action"))
    desk.type("actions")
    assert ": attack C4, Berserkers, 3 dice, 4+, hit 88%, defeat 88%\n" in desk.text


def test_polish_counts_dice_and_hits_in_its_plural_forms():
    words = words_for(GAME, "pl")
    rolled = [words("attack-rolled", faces="4", hits=hits) for hits in (0, 1, 2, 5)]
    assert [text.rpartition(", ")[2] for text in rolled] == [
        "bez trafienia.",
        "1 trafienie.",
        "2 trafienia.",
        "5 trafień.",
    ]


# At the keyboard


@pytest.mark.parametrize("plain", [True, False])
def test_two_people_play_at_one_keyboard_and_each_sees_their_own_question(plain):
    match = new_match()
    desk = Desk(match, "human", names="Ana,Rui", plain=plain)
    first = match.current_seat
    desk.type(*[""] * (not plain), "", "1", *["", "", "pass"] * 3)
    assert match.version >= 3
    assert any(question.startswith("Rui, it is your turn") for question in desk.asked)
    assert any(question.startswith("Ana, it is your turn") for question in desk.asked)
    assert match.log[0].seat == first


def test_undo_is_free_until_dice_fall():
    match = crowded_match("activation")
    desk = Desk(match)
    desk.type("c3", "undo")
    assert table(match).sight.view["phase"] == "activation"


@pytest.mark.slow
@pytest.mark.parametrize("plain", [True, False])
def test_a_person_plays_with_a_bot_to_the_end(plain):
    match = new_match(round_limit=3)
    desk = Desk(match, "random", plain=plain, width=80, height=24)
    assert desk.type(*[""] * (not plain), *["1"] * 400) == 0
    assert match.over
    assert "◎" in desk.shown[-1] or plain
