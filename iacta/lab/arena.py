"""The arena: bots meet two by two on duplicate deals, on every core. What comes of it follows from the contest alone,
whatever the number of threads, unless a bot thinks by the clock."""

from __future__ import annotations

import os
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass
from pathlib import Path

from iacta.engine.compiling.rulebook import rulebook
from iacta.lab.arena_file import opened
from iacta.lab.contest import Contest
from iacta.lab.encounter import Encounter, Lounge, play_encounter
from iacta.lab.simulate import check_threads


@dataclass(frozen=True)
class Outcome:
    """What came of a contest: all its encounters, deal by deal and pair by pair."""

    contest: Contest
    encounters: list[Encounter]


def arena(
    contest: Contest,
    *,
    threads: int | None = None,
    save: Path | None = None,
    progress: Callable[[int], None] = lambda _: None,
) -> Outcome:
    """Play a contest. `save` is a file that keeps every encounter as soon as it is over: a contest that was interrupted
    goes on from there, and so does one of which more games are wanted. `progress` is told of games that are over."""
    check_threads(threads)
    rulebook(contest.game, contest.mode)  # made once, and not by each thread
    with opened(save, contest) as file:
        over = {(encounter.deal, encounter.pair): encounter for encounter in file.found}
        if over:
            progress(len(over) * len(contest.seatings))

        def keep(encounter: Encounter) -> None:
            file.add(encounter)
            over[encounter.deal, encounter.pair] = encounter
            progress(len(encounter.places))

        before = frozenset(over)
        play_all(contest, (which for which in contest.encounters() if which not in before), threads, keep)
    return Outcome(contest, [over[which] for which in contest.encounters()])


def play_all(
    contest: Contest, left: Iterator[tuple[int, int]], threads: int | None, keep: Callable[[Encounter], None]
) -> None:
    """Play what is left, and keep each encounter as soon as it is over. Bots think without Python's lock, so threads
    are enough. On an error, or Ctrl-C, the games that run are given up and those that are over are kept."""
    workers = threads or os.cpu_count() or 1
    stop, own = threading.Event(), threading.local()
    running: set[Future[Encounter]] = set()

    def play(deal: int, pair: int) -> Encounter:
        if not hasattr(own, "lounge"):
            own.lounge = Lounge(contest)
        return play_encounter(contest, own.lounge, deal, pair, stop)

    def collect() -> None:
        for future in wait(running, return_when=FIRST_COMPLETED).done:
            running.remove(future)
            keep(future.result())

    with ThreadPoolExecutor(workers) as pool:
        try:
            for which in left:
                running.add(pool.submit(play, *which))
                if len(running) >= 2 * workers:  # enough that nobody waits for work
                    collect()
            while running:
                collect()
        except BaseException:
            stop.set()
            for future in running:
                future.cancel()
            for future in wait(running).done:
                if not future.cancelled() and future.exception() is None:
                    keep(future.result())
            raise
