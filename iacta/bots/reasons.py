"""Why something is a good idea, in facts that anybody could check: what it brings at once, what it brings until it is
the seat's turn again, and which card it keeps from another.

All of it comes from the seat's own view. What it does not see is dealt again several times, and greedy goes on for all;
only what holds in most of these deals is said."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

import numpy as np

from iacta.bots.greedy import Greedy
from iacta.engine.compiling.background import fastest_rulebook
from iacta.engine.compiling.records import blank
from iacta.engine.compiling.rule import Mode
from iacta.engine.compiling.rulebook import Rulebook
from iacta.engine.rules.batch import MOST_SEATS
from iacta.engine.rules.events import CARD, KNOWN, SEAT, SOURCE, TARGET
from iacta.engine.rules.game import Cards, Game
from iacta.engine.rules.places import NOWHERE

DEALS = 5
FEWEST_POINTS = 0.5  # that are worth a word, on average
LONGEST = 60  # decisions that are looked ahead until it is the seat's turn again

ReasonName = Literal["wins", "brings", "costs", "leads-to", "keeps"]


@dataclass(frozen=True)
class Reason:
    """One fact: the action `wins` the match at once, `brings` or `costs` so many points at once, `leads-to` so many
    more on average until it is the seat's turn again, or `keeps` a card from the seat that would take it next."""

    name: ReasonName
    points: float = 0.0
    card: str | None = None
    seat: int | None = None


@dataclass(frozen=True)
class Taken:
    """A card that a seat took from where it lay open for all."""

    card: int
    source: int
    seat: int


@dataclass(frozen=True)
class Outcome:
    """What came of an action in one deal."""

    won: bool
    at_once: float
    later: float
    own: tuple[Taken, ...]
    others: tuple[Taken, ...]


def reasons_for(
    game: Game,
    cards: Cards,
    view: np.ndarray,
    seat: int,
    actions: Sequence[int],
    generator: np.ndarray,
    seconds: float,
    *,
    mode: Mode | None = None,
) -> list[tuple[Reason, ...]]:
    """For each of the actions of a seat that is to decide, why it could be good. The deals are the same for all. When
    the time is up there are fewer of them; without any, as with rules that are not compiled yet, no reason is known."""
    lookahead = Lookahead(game, cards, mode, view, seat)
    ends = time.perf_counter() + seconds
    deals: list[list[Outcome]] = []
    for _ in range(DEALS):
        deal, outcomes = lookahead.deal(generator), []
        for action in actions:
            if time.perf_counter() < ends:
                outcomes.append(lookahead.follow(deal, action, generator, ends))
        if time.perf_counter() >= ends:
            break
        deals.append(outcomes)
    by_action = list(zip(*deals, strict=True))
    return [tuple(said(game, by_action, number)) for number in range(len(by_action))] or [()] * len(actions)


def said(game: Game, outcomes: Sequence[Sequence[Outcome]], number: int) -> list[Reason]:
    """What holds of one action in most deals, and sets it apart from the others."""
    mine = outcomes[number]
    if all(outcome.won for outcome in mine):
        return [Reason("wins")]
    found = []
    at_once = {outcome.at_once for outcome in mine}
    known = at_once.pop() if len(at_once) == 1 else 0.0
    if known:
        found.append(Reason("brings" if known > 0 else "costs", points=abs(known)))
    later = round(sum(outcome.later for outcome in mine) / len(mine), 1)
    if later > 0 and later - known >= FEWEST_POINTS:
        found.append(Reason("leads-to", points=round(2 * later) / 2))
    return [*found, *kept(game, outcomes, number)]


def kept(game: Game, outcomes: Sequence[Sequence[Outcome]], number: int) -> list[Reason]:
    """The card that the action takes, if another seat takes it by the next turn after some other action."""
    mine = Counter(taken for outcome in outcomes[number] for taken in outcome.own)
    takers = Counter(
        (other.card, other.source, other.seat)
        for another, alternative in enumerate(outcomes)
        if another != number
        for outcome in alternative
        for other in outcome.others
    )
    most = len(outcomes[number]) // 2 + 1
    for taken, times in mine.most_common(1):
        rivals = Counter({seat: n for (*what, seat), n in takers.items() if what == [taken.card, taken.source]})
        for seat, often in rivals.most_common(1):
            if min(times, often) >= most:
                return [Reason("keeps", card=game.kinds[taken.card], seat=seat)]
    return []


class Lookahead:
    """Follows actions from one view."""

    def __init__(self, game: Game, cards: Cards, mode: Mode | None, view: np.ndarray, seat: int) -> None:
        self.game = game
        self.cards = cards
        self.book: Rulebook = fastest_rulebook(game, mode)
        self.greedy = Greedy(game, cards, mode)
        self.view = view
        self.seat = seat
        self.points = self.points_in(view)

    def deal(self, generator: np.ndarray) -> np.ndarray:
        """A deal that fits what the seat sees."""
        state = blank(self.game.state)
        self.book.determinize(self.view, self.cards.k, self.seat, state, generator)
        return state

    def points_in(self, view: np.ndarray) -> float:
        """The seat's points as it can count them."""
        out = np.zeros(MOST_SEATS, np.int64)
        self.book.score(view, self.cards.k, out)
        return int(out[self.seat]) / self.game.points_per_victory_point

    def seen(self, state: np.ndarray, seat: int) -> np.ndarray:
        view = blank(self.game.state)
        self.book.view(state, seat, view)
        return view

    def gained(self, state: np.ndarray) -> float:
        return self.points_in(self.seen(state, self.seat)) - self.points

    def has_won(self, state: np.ndarray) -> bool:
        """Whether the match is over and the seat is the only one in the first place."""
        if not self.book.ending(state):
            return False
        places = np.zeros(MOST_SEATS, np.int64)
        self.book.rank(state, self.cards.k, places)
        first = np.flatnonzero(places[: int(state["seats"][0])] == 1).tolist()
        return bool(first == [self.seat])

    def follow(self, deal: np.ndarray, action: int, generator: np.ndarray, ends: float) -> Outcome:
        """Do the action in a deal, and let greedy go on until others have decided too and the seat is asked again: for
        the same, where all choose at once, since what follows belongs to that choice."""
        state = deal.copy()
        phase, together = self.book.phase(state), bool(self.book.sealed(state))
        came_round = together
        own, others = self.decide(state, generator, action)
        at_once, won = self.gained(state), self.has_won(state)
        for _ in range(LONGEST):
            decides = self.book.to_act(state) >> self.seat & 1
            if (
                self.book.ending(state)
                or time.perf_counter() >= ends
                or (came_round and decides and (not together or self.book.phase(state) == phase))
            ):
                break
            came_round = came_round or self.book.current_seat(state) != self.seat
            _, more = self.decide(state, generator, None)
            others += more
        return Outcome(won, at_once, self.gained(state), own, others)

    def decide(
        self, state: np.ndarray, generator: np.ndarray, action: int | None
    ) -> tuple[tuple[Taken, ...], tuple[Taken, ...]]:
        """One decision, or those of all who choose at the same time: the seat's own action, and otherwise greedy's."""
        due = self.book.to_act(state)
        together = bool(self.book.sealed(state))
        current = self.seat if action is not None else int(self.book.current_seat(state))
        seats = [seat for seat in range(MOST_SEATS) if due >> seat & 1] if together else [current]
        choices = [
            (seat, action if seat == self.seat and action is not None else self.by_greed(state, seat, generator))
            for seat in seats
        ]
        own: tuple[Taken, ...] = ()
        others: tuple[Taken, ...] = ()
        for seat, choice in choices:
            self.book.step(state, self.cards.k, seat, choice)
            taken = tuple(self.taken(state))
            own += tuple(each for each in taken if each.seat == self.seat)
            others += tuple(each for each in taken if each.seat != self.seat)
        return own, others

    def by_greed(self, state: np.ndarray, seat: int, generator: np.ndarray) -> int:
        view = self.seen(state, seat)
        mask = np.zeros(self.game.actions.count, np.uint8)
        found = np.zeros(self.game.actions.count, np.int64)
        self.book.legal_actions(view, self.cards.k, seat, mask, found)
        return self.greedy.choose(view, mask, seat, generator)

    def taken(self, state: np.ndarray) -> list[Taken]:
        """The cards that went from where all see them to a place of some seat in the last step."""
        found = []
        everybody = (1 << int(state["seats"][0])) - 1
        for event in state["events"][0][: int(state["happened"][0])].tolist():
            source, target, who = event[SOURCE], event[TARGET], event[SEAT]
            if NOWHERE in (source, target) or event[CARD] <= 0 or event[KNOWN] & everybody != everybody:
                continue
            row, owned = self.game.places.zone(source)[0], self.game.places.zone(target)[0]
            if len(row.shape) == 1 and not row.hidden and not row.heap and len(owned.shape) > 1:
                found.append(Taken(event[CARD], source, who))
        return found
