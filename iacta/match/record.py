"""Records: a match as JSON lines that a person can read and anybody can check. Every line carries a check of itself
and all lines before it, so that a changed line is found and named."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from iacta.engine.compiling.rule import Mode
from iacta.engine.rules.batch import MOST_SEATS
from iacta.engine.rules.events import KIND
from iacta.engine.rules.game import Cards, Game
from iacta.engine.words.errors import BadRecord, IactaError, shown
from iacta.games import load_game
from iacta.match.luck import SECRET_BYTES, commitment

if TYPE_CHECKING:
    from iacta.match.log import Entry
    from iacta.match.match import Match

FORMAT = 1
LONGEST_LINE = 100_000
CHECK = "check"
SEAT_NAMES = {str(seat): seat for seat in range(MOST_SEATS)}


def chained(check: str, line: dict[str, Any]) -> str:
    """The check of a line: a hash of the check before it and of what it says."""
    said = json.dumps(line, sort_keys=True, ensure_ascii=True, separators=(",", ":"))
    return hashlib.sha256(f"{check}\n{said}".encode()).hexdigest()[:16]


def write(match: Match, *, private: bool) -> str:
    """The record of a match."""
    closed = set() if private or match.over else still_closed(match)
    lines = [
        header(match),
        *(entry_line(match, n, entry, opened=n not in closed) for n, entry in enumerate(match.log, 1)),
    ]
    lines.append(closing(match, private=private))
    text, check = [], ""
    for line in lines:
        check = chained(check, line)
        text.append(json.dumps({**line, CHECK: check}, ensure_ascii=False))
    return "\n".join(text) + "\n"


def header(match: Match) -> dict[str, Any]:
    return {
        "iacta": FORMAT,
        "game": match.game.name,
        "rules": match.game.rules_version,
        "seats": match.seats,
        "options": match.options,
        "cards": match.cards.digest,
        "match": match.id,
        "words": list(match.entropy),
        "commitment": match.commitment,
    }


def still_closed(match: Match) -> set[int]:
    """The numbers of the sealed entries that nobody has turned up: those made last, and those taken back before."""
    if not match.game.opened_by:
        return set()
    opening = match.game.events.index(match.game.opened_by)
    closed, done = set(), list[int]()
    for number, entry in enumerate(match.log, 1):
        if entry.is_undo:
            done.pop()
            continue
        done.append(number)
        if entry.is_sealed:
            closed.add(number)
        if (entry.events[:, KIND] == opening).any():
            closed.difference_update(done)
    return closed


def entry_line(match: Match, number: int, entry: Entry, *, opened: bool) -> dict[str, Any]:
    if entry.is_undo:
        return {"n": number, "undo": entry.seat, "consent": list(entry.consent)}
    texts = {str(seat): match.game.actions.text(action) for seat, action in entry.plays}
    if entry.is_sealed:
        return {"n": number, "sealed": texts if opened else dict.fromkeys(texts)}
    return {"n": number, "seat": entry.seat, "play": texts[str(entry.seat)]}


def closing(match: Match, *, private: bool) -> dict[str, Any]:
    """The last line: how the match ended, or that it runs. Without it a record was cut off."""
    secret = {"secret": match.secret.hex()} if private or match.over else {}
    if match.over:
        return {"end": match.ending, "points": match.scores, "places": match.places, **secret}
    choices = {str(seat): match.game.actions.text(action) for seat, action in sorted(match.waiting.items())}
    waiting = {"waiting": choices} if private and choices else {}
    return {"running": match.version, **waiting, **secret}


def checked_lines(text: str) -> list[dict[str, Any]]:
    """The lines of a record, each read and its check compared."""
    if not isinstance(text, str):
        raise BadRecord("record-no-text")
    if not text.strip():
        raise BadRecord("record-empty", line=1)
    check, lines = "", []
    for number, raw in enumerate(text.splitlines(), 1):
        if len(raw) > LONGEST_LINE:
            raise BadRecord("record-line-too-long", line=number)
        line = parsed(raw, number)
        said = line.pop(CHECK, None)
        check = chained(check, line)
        if said != check:
            raise BadRecord("record-changed", line=number)
        lines.append(line)
    if len(lines) < 2 or not {"end", "running"} & set(lines[-1]):
        raise BadRecord("record-cut-off", line=len(lines))
    return lines


def parsed(raw: str, number: int) -> dict[str, Any]:
    try:
        line = json.loads(raw, object_pairs_hook=without_twins)
    except (ValueError, RecursionError):
        raise BadRecord("record-no-json", line=number) from None
    if not isinstance(line, dict):
        raise BadRecord("record-no-object", line=number)
    return line


def without_twins(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """A JSON object; a name that stands in it twice is an error."""
    line = dict(pairs)
    if len(line) != len(pairs):
        raise ValueError("a name stands twice")
    return line


def game_of(text: str) -> Game:
    """The game that a record is of."""
    return named_game(checked_lines(text)[0])


def named_game(head: dict[str, Any]) -> Game:
    if not isinstance(head.get("game"), str):
        raise BadRecord("record-lacks", line=1, key=shown("game"))
    try:
        return load_game(head["game"])
    except IactaError as error:
        raise BadRecord("record-of-no-match", line=1, why=error) from None


KEYS_OF_HEADER = {"iacta", "game", "rules", "seats", "options", "cards", "match", "words", "commitment"}
KEYS_OF_ENTRIES = ({"n", "seat", "play"}, {"n", "sealed"}, {"n", "undo", "consent"})
KEYS_OF_END = {"end", "points", "places", "secret"}
KEYS_OF_RUNNING = {"running", "waiting", "secret"}
TABLE = "table"  # who sits where: not the match's business, but a saved table may say it


def check_keys(lines: list[dict[str, Any]]) -> None:
    """Every line says what a line of its sort says, and nothing else."""
    if set(lines[0]) - {TABLE} != KEYS_OF_HEADER:
        raise BadRecord("record-first-line", line=1)
    for number, line in enumerate(lines[1:-1], 2):
        if set(line) not in KEYS_OF_ENTRIES:
            raise BadRecord("record-no-entry", line=number)
    last = set(lines[-1])
    if not (last == KEYS_OF_END or ("running" in last and last <= KEYS_OF_RUNNING)):
        raise BadRecord("record-last-line", line=len(lines))


def read(text: str, *, cards: Cards | None, mode: Mode | None) -> Match:
    """Replay a record, with the cards it was played with."""
    lines = checked_lines(text)
    last = len(lines)
    match = begun(lines[0], lines[-1], last, cards, mode)
    for number, line in enumerate(lines[1:-1], 2):
        if not is_number(line.get("n"), number - 1):
            raise BadRecord("record-other-entry", line=number, entry=str(number - 1))
        try:
            enter(match, line, number)
        except BadRecord:
            raise
        except IactaError as error:
            raise BadRecord("record-not-done", line=number, why=error) from None
    finish(match, lines[-1], last)
    check_keys(lines)
    return match


def is_number(said: object, due: int) -> bool:
    """Whether a line says this number; to Python, true is 1 and 1.0 too."""
    return type(said) is int and said == due


# The lines are checked here and by the match, not by pydantic as those of an arena: what the match says of a seat or a
# name is clearer, a check would take four times as long, and every program that replays a record would load it first.
def begun(head: dict[str, Any], tail: dict[str, Any], last: int, cards: Cards | None, mode: Mode | None) -> Match:
    """The match as dealt, from the first line and the secret in the last."""
    from iacta.match.match import Match

    if not is_number(head.get("iacta"), FORMAT):
        raise BadRecord("record-other-format", line=1, format=str(FORMAT))
    for field, kind in (("seats", int), ("options", dict), ("match", str), ("words", list)):
        if not isinstance(head.get(field), kind):
            raise BadRecord("record-lacks", line=1, key=shown(field))
    game = named_game(head)
    if not is_number(head.get("rules"), game.rules_version):
        version, now = shown(head.get("rules")), str(game.rules_version)
        raise BadRecord("record-other-rules", line=1, version=version, now=now)
    cards = cards or game.load_cards(None)
    if head.get("cards") != cards.digest:
        raise BadRecord("record-other-cards", line=1)
    if {option.name for option in game.options} - set(head["options"]):
        raise BadRecord("record-lacks-options", line=1)
    secret = secret_of(head, tail, last)
    try:
        return Match(
            game,
            head["seats"],
            head["options"],
            cards=cards,
            id=head["match"],
            entropy=head["words"],
            secret=secret,
            mode=mode,
        )
    except IactaError as error:
        raise BadRecord("record-of-no-match", line=1, why=error) from None


def secret_of(head: dict[str, Any], tail: dict[str, Any], last: int) -> bytes:
    if "secret" not in tail:
        raise BadRecord("record-still-running", line=last)
    try:
        secret = bytes.fromhex(tail["secret"])
    except (TypeError, ValueError):
        raise BadRecord("record-unreadable-secret", line=last) from None
    if len(secret) != SECRET_BYTES or commitment(secret) != head.get("commitment"):
        raise BadRecord("record-other-secret", line=last)
    return secret


def plays_of(line: dict[str, Any], number: int) -> Iterator[tuple[int, str]]:
    """The decisions of a line, by seat."""
    if isinstance(line.get("sealed"), dict):
        for seat, text in line["sealed"].items():
            if seat not in SEAT_NAMES or not isinstance(text, str):
                raise BadRecord("record-sealed-entry", line=number)
            yield SEAT_NAMES[seat], text
    elif isinstance(line.get("play"), str):
        yield line.get("seat"), line["play"]  # type: ignore[misc]  # the match checks the seat
    else:
        raise BadRecord("record-no-entry", line=number)


def enter(match: Match, line: dict[str, Any], number: int) -> None:
    """Do again what a line says."""
    if "undo" in line:
        consent = line.get("consent", [])
        if not isinstance(consent, list):
            raise BadRecord("record-undo", line=number)
        match.undo(line["undo"], consent)
        return
    version = match.version
    if ("sealed" in line) != match.sealed:
        raise BadRecord("record-sealed-or-not", line=number)
    for seat, text in plays_of(line, number):
        match.play(seat, text)
    if match.version != version + 1:
        raise BadRecord("record-sealed-missing", line=number)


def wait(match: Match, choices: object, last: int) -> None:
    """Sealed choices that waited wait again."""
    try:
        for seat, text in plays_of({"sealed": choices}, last):
            if not match.sealed or match.waits_for == [seat]:
                raise BadRecord("record-not-waiting", line=last)
            match.play(seat, text)
    except BadRecord:
        raise
    except IactaError as error:
        raise BadRecord("record-waiting-not-done", line=last, why=error) from None


def finish(match: Match, tail: dict[str, Any], last: int) -> None:
    """The end must be as the record says."""
    if "running" in tail:
        if not is_number(tail["running"], match.version) or match.over:
            raise BadRecord("record-ran-on", line=last)
        wait(match, tail.get("waiting", {}), last)
        return
    said = [tail.get("end"), tail.get("points"), tail.get("places")]
    if json.dumps(said) != json.dumps([match.ending, match.scores, match.places]):  # where true is no 1
        raise BadRecord("record-other-end", line=last)
