"""A release: an sdist and a wheel in dist/, tried in an empty virtual environment. `make release` runs it when the page
is built.

The sdist must build the same wheel, file by file. With nothing but the wheel, a simulation, a match in the terminal and
a server with the whole page must work; everything is compiled anew.
"""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import tarfile
import tempfile
import venv
from pathlib import Path
from urllib.request import urlopen
from zipfile import ZipFile

import iacta
from iacta.games import NAMES

ROOT = Path(__file__).parents[1]
DIST = ROOT / "dist"
PAGE = Path("iacta/server/page")
COMPRESSED = ".br"  # another form of the file beside it, which has no address of its own
GAME = "lusitania"
MOVES = "1\n1\n1\nquit\n"
PATIENCE = 60.0


class NoRelease(Exception):
    """Something is missing, or does not work from the wheel."""


def demand(*, that: bool, otherwise: object) -> None:
    if not that:
        raise NoRelease(otherwise)


def say(text: str) -> None:
    print(text, flush=True)


def built(what: str, source: Path, folder: Path) -> Path:
    """The `sdist` or the `wheel` of a folder with the source."""
    command = [sys.executable, "-m", "build", f"--{what}", "--outdir", str(folder), str(source)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    demand(that=done.returncode == 0, otherwise=done.stdout + done.stderr)
    (found,) = folder.glob("*.tar.gz" if what == "sdist" else "*.whl")
    return found


def members(wheel: Path) -> dict[str, bytes]:
    with ZipFile(wheel) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def packaged() -> set[str]:
    """What must be in the wheel: what git keeps of the package, and the page."""
    command = ["git", "ls-files", "-z", "iacta"]
    kept = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.split("\0")[:-1]
    page = {str(path.relative_to(ROOT)) for path in (ROOT / PAGE).rglob("*") if path.is_file()}
    demand(that=str(PAGE / "index.html") in page, otherwise="the page is not built")
    return {*kept, *page}


def check_wheels(sdist: Path, wheel: Path, folder: Path) -> None:
    """Everything is in the wheel, and the sdist makes the same one."""
    here = members(wheel)
    there = {name for name in here if ".dist-info/" not in name}
    demand(that=there == packaged(), otherwise=f"the wheel differs from the tree: {sorted(there ^ packaged())}")
    with tarfile.open(sdist) as archive:
        archive.extractall(folder, filter="data")
    (unpacked,) = folder.iterdir()
    again = members(built("wheel", unpacked, folder / "again"))
    differing = sorted(name for name in here.keys() | again.keys() if here.get(name) != again.get(name))
    demand(that=not differing, otherwise=f"the sdist makes another wheel: {differing}")


class Installed:
    """The wheel in a virtual environment with nothing else, and folders of its own for all that it keeps."""

    def __init__(self, wheel: Path, folder: Path) -> None:
        self.folder = folder
        environment = folder / "environment"
        venv.create(environment, with_pip=True)
        own = {"HOME": str(folder), "IACTA_CACHE": str(folder / "cache"), "IACTA_LANG": "en"}
        strange = ("IACTA_", "PYTHON", "XDG_", "VIRTUAL_ENV")
        self.variables = {name: text for name, text in os.environ.items() if not name.startswith(strange)} | own
        pip = [str(environment / "bin" / "pip"), "install", "--quiet", "--disable-pip-version-check"]
        constraints = ["--constraint", str(ROOT / "constraints.txt")]
        subprocess.run([*pip, *constraints, str(wheel)], cwd=folder, check=True)
        self.program = str(environment / "bin" / "iacta")

    def run(self, *words: str, typed: str = "") -> str:
        """What a command says that works."""
        command = [self.program, *words]
        done = subprocess.run(
            command, cwd=self.folder, env=self.variables, input=typed, capture_output=True, text=True, check=False
        )
        demand(that=done.returncode == 0, otherwise=f"{' '.join(command)}: {done.stderr}")
        return done.stdout

    def serve(self) -> subprocess.Popen[str]:
        command = [self.program, "serve", "--no-browser", "--port", "0", "--data", str(self.folder / "data")]
        return subprocess.Popen(command, cwd=self.folder, env=self.variables, stdout=subprocess.PIPE, text=True)


def try_commands(installed: Installed) -> None:
    said = installed.run("--version").strip()
    demand(that=said == f"iacta {iacta.__version__}", otherwise=f"the version is {said}")
    results = json.loads(installed.run("simulate", GAME, "--games", "20", "--json"))
    demand(that=results["games"] == 20 and results["decisions"] > 0, otherwise=f"the simulation says {results}")
    say(f"simulated {results['games']} games")
    installed.run("play", GAME, "--plain", "--bots", "random", "--save", "match.jsonl", typed=MOVES)
    verdict = json.loads(installed.run("verify", "match.jsonl", "--json"))
    demand(that=verdict["valid"] and verdict["entries"] >= 3, otherwise=f"the match played is {verdict}")
    say(f"played {verdict['entries']} decisions in the terminal")


def try_server(installed: Installed) -> None:
    """The server serves every file of the page, answers questions, and stops when it is told to."""
    server = installed.serve()
    try:
        assert server.stdout
        line = server.stdout.readline()
        url = re.search(r"http://localhost:\d+/", line)
        demand(that=url is not None, otherwise=f"the server says {line!r}")
        address = url[0] if url else ""
        files = [path for path in (ROOT / PAGE).rglob("*") if path.is_file() and path.suffix != COMPRESSED]
        for path in files:
            name = path.relative_to(ROOT / PAGE).as_posix()
            got = fetched(address if name == "index.html" else address + name)
            demand(that=got == path.read_bytes(), otherwise=f"the server has another {name}")
        games = [game["name"] for game in json.loads(fetched(f"{address}api/games"))["games"]]
        demand(that=games == list(NAMES), otherwise=f"the server has the games {games}")
        server.send_signal(signal.SIGTERM)
        ended = server.wait(PATIENCE)
        demand(that=ended in (0, -signal.SIGTERM), otherwise=f"the server ends with {ended}")
        say(f"served {len(files)} files of the page")
    finally:
        server.kill()
        server.wait()


def fetched(url: str) -> bytes:
    with urlopen(url, timeout=PATIENCE) as answer:
        return bytes(answer.read())


def main() -> None:
    sdist, wheel = built("sdist", ROOT, DIST), built("wheel", ROOT, DIST)
    with tempfile.TemporaryDirectory() as folder:
        check_wheels(sdist, wheel, Path(folder))
    say(f"{sdist.name} and {wheel.name} hold the same, with the page")
    with tempfile.TemporaryDirectory() as folder:
        installed = Installed(wheel, Path(folder))
        try_commands(installed)
        try_server(installed)
    say(f"{wheel.relative_to(ROOT)} works")


if __name__ == "__main__":
    try:
        main()
    except NoRelease as error:
        sys.exit(f"no release: {error}")
