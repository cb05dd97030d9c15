"""Card files: what the file of the box says, boards, factions and units of one's own, and what is wrong with a file."""

import re

import numpy as np
import pytest

from iacta.engine.words.errors import BadCards, BadOptions
from iacta.games.lumeria import GAME
from iacta.games.lumeria.board import FIELD_NAMES
from iacta.games.lumeria.kinds import NAMES
from iacta.match import Match
from iacta.match.words import sentence
from tests.games.lumeria.own_units import STRANGE, titled, with_unit

TEXT = (GAME.folder / "cards.toml").read_text("utf-8")
AMAZONS = """
[[faction]]
name = "amazons"
god = "mars"
start = ["own-1", "own-1", "own-2", "own-1"]
origin = { god = "reconstructed", start = "reconstructed" }
"""
OWN = """
[[card]]
name = "own-{number}"
faction = "amazons"
copies = {copies}
toughness = 2
move = 3
attack = {attack}
type = "{type}"
cost = {number}
ability = "{ability}"
clause = "M11"
origin = {{ {origins} }}
"""
ORIGINS = ", ".join(
    f'{fact} = "reconstructed"' for fact in ("copies", "toughness", "move", "attack", "type", "cost", "ability")
)
WIDE = """
[[board]]
name = "wide"
rows = [
  "R R R c R R R",
  ". . . . . . .",
  "H . . H . . H",
  ". . . . . . .",
  "c R . . . R c",
]
sacred = "D3"
start = ["D2", "C2", "E2", "D1"]
origin = { rows = "reconstructed", sacred = "reconstructed", start = "reconstructed" }
""".replace('"c R . . . R c"', '"c R . R . R c"')


def own_unit(number, copies, attack=1, type="melee", ability="none"):  # noqa: A002  # the key of the file
    return OWN.format(number=number, copies=copies, attack=attack, type=type, ability=ability, origins=ORIGINS)


def with_amazons(*units):
    """The file with another faction; boards and factions stand before the cards."""
    first = TEXT.index("[[card]]")
    return TEXT[:first] + AMAZONS + "\n" + TEXT[first:] + "".join(units)


def with_board(board):
    first = TEXT.index("[[faction]]")
    return TEXT[:first] + board + "\n" + TEXT[first:]


def changed(old, new):
    assert old in TEXT
    return TEXT.replace(old, new, 1)


def refused(text, sentence, line=None):
    """Loading is refused with this sentence, at the line that has this text."""
    with pytest.raises(BadCards) as caught:
        GAME.load_cards(text)
    assert re.search(sentence, str(caught.value)), caught.value
    if line is not None:
        assert text.split("\n")[caught.value.line - 1].strip().startswith(line), caught.value


def play_out(cards, **options):
    """A short random match with these cards."""
    match = Match(GAME, 2, {"round_limit": 2, **options}, cards=cards, secret=bytes(32), id="own", mode="interpreted")
    rng = np.random.default_rng(1)
    while not match.over:
        (seat,) = match.to_act
        legal = match.legal(seat)
        match.play(seat, legal[rng.integers(len(legal))].id)
    return match


@pytest.mark.clause("M1")
def test_the_board_is_that_of_the_page():
    k = GAME.load_cards(None).k[0]

    def fields(bits):
        return {name for number, name in enumerate(FIELD_NAMES) if int(bits) >> number & 1}

    assert fields(k.fields[0]) == {f"{column}{row}" for column in "ABCDE" for row in range(1, 8)}
    assert fields(k.hills[0]) == {"A4", "C4", "E4"}
    assert fields(k.camps[0]) == {"B1", "D1", "B7", "D7"}
    assert fields(k.recruitment[0][0]) == {"A1", "C1", "E1"}
    assert fields(k.recruitment[0][1]) == {"A7", "C7", "E7"}
    assert FIELD_NAMES[k.sacred[0]] == "C4"
    assert [FIELD_NAMES[field] for field in k.start_field[0][0]] == ["C3", "B2", "C2", "D2"]
    assert [FIELD_NAMES[field] for field in k.start_field[0][1]] == ["C5", "D6", "C6", "B6"]


@pytest.mark.clause("M18", "M16", "M20")
def test_the_numbers_of_the_battle():
    k = GAME.load_cards(None).k[0]
    assert (k.goal, k.track, k.range, k.long_range) == (10, 6, 3, 4)


@pytest.mark.clause("M23")
def test_another_board_is_played_on():
    cards = GAME.load_cards(with_board(WIDE))
    assert cards.choices["board"] == ("lumeria", "wide")
    match = play_out(cards, board="wide", scenario="sacred-hill")
    assert match.options["board"] == "wide"
    assert match.over
    starting = Match(GAME, 2, {"board": "wide"}, cards=cards, mode="interpreted").view(0)["table"]["unit"]
    assert sum(unit is not None for unit in starting) == 8
    assert starting[FIELD_NAMES.index("D2")]
    assert starting[FIELD_NAMES.index("D4")]


@pytest.mark.clause("M1")
def test_a_board_is_turned_by_half_for_the_north():
    k = GAME.load_cards(with_board(WIDE)).k[0]
    assert [FIELD_NAMES[field] for field in k.start_field[1][1]] == ["D4", "E4", "C4", "D5"]


@pytest.mark.clause("M1")
@pytest.mark.parametrize(
    "units",
    [
        (own_unit(1, 12), own_unit(2, 6, type="ranged", ability="skirmish")),
        (own_unit(1, 6, ability="horns"), own_unit(2, 6, 6, ability="flight"), own_unit(3, 6, ability="crush")),
    ],
)
def test_another_faction_with_known_abilities_is_played_against_any(units):
    cards = GAME.load_cards(with_amazons(*units))
    assert cards.choices["south"][-1] == cards.choices["north"][-1] == "amazons"
    for options in (
        {"south": "amazons"},
        {"north": "amazons"},
        {"south": "amazons", "north": "amazons", "mirror": True},
    ):
        match = play_out(cards, **options)
        assert "amazons" in match.options.values()
        assert Match.replay(match.record(), cards=cards).state.tobytes() == match.state.tobytes()


@pytest.mark.clause("M1")
def test_a_faction_of_another_file_is_no_option_of_the_usual_one():
    with pytest.raises(BadOptions, match="amazons"):
        Match(GAME, 2, {"south": "amazons"}, mode="interpreted")


def test_other_numbers_are_another_digest():
    assert GAME.load_cards(changed("goal = 10", "goal = 5")).digest != GAME.load_cards(None).digest
    assert GAME.load_cards(TEXT + "\n# a comment\n").digest == GAME.load_cards(None).digest


@pytest.mark.clause("M20")
def test_a_lower_goal_ends_a_match_earlier():
    assert max(play_out(GAME.load_cards(changed("goal = 10", "goal = 1")), round_limit=30).scores) <= 3


@pytest.mark.parametrize(
    ("text", "sentence", "line"),
    [
        (changed('game = "lumeria"', 'game = "lutetia"'), "lutetia", "game"),
        (changed("goal = 10", "goal = 0"), "goal", "goal"),
        (changed("track = 6", "track = 2"), "track", "track"),
        (changed("long_range = 4", "long_range = 2"), "long_range", "long_range"),
        (changed('goal = "rulebook"', 'goal = "hearsay"'), "hearsay", "origin"),
        (changed('"H . H . H"', '"H . H . X"'), "X", "rows"),
        (changed('"H . H . H"', '"H . H . "'), "rows", "rows"),
        (changed('"H . H . H"', '"H . H . RcH"'), "RcH", "rows"),
        (changed('name = "vikings"', 'name = "no"'), "no", "name"),
        (changed('"H . H . H"', '"R . H . H"'), "recruitment", "rows"),
        (changed('  "R c R c R",\n  ". . . . .",', '  "c c c c c",\n  ". . . . .",'), "recruitment", "rows"),
        (changed('sacred = "C4"', 'sacred = "C3"'), "sacred", "sacred"),
        (changed('sacred = "C4"', 'sacred = "G7"'), "G7", "sacred"),
        (changed('start = ["C3", "B2", "C2", "D2"]', 'start = ["C4", "B2", "C2", "D2"]'), "start", "start"),
        (changed('start = ["C3", "B2", "C2", "D2"]', 'start = ["C3", "B2", "C2"]'), "start", "start"),
        (changed('god = "thor"', 'god = "odin"'), "odin", "god"),
        (changed('name = "vikings"', 'name = "random"'), "random", "name"),
        (changed('name = "vikings"', 'name = "slavs"'), "slavs", "name"),
        (changed('name = "vikings"', 'name = "Vi kings"'), "Vi kings", "name"),
        (changed('"woje", "woje", "lucznicy", "woje"', '"bies", "bies", "bies", "woje"'), "bies", "start"),
        (changed('name = "woje"\nfaction = "slavs"', 'name = "woje"\nfaction = "huns"'), "huns", "faction"),
        (changed("copies = 6", "copies = 5"), "17", "[[faction]]"),
        (changed("toughness = 2", "toughness = 0"), "toughness", "toughness"),
        (changed("toughness = 2", "toughness = true"), "toughness", "toughness"),
        (changed('type = "melee"', 'type = "magic"'), "magic", "type"),
        (changed('ability = "horde"', 'ability = "singing"'), "singing", "ability"),
        (changed('name = "strzyga"', 'name = "dragon"'), "dragon", "name"),
        (changed('name = "strzyga"', 'name = "bies"'), "bies", "name"),
        (changed('clause = "M13"', 'clause = "M99"'), "M99", "clause"),
        (changed("move = 2", "mov = 2"), "mov", "mov"),
    ],
)
def test_a_broken_file_is_refused_with_the_line_and_the_reason(text, sentence, line):
    refused(text, sentence, line)


def test_every_unit_of_the_file_is_a_kind():
    assert set(GAME.load_cards(None).facts) == {name for name in NAMES[1:] if not name.startswith("own-")}


# Titles of units of one's own


@pytest.mark.parametrize("title", ["Amazons", "A", "x" * 24, "Żółta Kawaleria 2", *STRANGE])
def test_a_unit_of_ones_own_is_called_as_the_file_says(title):
    assert titled(title).titles == {"own-1": title}


def test_a_unit_without_a_title_goes_by_its_number():
    assert titled(None).titles == GAME.load_cards(None).titles == {}


@pytest.mark.parametrize(
    "title",
    [
        "",
        " ",
        "x" * 25,
        " Amazons",
        "Amazons ",
        "Amazons  on foot",
        "Ama\tzons",
        "Ama\nzons",
        "Ama\u00a0zons",
        "Ama\u001bzons",
        "Ama\u007fzons",
        "Ama\u200bzons",  # of no width
        "\u202eAmazons",  # turns the writing round
        "12",
        "?!",
    ],
)
def test_a_title_that_people_could_not_read_or_type_is_refused(title):
    refused(with_unit(title), ".* cannot be a title", "title")


def test_a_title_is_a_text():
    refused(with_unit("x").replace('title = "x"', "title = 7"), 'title of "own-1" must be a string, not 7', "title")


def test_a_unit_of_the_box_has_no_title():
    refused(changed('name = "bies"', 'name = "bies"\ntitle = "Devil"'), '"bies" has a name in every language', "title")


@pytest.mark.parametrize("other", ["Amazons", "AMAZONS", "amazons", "Ａmazons", "own-1", "Bies", "strzyga"])
def test_two_units_of_a_file_are_not_called_the_same(other):
    text = with_unit(other, "bies", "own-2", with_unit("Amazons", "strzyga"))
    refused(text, f'another unit has the title "{other}", too', f'title = "{other}"')


def test_a_title_may_be_the_name_that_the_unit_has_anyway():
    assert titled("Own-1").titles == {"own-1": "Own-1"}


def test_a_title_changes_nothing_but_words_so_a_record_is_told_by_the_titles_of_any_such_file():
    cards = titled("Amazons")
    assert cards == titled("Devils") == titled(None)
    record = play_out(cards, south="slavs").record()
    for title, name in (("Amazons", "Amazons"), ("Devils", "Devils"), (None, "Own Unit 1")):
        match = Match.replay(record, cards=titled(title))
        told = [sentence(GAME, event, 2, cards=match.cards) for event in match.events(2, -1)]
        assert f"Player 1 has {name} in the stacks." in told
