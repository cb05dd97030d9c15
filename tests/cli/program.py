"""The program as a person starts it."""

import contextlib
import io
import os
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from iacta.cli.running import run

ROOT = Path(__file__).parents[2]
NO_LANGUAGE = {"IACTA_LANG": "", "LC_ALL": "", "LC_MESSAGES": "", "LANG": ""}
COLUMNS = {"COLUMNS": "200"}


def iacta(*words, **settings):
    """Run a command; `settings` are variables of the environment."""
    return subprocess.run(
        [sys.executable, "-m", "iacta", *words],
        cwd=ROOT,
        env={**os.environ, **COLUMNS, "PYTHONIOENCODING": "utf-8", **settings},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )


def iacta_at_once(*words, **settings):
    """The same without a process of its own: for what is only said, and much faster."""
    out, err = io.StringIO(), io.StringIO()
    with pytest.MonkeyPatch.context() as patch, contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        patch.setattr(sys, "argv", ["iacta", *words])
        for name, value in {**COLUMNS, **settings}.items():
            patch.setenv(name, value)
        with pytest.raises(SystemExit) as left:
            run()
    return SimpleNamespace(returncode=left.value.code, stdout=out.getvalue(), stderr=err.getvalue())
