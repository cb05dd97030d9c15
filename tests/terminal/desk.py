"""A desk for tests: a session whose person types from a script, and whose screen is caught."""

import functools
import io
import re

from rich.console import Console

from iacta.bots import make_bot, new_generator
from iacta.games import load_game
from iacta.match import Match
from iacta.terminal.display import Lines, Screen
from iacta.terminal.seating import seat_players
from iacta.terminal.session import Session

ESCAPES = re.compile(r"\x1b(\[[0-9;?]*[A-Za-z]|\]8;[^\x1b]*\x1b\\)")
BOTH = {"laurus": True, "virtus": True}
GAME = load_game("lusitania-xxi")


def new_match(seats=2, options=BOTH, seed=1, **settings):
    return Match(GAME, seats, options, mode="interpreted", secret=bytes([seed]) * 32, id=f"test{seed}", **settings)


@functools.cache
def played_record(seats, seed, decisions):
    """The private record of a match in which greedy bots have decided so many times, and then until seat 0 decides."""
    match = new_match(seats, seed=seed)
    bot, generator = make_bot("greedy", GAME, mode="interpreted"), new_generator(seed)
    while not match.over and (match.version < decisions or match.to_act[0] != 0):
        seat = match.to_act[0]
        match.play(seat, bot.choose(match.view_record(seat), match.mask(seat), seat, generator))
    return match.record(private=True)


def played_match(seats=4, seed=1, decisions=40):
    return Match.replay(played_record(seats, seed, decisions), mode="interpreted")


class Desk:
    """What happens at a keyboard: `shown[i]` is what was written before the i-th question, `asked[i]` that question."""

    def __init__(
        self, match, players="greedy", *, names="", plain=True, width=100, height=35, term="xterm", **settings
    ):
        self.file = io.StringIO()
        console = Console(
            file=self.file,
            width=width,
            height=height,
            force_terminal=True,
            _environ={"TERM": term},
            color_system=None if plain else "standard",
            legacy_windows=False,
            markup=False,
            emoji=False,
        )
        self.script = []
        self.asked, self.shown = [], []
        self.match = match
        self.session = Session(
            match,
            seat_players(match.seats, players, names),
            Lines(console) if plain else Screen(console),
            ask=self.ask,
            seed=7,
            **settings,
        )

    def ask(self, question):
        self.asked.append(question)
        self.shown.append(self.file.getvalue())
        self.file.seek(0)
        self.file.truncate()
        if not self.script:
            raise EOFError
        typed = self.script.pop(0)
        if isinstance(typed, BaseException):
            raise typed
        return typed

    def type(self, *script):
        """Type these lines, then leave; the exit status."""
        self.script = list(script)
        status = self.session.run()
        self.shown.append(self.file.getvalue())
        return status

    @property
    def text(self):
        return "".join(self.shown)

    def after(self, number):
        """What was written in answer to the typed line of that number."""
        return self.shown[number + 1]


def without_escapes(text):
    return ESCAPES.sub("", text)
