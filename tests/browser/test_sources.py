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


def test_nothing_is_taken_for_another_type_unasked():
    """What the server declares has a type: whoever needs `as unknown as` writes it down a second time."""
    sources = [path for kind in ("*.ts", "*.svelte") for path in (WEB / "src").rglob(kind)]
    assert len(sources) > 100
    assert [path.name for path in sources if "as unknown as" in path.read_text("utf-8")] == []
