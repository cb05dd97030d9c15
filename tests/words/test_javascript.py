"""The page's Fluent is JavaScript: every message gives the same string there as here."""

import hashlib
import json
import shutil
import subprocess
from pathlib import Path

import pytest

from iacta.engine.words.messages import LANGUAGES, LOCALES, SHARED, files, words_in
from tests.words.combinations import game_of, requests
from tests.words.reading import FOLDERS, GAMES

HERE = Path(__file__).parent
TRAVELS = ("package.json", "package-lock.json", "render.mjs")


@pytest.fixture
def renderer(pytestconfig):
    """A folder with the JavaScript and the packages it needs, installed the first time."""
    for program in ("node", "npm"):
        if not shutil.which(program):
            pytest.fail(f"These tests need Node.js: there is no program called {program}.")
    lock = hashlib.sha256((HERE / "package-lock.json").read_bytes()).hexdigest()[:16]
    folder = pytestconfig.cache.mkdir(f"iacta-words-{lock}")
    for name in TRAVELS:
        shutil.copyfile(HERE / name, folder / name)
    if not (folder / "node_modules" / ".package-lock.json").exists():  # npm writes it last
        npm = ["npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund"]
        done = subprocess.run(npm, cwd=folder, capture_output=True, encoding="utf-8", check=False)
        if done.returncode:
            pytest.fail(f"npm cannot install what package-lock.json names:\n{done.stderr}")
    return folder / "render.mjs"


@pytest.mark.slow
def test_every_message_with_every_argument_is_the_same_in_python_and_in_javascript(renderer):
    here, asked = [], []
    for folder in FOLDERS:
        for language in LANGUAGES:
            # A table's messages go with the shared ones; those of anything else may use a table's too.
            table = GAMES[game_of(folder)]
            folders = (table,) if folder in (table, SHARED) else (table, folder)
            words = words_in(language, *folders)
            wanted = list(requests(folder, language))
            here.append([rendered(words, request) for request in wanted])
            asked.append(
                {
                    "language": LOCALES.get(language, language),
                    "texts": [path.read_text("utf-8") for path in files(language, SHARED, *folders)],
                    "requests": [[request.message, request.attribute, request.arguments] for request in wanted],
                }
            )
    node = ["node", str(renderer)]
    done = subprocess.run(node, input=json.dumps(asked), capture_output=True, encoding="utf-8", check=False)
    assert done.returncode == 0, done.stderr
    for job, ours, theirs in zip(asked, here, json.loads(done.stdout), strict=True):
        for request, mine, other in zip(job["requests"], ours, theirs, strict=True):
            assert mine == other, (job["language"], request)


def rendered(words, request):
    message = words.found(request.message)
    pattern = message.attributes[request.attribute] if request.attribute else message.value
    return words.formatted(pattern, request.arguments)
