"""How fast rules are where nobody looks on: random and greedy decisions, steps of environments and iterations of the
search, each a second of one core's time; how large a state is; and what compiling costs.

    python bench/thinking.py [--against CHECKOUT] [--rounds 5] [--seconds 1] [GAME ...]
    python bench/thinking.py --compile [--against CHECKOUT] [GAME ...]

With a checkout of the code from before, each round measures both, one after the other; the figures are the medians.
Time is that of the processor, not of the clock, so that other work on the machine does less harm. `--compile` compiles
all that `make warm` does into an empty folder, in a process for each game and mode."""

from __future__ import annotations

import argparse
import json
import os
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median

HERE = Path(__file__).resolve().parents[1]
ENVIRONMENTS = 256
ITERATIONS = 400  # of a search; all that it grows is then small
POSITIONS = 8
GAMES = 500  # of random bots in one go; of greedy ones a fiftieth
MODES = ("compiled", "checked")


def rate(work: Callable[[], int], seconds: float) -> float:
    """How many of what `work` counts it does in a second of processor time."""
    done, began = 0, time.process_time()
    while (spent := time.process_time() - began) < seconds:
        done += work()
    return done / spent


def measure(name: str, seconds: float) -> dict[str, float]:
    """The figures of one game at its fullest table, with the code of the folder that this process stands in."""
    import numpy as np

    from iacta.adapters.vector import VectorEnv
    from iacta.bots import make_bot, new_generator
    from iacta.bots.search import Search
    from iacta.games import load_game
    from iacta.lab.simulate import simulate
    from iacta.match import Match

    game = load_game(name)
    seats = game.seats[1]
    numbers, cards = game.option_numbers(seats, {}), game.load_cards(None)

    def decisions(bot: str, games: int) -> int:
        return int(simulate(game, numbers, games, bots=[bot], cards=cards, threads=1).decisions.sum())

    env, rng = VectorEnv(game, ENVIRONMENTS, seats=seats, threads=1), np.random.default_rng(1)

    def steps() -> int:
        # The same numbers are drawn for both, so both make the same decisions.
        wanted = rng.random(ENVIRONMENTS) * env.now.masks.sum(axis=1)
        env.step((env.now.masks.cumsum(axis=1) > wanted[:, None]).argmax(axis=1))
        return ENVIRONMENTS

    match, bot = Match(game, seats, {}, id="bench", secret=bytes(32), mode="compiled"), make_bot("random", game)
    generator = new_generator(1)
    views: list[tuple[np.ndarray, int]] = []
    while (seat := match.asked) is not None and len(views) < POSITIONS:
        view, mask = match.view_record(seat), match.mask(seat)
        if match.version % 5 == 0 and np.count_nonzero(mask) > 1:
            views.append((view, seat))
        match.play(seat, bot.choose(view, mask, seat, generator))
    search = Search(game, cards, "compiled", iterations=ITERATIONS)

    def iterations() -> int:
        for view, seat in views:
            search.consider(view, seat, new_generator(2))
        return ITERATIONS * len(views)

    env.reset()
    found: dict[str, float] = {
        "bytes": getattr(game, "silent_state", game.state).itemsize,
        "bytes with events": game.state.itemsize,
    }
    for what, work in {
        "random decisions": lambda: decisions("random", GAMES),
        "greedy decisions": lambda: decisions("greedy", GAMES // 50),
        "environment steps": steps,
        "search iterations": iterations,
    }.items():
        work()  # which loads the compiled code
        found[what] = rate(work, seconds)
    return found


def run(checkout: Path, *arguments: str, **settings: str) -> str:
    """What Python writes with the code of a checkout."""
    environment = {**os.environ, "PYTHONPATH": str(checkout), **settings}
    command = [sys.executable, *arguments]
    return subprocess.run(command, cwd=checkout, env=environment, check=True, capture_output=True, text=True).stdout


def measured(checkout: Path, game: str, seconds: float) -> dict[str, float]:
    text = run(checkout, str(Path(__file__).resolve()), "--seconds", str(seconds), "--one", game)
    found: dict[str, float] = json.loads(text)
    return found


def compiled(checkout: Path, game: str, _: float) -> dict[str, float]:
    """The processor time of compiling a game in both modes."""
    found = {}
    for mode in MODES:
        with tempfile.TemporaryDirectory() as folder:
            before = resource.getrusage(resource.RUSAGE_CHILDREN)
            run(checkout, "-m", "iacta", "warm", game, "--mode", mode, IACTA_CACHE=folder)
            after = resource.getrusage(resource.RUSAGE_CHILDREN)
        found[f"seconds, {mode}"] = after.ru_utime - before.ru_utime
    return found


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("games", nargs="*", metavar="GAME")
    arguments.add_argument("--against", type=Path, help="a checkout of other code, measured in turn with this one")
    arguments.add_argument("--rounds", type=int, default=None, help="5 if not said; of compiling 1")
    arguments.add_argument("--seconds", type=float, default=1.0, help="of processor time for each figure")
    arguments.add_argument("--compile", action="store_true", help="measure what compiling costs, and nothing else")
    arguments.add_argument("--one", help=argparse.SUPPRESS)
    given = arguments.parse_args()
    if given.one:
        print(json.dumps(measure(given.one, given.seconds)))
        return
    games = given.games or run(HERE, "-m", "iacta", "games", "--names").split()
    checkouts = {"this": HERE, **({"that": given.against.resolve()} if given.against else {})}
    work = compiled if given.compile else measured
    for game in games:
        rounds: dict[str, list[dict[str, float]]] = {which: [] for which in checkouts}
        for _ in range(given.rounds or (1 if given.compile else 5)):
            for which, checkout in checkouts.items():
                rounds[which].append(work(checkout, game, given.seconds))
        for what in rounds["this"][0]:
            middle = {which: median(one[what] for one in found) for which, found in rounds.items()}
            ratio = f"{middle['this'] / middle['that']:9.2f} ×" if given.against else ""
            print(f"{game:15}{what:20}", *(f"{which} {it:12,.1f}" for which, it in middle.items()), ratio, flush=True)


if __name__ == "__main__":
    main()
