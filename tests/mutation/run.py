"""Runs the tests with every mutant of a package's rules: `python -m tests.mutation.run PACKAGE TESTS…`.
What remains of the arguments goes to pytest."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
PYTEST = ("-s", "-q", "-p", "no:xdist", "-p", "no:cacheprovider", "-p", "tests.mutation.plugin")


@dataclass(frozen=True)
class Fate:
    """What became of a mutant."""

    mutant: str
    killed: bool
    by: str  # the first test that failed, or what else ended it
    seconds: float


class BadRun(Exception):
    """The mutants could not be tried; says why."""


def run(package: str, *tests: str, folder: Path = ROOT) -> Iterator[Fate]:
    """The fate of every mutant as it is known. The tests must pass without a mutant."""
    paths = [str(ROOT), *filter(None, [os.environ.get("PYTHONPATH")])]
    settings = {**os.environ, "PYTHONPATH": os.pathsep.join(paths), "OPENBLAS_NUM_THREADS": "1"}
    reading, writing = os.pipe()
    # The root is named: pytest would take any folder above that has a setup.py, and call the tests by longer names.
    where = ("--rootdir", str(folder))
    command = [sys.executable, "-m", "pytest", *PYTEST, *where, "--rules", package, "--fates", str(writing), *tests]
    with tempfile.TemporaryFile("w+", encoding="utf-8") as said:
        process = subprocess.Popen(
            command, cwd=folder, env=settings, stdout=said, stderr=subprocess.STDOUT, pass_fds=[writing]
        )
        os.close(writing)
        with process, os.fdopen(reading, encoding="utf-8") as lines:
            for line in lines:
                yield Fate(**json.loads(line))
        if process.returncode:
            said.seek(0)
            raise BadRun(said.read())


def main() -> None:
    package, *tests = sys.argv[1:]
    for number, fate in enumerate(run(package, *tests), 1):
        how = f"killed by {fate.by}" if fate.killed else "SURVIVED"
        sys.stdout.write(f"{number} {fate.mutant}\n    {how} in {fate.seconds} s\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
