"""How strong the bots are: every contest of docs/bots.md, and what the page tells of them.

    python bench/bots.py FOLDER [--games 400] [--only lutetia] [--pair search-3,greedy]   plays what is not yet played
    python bench/bots.py FOLDER --write                                                  writes what has been played

The contests are those of `iacta arena --save`, one file each in the folder: they can be stopped at any time and go on
from there. Writing puts the figures into docs/bots.md and the ratings into iacta/bots/ratings.toml."""

from __future__ import annotations

import argparse
import json
import math
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from iacta.games import NAMES, load_game
from iacta.lab.arena import Outcome, arena
from iacta.lab.arena_report import arena_data
from iacta.lab.contest import Contest

PAIRS = (
    ("greedy", "random"),
    ("search-1", "greedy"),
    ("search-2", "search-1"),
    ("search-3", "search-2"),
    ("search-4", "search-3"),
    ("search-3", "greedy"),
    ("ceiling", "greedy"),
)
STRONGEST = ("search-4", "greedy")  # at the most seats
OFFERED = ("random", "greedy", "search-1", "search-2", "search-3", "search-4")
USUAL = 1000  # the rating of the greedy bot in every game
TEN_TO_ONE = 400  # points more
FEWEST = 400  # games of a contest before it is written down
FEWEST_AT_MOST_SEATS = 100  # where a game has up to six duels

ROUNDS = 2000
Duels = dict[tuple[str, str], tuple[float, int]]  # by pair: how many the first has won, and how many there were

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "bots.md"
RATINGS = ROOT / "iacta" / "bots" / "ratings.toml"
BEGIN, END = "<!-- figures -->", "<!-- end of figures -->"


def planned(name: str) -> Iterator[tuple[int, tuple[str, str]]]:
    """The contests of a game: the number of seats, and who meets."""
    fewest, most = load_game(name).seats
    for pair in PAIRS:
        yield fewest, pair
    yield most, STRONGEST


def contest_of(name: str, seats: int, pair: tuple[str, str], games: int) -> Contest:
    game = load_game(name)
    return Contest(game, game.option_numbers(seats, {}), pair, games)


def file_of(folder: Path, name: str, seats: int, pair: tuple[str, str]) -> Path:
    return folder / f"{name}-{seats}-{'-over-'.join(pair)}.jsonl"


def finished(folder: Path, name: str, seats: int, pair: tuple[str, str]) -> Outcome | None:
    """What has been played of a contest, as far as all deals before are played too."""
    path = file_of(folder, name, seats, pair)
    if not path.exists():
        return None
    deals = {line["deal"] for line in map(json.loads, path.read_text().splitlines()) if "deal" in line}
    whole = next(number for number in range(len(deals) + 1) if number not in deals)
    seatings = len(contest_of(name, seats, pair, 1).seatings)
    if whole * seatings < (FEWEST_AT_MOST_SEATS if pair == STRONGEST else FEWEST):
        return None
    copy = path.with_suffix(".whole")
    lines = path.read_text().splitlines(keepends=True)
    head = json.loads(lines[0]) | {"games": whole * seatings}
    kept = [line for line in lines[1:] if json.loads(line).get("deal", whole) < whole]
    copy.write_text(json.dumps(head, separators=(",", ":")) + "\n" + "".join(kept))
    outcome = arena(contest_of(name, seats, pair, whole * seatings), save=copy)
    copy.unlink()
    return outcome


def play(folder: Path, games: int, only: str | None, pair: str | None) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name in NAMES if only is None else [only]:
        for seats, bots in planned(name):
            if pair is None or tuple(pair.split(",")) == bots:
                outcome = arena(contest_of(name, seats, bots, games), save=file_of(folder, name, seats, bots))
                print(row(arena_data(outcome)), flush=True)


def row(data: dict[str, Any]) -> str:
    """A contest as a line of a table."""
    (pair,) = data["pairs"]
    return (
        f"| {data['game']} | {data['seats']} | {' over '.join(pair['bots'])} | **{100 * pair['share']:.1f} %**"
        f" | {100 * pair['low']:.1f}–{100 * pair['high']:.1f} | {pair['games']} |"
    )


def write(folder: Path) -> None:
    lines = [
        "| game | seats | pair | duels won | 95 % interval | games |",
        "|---|---|---|---|---|---|",
    ]
    tables = []
    for name in NAMES:
        duels: Duels = {}
        for seats, pair in planned(name):
            outcome = finished(folder, name, seats, pair)
            if outcome is not None:
                data = arena_data(outcome)
                lines.append(row(data))
                if seats == load_game(name).seats[0]:
                    (met,) = data["pairs"]
                    duels[pair] = (met["share"] * met["games"], met["games"])
        tables.append(ratings_table(name, duels))
    before, _, rest = PAGE.read_text().partition(BEGIN)
    PAGE.write_text(f"{before}{BEGIN}\n" + "\n".join(lines) + f"\n{END}{rest.partition(END)[2]}")
    head = RATINGS.read_text().partition("\n\n")[0]
    RATINGS.write_text(head + "\n\n" + "\n".join(tables))


def ratings(duels: Duels) -> dict[str, float]:
    """The ratings under which what happened was likeliest (Bradley and Terry), as Elo counts them. Each pair has half a
    win more on either side: nobody is infinitely stronger."""
    bots = sorted({bot for pair in duels for bot in pair})
    strength = dict.fromkeys(bots, 1.0)
    for _ in range(ROUNDS):
        for bot in bots:
            wins, met = 0.0, 0.0
            for (first, second), (won, games) in duels.items():
                if bot in (first, second):
                    wins += (won if bot == first else games - won) + 0.5
                    met += (games + 1) / (strength[first] + strength[second])
            strength[bot] = wins / met
    return {bot: USUAL + TEN_TO_ONE * math.log10(strength[bot] / strength["greedy"]) for bot in bots}


def ratings_table(name: str, duels: Duels) -> str:
    """A game's ratings as they are kept: of who has met the next weaker, otherwise a level might seem weaker than the
    one below it. The ceiling is nobody's opponent and has none."""
    found = ratings(duels) if duels else {}
    rated = [bot for bot, weaker in zip(OFFERED[1:], OFFERED, strict=False) if (bot, weaker) in duels]
    lines = [f"{bot} = {max(0, round(found[bot]))}" for bot in (OFFERED[0], *rated) if bot in found]
    return "\n".join([f"[{name}]", *lines, ""])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--only", choices=NAMES)
    parser.add_argument("--pair")
    parser.add_argument("--write", action="store_true")
    given = parser.parse_args()
    if given.write:
        write(given.folder)
    else:
        play(given.folder, given.games, given.only, given.pair)


if __name__ == "__main__":
    main()
