"""The file of an arena: one JSON line that says what is played, then one for every encounter, in the order in which
they ended. It is only ever added to; a contest goes on where its file ends."""

from __future__ import annotations

import contextlib
import json
import os
import stat
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, BinaryIO

from pydantic import (
    BaseModel,
    BeforeValidator,
    ConfigDict,
    FailFast,
    Field,
    NonNegativeInt,
    PositiveInt,
    ValidationError,
)

from iacta.bots import BOTS_VERSION
from iacta.engine.words.errors import BadFile, shown
from iacta.lab.contest import Contest
from iacta.lab.encounter import Encounter
from iacta.lab.report import TEXT
from iacta.lab.thinking_times import LAST_CLASS, ThinkingTimes
from iacta.match.record import without_twins

FORMAT = 2
CLASSES = {str(number): number for number in range(LAST_CLASS + 1)}


class BadResults(BadFile):
    """The file of an arena cannot be read, or is that of another contest; it is left as it is."""


class NoFile:
    """What stands for the file where nothing is saved."""

    found: tuple[Encounter, ...] = ()

    def add(self, encounter: Encounter) -> None:
        """Forget it."""


class ArenaFile:
    """An open file: what was found in it, and room for more."""

    def __init__(self, path: Path, file: BinaryIO, contest: Contest) -> None:
        self.path = path
        self.file = file
        self.contest = contest
        head = line_of(header(contest))
        content = file.read()
        lines = content.split(b"\n")[:-1]  # what has no end was cut off by a crash
        if not lines and head.startswith(content):
            self.found, self.length = list[Encounter](), 0
            self.append(head)
            return
        self.found, games = read(lines, contest)
        self.length = sum(len(line) + 1 for line in lines)
        if games < contest.games_of_a_pair:
            self.append(line_of({"games": contest.games_of_a_pair}))

    def add(self, encounter: Encounter) -> None:
        """Keep an encounter."""
        self.append(line_of(written(encounter, self.contest)))

    def append(self, line: bytes) -> None:
        """A line is in the file as a whole, or not at all."""
        try:
            self.file.seek(self.length)
            self.file.truncate()
            left = line
            while left:  # a disk may take only a part
                left = left[self.file.write(left) :]
        except OSError as error:
            with contextlib.suppress(OSError):
                self.file.truncate(self.length)
            raise OSError(error.errno, error.strerror, str(self.path)) from error
        self.length += len(line)


@contextlib.contextmanager
def opened(path: Path | None, contest: Contest) -> Iterator[ArenaFile | NoFile]:
    """The file of a contest, read and checked. Where there is none it is begun; nothing is changed in one that does not
    fit the contest, or that another arena is writing to."""
    if path is None:
        yield NoFile()
        return
    if path.exists() and not stat.S_ISREG(path.stat().st_mode):
        raise BadResults("results-no-file", TEXT, path=shown(str(path)))
    number = os.open(path, os.O_RDWR | os.O_CREAT, 0o666)
    with os.fdopen(number, "r+b", buffering=0) as file:
        if not locked(file):
            raise BadResults("results-in-use", TEXT, path=shown(str(path)))
        yield ArenaFile(path, file, contest)
        os.fsync(number)


def locked(file: BinaryIO) -> bool:
    """Whether the file is ours alone until it is closed; a system without locks does not tell."""
    try:
        import fcntl
    except ImportError:
        return True
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    except OSError:  # such as a disk in the network that knows no locks
        return True
    return True


def line_of(said: dict[str, Any]) -> bytes:
    return json.dumps(said, separators=(",", ":")).encode() + b"\n"


def header(contest: Contest) -> dict[str, Any]:
    """Everything that decides how the games go."""
    return {
        "arena": FORMAT,
        "game": contest.game.name,
        "rules": contest.game.rules_version,
        "cards": contest.printed.digest,
        "seats": contest.seats,
        "options": contest.options,
        "bots": list(contest.bots),
        "ways": BOTS_VERSION,
        "seed": contest.seed,
        "games": contest.games_of_a_pair,
    }


def written(encounter: Encounter, contest: Contest) -> dict[str, Any]:
    return {
        "deal": encounter.deal,
        "bots": list(contest.pairs[encounter.pair]),
        "places": [list(game) for game in encounter.places],
        "thinking": [
            {
                "decisions": thinking.decisions,
                "choices": thinking.choices,
                "nanoseconds": thinking.nanoseconds,
                "times": {str(number): thinking.times[number] for number in sorted(thinking.times)},
            }
            for thinking in encounter.thinking
        ],
    }


def read(lines: list[bytes], contest: Contest) -> tuple[list[Encounter], int]:
    """The encounters in the lines of a file, and how many games of a pair it is meant for."""
    games = read_header(parsed(lines[0], 1) if lines else {}, contest)
    found: dict[tuple[int, int], Encounter] = {}
    for number, raw in enumerate(lines[1:], 2):
        line = parsed(raw, number)
        if set(line) == {"games"}:
            games = read_games(line["games"], games + 1, contest, number)
            continue
        encounter = read_encounter(line, games, contest, number)
        if (encounter.deal, encounter.pair) in found:
            raise BadResults("results-twice", TEXT, line=number, deal=str(encounter.deal))
        found[encounter.deal, encounter.pair] = encounter
    if games > contest.games_of_a_pair:
        wanted = contest.games_of_a_pair
        raise BadResults("results-of-more-games", TEXT, line=1, there=games, here=wanted)
    return list(found.values()), games


def parsed(raw: bytes, number: int) -> dict[str, Any]:
    try:
        line = json.loads(raw, object_pairs_hook=without_twins)
    except (ValueError, RecursionError):
        raise BadResults("results-no-json", TEXT, line=number) from None
    if not isinstance(line, dict):
        raise BadResults("results-no-object", TEXT, line=number)
    return line


def read_header(head: dict[str, Any], contest: Contest) -> int:
    """The games of a pair that the first line names, if it is that of the contest."""
    due = header(contest)
    if not same(head.get("arena"), FORMAT):
        raise BadResults("results-other-format", TEXT, line=1, format=str(FORMAT))
    if set(head) != set(due):
        raise BadResults("results-first-line", TEXT, line=1)
    for key in due:
        if key != "games" and not same(head[key], due[key]):
            there, here = shown(head[key]), shown(due[key])
            raise BadResults("results-of-others", TEXT, line=1, key=shown(key), there=there, here=here)
    return read_games(head["games"], 1, contest, 1)


def read_games(said: object, least: int, contest: Contest, number: int) -> int:
    if type(said) is not int or said < least or said % len(contest.seatings):
        raise BadResults("results-no-games", TEXT, line=number, games=shown(said))
    return said


def same(said: object, due: object) -> bool:
    """Whether two things are the same in JSON, where true is no 1."""
    return json.dumps(said, sort_keys=True) == json.dumps(due, sort_keys=True)


class Thought(BaseModel):
    """How one bot has thought, as a line tells it: its choices by the name of their class of time."""

    model_config = ConfigDict(strict=True, extra="forbid")  # strict: true is no 1, and 1.0 neither

    decisions: NonNegativeInt
    choices: NonNegativeInt
    nanoseconds: NonNegativeInt
    times: dict[Annotated[int, BeforeValidator(CLASSES.get)], NonNegativeInt]

    @property
    def adds_up(self) -> bool:
        return sum(self.times.values()) == self.choices <= self.decisions

    def tally(self) -> ThinkingTimes:
        return ThinkingTimes(self.decisions, self.choices, self.nanoseconds, Counter(self.times))


class Line(BaseModel):
    """What a line tells of an encounter; whether it is possible in a contest, `impossible` says."""

    model_config = ConfigDict(strict=True, extra="forbid")

    bots: Annotated[list[str], FailFast()]
    deal: NonNegativeInt
    places: Annotated[list[Annotated[list[PositiveInt], FailFast()]], FailFast()]
    thinking: Annotated[list[Thought], Field(min_length=2, max_length=2), FailFast()]


def read_encounter(line: dict[str, Any], games: int, contest: Contest, number: int) -> Encounter:
    """What a line tells; it must be possible in the contest."""
    deals = games // len(contest.seatings)
    try:
        read = Line.model_validate(line)
        wrong = impossible(read, deals, contest)
    except ValidationError as error:
        wrong = wrong_part(error)
    if wrong == "bots":
        raise BadResults("results-no-pair", TEXT, line=number, bots=shown(line["bots"]))
    if wrong == "deal":
        raise BadResults("results-no-deal", TEXT, line=number, last=str(deals - 1), deal=shown(line["deal"]))
    if wrong == "places":
        raise BadResults("results-no-places", TEXT, line=number)
    if wrong == "thinking":
        raise BadResults("results-no-thinking", TEXT, line=number)
    if wrong is not None:
        raise BadResults("results-no-encounter", TEXT, line=number)
    first, second = read.thinking
    pair = contest.pairs.index((read.bots[0], read.bots[1]))
    return Encounter(read.deal, pair, tuple(map(tuple, read.places)), (first.tally(), second.tally()))


def wrong_part(error: ValidationError) -> str:
    """The first part of a line that is not as it should be; none in particular if one is missing or too many."""
    found = error.errors(include_url=False, include_context=False, include_input=False)
    if any(len(each["loc"]) == 1 and each["type"] in ("missing", "extra_forbidden") for each in found):
        return ""
    return str(found[0]["loc"][0])


def impossible(read: Line, deals: int, contest: Contest) -> str | None:
    """The first part of a line that cannot be in this contest."""
    if tuple(read.bots) not in contest.pairs:
        return "bots"
    if read.deal >= deals:
        return "deal"
    last = contest.seats
    games = [len(game) == last and min(game) == 1 and max(game) <= last for game in read.places]
    if len(games) != len(contest.seatings) or not all(games):
        return "places"
    return None if all(thought.adds_up for thought in read.thinking) else "thinking"
