"""The tests with every mutant, each in a process of its own that is forked when the tests are collected.

First they run with the rules as they are, to see which tests call which rules: a mutant is tried only with the tests
that call its rule, for the others cannot notice."""

from __future__ import annotations

import json
import os
import signal
import sys
import time
import traceback
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import zip_longest
from types import FrameType

import pytest

from tests.mutation.mutants import Mutant
from tests.mutation.plugin import become, code_in_use

AT_ONCE = 2
REMEMBERED = 40  # tests that killed lately are tried first: mutants of one rule mostly fall to the same
ENDLESS = "an endless loop"
LONGER = 40  # so much longer may a test take while its calls are watched
SLACK = 2  # and a slow test with a mutant, than it took then

Items = list[pytest.Item]


class Failures:
    """A plugin that hears of failures."""

    def __init__(self) -> None:
        self.tests: list[str] = []

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.tests.append(report.nodeid)


@dataclass(frozen=True)
class Watched:
    """What a test does without a mutant."""

    mutants: list[int]  # the numbers of those whose rules it calls
    seconds: float  # the processor's time that it takes while its calls are watched


def outcomes(
    session: pytest.Session, items: Items, seconds: Callable[[pytest.Item], float]
) -> Iterator[tuple[pytest.Item, bool]]:
    """Run the tests; after each whether it has failed. One that takes too long ends the process."""
    failures = Failures()
    session.config.pluginmanager.register(failures)
    for item, following in zip_longest(items, items[1:]):
        signal.setitimer(signal.ITIMER_PROF, seconds(item))
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
        yield item, bool(failures.tests)


def first_failure(session: pytest.Session, items: Items, tests: dict[str, Watched]) -> str:
    """The first of these tests that fails; none if all pass."""

    def seconds(item: pytest.Item) -> float:
        return max(session.config.option.seconds, SLACK * tests[item.nodeid].seconds)

    for item, failed in outcomes(session, items, seconds):
        if failed:
            return item.nodeid
    return ""


def watched(session: pytest.Session, mutants: list[Mutant]) -> str:
    """For every test what it does, or the first test that fails, as JSON."""
    numbers: dict[int, list[int]] = {}
    for number, mutant in enumerate(mutants):
        numbers.setdefault(id(code_in_use(mutant)), []).append(number)
    called: set[int] = set()
    tests: dict[str, tuple[list[int], float]] = {}

    def note(frame: FrameType, event: str, argument: object) -> None:
        called.add(id(frame.f_code))

    sys.settrace(note)
    began = time.process_time()
    for item, failed in outcomes(session, session.items, lambda _: LONGER * float(session.config.option.seconds)):
        if failed:
            return json.dumps(item.nodeid)
        ended = time.process_time()
        found = [number for code in called & numbers.keys() for number in numbers[code]]
        tests[item.nodeid] = found, ended - began
        called.clear()
        sys.settrace(note)  # a test that reaches the end of the stack ends the watching too
        began = ended
    return json.dumps(tests)


@dataclass(frozen=True)
class Child:
    """A process that works and says a word."""

    number: int
    pipe: int
    began: float

    def said(self, status: int | None = None) -> str:
        """What it said, when it has ended; with that status, if somebody has seen it end."""
        with os.fdopen(self.pipe, encoding="utf-8") as pipe:
            word = pipe.read()
        if status is None:
            status = os.waitpid(self.number, 0)[1]
        code = os.waitstatus_to_exitcode(status)
        if code == -signal.SIGPROF:
            return ENDLESS
        if code != 0:
            raise pytest.UsageError(f"a mutant could not be tried: {word or f'its process ended with {code}'}")
        return word


def forked(work: Callable[[], str]) -> Child:
    reading, writing = os.pipe()
    began = time.monotonic()
    number = os.fork()
    if number == 0:
        status = 1
        try:
            nowhere = os.open(os.devnull, os.O_WRONLY)
            os.dup2(nowhere, 1)
            os.dup2(nowhere, 2)
            with os.fdopen(writing, "w", encoding="utf-8") as pipe:
                try:
                    pipe.write(work())
                    status = 0
                except BaseException:  # noqa: BLE001  # told to the parent
                    pipe.write(traceback.format_exc())
        finally:
            os._exit(status)  # never go on as the parent does
    os.close(writing)
    return Child(number, reading, began)


class Trial:
    """Runs the tests with every mutant instead of once."""

    def __init__(self, mutants: list[Mutant], file: int) -> None:
        self.mutants = mutants
        self.file = file

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        if session.testsfailed:
            raise pytest.UsageError("the tests cannot be collected")
        for fate in self.fates(session, self.tests(session)):
            os.write(self.file, (json.dumps(fate, ensure_ascii=False) + "\n").encode())
        return True

    def tests(self, session: pytest.Session) -> dict[str, Watched]:
        """Every test, which must pass without a mutant, with what it does."""
        word = forked(lambda: watched(session, self.mutants)).said()
        found = word if word == ENDLESS else json.loads(word)
        if isinstance(found, str):
            raise pytest.UsageError(f"without a mutant the tests fail: {found}")
        return {test: Watched(*seen) for test, seen in found.items()}

    def fates(self, session: pytest.Session, tests: dict[str, Watched]) -> Iterator[dict[str, object]]:
        left = list(enumerate(self.mutants))[::-1]
        running: dict[int, tuple[Mutant, Child]] = {}
        likely: list[str] = []

        def rank(item: pytest.Item) -> tuple[int, int]:
            """Tests that killed lately first, then those that call few rules."""
            place = likely.index(item.nodeid) if item.nodeid in likely else len(likely)
            return place, len(tests[item.nodeid].mutants)

        def work(number: int, mutant: Mutant) -> str:
            items = sorted((item for item in session.items if number in tests[item.nodeid].mutants), key=rank)
            become(mutant)
            return first_failure(session, items, tests)

        while left or running:
            while left and len(running) < AT_ONCE:
                number, mutant = left.pop()
                child = forked(lambda number=number, mutant=mutant: work(number, mutant))
                running[child.number] = mutant, child
            ended, status = os.wait()
            mutant, child = running.pop(ended)
            by = child.said(status)
            likely = [by, *(test for test in likely if test != by)][:REMEMBERED]
            seconds = round(time.monotonic() - child.began, 2)
            yield {"mutant": mutant.name, "killed": bool(by), "by": by, "seconds": seconds}
