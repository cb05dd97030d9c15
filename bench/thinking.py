"""How fast rules are where nobody looks on: random and greedy decisions, steps of environments and iterations of the
search, each a second of one core's time; how large a state is; and what compiling costs.

    python bench/thinking.py [--against CHECKOUT] [--rounds 15] [--seconds 0.2] [GAME ...]
    python bench/thinking.py --compile [--against CHECKOUT] [GAME ...]

With a checkout of the code from before, the two measure in turn, a moment each, and the figures are the medians of all
rounds. Time is that of the processor, not of the clock. `--compile` compiles all that `make warm` does into an empty
folder, in a process for each game and mode."""

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
from subprocess import PIPE

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


def measure(name: str, seconds: float) -> None:
    """Write the figures of one game at its fullest table, with the code of the folder that this process stands in: a
    line for each that is read."""
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
    while (seat := match.current_seat) is not None and len(views) < POSITIONS:
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
    sizes = {
        "bytes": getattr(game, "silent_state", game.state).itemsize,
        "bytes with events": game.state.itemsize,
    }
    measured: dict[str, Callable[[], int]] = {
        "random decisions": lambda: decisions("random", GAMES),
        "greedy decisions": lambda: decisions("greedy", GAMES // 50),
        "environment steps": steps,
        "search iterations": iterations,
    }
    for work in measured.values():
        work()  # which loads the compiled code
    for _ in sys.stdin:
        print(json.dumps(sizes | {what: rate(work, seconds) for what, work in measured.items()}), flush=True)


def run(checkout: Path, *arguments: str, **settings: str) -> str:
    """What Python writes with the code of a checkout."""
    environment = {**os.environ, "PYTHONPATH": str(checkout), **settings}
    command = [sys.executable, *arguments]
    return subprocess.run(command, cwd=checkout, env=environment, check=True, capture_output=True, text=True).stdout


def measured(checkout: Path, game: str, seconds: float) -> Callable[[], dict[str, float]]:
    """A process with the code of a checkout; each call is a round."""
    command = [sys.executable, str(Path(__file__).resolve()), "--seconds", str(seconds), "--one", game]
    process = subprocess.Popen(
        command, cwd=checkout, env={**os.environ, "PYTHONPATH": str(checkout)}, text=True, stdin=PIPE, stdout=PIPE
    )
    assert process.stdin is not None
    assert process.stdout is not None
    ask, answer = process.stdin, process.stdout

    def measure_again() -> dict[str, float]:
        print(file=ask, flush=True)
        found: dict[str, float] = json.loads(answer.readline())
        return found

    return measure_again


def compiled(checkout: Path, game: str, _: float) -> Callable[[], dict[str, float]]:
    """The processor time of compiling a game in both modes, at each call."""

    def compile_again() -> dict[str, float]:
        found = {}
        for mode in MODES:
            with tempfile.TemporaryDirectory() as folder:
                before = resource.getrusage(resource.RUSAGE_CHILDREN)
                run(checkout, "-m", "iacta", "warm", game, "--mode", mode, IACTA_CACHE=folder)
                after = resource.getrusage(resource.RUSAGE_CHILDREN)
            found[f"seconds, {mode}"] = after.ru_utime - before.ru_utime
        return found

    return compile_again


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("games", nargs="*", metavar="GAME")
    arguments.add_argument("--against", type=Path, help="a checkout of other code, measured in turn with this one")
    arguments.add_argument("--rounds", type=int, default=None, help="15 if not said; of compiling 1")
    arguments.add_argument("--seconds", type=float, default=0.2, help="of processor time for each figure")
    arguments.add_argument("--compile", action="store_true", help="measure what compiling costs, and nothing else")
    arguments.add_argument("--one", help=argparse.SUPPRESS)
    given = arguments.parse_args()
    if given.one:
        measure(given.one, given.seconds)
        return
    games = given.games or run(HERE, "-m", "iacta", "games", "--names").split()
    checkouts = {"this": HERE, **({"that": given.against.resolve()} if given.against else {})}
    work = compiled if given.compile else measured
    for game in games:
        measures = {which: work(checkout, game, given.seconds) for which, checkout in checkouts.items()}
        rounds: dict[str, list[dict[str, float]]] = {which: [] for which in checkouts}
        for _ in range(given.rounds or (1 if given.compile else 15)):
            for which, measure_again in measures.items():
                rounds[which].append(measure_again())
        for what in rounds["this"][0]:
            middle = {which: median(one[what] for one in found) for which, found in rounds.items()}
            ratio = f"{middle['this'] / middle['that']:6.2f} ×" if given.against else ""
            print(f"{game:15}{what:20}", *(f"{which} {it:11,.0f}" for which, it in middle.items()), ratio, flush=True)


if __name__ == "__main__":
    main()
