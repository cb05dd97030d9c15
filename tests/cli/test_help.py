"""Help and complaints about usage, in every language and in words of our own."""

import json
import re
import subprocess
import sys

import pytest
import typer.main

from iacta import __version__
from iacta.cli.commands import app
from iacta.cli.language import TEXT, cli_words
from iacta.server.settings import Settings, variable
from tests.cli.program import iacta, iacta_at_once
from tests.languages import over_languages, over_languages_polish_first
from tests.words.raised import all_constants
from tests.words.reading import written

GROUP = typer.main.get_command(app)
PAGES = {
    "": GROUP,
    **GROUP.commands,
    **{f"admin {name}": page for name, page in GROUP.commands["admin"].commands.items()},
}
LIBRARY = ("Usage:", "Options:", "Arguments:", "Commands:", "Show this message", "default:", "OPTIONS", "Example:")


def messages_of(name, command):
    """The messages that a page of help needs."""
    name = name.replace(" ", "-") or "iacta"
    needed = {f"about-{name}"}
    for parameter in command.params:
        own = f"help-{name}-{parameter.name.replace('_', '-')}"
        needed.add(own if own in written(TEXT, "en") else f"help-{parameter.name.replace('_', '-')}")
        if not getattr(parameter, "is_flag", False):
            needed.add(f"value-{parameter.metavar}")
    return needed


@pytest.mark.slow
def test_every_message_of_the_help_is_there_and_no_other():
    used = set().union(*(messages_of(name, command) for name, command in PAGES.items()))
    assert used <= set(written(TEXT, "en"))
    rest = set(written(TEXT, "en")) - used - all_constants()
    assert rest == {"help-help"}


@over_languages
@pytest.mark.parametrize("name", PAGES)
def test_a_page_of_help_is_in_the_language(name, language):
    done = iacta_at_once(*name.split(), "--help", "--lang", language)
    assert done.returncode == 0
    assert done.stderr == ""
    words, page = cli_words(language), " ".join(done.stdout.split())
    assert page.startswith(words("usage"))
    assert words("help-help") in page
    for message in messages_of(name, PAGES[name]):
        assert words(message) in page, message
    if PAGES[name].epilog:
        assert words("example", command=PAGES[name].epilog) in page
    for option in (option for parameter in PAGES[name].params for option in parameter.opts):
        assert option in page or not option.startswith("-")
    if language != "en":
        assert not [word for word in LIBRARY if word in page]


def test_the_help_of_the_server_says_each_default_and_each_variable():
    page = " ".join(iacta_at_once("serve", "--help").stdout.split())
    assert "The port; 0 takes any free one. [default: 8080] [variable: IACTA_PORT]" in page
    assert "Off unless given. [variable: IACTA_METRICS_PORT]" in page
    for name, setting in Settings.model_fields.items():
        assert f"[variable: {variable(name)}]" in page
        if type(setting.default) in (int, float):
            assert f"[default: {setting.default:g}] [variable: {variable(name)}]" in page
    assert "[variable: IACTA_DATA]" in " ".join(iacta_at_once("admin", "list", "--help").stdout.split())


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["fly"], "Nie ma polecenia „fly”; do wyboru: games, rules, cards, play"),
        (["play", "--fly"], "iacta play nie ma opcji „--fly”"),
        (["--fly"], "iacta nie ma opcji „--fly”"),
        (["play", "--seats"], "Opcja --seats wymaga wartości."),
        (["play", "--plain=yes"], "Opcja --plain nie przyjmuje wartości."),
        (["verify"], "iacta verify wymaga podania: <zapis>"),
        (["rules", "lusitania-xxi", "two", "three"], "iacta rules nie przyjmuje aż tylu słów: „two three”."),
        (["play", "--seats", "two"], "Opcja --seats to liczba całkowita."),
        (["bench", "--seconds", "two"], "Opcja --seconds to liczba."),
        (["simulate", "--games", "0"], "Liczba gier może wynosić od 1 do"),
        (["play", "--options", "fly"], "Lusitania XXI: nie ma opcji „fly”; do wyboru: exclusive_colours"),
        (
            ["simulate", "lutetia", "--options", "round_limit"],
            "Opcji round_limit brakuje liczby: napisz round_limit= i",
        ),
        (["replay", "nowhere.jsonl"], "Nie ma zapisu gry „nowhere.jsonl”."),
        (["cards", "lusitania-xxi", "dragon"], "Lusitania XXI: nie ma karty „dragon”"),
    ],
)
def test_what_is_wrong_with_a_command_is_one_sentence_in_the_language(words, sentence):
    done = iacta_at_once(*words, IACTA_LANG="pl")
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1
    assert sentence in done.stderr


def test_the_version_is_told_without_a_command():
    done = iacta_at_once("--version")
    assert (done.returncode, done.stdout, done.stderr) == (0, f"iacta {__version__}\n", "")


@over_languages
def test_without_a_command_there_is_help_in_the_language(language):
    for words in ([], ["--"], ["admin"]):
        done = iacta_at_once(*words, IACTA_LANG=language)
        assert done.returncode == 2
        assert done.stderr.startswith(cli_words(language)("usage"))


def test_a_card_is_shown_by_the_name_that_it_is_shown_under():
    shown = iacta_at_once("cards", "lutetia", "brewer-1").stdout
    assert shown.startswith("Brewer I (brewer-1): ")
    assert iacta_at_once("cards", "lutetia", "brewer i").stdout == shown
    polish = iacta_at_once("cards", "lutetia", "Piwowar I", "--lang", "pl")
    assert "(brewer-1)" in polish.stdout


def test_a_game_of_one_number_of_seats_does_not_name_a_range():
    assert "Lumeria, 2 seats\n" in iacta_at_once("games").stdout
    assert iacta_at_once("play", "lumeria", "--seats", "3").stderr == "Lumeria is for exactly 2 players, not 3.\n"
    done = iacta_at_once("play", "--bots", "greedy,greedy,greedy")
    assert done.stderr == "You named 3 players for 2 seats: name 1 or 2.\n"


def said(done):
    """What was said, whatever the program was called."""
    return done.returncode, *(
        re.sub(r"python -m [\w.]*iacta", "iacta", text).split() for text in (done.stdout, done.stderr)
    )


@pytest.mark.slow
@pytest.mark.parametrize("words", [["--help"], ["play", "--fly"], ["games"]])
def test_the_program_says_the_same_in_a_process_of_its_own(words):
    assert said(iacta(*words, IACTA_LANG="pl")) == said(iacta_at_once(*words, IACTA_LANG="pl"))


@pytest.fixture(scope="module")
def record(tmp_path_factory):
    path = tmp_path_factory.mktemp("reports") / "match.jsonl"
    played = iacta("play", "--bots", "random,random", "--save", str(path), "--options", "turn_limit=1")
    assert played.returncode == 0, played.stderr
    return str(path)


IS_VALID = {"en": "is valid", "pl": "jest prawidłowy", "pt": "é válido", "uk": "достовірний"}


@pytest.mark.slow
@over_languages_polish_first
def test_reports_are_in_the_language_and_data_are_not(language, record):
    assert IS_VALID[language] in iacta("verify", record, IACTA_LANG=language).stdout
    assert IS_VALID[language] in iacta("replay", record, "--lang", language).stdout
    data = json.loads(iacta("verify", record, "--json", "--lang", language).stdout)
    assert data["ending"] == "turn_limit"
    assert data == json.loads(iacta("verify", record, "--json").stdout)


@pytest.mark.slow
@over_languages
def test_completion_is_installed_and_said_in_the_language(tmp_path, language):
    """Typer finds the shell by its process; a shell around us is what it finds here."""
    command = f"IACTA_LANG={language} HOME={tmp_path} {sys.executable} -m iacta --install-completion; exit $?"
    done = subprocess.run(["bash", "-c", command], capture_output=True, text=True, check=False, cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert "completion installed" not in done.stdout
    assert done.stdout.count("\n") == 1
    assert str(tmp_path) in done.stdout
