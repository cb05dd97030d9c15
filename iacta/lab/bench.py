"""How fast the rules are, with OpenSpiel's games measured in the same run."""

from __future__ import annotations

import importlib.util
from itertools import product
from statistics import median
from typing import Any

from iacta.engine.rules.game import Game
from iacta.engine.words.errors import BadOptions, shown
from iacta.engine.words.messages import Words
from iacta.games import NAMES, load_game
from iacta.lab.report import report_words
from iacta.lab.simulate import simulate

ROUNDS = 3  # each is measured so often, in turn, and the median told: the machine may be busy with something else
LONGEST = 3600  # seconds
SLICE = 5_000  # games between two looks at the clock


def crowded(game: Game) -> dict[str, object]:
    """Options with every expansion on."""
    return {option.name: True for option in game.options if option.switch}


def decisions_per_second(game: Game, seats: int, threads: int, seconds: float, seed: int) -> float:
    """Uniformly random play, with the mask of legal actions made at every step."""
    numbers = game.option_numbers(seats, crowded(game))
    decisions, elapsed, played = 0, 0.0, 0
    while elapsed < seconds:
        results = simulate(game, numbers, SLICE, seed=seed + played, threads=threads)
        decisions += int(results.decisions.sum())
        elapsed += results.seconds
        played += 1
    return decisions / elapsed


def bench_data(seconds: float) -> dict[str, Any]:
    """Decisions a second, each measured several times: ours by game, seats and threads, and OpenSpiel's by game."""
    ours: dict[tuple[str, int, int], list[float]] = {}
    theirs: dict[str, list[float]] = {}
    if not 0 < seconds < LONGEST:
        raise BadOptions("no-measurement", most=LONGEST, seconds=shown(seconds))
    games = [load_game(name) for name in NAMES]
    for game in games:
        simulate(game, game.option_numbers(game.seats[0], crowded(game)), 10)  # compiles, if nobody has yet
    for turn in range(ROUNDS):
        if importlib.util.find_spec("pyspiel"):
            from iacta.lab import openspiel

            for name, dealer in product(openspiel.GAMES, openspiel.DRIVERS):
                speed = openspiel.decisions_per_second(name, dealer, seconds / ROUNDS, turn)
                theirs.setdefault(f"{name}, {dealer}", []).append(speed)
        for game in games:
            for seats in range(game.seats[0], game.seats[1] + 1):
                for threads in (1, 2):
                    speed = decisions_per_second(game, seats, threads, seconds / ROUNDS, 1000 * turn)
                    ours.setdefault((game.name, seats, threads), []).append(speed)
    return {
        "ours": [
            {"game": name, "seats": seats, "threads": threads, "decisions_per_second": speeds}
            for (name, seats, threads), speeds in ours.items()
        ],
        "openspiel": theirs,
    }


def bench_text(data: dict[str, Any], language: str) -> str:
    """A table of the figures, and the ratios that matter."""
    words = report_words(language)
    theirs = {openspiel_name(words, name): speeds for name, speeds in data["openspiel"].items()}
    ours = {(row["game"], row["seats"], row["threads"]): row["decisions_per_second"] for row in data["ours"]}
    lines = [row(words("bench-title"), *(words(f"bench-{column}") for column in ("median", "lowest", "highest")))]
    lines += [speed_row(words, name, speeds) for name, speeds in theirs.items()]
    for (name, seats, threads), speeds in ours.items():
        lines.append(speed_row(words, words("bench-ours", game=name, seats=seats, threads=threads), speeds))
        if threads == 1:
            for other, their_speeds in theirs.items():
                factor = median(speeds) / median(their_speeds)
                lines.append("    " + words("bench-times", factor=factor, other=other))
        else:
            factor = median(speeds) / median(ours[name, seats, 1])
            lines.append("    " + words("bench-times-one-thread", factor=factor))
    if not theirs:
        lines.append(words("bench-no-openspiel"))
    return "\n".join(lines)


def openspiel_name(words: Words, name: str) -> str:
    """What is measured of OpenSpiel: a game and how its cards are drawn."""
    game, _, dealer = name.partition(", ")
    return words("bench-openspiel", game=game, dealer=dealer)


def speed_row(words: Words, name: str, speeds: list[float]) -> str:
    return row(name, *(words("bench-speed", speed=speed) for speed in (median(speeds), min(speeds), max(speeds))))


def row(name: str, *figures: str) -> str:
    return f"{name:44}" + "".join(f"{figure:>14}" for figure in figures)
