"""The program as a person starts it."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
NO_LANGUAGE = {"IACTA_LANG": "", "LC_ALL": "", "LC_MESSAGES": "", "LANG": ""}


def iacta(*words, **settings):
    """Run a command; `settings` are variables of the environment."""
    return subprocess.run(
        [sys.executable, "-m", "iacta", *words],
        cwd=ROOT,
        env={**os.environ, "COLUMNS": "200", "PYTHONIOENCODING": "utf-8", **settings},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
