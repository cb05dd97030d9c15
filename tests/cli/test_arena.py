"""`iacta arena` as a person starts it."""

import json
import subprocess
import sys

import pytest

from iacta.engine.words.messages import LANGUAGES
from iacta.lab.report import report_words
from tests.cli.program import ROOT, iacta_at_once
from tests.languages import over_languages

SHORT = ("arena", "lusitania-xxi", "--games", "4", "--threads", "1")


@pytest.mark.slow
@over_languages
def test_the_report_is_in_the_language(language):
    done = iacta_at_once(*SHORT, "--lang", language)
    assert (done.returncode, done.stderr) == (0, "")
    words = report_words(language)
    said, pairs, bots = done.stdout.split("\n\n")
    assert "4" in said
    for column in ("pair", "duels", "interval", "games"):
        assert words(f"arena-{column}") in pairs
    for column in ("bot", "rating", "mean", "p99", "decisions", "games"):
        assert words(f"arena-{column}") in bots
    assert words("arena-of-pair", first="greedy", second="random") in pairs
    widths = {len(line) for line in pairs.splitlines()}
    assert len(widths) == 1


def test_data_are_the_same_in_every_language_but_for_times():
    def report_in(language):
        data = json.loads(iacta_at_once(*SHORT, "--json", "--lang", language).stdout)
        for bot in data["bots"]:
            del bot["seconds"]
        return data

    data = report_in("en")
    assert data == report_in("uk")
    assert (data["games"], data["deals"], data["seats"]) == (4, 2, 2)
    (pair,) = data["pairs"]
    assert pair["bots"] == ["greedy", "random"]
    assert 0 <= pair["low"] <= pair["share"] <= pair["high"] <= 1
    assert [bot["bot"] for bot in data["bots"]] == ["greedy", "random"]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--bots", "greedy"], "An arena needs two bots or more."),
        (["--bots", "greedy,greedy"], "The bot 'greedy' is named twice."),
        (["--bots", "greedy,alexander"], "There is no bot called 'alexander'; choose from random, greedy"),
        (["--seats", "9"], "Lusitania XXI is for 2 to 4 players, not 9."),
        (["--options", "fly"], "Lusitania XXI has no option 'fly'"),
        (["--games", "0"], "The number of games must be from 1 to 10,000,000, not 0."),
        (["--games", "many"], "The option --games must be a whole number."),
        (["--threads", "0"], "The number of threads must be from 1 to 256, not 0."),
        (["--seed", "-1"], "A seed must be a whole number"),
        (["--cards", "nowhere.toml"], "nowhere.toml"),
        (["--save", "nowhere/duels.jsonl"], "nowhere/duels.jsonl: No such file or directory."),
        (["--save", "iacta"], "'iacta' is not a file."),
        (["--save", "README.md"], "line 1: this line is not JSON; the file is damaged"),
    ],
)
def test_what_is_wrong_is_one_sentence_in_every_language(words, sentence, monkeypatch):
    monkeypatch.chdir(ROOT)
    before = (ROOT / "README.md").read_bytes()
    said = []
    for language in LANGUAGES:
        done = iacta_at_once("arena", *words, IACTA_LANG=language)
        assert done.returncode == 2
        assert done.stdout == ""
        assert done.stderr.count("\n") == 1
        said.append(done.stderr)
    assert sentence in said[0]
    assert len(set(said)) == len(LANGUAGES) or "nowhere/" in sentence
    assert (ROOT / "README.md").read_bytes() == before


def test_a_saved_arena_goes_on(tmp_path):
    path = str(tmp_path / "duels.jsonl")
    few = iacta_at_once(*SHORT, "--save", path)
    assert few.returncode == 0
    again = iacta_at_once(*SHORT, "--save", path)
    assert again.stdout == few.stdout  # with the same times
    more = iacta_at_once(*SHORT, "--save", path, "--games", "6", "--json")
    assert json.loads(more.stdout)["games"] == 6
    other = iacta_at_once(*SHORT, "--save", path, "--seed", "1")
    assert other.returncode == 2
    assert "line 1: the file belongs to another contest: 'seed' is 0 there and 1 here" in other.stderr


# Somebody presses Ctrl-C when the third deal has been saved.
PRESSED = """
import os, signal, sys
signal.signal(signal.SIGINT, signal.default_int_handler)  # whoever runs tests in the background may ignore it
from iacta.lab.arena_file import ArenaFile

class Pressing(list):
    def __call__(self, file, encounter):
        add(file, encounter)
        self.append(encounter)
        if len(self) == 3:
            os.kill(os.getpid(), signal.SIGINT)

add, pressing = ArenaFile.add, Pressing()
ArenaFile.add = lambda file, encounter: pressing(file, encounter)
sys.argv = ["iacta", "arena", "--games", "1000000", "--save", {path!r}]
from iacta.cli import main
main()
"""


@pytest.mark.slow
def test_ctrl_c_keeps_what_is_finished(tmp_path):
    path = tmp_path / "duels.jsonl"
    program = PRESSED.format(path=str(path))
    done = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (130, "", "")
    head, *deals = map(json.loads, path.read_text("utf-8").splitlines())
    assert head["games"] == 1_000_000
    assert len({line["deal"] for line in deals}) == len(deals) >= 3  # in the order in which they ended
