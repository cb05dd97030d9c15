"""Positions to look at: matches that bots played to their end beforehand, opened at a wanted moment.

The same seed gives the same match, so a table looks the same each time."""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from functools import cache

from sqlalchemy import insert

from iacta.bots import make_bot, new_generator
from iacta.games import load_game
from iacta.match import Match
from iacta.match.luck import SECRET_BYTES
from iacta.match.record import entry_line
from iacta.server import schema
from iacta.server.stored import Command, StoredChat, StoredSeat, StoredTable
from tests.server.serving import Guest

MOST_DECISIONS = 1000
MOST_SEEDS = 40
NEAR = 5  # no further from the wanted moment than a fifth of the match
FRIENDS = ("Rui", "Eva", "Olena", "Jacek")
CHAT = ("Good luck, everybody!", "And to you!", "I thought that card was mine …")
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
    whims: float = 0.0  # how often a bot does anything at all: so cards are dismissed that a greedy one would keep
    chosen: int = 0  # how many others have made a sealed choice already
    chat: bool = False


EXPANSIONS = {"laurus": True, "virtus": True}
SCENES = {
    "lusitania-xxi-typical": Scene("lusitania-xxi", 3, "turn", 0.5),
    "lusitania-xxi-crowded": Scene("lusitania-xxi", 4, "turn", options=EXPANSIONS, whims=0.35, seed=56, chat=True),
    "lusitania-xxi-final": Scene("lusitania-xxi", 4, OVER, options=EXPANSIONS, seed=2),
    "lusitania-typical": Scene("lusitania", 3, "turn", 0.5),
    "lusitania-crowded": Scene("lusitania", 4, "turn", seed=39, chat=True),
    "lusitania-final": Scene("lusitania", 4, OVER),
    "lutetia-typical": Scene("lutetia", 3, "bids", 0.4),
    "lutetia-bids": Scene("lutetia", 5, "bids", chosen=2, chat=True),
    "lutetia-bribes": Scene("lutetia", 5, "bribes"),
    "lutetia-legions": Scene("lutetia", 5, "legions"),
    "lutetia-apprentice": Scene("lutetia", 5, "apprentice"),
    "lutetia-final": Scene("lutetia", 5, OVER),
    "lumeria-typical": Scene("lumeria", 2, "activation", 0.5, options={"south": "greeks", "north": "romans"}),
    "lumeria-crowded": Scene(
        "lumeria", 2, "first-action", 0.7, options={"south": "slavs", "north": "vikings"}, whims=0.7, seed=4, chat=True
    ),
    "lumeria-rolled": Scene("lumeria", 2, "rolled", 0.6, options={"south": "vikings", "north": "romans"}),
    "lumeria-svetovit": Scene("lumeria", 2, "svetovit", 0.6, options={"south": "slavs", "north": "vikings"}),
    "lumeria-aimed": Scene("lumeria", 2, "aimed", 0.6, options={"south": "greeks", "north": "slavs"}, whims=0.3),
    "lumeria-recruitment": Scene("lumeria", 2, "recruitment", 0.6, options={"south": "romans", "north": "slavs"}),
    "lumeria-mirror": Scene(
        "lumeria", 2, "second-action", 0.6, options={"south": "vikings", "north": "vikings", "mirror": True}
    ),
    "lumeria-final": Scene("lumeria", 2, OVER),
    "duel": Scene("lusitania-xxi", 2, "turn", 0.5),
    "lusitania-duel": Scene("lusitania", 2, "turn", 0.6),
    "lutetia-duel": Scene("lutetia", 2, "bids", 0.6),
    "undo-asked": Scene("lusitania", 4, "turn", seed=3),
    "connection-lost": Scene("lusitania-xxi", 3, "turn", 0.5),
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
    match = Match(game, scene.seats, scene.options, id=name, secret=bytes([seed]) * SECRET_BYTES, mode="compiled")
    bots = [make_bot(name, game, mode="compiled") for name in ("greedy", "random")]
    generator, whims, moments = new_generator(seed), random.Random(seed), []
    while not match.over and match.version < MOST_DECISIONS:
        seat = match.current_seat
        phase = game.actions.phases[match.rulebook.phase(match.state)]
        moments.append(Moment(match.version, phase, seat))
        bot = bots[whims.random() < scene.whims]
        match.play(seat, int(bot.choose(match.view_record(seat), match.mask(seat), seat, generator)))
    moments.append(Moment(match.version, OVER, 0))
    return match, moments


@cache
def found(name: str) -> tuple[Match, Moment]:
    """A match with the moment of a scene in it: of the scene's seed, or of the next one that has it. The table's name
    belongs to the deal, so a scene is played under its own."""
    scene = SCENES[name]
    for seed in range(scene.seed, scene.seed + MOST_SEEDS):
        match, moments = played(scene, name, seed)
        wanted = scene.share * match.version
        distance = {abs(moment.version - wanted): moment for moment in moments if moment.phase == scene.phase}
        if match.over and distance and min(distance) <= match.version / NEAR:
            return match, distance[min(distance)]
    raise AssertionError(f"{name}: no match has such a moment")


class Stage:
    """A server whose tables stand as they are wanted. Ana is the one who is asked; her friends sit around her."""

    def __init__(self, server):
        self.server = server
        self.cookies = {name: server.services.guests.new() for name in ("Ana", *FRIENDS)}
        self.stand = {}

    def guest(self, name):
        """Somebody who can be connected with."""
        return Guest(self.server, name, self.cookies[name][0])

    def set_up(self, name):
        """A table as a scene has it, if it does not stand yet; who sits where."""
        if name not in self.stand:
            match, moment = found(name)
            self.stand[name] = self.seated(SCENES[name].seats, moment.seat)
            self.server.inside(self.keep(name, match, moment))
        return self.stand[name]

    def seated(self, seats, ana):
        around = iter(FRIENDS)
        return ["Ana" if seat == ana else next(around) for seat in range(seats)]

    async def keep(self, name, match, moment):
        """Put a match up to a moment into the database, as if it had been played here."""
        scene, store = SCENES[name], self.server.services.store
        people = [StoredSeat("person", who, guest=self.cookies[who][1]) for who in self.stand[name]]
        stage = "over" if scene.phase == OVER else "running"
        table = StoredTable(
            id=name,
            game=scene.game,
            rules=match.game.rules_version,
            options=match.options,
            cards=None,
            secret=match.secret,
            public=False,
            seats=people,
            stage=stage,
        )
        await store.add(table)
        log = [entry_line(match, number, entry, opened=True) for number, entry in enumerate(match.log, 1)]
        rows = [{"table": name, "number": number, "entry": line} for number, line in enumerate(log, 1)]
        await store.run(lambda c: c.execute(insert(schema.entries), rows[: moment.version]))
        if scene.chosen:
            others = [play for play in match.log[moment.version].plays if play[0] != moment.seat]
            for seat, action in others[: scene.chosen]:
                await store.choose(name, seat, match.game.actions.text(action), None)
        for number, text in enumerate(CHAT if scene.chat else (), 1):
            said = StoredChat(number, number % scene.seats, self.stand[name][number % scene.seats], text)
            await store.say(name, said, Command(said.seat, "", number, f"chat-{number}", moment.version))

    def gather(self, name):
        """Everybody but Ana sits down at a table; the friends' connections by name."""
        people = self.set_up(name)
        return {who: self.guest(who).sit(name) for who in people if who != "Ana"}
