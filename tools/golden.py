"""Write the golden matches anew, of all games or of those that are named: `python -m tools.golden lusitania`.
Everything comes from fixed secrets and seeds."""

from __future__ import annotations

import hashlib
import json
import sys
import time
from functools import partial
from pathlib import Path

from iacta.engine.compiling.rule import Mode
from iacta.engine.rules.game import Game
from iacta.games import NAMES, load_game
from iacta.match import Match
from tests.golden.corpus import HISTORY, folder_of, history, module_of, records_of
from tests.golden.page import page
from tests.golden.scenes import Matches, shortest

MODE: Mode = "compiled"


def say(text: str) -> None:
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


def dealt(game: Game, name: str, table: Matches, number: int) -> Match:
    """One of a table's matches."""
    title = f"golden: {name}, {number}"
    secret = hashlib.sha256(title.encode()).digest()
    return Match(game, table.seats, table.options, id=title, secret=secret, mode=MODE)


def found(game: Game) -> dict[str, Match]:
    """The golden matches of a game, by scene."""
    scenes, look = module_of(game, "scenes"), module_of(game, "shown").shown
    best: dict[str, Match] = {}
    for name, table in scenes.TABLES.items():
        began = time.perf_counter()
        wanted = {title: scene.shows for title, scene in scenes.SCENES.items() if scene.table == name}
        best |= shortest(wanted, table, partial(dealt, game, name, table), look)
        say(f"  {name}: {table.games} matches in {time.perf_counter() - began:.0f} s")
    missing = [title for title in scenes.SCENES if title not in best]
    if missing:
        raise SystemExit(f"No match shows {', '.join(missing)}: let the tables in scenes.py play more.")
    return best


def warn_of_changed_history(game: Game) -> None:
    """Say which of the matches kept so far are told otherwise now, though the rules still have the same version."""
    kept = folder_of(game) / HISTORY
    if not kept.exists():
        return
    histories = json.loads(kept.read_text())
    if histories["rules"] != game.rules_version:
        return
    changed = [path.stem for path in records_of(game) if is_changed(path, histories["matches"].get(path.stem))]
    if changed:
        say(f"Public history has changed though the rules still have version {game.rules_version}:")
        say(f"  {', '.join(changed)}")
        say("If that version has been released, it needs a new one.")


def is_changed(path: Path, histories: dict[str, str] | None) -> bool:
    try:
        return history(Match.replay(path.read_text(), mode=MODE)) != histories
    except Exception:  # noqa: BLE001  # whatever is wrong with it, it does not replay
        return True


def write(game: Game) -> None:
    """Replace a game's golden matches, pages and history."""
    say(game.title)
    warn_of_changed_history(game)
    best = found(game)
    folder, files = folder_of(game), dict[str, str]()
    scenes = module_of(game, "scenes").SCENES
    for title, match in best.items():
        files[f"{title}.jsonl"] = match.record()
        if scenes[title].page:
            files[f"{title}.txt"] = page(match.record())
        say(f"  {title}: {match.version} decisions, {match.seats} seats, {match.scores}")
    histories = {title: history(best[title]) for title in sorted(best)}
    files[HISTORY] = json.dumps({"rules": game.rules_version, "matches": histories}, indent=1) + "\n"
    for path in (*folder.glob("*.jsonl"), *folder.glob("*.txt")):
        path.unlink()
    for name, text in files.items():
        (folder / name).write_text(text)


if __name__ == "__main__":
    for each in sys.argv[1:] or NAMES:
        write(load_game(each))
