"""The Makefile: what it asks the program for, and the hook that it gives to git."""

import os
import re
import shutil
import subprocess
from importlib import metadata
from pathlib import Path

import pytest

import iacta
from iacta.games import MODULES, NAMES
from tests.cli.program import iacta_at_once

ROOT = Path(__file__).parents[2]
MAKEFILE = (ROOT / "Makefile").read_text("utf-8")


def test_the_version_stands_in_one_place():
    assert metadata.version("iacta") == iacta.__version__
    assert iacta.__version__ not in (ROOT / "pyproject.toml").read_text("utf-8")


def test_the_package_says_that_it_has_types():
    assert (ROOT / "iacta" / "py.typed").is_file()


def test_the_makefile_asks_the_program_for_the_games():
    assert iacta_at_once("games", "--names").stdout.split() == list(NAMES)
    assert not [name for name in (*NAMES, *MODULES.values()) if name in MAKEFILE]


def test_every_target_that_is_no_file_says_what_it_does():
    (phony,) = re.findall(r"^\.PHONY: (.*?)(?<!\\)$", MAKEFILE, re.MULTILINE | re.DOTALL)
    targets = phony.replace("\\\n", " ").split()
    assert targets == list(dict.fromkeys(targets))
    assert set(targets) == set(re.findall(r"^([a-z-]+):.*## ", MAKEFILE, re.MULTILINE))


@pytest.fixture
def project(tmp_path):
    """A repository with this Makefile, whose linters succeed until `wrong` is there."""
    subprocess.run(["git", "init", "--quiet", str(tmp_path)], check=True)
    (tmp_path / "tools").mkdir()
    (tmp_path / ".venv" / "bin").mkdir(parents=True)
    shutil.copy(ROOT / "Makefile", tmp_path)
    shutil.copy(ROOT / "tools" / "pre-commit", tmp_path / "tools")
    for name in ("pyproject.toml", "constraints.txt", ".venv/ready-to-test"):
        (tmp_path / name).touch()
    for name in ("ruff", "mypy"):
        program = tmp_path / ".venv" / "bin" / name
        program.write_text("#!/bin/sh\ntest ! -e wrong\n")
        program.chmod(0o755)
    return tmp_path


def run(folder, *words):
    # A hook that runs the tests would have told us of its own repository.
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("GIT_", "MAKE"))}
    return subprocess.run(words, cwd=folder, env=kept, capture_output=True, text=True, check=False)


def commit(folder):
    someone = ("-c", "user.name=Someone", "-c", "user.email=someone@example.org")
    return run(folder, "git", *someone, "commit", "--quiet", "--allow-empty", "--message", "A step.").returncode


def test_the_hook_lets_a_commit_through_only_when_lint_does(project):
    assert run(project, "make", "hook").returncode == 0
    assert commit(project) == 0
    (project / "wrong").touch()
    assert commit(project) != 0
    assert run(project, "make", "hook").returncode == 0  # again


def test_the_hook_takes_the_place_of_no_other(project):
    other = project / ".git" / "hooks" / "pre-commit"
    other.write_text("#!/bin/sh\n")
    done = run(project, "make", "hook")
    assert done.returncode != 0
    assert "is there already" in done.stderr
    assert other.read_text() == "#!/bin/sh\n"
