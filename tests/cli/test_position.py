"""A position is looked at from the command line, and written by it."""

import json

import pytest

from iacta.engine.words.messages import LANGUAGES
from tests.cli.program import iacta_at_once
from tests.games.lumeria.own_units import with_unit
from tests.terminal.desk import played_match as played_lusitania
from tests.terminal.lumeria import GAME, new_match, played_match

LINE = "south=slavs units=c3:bies north=vikings units=c4:berserkerzy/1 phase=first-action active=c3"
FULL = (
    "board=lumeria scenario=three-hills round=1/30 first=south "
    "south=slavs gold=0 points=0 tokens=march,salvo,fortune,god activations=3 units=c3:bies! "
    "north=vikings gold=0 points=0 tokens=march,salvo,fortune,god activations=3 units=c4:berserkerzy/1 "
    "stage=activations phase=first-action me=south active=c3"
)


@pytest.mark.parametrize("words", [[LINE], LINE.split()])
def test_a_position_is_shown_with_its_board_its_actions_and_its_full_form(words):
    done = iacta_at_once("position", "lumeria", *words, "--lang", "en")
    assert done.returncode == 0, done.stderr
    lines = done.stdout.splitlines()
    assert any("▼Berserke.∩" in line for line in lines)
    assert any("▶▲ Player 1 · Slavs" in line for line in lines)
    assert "Player 1: What does the unit do: go, attack, fortify or aim?" in lines
    assert any(line.endswith(": attack C4, Berserkers, 3 dice, 4+, hit 88%, defeat 88%") for line in lines)
    assert lines[-1] == FULL


def test_data_name_the_position_the_seat_and_the_actions_with_their_chances():
    data = json.loads(iacta_at_once("position", "lumeria", LINE, "--json").stdout)
    assert data["position"] == FULL
    assert (data["game"], data["seat"], data["phase"]) == ("lumeria", 0, "first-action")
    actions = {action.pop("action"): action for action in data["actions"]}
    assert actions["attack c4"]["hit"] == actions["attack c4"]["defeat"] == 0.875
    assert actions["attack c4"]["line"] == ["C3", "C4"]
    assert actions["go to c1"]["path"] == ["C3", "C2", "C1"]
    assert actions["fortify"] == {}
    assert data["table"]["unit"][16] == "bies"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_position_is_shown_in_every_language(language):
    done = iacta_at_once("position", "lumeria", LINE, IACTA_LANG=language)
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines()[-1] == FULL


def test_a_position_with_a_persons_own_cards(tmp_path):
    file = tmp_path / "cards.toml"
    text = (GAME.folder / "cards.toml").read_text("utf-8").replace('name = "bies"', 'name = "own-1"')
    file.write_text(text, "utf-8")
    done = iacta_at_once("position", "lumeria", LINE.replace("bies", "own-1"), "--cards", str(file))
    assert done.returncode == 0, done.stderr
    assert "own-1" in done.stdout.splitlines()[-1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_cards_and_a_position_call_a_unit_of_ones_own_by_its_title(tmp_path, language):
    file = tmp_path / "cards.toml"
    file.write_text(with_unit("Amazons"), "utf-8")
    described = iacta_at_once("cards", "lumeria", "own-1", "--cards", str(file), "--lang", language)
    assert described.stdout.startswith("Amazons (own-1): ")
    data = iacta_at_once("cards", "lumeria", "own-1", "--cards", str(file), "--lang", language, "--json")
    assert json.loads(data.stdout)["cards"][0]["name"] == "Amazons"
    shown = iacta_at_once(
        "position", "lumeria", LINE.replace("bies", "own-1"), "--cards", str(file), "--lang", language
    )
    assert "Amazons" in shown.stdout
    assert shown.returncode == 0


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["lutetia", "a=b"], "Positions of Lutetia cannot be written as text."),
        (["lumeria", "fly"], "'fly' is not part of a position"),
        (["lumeria", "south=slavs"], "The position lacks 'north'."),
        (["lumeria", LINE.replace("c4:", "c3:")], "There are two units on 'c3'."),
        (["lumeria", LINE.replace("c4:", "z4:")], "is not a unit on a field"),
        (["nogame", LINE], "nogame"),
        (["lumeria"], "iacta position needs <position>"),
        (["lumeria", LINE, "--cards", "nowhere.toml"], "nowhere.toml"),
        (["lumeria", LINE, "--lang", "xx"], "xx"),
    ],
)
def test_what_is_wrong_is_one_sentence(words, sentence):
    done = iacta_at_once("position", *words)
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1
    assert sentence in done.stderr


@pytest.fixture
def record(tmp_path):
    def write(match):
        path = tmp_path / "match.jsonl"
        path.write_text(match.record(private=True), "utf-8")
        return str(path)

    return write


def test_a_record_gives_the_position_after_any_entry(record):
    match = played_match(30)
    path = record(match)
    last = iacta_at_once("replay", path, "--position", str(match.version))
    assert last.returncode == 0, last.stderr
    assert last.stdout == f"{match.text(0)}\n"
    first = json.loads(iacta_at_once("replay", path, "--position", "0", "--json").stdout)
    assert first["entries"] == 0
    assert first["position"] == new_match().text(0)
    assert iacta_at_once("position", "lumeria", *last.stdout.split()).stdout.endswith(last.stdout)


def test_an_entry_that_is_not_there_has_no_position(record):
    path = record(played_match(30))
    for entry in ("-1", "999"):
        done = iacta_at_once("replay", path, "--position", entry)
        assert done.returncode == 2
        assert f"has no entry {entry}" in done.stderr


def test_the_end_of_a_match_has_no_position_and_the_step_before_has(record):
    match = new_match(round_limit=1)
    while not match.over:
        match.play(match.current_seat, match.legal(match.current_seat)[-1].id)
    path = record(match)
    done = iacta_at_once("replay", path, "--position", str(match.version))
    assert done.returncode == 2
    assert done.stderr == "The match is over after that entry, so there is no position to show.\n"
    assert iacta_at_once("replay", path, "--position", str(match.version - 1)).returncode == 0


@pytest.mark.slow
def test_a_record_of_another_game_has_no_positions(record):
    done = iacta_at_once("replay", record(played_lusitania()), "--position", "1")
    assert done.returncode == 2
    assert done.stderr == "Positions of Lusitania XXI cannot be written as text.\n"
