"""Positions to look at: matches that bots played to their end beforehand, opened at a wanted moment.

The same seed gives the same match, so a table looks the same each time."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from itertools import count

from iacta.bots import make_bot, new_generator
from iacta.games import load_game
from iacta.match import Match
from iacta.match.luck import SECRET_BYTES
from iacta.match.record import entry_line
from iacta.server.store import KeptChat, KeptSeat, KeptTable
from tests.server.serving import Guest

BOT = "greedy"
MOST_DECISIONS = 1000
MOST_SEEDS = 40
FRIENDS = ("Rui", "Eva", "Olena", "Jacek")
CHAT = ("Good luck, everybody!", "And to you. Mind the Musician …", "Who took my Centurion?")
OVER = "over"


@dataclass(frozen=True)
class Scene:
    """A moment of a match: somebody is asked in that phase, as near as can be to that part of the whole."""

    game: str
    seats: int
    phase: str
    share: float = 1.0
    options: dict = field(default_factory=dict)
    seed: int = 1
    chosen: int = 0  # how many others have made a sealed choice already
    chat: bool = False


EXPANSIONS = {"laurus": True, "virtus": True}
SCENES = {
    "lusitania-xxi-typical": Scene("lusitania-xxi", 3, "turn", 0.5),
    "lusitania-xxi-crowded": Scene("lusitania-xxi", 4, "turn", options=EXPANSIONS, seed=4, chat=True),
    "lusitania-xxi-final": Scene("lusitania-xxi", 4, OVER, options=EXPANSIONS, seed=2),
    "lusitania-typical": Scene("lusitania", 3, "turn", 0.5),
    "lusitania-crowded": Scene("lusitania", 4, "turn", chat=True),
    "lusitania-final": Scene("lusitania", 4, OVER),
    "lutetia-typical": Scene("lutetia", 3, "bids", 0.4),
    "lutetia-bids": Scene("lutetia", 5, "bids", chosen=2, chat=True),
    "lutetia-bribes": Scene("lutetia", 5, "bribes"),
    "lutetia-legions": Scene("lutetia", 5, "legions"),
    "lutetia-apprentice": Scene("lutetia", 5, "apprentice"),
    "lutetia-final": Scene("lutetia", 5, OVER),
}


@dataclass(frozen=True)
class Moment:
    """How a match stood once: so many entries of the log, and whose turn it was."""

    version: int
    phase: str
    seat: int


def played(scene: Scene, name: str, seed: int) -> tuple[Match, list[Moment]]:
    """A whole match, and all its moments."""
    game = load_game(scene.game)
    match = Match(game, scene.seats, scene.options, match=name, secret=bytes([seed]) * SECRET_BYTES)
    bot, generator, moments = make_bot(BOT, game), new_generator(seed), []
    while not match.over and match.version < MOST_DECISIONS:
        seat = match.asked
        phase = game.actions.phases[match.book.phase(match.state)]
        moments.append(Moment(match.version, phase, seat))
        match.play(seat, int(bot.choose(match.viewed(seat), match.mask(seat), seat, generator)))
    moments.append(Moment(match.version, OVER, 0))
    return match, moments


@cache
def found(name: str, like: str) -> tuple[Match, Moment]:
    """A match with the moment of a scene in it: of the scene's seed, or of one after it."""
    scene = SCENES[like]
    for seed in range(scene.seed, scene.seed + MOST_SEEDS):
        match, moments = played(scene, name, seed)
        wanted = scene.share * match.version
        near = [moment for moment in moments if moment.phase == scene.phase and match.over]
        if near:
            moment = min(near, key=lambda moment: abs(moment.version - wanted))
            if abs(moment.version - wanted) <= match.version / 5:
                return match, moment
    raise AssertionError(f"{name}: no such moment")


class Stage:
    """A server whose tables stand as they are wanted. Ana is asked; her friends sit around her."""

    def __init__(self, server):
        self.server = server
        self.numbers = count(1)
        self.ana, *self.friends = (self.newcomer(name) for name in ("Ana", *FRIENDS))

    def newcomer(self, name):
        cookie, guest = self.server.rooms.guests.new()
        person = Guest(self.server, name, cookie)
        person.guest = guest
        return person

    def keep(self, work):
        return self.server.inside(work)

    def set_up(self, like, name=None, bots=()):
        """A table as a scene has it, with bots at some of the friends' seats; its name and Ana's seat."""
        name = name or f"{like}-{next(self.numbers)}"
        scene, (match, moment) = SCENES[like], found(like, like)
        raise NotImplementedError
