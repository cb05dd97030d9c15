"""One deal between two bots: a game with every seating of the contest, from the same key."""

from __future__ import annotations

import operator
import threading
import time
from dataclasses import dataclass

import numpy as np

from iacta.bots import Bot, make_bot, sees_everything
from iacta.engine.compiling.records import blank
from iacta.engine.compiling.rulebook import rulebook
from iacta.engine.words.errors import IactaError, Sentence, shown
from iacta.lab.contest import FIRST, SECOND, Contest
from iacta.lab.report import TEXT
from iacta.lab.thinking_times import ThinkingTimes

NO_ACTION = -1


class BotFailed(IactaError):
    """A bot broke in an arena, or chose what is not legal."""


class Stopped(Exception):
    """Somebody wants no more games."""


@dataclass(frozen=True)
class Encounter:
    """What came of one deal between one pair: the places by game and seat, and how the two have thought."""

    deal: int
    pair: int
    places: tuple[tuple[int, ...], ...]
    thinking: tuple[ThinkingTimes, ThinkingTimes]


@dataclass(frozen=True)
class Player:
    """A bot at a seat in one game."""

    name: str
    bot: Bot
    seat: int
    generator: np.ndarray
    thinking: ThinkingTimes
    where: Sentence


class Lounge:
    """The bots of one thread between two games. A bot that can forget is kept for the next game at its seat; any other
    is made anew, so that nothing it remembers reaches another game."""

    def __init__(self, contest: Contest) -> None:
        self.contest = contest
        self.kept: dict[tuple[str, int], Bot] = {}

    def bot_for(self, name: str, seat: int) -> Bot:
        """A bot that remembers nothing."""
        bot = self.kept.get((name, seat))
        if bot is None:
            contest = self.contest
            bot = make_bot(name, contest.game, contest.printed, contest.mode, measuring=True)
        forget = getattr(bot, "forget", None)
        if forget is not None:
            forget()
            self.kept[name, seat] = bot
        return bot


def play_encounter(contest: Contest, lounge: Lounge, deal: int, pair: int, stop: threading.Event) -> Encounter:
    """Play a deal with every seating. Raises `Stopped` when that is wanted in the middle."""
    thinking = (ThinkingTimes(), ThinkingTimes())
    places = []
    for game, seating in enumerate(contest.seatings):
        players = []
        for seat, which in enumerate(seating):
            name = contest.pairs[pair][which]
            where = Sentence("where-in-the-arena", TEXT, deal=str(deal), game=str(game), seat=str(seat))
            generator = contest.generator(deal, game, seat)
            players.append(Player(name, lounge.bot_for(name, seat), seat, generator, thinking[which], where))
        places.append(play_game(contest, contest.key(deal), players, stop))
    return Encounter(deal, pair, tuple(places), (thinking[FIRST], thinking[SECOND]))


def play_game(contest: Contest, key: np.ndarray, players: list[Player], stop: threading.Event) -> tuple[int, ...]:
    """Play one game to its end; the place of each seat."""
    book, k = rulebook(contest.game, contest.mode), contest.printed.k
    state = blank(contest.game.state)
    book.deal(state, k, contest.numbers, key)
    left = contest.game.most_decisions(contest.numbers.tolist())
    while left > 0 and (waiting := book.to_act(state)):
        # Whoever chooses in secret chooses before anything is done.
        due = [seat for seat in range(contest.seats) if waiting >> seat & 1]
        due = due if book.sealed(state) else [book.current_seat(state)]
        choices = [(seat, decided(contest, state, players[seat], stop)) for seat in due]
        for seat, action in choices:
            book.step(state, k, seat, action)
        left -= len(due)
    places = np.zeros(contest.seats, np.int64)
    book.rank(state, k, places)
    return tuple(places.tolist())


def decided(contest: Contest, state: np.ndarray, player: Player, stop: threading.Event) -> int:
    """What a player does now, checked and timed."""
    if stop.is_set():
        raise Stopped
    book = rulebook(contest.game, contest.mode)
    view = blank(contest.game.state)
    book.view(state, player.seat, view)
    legal = np.zeros(contest.game.actions.count, np.uint8)
    found = np.zeros(contest.game.actions.count, np.int64)
    count = book.legal_actions(view, contest.printed.k, player.seat, legal, found)
    shown_to_it = state.copy() if sees_everything(player.name) else view
    began = time.perf_counter_ns()
    try:
        answer = player.bot.choose(shown_to_it, legal, player.seat, player.generator)
    except Exception as error:
        why = f"{type(error).__name__}: {error}"
        raise BotFailed("bot-broke", TEXT, bot=shown(player.name), where=player.where, why=why) from error
    player.thinking.count(time.perf_counter_ns() - began, choice=count > 1)
    try:
        action = operator.index(answer)
    except TypeError:
        action = NO_ACTION
    if action not in found[:count]:  # and not in the mask, which the bot had in its hands
        chosen = shown(answer)
        raise BotFailed("bot-chose-the-illegal", TEXT, bot=shown(player.name), where=player.where, action=chosen)
    return action
