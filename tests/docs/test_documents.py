"""The documents say what there is: every command, option and setting, and code that runs."""

import re
import subprocess
import sys
from pathlib import Path

import pytest
import typer.main

from iacta.cli.commands import app
from tests.docs import messages

ROOT = Path(__file__).parents[2]
COMMANDS = typer.main.get_command(app).commands
PAGE = (ROOT / "docs" / "command-line.md").read_text("utf-8")
README = (ROOT / "README.md").read_text("utf-8")
DOCUMENTS = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/*.md"), *ROOT.glob("bench/*.md"), *ROOT.glob("iacta/**/*.md")])


def options_of(command):
    return {name for parameter in command.params for name in parameter.opts if name.startswith("--")} - {"--help"}


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_is_documented_and_has_an_example(name):
    assert f"| `iacta {name}" in PAGE
    assert COMMANDS[name].epilog.startswith(f"iacta {name}")


@pytest.mark.parametrize("name", COMMANDS)
def test_every_option_is_documented_with_its_command(name):
    for option in options_of(COMMANDS[name]):
        row = re.search(rf"^\| `{option}`.*$", PAGE, re.MULTILINE)
        assert row, f"{option} is not in docs/command-line.md"
        assert re.search(rf"\b{name}\b", row[0].split("|")[2]), f"{option} of {name}"


def test_nothing_is_documented_that_is_not_there():
    documented = set(re.findall(r"^\| `(--[a-z]+)`", PAGE, re.MULTILINE))
    assert documented == set().union(*map(options_of, COMMANDS.values()))
    assert set(re.findall(r"^\| `iacta ([a-z]+)", PAGE, re.MULTILINE)) == set(COMMANDS)


def test_every_message_is_documented_as_it_is():
    fresh = messages.page()
    assert messages.PAGE.read_text("utf-8") == fresh, "python -m tests.docs.messages writes it"


def test_every_setting_is_documented():
    sources = "".join(path.read_text("utf-8") for path in (ROOT / "iacta").rglob("*.py"))
    for setting in set(re.findall(r"\"(IACTA_[A-Z]+)\"", sources)):
        assert f"| `{setting}` |" in PAGE


@pytest.mark.parametrize("block", re.findall(r"```python\n(.*?)```", README, re.DOTALL))
def test_the_code_in_the_readme_runs(block):
    done = subprocess.run(
        [sys.executable, "-c", block], cwd=ROOT, capture_output=True, text=True, timeout=300, check=False
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout


@pytest.mark.parametrize("command", re.findall(r"^    (iacta .*)$", README, re.MULTILINE))
def test_the_commands_in_the_readme_are_understood(command, tmp_path):
    cards = ROOT / "iacta" / "games" / "lusitania_xxi" / "cards.toml"
    words = [*command.replace("100000", "10").replace("my-cards.toml", str(cards)).split()[1:], "--json"]
    done = subprocess.run(
        [sys.executable, "-m", "iacta", *words], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_links_between_documents_lead_somewhere(document):
    for link in re.findall(r"\]\(([^)#:]+)\)", document.read_text("utf-8")):
        assert (document.parent / link).exists(), f"{link} in {document}"
