"""Tables to test at, and everything that can be asked of a match."""

import json
import random
from dataclasses import astuple

import numpy as np

from iacta.engine.words.errors import IactaError
from iacta.games import load_game
from iacta.match import Match
from iacta.match.record import CHECK, chained
from tests.sealed_bids import GAME as SEALED_BIDS

LUSITANIA = load_game("lusitania-xxi")
SPECTATOR = 4
ODD = [
    True,
    False,
    None,
    0.0,
    1.0,
    float("nan"),
    float("inf"),
    -1,
    10**9,
    10**30,
    10**5000,
    -(10**5000),
    np.int64(0),
    np.int8(1),
    np.float64(0),
    "",
    "0",
    "x" * 1_000_000,
    b"bid 1",
    [],
    [0],
    {},
    (0,),
    {"bid": 1},
    object(),
]


def name_of(odd):
    """What a test with that odd input is called."""
    return f"{type(odd).__name__} {'huge' if isinstance(odd, int) and abs(odd) > 10**40 else repr(odd)[:12]}"


def bids(seats=2, secret=0, **options):
    """A table of Sealed Bids."""
    return Match(SEALED_BIDS, seats, options, id="bids", secret=secret.to_bytes(32), mode="interpreted")


def lusitania(seats=2, secret=0, **options):
    """A table of Lusitania XXI at which seat 0 begins."""
    options = {"first": 0, **options}
    return Match(LUSITANIA, seats, options, id="xxi", secret=secret.to_bytes(32), mode="interpreted")


def bid(match, *numbers):
    """Everybody bids, in seat order."""
    for seat, number in enumerate(numbers):
        match.play(seat, f"bid {number}")
    return match


def play(match, *texts):
    """Let the seat to act do this."""
    for text in texts:
        match.play(match.to_act[0], text)
    return match


def play_on(match, decisions=10_000, seed=0):
    """Play at random, to the end or so far."""
    choices = random.Random(seed)
    for _ in range(decisions):
        if match.over:
            break
        seat = choices.choice(match.waits_for)
        match.play(seat, choices.choice(match.legal(seat)).id)
    return match


def bytes_of(match):
    """Everything a match consists of, to be compared."""
    log = [(e.seat, e.plays, e.events.tobytes(), match.before(e).tobytes(), e.consent) for e in match.log]
    counts = [number for number, entry in enumerate(match.log) if any(entry is other for other in match.done)]
    private = match.record(private=True)
    return match.state.tobytes(), log, counts, dict(match.waiting), match.version, match.dealt.tobytes(), private


def what_is_said(call, *arguments):
    """What comes back from a call: the answer, or the error."""
    try:
        return call(*arguments)
    except IactaError as error:
        return type(error).__name__, str(error)


def seen_by(match, viewer):
    """Everything that a seat or a spectator can get out of a match without changing it, as text."""
    game = match.game
    things = [
        *game.places.names,
        *(handle for a in range(game.actions.count) for handle in game.actions.handles(a, viewer)),
    ]
    asked = sorted({*things, *game.actions.texts})
    return json.dumps(
        {
            "view": match.view(viewer),
            "events": [match.events(viewer, since) for since in range(-1, match.version + 1)],
            "legal": what_is_said(lambda: [astuple(action) for action in match.legal(viewer)]),
            "why not": [
                what_is_said(lambda what=what: [astuple(r) for r in match.why_not(viewer, what)]) for what in asked
            ],
            "undo": what_is_said(match.can_undo, viewer),
            "turn": [match.version, match.to_act, match.waits_for, match.sealed, match.ending, match.over],
            "points": [match.scores, match.places],
            "record": match.record(),
            "stale": what_is_said(match.play, 0, "bid 1", match.version + 1),
        }
    )


def lines_of(record):
    """The lines of a record as dictionaries without their checks."""
    lines = [json.loads(line) for line in record.splitlines()]
    return [{key: value for key, value in line.items() if key != CHECK} for line in lines]


def checked(lines):
    """A record of these lines, each with the check that fits."""
    check, text = "", []
    for line in lines:
        check = chained(check, line)
        text.append(json.dumps({**line, CHECK: check}))
    return "\n".join(text) + "\n"
