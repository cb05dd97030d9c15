"""Looking for golden matches: tables of bots, and the scenes that the shortest of their matches are kept for."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

import numpy as np

from iacta.bots import make_bot, new_generator
from iacta.match import Match
from tests.golden.shown import family

Turn = Callable[["Player"], None]
UNHEARD_OF = 10_000  # entries in a match


class Player:
    """The bots at a table. They look for scenes, not for wins, and may see everything for that."""

    def __init__(self, match: Match, seed: int) -> None:
        self.match = match
        self.generator = new_generator(seed)
        self.bots = {name: make_bot(name, match.game, match.cards, match.mode) for name in ("random", "greedy")}

    @property
    def seat(self) -> int:
        """The seat that is asked."""
        seat = self.match.current_seat
        assert seat is not None, "the match is over"
        return seat

    def legal(self, state: np.ndarray | None = None) -> list[int]:
        """The legal actions of the seat that decides, here or after some steps of its own."""
        match = self.match
        mask = np.zeros(match.game.actions.count, np.uint8)
        found = np.zeros(match.game.actions.count, np.int64)
        count = match.rulebook.legal_actions(
            match.state if state is None else state, match.cards.k, self.seat, mask, found
        )
        return [int(action) for action in found[:count]]

    def only(self, *families: str) -> list[int]:
        """The legal actions of these families."""
        return [action for action in self.legal() if family(self.match.game, action) in families]

    def after(self, action: int, state: np.ndarray | None = None) -> np.ndarray:
        """The state after a step that is not made."""
        trial = (self.match.state if state is None else state).copy()
        self.match.rulebook.step(trial, self.match.cards.k, self.seat, action)
        return trial

    def play(self, bot: str, among: list[int] | None = None) -> None:
        """Let a bot decide, among all legal actions or some."""
        mask = np.zeros(self.match.game.actions.count, np.uint8)
        mask[self.legal() if among is None else among] = 1
        view = self.match.view_record(self.seat)
        self.match.play(self.seat, self.bots[bot].choose(view, mask, self.seat, self.generator))


@dataclass(frozen=True)
class Matches:
    """Matches to look through: `games` of them, each step made by `turn`."""

    seats: int
    games: int
    turn: Turn
    options: dict[str, int | bool | str] = field(default_factory=dict)


@dataclass(frozen=True)
class Scene:
    """A golden match: the shortest of a table's that shows all this."""

    table: str
    shows: frozenset[str]
    page: bool = False  # whether it is also kept as a page to read


def scene(table: str, *shows: str, page: bool = False) -> Scene:
    return Scene(table, frozenset(shows), page)


def by(bot: str) -> Turn:
    return lambda player: player.play(bot)


def wavering(freely: str, by_consent: str) -> Turn:
    """Greedy, but the first decision of one family is taken back, and then one of another, by consent; what follows is
    random."""

    def turn(player: Player) -> None:
        match = player.match
        undone = {entry.consent != () for entry in match.log if entry.is_undo}
        last = match.log[-1] if match.log else None
        if last and not last.is_undo:
            seat, action = last.plays[0]
            name = family(match.game, action)
            if name == freely and False not in undone and match.can_undo(seat):
                match.undo(seat)
                return
            if name == by_consent and undone == {False} and not match.can_undo(seat):
                match.undo(seat, [other for other in range(match.seats) if other != seat])
                return
        player.play("random" if last and last.is_undo else "greedy")

    return turn


def played(match: Match, seed: int, turn: Turn, longest: int) -> bool:
    """Play a match to its end; False if it takes more than `longest` entries."""
    player = Player(match, seed)
    while not match.over:
        if match.version >= longest:
            return False
        turn(player)
    return True


def shortest(
    wanted: dict[str, frozenset[str]], table: Matches, deal: Callable[[int], Match], shown: Callable[[Match], set[str]]
) -> dict[str, Match]:
    """For each scene the shortest of a table's matches that shows what is wanted, no match for two."""
    best: dict[str, Match] = {}
    for number in range(table.games):
        longest = max(best[title].version - 1 if title in best else UNHEARD_OF for title in wanted)
        match = deal(number)
        if not played(match, number, table.turn, longest):
            continue
        titles = shown(match)
        # A match is kept for one scene only, and rather for one that has none yet.
        for title in sorted(wanted, key=lambda title: title in best):
            if wanted[title] <= titles and (title not in best or match.version < best[title].version):
                best[title] = match
                break
    return best
