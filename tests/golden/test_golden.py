"""The golden matches: they replay, they are told as they were, they show every ending and card, and their pages fit."""

from __future__ import annotations

import json
from functools import lru_cache
from pathlib import Path

import pytest

from iacta.engine.compiling.rule import Mode
from iacta.engine.rules.game import Game
from iacta.engine.words.errors import BadRecord
from iacta.games import NAMES, load_game
from iacta.match import Match
from tests.golden.corpus import COMMAND, HISTORY, folder_of, history, module_of, records_of
from tests.golden.page import page
from tests.golden.words import WIDTH

MOST_BYTES = 1_500_000

RECORDS = [(load_game(name), path) for name in NAMES for path in records_of(load_game(name))]
PAGES = [path for name in NAMES for path in sorted(folder_of(load_game(name)).glob("*.txt"))]

over_every_record = pytest.mark.parametrize(("game", "path"), RECORDS, ids=[path.stem for _, path in RECORDS])
# What takes long is done at once with the matches that are pages, and with the others later.
over_every_record_pages_first = pytest.mark.parametrize(
    ("game", "path"),
    [
        pytest.param(game, path, id=path.stem, marks=() if path.with_suffix(".txt") in PAGES else pytest.mark.slow)
        for game, path in RECORDS
    ],
)
over_every_page = pytest.mark.parametrize("path", PAGES, ids=[path.stem for path in PAGES])
over_every_game = pytest.mark.parametrize("game", [load_game(name) for name in NAMES], ids=NAMES)


@lru_cache
def replayed(path: Path, mode: Mode) -> Match:
    try:
        return Match.replay(path.read_text(), mode=mode)
    except BadRecord as error:
        pytest.fail(
            f"{path.name} does not replay ({error}). The rules or the cards have changed: "
            f"that needs a new RULES_VERSION once the old one is released, and then `{COMMAND}`.",
            pytrace=False,
        )


@lru_cache
def histories(game: Game) -> dict[str, dict[str, str]]:
    """The public history of a game's golden matches, as it was when they were written."""
    kept = json.loads((folder_of(game) / HISTORY).read_text())
    assert kept["rules"] == game.rules_version, f"The rules have a new version: run `{COMMAND}`."
    matches: dict[str, dict[str, str]] = kept["matches"]
    return matches


def states(match: Match) -> list[bytes]:
    """Every state from the deal to the end."""
    return [*(match.before(entry).tobytes() for entry in match.log), match.state.tobytes()]


@over_every_record_pages_first
def test_a_golden_match_replays_to_its_end_with_the_same_bytes_compiled_or_not(game, path):
    compiled, interpreted = replayed(path, "compiled"), replayed(path, "interpreted")
    assert states(compiled) == states(interpreted)
    assert compiled.over
    assert compiled.record() == interpreted.record() == path.read_text()


@over_every_record_pages_first
def test_everybody_is_told_the_same_history_as_when_the_match_was_written(game, path):
    expected = histories(game).get(path.stem)
    assert expected, f"{HISTORY} does not know {path.name}: run `{COMMAND}`."
    for mode in ("compiled", "interpreted"):
        now = history(replayed(path, mode))
        changed = [viewer for viewer in expected if now.get(viewer) != expected[viewer]]
        assert now == expected, (
            f"The public history of {path.stem} as told to {' and '.join(changed)} has changed, and the rules "
            f"are still version {game.rules_version}: running matches would no longer be what their players saw. "
            f"Raise RULES_VERSION and run `{COMMAND}`."
        )


@over_every_game
def test_no_history_is_kept_of_a_match_that_is_gone(game):
    assert set(histories(game)) == {path.stem for path in records_of(game)}


@over_every_record
def test_a_golden_match_shows_what_its_name_says(game, path):
    scenes = module_of(game, "scenes").SCENES
    assert path.stem in scenes, f"{path.name} is no scene of {game.title}: run `{COMMAND}`."
    missing = scenes[path.stem].shows - shown(game, path)
    assert not missing, f"{path.name} does not show {', '.join(sorted(missing))}: run `{COMMAND}`."


@lru_cache
def shown(game: Game, path: Path) -> frozenset[str]:
    return frozenset(module_of(game, "shown").shown(replayed(path, "compiled")))


@over_every_game
def test_there_is_a_golden_match_for_every_ending_and_every_card_with_a_condition(game):
    seen = frozenset().union(*(shown(game, path) for path in records_of(game)))
    missing = module_of(game, "shown").every_way(game) - seen
    assert not missing, f"No golden match shows {', '.join(sorted(missing))}: run `{COMMAND}`."


@over_every_game
def test_some_golden_matches_are_pages_to_read(game):
    pages = {path.stem for path in folder_of(game).glob("*.txt")}
    assert pages == {title for title, scene in module_of(game, "scenes").SCENES.items() if scene.page}
    assert len(pages) >= 3


@over_every_game
def test_pages_have_words_for_every_event(game):
    words = module_of(game, "words")
    assert set(game.events[1:]) == set(words.SENTENCES) | words.SHOWN_OTHERWISE


@over_every_page
def test_a_page_is_what_its_match_gives_now(path):
    written = path.read_text()
    now = page(path.with_suffix(".jsonl").read_text())
    assert now.splitlines() == written.splitlines(), (
        f"{path.name} is out of date: run `{COMMAND}` and read the changes."
    )
    assert max(map(len, now.splitlines())) <= WIDTH


@over_every_game
def test_the_corpus_stays_small(game):
    assert sum(path.stat().st_size for path in folder_of(game).iterdir() if path.is_file()) < MOST_BYTES
