"""The page's own checks: formatting, types, and the tests of its logic."""

import subprocess
from pathlib import Path

import pytest

WEB = Path(__file__).parents[2] / "web"


@pytest.mark.slow
@pytest.mark.parametrize("script", ["check", "test"])
def test_the_sources_of_the_page_pass(script):
    done = subprocess.run(["npm", "run", script], cwd=WEB, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
