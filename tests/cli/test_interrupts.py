"""Ctrl-C while the program is loaded leaves without a word."""

import signal
import subprocess
import sys

import pytest

from tests.cli.program import ROOT

# Somebody presses Ctrl-C at the moment when a module is looked for.
PRESSED = """
import os, signal, sys

class Pressing:
    def find_spec(self, name, path=None, target=None):
        if name == {module!r}:
            os.kill(os.getpid(), signal.SIGINT)

sys.meta_path.insert(0, Pressing())
sys.argv = ["iacta", *{words!r}]
from iacta.cli import main
main()
"""


def hear_ctrl_c():
    """As a shell at a terminal starts a program: whoever runs the tests may ignore Ctrl-C."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def pressed(module, *words, **how):
    program = PRESSED.format(module=module, words=words)
    how.setdefault("preexec_fn", hear_ctrl_c)
    return subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=False, **how)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("module", "words"),
    [
        ("typer", ["--help"]),
        ("iacta.cli.commands", ["--help"]),
        ("iacta.engine.words.errors", ["games"]),
        ("fluent.runtime", ["--help"]),
        ("numpy", ["games"]),
        ("iacta.games.lusitania_xxi", ["games"]),
        ("numba", ["simulate", "--games", "1"]),
    ],
)
def test_ctrl_c_while_something_is_loaded_says_nothing(module, words):
    done = pressed(module, *words)
    assert (done.returncode, done.stdout, done.stderr) == (130, "", "")


@pytest.mark.slow
def test_whoever_starts_us_without_ctrl_c_is_obeyed():
    done = pressed("typer", "games", preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_IGN))
    assert done.returncode == 0
    assert "lusitania-xxi" in done.stdout
