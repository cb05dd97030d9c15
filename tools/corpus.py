"""What every game does and tells, as digests: written before a change that must change nothing, compared after it.

python tools/corpus.py write before.jsonl
python tools/corpus.py compare before.jsonl
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
from collections import defaultdict
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import numpy as np

sys.path.insert(0, str(Path(__file__).parents[1]))

from iacta.bots import make_bot, new_generator
from iacta.engine.learning.observation import Observer
from iacta.engine.words.messages import LANGUAGES
from iacta.match import Match
from iacta.match.words import action_text, log_lines
from tests.conformance.settings import FULL_LENGTH, PAIRWISE, Setting

DECIDERS = ("random", "greedy", "search-1")
MOST_DECISIONS = 400
LEFT_OUT = {"padding", "padding_after_events"}


class Digests(defaultdict[str, "hashlib._Hash"]):
    """A digest for each thing that is told."""

    def __init__(self) -> None:
        super().__init__(hashlib.sha256)

    def add(self, name: str, data: object) -> None:
        data = data if isinstance(data, bytes) else json.dumps(data, sort_keys=True, ensure_ascii=False).encode()
        self[name].update(len(data).to_bytes(8, "big") + data)


def played(job: tuple[Setting, str]) -> dict[str, object]:
    """The digests of one match."""
    setting, decider = job
    game = setting.game
    match = Match(game, setting.seats, setting.options, id=f"{setting} {decider}", secret=bytes(32), mode="compiled")
    bot, generator, found = make_bot(decider, game, mode="compiled"), new_generator(1), Digests()
    observer, decisions = Observer(game, setting.seats), 0
    look(match, setting, observer, found)
    while (seat := match.current_seat) is not None and decisions < MOST_DECISIONS:
        action = bot.choose(match.view_record(seat), match.mask(seat), seat, generator)
        found.add("decisions", [seat, action])
        found.add("texts", [action_text(game, action, language) for language in LANGUAGES])
        match.play(seat, action)
        decisions += 1
        look(match, setting, observer, found)
    for viewer in setting.viewers:
        found.add("events", match.events(viewer, -1))
        for language in LANGUAGES:
            found.add("log", log_lines(game, match.events(viewer, -1), viewer, language))
    found.add("record", match.record(private=True))
    found.add("result", [match.ending, match.scores, match.places])
    found.add("generator", generator.tobytes())
    return {"match": match.id, "count": decisions, **{name: h.hexdigest()[:16] for name, h in sorted(found.items())}}


def look(match: Match, setting: Setting, observer: Observer, found: Digests) -> None:
    """What each viewer sees now."""
    for viewer in setting.viewers:
        view = match.view_record(viewer)
        for name in view.dtype.names or ():
            if name not in LEFT_OUT:
                found.add(
                    f"field {name}", np.ascontiguousarray(view[name]).astype(np.int64, casting="unsafe").tobytes()
                )
        found.add("observations", observer.observe(view, viewer).tobytes())
        found.add("views", match.view(viewer))
    for seat in match.to_act:
        found.add("legal", [[action.id, action.text, action.handles] for action in match.legal(seat)])
        found.add("about", [match.about(seat, action) for action in match.legal_ids(seat)[:20]])


def jobs() -> list[tuple[Setting, str]]:
    settings = list(dict.fromkeys((*FULL_LENGTH, *PAIRWISE)))
    return [(s, d) for d in DECIDERS for s in (FULL_LENGTH if d == "search-1" else settings)]


def corpus() -> Iterator[dict[str, object]]:
    with ProcessPoolExecutor(2) as pool:
        yield from pool.map(played, jobs())


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=["write", "compare"])
    parser.add_argument("file", type=Path)
    given = parser.parse_args()
    if given.what == "write":
        given.file.write_text("".join(json.dumps(one) + "\n" for one in corpus()), "utf-8")
        return 0
    before = [json.loads(line) for line in given.file.read_text("utf-8").splitlines()]
    differing: defaultdict[str, list[str]] = defaultdict(list)
    for old, new in zip(before, corpus(), strict=True):
        for name in old.keys() | new.keys():
            if old.get(name) != new.get(name):
                differing[name].append(str(old["match"]))
    for name, matches in sorted(differing.items()):
        print(f"{name}: {len(matches)} of {len(before)} matches differ, the first {matches[0]}")
    return 1 if differing else 0


if __name__ == "__main__":
    sys.exit(main())
