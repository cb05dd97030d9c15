"""The search bot: information-set Monte Carlo tree search over the contract alone.

It thinks in slices of a few milliseconds, so that whoever waits can look at the clock or change their mind. So many
iterations give the same choice on every machine; so many seconds do not."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass

import numpy as np

from iacta.bots.search.entry_points import Searcher, searcher
from iacta.bots.search.memory import found_child, go_on_from, has_room, new_tree, plant
from iacta.bots.search.playout import KNOWN, WORKSPACE
from iacta.bots.search.tree import ACTION, AVERAGE, FIRST, NEXT, NONE, TOTAL, TRIED, VISITS
from iacta.engine.compiling.background import background, fastest, fastest_rulebook
from iacta.engine.compiling.records import blank
from iacta.engine.compiling.rule import Mode
from iacta.engine.compiling.rulebook import Rulebook
from iacta.engine.rules.batch import MOST_SEATS
from iacta.engine.rules.game import Cards, Game
from iacta.engine.rules.random import think64, think_below

SLICE = 0.005  # seconds; no slice takes longer than twice as much
FIRST_SLICE = 16  # iterations
SELDOM = 0.1  # beside the most usual sealed choice, what is rarer than this part of it is never chosen
FINE = 1 << 30


@dataclass(frozen=True)
class Candidate:
    """An action that was thought about."""

    action: int
    chance: float  # how often it is thought to win, from 0 to 1; with more seats, what part of the others it beats
    tries: int
    share: float  # how often it would be chosen


@dataclass(frozen=True)
class Turn:
    """What a search has just thought about, to go on from there while its turn lasts."""

    view: np.ndarray
    seat: int
    root: int
    edge: int
    action: int


class Search:
    """Thinks ahead: so many iterations, or as many of them as fit into a budget."""

    def __init__(
        self,
        game: Game,
        cards: Cards,
        mode: Mode | None = None,
        *,
        iterations: int,
        sees_everything: bool = False,
    ) -> None:
        self.game = game
        self.cards = cards
        self.mode = mode
        self.iterations = iterations
        self.keeps_tree = not sees_everything  # the state goes on by itself, with dice that a view does not know
        self.cancelled: Callable[[], bool] = lambda: False  # asked between two slices; then the best so far is taken
        self.settings = game.search_settings._replace(peek=sees_everything)
        self.tree = new_tree(game.actions.count, game.search_settings.width, iterations)
        self.rows = blank(game.silent_state, WORKSPACE)
        self.turn: Turn | None = None
        self.root = 0
        if mode is None:  # while the compiled search is not ready, the interpreted one thinks
            background(game).ask_for(searcher)

    def forget(self) -> None:
        """Another game begins."""
        self.turn = None

    def choose(
        self, view: np.ndarray, legal: np.ndarray, seat: int, generator: np.ndarray, budget: float | None = None
    ) -> int:
        """The action tried most; where choices are sealed, one of those that it pays to mix."""
        own = np.array([think64(generator.data)], np.uint64)  # how long it thinks shall not change later choices
        if np.count_nonzero(legal) == 1:
            self.turn = None
            return int(np.flatnonzero(legal)[0])
        candidates, together = self.think(view, legal, seat, own, budget, hurry=True)
        if together:
            return drawn(candidates, own).action
        best = max(candidates, key=lambda candidate: candidate.tries)
        self.remember(view, seat, best.action)
        return best.action

    def consider(
        self, view: np.ndarray, seat: int, generator: np.ndarray, budget: float | None = None
    ) -> list[Candidate]:
        """All that was thought about, the best first. Nothing is kept from before or for later."""
        self.forget()
        own = np.array([think64(generator.data)], np.uint64)
        candidates, _ = self.think(view, None, seat, own, budget, hurry=False)
        return sorted(candidates, key=lambda candidate: (candidate.share, candidate.tries), reverse=True)

    def think(
        self,
        view: np.ndarray,
        legal: np.ndarray | None,
        seat: int,
        generator: np.ndarray,
        budget: float | None,
        *,
        hurry: bool,
    ) -> tuple[list[Candidate], bool]:
        book = fastest_rulebook(self.game, self.mode)
        together = bool(book.sealed(view))
        due = book.to_act(view) if together else 1 << seat
        seats = [other for other in range(MOST_SEATS) if due >> other & 1]
        self.root = self.kept(book, view, legal, seat)
        if self.root == NONE:
            self.root = 0
            plant(self.tree, seats)
        self.rows[KNOWN] = self.game.without_events(view)[0]
        self.settings = self.settings._replace(hurry=hurry and not together)
        self.run(fastest(self.game, self.mode, searcher), seat, generator, budget)
        row = self.root + seats.index(seat)
        return self.candidates(row, together=together), together

    def run(self, search: Searcher, seat: int, generator: np.ndarray, seconds: float | None) -> None:
        """Iterate until the number is reached, the time is up, or nobody wants to know any more. At least one slice of
        one iteration is thought."""
        began = time.perf_counter()
        ends = began + seconds if seconds is not None else float("inf")
        slice_ = FIRST_SLICE if search.fast else 1
        seats = int(self.rows[KNOWN]["seats"])
        arguments = (self.rows, self.cards.k, self.settings.in_numbers(), self.root, seat, seats, self.iterations)
        while not search.run(self.tree, *arguments, slice_, generator):
            now = time.perf_counter()
            if now >= ends or self.cancelled():
                return
            pace = (now - began) / slice_
            slice_ = max(1, min(2 * slice_, int(min(SLICE, ends - now) / pace)))
            began = now

    def edges(self, row: int) -> Iterator[int]:
        edge = int(self.tree.nodes[row, FIRST])
        while edge != NONE:
            yield edge
            edge = int(self.tree.edges[edge, NEXT])

    def candidates(self, row: int, *, together: bool) -> list[Candidate]:
        tree, edges = self.tree, list(self.edges(row))
        weights = [float(tree.values[edge, AVERAGE]) if together else float(tree.edges[edge, TRIED]) for edge in edges]
        kept = [weight if weight >= SELDOM * max(weights) or not together else 0.0 for weight in weights]
        return [
            Candidate(
                action=int(tree.edges[edge, ACTION]),
                chance=float(tree.values[edge, TOTAL]) / max(1, int(tree.edges[edge, TRIED])),
                tries=int(tree.edges[edge, TRIED]),
                share=weight / sum(kept),
            )
            for edge, weight in zip(edges, kept, strict=True)
        ]

    def remember(self, view: np.ndarray, seat: int, action: int) -> None:
        edge = next(edge for edge in self.edges(self.root) if self.tree.edges[edge, ACTION] == action)
        self.turn = Turn(view.copy(), seat, self.root, edge, action)

    def kept(self, book: Rulebook, view: np.ndarray, legal: np.ndarray | None, seat: int) -> int:
        """The node of the tree where the view is, if it is what the seat's last action led to by itself: then the turn
        goes on, and so do the thoughts. A node where dice might have led elsewhere too has thoughts about other things:
        it is seen by actions that are not legal here."""
        last, self.turn = self.turn, None
        if last is None or legal is None or last.seat != seat or not self.keeps_tree or not has_room(self.tree):
            return NONE
        dealt, seen = blank(view.dtype), blank(view.dtype)  # with events, if the view has some: dice are told there
        book.determinize(last.view, self.cards.k, seat, dealt, np.zeros(1, np.uint64))
        book.step(dealt, self.cards.k, seat, last.action)
        book.view(dealt, seat, seen)
        if seen.tobytes() != view.tobytes() or book.sealed(view):
            return NONE
        node = found_child(self.tree, last.root, last.edge, 1 << seat, book.phase(view))
        if node == NONE:
            return NONE
        thought_about = [self.tree.edges[edge, ACTION] for edge in self.edges(node)]
        if not thought_about and self.tree.nodes[node, VISITS] >= self.iterations:  # there is nothing to choose from
            return NONE
        if not all(legal[action] for action in thought_about):
            return NONE
        go_on_from(self.tree, node)
        return node


def drawn(candidates: list[Candidate], generator: np.ndarray) -> Candidate:
    """One of them, as often as its share says."""
    left = think_below(generator.data, FINE) / FINE
    for candidate in candidates:
        left -= candidate.share
        if left < 0:
            return candidate
    return max(candidates, key=lambda candidate: candidate.share)
