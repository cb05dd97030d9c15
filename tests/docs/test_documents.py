"""The documents say what there is: every command, option and setting, and code that runs."""

import re
import subprocess
import sys
from pathlib import Path

import pytest
import typer.main

from iacta.cli.commands import app
from iacta.match import Match
from iacta.server.app import api
from iacta.server.bans import BANNED
from iacta.server.connection import GONE, SILENT, TOO_MANY, TOO_SLOW
from iacta.server.messages import FromClient, FromServer
from iacta.server.settings import Settings, flag, variable
from tests.quick import first, slow
from tools import messages, observations

ROOT = Path(__file__).parents[2]


def commands_of(group, before=""):
    """All commands, and those inside others under both names."""
    found = {}
    for name, command in group.commands.items():
        found[before + name] = command
        if hasattr(command, "commands"):
            found |= commands_of(command, f"{before}{name} ")
    return found


COMMANDS = commands_of(typer.main.get_command(app))
PAGE = (ROOT / "docs" / "command-line.md").read_text("utf-8")
SERVER = (ROOT / "docs" / "server.md").read_text("utf-8")
PROTOCOL = (ROOT / "docs" / "protocol.md").read_text("utf-8")
README = (ROOT / "README.md").read_text("utf-8")
PYTHON = (ROOT / "docs" / "python.md").read_text("utf-8")
RESEARCHERS = (ROOT / "docs" / "researchers.md").read_text("utf-8")
DOCUMENTS = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/*.md"), *ROOT.glob("bench/*.md"), *ROOT.glob("iacta/**/*.md")])


def options_of(command):
    return {name for parameter in command.params for name in parameter.opts if name.startswith("--")} - {"--help"}


SETTINGS = options_of(COMMANDS["serve"]) - {"--lang"}  # on a page of their own


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_is_documented_and_has_an_example(name):
    assert f"| `iacta {name}" in PAGE
    assert COMMANDS[name].epilog.startswith(f"iacta {name}")


@pytest.mark.parametrize("name", COMMANDS)
def test_every_option_is_documented_with_its_command(name):
    for option in options_of(COMMANDS[name]) - SETTINGS:
        row = re.search(rf"^\| `{option}`.*$", PAGE, re.MULTILINE)
        assert row, f"{option} is not in docs/command-line.md"
        assert re.search(rf"\b{name}\b", row[0].split("|")[2]), f"{option} of {name}"


def test_nothing_is_documented_that_is_not_there():
    documented = set(re.findall(r"^\| `(--[a-z]+)`", PAGE, re.MULTILINE))
    assert documented == set().union(*map(options_of, COMMANDS.values())) - SETTINGS
    assert set(re.findall(r"^\| `iacta ((?:admin )?[a-z]+)", PAGE, re.MULTILINE)) == set(COMMANDS)


@pytest.mark.slow
def test_every_message_is_documented_as_it_is():
    fresh = messages.page()
    assert messages.PAGE.read_text("utf-8") == fresh, "python -m tools.messages writes it"


def test_every_number_of_an_observation_is_documented_as_it_is():
    fresh = observations.page()
    assert observations.PAGE.read_text("utf-8") == fresh, "python -m tools.observations writes it"


def test_every_setting_is_documented():
    sources = "".join(path.read_text("utf-8") for path in (ROOT / "iacta").rglob("*.py"))
    for setting in set(re.findall(r"\"(IACTA_[A-Z]+)\"", sources)):
        assert f"| `{setting}` |" in PAGE


def test_every_setting_of_the_server_is_documented_with_its_flag_and_its_usual_value():
    rows = dict(re.findall(r"^\| `(--[a-z-]+)` \|(.*)$", SERVER, re.MULTILINE))
    assert set(rows) == SETTINGS
    for name, setting in Settings.model_fields.items():
        row = rows[flag(name)]
        assert f"`{variable(name)}`" in row
        if type(setting.default) in (int, float):
            assert f"| {setting.default:g} |" in row


def test_every_message_and_route_of_the_protocol_is_documented():
    for message in (*FromClient.__args__[0].__args__, *FromServer.__args__[0].__args__):
        name = message.model_fields["type"].annotation.__args__[0]
        row = re.search(rf"^\| `{name}` \|(.*)$", PROTOCOL, re.MULTILINE)
        assert row, name
        for field in set(message.model_fields) - {"type"}:
            assert f"`{field}`" in row[1], (name, field)
    for route in api.routes:
        if route.include_in_schema:
            assert f"`{min(route.methods)} {route.path}`" in PROTOCOL
    for code in (BANNED, GONE, SILENT, TOO_MANY, TOO_SLOW):
        assert f"| {code} |" in PROTOCOL


def test_the_page_about_python_names_what_a_match_has():
    named = set(re.findall(r"`(\w+)(?:\([^`]*\))?`", " ".join(re.findall(r"^\| (`.*?) \|", PYTHON, re.MULTILINE))))
    assert len(named) > 15
    assert not {name for name in named if not hasattr(Match, name)}


def code_in(document):
    return re.findall(r"```python\n(.*?)```", document, re.DOTALL)


@pytest.mark.parametrize("block", [*first(code_in(README)), *map(slow, [*code_in(PYTHON), *code_in(RESEARCHERS)])])
def test_the_code_in_the_documents_runs(block):
    done = subprocess.run(
        [sys.executable, "-c", block], cwd=ROOT, capture_output=True, text=True, timeout=300, check=False
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout


@pytest.mark.slow
@pytest.mark.parametrize("command", re.findall(r"^    (iacta .*)$", README, re.MULTILINE))
def test_the_commands_in_the_readme_are_understood(command, tmp_path):
    cards = ROOT / "iacta" / "games" / "lusitania_xxi" / "cards.toml"
    few = re.sub(r"--games \d+", "--games 10", command)
    words = [*few.replace("my-cards.toml", str(cards)).split()[1:], "--json"]
    done = subprocess.run(
        [sys.executable, "-m", "iacta", *words], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_links_between_documents_lead_somewhere(document):
    for link in re.findall(r"\]\(([^)#:]+)\)", document.read_text("utf-8")):
        assert (document.parent / link).exists(), f"{link} in {document}"
